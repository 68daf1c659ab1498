"""What the side-by-side runs on, made if need be: compiled engines, a former state of the project, other engines."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
import tarfile
import tomllib
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import dev  # noqa: E402
import engine_build  # noqa: E402

BUILD = ROOT / "build"
PEERS_HOME = BUILD / "bench-venv"
NEEDED = ("librt", "msgspec", "mypy-extensions")  # what sandlot imports when its bots play
COMPILE = """\
import engine_build, pathlib
here = pathlib.Path.cwd()
print(engine_build.compile_in(here / "build" / "engine", here))
"""


class Unready(Exception):
    """Something that cannot be done without is missing; the message is one sentence."""


@dataclass(frozen=True)
class State:
    """The project at one moment: a tree with its sources, and engines compiled from them."""

    root: Path
    engine: Path
    tuned: Path | None = None  # made by a profile


def say(text: str) -> None:
    """Tell the person how it goes."""
    print(text, file=sys.stderr, flush=True)


def player() -> str:
    """The Python of the player's environment."""
    return dev.environment(*dev.PLAY)


def present(python: str, tuned: bool = True) -> State:
    """The sources as they are; the tuned engine as well, where it is wanted and the compiler can."""
    say("Compiling the engine, if it is not yet; then by a profile ..." if tuned else "Compiling the engine ...")
    command = [python, str(ROOT / "engine_build.py"), *(["--tune"] if tuned else [])]
    if subprocess.call(command, cwd=ROOT, stdout=sys.stderr) != 0:
        raise Unready("the engine was not compiled")
    engine = dev.ENGINES / engine_build.source_hash(ROOT)
    faster = engine / engine_build.TUNED
    return State(ROOT, engine, faster if faster.is_dir() else None)


def compiled(python: str) -> Path:
    """The best engine of the sources as they are that is there; an ordinary one is compiled if there is none."""
    say("Compiling the engine, if it is not yet ...")
    if subprocess.call([python, str(ROOT / "engine_build.py")], cwd=ROOT, stdout=sys.stderr) != 0:
        raise Unready("the engine was not compiled")
    engine = dev.ENGINES / engine_build.source_hash(ROOT)
    tuned = engine / engine_build.TUNED
    return tuned if tuned.is_dir() else engine


def former(python: str, revision: str) -> State:
    """A former state, unpacked below build/bench and compiled there, in the present environment."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    root = BUILD / "bench" / commit[:12]
    if not root.is_dir():
        say(f"Unpacking {revision} ...")
        unfinished = root.with_suffix(f".{os.getpid()}")
        with tarfile.open(fileobj=io.BytesIO(git("archive", "--format=tar", commit))) as archive:
            archive.extractall(unfinished, filter="data")
        unfinished.rename(root)
    say(f"Compiling {revision}, if it is not yet ...")
    done = subprocess.run([python, "-c", COMPILE], cwd=root, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise Unready(f"{revision} was not compiled")
    return State(root, Path(done.stdout.splitlines()[-1]))


def git(*arguments: str) -> bytes:
    """What git answers."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True)
    if done.returncode != 0:
        raise Unready(f"git says: {done.stderr.decode().strip()}")
    return done.stdout


# -- other engines -----------------------------------------------------------------------------------------------


def peers() -> tuple[str, dict[str, str]]:
    """The Python of the peers' environment, and for every package of the group `peers` why it is missing, or ""."""
    group = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]["peers"]
    python = PEERS_HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = PEERS_HOME / "made-from.sha256"
    want = hashlib.sha256(f"{group} {sys.version}".encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == want:
        return str(python), {package(wanted): "" for wanted in group}
    say("Setting up build/bench-venv with the other engines (once) ...")
    venv.create(PEERS_HOME, with_pip=True, clear=True)
    missing = {package(wanted): install(python, wanted) for wanted in group}
    if not any(missing.values()):
        stamp.write_text(want)
    return str(python), missing


def peers_with_sandlot() -> str:
    """The Python of the peers' environment, in which our bots can play as well."""
    python, missing = peers()
    if missing["open_spiel"]:
        raise Unready(f"open_spiel is missing: {missing['open_spiel']}")
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    wanted = [each for each in ours if package(each) in NEEDED]
    stamp = PEERS_HOME / "plays-sandlot"
    if not stamp.is_file() or stamp.read_text() != str(wanted):
        for each in wanted:
            if why := install(Path(python), each):
                raise Unready(f"{each} is missing: {why}")
        stamp.write_text(str(wanted))
    return python


def package(wanted: str) -> str:
    """The name in a requirement."""
    return wanted.partition(">")[0].strip()


def install(python: Path, wanted: str) -> str:
    """Install a package; returns pip's last words if that fails."""
    command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", wanted]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["pip failed"])[-1]
