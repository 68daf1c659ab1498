#!/usr/bin/env python3
"""Compiles the engine with mypyc: which modules, under which hash, into which folder.

Both users read it here: hatch_build.py (the wheel) and dev.py (`build/engine/<hash>`). Standard library only;
the compiling itself runs in the Python that calls it, which needs mypy[mypyc], setuptools and a C compiler.

As a program: without a flag the ordinary engine; with --tune also a faster one that replaces it (see
engine_compiler.py), unless SANDLOT_PGO=0 or the compiler cannot; --background does the same without haste.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import engine_compiler
from engine_compiler import CompileError, NoProfile, Refused, Workshop

HERE = Path(__file__).resolve().parent

PATTERNS = (  # below src/
    "sandlot/kernel/*.py",
    "sandlot/baseball/*.py",
    "sandlot/cards/program.py",
    "sandlot/games/*/game.py",
    "sandlot/games/*/state.py",
    "sandlot/games/*/tables.py",
    "sandlot/games/*/numbers.py",
    "sandlot/games/*/options.py",
    "sandlot/games/*/places.py",
    "sandlot/games/*/atoms.py",
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
WORK = ".compile-"

TUNED = "tuned"  # in an engine's folder: the same engine, made by a profile
TUNING = "tune.lock"
UNTUNED = "untuned"  # in a store: for which sources that failed, and why


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
    for program in (__file__, engine_compiler.__file__):
        digest.update(Path(program).read_bytes())
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
    compiler = engine_compiler.compiler()[0]
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


@contextmanager
def workshop(store: Path, root: Path) -> Iterator[Workshop]:
    """A folder to compile in, gone in the end; one that a cut-off run has left is cleared away.

    Whoever calls this holds the store's lock, so that nobody takes the new folder for a left one.
    """
    for left in store.glob(f"{WORK}*"):
        with alone(left / LOCK, wait=False) as abandoned:
            pass
        if abandoned:
            shutil.rmtree(left, ignore_errors=True)
    made = tempfile.TemporaryDirectory(prefix=WORK, dir=store, ignore_cleanup_errors=True)
    with made as folder, alone(Path(folder, LOCK)):
        yield Workshop(Path(folder), sources(root))


def compile_to(out_dir: Path, root: Path | None = None) -> None:
    """Compile a copy of src/ and leave only the compiled modules, in their packages, in `out_dir`.

    `out_dir` appears complete and stamped or not at all; one with the right stamp is kept as it is. An engine of the
    same sources in the store that SANDLOT_ENGINES names is copied instead of compiled again.
    """
    root = root or HERE
    with alone(out_dir.parent / LOCK), workshop(out_dir.parent, root) as shop:
        _compile(out_dir, root, source_hash(root), shop)


def _compile(out_dir: Path, root: Path, stamp: str, shop: Workshop) -> None:
    if _stamp(out_dir) == stamp:
        return
    if why := obstacle():
        raise CompileError(why)
    shared = os.environ.get("SANDLOT_ENGINES")
    if shared and _stamp(made := Path(shared, stamp)) == stamp:
        built = Path(shutil.copytree(made, shop.folder / "copied", ignore=shutil.ignore_patterns(TUNED)))
    else:
        _copy_sources(root, stamp, shop)
        built = shop.ordinary()
        (built / STAMP).write_text(stamp)
    _on_disk(built)
    shutil.rmtree(out_dir, ignore_errors=True)
    built.rename(out_dir)


def _copy_sources(root: Path, stamp: str, shop: Workshop) -> None:
    if not shop.src.is_dir():
        shutil.copytree(root / "src", shop.src, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    if source_hash(root) != stamp:
        raise CompileError("the sources changed while they were being copied")


def _on_disk(folder: Path) -> None:
    """Wait until all files are written, so that a name given afterwards never stands for half of them."""
    for path in folder.rglob("*"):
        if path.is_file():
            with path.open("rb+") as file:
                os.fsync(file.fileno())


def _stamp(folder: Path) -> str | None:
    stamp = folder / STAMP
    return stamp.read_text() if stamp.is_file() else None


# The store: build/engine/<hash>, one folder per state of the sources, and what became of the last attempt.


def ready(store: Path, stamp: str) -> Path | None:
    """The compiled engine for these sources, if it has been made; the faster one if there are two."""
    folder = store / stamp
    return next((found for found in (folder / TUNED, folder) if _stamp(found) == stamp), None)


def failed(store: Path, stamp: str) -> bool:
    """Whether these very sources already failed to compile."""
    note = store / "failed"
    return note.is_file() and note.read_text() == stamp


def busy(store: Path, lock: str = LOCK) -> bool:
    """Whether a compile is under way in another process."""
    with alone(store / lock, wait=False) as free:
        return not free


def tunable(store: Path, stamp: str) -> bool:
    """Whether a compiled engine can still be made faster by a profile."""
    note = store / UNTUNED
    known = note.is_file() and note.read_text().startswith(stamp)
    wanted = os.environ.get("SANDLOT_PGO") != "0" and not known and ready(store, stamp) == store / stamp
    return wanted and obstacle() is None and engine_compiler.is_gcc()


def compile_in(store: Path, root: Path, tune: bool = False, wait: bool = True) -> Path:
    """Compile the current sources into the store, note a failure, and clear out old engines.

    The ordinary engine stands before tuning begins. Without `wait`, a tuning by another process is not waited for.
    """
    stamp = source_hash(root)
    store.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        with alone(store / LOCK):
            shop = stack.enter_context(workshop(store, root))
            try:
                _compile(store / stamp, root, stamp, shop)
            except Refused:
                (store / "failed").write_text(stamp)
                raise
            (store / "failed").unlink(missing_ok=True)
            _clear_out(store, stamp)
        if tune and tunable(store, stamp):
            print("The engine is ready to use. Now it is made faster by a profile of all the games ...", flush=True)
            with alone(store / TUNING, wait) as free:
                if free and tunable(store, stamp):
                    _tune(store, root, stamp, shop)
    return ready(store, stamp) or store / stamp


def _clear_out(store: Path, stamp: str) -> None:
    (store / stamp / STAMP).touch()
    stamps = sorted(store.glob(f"*/{STAMP}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in stamps[KEEP:]:
        shutil.rmtree(old.parent, ignore_errors=True)


def _tune(store: Path, root: Path, stamp: str, shop: Workshop) -> None:
    """Make the faster engine; where that fails a note says why, and the ordinary one stays."""
    engine = store / stamp
    try:
        _copy_sources(root, stamp, shop)
        counting = shop.counting(engine)
        picks = shop.practice(counting)
        _copy_sources(root, stamp, shop)
        tuned = shop.tuned(engine)
        if shop.practice(tuned) != picks:
            raise NoProfile("the engine made by a profile does not play the same")
        _on_disk(tuned)
        tuned.rename(engine / TUNED)
    except CompileError:
        pass  # the sources have changed: the engine of the new ones is worth more
    except (NoProfile, OSError) as why:
        (store / UNTUNED).write_text(f"{stamp}\n{why}\n")


if __name__ == "__main__":
    background = "--background" in sys.argv
    if background and hasattr(os, "nice"):
        os.nice(10)
    try:
        compile_in(HERE / "build" / "engine", HERE, tune=background or "--tune" in sys.argv, wait=not background)
    except CompileError as error:
        sys.exit(f"The engine was not compiled: {error}.")
    except KeyboardInterrupt:
        sys.exit(130)
