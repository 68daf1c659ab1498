#!/usr/bin/env python3
"""Compiles the engine with mypyc: which modules, under which hash, into which folder.

Both users read it here: hatch_build.py (the wheel) and dev.py (`build/engine/<hash>`). Standard library only;
the compiling itself runs in the Python that calls it, which needs mypy[mypyc], setuptools and a C compiler.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PATTERNS = (  # below src/
    "sandlot/kernel/*.py",
    "sandlot/baseball/*.py",
    "sandlot/games/*/game.py",
    "sandlot/games/*/state.py",
    "sandlot/games/*/tables.py",
    "sandlot/games/*/numbers.py",
    "sandlot/games/*/atoms/**/*.py",
    "sandlot/games/*/steps.py",
    "sandlot/games/*/steps/**/*.py",
    "sandlot/games/*/effects.py",
    "sandlot/games/*/effects/**/*.py",
    "sandlot/games/*/bot*.py",
    "sandlot/games/*/bot/**/*.py",
    "sandlot/bots/search*.py",
)
INTERPRETED = re.compile(r"^# interpreted\b", re.MULTILINE)  # in a module's first lines: leave it plain Python
HEAD = 2000  # characters
IMPORT = re.compile(r"^\s*(?:from\s+(sandlot[\w.]*)\s+import\s+(\([^)]*\)|[^\n]*)|import\s+([^\n]*))", re.MULTILINE)
LOCKED_MYPY = re.compile(r"^mypy==(\S+)", re.MULTILINE)

STAMP = "sources.sha256"
LOCK = "compile.lock"
KEEP = 3  # compiled engines kept in a store: a game still open may load from an older one

# Nobody replaces functions of the engine from outside, so calls inside it need no detour and small ones are inlined.
# Without debugging records the engine is a third smaller and compiles a little sooner.
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition", "-g0"]

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(
    ["--config-file=", "--ignore-missing-imports", *{sources!r}], opt_level="1", group_name="sandlot")
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *{flags!r}]
setup(name="sandlot-engine", packages=[], py_modules=[], ext_modules=modules)
"""


class CompileError(Exception):
    """The engine could not be compiled; the message is one sentence."""


class Refused(CompileError):
    """The sources themselves are at fault: trying again without a change is no use."""


def sources(root: Path) -> list[str]:
    """The modules to compile, as sorted paths below src/."""
    src = root / "src"
    found = {path for pattern in PATTERNS for path in src.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(src).as_posix() for path in found if not _interpreted(path))


def _interpreted(path: Path) -> bool:
    return INTERPRETED.search(path.read_text(encoding="utf-8")[:HEAD]) is not None


def source_hash(root: Path) -> str:
    """Names a compiled engine: what it was made from, and for which Python by which mypy.

    The modules that compiled ones import count too: mypyc copies their constants and trusts their types.
    """
    digest = hashlib.sha256()
    lock = root / "requirements.lock"
    mypy = LOCKED_MYPY.findall(lock.read_text(encoding="utf-8")) if lock.is_file() else []
    digest.update(f"{EXTENSION_SUFFIXES[0]} mypy {mypy}\n".encode())
    digest.update(Path(__file__).read_bytes())
    for name in _with_imports(root / "src", sources(root)):
        content = (root / "src" / name).read_bytes()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:20]


def _with_imports(src: Path, names: list[str]) -> list[str]:
    seen: set[str] = set()
    todo = list(names)
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += _imported(src, name)
    return sorted(seen)


def _imported(src: Path, name: str) -> Iterator[str]:
    for base, taken, plain in IMPORT.findall((src / name).read_text(encoding="utf-8")):
        modules = [base, *(f"{base}.{word}" for word in re.findall(r"\w+", taken))] if base else plain.split(",")
        for module in modules:
            path = module.split(" as ")[0].strip().replace(".", "/")
            for candidate in (f"{path}.py", f"{path}/__init__.py"):
                if path.startswith("sandlot/") and (src / candidate).is_file():
                    yield candidate


def obstacle() -> str | None:
    """Why this machine cannot compile, or None if it can."""
    if os.name == "nt":
        return None  # setuptools finds Microsoft's compiler by itself, or fails with its own message
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler here ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are not installed (Python.h)"
    return None


