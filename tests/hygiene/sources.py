"""The project's sources as syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import engine_build

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
PACKAGE = SRC / "sandlot"
GAMES = PACKAGE / "games"
RULES = ("game", "state", "atoms", "steps", "effects")  # of a game: modules or folders


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def shown(path: Path) -> str:
    """A path as it stands in messages."""
    return path.relative_to(ROOT).as_posix()


def python_files() -> list[Path]:
    """All Python files of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def own_files() -> list[Path]:
    """All that is written by hand and runs outside the tests: the package, the tools, dev.py."""
    return [*python_files(), *sorted((ROOT / "tools").glob("*.py")), ROOT / "dev.py"]


def rule_files() -> list[Path]:
    """Where rules are written: kernel, baseball, and the rules of each game."""
    found = [*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("baseball/*.py")]
    for name in RULES:
        found += [*GAMES.glob(f"*/{name}.py"), *GAMES.glob(f"*/{name}/**/*.py")]
    return sorted(found)


def compiled_files() -> list[Path]:
    """The modules that are compiled."""
    return [SRC / name for name in engine_build.sources(ROOT)]


def imported(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and first word of every imported module, and its dotted names."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)
