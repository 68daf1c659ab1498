# written by tools/material.py from material.py; change it there
"""Positions: their fields, how they are cloned, and how their cards are dealt again."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.game import Game
from sandlot.kernel.market import Market
from sandlot.kernel.packed import vec
from sandlot.kernel.redeal import Redeal
from sandlot.kernel.zones import EMPTY, Row, Rows


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Haggle(Game):
    """A game of Haggle: wares, purses, loans, offers."""

    # fmt: off
    __slots__ = (
        "cash", "days", "debt", "deck", "die", "gone", "hands", "market", "score", "stall",
    )
    # fmt: on
    market: Market
    cash: vec[i64]  # dollars in every purse
    debt: vec[i64]
    score: vec[i64]  # points of the wares laid out
    deck: Row  # deck
    stall: Row  # wares laid out
    gone: Row  # wares carted away unseen
    hands: Rows  # wares in hand
    die: i64  # what it shows; 0: it is not rolled
    days: i64

    def __init__(self) -> None:
        self.cash = self.debt = self.score = EMPTY
        self.die = self.days = 0

    def clone(self) -> Haggle:
        c = Haggle()
        c.copy_kernel(self)
        # copied: what can be changed in place
        c.market = self.market.clone()
        c.cash = self.cash[:]
        c.debt = self.debt[:]
        c.score = self.score[:]
        c.deck = self.deck.clone()
        c.stall = self.stall.clone()
        c.gone = self.gone.clone()
        c.hands = self.hands.clone()
        # shared: what is replaced as a whole
        c.die = self.die
        c.days = self.days
        return c

    def redeal_cards(self, seat: i64) -> None:
        redeal = Redeal(self, seat, 0, len(self.known))
        for owner in range(self.seats):
            redeal.hand(self.hands, owner)
        redeal.stack(self.deck)
        redeal.stack(self.gone)
        redeal.finish()
