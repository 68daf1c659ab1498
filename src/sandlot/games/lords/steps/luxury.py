"""Luxury tax (chapters 6.2.5 and 13.1): the higher placed owner pays the lower placed one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import clockwise, score
from sandlot.games.lords.atoms.money import priced, use_price
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.costs import owe
from sandlot.games.lords.steps.dice import roll
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.packed import vec
from sandlot.kernel.step import Step

# gap limit, then what is paid below it and from it on: in the first year, later (chart C6)
FIRST_LAST: Final = vec[i64]([10, 2000, 7500, 4000, 10_000])
MIDDLE: Final = vec[i64]([5, 1000, 3000, 2000, 6000])
TWO: Final = vec[i64]([10, 2000, 5000, 7500, 10_000])  # LOB-13.1-a, LOB-13.1-b, LOB-R133
TWO_POINTS: Final = 3  # LOB-R134


@final
class Luxury(Step):
    """Positions by points, ties by the die (LOB-6.2.5-a, LOB-R102, LOB-R103)."""

    def go(self, g: Lords) -> None:
        order = by_points(g, clockwise(g, g.leader), [0] * int(g.seats))
        g.do(Tax(tuple(order)))
        tied = tuple([s for s in order if level(g, s)])
        if tied:
            g.do(RollAll(tied, 0))


def level(g: Lords, seat: i64) -> bool:
    """Whether another owner has as many points."""
    for other in range(g.seats):
        if other != seat and g.vp[other] == g.vp[seat]:
            return True
    return False


def by_points(g: Lords, seats: list[int], rolls: list[int]) -> list[int]:
    """Owners by points, then by these rolls, then as they stand."""
    points = [int(g.vp[seat]) for seat in range(g.seats)]
    return sorted(seats, key=lambda s: (-points[s], -rolls[s], seats.index(s)))


@final
@mypyc_attr(acyclic=True)
class RollAll(Step):
    """Tied owners roll; a tie of the dice stands as the turn order has it."""

    __slots__ = ("index", "tied")

    def __init__(self, tied: tuple[int, ...], index: i64) -> None:
        self.tied = tied
        self.index = index

    def go(self, g: Lords) -> None:
        if self.index > 0:
            g.rolls[self.tied[self.index - 1]] = g.total
        if self.index < len(self.tied):
            g.do(RollAll(self.tied, self.index + 1))
            seat = self.tied[self.index]
            roll(g, seat, codes.ROLL_TIE, 0, NOTHING, EVERYONE)


@final
class Nothing(Step):
    """A roll that is only noted."""

    def go(self, g: Lords) -> None:
        """The roll has told its event already."""


@final
@mypyc_attr(acyclic=True)
class Tax(Step):
    """The payments (LOB-6.2.5-b to LOB-6.2.5-h)."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def go(self, g: Lords) -> None:
        rolls = [int(g.rolls[s]) if level(g, s) else 0 for s in range(g.seats)]
        order = by_points(g, list(self.order), rolls)
        if g.seats == 4:
            tax(g, order[1], order[2], MIDDLE)
        tax(g, order[0], order[-1], TWO if g.seats == 2 else FIRST_LAST)


def tax(g: Lords, payer: i64, receiver: i64, chart: vec[i64]) -> None:
    """One payment; what cannot be paid is forgiven (LOB-R103)."""
    gap = g.vp[payer] - g.vp[receiver]
    high = gap >= chart[0]
    amount = chart[(1 if g.year == 1 else 3) + (1 if high else 0)]
    amount = priced(g, payer, codes.PRICE_LUXURY, amount)
    use_price(g, payer, codes.PRICE_LUXURY)
    if g.events is not None:
        g.emit("luxury tax", payer, count=amount, rule="LOB-6.2.5-h")
    if g.seats == 2 and high and g.year > 1:
        score(g, payer, -TWO_POINTS, "LOB-13.1-b")
        score(g, receiver, TWO_POINTS, "LOB-13.1-b")
    owe(g, payer, amount, "LOB-6.2.5-h", receiver, True)


LUXURY: Final = Luxury()
NOTHING: Final = Nothing()
