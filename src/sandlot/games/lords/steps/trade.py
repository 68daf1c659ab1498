"""Business outside one's turn (chapters 2.5 and 5.7): loans, repayments, and trades between owners."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords.atoms.base import Deed, Question
from sandlot.games.lords.atoms.goods import GOODS, SPREAD, exchange, nameable, nothing, possible
from sandlot.games.lords.atoms.money import free_loans, lend, repayments
from sandlot.games.lords.places import (
    ACCEPT,
    COUNTER,
    GIVE,
    OFFER,
    OFFER_END,
    REFUSE,
    WANT,
    WITHDRAW,
)
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.deals import ROLL_BUSINESS, is_roll_offer
from sandlot.games.lords.steps.dice import OPENING
from sandlot.kernel.market import Offer
from sandlot.kernel.step import Choice


def business(g: State) -> Choice:
    """What may be done outside one's turn: at a die roll deals for that roll only (LOB-R49, LOB-R77)."""
    return ROLL_BUSINESS if g.choice is OPENING else BUSINESS


class Business(Question):
    """Loans and repayments (LOB-2.5-c), offers and their answers (LOB-5.7.1-a to LOB-5.7.1-d)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """What is possible now."""
        found = [*free_loans(g, seat), *repayments(g, seat)]
        if g.market.may_offer(seat):
            found += [OFFER + s for s in range(g.seats) if s != seat]
        for i, offer in enumerate(g.market.to(seat)):
            if possible(g, offer.maker, offer.taker, offer.give, offer.want):
                found.append(ACCEPT + i)
            found.append(REFUSE + i)
            if not offer.counters and g.market.may_offer(seat):
                found.append(COUNTER + i)
        found += [WITHDRAW + i for i in range(len(g.market.by(seat)))]
        return sorted(found)

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Do it."""
        if lend(g, seat, option):
            return
        if option < ACCEPT:
            g.ask(seat, OfferGoods(option - OFFER, -1, nothing(), nothing(), False))
        elif option < REFUSE:
            answer(g, g.market.to(seat)[option - ACCEPT], True)
        elif option < COUNTER:
            answer(g, g.market.to(seat)[option - REFUSE], False)
        elif option < WITHDRAW:
            offer = g.market.to(seat)[option - COUNTER]
            g.ask(seat, OfferGoods(offer.maker, offer.number, nothing(), nothing(), False))
        else:
            offer = g.market.by(seat)[option - WITHDRAW]
            g.market.close(offer.number)
            g.emit("withdraw", seat, count=offer.number)


class OfferGoods(Question):
    """An offer grows: what is given, what is wanted, each good once and in order (LOB-5.3.11-b, LOB-5.3.11-c)."""

    __slots__ = ("answers", "give", "taker", "want", "wanting")

    def __init__(self, taker: int, answers: int, give: list[int], want: list[int], wanting: bool) -> None:
        self.taker = taker
        self.answers = answers  # the offer that it counters, or -1
        self.give = give
        self.want = want
        self.wanting = wanting

    def offers(self, g: State, seat: int) -> list[int]:
        """One more good, or the end of the offer."""
        found: list[int] = []
        if not self.wanting:
            found += nameable(g, seat, GIVE, last_good(self.give), True)
        found += nameable(g, self.taker, WANT, last_good(self.want), False)
        if sum(self.give) + sum(self.want):
            found.append(OFFER_END)
        return found

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Go on, or put the offer on the table."""
        if option == OFFER_END:
            if self.answers >= 0:
                g.market.close(self.answers)
            offer = g.market.make(seat, self.taker, self.give, self.want, self.answers >= 0)
            g.emit("offer", seat, count=offer.number, rule="LOB-5.7.1-a")
        elif option < WANT:
            give = with_good(self.give, option - GIVE)
            g.ask(seat, OfferGoods(self.taker, self.answers, give, self.want, False))
        else:
            want = with_good(self.want, option - WANT)
            g.ask(seat, OfferGoods(self.taker, self.answers, self.give, want, True))


def last_good(goods: list[int]) -> int:
    """The last good named, or -1."""
    for i in range(GOODS - 1, -1, -1):
        if goods[i]:
            return i
    return -1


def with_good(goods: list[int], code: int) -> list[int]:
    """The same goods and one more."""
    more = goods.copy()
    more[code // SPREAD] = code % SPREAD
    return more


def answer(g: State, offer: Offer, yes: bool) -> None:
    """Accepting checks both sides again and moves everything at once; trades take no turn (LOB-5.7.1-c)."""
    g.market.close(offer.number)
    if not yes:
        g.emit("refuse", offer.taker, count=offer.number)
    elif possible(g, offer.maker, offer.taker, offer.give, offer.want):
        exchange(g, offer.maker, offer.taker, offer.give, offer.want)


# -- offers that still stand when the turn comes -----------------------------------------------------------------


def standing_offers(g: State, seat: int) -> None:
    """Push the questions about offers to an owner whose turn it is."""
    for offer in reversed(g.market.to(seat)):
        if not is_roll_offer(offer):
            g.do(Standing(offer.number))


class Standing(Deed):
    """An offer is answered before the turn."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def go(self, g: State) -> None:
        """Ask if it is still there."""
        offer = g.market.find(self.number)
        if offer is not None:
            g.ask(offer.taker, StandingAnswer(self.number))


class StandingAnswer(Question):
    """Accept or refuse."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def offers(self, g: State, seat: int) -> list[int]:
        """To accept only what is possible."""
        offer = g.market.find(self.number)
        if offer is not None and possible(g, offer.maker, offer.taker, offer.give, offer.want):
            return [ACCEPT, REFUSE]
        return [REFUSE]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Answer."""
        offer = g.market.find(self.number)
        if offer is not None:
            answer(g, offer, option == ACCEPT)

    def opens(self) -> bool:
        """A move of its own."""
        return True


BUSINESS: Final = Business()
