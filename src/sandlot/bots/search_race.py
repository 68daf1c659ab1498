"""A race: ways to answer are compared on the same deals and the same luck, and the worse ones drop out early.

Each simulation answers one way, plays on for some picks as the game's quick policy would, and is then judged.
Differences between two answers on the same deal are much smaller than what luck makes of one, so a few dozen deals
tell more than thousands of games played at random to their end.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final, final

from sandlot.bots.search import imagined
from sandlot.bots.search_ahead import Judge
from sandlot.kernel.chance import SPAN, FastChance, seeded
from sandlot.kernel.game import Game

FIRST: Final = 12  # deals before anybody can drop out
EVERY: Final = 4  # deals between two looks at who is behind
BEHIND: Final = 2.4  # standard errors by which one must be behind to drop out
NEVER: Final = 1e18  # a deadline that does not come


@final
class Lane:
    """One way to answer, and what was found of it on each deal."""

    __slots__ = ("picks", "total", "value", "values")

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.total = 0.0
        self.value = 0.5  # what it is worth in the end, told beside the others
        self.values: list[float] = []

    def mean(self) -> float:
        return self.total / float(max(1, len(self.values)))


@final
class Race:
    """Ways for one seat to answer the open question of a position."""

    __slots__ = ("chance", "deals", "depth", "judge", "lanes", "out", "seat", "simulations")

    def __init__(self, seat: int, chance: FastChance, judge: Judge, depth: int, moves: list[list[int]]) -> None:
        self.seat = seat
        self.chance = chance
        self.judge = judge
        self.depth = depth  # picks that are played on after the move
        self.lanes = [Lane(picks) for picks in moves]
        self.out: list[Lane] = []  # those that dropped out, the last first
        self.deals = 0
        self.simulations = 0

    def deal(self, g: Game, deadline: float = NEVER) -> bool:
        """One more deal for every lane; what is not complete in time does not count."""
        seat = self.seat
        sealed = g.then is not None
        dealt = imagined(g, seat, int(self.chance.below(SPAN)))
        luck = int(self.chance.below(SPAN))
        found: list[float] = []
        for lane in self.lanes:
            if deadline < NEVER and time.monotonic() >= deadline:
                return False
            c = dealt.clone()  # with the same luck ahead for every lane
            whims = seeded(luck)
            c.give(seat, lane.picks)
            self.judge.finish(c, seat, sealed, whims)
            self.judge.play_on(c, whims, self.depth)
            found.append(self.judge.value(c, seat))
        for i in range(len(found)):
            self.lanes[i].total += found[i]
            self.lanes[i].values.append(found[i])
        self.simulations += len(found)
        self.deals += 1
        return True

    def run(self, g: Game, simulations: int, deadline: float = NEVER) -> None:
        """Deal until one is left, so many simulations are made, or it is late; half as many remain from time to time.

        The last ones share what is left, so that most of the thinking goes where the choice is close.
        """
        rounds = 1
        while (1 << rounds) < len(self.lanes):
            rounds += 1
        done = 0
        while len(self.lanes) > 1:
            in_time = self.deal(g, deadline)
            spent = float(self.simulations) / float(simulations)
            if spent >= 1.0 or not in_time:
                break
            if self.deals >= FIRST and self.deals % EVERY == 0:
                self.drop()
            if spent >= float(done + 1) / float(rounds) and len(self.lanes) > 2:
                done += 1
                self.keep((len(self.lanes) + 1) // 2)

    def rank(self) -> None:
        """The best in front."""
        self.lanes.sort(key=Lane.mean, reverse=True)

    def drop(self) -> None:
        """Who is behind the leader by more than luck explains is out."""
        self.rank()
        leader = self.lanes[0]
        stay = [leader]
        gone: list[Lane] = []
        for lane in self.lanes[1:]:
            (gone if behind(leader, lane) > BEHIND else stay).append(lane)
        self.lanes = stay
        self.out = gone + self.out

    def keep(self, count: int) -> None:
        """Only the best go on."""
        self.rank()
        self.out = self.lanes[count:] + self.out
        self.lanes = self.lanes[:count]

    def best(self) -> list[int]:
        """The picks of the winner."""
        return self.lanes[0].picks

    def standing(self) -> list[Lane]:
        """All lanes, the best first, with what each is worth.

        Who dropped out early met fewer deals, and maybe luckier ones. So its worth is the leader's, less what it was
        behind the leader on the deals that both have run; nobody is worth more than one that stayed longer.
        """
        if self.deals == 0:
            return self.lanes
        self.rank()
        leader = self.lanes[0]
        for lane in self.lanes + self.out:
            lane.value = leader.mean() - lag(leader, lane)
        self.out.sort(key=worth_of, reverse=True)
        found = self.lanes + self.out
        for i in range(1, len(found)):
            found[i].value = min(found[i].value, found[i - 1].value)
        return found


def worth_of(lane: Lane) -> float:
    return lane.value


def lag(leader: Lane, lane: Lane) -> float:
    """What a lane is behind on average on the deals that both have run."""
    n = len(lane.values)
    if n == 0:
        return 0.0
    ahead = 0.0
    for i in range(n):
        ahead += leader.values[i]
    return (ahead - lane.total) / float(n)


def behind(leader: Lane, lane: Lane) -> float:
    """By how many standard errors of their difference a lane is behind on the deals that both have run."""
    n = float(len(lane.values))
    mean = lag(leader, lane)
    square = 0.0
    for i in range(len(lane.values)):
        d = leader.values[i] - lane.values[i] - mean
        square += d * d
    return mean / (sqrt(square / (n * (n - 1.0))) + 1e-4)
