"""Whom a clause is for, a class a scope.

The owners come in turn order (LOB-R141); neighbours are real seats (LOB-R142).
An owner who is spared is left out, but whoever plays a card is not spared by it (`me`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.cards.program import VerbRule
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after, everyone, left, right, stars
from sandlot.games.lords.effects.run import WALKER, Run
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.state import Lords


class Scope(VerbRule):
    """The clause that follows is for these owners."""

    def act(self, g: Lords, run: Run) -> bool:
        run.rest(g)
        self.spread(g, run)
        return True

    def spread(self, g: Lords, run: Run) -> None:
        """The clause goes on for each of them."""
        mask = self.whom(g, run.seat, run.effect.me) & ~run.effect.spared
        for i in range(g.seats - 1, -1, -1):
            seat = after(g, g.leader, i)
            if mask >> seat & 1:
                run.body(g, seat)

    def whom(self, g: Lords, subject: i64, me: i64) -> i64:
        """The owners, as a mask."""
        raise NotImplementedError


@final
class Me(Scope):
    """The owner who played the card."""

    def spread(self, g: Lords, run: Run) -> None:
        run.body(g, run.effect.me)

    def whom(self, g: Lords, subject: i64, me: i64) -> i64:
        return bit(me)


@final
class Bank(Scope):
    """The league office: nobody in particular."""

    def spread(self, g: Lords, run: Run) -> None:
        run.body(g, NO_ONE)

    def whom(self, g: Lords, subject: i64, me: i64) -> i64:
        return 0


@final
class All(Scope):
    """Every owner at the table."""

    def whom(self, g: Lords, subject: i64, me: i64) -> i64:
        return everyone(g)


@final
class Others(Scope):
    """Everyone but the owner who played the card."""

    def whom(self, g: Lords, subject: i64, me: i64) -> i64:
        return everyone(g) & ~bit(me)


@final
class Left(Scope):
    """The left neighbour."""

    def whom(self, g: Lords, subject: i64, me: i64) -> i64:
        return 1 << left(g, subject)


@final
class Right(Scope):
    """The right neighbour."""

    def whom(self, g: Lords, subject: i64, me: i64) -> i64:
        return 1 << right(g, subject)


@final
class Ranked(Scope):
    """The first owner by points, or the last one."""

    __slots__ = ("most",)

    def __init__(self, most: bool) -> None:
        self.most = most

    def whom(self, g: Lords, subject: i64, me: i64) -> i64:
        return 1 << leading(g, self.most)


def leading(g: Lords, most: bool) -> i64:
    """Most (fewest) points; ties: wins this year, stars, place in turn order (for the last owner all turned round)."""
    best = g.leader
    for i in range(1, g.seats):
        seat = after(g, g.leader, i)
        by = g.vp[seat] - g.vp[best]
        if by == 0:
            by = g.season_wins[seat] + g.wins[seat] - g.season_wins[best] - g.wins[best]
        if by == 0:
            by = stars(g, seat) - stars(g, best)
        if by > 0 if most else by <= 0:
            best = seat
    return best


def bit(seat: i64) -> i64:
    """The mask of one owner; the bank has none."""
    return 1 << seat if seat >= 0 else 0


SCOPES: Final[dict[int, Scope]] = {
    codes.FOR_ME: Me(),
    codes.FOR_ALL: All(),
    codes.FOR_OTHERS: Others(),
    codes.FOR_LEFT: Left(),
    codes.FOR_RIGHT: Right(),
    codes.FOR_LEAD: Ranked(True),
    codes.FOR_TRAIL: Ranked(False),
    codes.FOR_BANK: Bank(),
}
WALKER.enter(dict(SCOPES))
