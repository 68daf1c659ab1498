"""Who plays in the lab: bots by their names, and bots from a file of one's own, `path.py:Class`.

Only the lab takes files. A server never does: a name that comes over the network must not run a program.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sandlot import bots
from sandlot.bots.specs import check
from sandlot.kernel.errors import BadInput
from sandlot.kernel.game import Game
from sandlot.kernel.registry import GameInfo

MARK = ".py:"


class Outsider(bots.Bot):
    """Somebody's own bot: whatever it does wrong is told with its name."""

    def __init__(self, spec: str, seed: int) -> None:
        super().__init__(spec, seed)
        with self.blamed("at its start"):
            bot = class_of(spec)(spec, seed)
        if not isinstance(bot, bots.Bot):
            raise BadInput(f"{spec} makes no sandlot.bots.Bot; derive your class from it and write `think`")
        self.bot: bots.Bot = bot

    def move(self, g: Game, seat: int) -> list[int]:
        with self.blamed(f"on seat {seat}"):
            picks = self.bot.move(g, seat)
            g.clone().give(seat, picks)
        return picks

    def aside(self, g: Game, seat: int) -> list[int]:
        with self.blamed(f"on seat {seat}"):
            return self.bot.aside(g, seat)

    @contextmanager
    def blamed(self, where: str) -> Iterator[None]:
        """Tell who failed and how, without a traceback."""
        try:
            yield
        except BadInput:
            raise
        except Exception as error:
            raise BadInput(f"{self.name} failed {where}: {type(error).__name__}: {error}") from error


def make(spec: str, seed: int) -> bots.Bot:
    """A bot by its name, or of a class in a file; levels take their time, so that a series can be repeated."""
    return Outsider(spec, seed) if MARK in spec else bots.make(spec, seed, timed=False)


@cache
def class_of(spec: str) -> Any:
    """The class that `path.py:Class` names."""
    file, _, name = spec.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise BadInput(f"there is no file {file} with a bot in it")
    found = importlib.util.spec_from_file_location(f"bot_{path.stem}", path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    try:
        found.loader.exec_module(module)
    except Exception as error:
        raise BadInput(f"{file} cannot be loaded: {type(error).__name__}: {error}") from error
    if not hasattr(module, name):
        raise BadInput(f"{file} has no class {name}")
    return getattr(module, name)


def entrants(text: str, count: int, info: GameInfo) -> tuple[str, ...]:
    """The names of so many bots that can play this game: one name for all, or one each by commas."""
    names = [word.strip() for word in text.split(",")]
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadInput(f"{text!r} names {len(names)} bots for {count} seats; give one name, or one for each seat")
    return tuple(_checked(name, info) for name in names)


def _checked(name: str, info: GameInfo) -> str:
    if MARK not in name:
        return check(name, info)
    make(name, 0)
    return name
