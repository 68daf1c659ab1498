# written by tools/material.py from material.py; change it there
"""Positions: their fields, how they are cloned, and how their cards are dealt again."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.cosmic.tables import Deal, Modifier
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import EMPTY, Row, Rows


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Cosmic(Game):
    """A game of Cosmic League Baseball. Seat s owns the cards from s * SIZE on."""

    # fmt: off
    __slots__ = (
        "bench", "cash", "deck", "discard", "favoured", "field", "gadgets", "half", "half_cap", "hands",
        "hitting", "ledger", "line", "look", "outs", "pack", "passes", "played", "points", "retired",
        "round", "spender", "struck", "turn", "walkoff",
    )
    # fmt: on
    points: vec[i64]
    line: vec[i64]  # points of each half so far
    gadgets: vec[i64]
    cash: vec[i64]  # floated
    field: vec[i64]  # Player on the field
    played: Row  # Actions on the table; in the order of play
    deck: Rows  # Action deck
    hands: Rows  # hand
    discard: Rows  # discarded Actions
    bench: Rows  # Player deck
    look: Rows  # Players being looked at
    retired: Rows  # discarded Players
    favoured: i64  # printed Luck is higher here, or this Coach was drawn (CLB-SET-6)
    hitting: i64
    half: i64  # 0 to 3; 4: all is over
    round: i64
    outs: i64
    turn: i64  # whose chance it is to play
    passes: i64  # declines in a row
    half_cap: i64  # points that end a half; 0: none
    walkoff: bool
    pack: Deal
    struck: tuple[int, ...]  # Actions played whose modifiers were cancelled
    ledger: tuple[Modifier, ...]  # of this round
    spender: tuple[bool, ...]  # who has spent Gadgets this round

    def __init__(self) -> None:
        self.points = self.line = self.gadgets = self.cash = self.field = EMPTY
        self.favoured = self.hitting = self.half = self.round = self.outs = self.turn = self.passes = 0
        self.half_cap = 0
        self.walkoff = False

    def clone(self) -> Cosmic:
        c = Cosmic()
        c.copy_kernel(self)
        # copied: what can be changed in place
        c.points = self.points[:]
        c.line = self.line[:]
        c.gadgets = self.gadgets[:]
        c.cash = self.cash[:]
        c.field = self.field[:]
        c.played = self.played.clone()
        c.deck = self.deck.clone()
        c.hands = self.hands.clone()
        c.discard = self.discard.clone()
        c.bench = self.bench.clone()
        c.look = self.look.clone()
        c.retired = self.retired.clone()
        # shared: what is replaced as a whole
        c.favoured = self.favoured
        c.hitting = self.hitting
        c.half = self.half
        c.round = self.round
        c.outs = self.outs
        c.turn = self.turn
        c.passes = self.passes
        c.half_cap = self.half_cap
        c.walkoff = self.walkoff
        c.pack = self.pack
        c.struck = self.struck
        c.ledger = self.ledger
        c.spender = self.spender
        return c
