"""The rules of Haggle."""

from __future__ import annotations

from typing import Final, cast

from haggle.game import (
    ACCEPT,
    BID,
    BLOCK,
    BORROW,
    COUNTER,
    DECK,
    DOWN,
    GONE,
    HAND,
    HANDS_LEFT,
    INTEREST,
    LOAN,
    OFFER,
    PASS,
    PRICE,
    REFUSE,
    ROLL,
    UP,
    WARE,
    WITHDRAW,
    Haggle,
)
from sandlot.kernel.errors import Undecided
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.market import Offer
from sandlot.kernel.step import Choice, Step


class Deed(Step):
    """A step of this game: casts once."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        self.go(cast(Haggle, g))

    def go(self, g: Haggle) -> None:
        raise NotImplementedError


class Day(Deed):
    """A market day: wares, crate, turns."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def go(self, g: Haggle) -> None:
        if self.number > g.days:
            return
        g.do(Day(self.number + 1))
        for seat in (2, 1, 0):
            g.do(Turn(seat))
        g.do(CRATE)
        g.emit("day", -1, count=self.number)
        g.market.new_phase()
        g.ask_all([0, 1, 2], LAY_OUT, LAID)


class LayOut(Choice):
    """Seal two wares; in one canonical order, so that a pair is one path."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        h = cast(Haggle, g)
        picks = h.sealed[seat]
        hand = sorted(h.hands[seat])
        need = min(2, len(hand)) - len(picks)
        if need <= 0:
            return [PASS] if not picks and not hand else []
        able = hand[: len(hand) - need + 1]
        return [WARE + card for card in able if not picks or WARE + card > picks[-1]]

    def pool(self, g: Game, seat: int) -> list[int]:
        h = cast(Haggle, g)
        return [] if h.sealed[seat] else [WARE + card for card in sorted(h.hands[seat])]


class Laid(Deed):
    """All wares come out together, in seat order."""

    __slots__ = ()

    def go(self, g: Haggle) -> None:
        for seat, picks in enumerate(g.unseal()):
            for pick in picks:
                if pick != PASS:
                    g.lay_out(seat, pick - WARE)


class Crate(Deed):
    """The top ware of the deck is auctioned unseen."""

    __slots__ = ()

    def go(self, g: Haggle) -> None:
        if g.deck:
            g.ask_all([0, 1, 2], BLIND_BID, BIDS)


class BlindBid(Choice):
    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        h = cast(Haggle, g)
        return [] if h.sealed[seat] else [BID + n for n in range(min(6, h.cash[seat]) + 1)]


class Bids(Deed):
    """The highest bid pays and takes the crate; on a tie for the highest it is carted away unseen."""

    __slots__ = ()

    def go(self, g: Haggle) -> None:
        bids = [picks[0] - BID for picks in g.unseal()]
        for seat, bid in enumerate(bids):
            g.emit("bid", seat, count=bid, news=EVERYONE)
        best = max(bids)
        if bids.count(best) == 1:
            winner = bids.index(best)
            g.pay(winner, best)
            g.draw(winner)
        else:
            card = g.deck.pop()
            g.gone.append(card)
            g.emit("tie", -1, DECK, GONE)


class Turn(Deed):
    """A seat's turn; standing offers to it are answered first."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: Haggle) -> None:
        g.do(TurnQuestion(self.seat))
        for offer in reversed(g.market.to(self.seat)):
            g.do(StandingOffer(offer.number))


class TurnQuestion(Deed):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: Haggle) -> None:
        g.ask(self.seat, TURN)


