"""The state of Fantasy Fantasy Baseball: rosters, decks, tracks, orders, and what the kernel asks about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandlot.games.fantasy.codes import TRACKS
from sandlot.games.fantasy.effects.book import Book, Rules
from sandlot.kernel.chance import Chance
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game, Outcome
from sandlot.kernel.registry import Value
from sandlot.kernel.step import NO_QUESTION, Choice

# cards: Characters, then Win Cards, then Events
CHARACTERS: Final = 80
WINS: Final = 60
EVENTS: Final = 30
WIN: Final = 80
EVENT: Final = 140
CARDS: Final = 170
TEAMS: Final = 5

# options: CARD to GIVE are counted by Character
CARD: Final = 0  # keep, place, take, choose
TURNED: Final = 80  # place upside down (FFB-MORE-3)
USE: Final = 160
GIVE: Final = 240
PASS: Final = 320
BASE: Final = 321  # by place of a Win Card
STAT: Final = 329
TRACK: Final = 339  # 5 * manager + colour
MANAGER: Final = 364
TOKEN: Final = 369
ACTIONS: Final = 374

# places, for events; from BASES on counted by base, by manager, or 4 * manager + base
DECK: Final = 0
DISCARD: Final = 1
WIN_DECK: Final = 2
EVENT_DECK: Final = 3
POOL: Final = 4
EVENT_SPOT: Final = 5
BOX: Final = 6
FLIPPED: Final = 7  # Win Cards that ended level
ROBOT_PILE: Final = 8
TRIO: Final = 9  # the Deck Manager's other cards
BASES: Final = 10
HAND: Final = 20
PACKET: Final = 26
BENCH: Final = 32
LOOK: Final = 38
ASIDE: Final = 44
WON: Final = 50
LINEUP: Final = 60
PEG: Final = 90  # 5 * manager + colour

ROSTER: Final = 6
WEEKS: Final = 4
SEATS: Final = [list(range(seats)) for seats in range(TEAMS + 1)]  # all seats, by their number
NO_CARD: Final = -1
NO_PICK: Final = -1
NOT_IN_PLAY: Final = -1
ROBOT: Final = 1  # managers of a solo game, beside the one seat
DECK_MANAGER: Final = 2

# phases
DRAFT: Final = 0
SEASON: Final = 1
WILD_CARD: Final = 2
SERIES: Final = 3

# whether a Character's magic can be used
READY: Final = 0
USED: Final = 1
WAKING: Final = 2  # ready again from next week on


class Fantasy(Game):
    """A season and its playoffs. Managers are the seats; in a solo game Robot and Deck are two more (FFB-SOLO-1).

    Lists are shared by clones and replaced, never changed in place, but for `known`, `sure`, `spent` and three decks.
    Hands, benches and piles are sets, kept in the order of the cards' numbers.
    """

    __slots__ = (
        "aside_cards", "bases", "bench", "chain", "claimed", "deck", "discard", "drawn", "event",
        "event_deck", "finalists", "flipped", "focus", "frozen", "game_number", "hands", "justice", "lineups",
        "managers", "mods", "month", "order", "pack", "packets", "phase", "pool", "robot_pile", "rounds", "rules",
        "series", "silent", "slots", "spent", "sure", "teams", "token", "tracks", "trio", "turned", "underdogs",
        "waiver", "week", "wild", "win_deck", "wins",
    )  # fmt: skip
    pack: Book
    rules: Rules
    managers: int
    teams: list[int]  # the Team Card of each manager
    waiver: list[int]  # managers, first in Waiver Order first; Turn Order is the reverse
    frozen: bool  # the order was set by magic and outlasts the next Clean-up (R33)
    phase: int
    rounds: int  # of the draft, finished
    slots: list[list[int]]  # by packet: the cards taken from it so far, in order
    packets: list[list[int]]  # what is passed on, by the seat that holds it
    month: int
    week: int  # 0 to 3; NOT_IN_PLAY between months
    hands: list[list[int]]
    lineups: list[list[int]]  # by manager, one card a base
    turned: list[int]  # by manager: mask of the bases where the card lies upside down
    bench: list[list[int]]
    drawn: list[int]  # cards a manager looks at
    aside_cards: list[int]  # by manager: the Character of the Wild Card Game (FFB-WCG-5)
    robot_pile: list[int]
    trio: list[int]
    deck: list[int]  # Characters, the last on top
    discard: list[int]
    pool: list[int]
    win_deck: list[int]  # the last on top
    bases: list[int]  # Win Cards: four upright, four upside down
    flipped: list[int]
    claimed: list[list[int]]
    event_deck: list[int]  # the last on top
    event: int
    wins: list[int]
    tracks: list[int]  # 5 * manager + colour
    spent: list[int]  # by Character
    sure: list[int]  # by Character: seats that know whose roster, or which pile, it is in, if not the very place
    order: list[int]  # who uses magic in which order this week
    chain: list[int]  # Characters whose magic has begun in this activation (FFB-MAG-GENERAL-1)
    mods: list[int]  # bonuses and penalties in order of activation, MOD cells each
    focus: int  # mask of managers who do not advance this week
    justice: bool
    silent: int  # mask of managers who use no more magic this week
    underdogs: int  # mask of managers with the fewest Wins
    wild: bool  # there was a Wild Card Game
    finalists: list[int]  # home side first
    series: list[int]  # games won by the finalists
    game_number: int
    token: int  # who has the joke token (FFB-CRY-1); -1: nobody

    def setup(self, seats: int, chance: Chance, rules: Rules, pack: Book) -> None:
        """An empty table (FFB-SET-1 to FFB-SET-4)."""
        self.begin(seats, ACTIONS, CARDS, chance)
        managers = 3 if seats == 1 else seats
        self.pack = pack
        self.rules = rules
        self.managers = managers
        teams = list(range(TEAMS))
        chance.shuffle(teams)
        self.teams = teams[:managers]
        first = int(chance.below(managers))
        self.waiver = [(first + i) % managers for i in range(managers)]
        self.frozen = False
        self.phase = DRAFT
        self.rounds = 0
        self.slots = [[] for _ in range(seats)]
        self.packets = [[] for _ in range(seats)]
        self.month = 0
        self.week = NOT_IN_PLAY
        self.hands = [[] for _ in range(managers)]
        self.lineups = [[NO_CARD] * WEEKS for _ in range(managers)]
        self.turned = [0] * managers
        self.bench = [[] for _ in range(managers)]
        self.drawn = []
        self.aside_cards = [NO_CARD] * managers
        self.robot_pile = []
        self.trio = []
        self.deck = []
        self.discard = []
        self.pool = []
        self.win_deck = list(range(WIN, EVENT))
        self.bases = [NO_CARD] * (2 * WEEKS)
        self.flipped = []
        self.claimed = [[] for _ in range(managers)]
        self.event_deck = list(range(EVENT, CARDS)) if rules.events else []
        self.event = NO_CARD
        self.wins = [0] * managers
        self.tracks = [0] * (TRACKS * managers)
        self.spent = [READY] * CHARACTERS
        self.sure = [0] * CHARACTERS
        self.order = []
        self.chain = []
        self.mods = []
        self.focus = 0
        self.justice = False
        self.silent = 0
        self.underdogs = 0
        self.wild = False
        self.finalists = []
        self.series = [0, 0]
        self.game_number = 0
        self.token = -1
        if not rules.events:
            for card in range(EVENT, CARDS):
                self.learn(card, EVERYONE)  # they stay in the box

    def clone(self) -> Fantasy:
        """An independent copy."""
        c = Fantasy()
        c.copy_kernel(self)
        c.pack = self.pack
        c.rules = self.rules
        c.managers = self.managers
        c.teams = self.teams
        c.waiver = self.waiver
        c.frozen = self.frozen
        c.phase = self.phase
        c.rounds = self.rounds
        c.slots = self.slots
        c.packets = self.packets
        c.month = self.month
        c.week = self.week
        c.hands = self.hands
        c.lineups = self.lineups
        c.turned = self.turned
        c.bench = self.bench
        c.drawn = self.drawn
        c.aside_cards = self.aside_cards
        c.robot_pile = self.robot_pile
        c.trio = self.trio
        c.deck = self.deck.copy()
        c.discard = self.discard
        c.pool = self.pool
        c.win_deck = self.win_deck.copy()
        c.bases = self.bases
        c.flipped = self.flipped
        c.claimed = self.claimed
        c.event_deck = self.event_deck.copy()
        c.event = self.event
        c.wins = self.wins
        c.tracks = self.tracks
        c.spent = self.spent.copy()
        c.sure = self.sure.copy()
        c.order = self.order
        c.chain = self.chain
        c.mods = self.mods
        c.focus = self.focus
        c.justice = self.justice
        c.silent = self.silent
        c.underdogs = self.underdogs
        c.wild = self.wild
        c.finalists = self.finalists
        c.series = self.series
        c.game_number = self.game_number
        c.token = self.token
        return c

    # -- what the rules ask ------------------------------------------------------------------------------------

    def active(self, manager: int) -> int:
        """The Character revealed this week, or NO_CARD (FFB-MAG-MEOW-2)."""
        return self.lineups[manager][self.week]

    def own_bit(self, manager: int) -> int:
        """Who sees the cards of a manager: the seat; of Robot and Deck everybody."""
        return 1 << manager if manager < self.seats else EVERYONE

    def turn_order(self) -> list[int]:
        """Seats from the last in Waiver Order to the first (FFB-BALL-3)."""
        return [manager for manager in reversed(self.waiver) if manager < self.seats]

    def solo(self) -> bool:
        """Whether one seat plays against Robot and Deck."""
        return self.seats == 1

    def robot_plays(self) -> bool:
        """Whether the Robot is in the Series."""
        return self.solo() and ROBOT in self.finalists

    def deck_plays(self) -> bool:
        """Whether the Deck is in the Series."""
        return self.solo() and DECK_MANAGER in self.finalists

    def champion(self) -> int:
        """The manager with four Wins in the Series; -1 if there was none to the end (FFB-SER-14)."""
        for i in range(len(self.finalists)):
            if self.series[i] == WEEKS:
                return self.finalists[i]
        return -1

    # -- what the kernel asks ----------------------------------------------------------------------------------

    def name(self) -> str:
        """The game's name in the registry."""
        return "fantasy"

    def result(self, seat: int) -> float:
        """The champion has won (FFB-OBJ-3); a lone Manager who lost has not."""
        return 1.0 if self.champion() == seat else 0.0

    def outcome(self) -> Outcome:
        """The Series by its length, or how a lone Manager fared; behind the finalists Wins count."""
        from sandlot.games.fantasy.standing import outcome

        return outcome(self)

    def evaluate(self, seat: int) -> float:
        """How good the position looks."""
        from sandlot.games.fantasy.bot import evaluate

        return evaluate(self, seat)

    def redeal(self, seat: int) -> None:
        """Deal anew what this seat cannot know."""
        from sandlot.games.fantasy.effects.redeal import redeal

        redeal(self, seat)

    def secrets(self, seat: int) -> list[int]:
        """The cards this seat cannot see, by place."""
        from sandlot.games.fantasy.standing import secrets

        return secrets(self, seat)

    def places(self) -> list[int]:
        """Where every card lies."""
        from sandlot.games.fantasy.standing import places

        return places(self)

    def audit(self) -> None:
        """Rosters, decks and tracks are in order."""
        from sandlot.games.fantasy.standing import audit

        audit(self)

    def aside_question(self, seat: int) -> Choice:
        """Outside one's turn there is the joke token (FFB-CRY-1)."""
        from sandlot.games.fantasy.steps.token import HAND_TOKEN

        return HAND_TOKEN if self.seats > 1 else NO_QUESTION


