"""The games, one package each. They are found by looking into this folder; nothing else names them."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, cast

from sandlot.cards import Pack, load
from sandlot.kernel import registry
from sandlot.kernel.chance import Chance
from sandlot.kernel.errors import BadInput
from sandlot.kernel.game import Game
from sandlot.kernel.registry import SHOW_REMEMBERED, GameInfo, Value
from sandlot.table.lines import is_line

LONGEST_OPTION = 8_000  # characters, as a match file keeps it
_found = False
_packs: dict[tuple[str, str], Pack[Any]] = {}  # built-in ones: reading one takes longer than a game


def find(name: str) -> GameInfo:
    """The game of this name, or a clear error."""
    _discover()
    return registry.find(name)


def names() -> list[str]:
    """All games, by name."""
    _discover()
    return registry.names()


def load_pack(info: GameInfo, which: str = "") -> Pack[Any] | None:
    """A pack by name or path; without one the game's default. None for a game without packs."""
    if not info.packs:
        return None
    name = which or info.packs[0]
    if name not in info.packs:
        pack: Pack[Any] = load(info.module("pack").SCHEMA, name)
        return pack
    if (info.name, name) not in _packs:
        _packs[info.name, name] = load(info.module("pack").SCHEMA, name)
    return _packs[info.name, name]


def new(info: GameInfo, seats: int, chance: Chance, options: Mapping[str, Value], pack: Pack[Any] | None) -> Game:
    """A new position, dealt and run on to its first question."""
    return dealer(info, seats, options, pack)(chance)


def dealer(
    info: GameInfo, seats: int, options: Mapping[str, Value], pack: Pack[Any] | None
) -> Callable[[Chance], Game]:
    """Deals new positions at one table; seats and options are checked once, not for every game of a long series."""
    values = settle(info, options, pack)
    info.check_options(info.check_seats(seats), values)
    table = cast(Game, info.module("game").table(seats, values, pack))
    table.reminds = bool(values.get(SHOW_REMEMBERED, True))
    return table.deal


def settle(info: GameInfo, options: Mapping[str, Value], pack: Pack[Any] | None) -> dict[str, Value]:
    """All options with their values; texts that depend on the pack, such as decks, as match files keep them."""
    values = info.read_options(options)
    for option in info.options:
        if option.module:
            settled: str = info.module(option.module).settle(str(values[option.name]), pack)
            if not is_line(settled, LONGEST_OPTION):
                raise BadInput(f"option {option.name} has control characters in it, or is too long")
            values[option.name] = settled
    return values


def _discover() -> None:
    global _found
    if not _found:
        _found = True
        for module in pkgutil.iter_modules(__path__):
            if module.ispkg:
                importlib.import_module(f"{__name__}.{module.name}")


class _Callable(ModuleType):
    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Callable  # `sandlot.games()` lists the games although `sandlot.games` is a package
