"""Retirement rolls (chapter 6.2.4): who retires, who becomes a free agent, what it costs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after
from sandlot.games.lords.atoms.roster import add, convert, drop_injured, owned, star
from sandlot.games.lords.options import PLAIN_ROLL, USE_DRM
from sandlot.games.lords.places import MAT, MEN
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.costs import owe
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.steps.holes import Hole
from sandlot.games.lords.tables import look
from sandlot.kernel.step import Choice, SeatStep, Step

# the charts of a retirement row
SS_RETIRE: Final = 0
SS_FREE: Final = 1
AS_RETIRE: Final = 2
AS_FREE: Final = 3
REG_RETIRE: Final = 4
PAYMENT: Final = 5
PROMOTED: Final = 6


@final
class Retirements(Step):
    """Every owner rolls, from the leader, every year (LOB-6.2.4-a, LOB-R147)."""

    def go(self, g: Lords) -> None:
        for i in range(g.seats - 1, -1, -1):
            g.do(Retirement(after(g, g.leader, i)))


@final
@mypyc_attr(acyclic=True)
class Retirement(SeatStep):
    """One owner's roll."""

    def go(self, g: Lords) -> None:
        retire(g, self.seat)


def retire(g: Lords, seat: i64) -> None:
    """A roll on the whole chart."""
    g.do(AskDrm(seat, codes.STAR, False))


def retire_one(g: Lords, seat: i64, kind: i64) -> None:
    """A roll for one star: he alone may retire (chart 1.8)."""
    g.do(AskDrm(seat, kind, True))


@final
@mypyc_attr(acyclic=True)
class AskDrm(Step):
    """The front office's DRM may be used; the owner decides before the roll (LOB-6.2.4-b, LOB-R123)."""

    __slots__ = ("kind", "one", "seat")

    def __init__(self, seat: i64, kind: i64, one: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.one = one

    def go(self, g: Lords) -> None:
        """Ask if it makes a difference."""
        if self.one and self.kind == codes.STAR and star(g, self.seat) == codes.STAR:
            return
        if g.pack.fo_drm[g.stars.at(self.seat, codes.FO)]:
            g.ask(self.seat, DrmChoice(self.kind, self.one))
        else:
            throw_for(g, self.seat, self.kind, self.one, 0)


@final
@mypyc_attr(acyclic=True)
class DrmChoice(Choice):
    """With or without."""

    __slots__ = ("kind", "one")

    def __init__(self, kind: i64, one: bool) -> None:
        self.kind = kind
        self.one = one

    def offers(self, g: Lords, seat: i64) -> None:
        g.offer(USE_DRM)
        g.offer(PLAIN_ROLL)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        drm: i64 = g.pack.fo_drm[g.stars.at(seat, codes.FO)] if option == USE_DRM else 0
        throw_for(g, seat, self.kind, self.one, drm)

    def declines(self, g: Lords, seat: i64) -> i64:
        return PLAIN_ROLL


def throw_for(g: Lords, seat: i64, kind: i64, one: bool, drm: i64) -> None:
    """Throw the die for the chart."""
    if g.events is not None:
        g.emit("retirement roll", seat, count=drm, rule="LOB-6.2.4-a")
    then: Step = RetiredOne(seat, kind, drm) if one else Retired(seat, drm)
    roll(g, seat, codes.ROLL_RETIRE, drm, then)


def row_of(g: Lords, drm: i64) -> i64:
    """The total, with the exemptions of the chart for natural 1 and 10 (LOB-SEQ-e)."""
    total = g.total
    if g.die == 1 and drm > 0:
        return max(total - drm, min(total, g.pack.raised_to))
    if g.die == 10 and drm < 0:
        return min(total - drm, max(total, g.pack.lowered_to))
    return total


@final
@mypyc_attr(acyclic=True)
class Retired(Step):
    """The row acts: players leave at once, payments are due at once (LOB-6.2.4a-a, LOB-6.2.4a-b)."""

    __slots__ = ("drm", "seat")

    def __init__(self, seat: i64, drm: i64) -> None:
        self.seat = seat
        self.drm = drm

    def go(self, g: Lords) -> None:
        """Holes stay until the upgrades (LOB-6.2.4-c)."""
        seat = self.seat
        row = row_of(g, self.drm)
        charts = g.pack.retire
        if g.events is not None:
            g.emit("retirement", seat, count=row, rule="LOB-6.2.4a-a")
        leave(g, seat, codes.SS, look(charts[SS_RETIRE], row))
        become_free(g, seat, codes.SS, look(charts[SS_FREE], row))
        leave(g, seat, codes.AS, look(charts[AS_RETIRE], row))
        become_free(g, seat, codes.AS, look(charts[AS_FREE], row))
        leave(g, seat, codes.REG, look(charts[REG_RETIRE], row))
        convert(g, seat, codes.JM, codes.REG, look(charts[PROMOTED], row))
        owe(g, seat, look(charts[PAYMENT], row), "LOB-6.2.4a-b", -1, True)


def leave(g: Lords, seat: i64, kind: i64, n: i64) -> i64:
    """Players leave without a replacement; how many did."""
    for i in range(n):
        if g.men.at(seat, kind):
            add(g, seat, kind, -1)
        elif not drop_injured(g, seat, kind):
            return i
    return n


def become_free(g: Lords, seat: i64, kind: i64, n: i64) -> None:
    """Players go to the auction of the off-season; an injured one retires instead, and in the last year all leave."""
    for _ in range(n):
        healthy = g.men.at(seat, kind) > 0
        if leave(g, seat, kind, 1) and healthy and g.year < g.years:  # LOB-R106
            g.agents = (*g.agents, int(kind))
            if g.events is not None:
                g.emit("free agent", seat, MEN + kind, MAT + seat, rule="LOB-6.2.4b-a")


@final
@mypyc_attr(acyclic=True)
class RetiredOne(Step):
    """One star retires, or stays."""

    __slots__ = ("drm", "kind", "seat")

    def __init__(self, seat: i64, kind: i64, drm: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.drm = drm

    def go(self, g: Lords) -> None:
        """The injured one is meant, if there is one."""
        seat = self.seat
        kind = self.kind
        if kind == codes.STAR:
            kind = codes.SS if owned(g, seat, codes.SS) else codes.AS
            if row_of(g, self.drm) > g.pack.one_retires:
                return
        elif not named_leaves(g, kind, row_of(g, self.drm)):
            return
        if not drop_injured(g, seat, kind) and leave(g, seat, kind, 1):
            g.do(Hole(seat))


def named_leaves(g: Lords, kind: i64, row: i64) -> bool:
    """All-Star Game: whether the row retires or frees a player of that type (LOB-R152)."""
    charts = g.pack.retire
    if kind == codes.SS:
        return look(charts[SS_RETIRE], row) + look(charts[SS_FREE], row) > 0
    if kind == codes.AS:
        return look(charts[AS_RETIRE], row) + look(charts[AS_FREE], row) > 0
    return look(charts[REG_RETIRE], row) > 0


RETIREMENTS: Final = Retirements()
