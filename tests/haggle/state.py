# written by tools/material.py from material.py; change it there
"""A game of Haggle: wares, purses, loans, offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.game import Game
from sandlot.kernel.market import Market, new_market
from sandlot.kernel.packed import vec
from sandlot.kernel.redeal import Redeal
from sandlot.kernel.registry import Value
from sandlot.kernel.zones import EMPTY, Row, Rows, row, rows

DECK: Final = 0
HAND: Final = 1
STALL: Final = 9
GONE: Final = 10


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Haggle(Game):
    """A game of Haggle: wares, purses, loans, offers."""

    # fmt: off
    __slots__ = (
        "cash", "days", "debt", "deck", "die", "gone", "hands", "market", "score", "stall",
    )
    # fmt: on
    deck: Row  # deck
    hands: Rows  # wares in hand
    stall: Row  # wares laid out
    gone: Row  # wares carted away unseen
    cash: vec[i64]  # dollars in every purse
    debt: vec[i64]
    score: vec[i64]  # points of the wares laid out
    die: i64  # what it shows; 0: it is not rolled
    market: Market
    days: i64

    def __init__(self) -> None:
        self.cash = EMPTY
        self.debt = EMPTY
        self.score = EMPTY
        self.die = 0
        self.days = 0

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> None:
        """Everything as it is before the deal."""
        self.deck = row()
        self.hands = rows(seats, 8)
        self.stall = row()
        self.gone = row()
        self.cash = vec[i64]([0] * seats)
        self.debt = vec[i64]([0] * seats)
        self.score = vec[i64]([0] * seats)
        self.die = 0
        self.market = new_market(seats)
        self.days = int(options["days"])

    def clone(self) -> Haggle:
        c = Haggle()
        c.copy_kernel(self)
        c.deck = self.deck.clone()
        c.hands = self.hands.clone()
        c.stall = self.stall.clone()
        c.gone = self.gone.clone()
        c.cash = self.cash[:]
        c.debt = self.debt[:]
        c.score = self.score[:]
        c.die = self.die
        c.market = self.market.clone()
        c.days = self.days
        return c

    def redeal_cards(self, seat: i64) -> None:
        redeal = Redeal(self, seat, 0, len(self.known))
        for owner in range(self.seats):
            redeal.hand(self.hands, owner)
        redeal.stack(self.deck)
        redeal.stack(self.gone)
        redeal.finish()
