"""What is played: every registered game at every seat count with every option and pack, and some mixtures."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache

import haggle
from sandlot import games
from sandlot.kernel.chance import Chance, seeded
from sandlot.kernel.game import Game
from sandlot.kernel.registry import GameInfo, Option, Value

Maker = Callable[[int, Chance, Mapping[str, Value]], Game]


class Case:
    """A game at a table: seat count, the options that are not the default, and the pack if it is not the first."""

    def __init__(
        self, info: GameInfo, seats: int, options: Mapping[str, Value], maker: Maker | None = None, cards: str = ""
    ) -> None:
        self.info = info
        self.seats = seats
        self.options = dict(options)
        self.cards = cards
        self._maker = maker

    def __str__(self) -> str:
        options = [f"{k}={v}" for k, v in self.options.items()]
        return "-".join([self.info.name, str(self.seats), *filter(None, [self.cards]), *options])

    def new(self, seed: int) -> Game:
        """A new position from this seed."""
        if self._maker is not None:
            return self._maker(self.seats, seeded(seed), self.info.read_options(self.options))
        return games.new(self.info, self.seats, seeded(seed), self.options, pack(self.info.name, self.cards))

    def viewers(self) -> list[int]:
        """Every seat and the spectator."""
        return [*range(self.seats), -1]


@cache
def pack(name: str, which: str) -> object:
    """A pack of a game, by default the first, loaded once."""
    return games.load_pack(games.find(name), which)


def all_games() -> list[GameInfo]:
    """The games of the house and the test game."""
    return [games.find(name) for name in sorted({*games.names(), haggle.INFO.name})]


def values(option: Option) -> list[Value]:
    """The values of an option that differ from its default: of a number the lowest and the highest."""
    if isinstance(option.default, bool):
        every: list[Value] = [False, True]
    elif isinstance(option.default, int):
        every = [option.low, option.high]
    else:
        every = list(option.words)
    return [value for value in dict.fromkeys(every) if value != option.default]


def settings(info: GameInfo, mixtures: int) -> list[dict[str, Value]]:
    """The default, each option's values on their own, each variant that is another game, and some random mixtures."""
    found: list[dict[str, Value]] = [{}]
    found += [{option.name: value} for option in info.options for value in values(option)]
    variants: list[dict[str, Value]] = [{"variant": name} for name in info.variants]
    found += [variant for variant in variants if info.read_options(variant) != info.read_options({})]
    rng = random.Random(info.name)
    for _ in range(mixtures if len(info.options) > 1 else 0):
        mixed = {o.name: rng.choice(values(o)) for o in info.options if values(o) and rng.random() < 0.5}
        if mixed not in found:
            found.append(mixed)
    return found


def cases_of(info: GameInfo, mixtures: int) -> list[Case]:
    """Every seat count and setting of a game, and its other packs without options."""
    found = [Case(info, seats, options) for seats in info.seats for options in settings(info, mixtures)]
    found = [case for case in found if not info.bars(case.seats, info.read_options(case.options))]
    return found + [Case(info, seats, {}, cards=name) for name in info.packs[1:] for seats in info.seats]


def all_cases(mixtures: int) -> list[Case]:
    """Every game, seat count, setting and pack."""
    return [case for info in all_games() for case in cases_of(info, mixtures)]


def plain_cases() -> list[Case]:
    """Every game, seat count and pack, without options."""
    return [case for case in all_cases(0) if not case.options]
