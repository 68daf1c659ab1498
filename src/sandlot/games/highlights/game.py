"""The state of Baseball Highlights: 2045: two decks, two diamonds, the Buy Row and the series."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandlot.kernel.chance import Chance
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE, ONLOOKER
from sandlot.kernel.game import Game, Outcome
from sandlot.kernel.plain import Plain
from sandlot.kernel.registry import Value

DECKS: Final = 4
DECK_SIZE: Final = 15  # BH-OBJ-3
STARTERS: Final = 60
CARDS: Final = 120  # cards 0-59 are the starting decks one after the other, 60-119 the Free Agents (BH-OBJ-4)
HAND_SIZE: Final = 6
ROW_SIZE: Final = 6
INNINGS: Final = 6
EXTRA_DRAW: Final = 3
SEASON: Final = 3  # games of a mini-season

# options: a card to play, to put On Deck, to buy or to send down is its own number
DISCARD: Final = 120  # counted by card: discard it for a pinch hitter
FROM_DECK: Final = 240  # the On Deck card
FROM_TOP: Final = 241  # the top of the Lineup
NONE: Final = 242  # no On Deck card, no save, no (more) purchase, the On Deck card goes to the Dugout
TEAM: Final = 243  # counted by starting deck
FIRST: Final = 247  # counted by seat: who buys first
BASE: Final = 248  # BASE + 1, 2, 3: a runner there
HIT: Final = 252  # counted by place: a Threatened Hit
MOST_HITS: Final = 6
ACTIONS: Final = 258

# places, for events; most are counted by seat
FREE_AGENTS: Final = 0
ROW: Final = 1
HAND: Final = 2
LINEUP: Final = 4
ON_DECK: Final = 6
IN_PLAY: Final = 8
DUGOUT: Final = 10
MINORS: Final = 12
BOX: Final = 14
PLATE: Final = 16  # PLATE + 5 * seat is home plate, + 1, 2, 3 the bases, + 4 home again

NO_CARD: Final = -1
NO_TEAM: Final = -1


class Roster(Plain):
    """A pack as the rules read it, shared by all clones: lists by card."""

    __slots__ = ("actions", "cost", "hits", "ids", "kind", "names", "pinch", "program", "red", "revenue", "rules",
                 "speed", "texts")  # fmt: skip

    def __init__(
        self,
        kind: list[int],
        cost: list[int],
        revenue: list[int],
        hits: list[list[int]],
        speed: list[int],
        pinch: list[bool],
        program: list[list[int]],
        red: list[bool],
        ids: list[str],
        names: list[str],
        actions: list[str],
        texts: list[str],
        rules: list[str],
    ) -> None:
        self.kind = kind  # Natural, Robot or Cyborg
        self.cost = cost
        self.revenue = revenue
        self.hits = hits  # shared as Threatened Hits, so never changed
        self.speed = speed
        self.pinch = pinch
        self.program = program  # of the Immediate Action; empty: none
        self.red = red  # the action is defensive (BH-IA-1)
        self.ids = ids
        self.names = names
        self.actions = actions
        self.texts = texts
        self.rules = rules  # the rule of the action


class Highlights(Game):
    """A series, or a single game. Hands are kept in the order of the cards' numbers.

    Fields marked `replaced` are shared by clones: they are never changed in place.
    """

    __slots__ = (
        "bases",
        "bonus",
        "deck",
        "dugouts",
        "games",
        "hands",
        "held",
        "home",
        "in_play",
        "inning",
        "length",
        "lineups",
        "minors",
        "money",
        "on_deck",
        "pack",
        "recycled",
        "row",
        "runs",
        "season",
        "spied",
        "teams",
        "threats",
        "top",
        "who",
        "won",
    )
    pack: Roster
    length: int  # the series is best of so many
    season: int  # games before the series: 3 with a mini-season, else 0
    teams: list[int]  # the starting deck of each seat; replaced
    home: int  # the seat with the Home pennant
    inning: int  # 1 to 6, from 7 on extra innings; 0 before the first
    who: int  # whose turn it is
    hands: list[list[int]]
    lineups: list[list[int]]  # the last card is on top
    in_play: list[list[int]]  # the last card is on top
    dugouts: list[list[int]]  # replaced
    minors: list[list[int]]  # replaced
    on_deck: list[int]  # replaced
    deck: list[int]  # the Free Agents, the last on top; replaced
    row: list[int]  # replaced
    top: list[int]  # the card each seat played last; in an extra inning, in this inning
    threats: list[list[int]]  # Threatened Hits of each seat, in order; the inner lists are replaced
    bases: list[int]  # by seat: two bits for every base, the speed of its runner; base 1 is in bits 2 and 3
    runs: list[int]
    bonus: list[int]  # revenue from actions in this game; replaced
    money: list[int]  # what is left to spend in this Buy Round; replaced
    recycled: list[list[int]]  # cards played in this game that became a new Lineup (BH-XI-15); replaced
    games: list[int]  # runs of seat 0 and 1 in the games finished, mini-season included; replaced
    won: list[int]  # replaced
    held: list[list[int]]  # by seat: cards that lie in its hand or On Deck, which everybody can tell; replaced
    spied: list[list[int]]  # the same for cards of which only the opponent can tell; replaced

    def setup(self, chance: Chance, options: Mapping[str, Value], pack: Roster) -> None:
        """An empty table; the decks are chosen first (BH-SET-1)."""
        self.begin(2, ACTIONS, CARDS, chance)
        self.pack = pack
        self.length = int(options["length"])
        self.season = SEASON if options["mini_season"] else 0
        self.teams = [NO_TEAM, NO_TEAM]
        self.home = int(chance.below(2))  # BH-SET-7
        self.inning = 0
        self.who = 1 - self.home
        self.hands = [[], []]
        self.lineups = [[], []]
        self.in_play = [[], []]
        self.dugouts = [[], []]
        self.minors = [[], []]
        self.on_deck = [NO_CARD, NO_CARD]
        self.deck = list(range(STARTERS, CARDS))
        self.row = []
        self.top = [NO_CARD, NO_CARD]
        self.threats = [[], []]
        self.bases = [0, 0]
        self.runs = [0, 0]
        self.bonus = [0, 0]
        self.money = [0, 0]
        self.recycled = [[], []]
        self.games = []
        self.won = [0, 0]
        self.held = [[], []]
        self.spied = [[], []]
        for card in range(STARTERS):
            self.learn(card, EVERYONE)

    def clone(self) -> Highlights:
        """An independent copy."""
        c = Highlights()
        c.copy_kernel(self)
        c.pack = self.pack
        c.length = self.length
        c.season = self.season
        c.teams = self.teams
        c.home = self.home
        c.inning = self.inning
        c.who = self.who
        c.hands = [self.hands[0].copy(), self.hands[1].copy()]
        c.lineups = [self.lineups[0].copy(), self.lineups[1].copy()]
        c.in_play = [self.in_play[0].copy(), self.in_play[1].copy()]
        c.dugouts = self.dugouts
        c.minors = self.minors
        c.on_deck = self.on_deck
        c.deck = self.deck
        c.row = self.row
        c.top = self.top.copy()
        c.threats = self.threats.copy()
        c.bases = self.bases.copy()
        c.runs = self.runs.copy()
        c.bonus = self.bonus
        c.money = self.money
        c.recycled = self.recycled
        c.games = self.games
        c.won = self.won
        c.held = self.held
        c.spied = self.spied
        return c

    # -- what the rules ask ------------------------------------------------------------------------------------

    def visitor(self) -> int:
        """The seat without the Home pennant."""
        return 1 - self.home

    def played(self, seat: int) -> list[int]:
        """All cards this seat has played in this game, wherever they lie now (BH-XI-16)."""
        if not self.recycled[seat]:
            return self.in_play[seat]
        again = [card for card in self.in_play[seat] if card not in self.recycled[seat]]
        return self.recycled[seat] + again

    def revenue(self, seat: int) -> int:
        """What the cards played and their actions bring in (BH-BUY-1)."""
        return self.bonus[seat] + sum([self.pack.revenue[card] for card in self.played(seat)])

    def target(self) -> int:
        """Games to win for the series (BH-SER-1, BH-SER-4)."""
        return (self.length + 1) // 2

    def in_season(self) -> bool:
        """Whether a game of the mini-season is being played."""
        return len(self.games) // 2 < self.season

    def decided(self) -> bool:
        """Whether the series has a winner."""
        return len(self.games) // 2 > self.season and max(self.won) == self.target()

    # -- what the kernel asks ----------------------------------------------------------------------------------

    def name(self) -> str:
        """The game's name in the registry."""
        return "highlights"

    def result(self, seat: int) -> float:
        """Whoever has won more games of the series; a game always has a winner (BH-OBJ-1, BH-SCO-2)."""
        return 1.0 if self.won[seat] > self.won[1 - seat] else 0.0

    def outcome(self) -> Outcome:
        """A single game ends in one of four ways, a series in one of three (BH-SER-6)."""
        winner = 0 if self.won[0] > self.won[1] else 1
        ranks = [1 if seat == winner else 2 for seat in range(2)]
        if self.length == 1:
            return Outcome(self.game_ending(), ranks, self.runs.copy())
        lost = self.won[1 - winner]
        ending = "sweep" if lost == 0 else "full_length" if lost == self.target() - 1 else "decided"
        return Outcome(ending, ranks, self.won.copy())

    def game_ending(self) -> str:
        """How the game now being played stands or ended."""
        if self.recycled[0] or self.recycled[1]:
            return "cards_exhausted"
        if self.inning <= INNINGS:
            return "regulation"
        return "extra_innings" if self.inning == INNINGS + 1 else "extra_rounds"

    def evaluate(self, seat: int) -> float:
        """How good the position looks."""
        from sandlot.games.highlights.bot import evaluate

        return evaluate(self, seat)

    def redeal(self, seat: int) -> None:
        """Deal anew within each seat's own cards: which 15 those are is public (R47).

        Cards that surely are in the hand or On Deck stay in one of the two; every place stays as known as it was.
        """
        bit = 1 << seat
        known = self.known
        for owner in range(2):
            lineup = self.lineups[owner]
            slots = [i for i in range(len(lineup)) if not known[lineup[i]] & bit]
            below = [known[lineup[i]] for i in slots]
            free = [lineup[i] for i in slots]
            front: list[int] = []
            if owner != seat:
                hand = self.hands[owner]
                on_deck = self.on_deck[owner]
                held = self.held[owner]
                if seat != ONLOOKER:
                    held = held + self.spied[owner]
                hidden = [card for card in hand if not known[card] & bit]
                above = sorted([known[card] for card in hidden])
                if on_deck != NO_CARD and not known[on_deck] & bit:
                    hidden.append(on_deck)
                    above.append(known[on_deck])
                else:
                    on_deck = NO_CARD
                free.extend([card for card in hidden if card not in held])
                free.sort()
                self.chance.shuffle(free)
                front = sorted([card for card in hidden if card in held])
                while len(front) < len(hidden):
                    front.append(free.pop())
                self.chance.shuffle(front)
                if seat == ONLOOKER and self.spied[owner]:
                    self.spied = self.with_zone(self.spied, owner, self.respied(owner, hidden, front))
                for i in range(len(front)):
                    known[front[i]] = above[i]
                if on_deck != NO_CARD:
                    self.on_deck = self.with_card(self.on_deck, owner, front[-1])
                    front.pop()
                if front:
                    self.hands[owner] = sorted([card for card in hand if known[card] & bit] + front)
            else:
                free.sort()
                self.chance.shuffle(free)
            for i in range(len(slots)):
                lineup[slots[i]] = free[i]
                known[free[i]] = below[i]
        deck = [card for card in self.deck if not known[card] & bit]
        if len(deck) > 1:
            deck.sort()
            self.chance.shuffle(deck)
            self.deck = deck

    def respied(self, owner: int, hidden: list[int], front: list[int]) -> list[int]:
        """For a spectator: as many other cards that the opponent knows of."""
        count = len([card for card in self.spied[owner] if card in hidden])
        return [card for card in front if card not in self.held[owner]][:count]

    def secrets(self, seat: int) -> list[int]:
        """The cards this seat cannot see: hands, On Deck and Lineups, then the Free Agents."""
        cards: list[int] = []
        for owner in range(2):
            cards.extend(self.hands[owner])
            if self.on_deck[owner] != NO_CARD:
                cards.append(self.on_deck[owner])
            cards.extend(self.lineups[owner])
        cards.extend(self.deck)
        return [card for card in cards if not self.known[card] >> seat & 1]

    def places(self) -> list[int]:
        """Where every card lies."""
        found = [BOX] * CARDS
        for card in self.deck:
            found[card] = FREE_AGENTS
        for card in self.row:
            found[card] = ROW
        for seat in range(2):
            for place, cards in (
                (HAND, self.hands[seat]),
                (LINEUP, self.lineups[seat]),
                (IN_PLAY, self.in_play[seat]),
                (DUGOUT, self.dugouts[seat]),
                (MINORS, self.minors[seat]),
            ):
                for card in cards:
                    found[card] = place + seat
            if self.on_deck[seat] != NO_CARD:
                found[self.on_deck[seat]] = ON_DECK + seat
        return found

    def audit(self) -> None:
        """Every card lies in one place; a seat has 15 cards and one more while a player is being bought (BH-BUY-9)."""
        lying = len(self.deck) + len(self.row)
        for seat in range(2):
            own = sum([len(zone[seat]) for zone in (self.hands, self.lineups, self.in_play, self.dugouts)])
            own += 1 if self.on_deck[seat] != NO_CARD else 0
            lying += own + len(self.minors[seat])
            if own not in (DECK_SIZE, DECK_SIZE + 1) and not (own == 0 and self.inning == 0):
                raise RulesBug(f"seat {seat} has {own} cards")
            if self.hands[seat] != sorted(self.hands[seat]):
                raise RulesBug(f"the hand {self.hands[seat]} is not in order")
            if self.bases[seat] & ~0b11111100 or self.runs[seat] < 0:
                raise RulesBug(f"bases {self.bases}, runs {self.runs}")
        found = self.places()
        if CARDS - found.count(BOX) != lying:
            raise RulesBug(f"{lying} cards lie in the zones, {CARDS - found.count(BOX)} of them different")
        if max(self.won) > self.target() and len(self.games) // 2 > self.season:
            raise RulesBug(f"the games won are {self.won}")

    # -- replacing fields that clones share --------------------------------------------------------------------

    def with_zone(self, zones: list[list[int]], seat: int, cards: list[int]) -> list[list[int]]:
        """The same pair with one seat's cards replaced."""
        return [cards, zones[1]] if seat == 0 else [zones[0], cards]

    def with_card(self, pair: list[int], seat: int, number: int) -> list[int]:
        """The same pair with one seat's number replaced."""
        return [number, pair[1]] if seat == 0 else [pair[0], number]


def new(seats: int, chance: Chance, options: Mapping[str, Value], pack: Any) -> Highlights:
    """A new match, run on to its first question."""
    from sandlot.games.highlights.pack import roster
    from sandlot.games.highlights.steps.series import begin

    g = Highlights()
    g.setup(chance, options, roster(pack))
    begin(g)
    g.run()
    return g
