# written by tools/material.py from material.py; change it there
"""Positions: their fields, how they are cloned, and how their cards are dealt again."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.fantasy.tables import Book, Rules
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import EMPTY, Grid, Row, Rows


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Fantasy(Game):
    """A season and its playoffs. Managers are the seats; in a solo game Robot and Deck are two more (FFB-SOLO-1)."""

    # fmt: off
    __slots__ = (
        "aside_cards", "bases", "bench", "chain", "claimed", "deck", "discard", "drawn", "event",
        "event_deck", "finalists", "flipped", "focus", "frozen", "game_number", "hands", "house", "justice",
        "lineups", "managers", "mods", "month", "order", "pack", "packets", "phase", "pool", "robot_pile",
        "rounds", "series", "silent", "slots", "spent", "sure", "teams", "token", "tracks", "trio", "turned",
        "underdogs", "waiver", "week", "wild", "win_deck", "wins",
    )
    FORMERLY: ClassVar[dict[str, str]] = {"house": "rules"}
    # fmt: on
    slots: Rows  # by packet: the cards taken from it so far, in order
    order: Row  # who uses magic in which order this week
    chain: Row  # Characters whose magic has begun in this activation (FFB-MAG-GENERAL-1)
    mods: Row  # bonuses and penalties in order of activation, MOD cells each
    waiver: vec[i64]  # managers, first in Waiver Order first; Turn Order is the reverse
    bases: vec[i64]  # infield; four Win Cards upright, four upside down
    aside_cards: vec[i64]  # Character of the Wild Card Game (FFB-WCG-5)
    turned: vec[i64]  # mask of the bases where the card of a line-up lies upside down
    wins: vec[i64]
    tracks: vec[i64]  # 5 * manager + colour
    spent: vec[i64]  # by Character
    sure: vec[i64]  # by Character: seats that know whose roster, or which pile, it is in, if not the very place
    series: vec[i64]  # games won by the finalists
    deck: Row  # Character Deck
    discard: Row  # Discard Pile
    win_deck: Row  # Win deck
    event_deck: Row  # Event deck
    pool: Row  # free agents
    flipped: Row  # Win Cards that ended level
    robot_pile: Row  # Robot's pile
    trio: Row  # Deck Manager's other cards
    drawn: Row  # cards a manager looks at
    hands: Rows  # hand
    packets: Rows  # packet; what is passed on, by the seat that holds it
    bench: Rows  # bench
    claimed: Rows  # Win Cards won
    lineups: Grid  # line-up
    managers: i64
    phase: i64
    rounds: i64  # of the draft, finished
    month: i64
    week: i64  # 0 to 3; NOT_IN_PLAY between months
    event: i64  # Event in play
    focus: i64  # mask of managers who do not advance this week
    silent: i64  # mask of managers who use no more magic this week
    underdogs: i64  # mask of managers with the fewest Wins
    game_number: i64
    token: i64  # who has the joke token (FFB-CRY-1); -1: nobody
    frozen: bool  # the order was set by magic and outlasts the next Clean-up (R33)
    justice: bool
    wild: bool  # there was a Wild Card Game
    pack: Book
    house: Rules  # the table options
    teams: tuple[int, ...]  # the Team Card of each manager
    finalists: tuple[int, ...]  # home side first

    def __init__(self) -> None:
        self.waiver = self.bases = self.aside_cards = self.turned = self.wins = self.tracks = self.spent = EMPTY
        self.sure = self.series = EMPTY
        self.managers = self.phase = self.rounds = self.month = self.week = self.event = self.focus = 0
        self.silent = self.underdogs = self.game_number = self.token = 0
        self.frozen = self.justice = self.wild = False

    def clone(self) -> Fantasy:
        c = Fantasy()
        c.copy_kernel(self)
        # copied: what can be changed in place
        c.slots = self.slots.clone()
        c.order = self.order.clone()
        c.chain = self.chain.clone()
        c.mods = self.mods.clone()
        c.waiver = self.waiver[:]
        c.bases = self.bases[:]
        c.aside_cards = self.aside_cards[:]
        c.turned = self.turned[:]
        c.wins = self.wins[:]
        c.tracks = self.tracks[:]
        c.spent = self.spent[:]
        c.sure = self.sure[:]
        c.series = self.series[:]
        c.deck = self.deck.clone()
        c.discard = self.discard.clone()
        c.win_deck = self.win_deck.clone()
        c.event_deck = self.event_deck.clone()
        c.pool = self.pool.clone()
        c.flipped = self.flipped.clone()
        c.robot_pile = self.robot_pile.clone()
        c.trio = self.trio.clone()
        c.drawn = self.drawn.clone()
        c.hands = self.hands.clone()
        c.packets = self.packets.clone()
        c.bench = self.bench.clone()
        c.claimed = self.claimed.clone()
        c.lineups = self.lineups.clone()
        # shared: what is replaced as a whole
        c.managers = self.managers
        c.phase = self.phase
        c.rounds = self.rounds
        c.month = self.month
        c.week = self.week
        c.event = self.event
        c.focus = self.focus
        c.silent = self.silent
        c.underdogs = self.underdogs
        c.game_number = self.game_number
        c.token = self.token
        c.frozen = self.frozen
        c.justice = self.justice
        c.wild = self.wild
        c.pack = self.pack
        c.house = self.house
        c.teams = self.teams
        c.finalists = self.finalists
        return c