@contextmanager
def alone(lock: Path, wait: bool = True) -> Iterator[bool]:
    """Hold a lock file; yields False at once if another process holds it and we do not wait."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a") as file:
        yield _acquire(file.fileno(), wait)


def _acquire(file: int, wait: bool) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def compile_to(out_dir: Path, root: Path | None = None) -> None:
    """Compile a copy of src/ and leave only the compiled modules, in their packages, in `out_dir`.

    `out_dir` appears complete and stamped or not at all; one with the right stamp is kept as it is. An engine of the
    same sources in the store that SANDLOT_ENGINES names is copied instead of compiled again.
    """
    root = root or Path(__file__).resolve().parent
    stamp = source_hash(root)
    with alone(out_dir.parent / LOCK):
        if _stamp(out_dir) == stamp:
            return
        if why := obstacle():
            raise CompileError(why)
        with tempfile.TemporaryDirectory(prefix=".compile-", dir=out_dir.parent) as work:
            shared = os.environ.get("SANDLOT_ENGINES")
            if shared and (made := ready(Path(shared), stamp)):
                shutil.copytree(made, Path(work, "built")).rename(out_dir)
                return
            ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
            shutil.copytree(root / "src", Path(work, "src"), ignore=ignored)
            if source_hash(root) != stamp:
                raise CompileError("the sources changed while they were being copied")
            built = _build(sources(root), Path(work))
            (built / STAMP).write_text(stamp)
            shutil.rmtree(out_dir, ignore_errors=True)
            built.rename(out_dir)


def _stamp(folder: Path) -> str | None:
    stamp = folder / STAMP
    return stamp.read_text() if stamp.is_file() else None


def _build(names: list[str], work: Path) -> Path:
    src, built = work / "src", work / "built"
    (src / "setup.py").write_text(SETUP.format(sources=names, flags=FLAGS))
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build_ext",
        "--build-lib",
        str(built),
        "--build-temp",
        str(work / "temp"),
    ]
    environment = {**os.environ, "MYPYPATH": str(src)}
    if subprocess.call(command, cwd=src, env=environment) != 0:
        raise Refused("mypyc or the C compiler refused the sources; its messages stand above")
    missing = [name for name in names if not _extensions(built / name)]
    if missing:
        raise Refused(f"the compiler left out {', '.join(missing)}")
    return built


def _extensions(module: Path) -> list[Path]:
    return [path for suffix in EXTENSION_SUFFIXES if (path := module.with_suffix("").with_suffix(suffix)).is_file()]


# The store: build/engine/<hash>, one folder per state of the sources, and what became of the last attempt.


def ready(store: Path, stamp: str) -> Path | None:
    """The compiled engine for these sources, if it has been made."""
    folder = store / stamp
    return folder if _stamp(folder) == stamp else None


def failed(store: Path, stamp: str) -> bool:
    """Whether these very sources already failed to compile."""
    note = store / "failed"
    return note.is_file() and note.read_text() == stamp


def busy(store: Path) -> bool:
    """Whether a compile is under way in another process."""
    with alone(store / LOCK, wait=False) as free:
        return not free


def compile_in(store: Path, root: Path) -> Path:
    """Compile the current sources into the store, note a failure, and clear out old engines."""
    stamp = source_hash(root)
    store.mkdir(parents=True, exist_ok=True)
    try:
        compile_to(store / stamp, root)
    except Refused:
        (store / "failed").write_text(stamp)
        raise
    (store / "failed").unlink(missing_ok=True)
    (store / stamp / STAMP).touch()
    stamps = sorted(store.glob(f"*/{STAMP}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in stamps[KEEP:]:
        shutil.rmtree(old.parent, ignore_errors=True)
    return store / stamp


if __name__ == "__main__":
    if "--background" in sys.argv and hasattr(os, "nice"):
        os.nice(10)
    here = Path(__file__).resolve().parent
    try:
        compile_in(here / "build" / "engine", here)
    except CompileError as error:
        sys.exit(f"The engine was not compiled: {error}.")
