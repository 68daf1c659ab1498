"""`sandlot ladder`: each level of bots against the one below, and each personality against its level."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sandlot.bots.levels import LEVELS, personalities
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.skill import ALL_STAR
from sandlot.lab.arena import duel
from sandlot.lab.plan import Options, Plan, rotations, sides
from sandlot.lab.stats import Estimate


@dataclass(frozen=True)
class Rung:
    """How a bot does among bots of another name."""

    name: str
    below: str
    even: float  # the share that it would have if it were no better
    score: Estimate

    def json(self) -> dict[str, object]:
        """The answer for programs."""
        e = self.score
        numbers = {"score": round(e.share, 6), "low": round(e.low, 6), "high": round(e.high, 6)}
        return {"name": self.name, "below": self.below, **numbers, "even": round(self.even, 6)}


def rungs(info: GameInfo) -> list[tuple[str, str]]:
    """Who is compared with whom."""
    names = [level.name for level in LEVELS]
    tastes = [(f"{ALL_STAR}+{each.name}", ALL_STAR) for each in personalities(info)]
    return [*zip(names[1:], names[:-1], strict=True), *tastes]


def plan_of(
    info: GameInfo, seats: int, bots: tuple[str, str], options: tuple[Options, ...], pack: str, seed: int, pairs: int
) -> Plan:
    """Two sides where there are two teams; else one seat of the first bot among seats of the second."""
    if len(set(info.teams(seats))) == 2:
        return Plan(info.name, info.package, seats, bots, sides(info, seats), options, pack, seed, pairs, True)
    lineup = (bots[0], *[bots[1]] * (seats - 1))
    return Plan(info.name, info.package, seats, lineup, rotations(lineup), options, pack, seed, pairs, True)


def ladder(
    info: GameInfo,
    seats: int,
    options: tuple[Options, ...],
    pack: str,
    seed: int,
    pairs: int,
    workers: int = 1,
    tick: Callable[[int], object] = lambda games: None,
) -> Iterator[Rung]:
    """One rung after the other, all on the same deals."""
    for name, below in rungs(info):
        plan = plan_of(info, seats, (name, below), options, pack, seed, pairs)
        yield Rung(name, below, 1 / len(set(info.teams(seats))), duel(plan, False, workers, tick).score)
