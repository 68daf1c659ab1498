# written by tools/material.py from material.py; change it there
"""Positions: their fields, how they are cloned, and how their cards are dealt again."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.highlights.tables import Roster
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import EMPTY, Row, Rows


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Highlights(Game):
    """A series of Baseball Highlights: 2045, or a single game."""

    # fmt: off
    __slots__ = (
        "bases", "bonus", "deck", "dugouts", "games", "hands", "held", "home", "in_play", "inning", "length",
        "lineups", "minors", "money", "on_deck", "pack", "recycled", "row", "runs", "season", "spied",
        "teams", "threats", "top", "who", "won",
    )
    # fmt: on
    threats: Rows  # Threatened Hits of each seat, in order
    teams: vec[i64]  # the starting deck of each seat
    on_deck: vec[i64]  # On Deck circle
    top: vec[i64]  # the card each seat played last; in an extra inning, in this inning
    bases: vec[i64]  # two bits for every base, the speed of its runner; base 1 is in bits 2 and 3
    runs: vec[i64]
    bonus: vec[i64]  # revenue from actions in this game
    money: vec[i64]  # what is left to spend in this Buy Round
    won: vec[i64]  # games of the mini-season, then of the series
    deck: Row  # Free Agents
    row: Row  # Buy Row
    hands: Rows  # hand
    lineups: Rows  # Lineup
    in_play: Rows  # In Play Box
    dugouts: Rows  # Dugout
    minors: Rows  # Minor Leagues
    length: i64  # the series is best of this number of games
    season: i64  # games before the series: 3 with a mini-season, else 0
    home: i64  # the seat with the Home pennant
    inning: i64  # 1 to 6, from 7 on extra innings; 0 before the first
    who: i64  # whose turn it is
    pack: Roster
    recycled: tuple[tuple[int, ...], ...]  # cards played in this game that became a new Lineup (BH-XI-15)
    games: tuple[int, ...]  # runs of seat 0 and 1 in each game finished, mini-season too
    held: tuple[tuple[int, ...], ...]  # cards in a seat's hand or On Deck, which everybody can tell
    spied: tuple[tuple[int, ...], ...]  # the same for cards of which only the opponent can tell

    def __init__(self) -> None:
        self.teams = self.on_deck = self.top = self.bases = self.runs = self.bonus = self.money = self.won = EMPTY
        self.length = self.season = self.home = self.inning = self.who = 0

    def clone(self) -> Highlights:
        c = Highlights()
        c.copy_kernel(self)
        # copied: what can be changed in place
        c.threats = self.threats.clone()
        c.teams = self.teams[:]
        c.on_deck = self.on_deck[:]
        c.top = self.top[:]
        c.bases = self.bases[:]
        c.runs = self.runs[:]
        c.bonus = self.bonus[:]
        c.money = self.money[:]
        c.won = self.won[:]
        c.deck = self.deck.clone()
        c.row = self.row.clone()
        c.hands = self.hands.clone()
        c.lineups = self.lineups.clone()
        c.in_play = self.in_play.clone()
        c.dugouts = self.dugouts.clone()
        c.minors = self.minors.clone()
        # shared: what is replaced as a whole
        c.length = self.length
        c.season = self.season
        c.home = self.home
        c.inning = self.inning
        c.who = self.who
        c.pack = self.pack
        c.recycled = self.recycled
        c.games = self.games
        c.held = self.held
        c.spied = self.spied
        return c
