# written by tools/material.py from material.py; change it there
"""A season and its playoffs. Managers are the seats; in a solo game Robot and Deck are two more (FFB-SOLO-1)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.fantasy.tables import Book, Rules
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import EMPTY, Grid, Row, Rows, grid, row, rows

DECK: Final = 0
DISCARD: Final = 1
WIN_DECK: Final = 2
EVENT_DECK: Final = 3
POOL: Final = 4
EVENT_SPOT: Final = 5
BOX: Final = 6
FLIPPED: Final = 7
ROBOT_PILE: Final = 8
TRIO: Final = 9
BASES: Final = 10
HAND: Final = 18
PACKET: Final = 26
BENCH: Final = 34
LOOK: Final = 42
ASIDE: Final = 50
WON: Final = 58
LINEUP: Final = 66
PEG: Final = 98


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Fantasy(Game):
    """A season and its playoffs. Managers are the seats; in a solo game Robot and Deck are two more (FFB-SOLO-1)."""

    # fmt: off
    __slots__ = (
        "aside_cards", "bases", "bench", "chain", "claimed", "deck", "discard", "drawn", "event", "event_deck",
        "finalists", "flipped", "focus", "frozen", "game_number", "hands", "house", "justice", "lineups",
        "managers", "mods", "month", "order", "pack", "packets", "phase", "pool", "robot_pile", "rounds",
        "series", "silent", "slots", "spent", "sure", "teams", "token", "tracks", "trio", "turned", "underdogs",
        "waiver", "week", "wild", "win_deck", "wins",
    )
    # fmt: on
    FORMERLY: ClassVar[dict[str, str]] = {"house": "rules"}
    pack: Book
    house: Rules  # the table options
    managers: i64
    teams: tuple[int, ...]  # the Team Card of each manager
    waiver: vec[i64]  # managers, first in Waiver Order first; Turn Order is the reverse
    frozen: bool  # the order was set by magic and outlasts the next Clean-up (R33)
    phase: i64
    rounds: i64  # of the draft, finished
    slots: Rows  # by packet: the cards taken from it so far, in order
    month: i64
    week: i64  # 0 to 3; NOT_IN_PLAY between months
    deck: Row  # Character Deck
    discard: Row  # Discard Pile
    win_deck: Row  # Win deck
    event_deck: Row  # Event deck
    pool: Row  # free agents
    event: i64  # Event in play
    flipped: Row  # Win Cards that ended level
    robot_pile: Row  # Robot's pile
    trio: Row  # Deck Manager's other cards
    bases: vec[i64]  # infield; four Win Cards upright, four upside down
    hands: Rows  # hand
    packets: Rows  # packet; what is passed on, by the seat that holds it
    bench: Rows  # bench
    drawn: Row  # cards a manager looks at
    aside_cards: vec[i64]  # Character of the Wild Card Game (FFB-WCG-5)
    claimed: Rows  # Win Cards won
    lineups: Grid  # line-up
    turned: vec[i64]  # mask of the bases where the card of a line-up lies upside down
    wins: vec[i64]
    tracks: vec[i64]  # 5 * manager + colour
    spent: vec[i64]  # by Character
    sure: vec[i64]  # by Character: seats that know whose roster, or which pile, it is in, if not the very place
    order: Row  # who uses magic in which order this week
    chain: Row  # Characters whose magic has begun in this activation (FFB-MAG-GENERAL-1)
    mods: Row  # bonuses and penalties in order of activation, MOD cells each
    focus: i64  # mask of managers who do not advance this week
    justice: bool
    silent: i64  # mask of managers who use no more magic this week
    underdogs: i64  # mask of managers with the fewest Wins
    wild: bool  # there was a Wild Card Game
    finalists: tuple[int, ...]  # home side first
    series: vec[i64]  # games won by the finalists
    game_number: i64
    token: i64  # who has the joke token (FFB-CRY-1); -1: nobody

    def __init__(self) -> None:
        self.managers = 0
        self.waiver = EMPTY
        self.frozen = False
        self.phase = 0
        self.rounds = 0
        self.month = 0
        self.week = 0
        self.event = 0
        self.bases = EMPTY
        self.aside_cards = EMPTY
        self.turned = EMPTY
        self.wins = EMPTY
        self.tracks = EMPTY
        self.spent = EMPTY
        self.sure = EMPTY
        self.focus = 0
        self.justice = False
        self.silent = 0
        self.underdogs = 0
        self.wild = False
        self.series = EMPTY
        self.game_number = 0
        self.token = 0

    def lay_out(self, seats: int) -> None:
        """Everything as it is before the deal."""
        self.managers = 0
        self.teams = ()
        self.waiver = vec[i64]([0] * seats)
        self.frozen = False
        self.phase = 0
        self.rounds = 0
        self.slots = rows(seats, 7)
        self.month = 0
        self.week = -1
        self.deck = row()
        self.discard = row()
        self.win_deck = row()
        self.event_deck = row()
        self.pool = row()
        self.event = -1
        self.flipped = row()
        self.robot_pile = row()
        self.trio = row()
        self.bases = vec[i64]([-1] * 8)
        self.hands = rows(seats, 7)
        self.packets = rows(seats, 7)
        self.bench = rows(seats, 7)
        self.drawn = row()
        self.aside_cards = vec[i64]([-1] * seats)
        self.claimed = rows(seats, 7)
        self.lineups = grid(seats, 4, -1)
        self.turned = vec[i64]([0] * seats)
        self.wins = vec[i64]([0] * seats)
        self.tracks = vec[i64]([0] * (5 * seats))
        self.spent = vec[i64]([0] * 80)
        self.sure = vec[i64]([0] * 80)
        self.order = row()
        self.chain = row()
        self.mods = row()
        self.focus = 0
        self.justice = False
        self.silent = 0
        self.underdogs = 0
        self.wild = False
        self.finalists = ()
        self.series = vec[i64]([0] * 2)
        self.game_number = 0
        self.token = -1

    def clone(self) -> Fantasy:
        c = Fantasy()
        c.copy_kernel(self)
        c.pack = self.pack
        c.house = self.house
        c.managers = self.managers
        c.teams = self.teams
        c.waiver = self.waiver[:]
        c.frozen = self.frozen
        c.phase = self.phase
        c.rounds = self.rounds
        c.slots = self.slots.clone()
        c.month = self.month
        c.week = self.week
        c.deck = self.deck.clone()
        c.discard = self.discard.clone()
        c.win_deck = self.win_deck.clone()
        c.event_deck = self.event_deck.clone()
        c.pool = self.pool.clone()
        c.event = self.event
        c.flipped = self.flipped.clone()
        c.robot_pile = self.robot_pile.clone()
        c.trio = self.trio.clone()
        c.bases = self.bases[:]
        c.hands = self.hands.clone()
        c.packets = self.packets.clone()
        c.bench = self.bench.clone()
        c.drawn = self.drawn.clone()
        c.aside_cards = self.aside_cards[:]
        c.claimed = self.claimed.clone()
        c.lineups = self.lineups.clone()
        c.turned = self.turned[:]
        c.wins = self.wins[:]
        c.tracks = self.tracks[:]
        c.spent = self.spent[:]
        c.sure = self.sure[:]
        c.order = self.order.clone()
        c.chain = self.chain.clone()
        c.mods = self.mods.clone()
        c.focus = self.focus
        c.justice = self.justice
        c.silent = self.silent
        c.underdogs = self.underdogs
        c.wild = self.wild
        c.finalists = self.finalists
        c.series = self.series[:]
        c.game_number = self.game_number
        c.token = self.token
        return c
