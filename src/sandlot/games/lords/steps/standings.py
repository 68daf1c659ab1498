"""Standings (chapter 6.2.1): ranks by wins, ties by the die, the pennant and the strike year."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, clockwise, with_value
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import compare, roll
from sandlot.games.lords.steps.season import DEPTH, depth_row
from sandlot.kernel.events import EVERYONE

MANAGER_TIE: Final = [0, -1, 0, 1, 2, 3]  # by stars (LOB-R85)


def tie_drm(g: State, seat: int) -> int:
    """Depth and manager (LOB-6.2.1.1-b, LOB-R85)."""
    return DEPTH[depth_row(g.men[seat][codes.JM])][3] + MANAGER_TIE[g.stars[seat][codes.FM]]


def qualified(g: State, seat: int) -> bool:
    """Wins enough for the pennant, in a strike year a winning record (LOB-6.2.1-a, LOB-6.2.1.2-a, LOB-R88)."""
    if g.strike:
        return g.season_wins[seat] > g.season_losses[seat]
    return 45 + g.season_wins[seat] >= g.target


class Standings(Deed):
    """Owners in order of their wins; equal ones are ranked by the die."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Sort, then push what decides the ties, the first place first."""
        wins = g.season_wins
        seats = clockwise(g, g.leader)
        g.place = sorted(seats, key=lambda s: (-wins[s], seats.index(s)))
        g.do(PENNANT)
        at = g.seats
        while at > 0:
            first = at - 1
            while first > 0 and wins[g.place[first - 1]] == wins[g.place[at - 1]]:
                first -= 1
            tied = g.place[first:at]
            if len(tied) > 1:
                if first == 0 and qualified(g, tied[0]):
                    order = sorted(tied, key=lambda s: (tie_drm(g, s), seats.index(s)))
                    g.do(Ladder(order[1:], order[0], []))
                elif first > 0 or len(tied) > 2 or g.two_places:  # LOB-R84
                    g.do(Untie(first, tied, 0))
            at = first


class Ladder(Deed):
    """Playoff: the lowest DRM meets the next, the winner climbs; only tied owners use media (LOB-6.2.1.1-a to -e)."""

    __slots__ = ("champion", "out", "queue")

    def __init__(self, queue: list[int], champion: int, out: list[int]) -> None:
        self.queue = queue
        self.champion = champion
        self.out = out  # eliminated, the last one first (LOB-R86)

    def go(self, g: State) -> None:
        """The next game, or the order."""
        if not self.queue:
            order = [self.champion, *self.out]
            g.place = order + [s for s in g.place if s not in order]
            return
        rival = self.queue[0]
        tied = [self.champion, rival]
        mask = 0
        for seat in [*self.queue, self.champion, *self.out]:
            mask |= 1 << seat
        g.emit("playoff", self.champion, count=rival, rule="LOB-6.2.1.1-a")
        compare(g, tied, [tie_drm(g, s) for s in tied], Climb(self.queue[1:], tied, self.out), mask)


class Climb(Deed):
    """A playoff game is decided (LOB-6.2.1.1-d)."""

    __slots__ = ("out", "queue", "tied")

    def __init__(self, queue: list[int], tied: list[int], out: list[int]) -> None:
        self.queue = queue
        self.tied = tied
        self.out = out

    def go(self, g: State) -> None:
        """The winner goes on."""
        loser = self.tied[0] if g.duel == self.tied[1] else self.tied[1]
        g.do(Ladder(self.queue, g.duel, [loser, *self.out]))


class Untie(Deed):
    """Other ties: one roll each on the tie-breaker chart, high is better, equals again (LOB-6.2.1.1-f, LOB-R83)."""

    __slots__ = ("first", "index", "tied")

    def __init__(self, first: int, tied: list[int], index: int) -> None:
        self.first = first  # the place they are tied for
        self.tied = tied
        self.index = index  # how many have rolled

    def go(self, g: State) -> None:
        """Note the last roll, let the next roll, or rank them."""
        tied = self.tied
        if self.index > 0:
            g.rolls = with_value(g.rolls, tied[self.index - 1], g.total)
        if self.index < len(tied):
            seat = tied[self.index]
            roll(g, seat, codes.ROLL_TIE, tie_drm(g, seat), Untie(self.first, tied, self.index + 1), EVERYONE)
            return
        order = sorted(tied, key=lambda s: (-g.rolls[s], tied.index(s)))
        place = g.place.copy()
        place[self.first : self.first + len(order)] = order
        g.place = place
        at = len(order)
        while at > 0:
            start = at - 1
            while start > 0 and g.rolls[order[start - 1]] == g.rolls[order[at - 1]]:
                start -= 1
            if at - start > 1:
                g.do(Untie(self.first + start, order[start:at], 0))
            at = start


class Pennant(Deed):
    """The best team wins the pennant if it has the wins (LOB-6.2.1-a, LOB-6.2.1-b)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Note the winner."""
        best = g.place[0]
        g.winner = NO_ONE
        if qualified(g, best):
            g.winner = best
            g.pennants = with_value(g.pennants, best, g.pennants[best] + 1)
            g.emit("pennant won", best, rule="LOB-6.2.1-a")


STANDINGS: Final = Standings()
PENNANT: Final = Pennant()
