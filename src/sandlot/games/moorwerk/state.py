# written by tools/material.py from material.py; change it there
"""Positions: their fields, how they are cloned, and how their cards are dealt again."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.moorwerk.tables import Kinds
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import EMPTY, Row, Rows


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Baseball(Game):
    """A game of BASEBALL!. Cards are numbered in the order of their kinds."""

    # fmt: off
    __slots__ = (
        "bases", "batting", "blue", "choose_advances", "choose_outs", "deck", "hands", "left", "line",
        "many_cards", "order", "outs", "pack", "runs", "sf_third_only", "size", "skips", "taken", "top",
        "turn", "who",
    )
    # fmt: on
    skips: vec[i64]  # turns to miss
    runs: vec[i64]
    line: vec[i64]  # runs of each half so far
    deck: Row  # draw deck
    hands: Rows  # hand
    turn: i64  # place in the order
    who: i64  # the active player
    left: i64  # cards not yet played
    top: i64  # the last card played
    bases: i64
    outs: i64
    batting: i64  # VISITOR or HOME
    taken: i64  # the card just taken in an exchange; it cannot be given back
    blue: bool  # a blue card was played in this turn
    many_cards: bool
    choose_outs: bool
    choose_advances: bool
    sf_third_only: bool
    pack: Kinds
    order: tuple[int, ...]  # who has which turn of the circuit
    size: tuple[int, ...]  # original hand sizes (MW-SET-13)

    def __init__(self) -> None:
        self.skips = self.runs = self.line = EMPTY
        self.turn = self.who = self.left = self.top = self.bases = self.outs = self.batting = self.taken = 0
        self.blue = self.many_cards = self.choose_outs = self.choose_advances = self.sf_third_only = False

    def clone(self) -> Baseball:
        c = Baseball()
        c.copy_kernel(self)
        # copied: what can be changed in place
        c.skips = self.skips[:]
        c.runs = self.runs[:]
        c.line = self.line[:]
        c.deck = self.deck.clone()
        c.hands = self.hands.clone()
        # shared: what is replaced as a whole
        c.turn = self.turn
        c.who = self.who
        c.left = self.left
        c.top = self.top
        c.bases = self.bases
        c.outs = self.outs
        c.batting = self.batting
        c.taken = self.taken
        c.blue = self.blue
        c.many_cards = self.many_cards
        c.choose_outs = self.choose_outs
        c.choose_advances = self.choose_advances
        c.sf_third_only = self.sf_third_only
        c.pack = self.pack
        c.order = self.order
        c.size = self.size
        return c
