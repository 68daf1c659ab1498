"""Playing a card for its number (chapters 5.3.2 to 5.3.7): wins, money, losses, forced cuts; legends join in."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import drop, mark
from sandlot.games.lords.atoms.money import receive
from sandlot.games.lords.atoms.roster import convert
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.numbers import OPS
from sandlot.games.lords.options import (
    ALONE,
    CUT,
    FOR_CASH,
    FOR_LOSSES,
    WITH_AS,
    WITH_LEGEND,
    WITH_MANAGER,
    WITH_SS,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.events import responses
from sandlot.games.lords.steps.extras import offer_legends, usable_legends, use_legend
from sandlot.kernel.step import Choice, Step

CASH_PER_OPS: Final = 500  # LOB-5.3.5-a


def with_ops(g: Lords, seat: i64, card: i64, mode: i64, target: i64) -> None:
    """A card is played for its number; a legend may join (LOB-12.2-c)."""
    if g.legends.size(seat) and usable_legends(g, seat):
        g.ask(seat, Join(card, mode, target))
    else:
        ops(g, seat, card, mode, target)


@final
@mypyc_attr(acyclic=True)
class Join(Choice):
    """Which legend adds his option to an OPS play, if any."""

    __slots__ = ("card", "mode", "target")

    def __init__(self, card: i64, mode: i64, target: i64) -> None:
        self.card = card
        self.mode = mode
        self.target = target

    def offers(self, g: Lords, seat: i64) -> None:
        offer_legends(g, seat, WITH_LEGEND)
        g.offer(ALONE)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        ops(g, seat, self.card, self.mode, self.target)
        if option != ALONE:
            i = option - WITH_LEGEND
            use_legend(g, seat, i, g.pack.legend_ops[i], "LOB-12.2-d")

    def declines(self, g: Lords, seat: i64) -> i64:
        return ALONE


def ops(g: Lords, seat: i64, card: i64, mode: i64, target: i64) -> None:
    """Lay the card down and push what its number does."""
    g.ops_bonus = 0
    g.cancelled = False
    g.attack = 1 if mode == FOR_LOSSES else 0
    if g.events is not None:
        g.emit("mode", seat, count=mode)
    if target != seat:
        if g.events is not None:
            g.emit("target", seat, count=target)
        g.ops_cubes[target] += 1
    g.do(Number(card, seat, mode, target))
    if mode == FOR_LOSSES:
        responses(g, 1 << codes.CANCEL_ATTACK, target, target)
    elif mode > FOR_LOSSES:
        responses(g, 1 << codes.CANCEL_CUTS, target, target)


@final
@mypyc_attr(acyclic=True)
class Number(Step):
    """What an OPS play does with the card's number (LOB-5.3.2-a to LOB-5.3.7-b)."""

    __slots__ = ("card", "mode", "seat", "target")

    def __init__(self, card: i64, seat: i64, mode: i64, target: i64) -> None:
        self.card = card  # it lies open on the discards
        self.seat = seat
        self.mode = mode
        self.target = target

    def go(self, g: Lords) -> None:
        seat = self.seat
        n = g.pack.ops[self.card] + g.ops_bonus + coming_bonus(g, seat)
        if n < 1:
            n = 1
        g.ops_bonus = 0
        g.attack = 0
        if g.cancelled:
            g.cancelled = False
            if g.events is not None:
                g.emit("cancelled", self.target, rule="LOB-5.3.10-a")
        elif self.mode == WITH_SS:
            g.spent[seat] |= 1 << codes.ACT_SS
            mark(g, seat, True, 2 * n + g.men.at(seat, codes.SS) - 1)  # LOB-R32
        elif self.mode == WITH_AS:
            g.spent[seat] |= 1 << codes.ACT_AS
            mark(g, seat, True, n + g.men.at(seat, codes.AS) - 1)
        elif self.mode == WITH_MANAGER:
            g.spent[seat] |= 1 << codes.ACT_MC
            wins = n + g.pack.fm_card[g.stars.at(seat, codes.FM)]
            mark(g, seat, True, wins if wins > 0 else 0)
        elif self.mode == FOR_CASH:
            receive(g, seat, CASH_PER_OPS * n, "LOB-5.3.5-a")
        elif self.mode == FOR_LOSSES:
            mark(g, self.target, False, n)
            fire(g, codes.ON_ATTACKED, self.target)
        else:
            g.do(Cuts(self.target, n))


def coming_bonus(g: Lords, seat: i64) -> i64:
    """What cards played before add to the next OPS play; it is used up."""
    found: i64 = 0
    for one in g.lasting:
        if one.kind == OPS and one.seat == seat and one.start <= g.clock < one.until:
            found += one.n
            drop(g, one)
    return found


@final
@mypyc_attr(acyclic=True)
class Cuts(Step):
    """The victim turns players of his choice into Journeymen, as many as there are (LOB-5.3.7-a, LOB-R39)."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: i64, n: i64) -> None:
        self.seat = seat
        self.n = n

    def go(self, g: Lords) -> None:
        seat = self.seat
        if self.n > 0 and g.men.at(seat, codes.SS) + g.men.at(seat, codes.AS) + g.men.at(seat, codes.REG):
            g.do(Cuts(seat, self.n - 1))
            g.ask(seat, FORCED_CUT)


@final
class ForcedCut(Choice):
    """Which player is cut for a Journeyman."""

    def offers(self, g: Lords, seat: i64) -> None:
        for kind in range(codes.JM):
            if g.men.at(seat, kind):
                g.offer(CUT + kind)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        convert(g, seat, option - CUT, codes.JM, 1)


FORCED_CUT: Final = ForcedCut()
