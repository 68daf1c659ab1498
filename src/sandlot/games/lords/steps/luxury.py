"""Luxury tax (chapters 6.2.5 and 13.1): the higher placed owner pays the lower placed one."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, clockwise, with_value
from sandlot.games.lords.atoms.money import owe, priced, use_price
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.steps.end_of_phase import score
from sandlot.kernel.events import EVERYONE

# gap limit, then what is paid below it and from it on: in the first year, later (chart C6)
FIRST_LAST: Final = [10, 2000, 7500, 4000, 10_000]
MIDDLE: Final = [5, 1000, 3000, 2000, 6000]
TWO: Final = [10, 2000, 5000, 7500, 10_000]  # LOB-13.1-a, LOB-13.1-b, LOB-R133
TWO_POINTS: Final = 3  # LOB-R134


class Luxury(Deed):
    """Positions by points, ties by the die (LOB-6.2.5-a, LOB-R102, LOB-R103)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Find out who is tied."""
        seats = clockwise(g, g.leader)
        order = sorted(seats, key=lambda s: (-g.vp[s], seats.index(s)))
        g.do(Tax(order))
        tied = [s for s in order if g.vp.count(g.vp[s]) > 1]
        if len(tied) < 2:
            return
        g.do(RollAll(tied, 0))


class RollAll(Deed):
    """Tied owners roll; a tie of the dice stands as the turn order has it."""

    __slots__ = ("index", "tied")

    def __init__(self, tied: list[int], index: int) -> None:
        self.tied = tied
        self.index = index

    def go(self, g: State) -> None:
        """Note the last roll, let the next roll."""
        if self.index > 0:
            g.rolls = with_value(g.rolls, self.tied[self.index - 1], g.total)
        if self.index < len(self.tied):
            g.do(RollAll(self.tied, self.index + 1))
            seat = self.tied[self.index]
            roll(g, seat, codes.ROLL_TIE, 0, NOTHING, EVERYONE)


class Nothing(Deed):
    """A roll that is only noted."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Nothing else."""


class Tax(Deed):
    """The payments (LOB-6.2.5-b to LOB-6.2.5-h)."""

    __slots__ = ("order",)

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def go(self, g: State) -> None:
        """First to last, and with four owners second to third."""
        seats = self.order
        equal = [g.vp.count(g.vp[s]) > 1 for s in range(g.seats)]
        order = sorted(seats, key=lambda s: (-g.vp[s], -g.rolls[s] if equal[s] else 0, seats.index(s)))
        if g.seats == 4:
            tax(g, order[1], order[2], MIDDLE)
        tax(g, order[0], order[-1], TWO if g.seats == 2 else FIRST_LAST)


def tax(g: State, payer: int, receiver: int, chart: list[int]) -> None:
    """One payment; what cannot be paid is forgiven (LOB-R103)."""
    gap = g.vp[payer] - g.vp[receiver]
    high = gap >= chart[0]
    amount = chart[(1 if g.year == 1 else 3) + (1 if high else 0)]
    amount = priced(g, payer, codes.PRICE_LUXURY, amount)
    use_price(g, payer, codes.PRICE_LUXURY)
    g.emit("luxury tax", payer, count=amount, rule="LOB-6.2.5-h")
    if g.seats == 2 and high and g.year > 1:
        score(g, payer, -TWO_POINTS, "LOB-13.1-b")
        score(g, receiver, TWO_POINTS, "LOB-13.1-b")
    owe(g, payer, amount, "LOB-6.2.5-h", receiver, True)


LUXURY: Final = Luxury()
NOTHING: Final = Nothing()
