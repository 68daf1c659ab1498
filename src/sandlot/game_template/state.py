# written by tools/material.py from material.py; change it there
"""A game of Tiny. Card 0 shows the number 1, card 23 the number 24."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.redeal import Redeal
from sandlot.kernel.registry import Value
from sandlot.kernel.zones import EMPTY, Row, Rows, row, rows

DECK: Final = 0
HAND: Final = 1
PILE: Final = 9


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Position(Game):
    """A game of Tiny. Card 0 shows the number 1, card 23 the number 24."""

    # fmt: off
    __slots__ = (
        "deck", "half", "hands", "innings", "line", "pile",
    )
    # fmt: on
    deck: Row  # deck
    hands: Rows  # hand
    pile: Row  # cards played
    half: i64  # halves of innings that are over; the visitors bat in the even ones
    line: vec[i64]  # runs of each half
    innings: i64

    def __init__(self) -> None:
        self.half = 0
        self.line = EMPTY
        self.innings = 0

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> None:
        """Everything as it is before the deal."""
        self.deck = row()
        self.hands = rows(seats, 8)
        self.pile = row()
        self.half = 0
        self.line = vec[i64]([0] * 10)
        self.innings = int(options["innings"])

    def clone(self) -> Position:
        c = Position()
        c.copy_kernel(self)
        c.deck = self.deck.clone()
        c.hands = self.hands.clone()
        c.pile = self.pile.clone()
        c.half = self.half
        c.line = self.line[:]
        c.innings = self.innings
        return c

    def redeal_cards(self, seat: i64) -> None:
        redeal = Redeal(self, seat, 0, len(self.known))
        for owner in range(self.seats):
            redeal.hand(self.hands, owner)
        redeal.stack(self.deck)
        redeal.finish()
