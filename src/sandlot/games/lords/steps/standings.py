"""Standings (chapter 6.2.1): ranks by wins, ties by the die, the pennant and the strike year."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import clockwise
from sandlot.games.lords.numbers import GIVEN, NO_ONE
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.dice import compare, roll
from sandlot.games.lords.steps.season import TIE_BREAKER, depth
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.packed import vec
from sandlot.kernel.step import Step

MANAGER_TIE: Final = vec[i64]([0, -1, 0, 1, 2, 3])  # by stars (LOB-R85)


def tie_drm(g: Lords, seat: i64) -> i64:
    """Depth and manager (LOB-6.2.1.1-b, LOB-R85)."""
    return depth(g, seat, TIE_BREAKER) + MANAGER_TIE[g.stars.at(seat, codes.FM)]


def qualified(g: Lords, seat: i64) -> bool:
    """Wins enough for the pennant, in a strike year a winning record (LOB-6.2.1-a, LOB-6.2.1.2-a, LOB-R88)."""
    if g.strike:
        return g.season_wins[seat] > g.season_losses[seat]
    return GIVEN + g.season_wins[seat] >= g.target


@final
class Standings(Step):
    """Owners in order of their wins; equal ones are ranked by the die."""

    def go(self, g: Lords) -> None:
        wins = [int(g.season_wins[seat]) for seat in range(g.seats)]
        seats = clockwise(g, g.leader)
        place = sorted(seats, key=lambda s: (-wins[s], seats.index(s)))
        g.place = tuple(place)
        g.do(PENNANT)
        at = len(place)
        while at > 0:
            first = at - 1
            while first > 0 and wins[place[first - 1]] == wins[place[at - 1]]:
                first -= 1
            tied = place[first:at]
            if len(tied) > 1:
                if first == 0 and qualified(g, tied[0]):
                    drms = [int(tie_drm(g, seat)) for seat in range(g.seats)]
                    order = sorted(tied, key=lambda s: (drms[s], seats.index(s)))
                    g.do(Ladder(tuple(order[1:]), order[0], ()))
                elif first > 0 or len(tied) > 2 or g.two_places:  # LOB-R84
                    g.do(Untie(first, tuple(tied), 0))
            at = first


@final
@mypyc_attr(acyclic=True)
class Ladder(Step):
    """Playoff: the lowest DRM meets the next, the winner climbs; only tied owners use media (LOB-6.2.1.1-a to -e)."""

    __slots__ = ("champion", "out", "queue")

    def __init__(self, queue: tuple[int, ...], champion: i64, out: tuple[int, ...]) -> None:
        self.queue = queue
        self.champion = champion
        self.out = out  # eliminated, the last one first (LOB-R86)

    def go(self, g: Lords) -> None:
        if not self.queue:
            order = (int(self.champion), *self.out)
            g.place = (*order, *[s for s in g.place if s not in order])
            return
        rival = self.queue[0]
        tied = (int(self.champion), rival)
        mask: i64 = 1 << self.champion
        for seat in self.queue + self.out:
            mask |= 1 << seat
        g.emit("playoff", self.champion, count=rival, rule="LOB-6.2.1.1-a")
        drms = tuple([int(tie_drm(g, s)) for s in tied])
        compare(g, tied, drms, Climb(self.queue[1:], tied, self.out), mask)


@final
@mypyc_attr(acyclic=True)
class Climb(Step):
    """A playoff game is decided (LOB-6.2.1.1-d)."""

    __slots__ = ("out", "queue", "tied")

    def __init__(self, queue: tuple[int, ...], tied: tuple[int, ...], out: tuple[int, ...]) -> None:
        self.queue = queue
        self.tied = tied
        self.out = out

    def go(self, g: Lords) -> None:
        loser = self.tied[0] if g.duel == self.tied[1] else self.tied[1]
        g.do(Ladder(self.queue, g.duel, (loser, *self.out)))


@final
@mypyc_attr(acyclic=True)
class Untie(Step):
    """Other ties: one roll each on the tie-breaker chart, high is better, equals again (LOB-6.2.1.1-f, LOB-R83)."""

    __slots__ = ("first", "index", "tied")

    def __init__(self, first: i64, tied: tuple[int, ...], index: i64) -> None:
        self.first = first  # the place they are tied for
        self.tied = tied
        self.index = index  # how many have rolled

    def go(self, g: Lords) -> None:
        tied = self.tied
        if self.index > 0:
            g.rolls[tied[self.index - 1]] = g.total
        if self.index < len(tied):
            seat = tied[self.index]
            roll(g, seat, codes.ROLL_TIE, tie_drm(g, seat), Untie(self.first, tied, self.index + 1), EVERYONE)
            return
        rolls = [int(g.rolls[seat]) for seat in range(g.seats)]
        order = tuple(sorted(tied, key=lambda s: (-rolls[s], tied.index(s))))
        g.place = (*g.place[: self.first], *order, *g.place[self.first + len(order) :])
        at = len(order)
        while at > 0:
            start = at - 1
            while start > 0 and rolls[order[start - 1]] == rolls[order[at - 1]]:
                start -= 1
            if at - start > 1:
                g.do(Untie(self.first + start, order[start:at], 0))
            at = start


@final
class Pennant(Step):
    """The best team wins the pennant if it has the wins (LOB-6.2.1-a, LOB-6.2.1-b)."""

    def go(self, g: Lords) -> None:
        best = g.place[0]
        g.winner = NO_ONE
        if qualified(g, best):
            g.winner = best
            g.pennants[best] += 1
            g.emit("pennant won", best, rule="LOB-6.2.1-a")


STANDINGS: Final = Standings()
PENNANT: Final = Pennant()
