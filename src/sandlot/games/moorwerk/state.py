# written by tools/material.py from material.py; change it there
"""A game of BASEBALL!. Cards are numbered in the order of their kinds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.moorwerk.tables import Kinds
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.registry import Value
from sandlot.kernel.zones import EMPTY, Row, Rows, row, rows

DECK: Final = 0
PILE: Final = 1
HAND: Final = 2
PLATE: Final = 10
OUT: Final = 15


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Baseball(Game):
    """A game of BASEBALL!. Cards are numbered in the order of their kinds."""

    # fmt: off
    __slots__ = (
        "bases", "batting", "blue", "choose_advances", "choose_outs", "deck", "hands", "left", "line",
        "many_cards", "order", "outs", "pack", "runs", "sf_third_only", "size", "skips", "taken", "top", "turn",
        "who",
    )
    # fmt: on
    pack: Kinds
    order: tuple[int, ...]  # who has which turn of the circuit
    turn: i64  # place in the order
    who: i64  # the active player
    deck: Row  # draw deck
    hands: Rows  # hand
    left: i64  # cards not yet played
    top: i64  # the last card played
    size: tuple[int, ...]  # original hand sizes (MW-SET-13)
    skips: vec[i64]  # turns to miss
    bases: i64
    outs: i64
    batting: i64  # VISITOR or HOME
    runs: vec[i64]
    line: vec[i64]  # runs of each half so far
    blue: bool  # a blue card was played in this turn
    taken: i64  # the card just taken in an exchange; it cannot be given back
    many_cards: bool
    choose_outs: bool
    choose_advances: bool
    sf_third_only: bool

    def __init__(self) -> None:
        self.turn = 0
        self.who = 0
        self.left = 0
        self.top = 0
        self.skips = EMPTY
        self.bases = 0
        self.outs = 0
        self.batting = 0
        self.runs = EMPTY
        self.line = EMPTY
        self.blue = False
        self.taken = 0
        self.many_cards = False
        self.choose_outs = False
        self.choose_advances = False
        self.sf_third_only = False

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> None:
        """Everything as it is before the deal."""
        self.turn = -1
        self.who = 0
        self.deck = row()
        self.hands = rows(seats, 7)
        self.left = 0
        self.top = -1
        self.skips = vec[i64]([0] * seats)
        self.bases = 0
        self.outs = 0
        self.batting = 0
        self.runs = vec[i64]([0] * 2)
        self.line = vec[i64]([0] * 1)
        self.blue = False
        self.taken = -1
        self.many_cards = bool(options["many_cards"])
        self.choose_outs = bool(options["choose_outs"])
        self.choose_advances = bool(options["choose_advances"])
        self.sf_third_only = bool(options["sf_third_only"])

    def clone(self) -> Baseball:
        c = Baseball()
        c.copy_kernel(self)
        c.pack = self.pack
        c.order = self.order
        c.turn = self.turn
        c.who = self.who
        c.deck = self.deck.clone()
        c.hands = self.hands.clone()
        c.left = self.left
        c.top = self.top
        c.size = self.size
        c.skips = self.skips[:]
        c.bases = self.bases
        c.outs = self.outs
        c.batting = self.batting
        c.runs = self.runs[:]
        c.line = self.line[:]
        c.blue = self.blue
        c.taken = self.taken
        c.many_cards = self.many_cards
        c.choose_outs = self.choose_outs
        c.choose_advances = self.choose_advances
        c.sf_third_only = self.sf_third_only
        return c
