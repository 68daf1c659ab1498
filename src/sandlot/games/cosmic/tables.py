"""What both seats brought, as the rules read it, and the entries of the ledger of modifiers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.numbers import SIZE
from sandlot.kernel.packed import vec
from sandlot.kernel.plain import Plain

# what a modifier changes
TOTAL: Final = 0
LUCK: Final = 1
TAX: Final = 2
KEEPING: Final = 3


@dataclass(eq=False)
class Deal(Plain):
    """What both seats brought, as the rules read it; shared by all clones. Rows by card unless they say otherwise."""

    slot: vec[i64]
    cost: vec[i64]
    value: vec[i64]  # Discard Value
    hit: vec[i64]
    pitch: vec[i64]
    program: vec[vec[i64]]  # of every card, then of both Coaches, one for each moment (coach_program)
    copies: vec[bool]  # whether it copies another Action
    effect_hit: list[float]  # for bots: what an Action does, in points of a total
    effect_pitch: list[float]
    worth_hit: list[float]  # for bots: what it is good for in a hand
    worth_pitch: list[float]
    names: list[str]  # of every card, then of both Coaches
    texts: list[str]
    styles: list[str]
    coaches: list[str]  # by seat, like all that follow
    teams: list[str]
    luck: vec[i64]
    intel: vec[i64]
    command: vec[i64]
    least: vec[i64]  # by card: cash and hand to play it
    discounts: vec[bool]  # by seat: whether the Coach ever takes something off a cost


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Modifier(Plain):
    """An entry of the ledger: what it changes, on which side, by how much, and which Action made it.

    Entries of Entrances and Coaches have no Action as source and are never struck (CLB-EFX-2).
    """

    __slots__ = ("amount", "firm", "seat", "source", "what")

    def __init__(self, what: i64, seat: i64, amount: i64, source: i64, firm: bool) -> None:
        self.what = what
        self.seat = seat
        self.amount = amount
        self.source = source
        self.firm = firm


def coach_program(seat: i64, moment: i64) -> i64:
    """Where a Coach's program for a moment stands in Deal.program."""
    return 2 * SIZE + seat * codes.MOMENTS + moment
