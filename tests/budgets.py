"""The numbers of budget.toml: for a run, for a game that has its own, and the shortest form of a long game."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parent / "budget.toml"


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def numbers(sections: tuple[str, ...], game: str = "") -> dict[str, int]:
    """The numbers of these sections, the later in place of the earlier, and those of a game in place of the general."""
    found: dict[str, int] = {}
    for section in sections:
        found |= {name: value for name, value in _file()[section].items() if isinstance(value, int)}
    for section in sections:
        found |= _file()[section].get(game, {})
    return found


def chosen_budget(config: pytest.Config, game: str = "") -> dict[str, int]:
    """The numbers that this run uses."""
    if config.getoption("--deep"):
        return numbers(("deep",), game)
    return numbers(("ci", "plain") if os.environ.get("SANDLOT_PURE") == "1" else ("ci",), game)


def shortest(game: str) -> dict[str, bool | int | str]:
    """The options of the form in which everything else about a long game is tested."""
    return dict(_file()["shortest"].get(game, {}))