def options_for(cards: list[int]) -> list[int]:
    """The options to choose one of these cards: their numbers, since CARD is 0 and no such list is ever changed."""
    return cards


def at(values: list[int], place: int, value: int) -> list[int]:
    """The same list with one entry replaced."""
    changed = values.copy()
    changed[place] = value
    return changed


def zone(zones: list[list[int]], place: int, cards: list[int]) -> list[list[int]]:
    """The same zones with one replaced."""
    changed = zones.copy()
    changed[place] = cards
    return changed


def new(seats: int, chance: Chance, options: Mapping[str, Value], pack: Any) -> Fantasy:
    """A new season, run on to its first question."""
    from sandlot.games.fantasy.pack import book
    from sandlot.games.fantasy.steps.setup import SET_UP

    rules = Rules(
        months=int(options["months"]),
        events=bool(options["events"]),
        more_wins=bool(options["more_wins"]),
        wild_card=bool(options["wild_card"]),
        no_aliens=bool(options["no_aliens"]),
        to_discard=bool(options["fa_to_discard"]),
        until_cleanup=bool(options["translucent_until_cleanup"]),
        head_start=bool(options["season_head_start"]),
        robot_best=options["robot"] == "best",
    )
    g = Fantasy()
    g.setup(seats, chance, rules, book(pack))
    g.do(SET_UP)
    g.run()
    return g
