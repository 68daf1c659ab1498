# written by tools/material.py from material.py; change it there
"""A game of Cosmic League Baseball. Seat s owns the cards from s * SIZE on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.cosmic.tables import Deal, Modifier
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.registry import Value
from sandlot.kernel.zones import EMPTY, Row, Rows, row, rows

DECK: Final = 0
HAND: Final = 8
TABLE: Final = 16
DISCARDED: Final = 24
BENCH: Final = 32
LOOK: Final = 40
FIELD: Final = 48
RETIRED: Final = 56


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Cosmic(Game):
    """A game of Cosmic League Baseball. Seat s owns the cards from s * SIZE on."""

    # fmt: off
    __slots__ = (
        "bench", "cash", "deck", "discard", "favoured", "field", "gadgets", "half", "half_cap", "hands",
        "hitting", "ledger", "line", "look", "outs", "pack", "passes", "played", "points", "retired", "round",
        "spender", "struck", "turn", "walkoff",
    )
    # fmt: on
    pack: Deal
    favoured: i64  # printed Luck is higher here, or this Coach was drawn (CLB-SET-6)
    hitting: i64
    half: i64  # 0 to 3; 4: all is over
    round: i64
    outs: i64
    points: vec[i64]
    line: vec[i64]  # points of each half so far
    gadgets: vec[i64]
    cash: vec[i64]  # floated
    deck: Rows  # Action deck
    hands: Rows  # hand
    played: Row  # Actions on the table; in the order of play
    struck: tuple[int, ...]  # Actions played whose modifiers were cancelled
    discard: Rows  # discarded Actions
    bench: Rows  # Player deck
    look: Rows  # Players being looked at
    field: vec[i64]  # Player on the field
    retired: Rows  # discarded Players
    ledger: tuple[Modifier, ...]  # of this round
    spender: tuple[bool, ...]  # who has spent Gadgets this round
    turn: i64  # whose chance it is to play
    passes: i64  # declines in a row
    walkoff: bool
    half_cap: i64  # points that end a half; 0: none

    def __init__(self) -> None:
        self.favoured = 0
        self.hitting = 0
        self.half = 0
        self.round = 0
        self.outs = 0
        self.points = EMPTY
        self.line = EMPTY
        self.gadgets = EMPTY
        self.cash = EMPTY
        self.field = EMPTY
        self.turn = 0
        self.passes = 0
        self.walkoff = False
        self.half_cap = 0

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> None:
        """Everything as it is before the deal."""
        self.favoured = 0
        self.hitting = 0
        self.half = 0
        self.round = 0
        self.outs = 0
        self.points = vec[i64]([0] * seats)
        self.line = vec[i64]([0] * 1)
        self.gadgets = vec[i64]([0] * seats)
        self.cash = vec[i64]([0] * seats)
        self.deck = rows(seats, 24)
        self.hands = rows(seats, 8)
        self.played = row()
        self.struck = ()
        self.discard = rows(seats, 24)
        self.bench = rows(seats, 10)
        self.look = rows(seats, 10)
        self.field = vec[i64]([-1] * seats)
        self.retired = rows(seats, 10)
        self.ledger = ()
        self.spender = (False, False)
        self.turn = 0
        self.passes = 0
        self.walkoff = bool(options["walkoff"])
        self.half_cap = 0

    def clone(self) -> Cosmic:
        c = Cosmic()
        c.copy_kernel(self)
        c.pack = self.pack
        c.favoured = self.favoured
        c.hitting = self.hitting
        c.half = self.half
        c.round = self.round
        c.outs = self.outs
        c.points = self.points[:]
        c.line = self.line[:]
        c.gadgets = self.gadgets[:]
        c.cash = self.cash[:]
        c.deck = self.deck.clone()
        c.hands = self.hands.clone()
        c.played = self.played.clone()
        c.struck = self.struck
        c.discard = self.discard.clone()
        c.bench = self.bench.clone()
        c.look = self.look.clone()
        c.field = self.field[:]
        c.retired = self.retired.clone()
        c.ledger = self.ledger
        c.spender = self.spender
        c.turn = self.turn
        c.passes = self.passes
        c.walkoff = self.walkoff
        c.half_cap = self.half_cap
        return c
