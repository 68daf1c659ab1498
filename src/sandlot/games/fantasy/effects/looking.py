"""Cards a Manager looks at alone: the top of the Character Deck, and the Discard Pile."""

from __future__ import annotations

from sandlot.games.fantasy.effects.cards import draw, need_cards, see, slip_away, to_bottom
from sandlot.games.fantasy.game import DECK, DISCARD, LOOK, Fantasy


def look_at_deck(g: Fantasy, seat: int, count: int) -> None:
    """Draw so many Characters, or what there is, and look at them (FFB-MAG-RECRUIT-1, FFB-MAG-RECRUIT-4)."""
    need_cards(g, count)
    mine = 1 << seat
    for _ in range(min(count, len(g.deck))):
        card = draw(g)
        g.drawn = [*g.drawn, card]
        news = see(g, card, mine)
        g.emit("look", seat, DECK, LOOK + seat, 1, card, mine, news, "FFB-MAG-RECRUIT-1")
    slip_away(g, g.drawn)
    slip_away(g, g.deck)


def keep_one(g: Fantasy, seat: int, card: int) -> None:
    """One is kept, unseen by the others; the rest go under the deck (FFB-MAG-RECRUIT-1)."""
    mine = 1 << seat
    for other in g.drawn:
        g.lose_track(other, ~mine)
        g.sure[other] = g.known[other]
    for other in g.drawn:
        if other != card:
            to_bottom(g, other)
            g.emit("bury", seat, LOOK + seat, DECK, 1, other, mine, rule="FFB-MAG-RECRUIT-1")
    g.drawn = [card]


def look_at_discard(g: Fantasy, seat: int) -> None:
    """The user alone sees the Discard Pile (FFB-MAG-DIG-1, R37)."""
    mine = 1 << seat
    for card in g.discard:
        news = see(g, card, mine)
        g.emit("search", seat, -1, DISCARD, 1, card, mine, news, "FFB-MAG-DIG-1")


def pick_up(g: Fantasy, seat: int, card: int) -> None:
    """A card of the Discard Pile is picked up, unseen by the others, who lose track of the pile."""
    mine = 1 << seat
    if len(g.discard) > 1:
        for other in g.discard:
            g.lose_track(other, ~mine)
            g.sure[other] = g.known[other]
    g.discard = [other for other in g.discard if other != card]
    g.drawn = [card]
    g.emit("pick up", seat, DISCARD, LOOK + seat, 1, card, g.known[card], rule="FFB-MAG-DIG-1")
