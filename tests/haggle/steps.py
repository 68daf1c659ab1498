"""The rules of Haggle."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haggle.atoms import borrow, cart_away, draw, hand_over, lay_down, pass_left, pay, roll, turn_die
from haggle.options import (
    ACCEPT,
    BID,
    BLOCK,
    BORROW,
    COUNTER,
    DOWN,
    HANDS_LEFT,
    OFFER,
    PASS,
    PRICE,
    REFUSE,
    ROLL,
    UP,
    WARE,
    WITHDRAW,
)
from haggle.places import HAND
from haggle.state import Haggle
from sandlot.kernel.errors import Undecided
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.market import Offer
from sandlot.kernel.step import NONE, Choice, Step

HIGHEST_BID: Final = 6
PRICES: Final = 10


@final
class Day(Step):
    """A market day: wares, crate, turns."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number = number

    def go(self, g: Haggle) -> None:
        """Push the day, and ask for the wares."""
        if self.number > g.days:
            return
        g.do(Day(self.number + 1))
        for seat in range(g.seats - 1, -1, -1):
            g.do(Turn(seat))
        g.do(CRATE)
        g.emit("day", -1, count=self.number)
        g.market.new_phase()
        g.ask_all(range(g.seats), LAY_OUT, LAID)


@final
class LayOut(Choice):
    """Seal two wares; in one canonical order, so that a pair is one path."""

    __slots__ = ()

    def offers(self, g: Haggle, seat: i64) -> None:
        """The wares that can come next, so that the pair can be completed."""
        picks = g.sealed[seat]
        size = g.hands.size(seat)
        if size == 0 and not picks:
            g.offer(PASS)
        need = min(2, size) - len(picks)
        for i in range(size - need + 1 if need > 0 else 0):
            pick = WARE + g.hands.at(seat, i)
            if not picks or pick > picks[-1]:
                g.offer(pick)

    def declines(self, g: Haggle, seat: i64) -> i64:
        """Only an empty hand lays out nothing."""
        return NONE if g.hands.size(seat) or g.sealed[seat] else PASS

    def pool(self, g: Haggle, seat: int) -> list[int]:
        """Where a pair begins: every ware in the hand."""
        return [] if g.sealed[seat] else [WARE + card for card in g.hands[seat]]


@final
class Laid(Step):
    """All wares come out together, in seat order."""

    __slots__ = ()

    def go(self, g: Haggle) -> None:
        """Open the sealed answers and lay the wares out."""
        for seat, picks in enumerate(g.unseal()):
            for pick in picks:
                if pick != PASS:
                    lay_down(g, seat, pick - WARE)


@final
class Crate(Step):
    """The top ware of the deck is auctioned unseen."""

    __slots__ = ()

    def go(self, g: Haggle) -> None:
        """Ask for bids, if there is a crate."""
        if g.deck.count:
            g.ask_all(range(g.seats), BLIND_BID, BIDS)


@final
class BlindBid(Choice):
    """Seal a bid that the purse can pay."""

    __slots__ = ()

    def offers(self, g: Haggle, seat: i64) -> None:
        """$0 up to $6, once."""
        if not g.sealed[seat]:
            for dollars in range(min(HIGHEST_BID, g.cash[seat]) + 1):
                g.offer(BID + dollars)

    def declines(self, g: Haggle, seat: i64) -> i64:
        """Only an empty purse cannot bid."""
        return NONE if g.cash[seat] or g.sealed[seat] else BID


@final
class Bids(Step):
    """The highest bid pays and takes the crate; on a tie for the highest it is carted away unseen."""

    __slots__ = ()

    def go(self, g: Haggle) -> None:
        """Open the bids."""
        bids = [picks[0] - BID for picks in g.unseal()]
        for seat, bid in enumerate(bids):
            g.emit("bid", seat, count=bid, news=EVERYONE)
        best = max(bids)
        if bids.count(best) == 1:
            winner = bids.index(best)
            pay(g, winner, best)
            draw(g, winner)
        else:
            cart_away(g)


@final
class Turn(Step):
    """A seat's turn; standing offers to it are answered first."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def go(self, g: Haggle) -> None:
        """Push the offers above the turn itself."""
        g.do(TurnQuestion(self.seat))
        for offer in reversed(g.market.to(self.seat)):
            g.do(StandingOffer(offer.number))


@final
class TurnQuestion(Step):
    """The turn itself."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def go(self, g: Haggle) -> None:
        """Ask."""
        g.ask(self.seat, TURN)


