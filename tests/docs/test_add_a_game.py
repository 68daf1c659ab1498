"""The guide to adding a game is followed word by word, and what comes of it keeps the house rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import guide
from builds import ROOT, clean

pytestmark = pytest.mark.engine("plain")  # everything happens in other processes, on plain Python

GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
WIDTH = 120


def test_the_guide_works(tmp_path: Path) -> None:
    tree = guide.copy_tree(tmp_path)
    ran = guide.follow(GUIDE, tree)
    assert len(ran) > 10
    made = [tree / "src" / "sandlot" / "games" / "pepper", tree / "tests" / "rules" / "pepper"]
    for command in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy", "--cache-dir", str(tmp_path / "mypy")]):
        paths = made[:1] if command[0] == "mypy" else made
        done = subprocess.run(
            [sys.executable, "-m", *command, *map(str, paths)], cwd=tree, env=clean(), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout


def test_lines_can_be_read_without_scrolling() -> None:
    assert not [line for line in GUIDE.splitlines() if len(line) > WIDTH]


@pytest.mark.parametrize(
    ("printed", "output", "matches"),
    [
        (["one", "two"], "one\ntwo\n", True),
        (["one", "two"], "one\nand\ntwo\n", False),
        (["one", "...", "two"], "one\nand\ntwo\n", True),
        (["18 passed ..."], "18 passed in 1 s\n", True),
        (["18 passed ..."], "17 passed in 1 s\n", False),
        ([], "", True),
        ([], "one\n", False),
    ],
)
def test_what_a_command_prints_is_compared(printed: list[str], output: str, matches: bool) -> None:
    assert bool(guide.pattern(printed).fullmatch(output)) == matches


def test_a_block_that_nothing_is_done_with_is_an_error() -> None:
    with pytest.raises(AssertionError, match="line 3: the guide does not say what to do"):
        list(guide.blocks("Look at this:\n\n```python\npass\n```\n"))
