#!/usr/bin/env python3
"""Everything one does in a clone of Sandlot; needs only Python 3.11 or newer and git.

  python3 dev.py run [ARGS]        play in the browser; with ARGS, any `sandlot` command: run sim GAME --games 100
  python3 dev.py test [--deep]     all checks and tests, as CI runs them; --deep takes the large budgets
  python3 dev.py test PYTEST-ARGS  only these tests, on the plain and on the compiled engine: test -k chance
  python3 dev.py compile           compile the engine now and wait for it, then once more by a profile of the games
  python3 dev.py shots [FOLDER]    pictures of every screen, made with Chromium (default: build/shots)
  python3 dev.py mutate GAME --sample N --seed S
                                   break one line of the game's rules at a time; count what the tests notice

The first `run` makes .venv, the first `test` .venv-dev, from the locked requirements.
`run` never waits for the compiler: it plays on plain Python while the engine compiles in the background.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
import time
import venv
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Sandlot needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import engine_build
import page_build

ROOT = Path(__file__).resolve().parent
ENGINES = ROOT / "build" / "engine"
PLAY = (".venv", "requirements.lock")
TEST = (".venv-dev", "requirements-dev.lock")
PACKAGING = "tests/packaging"
BROWSER = "tests/browser"
ONCE = ("bench", "lab", "server", "tools")  # below tests/: what is never compiled and takes long to test


def say(text: str) -> None:
    """Tell the person something without touching the command's own output."""
    print(text, file=sys.stderr, flush=True)


# Environments


def environment(name: str, lock_name: str) -> str:
    """The Python of an environment that holds what the lock names; made again when the lock has changed."""
    home, lock = ROOT / name, ROOT / lock_name
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = home / "made-from.sha256"
    want = hashlib.sha256(lock.read_bytes() + f"{sys.version} {ROOT}".encode()).hexdigest()
    with engine_build.alone(ROOT / "build" / f"{name.strip('.')}.lock"):
        if not stamp.is_file() or stamp.read_text() != want:
            say(f"Setting up {name} from {lock_name} (once, under a minute) ...")
            make_environment(home, python, lock)
            stamp.write_text(want)
    return str(python)


def make_environment(home: Path, python: Path, lock: Path) -> None:
    """Install the lock into a new environment that imports sandlot from src/."""
    try:
        venv.create(home, with_pip=True, clear=True)
    except subprocess.CalledProcessError:
        sys.exit("This Python cannot make virtual environments; on Debian: apt-get install python3-venv")
    pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    # --no-compile: Python compiles what is imported by itself, and most of it never is
    if subprocess.call([*pip, "--no-compile", "--require-hashes", "-r", str(lock)]) != 0:
        sys.exit(f"{lock.name} could not be installed; pip's reason stands above.")
    site = sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)})
    Path(site, "sandlot-src.pth").write_text(f"{ROOT / 'src'}\n")


# run, compile, mutate


def run(arguments: list[str]) -> int:
    """Start `sandlot`, compiled if it can be, at once in any case."""
    python = environment(*PLAY)
    variables = dict(os.environ)
    if variables.get("SANDLOT_PURE") != "1" and "SANDLOT_ENGINE" not in variables:
        engine = engine_or_background_compile(python)
        if engine:
            variables["SANDLOT_ENGINE"] = str(engine)
    if not arguments or arguments[0] == "serve":
        build_page()
    command = [python, "-m", "sandlot", *(arguments or ["serve"])]
    if os.name != "nt":
        os.execve(python, command, variables)
    return subprocess.call(command, env=variables)


def build_page() -> bool:
    """Build the page if the sources have changed; one line about it where it cannot be built."""
    if page_build.ready(ROOT):
        return True
    try:
        if not page_build.npm() and os.environ.get("SANDLOT_PAGE") != "skip":
            say("Fetching Node.js to build the page (once) ...")
            home = ROOT / "build" / "node"
            pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
            subprocess.call([*pip, "--target", str(home), page_build.NODE])
            sys.path.insert(0, str(home))
        say("Building the page (once, about half a minute) ...")
        page_build.build(ROOT)
    except page_build.PageError as error:
        say(f"Going on with plain pages: the page could not be built, because {error}")
        return False
    return True


