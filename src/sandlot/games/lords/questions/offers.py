"""Offers between owners: goods, help with a roll, a response for a price, and business outside the turn."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords.notation import good, good_part
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import deals, trade
from sandlot.games.lords.words.names import goods, owner
from sandlot.kernel.asking import Asked, Asking, Order, question


def _offer(g: Lords, choice: trade.OfferGoods, seat: int) -> Asked:
    terms = _terms(choice.give, choice.want)
    said = f"Your offer to {owner(g, choice.taker)}: {terms}. Add a good, or put it on the table."
    return Asked(f"makes {owner(g, choice.taker)} an offer", said, "LOB-5.3.11-b", "offer")


def _terms(give: list[int], want: list[int]) -> str:
    return f"{', '.join(goods(give)) or 'nothing'} for {', '.join(goods(want)) or 'nothing'}"


def _price(g: Lords, choice: deals.Price, seat: int) -> Asked:
    turn = f"{choice.give[1]} {'up' if choice.give[0] > 0 else 'down'}"
    price = ", ".join(goods(choice.want)) or "nothing"
    said = f"{turn} on the roll of {owner(g, choice.taker)}: for what? So far for {price}."
    return Asked(f"makes {owner(g, choice.taker)} an offer", said, "LOB-7.3-k", "offer")


def _service_price(g: Lords, choice: deals.ServicePrice, seat: int) -> Asked:
    name, whom = g.pack.names[choice.card], owner(g, choice.victim)
    said = f"What do you ask of {whom} for playing {name}? So far {', '.join(goods(choice.want)) or 'nothing'}."
    return Asked(f"offers {whom} a response", said, "LOB-5.3.10-d", "offer")


def _service_answer(g: Lords, choice: deals.ServiceAnswer, seat: int) -> Asked:
    price = ", ".join(goods(choice.want))
    said = f"{owner(g, choice.seller)} would play {g.pack.names[choice.card]} for you, for {price}. Do you accept?"
    return Asked("must answer an offer", said, "LOB-R37", "yesno")


def _standing(g: Lords, choice: trade.StandingAnswer, seat: int) -> Asked:
    offer = g.market.find(choice.number)
    said = "Do you accept?"
    if offer is not None:
        said = f"{owner(g, offer.maker)} offers you {_terms(offer.give, offer.want)}. Do you accept?"
    return Asked("must answer an offer", said, "LOB-5.7.1-a", "yesno")


def _asked_for(g: Lords) -> Sequence[int]:
    choice = g.choice
    assert isinstance(choice, trade.OfferGoods | deals.Price | deals.ServicePrice)
    return choice.want


def _taker(g: Lords) -> int:
    choice = g.choice
    assert isinstance(choice, trade.OfferGoods | deals.Price)
    return choice.taker


def _given(g: Lords, seat: int, n: int) -> str:
    return f", {good(n)}" if sum(question(g, trade.OfferGoods).give) > 0 else f"give {good(n)}"


def _wanted(g: Lords, seat: int, n: int) -> str:
    return f", {good(n)}" if sum(_asked_for(g)) > 0 else f"for {good(n)}"


def _takers(g: Lords, seat: int, n: int) -> str:
    return good_part(_taker(g), n)


def _victims(g: Lords, seat: int, n: int) -> str:
    return good_part(question(g, deals.ServicePrice).victim, n)


def _offered_card(g: Lords, seat: int, n: int) -> str:
    return f"card:{question(g, deals.ServiceAnswer).card}"


def _its_offer(g: Lords, seat: int, n: int) -> str:
    return f"offer:{question(g, trade.StandingAnswer).number}"


BUSINESS = Asking(Asked("may do business", "What do you do outside your turn?", "LOB-5.7.1-a"))
QUESTIONS = {
    trade.Business: BUSINESS,
    deals.RollBusiness: BUSINESS,
    trade.OfferGoods: Asking(_offer, words={"GIVE": _given, "WANT": _wanted}, parts={"WANT": _takers}),
    trade.StandingAnswer: Asking(
        _standing, part=_its_offer, order=Order("offer", "answering an offer", ("StandingAnswer",))
    ),
    deals.Price: Asking(_price, words={"WANT": _wanted}, parts={"WANT": _takers}),
    deals.ServicePrice: Asking(_service_price, words={"WANT": _wanted}, parts={"WANT": _victims}),
    deals.ServiceAnswer: Asking(
        _service_answer,
        part=_offered_card,
        order=Order("response offered", "a response offered for a price", ("ServiceAnswer",)),
    ),
}