class StandingOffer(Deed):
    """An offer that still stands when the turn comes is an ordinary question."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def go(self, g: Haggle) -> None:
        offer = g.market.find(self.number)
        if offer is not None:
            g.ask(offer.taker, OfferAnswer(self.number))


class OfferAnswer(Choice):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def options(self, g: Game, seat: int) -> list[int]:
        h = cast(Haggle, g)
        offer = h.market.find(self.number)
        return [ACCEPT, REFUSE] if offer is not None and able(h, seat, offer) else [REFUSE]

    def take(self, g: Game, seat: int, option: int) -> None:
        answer_offer(cast(Haggle, g), self.number, option == ACCEPT)

    def opens(self) -> bool:
        return True


class TurnChoice(Choice):
    """Sell a ware for $1, pass all hands to the left, roll, borrow first, or do nothing."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        h = cast(Haggle, g)
        wares = [WARE + card for card in sorted(h.hands[seat])]
        more = [ROLL, HANDS_LEFT] + ([BORROW] if h.debt[seat] == 0 else [])
        return [PASS, *wares, *more]

    def take(self, g: Game, seat: int, option: int) -> None:
        h = cast(Haggle, g)
        if option == ROLL:
            h.die = h.chance.roll(6)
            h.emit("roll", seat, count=h.die, news=EVERYONE)
            h.do(Prize(seat))
            h.window([seat, (seat + 1) % 3, (seat + 2) % 3], ALTER)
        elif option == HANDS_LEFT:
            h.hands = [h.hands[2], h.hands[0], h.hands[1]]
            h.emit("pass hands", seat, news=0)
            for owner, hand in enumerate(h.hands):
                for card in hand:
                    news = h.learn(card, 1 << owner)
                    h.emit("pass", owner, HAND + (owner - 1) % 3, HAND + owner, card=card, seen=1 << owner, news=news)
        elif option == BORROW:
            borrow(h, seat)
            h.ask(seat, TURN)
        elif option != PASS:
            h.lay_out(seat, option - WARE)
            h.pay(seat, -1)

    def opens(self) -> bool:
        return True

    def interruptible(self) -> bool:
        return True


class Alter(Choice):
    """In table order, each may turn the die by one for $1."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        return [PASS, UP, DOWN] if cast(Haggle, g).cash[seat] > 0 else [PASS]

    def take(self, g: Game, seat: int, option: int) -> None:
        h = cast(Haggle, g)
        if option != PASS:
            h.pay(seat, 1)
            h.emit("alter", seat, count=1 if option == UP else -1)
            h.do(Altered(1 if option == UP else -1))
            h.window([s for s in range(3) if s != seat], BLOCKING)


class Altered(Deed):
    """The die is turned unless somebody blocked it; a block takes this step off the agenda."""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def go(self, g: Haggle) -> None:
        g.die = min(6, max(1, g.die + self.by))
        g.emit("turned", -1, count=g.die)


class Blocking(Choice):
    """Somebody may pay $1 so that the die stays as it is; one block is enough."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        return [PASS, BLOCK] if cast(Haggle, g).cash[seat] > 0 else [PASS]

    def take(self, g: Game, seat: int, option: int) -> None:
        h = cast(Haggle, g)
        if option == BLOCK:
            h.pay(seat, 1)
            h.emit("block", seat)
            for i in range(len(h.agenda) - 1, -1, -1):
                if isinstance(h.agenda[i], Altered):
                    del h.agenda[i]
                    break

    def moot(self, g: Game) -> bool:
        below = g.agenda[-1] if g.agenda else None
        return not isinstance(below, Altered)


class Prize(Deed):
    """The roller is paid what the die shows, less three."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: Haggle) -> None:
        g.pay(self.seat, -max(0, g.die - 3))
        g.die = 0


# -- business outside one's turn ---------------------------------------------------------------------------------


def borrow(g: Haggle, seat: int) -> None:
    """$3 now, $4 off the final reckoning; once a game."""
    g.pay(seat, -LOAN)
    g.debt[seat] += LOAN + INTEREST
    g.emit("borrow", seat, count=LOAN)


def sides(offer: Offer) -> tuple[int, int]:
    """Seller and buyer of the ware."""
    return (offer.taker, offer.maker) if offer.counters else (offer.maker, offer.taker)


def able(g: Haggle, seat: int, offer: Offer) -> bool:
    """Whether this seat has what the offer wants of it; the other's purse is none of its business."""
    seller, _ = sides(offer)
    return offer.give[0] in g.hands[seat] if seat == seller else g.cash[seat] >= offer.want[0]


