"""Deals in the middle of things: cubes for an open roll (7.3, R77), and responses as a service (5.3.10, R37)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.lords.atoms.cards import answer_with
from sandlot.games.lords.atoms.goods import exchange, has, nothing, offer_goods, room, with_good
from sandlot.games.lords.atoms.roster import cubes, spend_media
from sandlot.games.lords.effects.run import respond
from sandlot.games.lords.options import ACCEPT, DOWN_FOR, OFFER_END, REFUSE, UP_FOR, WANT, WITHDRAW
from sandlot.games.lords.places import HAND
from sandlot.games.lords.state import Lords
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.market import Offer
from sandlot.kernel.step import Choice

ROLL_OFFER: Final = 2  # cells of such an offer: +1 or -1, cubes
MOST_CUBES: Final = 15


def is_roll_offer(offer: Offer) -> bool:
    """Whether an offer is about an open roll."""
    return len(offer.give) == ROLL_OFFER


def able(g: Lords, offer: Offer) -> bool:
    """The roller has the goods, the other one the cubes."""
    return (
        cubes(g, offer.maker) >= offer.give[1]
        and has(g, offer.taker, offer.want)
        and room(g, offer.maker, nothing(), offer.want)
    )


def roll_offers(g: Lords, seat: i64) -> list[Offer]:
    """The offers about the open roll to this owner."""
    return [offer for offer in g.market.to(seat) if is_roll_offer(offer)]


def offer_roll_answers(g: Lords, seat: i64) -> None:
    """Offer to accept or refuse each of them."""
    open_ones = roll_offers(g, seat)
    for i in range(len(open_ones)):
        if able(g, open_ones[i]):
            g.offer(ACCEPT + i)
    for i in range(len(open_ones)):
        g.offer(REFUSE + i)


def answer_roll_offer(g: Lords, seat: i64, option: i64) -> None:
    """Accepting applies the cubes and shuts all others but the roller out (LOB-7.3-l, LOB-7.3-m, LOB-R77)."""
    offer = roll_offers(g, seat)[option - REFUSE if option >= REFUSE else option - ACCEPT]
    g.market.close(offer.number)
    if option >= REFUSE or not able(g, offer):
        g.emit("refuse", seat, count=offer.number)
        return
    exchange(g, offer.maker, seat, nothing(), offer.want)
    by = offer.give[0] * offer.give[1]
    spend_media(g, offer.maker, offer.give[1])
    g.total += by
    g.roll_deal = 1
    g.emit("alter", offer.maker, count=by, rule="LOB-7.3-l")
    close_roll_offers(g)


def close_roll_offers(g: Lords) -> None:
    """Offers about a roll lapse with it."""
    for offer in g.market.offers:
        if is_roll_offer(offer):
            g.market.close(offer.number)


@final
class RollBusiness(Choice):
    """Before the left neighbour acts, others may offer cubes for goods (LOB-7.3-k, LOB-7.3-n)."""

    def offers(self, g: Lords, seat: i64) -> None:
        if seat == g.roller:
            offer_roll_answers(g, seat)
            return
        for i in range(len(self.own(g, seat))):
            g.offer(WITHDRAW + i)
        if g.roll_deal == 0 and g.roll_mask >> seat & 1 and g.market.may_offer(seat):
            n = min(MOST_CUBES, cubes(g, seat))
            for k in range(1, n + 1):
                g.offer(UP_FOR + k)
            for k in range(1, n + 1):
                g.offer(DOWN_FOR + k)

    def own(self, g: Lords, seat: i64) -> list[Offer]:
        """The offers this owner has made for the roll."""
        return [offer for offer in g.market.by(seat) if is_roll_offer(offer)]

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option >= UP_FOR:
            up = option < DOWN_FOR
            give = [1 if up else -1, int(option - UP_FOR if up else option - DOWN_FOR)]
            g.ask(seat, Price(g.roller, give, nothing()))
        elif option >= WITHDRAW:
            mine = self.own(g, seat)[option - WITHDRAW]
            g.market.close(mine.number)
            g.emit("withdraw", seat, count=mine.number)
        else:
            answer_roll_offer(g, seat, option)


@final
class Price(Choice):
    """What cubes on the roll shall cost the roller."""

    __slots__ = ("give", "taker", "want")

    def __init__(self, taker: i64, give: list[int], want: list[int]) -> None:
        self.taker = taker
        self.give = give
        self.want = want

    def offers(self, g: Lords, seat: i64) -> None:
        offer_goods(g, self.taker, WANT, self.want, False)
        g.offer(OFFER_END)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option == OFFER_END:
            offer = g.market.make(seat, self.taker, self.give, self.want, True)
            g.emit("offer", seat, count=offer.number, rule="LOB-7.3-k")
        else:
            g.ask(seat, Price(self.taker, self.give, with_good(self.want, option - WANT)))


# -- services ----------------------------------------------------------------------------------------------------


def serve(g: Lords, seat: i64, card: i64, victim: i64) -> None:
    """An owner shows the card with which he would cancel, and names his price (LOB-5.3.10-d, LOB-R37)."""
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit("show", seat, HAND + seat, -1, 1, card, EVERYONE, news, "LOB-R37")
    g.ask(seat, ServicePrice(card, victim, nothing()))


@final
class ServicePrice(Choice):
    """What the service shall cost."""

    __slots__ = ("card", "victim", "want")

    def __init__(self, card: i64, victim: i64, want: list[int]) -> None:
        self.card = card  # known to all
        self.victim = victim
        self.want = want

    def offers(self, g: Lords, seat: i64) -> None:
        offer_goods(g, self.victim, WANT, self.want, False)
        if sum(self.want):
            g.offer(OFFER_END)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option == OFFER_END:
            g.emit("offer", seat, count=self.victim, rule="LOB-R37")
            g.ask(self.victim, ServiceAnswer(self.card, seat, self.want))
        else:
            g.ask(seat, ServicePrice(self.card, self.victim, with_good(self.want, option - WANT)))


@final
class ServiceAnswer(Choice):
    """The victim accepts, and the card is played at once; or the event stands."""

    __slots__ = ("card", "seller", "want")

    def __init__(self, card: i64, seller: i64, want: list[int]) -> None:
        self.card = card
        self.seller = seller
        self.want = want

    def offers(self, g: Lords, seat: i64) -> None:
        """To accept only what is possible."""
        if has(g, seat, self.want) and room(g, self.seller, nothing(), self.want):
            g.offer(ACCEPT)
        g.offer(REFUSE)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option == ACCEPT:
            exchange(g, self.seller, seat, nothing(), self.want)
            answer_with(g, self.seller, self.card)
            respond(g, self.seller, self.card, seat)

    def responds(self) -> bool:
        return True

    def declines(self, g: Lords, seat: i64) -> i64:
        return REFUSE

    def answers_offer(self) -> bool:
        return True


ROLL_BUSINESS: Final = RollBusiness()
