# interpreted: for people
"""Offers between owners and their answers."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords.advice.changes import listed
from sandlot.games.lords.options import ACCEPT, REFUSE
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import deals, trade
from sandlot.games.lords.words.names import goods, owner
from sandlot.kernel.asking import question


def answered(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """An offer that waits."""
    offer = before.market.find(question(before, trade.StandingAnswer).number)
    if offer is None:
        return "The offer is gone."
    gets, gives = listed(list(goods(offer.give))) or "nothing", listed(list(goods(offer.want))) or "nothing"
    if ACCEPT <= picks[0] < REFUSE:
        return f"Gets {gets} for {gives}."
    return f"Keeps {gives}: {gets} is not enough." if any(offer.want) else "Wants no gift."


def service(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A response offered for a price."""
    choice = question(before, deals.ServiceAnswer)
    price = listed(list(goods(choice.want)))
    if picks[0] == ACCEPT:
        return f"Pays {owner(before, choice.seller)} {price}: the event would cost more."
    return f"Keeps {price}: the event costs less."


def asked(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A price is named for help."""
    return "Asks for something in return."


PURPOSES = {
    trade.StandingAnswer: answered,
    trade.OfferGoods: asked,
    deals.Price: asked,
    deals.ServicePrice: asked,
    deals.ServiceAnswer: service,
}
