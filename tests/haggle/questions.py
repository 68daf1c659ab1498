"""The questions of Haggle as people read them, one entry a class."""

from __future__ import annotations

from haggle import notation, steps
from haggle.state import Haggle
from sandlot.kernel.asking import Asked, Asking, Order


def laid_out(g: Haggle, seat: int, card: int) -> str:
    """The first ware of a pair, or the second."""
    return (", " if g.sealed[seat] or g.gathered else "lay out ") + notation.ware(card)


QUESTIONS = {
    steps.LayOut: Asking(
        Asked("must lay out two wares", "Lay out two wares.", "", "some"),
        words={"WARE": laid_out},
        order=Order("lay out", "laying out nothing with an empty hand"),
    ),
    steps.BlindBid: Asking(
        Asked("must bid for the crate", "Bid for the crate.", "", "amount"),
        order=Order("bid", "bidding with an empty purse"),
    ),
    steps.OfferAnswer: Asking(
        Asked("must answer an offer", "Take the offer?", "", "yesno"), order=Order("offer", "an offer in your turn")
    ),
    steps.TurnChoice: Asking(
        Asked("must do something in the turn", "What do you do in your turn?", ""), order=Order("turn", "your turn")
    ),
    steps.Alter: Asking(Asked("may turn the die", "Turn the die for $1?", ""), order=Order("die", "turning the die")),
    steps.Blocking: Asking(
        Asked("may block the turn of the die", "Block the turn of the die for $1?", "", "yesno"),
        order=Order("block", "blocking a turn of the die"),
    ),
    steps.Business: Asking(Asked("may do business", "What do you do outside your turn?", "")),
    steps.OfferWare: Asking(
        Asked("must choose a ware to offer", "Which ware do you offer?", "", "offer"), words={"WARE": "{ware}"}
    ),
    steps.OfferPrice: Asking(Asked("must name a price", "For how much?", "", "offer")),
    steps.CounterPrice: Asking(Asked("must name another price", "For how much instead?", "", "offer")),
}