@final
class StandingOffer(Step):
    """An offer that still stands when the turn comes is an ordinary question."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number = number

    def go(self, g: Haggle) -> None:
        """Ask, unless it has been answered meanwhile."""
        offer = g.market.find(self.number)
        if offer is not None:
            g.ask(offer.taker, OfferAnswer(self.number))


@final
class OfferAnswer(Choice):
    """Take an offer or refuse it."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number = number

    def offers(self, g: Haggle, seat: i64) -> None:
        """Refusing is always possible."""
        offer = g.market.find(self.number)
        if offer is not None and able(g, seat, offer):
            g.offer(ACCEPT)
        g.offer(REFUSE)

    def chosen(self, g: Haggle, seat: i64, option: i64) -> None:
        """Trade or not."""
        answer_offer(g, self.number, option == ACCEPT)

    def declines(self, g: Haggle, seat: i64) -> i64:
        """Refuse."""
        return REFUSE

    def answers_offer(self) -> bool:
        return True

    def opens(self) -> bool:
        """Every answer is a move of its own."""
        return True


@final
class TurnChoice(Choice):
    """Sell a ware for $1, pass all hands to the left, roll, borrow first, or do nothing."""

    __slots__ = ()

    def offers(self, g: Haggle, seat: i64) -> None:
        """All of it; a loan only once."""
        g.offer(PASS)
        for card in g.hands[seat]:
            g.offer(WARE + card)
        g.offer(ROLL)
        g.offer(HANDS_LEFT)
        if g.debt[seat] == 0:
            g.offer(BORROW)

    def chosen(self, g: Haggle, seat: i64, option: i64) -> None:
        """Do it; after a loan the turn goes on."""
        if option == ROLL:
            roll(g, seat)
            g.do(Prize(seat))
            g.window([(seat + place) % g.seats for place in range(g.seats)], ALTER)
        elif option == HANDS_LEFT:
            pass_left(g, seat)
        elif option == BORROW:
            borrow(g, seat)
            g.ask(seat, TURN)
        elif option != PASS:
            lay_down(g, seat, option - WARE)
            pay(g, seat, -1)

    def declines(self, g: Haggle, seat: i64) -> i64:
        """Do nothing."""
        return PASS

    def opens(self) -> bool:
        """A turn is a new move."""
        return True

    def interruptible(self) -> bool:
        """Others may borrow and trade meanwhile."""
        return True


@final
class Alter(Choice):
    """In table order, each may turn the die by one for $1."""

    __slots__ = ()

    def offers(self, g: Haggle, seat: i64) -> None:
        """Whoever has no money is asked all the same."""
        g.offer(PASS)
        if g.cash[seat] > 0:
            g.offer(UP)
            g.offer(DOWN)

    def chosen(self, g: Haggle, seat: i64, option: i64) -> None:
        """Pay; the others may block it."""
        if option != PASS:
            by = 1 if option == UP else -1
            pay(g, seat, 1)
            g.emit("alter", seat, count=by)
            g.do(Altered(by))
            g.window([s for s in range(g.seats) if s != seat], BLOCKING)

    def declines(self, g: Haggle, seat: i64) -> i64:
        """Leave the die alone."""
        return PASS


@final
class Altered(Step):
    """The die is turned unless somebody blocked it; a block takes this step off the agenda."""

    __slots__ = ("by",)

    def __init__(self, by: i64) -> None:
        self.by = by

    def go(self, g: Haggle) -> None:
        """Turn it."""
        turn_die(g, self.by)


@final
class Blocking(Choice):
    """Somebody may pay $1 so that the die stays as it is; one block is enough."""

    __slots__ = ()

    def offers(self, g: Haggle, seat: i64) -> None:
        """Whoever has no money is asked all the same."""
        g.offer(PASS)
        if g.cash[seat] > 0:
            g.offer(BLOCK)

    def chosen(self, g: Haggle, seat: i64, option: i64) -> None:
        """Pay, and call the alteration off."""
        if option == BLOCK:
            pay(g, seat, 1)
            g.emit("block", seat)
            agenda = g.agenda
            del agenda[max(at for at, step in enumerate(agenda) if isinstance(step, Altered))]
            g.agenda = agenda

    def declines(self, g: Haggle, seat: i64) -> i64:
        """Let it happen."""
        return PASS

    def moot(self, g: Haggle) -> bool:
        """The alteration is called off already."""
        return g.depth == 0 or not isinstance(g.steps[g.depth - 1], Altered)


