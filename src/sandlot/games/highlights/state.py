# written by tools/material.py from material.py; change it there
"""A series of Baseball Highlights: 2045, or a single game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.highlights.tables import Roster
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.registry import Value
from sandlot.kernel.zones import EMPTY, Row, Rows, row, rows

FREE_AGENTS: Final = 0
ROW: Final = 1
HAND: Final = 2
LINEUP: Final = 10
ON_DECK: Final = 18
IN_PLAY: Final = 26
DUGOUT: Final = 34
MINORS: Final = 42
BOX: Final = 50
PLATE: Final = 51


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Highlights(Game):
    """A series of Baseball Highlights: 2045, or a single game."""

    # fmt: off
    __slots__ = (
        "bases", "bonus", "deck", "dugouts", "games", "hands", "held", "home", "in_play", "inning", "length",
        "lineups", "minors", "money", "on_deck", "pack", "recycled", "row", "runs", "season", "spied", "teams",
        "threats", "top", "who", "won",
    )
    # fmt: on
    pack: Roster
    length: i64  # the series is best of this number of games
    season: i64  # games before the series: 3 with a mini-season, else 0
    teams: vec[i64]  # the starting deck of each seat
    home: i64  # the seat with the Home pennant
    inning: i64  # 1 to 6, from 7 on extra innings; 0 before the first
    who: i64  # whose turn it is
    deck: Row  # Free Agents
    row: Row  # Buy Row
    hands: Rows  # hand
    lineups: Rows  # Lineup
    on_deck: vec[i64]  # On Deck circle
    in_play: Rows  # In Play Box
    dugouts: Rows  # Dugout
    minors: Rows  # Minor Leagues
    top: vec[i64]  # the card each seat played last; in an extra inning, in this inning
    threats: Rows  # Threatened Hits of each seat, in order
    bases: vec[i64]  # two bits for every base, the speed of its runner; base 1 is in bits 2 and 3
    runs: vec[i64]
    bonus: vec[i64]  # revenue from actions in this game
    money: vec[i64]  # what is left to spend in this Buy Round
    recycled: tuple[tuple[int, ...], ...]  # cards played in this game that became a new Lineup (BH-XI-15)
    games: tuple[int, ...]  # runs of seat 0 and 1 in each game finished, mini-season too
    won: vec[i64]  # games of the mini-season, then of the series
    held: tuple[tuple[int, ...], ...]  # cards in a seat's hand or On Deck, which everybody can tell
    spied: tuple[tuple[int, ...], ...]  # the same for cards of which only the opponent can tell

    def __init__(self) -> None:
        self.length = 0
        self.season = 0
        self.teams = EMPTY
        self.home = 0
        self.inning = 0
        self.who = 0
        self.on_deck = EMPTY
        self.top = EMPTY
        self.bases = EMPTY
        self.runs = EMPTY
        self.bonus = EMPTY
        self.money = EMPTY
        self.won = EMPTY

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> None:
        """Everything as it is before the deal."""
        self.length = int(options["length"])
        self.season = 0
        self.teams = vec[i64]([-1] * seats)
        self.home = 0
        self.inning = 0
        self.who = 0
        self.deck = row()
        self.row = row()
        self.hands = rows(seats, 8)
        self.lineups = rows(seats, 16)
        self.on_deck = vec[i64]([-1] * seats)
        self.in_play = rows(seats, 16)
        self.dugouts = rows(seats, 16)
        self.minors = rows(seats, 8)
        self.top = vec[i64]([-1] * seats)
        self.threats = rows(seats, 6)
        self.bases = vec[i64]([0] * seats)
        self.runs = vec[i64]([0] * seats)
        self.bonus = vec[i64]([0] * seats)
        self.money = vec[i64]([0] * seats)
        self.recycled = ((), ())
        self.games = ()
        self.won = vec[i64]([0] * seats)
        self.held = ((), ())
        self.spied = ((), ())

    def clone(self) -> Highlights:
        c = Highlights()
        c.copy_kernel(self)
        c.pack = self.pack
        c.length = self.length
        c.season = self.season
        c.teams = self.teams[:]
        c.home = self.home
        c.inning = self.inning
        c.who = self.who
        c.deck = self.deck.clone()
        c.row = self.row.clone()
        c.hands = self.hands.clone()
        c.lineups = self.lineups.clone()
        c.on_deck = self.on_deck[:]
        c.in_play = self.in_play.clone()
        c.dugouts = self.dugouts.clone()
        c.minors = self.minors.clone()
        c.top = self.top[:]
        c.threats = self.threats.clone()
        c.bases = self.bases[:]
        c.runs = self.runs[:]
        c.bonus = self.bonus[:]
        c.money = self.money[:]
        c.recycled = self.recycled
        c.games = self.games
        c.won = self.won[:]
        c.held = self.held
        c.spied = self.spied
        return c
