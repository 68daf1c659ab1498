"""A guide of docs/ followed word by word in a copy of the tree: its commands are run, its edits made, in their order.

A block of `console` has commands after `$` and below each what it prints; `...` stands for anything. Before any other
block the guide says what to do with it: "Write `PATH`:", "Add to the end of `PATH`:", or "In `PATH` replace" one block
"with" the next.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from builds import ROOT, clean

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DEEDS = {
    "write": re.compile(r"\bWrite `([^`]+)`:$"),
    "add": re.compile(r"\bAdd to the end of `([^`]+)`:$"),
    "replace": re.compile(r"\b[Ii]n `([^`]+)` replace$"),
    "with": re.compile(r"^with()$"),
}
# dev.py sets up environments and compiles first, which tests/packaging is about; then it runs these.
MEANS = {
    "python3 dev.py run": f"{shlex.quote(sys.executable)} -m sandlot",
    "python3 dev.py test": f"{shlex.quote(sys.executable)} -m pytest -q -p no:cacheprovider",
    ".venv/bin/python": shlex.quote(sys.executable),
}
SERVES = "python3 dev.py run"  # until somebody ends it; tests/browser plays there
MAKING = ("python3 dev.py run new-game ", ".venv/bin/python tools/material.py")  # commands that write the game itself
TREE = ("src", "tests", "tools", "pyproject.toml", "*.py")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", ".*")


class Block(NamedTuple):
    """One block of a guide: what to do with it, where, its text, and its line."""

    deed: str
    path: str
    text: str
    line: int


def copy_tree(folder: Path) -> Path:
    """A copy of what a game is added to."""
    for path in (path for pattern in TREE for path in ROOT.glob(pattern)):
        if path.is_dir():
            shutil.copytree(path, folder / path.name, ignore=LEFT_OUT)
        else:
            shutil.copy2(path, folder / path.name)
    return folder


def blocks(guide: str) -> Iterator[Block]:
    """The blocks of a guide in their order; a block without a deed is an error of the guide."""
    end = 0
    for fence in FENCE.finditer(guide):
        line = guide.count("\n", 0, fence.start()) + 1
        before = " ".join(guide[end : fence.start()].split())
        end = fence.end()
        if fence[1] == "console":
            yield Block("run", "", fence[2], line)
            continue
        found = [(deed, match[1]) for deed, words in DEEDS.items() if (match := words.search(before))]
        assert found, f"line {line}: the guide does not say what to do with this block"
        yield Block(*found[0], fence[2], line)


def follow(guide: str, tree: Path, wanted: tuple[str, ...] = ("",)) -> list[str]:
    """Do all that the guide says, or of its commands only those that begin so; returns the commands that were run."""
    done: list[str] = []
    old = Block("", "", "", 0)
    for block in blocks(guide):
        path = tree / (block.path or old.path)
        if block.deed == "run":
            chosen = [(command, printed) for command, printed in commands(block.text) if command.startswith(wanted)]
            done += [run(command, printed, tree, block.line) for command, printed in chosen]
        elif block.deed == "write":
            assert not path.exists(), f"line {block.line}: {block.path} is there already"
            path.write_text(block.text, encoding="utf-8")
        elif block.deed == "add":
            gap = "\n\n" if path.suffix == ".py" else ""  # as a person leaves it between functions
            path.write_text(path.read_text(encoding="utf-8") + gap + block.text, encoding="utf-8")
        elif block.deed == "with":
            before = path.read_text(encoding="utf-8")
            assert before.count(old.text) == 1, f"line {old.line}: that stands {before.count(old.text)} times in {path}"
            path.write_text(before.replace(old.text, block.text), encoding="utf-8")
        old = block
    return done


def commands(text: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of a block, each with the lines it prints."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, *printed = part.splitlines()
        yield command, printed


def run(command: str, printed: list[str], tree: Path, line: int) -> str:
    """Run a command of the guide; it must print what the guide says."""
    if command == SERVES:
        return command
    start = next((start for start in MEANS if command.startswith(f"{start} ")), "")
    assert start, f"line {line}: this guide has no command {command!r}"
    environment = clean(SANDLOT_PURE="1", PYTHONPATH=str(tree / "src"))
    done = subprocess.run(
        MEANS[start] + command.removeprefix(start),
        shell=True,
        cwd=tree,
        env=environment,
        input="quit\n",
        capture_output=True,
        text=True,
    )
    fails = any(" failed" in each for each in printed)
    assert (done.returncode != 0) == fails, f"line {line}: {command}\n{done.stdout}{done.stderr}"
    assert pattern(printed).fullmatch(done.stdout), f"line {line}: {command} prints\n{done.stdout}"
    return command


def pattern(printed: list[str]) -> re.Pattern[str]:
    """What the guide says is printed: every line holds these words, `...` alone is any lines."""
    lines = [
        r"(?:.*\n)*?" if line == "..." else rf".*{'.*'.join(map(re.escape, line.split('...')))}.*\n" for line in printed
    ]
    return re.compile("".join(lines))
