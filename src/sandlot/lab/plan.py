"""What is to be played: deals, line-ups and options, all following from one seed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from itertools import product

from sandlot.kernel.registry import GameInfo, Value

Options = dict[str, Value]
Label = str | list[str] | list[list[str]]  # of a game, or by seat one each, or any number


def derive(*parts: object) -> int:
    """A seed of 62 bits from numbers and words, so that no two uses of luck are related."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 2


@dataclass(frozen=True)
class Plan:
    """A series of games. A unit is one deal: played once, or as a pair under every line-up."""

    game: str
    package: str  # loaded by every worker, which makes the game known there
    seats: int
    bots: tuple[str, ...]  # the players that are compared
    lineups: tuple[tuple[int, ...], ...]  # for every seat which of the bots sits there
    options: tuple[Options, ...]  # deals take turns with them
    pack: str
    seed: int
    units: int
    paired: bool

    @property
    def games(self) -> int:
        """How many games that makes."""
        return self.units * len(self.lineups) if self.paired else self.units

    @property
    def all_random(self) -> bool:
        """Whether nobody thinks, so that games are over in no time."""
        return set(self.bots) == {"random"}

    def deal(self, unit: int) -> int:
        """The seed of a deal."""
        return derive(self.seed, unit)

    def turns(self, unit: int) -> list[int]:
        """The line-ups a deal is played under."""
        every = range(len(self.lineups))
        return list(every) if self.paired else [unit % len(every)]

    def which_options(self, unit: int) -> int:
        """The place of a deal's options among those of the plan; without pairs each of them meets every line-up."""
        return (unit if self.paired else unit // len(self.lineups)) % len(self.options)

    def options_of(self, unit: int) -> Options:
        """The options a deal is played with."""
        return self.options[self.which_options(unit)]


@dataclass(frozen=True)
class Record:
    """What came of one game."""

    unit: int
    seed: int
    lineup: tuple[int, ...]
    options: Options
    ending: str
    scores: list[int]
    results: list[float]  # by seat
    teams: list[int]
    decisions: int
    fields: dict[str, Label] = field(default_factory=dict)  # by the game's lab module

    def share(self, bot: int) -> float:
        """What this bot's teams won together; its team mates share one result."""
        won = {
            team: result for team, result, who in zip(self.teams, self.results, self.lineup, strict=True) if who == bot
        }
        return sum(won.values())

    @property
    def drawn(self) -> bool:
        """Whether several teams share the first place."""
        best = max(self.results)
        return len({team for team, result in zip(self.teams, self.results, strict=True) if result == best}) > 1


def rotations(bots: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """A line-up turned round the table, as often as that makes a difference."""
    n = len(bots)
    period = next(p for p in range(1, n + 1) if bots[p:] + bots[:p] == bots)
    return tuple(tuple((seat + turn) % n for seat in range(n)) for turn in range(period))


def sides(info: GameInfo, seats: int) -> tuple[tuple[int, ...], ...]:
    """Two bots against each other: one takes every other team, then the other does."""
    teams = info.teams(seats)
    return tuple(tuple((team + turn) % 2 for team in teams) for turn in range(2))


def alternatives(info: GameInfo, given: list[tuple[str, str]]) -> tuple[Options, ...]:
    """Every combination of the option values given; an option given twice takes turns."""
    values: dict[str, list[str]] = {}
    for name, value in given:
        values.setdefault(name, []).append(value)
    return tuple(info.read_options(dict(zip(values, chosen, strict=True))) for chosen in product(*values.values()))
