"""Deals in the middle of things: cubes for an open roll (7.3, R77), and responses as a service (5.3.10, R37)."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords.atoms.base import Question
from sandlot.games.lords.atoms.goods import GOODS, SPREAD, exchange, has, nameable, nothing, room
from sandlot.games.lords.atoms.roster import cubes, spend_media
from sandlot.games.lords.places import ACCEPT, DOWN_FOR, HAND, OFFER_END, REFUSE, UP_FOR, WANT, WITHDRAW
from sandlot.games.lords.state import State
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.market import Offer

ROLL_OFFER: Final = 2  # cells of such an offer: +1 or -1, cubes
MOST_CUBES: Final = 15


def is_roll_offer(offer: Offer) -> bool:
    """Whether an offer is about an open roll."""
    return len(offer.give) == ROLL_OFFER


def able(g: State, offer: Offer) -> bool:
    """The roller has the goods, the other one the cubes."""
    return (
        cubes(g, offer.maker) >= offer.give[1]
        and has(g, offer.taker, offer.want)
        and room(g, offer.maker, nothing(), offer.want)
    )


def roll_offers(g: State, seat: int) -> list[bool]:
    """For every offer about the open roll whether it can be accepted."""
    return [able(g, offer) for offer in g.market.to(seat) if is_roll_offer(offer)]


def answer_roll_offer(g: State, seat: int, option: int) -> None:
    """Accepting applies the cubes and shuts all others but the roller out (LOB-7.3-l, LOB-7.3-m, LOB-R77)."""
    open_ones = [offer for offer in g.market.to(seat) if is_roll_offer(offer)]
    offer = open_ones[option - REFUSE if option >= REFUSE else option - ACCEPT]
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


def close_roll_offers(g: State) -> None:
    """Offers about a roll lapse with it."""
    for offer in g.market.offers:
        if is_roll_offer(offer):
            g.market.close(offer.number)


class RollBusiness(Question):
    """Before the left neighbour acts, others may offer cubes for goods (LOB-7.3-k, LOB-7.3-n)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Offers, their answers and withdrawals."""
        found: list[int] = []
        if seat == g.roller:
            for i, fits in enumerate(roll_offers(g, seat)):
                found += [ACCEPT + i, REFUSE + i] if fits else [REFUSE + i]
            return sorted(found)
        mine = [offer for offer in g.market.by(seat) if is_roll_offer(offer)]
        found = [WITHDRAW + i for i in range(len(mine))]
        if g.roll_deal == 0 and g.roll_mask >> seat & 1 and g.market.may_offer(seat):
            n = min(MOST_CUBES, cubes(g, seat))
            found += [UP_FOR + k for k in range(1, n + 1)]
            found += [DOWN_FOR + k for k in range(1, n + 1)]
        return found

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Do it."""
        if option >= UP_FOR:
            sign, k = (1, option - UP_FOR) if option < DOWN_FOR else (-1, option - DOWN_FOR)
            g.ask(seat, Price(g.roller, [sign, k], nothing()))
        elif option >= WITHDRAW:
            mine = [offer for offer in g.market.by(seat) if is_roll_offer(offer)]
            g.market.close(mine[option - WITHDRAW].number)
            g.emit("withdraw", seat, count=mine[option - WITHDRAW].number)
        else:
            answer_roll_offer(g, seat, option)


def last_good(goods: list[int]) -> int:
    """The last good named, or -1."""
    for i in range(GOODS - 1, -1, -1):
        if goods[i]:
            return i
    return -1


class Price(Question):
    """What cubes on the roll shall cost the roller."""

    __slots__ = ("give", "taker", "want")

    def __init__(self, taker: int, give: list[int], want: list[int]) -> None:
        self.taker = taker
        self.give = give
        self.want = want

    def offers(self, g: State, seat: int) -> list[int]:
        """One more good of his, or the end of the offer."""
        return [*nameable(g, self.taker, WANT, last_good(self.want), False), OFFER_END]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Go on, or make the offer."""
        if option == OFFER_END:
            offer = g.market.make(seat, self.taker, self.give, self.want, True)
            g.emit("offer", seat, count=offer.number, rule="LOB-7.3-k")
        else:
            want = self.want.copy()
            want[(option - WANT) // SPREAD] = (option - WANT) % SPREAD
            g.ask(seat, Price(self.taker, self.give, want))


# -- services ----------------------------------------------------------------------------------------------------


def serve(g: State, seat: int, card: int, victim: int) -> None:
    """An owner shows the card with which he would cancel, and names his price (LOB-5.3.10-d, LOB-R37)."""
    news = g.learn(card, EVERYONE)
    g.emit("show", seat, HAND + seat, -1, 1, card, EVERYONE, news, "LOB-R37")
    g.ask(seat, ServicePrice(card, victim, nothing()))


class ServicePrice(Question):
    """What the service shall cost."""

    __slots__ = ("card", "victim", "want")

    def __init__(self, card: int, victim: int, want: list[int]) -> None:
        self.card = card  # known to all
        self.victim = victim
        self.want = want

    def offers(self, g: State, seat: int) -> list[int]:
        """One more good of the victim's, or the end."""
        found = nameable(g, self.victim, WANT, last_good(self.want), False)
        return [*found, OFFER_END] if sum(self.want) else found

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Go on, or ask the victim."""
        if option == OFFER_END:
            g.emit("offer", seat, count=self.victim, rule="LOB-R37")
            g.ask(self.victim, ServiceAnswer(self.card, seat, self.want))
        else:
            want = self.want.copy()
            want[(option - WANT) // SPREAD] = (option - WANT) % SPREAD
            g.ask(seat, ServicePrice(self.card, self.victim, want))


class ServiceAnswer(Question):
    """The victim accepts, and the card is played at once; or the event stands."""

    __slots__ = ("card", "seller", "want")

    def __init__(self, card: int, seller: int, want: list[int]) -> None:
        self.card = card
        self.seller = seller
        self.want = want

    def offers(self, g: State, seat: int) -> list[int]:
        """To accept only what is possible."""
        fits = has(g, seat, self.want) and room(g, self.seller, nothing(), self.want)
        return [ACCEPT, REFUSE] if fits else [REFUSE]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Goods for the card."""
        if option == ACCEPT:
            from sandlot.games.lords.steps.plays import answer_with, respond

            exchange(g, self.seller, seat, nothing(), self.want)
            answer_with(g, self.seller, self.card)
            respond(g, self.seller, self.card, seat)

    def responds(self) -> bool:
        """Silence refuses."""
        return True


ROLL_BUSINESS: Final = RollBusiness()