def answer_offer(g: Haggle, number: int, yes: bool) -> None:
    """Accepting checks both sides again and moves everything at once; else the offer lapses."""
    offer = g.market.find(number)
    assert offer is not None
    g.market.close(number)
    if not yes:
        g.emit("refuse", offer.taker, count=number)
        return
    seller, buyer = sides(offer)
    if g.trier == seller:
        raise Undecided("whether the buyer can pay comes out next")
    if not able(g, seller, offer) or not able(g, buyer, offer):
        g.emit("lapse", offer.taker, count=number)
        return
    card = offer.give[0]
    g.hands[seller].remove(card)
    g.hands[buyer].append(card)
    g.pay(buyer, offer.want[0])
    g.pay(seller, -offer.want[0])
    g.emit("trade", seller, HAND + seller, HAND + buyer, card=card)


class Business(Choice):
    """Borrow, make an offer, answer or withdraw one."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        h = cast(Haggle, g)
        found = [BORROW] if h.debt[seat] == 0 else []
        if h.market.may_offer(seat) and h.hands[seat]:
            found += [OFFER + s for s in range(3) if s != seat]
        for i, offer in enumerate(h.market.to(seat)):
            if able(h, seat, offer):
                found.append(ACCEPT + i)
            found.append(REFUSE + i)
            if not offer.counters and h.market.may_offer(seat):
                found.append(COUNTER + i)
        found += [WITHDRAW + i for i in range(len(h.market.by(seat)))]
        return sorted(found)

    def take(self, g: Game, seat: int, option: int) -> None:
        h = cast(Haggle, g)
        if option == BORROW:
            borrow(h, seat)
        elif option < ACCEPT:
            h.ask(seat, OfferWare(option - OFFER))
        elif option < REFUSE:
            answer_offer(h, h.market.to(seat)[option - ACCEPT].number, True)
        elif option < COUNTER:
            answer_offer(h, h.market.to(seat)[option - REFUSE].number, False)
        elif option < WITHDRAW:
            h.ask(seat, CounterPrice(h.market.to(seat)[option - COUNTER].number))
        else:
            number = h.market.by(seat)[option - WITHDRAW].number
            h.market.close(number)
            h.emit("withdraw", seat, count=number)


class OfferWare(Choice):
    __slots__ = ("taker",)

    def __init__(self, taker: int) -> None:
        self.taker = taker

    def options(self, g: Game, seat: int) -> list[int]:
        return [WARE + card for card in sorted(cast(Haggle, g).hands[seat])]

    def take(self, g: Game, seat: int, option: int) -> None:
        g.ask(seat, OfferPrice(self.taker, option - WARE))


class OfferPrice(Choice):
    __slots__ = ("card", "taker")

    def __init__(self, taker: int, card: int) -> None:
        self.taker = taker
        self.card = card

    def options(self, g: Game, seat: int) -> list[int]:
        return [PRICE + n for n in range(10)]

    def take(self, g: Game, seat: int, option: int) -> None:
        h = cast(Haggle, g)
        news = h.learn(self.card, EVERYONE)
        h.emit("offer", seat, HAND + seat, count=option - PRICE, card=self.card, news=news)
        h.market.make(seat, self.taker, [self.card], [option - PRICE], False)


class CounterPrice(Choice):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def options(self, g: Game, seat: int) -> list[int]:
        return [PRICE + n for n in range(10)]

    def take(self, g: Game, seat: int, option: int) -> None:
        h = cast(Haggle, g)
        offer = h.market.find(self.number)
        assert offer is not None
        h.market.close(self.number)
        h.emit("counter", seat, count=option - PRICE, card=offer.give[0])
        h.market.make(seat, offer.maker, offer.give, [option - PRICE], True)


LAY_OUT: Final = LayOut()
LAID: Final = Laid()
CRATE: Final = Crate()
BLIND_BID: Final = BlindBid()
BIDS: Final = Bids()
TURN: Final = TurnChoice()
ALTER: Final = Alter()
BLOCKING: Final = Blocking()
BUSINESS: Final = Business()