def shots(folder: str) -> int:
    """Take pictures of every screen."""
    python = environment(*TEST)
    build_page()
    return subprocess.call([python, str(ROOT / BROWSER / "shots.py"), folder], cwd=ROOT)


def engine_or_background_compile(python: str) -> Path | None:
    """The compiled engine for the sources as they are, or None and one line about what happens instead."""
    stamp = engine_build.source_hash(ROOT)
    engine = engine_build.ready(ENGINES, stamp)
    log = ENGINES / "compile.log"
    if engine:
        if engine_build.tunable(ENGINES, stamp) and not engine_build.busy(ENGINES, engine_build.TUNING):
            start_compile(python, log)  # a tuning that was cut off, or not asked for yet
        return engine
    shown = log.relative_to(ROOT)
    why = engine_build.obstacle()
    if why:
        say(f"Playing on plain Python, many times slower, because {why}.")
    elif engine_build.failed(ENGINES, stamp):
        say(f"Playing on plain Python: these sources did not compile, see {shown}.")
    elif engine_build.busy(ENGINES):
        say("Playing on plain Python while the engine is still compiling in the background.")
    else:
        say("Playing on plain Python; the engine compiles in the background and is used from the next start.")
        start_compile(python, log)
    return None


def start_compile(python: str, log: Path) -> None:
    """Compile in another process, which outlives this one and stays away from the terminal."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as output:
        subprocess.Popen(
            [python, str(ROOT / "engine_build.py"), "--background"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )


def compile_now() -> int:
    """Compile the engine in the foreground, the faster one as well where the compiler can."""
    return subprocess.call([environment(*PLAY), str(ROOT / "engine_build.py"), "--tune"], cwd=ROOT)


def mutate(arguments: list[str]) -> int:
    """Break the rules of a game one line at a time and count what its tests notice."""
    variables = {**os.environ, "SANDLOT_PURE": "1"}
    command = [environment(*TEST), str(ROOT / "tools" / "mutate.py"), *arguments]
    return subprocess.call(command, cwd=ROOT, env=variables)


# test


class Stages:
    """Runs one stage after the other, and one beside them; keeps the summary; the first failure ends the run."""

    def __init__(self, python: str) -> None:
        self.programs = Path(python).parent
        self.lines: list[str] = []
        self.beside: tuple[str, float, subprocess.Popen[bytes]] | None = None

    def start(self, name: str, program: str, *arguments: str, **variables: str) -> subprocess.Popen[bytes]:
        """Start a program of the environment, which knows nothing of this shell's settings for sandlot.

        It gives way to the stage beside it, which takes only one core and would else be waited for in the end.
        """
        say(f"\n--- {name}")
        clean = {key: value for key, value in os.environ.items() if not key.startswith("SANDLOT_")}
        clean.pop("PYTHONDONTWRITEBYTECODE", None)  # many tests start programs, which would compile everything again
        clean["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "bytecode")
        give_way = (lambda: os.nice(5)) if self.beside and os.name != "nt" else None
        command = [str(self.programs / program), *arguments]
        return subprocess.Popen(command, cwd=ROOT, env={**clean, **variables}, preexec_fn=give_way)

    def run(self, name: str, program: str, *arguments: str, **variables: str) -> None:
        """Run a program of the environment; ends the whole run with 1 if it fails."""
        self.finish(name, time.monotonic(), self.start(name, program, *arguments, **variables))

    def run_beside(self, name: str, program: str, *arguments: str) -> None:
        """Start a quiet stage that keeps one core busy while the next ones run; `join` waits for it."""
        self.beside = name, time.monotonic(), self.start(name, program, *arguments)

    def join(self) -> None:
        """Wait for the stage that runs beside the others."""
        if self.beside:
            stage, self.beside = self.beside, None
            self.finish(*stage)

    def finish(self, name: str, start: float, process: subprocess.Popen[bytes]) -> None:
        """Wait for a stage; ends the whole run with 1 if it failed."""
        code = process.wait()
        self.lines.append(f"{'ok' if code == 0 else 'FAILED':8}{name:32}{time.monotonic() - start:7.1f} s")
        if code != 0:
            if self.beside:
                self.beside[2].terminate()
            self.report()
            sys.exit(1)

    def report(self) -> None:
        """Print one line per stage so far."""
        say("\n" + "\n".join(self.lines))


def test(arguments: list[str]) -> int:
    """Check and test as CI does; with pytest arguments only the tests they name, on both engines."""
    deep = [argument for argument in arguments if argument == "--deep"]
    chosen = [argument for argument in arguments if argument != "--deep"]
    stages = Stages(environment(*TEST))
    if any(argument.startswith((PACKAGING, BROWSER)) for argument in chosen):
        build_page()
        stages.run("chosen", "pytest", *deep, *chosen)
        stages.report()
        return 0
    stages.run_beside("compile", "python", "engine_build.py")
    pytest = ["pytest", "-n", "2", *deep]
    once = [f"tests/{folder}" for folder in ONCE]
    both = [f"--ignore={folder}" for folder in (PACKAGING, BROWSER)]
    both += chosen or [f"--ignore={folder}" for folder in once]
    coverage = [] if chosen else ["--cov", "--cov-report="]
    if not chosen:
        stages.run("ruff check", "ruff", "check")
        stages.run("ruff format", "ruff", "format", "--check")
        stages.run("mypy", "mypy")
        stages.run("import layers", "lint-imports", "--no-logo")
    stages.run("tests, plain Python", *pytest, *both, *coverage, SANDLOT_PURE="1")
    if not chosen:
        stages.run("all rules are reached", "python", "-m", "hygiene.reach", PYTHONPATH="tests")
    stages.join()
    engine = str(ENGINES / engine_build.source_hash(ROOT))
    stages.run("tests, compiled engine", *pytest, *both, SANDLOT_ENGINE=engine)
    if not chosen:
        more_coverage = ["--cov", "--cov-append", "--cov-report=term"]
        stages.run("tests, never compiled", *pytest, *once, *more_coverage, SANDLOT_ENGINE=engine)
        test_page(stages, engine, deep)
        stages.run("packaging", "pytest", "-n", "2", "--dist", "loadfile", PACKAGING, *deep)
    stages.report()
    return 0


def test_page(stages: Stages, engine: str, deep: list[str]) -> None:
    """Check, test and drive the page."""
    if not build_page():
        sys.exit("The page could not be built, so it was not tested.")
    command = page_build.npm()
    for name in ("lint", "check", "test"):
        stages.run(f"page {name}", *command, "run", "--silent", "--prefix", "web", name)
    stages.run("page in Chromium", "pytest", "-n", "2", "--dist", "worksteal", BROWSER, *deep, SANDLOT_ENGINE=engine)


def main(arguments: list[str]) -> int:
    """Carry out one command; returns the exit code."""
    command, rest = (arguments[0], arguments[1:]) if arguments else ("--help", [])
    if command == "run":
        return run(rest)
    if command == "test":
        return test(rest)
    if command == "shots" and len(rest) < 2:
        return shots(*(rest or ["build/shots"]))
    if command == "compile" and not rest:
        return compile_now()
    if command == "mutate" and rest:
        return mutate(rest)
    if command in ("-h", "--help", "help"):
        print(__doc__, end="")
        return 0
    say(f"There is no `dev.py {' '.join(arguments)}`; `python3 dev.py --help` lists the commands.")
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
