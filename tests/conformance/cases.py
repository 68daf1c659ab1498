"""What is played: every registered game at every seat count with every option and pack, and some mixtures."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache

import haggle
from budgets import shortest
from sandlot import games
from sandlot.kernel.chance import Chance, seeded
from sandlot.kernel.game import Game
from sandlot.kernel.registry import GameInfo, TableOption, Value

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


def values(option: TableOption) -> list[Value]:
    """The values of an option that differ from its default: of a number the lowest and the highest."""
    if isinstance(option.default, bool):
        every: list[Value] = [False, True]
    elif isinstance(option.default, int):
        every = [option.low, option.high]
    else:
        every = list(option.words)
    return [value for value in dict.fromkeys(every) if value != option.default]


def settings(info: GameInfo, mixtures: int) -> list[dict[str, Value]]:
    """The default, each option's values on their own, each variant that is another game, and some random mixtures.

    A long game is played in its shortest form, and once as it usually is.
    """
    short = shortest(info.name)
    found: list[dict[str, Value]] = [short, {}]
    found += [{**short, option.name: value} for option in info.options for value in values(option)]
    variants = [{**info.variants[name], **short} if short else {"variant": name} for name in info.variants]
    found += [variant for variant in variants if info.read_options(variant) != info.read_options(short)]
    rng = random.Random(info.name)
    for _ in range(mixtures if len(info.options) > 1 else 0):
        found.append({o.name: rng.choice(values(o)) for o in info.options if values(o) and rng.random() < 0.5} | short)
    return [setting for at, setting in enumerate(found) if setting not in found[:at]]


def cases_of(info: GameInfo, mixtures: int, counts: int = 9) -> list[Case]:
    """The settings of a game, each at so many of the seat counts in turn, and its other packs without options."""
    short = shortest(info.name)
    found = []
    for at, options in enumerate(settings(info, mixtures)):
        fitting = [seats for seats in info.seats if not info.forbids(seats, info.read_options(options))]
        few = len(fitting) > counts and options != short
        found += [
            Case(info, n, options) for n in ((fitting * 2)[(at + 1) % len(fitting) :][:counts] if few else fitting)
        ]
    found.sort(key=lambda case: case.seats)
    return found + [Case(info, seats, short, cards=name) for name in info.packs[1:] for seats in info.seats]


def all_cases(mixtures: int, counts: Mapping[str, int]) -> list[Case]:
    """Every game, seat count, setting and pack; each setting of a game at so many of its seat counts."""
    return [case for info in all_games() for case in cases_of(info, mixtures, counts[info.name])]


def plain_cases() -> list[Case]:
    """Every game, seat count and pack, without options but those of the shortest form."""
    return [case for info in all_games() for case in cases_of(info, 0) if case.options == shortest(info.name)]


def largest_tables() -> list[Case]:
    """Of the plain cases those with the most seats, of every game and pack."""
    return [case for case in plain_cases() if case.seats == case.info.seats[-1]]
