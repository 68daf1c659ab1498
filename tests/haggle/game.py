"""The state of Haggle: wares, purses, loans, offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandlot.kernel.chance import Chance
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game, Outcome
from sandlot.kernel.market import Market, new_market
from sandlot.kernel.registry import Value
from sandlot.kernel.step import Choice

WARES: Final = 24  # four kinds, six of each: kind = card % 4
CASH: Final = 60
LOAN: Final = 3
INTEREST: Final = 1

# options
PASS: Final = 0
WARE: Final = 1  # 1 to 24
BID: Final = 30  # 30 to 36
ROLL: Final = 40
HANDS_LEFT: Final = 41
BORROW: Final = 42
UP: Final = 43
DOWN: Final = 44
BLOCK: Final = 45
OFFER: Final = 50  # to seat 0, 1, 2
ACCEPT: Final = 55  # number of the offer in the list of those to me
REFUSE: Final = 65
COUNTER: Final = 75
WITHDRAW: Final = 85
PRICE: Final = 95  # $0 to $9
ACTIONS: Final = 105

# places
DECK: Final = 0
HAND: Final = 1  # 1, 2, 3
STALL: Final = 4
GONE: Final = 5


class Haggle(Game):
    """A market for three."""

    __slots__ = ("cash", "days", "debt", "deck", "die", "gone", "hands", "market", "score", "stall")

    def setup(self, chance: Chance, days: int) -> None:
        """Deal four wares each and fill the purses unseen."""
        self.begin(3, ACTIONS, WARES, chance)
        self.days = days
        self.deck = list(range(WARES))
        chance.shuffle(self.deck)
        self.hands: list[list[int]] = [[], [], []]
        self.stall: list[int] = []
        self.gone: list[int] = []
        self.cash = [int(chance.below(4)) + 4 for _ in range(3)]
        self.debt = [0, 0, 0]
        self.score = [0, 0, 0]
        self.die = 0
        self.market: Market = new_market(3)
        for seat in range(3):
            for _ in range(4):
                self.draw(seat)
        from haggle.steps import Day

        self.do(Day(1))
        self.run()

    def clone(self) -> Haggle:
        c = type(self)()
        c.copy_kernel(self)
        c.days = self.days
        c.deck = self.deck.copy()
        c.hands = [hand.copy() for hand in self.hands]
        c.stall = self.stall.copy()
        c.gone = self.gone.copy()
        c.cash = self.cash.copy()
        c.debt = self.debt.copy()
        c.score = self.score.copy()
        c.die = self.die
        c.market = self.market.clone()
        return c

    def name(self) -> str:
        return "haggle"

    # -- atoms -----------------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            news = self.learn(card, 1 << seat)
            self.emit("draw", seat, DECK, HAND + seat, card=card, seen=1 << seat, news=news)

    def lay_out(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.stall.append(card)
        news = self.learn(card, EVERYONE)
        self.score[seat] += card % 4
        self.emit("lay out", seat, HAND + seat, STALL, card=card, news=news)

    def pay(self, seat: int, amount: int) -> None:
        """Between a purse and the bank; only the owner and the bank see it, so only he is told."""
        self.cash[seat] -= amount
        self.emit("pay", seat, count=amount, seen=1 << seat)

    # -- what the kernel asks --------------------------------------------------------------------

    def aside_question(self, seat: int) -> Choice:
        from haggle.steps import BUSINESS

        return BUSINESS

    def waited_for(self, seat: int) -> list[int]:
        return [option for option in self.asides(seat) if ACCEPT <= option < COUNTER]

    def worth(self, seat: int) -> int:
        return self.cash[seat] - self.debt[seat] + 2 * self.score[seat]

    def result(self, seat: int) -> float:
        best = max(self.worth(s) for s in range(3))
        first = [s for s in range(3) if self.worth(s) == best]
        return 1 / len(first) if seat in first else 0.0

    def outcome(self) -> Outcome:
        worths = [self.worth(s) for s in range(3)]
        ranks = [1 + sum(other > mine for other in worths) for mine in worths]
        return Outcome("richest" if ranks.count(1) == 1 else "shared", ranks, worths)

    def evaluate(self, seat: int) -> float:
        from haggle.bot import evaluate

        return evaluate(self, seat)

    def redeal(self, seat: int) -> None:
        bit = 1 << seat
        slots = [(hand, i) for hand in self.piles() for i, c in enumerate(hand) if not self.known[c] & bit]
        owners = [self.known[hand[i]] for hand, i in slots]
        unseen = sorted(hand[i] for hand, i in slots)
        self.chance.shuffle(unseen)
        for (hand, i), card, mask in zip(slots, unseen, owners, strict=True):
            hand[i] = card
            self.place_known(card, mask)
        for other in range(3):
            if other != seat:
                self.cash[other] = int(self.chance.below(8)) + 2

    def piles(self) -> list[list[int]]:
        return [*self.hands, self.deck, self.gone]

    def place_known(self, card: int, mask: int) -> None:
        """A re-dealt card is known to whoever knew the card that lay there."""
        self.forget([card])
        self.learn(card, mask)

    def secrets(self, seat: int) -> list[int]:
        bit = 1 << seat
        cards = [card for pile in self.piles() for card in pile if not self.known[card] & bit]
        return cards + [self.cash[s] for s in range(3) if s != seat]

    def places(self) -> list[int]:
        found = [GONE] * WARES
        for place, pile in enumerate([self.deck, *self.hands, self.stall]):
            for card in pile:
                found[card] = place
        return found

    def audit(self) -> None:
        cards = sorted(self.deck + self.hands[0] + self.hands[1] + self.hands[2] + self.stall + self.gone)
        if cards != list(range(WARES)):
            raise RulesBug(f"wares are lost or doubled: {cards}")
        if any(not 0 <= cash <= CASH for cash in self.cash):
            raise RulesBug(f"purses hold {self.cash}")


def new(seats: int, chance: Chance, options: Mapping[str, Value], pack: object) -> Haggle:
    """A new game, dealt."""
    g = Haggle()
    g.setup(chance, int(options["days"]))
    return g
