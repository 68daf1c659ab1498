"""`python3 dev.py run` in a fresh clone: plays at once, compiles meanwhile, is compiled from then on."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from builds import NO_COMPILER, ROOT, STORE, clean
from patience import PATIENCE

MEGABYTE = 1_000_000


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The tracked and new files of this working tree, as a fresh clone would have them."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.check_output(listing, cwd=ROOT, text=True).splitlines():
        if (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def start(clone: Path, **more: str) -> tuple[str, str]:
    """One `dev.py run --version`: how the engine ran, and the last line said about it."""
    command = [sys.executable, "dev.py", "run", "--version"]
    variables = clean(SANDLOT_PGO="0", **more)  # nothing is left running when the test is over
    done = subprocess.run(command, cwd=clone, env=variables, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()[-1].strip("()"), (done.stderr.splitlines() or [""])[-1]


def test_the_first_starts_of_a_clone(clone: Path) -> None:
    kind, said = start(clone, **NO_COMPILER)
    assert kind == "pure"
    assert "there is no C compiler here (/nonexistent/cc)" in said
    files = [path for path in (clone / ".venv").rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < 120 * MEGABYTE

    kind, said = start(clone, **STORE)
    assert kind == "pure"
    assert "compiles in the background" in said

    while kind == "pure":  # until the compiler, which finds the engine of this run, is ready
        kind, said = start(clone, **STORE)
        assert "did not compile" not in said, (clone / "build/engine/compile.log").read_text()
    assert start(clone) == ("compiled", "")
    assert start(clone, SANDLOT_PURE="1") == ("pure", "")
    assert list((clone / "src").rglob("*.so")) == []
