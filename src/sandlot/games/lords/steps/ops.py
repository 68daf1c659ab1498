"""Playing a card for its number (chapters 5.3.2 to 5.3.7): wins, money, losses, forced cuts; legends join in."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, drop
from sandlot.games.lords.atoms.money import receive
from sandlot.games.lords.atoms.roster import convert
from sandlot.games.lords.effects.run import fire, start
from sandlot.games.lords.numbers import OPS
from sandlot.games.lords.places import (
    ALONE,
    CUT,
    FOR_CASH,
    FOR_LOSSES,
    WITH_AS,
    WITH_LEGEND,
    WITH_MANAGER,
    WITH_SS,
)
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.extras import usable_legends
from sandlot.games.lords.steps.plays import responses
from sandlot.games.lords.steps.verbs import mark

CASH_PER_OPS: Final = 500  # LOB-5.3.5-a


def with_ops(g: State, seat: int, card: int, mode: int, target: int) -> None:
    """A card is played for its number; a legend may join (LOB-12.2-c)."""
    if usable_legends(g, seat):
        g.ask(seat, Join(card, mode, target))
    else:
        ops(g, seat, card, mode, target)


class Join(Question):
    """Which legend adds his option to an OPS play, if any."""

    __slots__ = ("card", "mode", "target")

    def __init__(self, card: int, mode: int, target: int) -> None:
        self.card = card
        self.mode = mode
        self.target = target

    def offers(self, g: State, seat: int) -> list[int]:
        """Nobody, or a legend not used in this phase."""
        return sorted([ALONE, *[WITH_LEGEND + i for i in usable_legends(g, seat)]])

    def chosen(self, g: State, seat: int, option: int) -> None:
        """His option acts first."""
        ops(g, seat, self.card, self.mode, self.target)
        if option != ALONE:
            i = option - WITH_LEGEND
            g.legend_used[seat] |= 1 << i
            g.emit("legend", seat, count=i, rule="LOB-12.2-d")
            start(g, g.pack.legend_ops[i], seat, seat)


def ops(g: State, seat: int, card: int, mode: int, target: int) -> None:
    """Lay the card down and push what its number does."""
    g.ops_bonus = 0
    g.cancelled = False
    g.attack = 1 if mode == FOR_LOSSES else 0
    g.emit("mode", seat, count=mode)
    if target != seat:
        g.emit("target", seat, count=target)
        g.ops_cubes[target] += 1
    g.do(Number(card, seat, mode, target))
    if mode >= FOR_LOSSES:
        bit = codes.CANCEL_ATTACK if mode == FOR_LOSSES else codes.CANCEL_CUTS
        responses(g, 1 << bit, target, target)


class Number(Deed):
    """What an OPS play does with the card's number (LOB-5.3.2-a to LOB-5.3.7-b)."""

    __slots__ = ("card", "mode", "seat", "target")

    def __init__(self, card: int, seat: int, mode: int, target: int) -> None:
        self.card = card  # it lies open on the discards
        self.seat = seat
        self.mode = mode
        self.target = target

    def go(self, g: State) -> None:
        """Count and act."""
        seat = self.seat
        men = g.men[seat]
        n = max(1, g.pack.ops[self.card] + g.ops_bonus + coming_bonus(g, seat))
        g.ops_bonus = 0
        g.attack = 0
        if g.cancelled:
            g.cancelled = False
            g.emit("cancelled", self.target, rule="LOB-5.3.10-a")
        elif self.mode == WITH_SS:
            g.spent[seat] |= 1 << codes.ACT_SS
            mark(g, seat, True, 2 * n + men[codes.SS] - 1)  # LOB-R32
        elif self.mode == WITH_AS:
            g.spent[seat] |= 1 << codes.ACT_AS
            mark(g, seat, True, n + men[codes.AS] - 1)
        elif self.mode == WITH_MANAGER:
            g.spent[seat] |= 1 << codes.ACT_MC
            mark(g, seat, True, max(0, n + g.pack.fm_card[g.stars[seat][codes.FM]]))
        elif self.mode == FOR_CASH:
            receive(g, seat, CASH_PER_OPS * n, "LOB-5.3.5-a")
        elif self.mode == FOR_LOSSES:
            mark(g, self.target, False, n)
            fire(g, codes.ON_ATTACKED, self.target)
        else:
            g.do(Cuts(self.target, n))


def coming_bonus(g: State, seat: int) -> int:
    """What cards played before add to the next OPS play; it is used up."""
    found = 0
    for one in g.lasting:
        if one.kind == OPS and one.seat == seat and one.start <= g.clock < one.until:
            found += one.n
            drop(g, one)
    return found


class Cuts(Deed):
    """The victim turns players of his choice into Journeymen, as many as there are (LOB-5.3.7-a, LOB-R39)."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def go(self, g: State) -> None:
        """One after the other."""
        men = g.men[self.seat]
        if self.n > 0 and men[codes.SS] + men[codes.AS] + men[codes.REG]:
            g.do(Cuts(self.seat, self.n - 1))
            g.ask(self.seat, FORCED_CUT)


class ForcedCut(Question):
    """Which player is cut for a Journeyman."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Anybody but Journeymen."""
        return [CUT + kind for kind in (codes.SS, codes.AS, codes.REG) if g.men[seat][kind]]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """He goes, a Journeyman comes from outside."""
        convert(g, seat, option - CUT, codes.JM, 1)


FORCED_CUT: Final = ForcedCut()
