"""The state of Cosmic League Baseball: decks, hands, the field, the ledger, and the atoms that change them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from sandlot.games.cosmic.effects.deal import Deal, Modifier
from sandlot.games.cosmic.numbers import (
    ACTIONS,
    BENCH,
    DECK,
    DISCARDED,
    FIELD,
    HAND,
    LOOK,
    NO_CARD,
    OUTS,
    PLAYERS,
    RETIRED,
    SIZE,
    TABLE,
)
from sandlot.kernel.chance import Chance
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE, ONLOOKER
from sandlot.kernel.game import Game, Outcome
from sandlot.kernel.registry import Value

VIEWERS: Final = 1 | 2 | 1 << ONLOOKER  # the bits of `known` that count


class Cosmic(Game):
    """A game of Cosmic League Baseball. Seat s owns the cards from s * SIZE on; hands are kept in their order.

    Lists marked with * are replaced and never changed in place, so that clones share them.
    """

    __slots__ = (
        "bench",
        "cash",
        "deck",
        "discard",
        "favoured",
        "field",
        "gadgets",
        "half",
        "half_cap",
        "hands",
        "hitting",
        "ledger",
        "line",
        "look",
        "outs",
        "pack",
        "passes",
        "played",
        "points",
        "retired",
        "round",
        "spender",
        "struck",
        "turn",
        "walkoff",
    )
    pack: Deal
    favoured: int  # printed Luck is higher here, or this Coach was drawn (CLB-SET-6)
    hitting: int
    half: int  # 0 to 3; 4: all is over
    round: int
    outs: int
    points: list[int]
    line: list[int]  # * points of each half so far
    gadgets: list[int]
    cash: list[int]  # floated
    deck: list[list[int]]  # of Actions; the last is on top
    hands: list[list[int]]
    played: list[int]  # Actions on the table, in the order of play
    struck: list[int]  # * those whose modifiers were cancelled
    discard: list[list[int]]
    bench: list[list[int]]  # the Player decks; the last is on top
    look: list[list[int]]  # of Players being looked at, each *
    field: list[int]
    retired: list[list[int]]  # the Player discard piles, each *
    ledger: list[Modifier]  # of this round
    spender: list[bool]  # * who has spent Gadgets this round
    turn: int  # whose chance it is to play
    passes: int  # declines in a row
    walkoff: bool
    half_cap: int  # points that end a half; 0: none

    def setup(self, chance: Chance, options: Mapping[str, Value], pack: Deal) -> None:
        """Shuffle both decks of both seats and see whose Coach has more Luck (CLB-SET-1 to CLB-SET-7)."""
        self.begin(2, ACTIONS, 2 * SIZE, chance)
        self.pack = pack
        self.walkoff = bool(options["walkoff"])
        self.half_cap = 0 if options["half_cap"] == "off" else int(options["half_cap"])
        self.half = 0
        self.round = 0
        self.outs = 0
        self.points = [0, 0]
        self.line = [0]
        self.gadgets = [0, 0]
        self.cash = [0, 0]
        self.hands = [[], []]
        self.played = []
        self.struck = []
        self.discard = [[], []]
        self.look = [[], []]
        self.field = [NO_CARD, NO_CARD]
        self.retired = [[], []]
        self.ledger = []
        self.spender = [False, False]
        self.turn = 0
        self.passes = 0
        self.bench = [list(range(seat * SIZE, seat * SIZE + PLAYERS)) for seat in (0, 1)]
        self.deck = [list(range(seat * SIZE + PLAYERS, (seat + 1) * SIZE)) for seat in (0, 1)]
        for seat in (0, 1):
            chance.shuffle(self.bench[seat])
            chance.shuffle(self.deck[seat])
        if pack.luck[0] == pack.luck[1]:
            self.favoured = int(chance.below(2))
        else:
            self.favoured = 0 if pack.luck[0] > pack.luck[1] else 1
        self.hitting = self.favoured

    def clone(self) -> Cosmic:
        """An independent copy."""
        c = Cosmic()
        c.copy_kernel(self)
        c.pack = self.pack
        c.favoured = self.favoured
        c.hitting = self.hitting
        c.half = self.half
        c.round = self.round
        c.outs = self.outs
        c.points = self.points.copy()
        c.line = self.line
        c.gadgets = self.gadgets.copy()
        c.cash = self.cash.copy()
        c.deck = [self.deck[0].copy(), self.deck[1].copy()]
        c.hands = [self.hands[0].copy(), self.hands[1].copy()]
        c.played = self.played.copy()
        c.struck = self.struck
        c.discard = [self.discard[0].copy(), self.discard[1].copy()]
        c.bench = [self.bench[0].copy(), self.bench[1].copy()]
        c.look = self.look.copy()
        c.field = self.field.copy()
        c.retired = self.retired.copy()
        c.ledger = self.ledger.copy()
        c.spender = self.spender
        c.turn = self.turn
        c.passes = self.passes
        c.walkoff = self.walkoff
        c.half_cap = self.half_cap
        return c

    # -- what the kernel asks ----------------------------------------------------------------------------------

    def name(self) -> str:
        """The game's name in the registry."""
        return "cosmic"

    def winner(self) -> int:
        """More points win; level points go to the higher printed Luck (CLB-END-2, CLB-END-3, CLB-END-5)."""
        if self.points[0] == self.points[1]:
            return self.favoured
        return 0 if self.points[0] > self.points[1] else 1

    def result(self, seat: int) -> float:
        """The winner takes all."""
        return 1.0 if self.winner() == seat else 0.0

    def outcome(self) -> Outcome:
        """By points, or by Luck when these are level."""
        ranks = [1, 2] if self.winner() == 0 else [2, 1]
        return Outcome("luck" if self.points[0] == self.points[1] else "points", ranks, self.points.copy())

    def evaluate(self, seat: int) -> float:
        """How good the position looks."""
        from sandlot.games.cosmic.bot import evaluate

        return evaluate(self, seat)

    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        """What bots compare."""
        from sandlot.games.cosmic.bot import shortlist

        return shortlist(self, seat, options)

    def sensible(self, seat: int, options: list[int]) -> list[int]:
        """To keep an Action is never worse than to let it go."""
        from sandlot.games.cosmic.bot import sensible

        return sensible(self, options)

    def horizon(self) -> int:
        """One: a game has some 450 picks, and each that is random blurs what the evaluation knows."""
        return 1

    def redeal(self, seat: int) -> None:
        """Deal anew what this seat does not know of either side's Actions and Players; places stay as known.

        Whoever is in the middle of a payment can complete it, which everybody saw: other deals are dealt again.
        """
        bit: i64 = 1 << seat
        known = self.known
        card: i64
        pool = 0
        while pool < 4:
            owner = pool & 1
            players = pool >= 2
            loose = self.look[owner] if players else self.hands[owner]  # in no order that means anything
            stack = self.bench[owner] if players else self.deck[owner]
            first: i64 = owner * SIZE
            hidden = [False] * SIZE  # of this owner's cards
            kept: list[int] = []
            masks: list[int] = []
            for card in loose:
                if known[card] & bit:
                    kept.append(card)
                else:
                    masks.append(known[card])
                    hidden[card - first] = True
            deep = [known[each] for each in stack]
            for card in stack:
                if not known[card] & bit:
                    hidden[card - first] = True
            unseen: list[int] = []
            card = first
            for anew in hidden:
                if anew:
                    unseen.append(card)
                card += 1
            self.chance.shuffle(unseen)
            if masks:
                masks.sort()
                for mask in masks:
                    dealt = unseen.pop()
                    known[dealt] = mask
                    kept.append(dealt)
                kept.sort()
                if players:
                    self.look[owner] = kept
                else:
                    self.hands[owner] = kept
            for i in range(len(stack)):
                if not deep[i] & bit:
                    dealt = unseen.pop()
                    stack[i] = dealt
                    known[dealt] = deep[i]
            asked = owner == self.seat and self.then is None and owner != seat
            if players or not asked or self.choice.options(self, owner):
                pool += 1

    def secrets(self, seat: int) -> list[int]:
        """The cards this seat cannot see, place by place."""
        bit = 1 << seat
        found: list[int] = []
        for owner in (0, 1):
            for place in (self.hands[owner], self.deck[owner], self.look[owner], self.bench[owner]):
                found.extend([card for card in place if not self.known[card] & bit])
        return found

    def places(self) -> list[int]:
        """Where every card lies."""
        found = [NO_CARD] * (2 * SIZE)
        for seat in (0, 1):
            for place, cards in (
                (DECK, self.deck[seat]),
                (HAND, self.hands[seat]),
                (DISCARDED, self.discard[seat]),
                (BENCH, self.bench[seat]),
                (LOOK, self.look[seat]),
                (RETIRED, self.retired[seat]),
            ):
                for card in cards:
                    found[card] = place + seat
            if self.field[seat] != NO_CARD:
                found[self.field[seat]] = FIELD + seat
        for card in self.played:
            found[card] = TABLE + card // SIZE
        return found

    def audit(self) -> None:
        """Every card lies in one place of its owner, Players and Actions apart; counts are in range (CLB-SET-3)."""
        piles = self.deck + self.hands + self.discard + self.bench + self.look + self.retired
        count = sum([len(pile) for pile in piles]) + len(self.played) + 2 - self.field.count(NO_CARD)
        places = self.places()
        if count != 2 * SIZE or NO_CARD in places:
            raise RulesBug(f"{count} cards lie in places, {places.count(NO_CARD)} are nowhere")
        for card in range(2 * SIZE):
            if places[card] % 2 != card // SIZE or (places[card] >= BENCH) != (card % SIZE < PLAYERS):
                raise RulesBug(f"card {card} lies at {places[card]}")
        if min(self.gadgets) < 0 or min(self.cash) < 0 or not 0 <= self.outs < OUTS:
            raise RulesBug(f"gadgets {self.gadgets}, cash {self.cash}, outs {self.outs}")
        first = self.favoured
        if [sum(self.line[0::2]), sum(self.line[1::2])] != [self.points[first], self.points[1 - first]]:
            raise RulesBug(f"the line {self.line} does not add up to {self.points}")
        for hand in self.hands + self.look:
            if hand != sorted(hand):
                raise RulesBug(f"the hand {hand} is not in order")

    # -- atoms: Actions ----------------------------------------------------------------------------------------

    def put(self, seat: int, card: i64) -> None:
        """Put a card into a hand, in order."""
        hand = self.hands[seat]
        i: i64 = len(hand)
        while i and hand[i - 1] > card:
            i -= 1
        hand.insert(i, card)

    def draw(self, seat: int, count: int, rule: str) -> None:
        """Draw Actions; too small a deck takes the discard pile in first (CLB-DRW-2 to CLB-DRW-5, CLB-DRW-9)."""
        deck = self.deck[seat]
        if len(deck) < count and self.discard[seat]:
            deck.extend(self.discard[seat])
            self.discard[seat] = []
            self.forget(deck)
            self.chance.shuffle(deck)
            self.emit("shuffle discards", seat, DISCARDED + seat, DECK + seat, rule="CLB-DRW-2")
            self.emit("shuffle", seat, DECK + seat, DECK + seat, rule="CLB-DRW-3")
        owner: i64 = 1 << seat
        for _ in range(min(count, len(deck))):
            card = deck.pop()
            self.put(seat, card)
            news = self.learn(card, owner)
            if self.events is not None:
                self.emit("draw", seat, DECK + seat, HAND + seat, 1, card, owner, news, rule)
        self.count_actions(seat)

    def take_out(self, seat: int, slot: int) -> int:
        """Take an Action of this name out of a hand.

        Copies look alike: whoever knew of one in this hand cannot tell whether it was that one that left.
        """
        hand = self.hands[seat]
        first: i64 = seat * SIZE + PLAYERS + slot  # of the copies, which follow each other
        i: i64 = 0
        while hand[i] < first:
            i += 1
        card = hand.pop(i)
        if i < len(hand) and self.pack.slot[hand[i]] == slot:
            fooled = ~(self.known[card] | 1 << seat)
            self.lose_track(hand[i], self.known[hand[i]] & fooled)
        return card

    def lay(self, seat: int, slot: int) -> int:
        """An Action goes from the hand to the table, where it stays until Step 4 (CLB-PLY-8)."""
        card = self.take_out(seat, slot)
        self.played.append(card)
        news = self.learn(card, EVERYONE)
        if self.events is not None:
            self.emit("play", seat, HAND + seat, TABLE + seat, 1, card, EVERYONE, news, "CLB-PLY-2")
        self.count_actions(seat)
        return card

    def drop(self, seat: int, slot: int, kind: str, rule: str) -> int:
        """An Action goes from the hand to its owner's discard pile, face up (CLB-PAY-9, R28)."""
        card = self.take_out(seat, slot)
        self.discard[seat].append(card)
        news = self.learn(card, EVERYONE)
        if self.events is not None:
            self.emit(kind, seat, HAND + seat, DISCARDED + seat, 1, card, EVERYONE, news, rule)
        self.count_actions(seat)
        return card

    def slots_in_hand(self, seat: int, base: int) -> list[int]:
        """The different Actions in a hand as options counted from `base`."""
        found: list[int] = []
        slots = self.pack.slot
        last = NO_CARD
        for card in self.hands[seat]:
            slot = slots[card]
            if slot != last:
                last = slot
                found.append(base + slot)
        return found

    # -- counting --------------------------------------------------------------------------------------------------

    def count_actions(self, owner: int) -> None:
        """Whoever can see all other Actions of a side knows the rest by counting."""
        deck = self.deck[owner]
        if len(deck) < 2 or self.known[deck[0]] | self.known[deck[1]]:  # mostly nobody knows either
            self.learn_rest(self.hands[owner], deck)

    def count_players(self, owner: int) -> None:
        """Whoever can see all other Players of a side knows the rest by counting."""
        bench = self.bench[owner]
        if len(bench) < 2 or self.known[bench[0]] | self.known[bench[1]]:
            self.learn_rest(self.look[owner], bench)

    def learn_rest(self, loose: list[int], stack: list[int]) -> None:
        """Viewers learn the hidden cards if none of these can lie in another place.

        Two that share the places between them stay hidden even if they are copies: which is where is not told.
        """
        known = self.known
        one: i64 = 0  # masks of the viewers to whom at least one card of the stack is hidden
        two: i64 = 0  # at least two
        for card in stack:
            hidden = VIEWERS & ~known[card]
            two |= one & hidden
            one |= hidden
        more: i64 = 0  # a loose card
        for card in loose:
            more |= VIEWERS & ~known[card]
        sure = (one | more) & ~two & ~(one & more)
        if sure:
            for card in stack:
                self.learn(card, sure)
            for card in loose:
                self.learn(card, sure)


def new(seats: int, chance: Chance, options: Mapping[str, Value], pack: Any) -> Cosmic:
    """A new game, run on to the first question."""
    from sandlot.games.cosmic.decks import deal
    from sandlot.games.cosmic.steps import ROUND

    g = Cosmic()
    g.setup(chance, options, deal(pack, str(options["deck0"]), str(options["deck1"])))
    g.do(ROUND)
    g.run()
    return g
