"""Business outside one's turn (chapters 2.5 and 5.7): loans, repayments, and trades between owners."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords.atoms.goods import exchange, nothing, offer_goods, possible, with_good
from sandlot.games.lords.atoms.money import lend, offer_loans, offer_repayments
from sandlot.games.lords.options import (
    ACCEPT,
    COUNTER,
    GIVE,
    OFFER,
    OFFER_END,
    REFUSE,
    WANT,
    WITHDRAW,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.deals import ROLL_BUSINESS, is_roll_offer
from sandlot.games.lords.steps.dice import OPENING
from sandlot.kernel.market import Offer
from sandlot.kernel.step import Choice, OpeningChoice, Step


def business(g: Lords) -> Choice:
    """What may be done outside one's turn: at a die roll deals for that roll only (LOB-R49, LOB-R77)."""
    return ROLL_BUSINESS if g.choice is OPENING else BUSINESS


@final
class Business(Choice):
    """Loans and repayments (LOB-2.5-c), offers and their answers (LOB-5.7.1-a to LOB-5.7.1-d)."""

    def offers(self, g: Lords, seat: i64) -> None:
        offer_loans(g, seat)
        offer_repayments(g, seat)
        more = g.market.may_offer(seat)
        if more:
            for other in range(g.seats):
                if other != seat:
                    g.offer(OFFER + other)
        mine = g.market.to(seat)
        for i, offer in enumerate(mine):
            if possible(g, offer.maker, offer.taker, offer.give, offer.want):
                g.offer(ACCEPT + i)
        for i in range(len(mine)):
            g.offer(REFUSE + i)
        for i, offer in enumerate(mine):
            if more and not offer.counters:
                g.offer(COUNTER + i)
        for i in range(len(g.market.by(seat))):
            g.offer(WITHDRAW + i)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
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


@final
@mypyc_attr(acyclic=True)
class OfferGoods(Choice):
    """An offer grows: what is given, what is wanted, each good once and in order (LOB-5.3.11-b, LOB-5.3.11-c)."""

    __slots__ = ("answers", "give", "taker", "want", "wanting")

    def __init__(self, taker: i64, answers: i64, give: list[int], want: list[int], wanting: bool) -> None:
        self.taker = taker
        self.answers = answers  # the offer that it counters, or -1
        self.give = give
        self.want = want
        self.wanting = wanting

    def offers(self, g: Lords, seat: i64) -> None:
        if not self.wanting:
            offer_goods(g, seat, GIVE, self.give, True)
        offer_goods(g, self.taker, WANT, self.want, False)
        if sum(self.give) + sum(self.want):
            g.offer(OFFER_END)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
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


def answer(g: Lords, offer: Offer, yes: bool) -> None:
    """Accepting checks both sides again and moves everything at once; trades take no turn (LOB-5.7.1-c)."""
    g.market.close(offer.number)
    if not yes:
        g.emit("refuse", offer.taker, count=offer.number)
    elif possible(g, offer.maker, offer.taker, offer.give, offer.want):
        exchange(g, offer.maker, offer.taker, offer.give, offer.want)


# -- offers that still stand when the turn comes -----------------------------------------------------------------


def standing_offers(g: Lords, seat: i64) -> None:
    """Push the questions about offers to an owner whose turn it is."""
    if g.market.offers:
        for offer in reversed(g.market.to(seat)):
            if not is_roll_offer(offer):
                g.do(Standing(offer.number))


@final
@mypyc_attr(acyclic=True)
class Standing(Step):
    """An offer is answered before the turn."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number = number

    def go(self, g: Lords) -> None:
        """Ask if it is still there."""
        offer = g.market.find(self.number)
        if offer is not None:
            g.ask(offer.taker, StandingAnswer(self.number))


@final
@mypyc_attr(acyclic=True)
class StandingAnswer(OpeningChoice):
    """Accept or refuse."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number = number

    def offers(self, g: Lords, seat: i64) -> None:
        """To accept only what is possible."""
        offer = g.market.find(self.number)
        if offer is not None and possible(g, offer.maker, offer.taker, offer.give, offer.want):
            g.offer(ACCEPT)
        g.offer(REFUSE)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        offer = g.market.find(self.number)
        if offer is not None:
            answer(g, offer, option == ACCEPT)

    def declines(self, g: Lords, seat: i64) -> i64:
        return REFUSE

    def answers_offer(self) -> bool:
        return True


BUSINESS: Final = Business()