@final
class Prize(Step):
    """The roller is paid what the die shows, less three."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def go(self, g: Haggle) -> None:
        """Pay out."""
        pay(g, self.seat, -max(0, g.die - 3))
        g.die = 0


# -- business outside one's turn -----------------------------------------------------------------------------------


def sides(offer: Offer) -> tuple[int, int]:
    """Seller and buyer of the ware."""
    return (offer.taker, offer.maker) if offer.counters else (offer.maker, offer.taker)


def able(g: Haggle, seat: i64, offer: Offer) -> bool:
    """Whether this seat has what the offer wants of it; the other's purse is none of its business."""
    seller, _ = sides(offer)
    return g.hands.find(seat, offer.give[0]) >= 0 if seat == seller else g.cash[seat] >= offer.want[0]


def answer_offer(g: Haggle, number: i64, yes: bool) -> None:
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
    pay(g, buyer, offer.want[0])
    pay(g, seller, -offer.want[0])
    hand_over(g, seller, buyer, offer.give[0])


@final
class Business(Choice):
    """Borrow, make an offer, answer or withdraw one."""

    __slots__ = ()

    def offers(self, g: Haggle, seat: i64) -> None:
        """What is possible, kind by kind."""
        if g.debt[seat] == 0:
            g.offer(BORROW)
        more = g.market.may_offer(seat)
        if more and g.hands.size(seat):
            for other in range(g.seats):
                if other != seat:
                    g.offer(OFFER + other)
        mine = g.market.to(seat)
        for i, offer in enumerate(mine):
            if able(g, seat, offer):
                g.offer(ACCEPT + i)
        for i in range(len(mine)):
            g.offer(REFUSE + i)
        for i, offer in enumerate(mine):
            if more and not offer.counters:
                g.offer(COUNTER + i)
        for i in range(len(g.market.by(seat))):
            g.offer(WITHDRAW + i)

    def chosen(self, g: Haggle, seat: i64, option: i64) -> None:
        """Do it, or ask for the rest of the offer."""
        if option == BORROW:
            borrow(g, seat)
        elif option < ACCEPT:
            g.ask(seat, OfferWare(option - OFFER))
        elif option < REFUSE:
            answer_offer(g, g.market.to(seat)[option - ACCEPT].number, True)
        elif option < COUNTER:
            answer_offer(g, g.market.to(seat)[option - REFUSE].number, False)
        elif option < WITHDRAW:
            g.ask(seat, CounterPrice(g.market.to(seat)[option - COUNTER].number))
        else:
            number = g.market.by(seat)[option - WITHDRAW].number
            g.market.close(number)
            g.emit("withdraw", seat, count=number)


@final
class OfferWare(Choice):
    """Which ware is offered."""

    __slots__ = ("taker",)

    def __init__(self, taker: i64) -> None:
        self.taker = taker

    def offers(self, g: Haggle, seat: i64) -> None:
        """Every ware in the hand."""
        for card in g.hands[seat]:
            g.offer(WARE + card)

    def chosen(self, g: Haggle, seat: i64, option: i64) -> None:
        """Then the price."""
        g.ask(seat, OfferPrice(self.taker, option - WARE))


@final
class OfferPrice(Choice):
    """For how much it is offered."""

    __slots__ = ("card", "taker")

    def __init__(self, taker: i64, card: i64) -> None:
        self.taker = taker
        self.card = card

    def offers(self, g: Haggle, seat: i64) -> None:
        """$0 to $9."""
        g.offer_all(range(PRICE, PRICE + PRICES))

    def chosen(self, g: Haggle, seat: i64, option: i64) -> None:
        """The offer stands, and everybody has seen the ware."""
        news = g.learn(self.card, EVERYONE)
        g.emit("offer", seat, HAND + seat, count=option - PRICE, card=self.card, news=news)
        g.market.make(seat, self.taker, [self.card], [option - PRICE], False)


@final
class CounterPrice(Choice):
    """For how much instead."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number = number

    def offers(self, g: Haggle, seat: i64) -> None:
        """$0 to $9."""
        g.offer_all(range(PRICE, PRICE + PRICES))

    def chosen(self, g: Haggle, seat: i64, option: i64) -> None:
        """The new offer takes the place of the old one."""
        offer = g.market.find(self.number)
        assert offer is not None
        g.market.close(self.number)
        g.emit("counter", seat, count=option - PRICE, card=offer.give[0])
        g.market.make(seat, offer.maker, offer.give, [option - PRICE], True)


LAY_OUT: Final = LayOut()
LAID: Final = Laid()
CRATE: Final = Crate()
BLIND_BID: Final = BlindBid()
BIDS: Final = Bids()
TURN: Final = TurnChoice()
ALTER: Final = Alter()
BLOCKING: Final = Blocking()
BUSINESS: Final = Business()
