# written by tools/material.py from material.py; change it there
"""Positions: their fields, how they are cloned, and how their cards are dealt again."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.redeal import Redeal
from sandlot.kernel.zones import EMPTY, Row, Rows


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Position(Game):
    """A game of Tiny. Card 0 shows the number 1, card 23 the number 24."""

    # fmt: off
    __slots__ = (
        "deck", "half", "hands", "innings", "line", "pile",
    )
    # fmt: on
    line: vec[i64]  # runs of each half
    deck: Row  # deck
    pile: Row  # cards played
    hands: Rows  # hand
    half: i64  # halves of innings that are over; the visitors bat in the even ones
    innings: i64

    def __init__(self) -> None:
        self.line = EMPTY
        self.half = self.innings = 0

    def clone(self) -> Position:
        c = Position()
        c.copy_kernel(self)
        # copied: what can be changed in place
        c.line = self.line[:]
        c.deck = self.deck.clone()
        c.pile = self.pile.clone()
        c.hands = self.hands.clone()
        # shared: what is replaced as a whole
        c.half = self.half
        c.innings = self.innings
        return c

    def redeal_cards(self, seat: i64) -> None:
        redeal = Redeal(self, seat, 0, len(self.known))
        for owner in range(self.seats):
            redeal.hand(self.hands, owner)
        redeal.stack(self.deck)
        redeal.finish()
