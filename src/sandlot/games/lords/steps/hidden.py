"""Re-deals: what a seat cannot know, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.lords.state import Lords
from sandlot.kernel.ordering import sort_first
from sandlot.kernel.redeal import Redeal


def redeal(g: Lords, seat: i64) -> None:
    """Every deck and the hidden cards of the other owners are dealt anew, each kind of card for itself."""
    pack = g.pack
    cards = Redeal(g, seat, 0, pack.first_community)
    for other in range(g.seats):
        if other != seat:
            cards.hand(g.hands, other)
    if g.buyer != seat:
        cards.stack(g.bought)
        sort_first(g.bought.cells, g.bought.count)
    cards.stack(g.deck)
    cards.finish()
    extras = Redeal(g, seat, pack.first_extra, pack.first_legend)
    for other in range(g.seats):
        if other != seat:
            extras.hand(g.extra_hand, other)
    extras.stack(g.extra_deck)
    extras.finish()
    community = Redeal(g, seat, pack.first_community, pack.first_draft)
    community.stack(g.community)
    community.finish()
    draft = Redeal(g, seat, pack.first_draft, pack.first_extra)
    draft.stack(g.draft)
    draft.finish()
    legends = Redeal(g, seat, pack.first_legend, len(g.known))
    legends.stack(g.legend_deck)
    legends.finish()
