"""Retirement rolls (chapter 6.2.4): who retires, who becomes a free agent, what it costs."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise
from sandlot.games.lords.atoms.money import owe
from sandlot.games.lords.atoms.roster import Hole, add, convert, drop_injured, owned, star
from sandlot.games.lords.places import MAT, MEN, PLAIN_ROLL, USE_DRM
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.tables import look

# the charts of a retirement row
SS_RETIRE: Final = 0
SS_FREE: Final = 1
AS_RETIRE: Final = 2
AS_FREE: Final = 3
REG_RETIRE: Final = 4
PAYMENT: Final = 5
PROMOTED: Final = 6


class Retirements(Deed):
    """Every owner rolls, from the leader, every year (LOB-6.2.4-a, LOB-R147)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Push the rolls."""
        for seat in reversed(clockwise(g, g.leader)):
            g.do(Retirement(seat))


class Retirement(Deed):
    """One owner's roll."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: State) -> None:
        """Begin it."""
        retire(g, self.seat)


def retire(g: State, seat: int) -> None:
    """A roll on the whole chart."""
    g.do(AskDrm(seat, codes.STAR, False))


def retire_one(g: State, seat: int, kind: int) -> None:
    """A roll for one star: he alone may retire (chart 1.8)."""
    g.do(AskDrm(seat, kind, True))


class AskDrm(Deed):
    """The front office's DRM may be used; the owner decides before the roll (LOB-6.2.4-b, LOB-R123)."""

    __slots__ = ("kind", "one", "seat")

    def __init__(self, seat: int, kind: int, one: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.one = one

    def go(self, g: State) -> None:
        """Ask if it makes a difference."""
        if self.one and self.kind == codes.STAR and star(g, self.seat) == codes.STAR:
            return
        if g.pack.fo_drm[g.stars[self.seat][codes.FO]]:
            g.ask(self.seat, DrmChoice(self.kind, self.one))
        else:
            throw_for(g, self.seat, self.kind, self.one, 0)


class DrmChoice(Question):
    """With or without."""

    __slots__ = ("kind", "one")

    def __init__(self, kind: int, one: bool) -> None:
        self.kind = kind
        self.one = one

    def offers(self, g: State, seat: int) -> list[int]:
        """Both."""
        return [USE_DRM, PLAIN_ROLL]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Roll."""
        drm = g.pack.fo_drm[g.stars[seat][codes.FO]] if option == USE_DRM else 0
        throw_for(g, seat, self.kind, self.one, drm)


def throw_for(g: State, seat: int, kind: int, one: bool, drm: int) -> None:
    """Throw the die for the chart."""
    g.emit("retirement roll", seat, count=drm, rule="LOB-6.2.4-a")
    roll(g, seat, codes.ROLL_RETIRE, drm, RetiredOne(seat, kind, drm) if one else Retired(seat, drm))


def row_of(g: State, drm: int) -> int:
    """The total, with the exemptions of the chart for natural 1 and 10 (LOB-SEQ-e)."""
    total = g.total
    if g.die == 1 and drm > 0:
        return max(total - drm, min(total, g.pack.raised_to))
    if g.die == 10 and drm < 0:
        return min(total - drm, max(total, g.pack.lowered_to))
    return total


class Retired(Deed):
    """The row acts: players leave at once, payments are due at once (LOB-6.2.4a-a, LOB-6.2.4a-b)."""

    __slots__ = ("drm", "seat")

    def __init__(self, seat: int, drm: int) -> None:
        self.seat = seat
        self.drm = drm

    def go(self, g: State) -> None:
        """Holes stay until the upgrades (LOB-6.2.4-c)."""
        seat = self.seat
        row = row_of(g, self.drm)
        charts = g.pack.retire
        g.emit("retirement", seat, count=row, rule="LOB-6.2.4a-a")
        leave(g, seat, codes.SS, look(charts[SS_RETIRE], row))
        become_free(g, seat, codes.SS, look(charts[SS_FREE], row))
        leave(g, seat, codes.AS, look(charts[AS_RETIRE], row))
        become_free(g, seat, codes.AS, look(charts[AS_FREE], row))
        leave(g, seat, codes.REG, look(charts[REG_RETIRE], row))
        convert(g, seat, codes.JM, codes.REG, look(charts[PROMOTED], row))
        owe(g, seat, look(charts[PAYMENT], row), "LOB-6.2.4a-b", -1, True)


def leave(g: State, seat: int, kind: int, n: int) -> int:
    """Players leave without a replacement; how many did."""
    for i in range(n):
        if g.men[seat][kind]:
            add(g, seat, kind, -1)
        elif not drop_injured(g, seat, kind):
            return i
    return n


def become_free(g: State, seat: int, kind: int, n: int) -> None:
    """Players go to the auction of the off-season; an injured one retires instead, and in the last year all leave."""
    for _ in range(n):
        healthy = g.men[seat][kind] > 0
        if leave(g, seat, kind, 1) and healthy and g.year < g.years:  # LOB-R106
            g.agents = [*g.agents, kind]
            g.emit("free agent", seat, MEN + kind, MAT + seat, rule="LOB-6.2.4b-a")


class RetiredOne(Deed):
    """One star retires, or stays."""

    __slots__ = ("drm", "kind", "seat")

    def __init__(self, seat: int, kind: int, drm: int) -> None:
        self.seat = seat
        self.kind = kind
        self.drm = drm

    def go(self, g: State) -> None:
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


def named_leaves(g: State, kind: int, row: int) -> bool:
    """All-Star Game: whether the row retires or frees a player of that type (LOB-R152)."""
    charts = g.pack.retire
    if kind == codes.SS:
        return look(charts[SS_RETIRE], row) + look(charts[SS_FREE], row) > 0
    if kind == codes.AS:
        return look(charts[AS_RETIRE], row) + look(charts[AS_FREE], row) > 0
    return look(charts[REG_RETIRE], row) > 0


RETIREMENTS: Final = Retirements()
