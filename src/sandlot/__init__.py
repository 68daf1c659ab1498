"""Sandlot: an open home for tabletop baseball games.

`sandlot.games()` lists them, `sandlot.new(…)` deals one, `sandlot.Match` plays, saves and proves whole matches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandlot import _engine

_engine.install()  # before any other import: decides which modules come compiled

__version__ = "0.1.0"
__all__ = ["Match", "__version__", "bots", "games", "new"]

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path
    from typing import Any, Protocol

    from sandlot.cards import Pack
    from sandlot.kernel.chance import Chance
    from sandlot.kernel.game import Game
    from sandlot.kernel.registry import GameInfo, Value
    from sandlot.match import Match

    class _Games(Protocol):
        """The package `sandlot.games`, which can also be called."""

        def __call__(self) -> list[str]: ...
        def find(self, name: str) -> GameInfo: ...
        def names(self) -> list[str]: ...
        def load_pack(self, info: GameInfo, which: str = "") -> Pack[Any] | None: ...
        def new(
            self, info: GameInfo, seats: int, chance: Chance, options: Mapping[str, Value], pack: Pack[Any] | None
        ) -> Game: ...
        def settle(self, info: GameInfo, options: Mapping[str, Value], pack: Pack[Any] | None) -> dict[str, Value]: ...
        def dealer(
            self, info: GameInfo, seats: int, options: Mapping[str, Value], pack: Pack[Any] | None
        ) -> Callable[[Chance], Game]: ...

    games: _Games


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Value] | None = None,
    pack: str | Path | Pack[Any] = "",
) -> Game:
    """A new game, dealt; without `seats` the smallest table, without `seed` a new deal each time."""
    from sandlot.match import Match

    return Match.new(game, seats, seed, options, pack).game


def __getattr__(name: str) -> object:
    """Load a part of Sandlot when it is first asked for, so that `import sandlot` stays quick."""
    from importlib import import_module

    if name == "Match":
        return import_module("sandlot.match").Match
    if name in __all__:
        return import_module(f"sandlot.{name}")
    raise AttributeError(f"sandlot has no {name!r}")
