"""The state of BASEBALL!: hands, deck, bases, outs and runs, and the atoms that change them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from sandlot.baseball.diamond import BASES, EMPTY, lead
from sandlot.games.moorwerk import teams
from sandlot.kernel.chance import Chance
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game, Outcome
from sandlot.kernel.plain import Plain
from sandlot.kernel.registry import Value

# options: each range is counted from its base by kind of card, TARGET by seat
PLAY: Final = 0
UNCOVERED: Final = 30
STOP: Final = 31
COVER: Final = 32
AS: Final = 64
TARGET: Final = 96
GIVE: Final = 104
YES: Final = 140
NO: Final = 141
ACTIONS: Final = 142

# places, for events
DECK: Final = 0
PILE: Final = 1
HAND: Final = 2  # counted by seat
PLATE: Final = 10  # PLATE + 1, 2, 3 are the bases, PLATE + 4 is home again
OUT: Final = 15

VISITOR: Final = 0
HOME: Final = 1
LIMIT: Final = 10  # MW-OBJ-5
NO_CARD: Final = -1


class Kinds(Plain):
    """A pack as the rules read it, shared by all clones: lists by kind, and the kind of every card."""

    __slots__ = ("blue", "cards", "kind", "names", "program", "stands_for", "texts")

    def __init__(
        self,
        kind: list[int],
        blue: list[bool],
        program: list[list[int]],
        stands_for: list[int],
        names: list[str],
        texts: list[str],
    ) -> None:
        self.kind = kind
        self.cards = list(range(len(kind)))
        self.blue = blue
        self.program = program
        self.stands_for = stands_for  # the options of a Joker (MW-BLU-14)
        self.names = names
        self.texts = texts


class Baseball(Game):
    """A game of BASEBALL!. Cards are numbered in the order of their kinds, and hands are kept in that order."""

    __slots__ = (
        "bases",
        "batting",
        "blue",
        "choose_advances",
        "choose_outs",
        "deck",
        "hands",
        "left",
        "line",
        "many_cards",
        "order",
        "outs",
        "pack",
        "runs",
        "sf_third_only",
        "size",
        "skips",
        "taken",
        "top",
        "turn",
        "who",
    )
    pack: Kinds
    order: list[int]  # who has which turn of the circuit
    turn: i64  # place in the order
    who: i64  # the active player
    hands: list[list[int]]
    deck: list[int]  # the last is on top
    left: i64  # cards not yet played
    top: int  # the last card played
    size: list[int]  # original hand sizes (MW-SET-13)
    skips: list[int]
    bases: i64
    outs: i64
    batting: i64
    runs: list[int]
    line: list[int]  # runs of each half so far
    blue: bool  # a blue card was played in this turn
    taken: int  # the card just taken in an exchange; it cannot be given back
    many_cards: bool
    choose_outs: bool
    choose_advances: bool
    sf_third_only: bool

    def setup(self, seats: int, chance: Chance, options: Mapping[str, Value], pack: Kinds) -> None:
        """Form the teams, shuffle and deal (MW-SET-1 to MW-SET-14)."""
        self.begin(seats, ACTIONS, len(pack.kind), chance)
        self.pack = pack
        self.many_cards = bool(options["many_cards"])
        self.choose_outs = bool(options["choose_outs"])
        self.choose_advances = bool(options["choose_advances"])
        self.sf_third_only = bool(options["sf_third_only"])
        self.order = turn_order(seats, bool(options["odd_alternate"]))
        self.turn = -1
        self.who = 0
        self.size = hand_sizes(seats)
        self.hands = [[] for _ in range(seats)]
        self.skips = [0] * seats
        self.deck = pack.cards.copy()
        self.left = len(pack.kind)
        self.top = NO_CARD
        self.bases = EMPTY
        self.outs = 0
        self.batting = VISITOR
        self.runs = [0, 0]
        self.line = [0]
        self.blue = False
        self.taken = NO_CARD
        chance.shuffle(self.deck)
        for seat in range(seats):
            self.draw_up(seat)

    def clone(self) -> Baseball:
        """An independent copy."""
        c = Baseball()
        c.copy_kernel(self)
        c.pack = self.pack
        c.order = self.order
        c.turn = self.turn
        c.who = self.who
        c.hands = [hand.copy() for hand in self.hands]
        c.deck = self.deck.copy()
        c.left = self.left
        c.top = self.top
        c.size = self.size
        c.skips = self.skips.copy()
        c.bases = self.bases
        c.outs = self.outs
        c.batting = self.batting
        c.runs = self.runs.copy()
        c.line = self.line.copy()
        c.blue = self.blue
        c.taken = self.taken
        c.many_cards = self.many_cards
        c.choose_outs = self.choose_outs
        c.choose_advances = self.choose_advances
        c.sf_third_only = self.sf_third_only
        return c

    # -- what the kernel asks ----------------------------------------------------------------------------------

    def name(self) -> str:
        """The game's name in the registry."""
        return "moorwerk"

    def team(self, seat: int) -> int:
        """VISITOR or HOME."""
        return teams(self.seats)[seat]

    def result(self, seat: int) -> float:
        """More runs win; level runs are a draw (MW-END-3, MW-END-4)."""
        team = HOME if seat == self.seats - 1 else seat % 2
        mine = self.runs[team]
        theirs = self.runs[1 - team]
        return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5

    def outcome(self) -> Outcome:
        """Ten runs, all cards out with a winner, or a draw."""
        scores = [self.runs[self.team(seat)] for seat in range(self.seats)]
        ranks = [1 if score == max(self.runs) else 2 for score in scores]
        if max(self.runs) == LIMIT:
            return Outcome("ten_runs", ranks, scores)
        return Outcome("draw" if self.runs[VISITOR] == self.runs[HOME] else "cards_out", ranks, scores)

    def evaluate(self, seat: int) -> float:
        """How good the position looks."""
        from sandlot.games.moorwerk.bot import evaluate

        return evaluate(self, seat)

    def redeal(self, seat: int) -> None:
        """Deal the deck and the unknown cards of the other hands anew; each place stays as known as it was."""
        bit = 1 << seat
        known = self.known
        # Played cards are known to all, so these lie in the deck or in another hand. Cards and masks are taken in
        # an order that tells nothing of how they lie.
        unseen = [card for card in range(len(known)) if not known[card] & bit]
        self.chance.shuffle(unseen)
        taken = self.taken
        dealt: list[int] = []
        masks: list[int] = []
        for other in range(self.seats):
            if other != seat:
                hand = self.hands[other]
                hidden = sorted([known[card] for card in hand if not known[card] & bit and card != taken])
                if taken in hand and not known[taken] & bit:
                    hidden.append(known[taken])
                    self.taken = unseen[-len(hidden)]
                masks.extend(hidden)
                new = [unseen.pop() for _ in hidden]
                dealt.extend(new)
                self.hands[other] = sorted([card for card in hand if known[card] & bit] + new)
        self.deck = unseen
        for card in unseen:
            known[card] = 0
        for i in range(len(dealt)):
            known[dealt[i]] = masks[i]

    def secrets(self, seat: int) -> list[int]:
        """The kinds of the cards this seat cannot see: other hands, then the deck."""
        kind = self.pack.kind
        bit = 1 << seat
        hidden = [card for hand in self.hands for card in hand if not self.known[card] & bit]
        return [kind[card] for card in hidden + self.deck]

    def places(self) -> list[int]:
        """Where every card lies."""
        found = [PILE] * len(self.pack.kind)
        for card in self.deck:
            found[card] = DECK
        for seat in range(self.seats):
            for card in self.hands[seat]:
                found[card] = HAND + seat
        return found

    def audit(self) -> None:
        """All cards are in the deck, a hand or the pile; bases, outs and runs are in range."""
        held = sum([len(hand) for hand in self.hands]) + len(self.deck)
        if held != self.left or len(self.pack.kind) - self.places().count(PILE) != held:
            raise RulesBug(f"{held} cards are held or in the deck, {self.left} are not yet played")
        if self.bases & ~BASES or not 0 <= self.outs < 3 or max(self.runs) > LIMIT:
            raise RulesBug(f"bases {self.bases}, outs {self.outs}, runs {self.runs}")
        if [sum(self.line[team::2]) for team in (VISITOR, HOME)] != self.runs or len(self.line) % 2 == self.batting:
            raise RulesBug(f"the line {self.line} does not add up to {self.runs}")
        for hand in self.hands:
            if hand != sorted(hand):
                raise RulesBug(f"the hand {hand} is not in order")

    def next_in_order(self) -> i64:
        """Whose turn comes next by the circuit (MW-TRN-1)."""
        self.turn += 1
        if self.turn == len(self.order):
            self.turn = 0
        return self.order[self.turn]

    # -- atoms: hands ------------------------------------------------------------------------------------------

    def put(self, seat: i64, card: i64) -> None:
        """Put a card into a hand, in order."""
        hand = self.hands[seat]
        i: i64 = len(hand)
        while i and hand[i - 1] > card:
            i -= 1
        hand.insert(i, card)

    def draw(self, seat: i64, rule: str) -> None:
        """Draw the top card of the deck."""
        card = self.deck.pop()
        self.put(seat, card)
        news = self.learn(card, 1 << seat)
        if self.events is not None:
            self.emit("draw", seat, DECK, HAND + seat, 1, card, 1 << seat, news, rule)

    def draw_up(self, seat: i64) -> None:
        """Draw up to the original hand size, as far as the deck goes (MW-TRN-6, MW-TRN-7, MW-TRN-12)."""
        hand = self.hands[seat]
        size: i64 = self.size[seat]
        while len(hand) < size and self.deck:
            self.draw(seat, "MW-TRN-6")

    def take_out(self, seat: i64, kind: i64) -> int:
        """Take a card of this kind out of a hand.

        Copies of a kind look alike: whoever knew of one in this hand cannot tell whether it was that one that left.
        """
        hand = self.hands[seat]
        kinds = self.pack.kind
        i: i64 = 0
        while kinds[hand[i]] != kind:
            i += 1
        card = hand.pop(i)
        if i < len(hand) and kinds[hand[i]] == kind:
            fooled = ~(self.known[card] | 1 << seat)
            while i < len(hand) and kinds[hand[i]] == kind:
                unsure = self.known[hand[i]] & fooled
                self.lose_track(hand[i], unsure)
                fooled &= ~unsure
                i += 1
        return card

    def play(self, kind: i64) -> None:
        """The active player lays a card on the public pile (MW-TRN-10)."""
        card = self.take_out(self.who, kind)
        self.left -= 1
        self.top = card
        news = self.learn(card, EVERYONE)
        if self.events is not None:
            self.emit("play", self.who, HAND + self.who, PILE, 1, card, EVERYONE, news, "MW-TRN-2")

    def kinds_in_hand(self, seat: i64, base: i64, blue: bool) -> list[int]:
        """The different kinds in a hand as options counted from `base`; blue ones only if wanted."""
        found: list[int] = []
        kinds = self.pack.kind
        blues = self.pack.blue
        last: i64 = -1
        for card in self.hands[seat]:
            kind: i64 = kinds[card]
            if kind != last:
                last = kind
                if blue or not blues[kind]:
                    found.append(base + kind)
        return found

    # -- atoms: the diamond ------------------------------------------------------------------------------------

    def score(self, runs: int) -> None:
        """Runs count for the team at bat, whoever played the card; the tenth ends the game (MW-SID-9, MW-OBJ-5)."""
        before = self.runs[self.batting]
        total = min(LIMIT, before + runs)
        self.line[-1] += total - before
        self.runs[self.batting] = total
        self.emit("runs", self.batting, count=total - before, rule="MW-OBJ-2")
        if total == LIMIT:
            self.end()

    def out(self) -> bool:
        """One out, shown at once; the third changes sides and empties the bases (MW-SID-3 to MW-SID-5)."""
        self.outs += 1
        if self.events is not None:
            self.emit("out", self.batting, count=self.outs, rule="MW-SID-3")
        if self.outs < 3:
            return False
        self.outs = 0
        self.bases = EMPTY
        self.batting = 1 - self.batting
        self.line.append(0)
        self.emit("sides", self.batting, count=len(self.line), rule="MW-SID-4")
        return True

    def lead_out(self) -> bool:
        """The leading runner is out, if there is one."""
        runner = lead(self.bases)
        if not runner:
            return False
        self.bases ^= runner
        if self.events is not None:
            self.emit("runner out", self.batting, PLATE + int(runner).bit_length() - 1, OUT)
        return self.out()

    def tell_moves(self, before: i64, by: i64) -> None:
        """Tell who ran from where to where, leading runner first."""
        for base in (3, 2, 1, 0):
            if before >> base & 1:
                self.emit("run", self.batting, PLATE + base, PLATE + min(4, base + by))


def turn_order(seats: int, alternate: bool) -> list[int]:
    """One circuit: counterclockwise round the table, or strictly team by team (MW-TRN-1, MW-SET-14)."""
    if not alternate:
        return list(range(seats))
    side = teams(seats)
    members = [[seat for seat in range(seats) if side[seat] == team] for team in (VISITOR, HOME)]
    rounds = len(members[VISITOR]) * len(members[HOME])
    return [members[team][turn % len(members[team])] for turn in range(rounds) for team in (VISITOR, HOME)]


def hand_sizes(seats: int) -> list[int]:
    """3 each; at an odd table 2 each for the larger team and 4 each for the smaller (MW-SET-9 to MW-SET-12)."""
    if seats % 2 == 0:
        return [3] * seats
    return [2 if team == HOME else 4 for team in teams(seats)]


def new(seats: int, chance: Chance, options: Mapping[str, Value], pack: Any) -> Baseball:
    """A new game, dealt and run on to the first question."""
    from sandlot.games.moorwerk.pack import kinds
    from sandlot.games.moorwerk.steps import NEXT_TURN

    g = Baseball()
    g.setup(seats, chance, options, kinds(pack))
    g.do(NEXT_TURN)
    g.run()
    return g
