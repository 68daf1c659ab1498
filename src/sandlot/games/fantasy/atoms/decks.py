"""The Character Deck and the Discard Pile, and what a Manager looks at alone."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.knowing import lose_all, see, slip_away_all
from sandlot.games.fantasy.places import DECK, DISCARD, LOOK
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.events import EVERYONE


def shuffle_deck(g: Fantasy, rule: str) -> None:
    """The Character Deck is shuffled; what was known to be in it still is."""
    g.forget_cells(g.deck.cells, 0, g.deck.count)
    g.deck.shuffle(g.chance)
    if g.events is not None:
        g.emit("shuffle deck", -1, DECK, DECK, g.deck.count, rule=rule)


def need_cards(g: Fantasy, count: i64) -> None:
    """If the Character Deck has too few cards, the Discard Pile is shuffled in (FFB-FA-8, FFB-MAG-RECRUIT-4)."""
    if g.deck.count < count and g.discard.count > 0:
        if g.events is not None:
            g.emit("shuffle discard", -1, DISCARD, DECK, g.discard.count, rule="FFB-FA-8")
        for i in range(g.discard.count):
            g.deck.add(g.discard.cells[i])
        g.discard.clear()
        shuffle_deck(g, "FFB-FA-8")


def draw(g: Fantasy) -> i64:
    """The top card of the Character Deck; a last card that is left is known to all who are sure of it."""
    card = g.deck.pop()
    if g.deck.count == 1:
        last = g.deck.cells[0]
        g.learn(last, EVERYONE if g.seats == 1 else g.sure[last])
        g.sure[last] |= g.known[last]
    return card


def to_bottom(g: Fantasy, card: i64) -> None:
    """A Character goes under the Character Deck; who knew it knows where it is."""
    g.sure[card] = g.known[card]
    g.deck.insert(0, card)


def to_discard(g: Fantasy, card: i64) -> None:
    """A Character goes face down to the Discard Pile."""
    g.sure[card] = g.known[card]
    g.discard.put(card)


# -- looking -------------------------------------------------------------------------------------------------------


def look_at_deck(g: Fantasy, seat: i64, count: i64) -> None:
    """Draw this number of Characters, or what there is, and look at them (FFB-MAG-RECRUIT-1, FFB-MAG-RECRUIT-4)."""
    need_cards(g, count)
    mine: i64 = 1 << seat
    for _ in range(min(count, g.deck.count)):
        card = draw(g)
        g.drawn.add(card)
        news = see(g, card, mine)
        if g.events is not None:
            g.emit("look", seat, DECK, LOOK + seat, 1, card, mine, news, "FFB-MAG-RECRUIT-1")
    slip_away_all(g, g.drawn)
    slip_away_all(g, g.deck)


def keep_one(g: Fantasy, seat: i64, card: i64) -> None:
    """One is kept, unseen by the others; the rest go under the deck (FFB-MAG-RECRUIT-1)."""
    mine: i64 = 1 << seat
    lose_all(g, g.drawn, mine)
    for i in range(g.drawn.count):
        other = g.drawn.cells[i]
        if other != card:
            to_bottom(g, other)
            if g.events is not None:
                g.emit("bury", seat, LOOK + seat, DECK, 1, other, mine, rule="FFB-MAG-RECRUIT-1")
    g.drawn.clear()
    g.drawn.add(card)


def look_at_discard(g: Fantasy, seat: i64) -> None:
    """The user alone sees the Discard Pile (FFB-MAG-DIG-1, R37)."""
    mine: i64 = 1 << seat
    for i in range(g.discard.count):
        card = g.discard.cells[i]
        news = see(g, card, mine)
        if g.events is not None:
            g.emit("search", seat, -1, DISCARD, 1, card, mine, news, "FFB-MAG-DIG-1")


def pick_up(g: Fantasy, seat: i64, card: i64) -> None:
    """A card of the Discard Pile is picked up, unseen by the others, who lose track of the pile."""
    mine: i64 = 1 << seat
    if g.discard.count > 1:
        lose_all(g, g.discard, mine)
    g.discard.remove(card)
    g.drawn.clear()
    g.drawn.add(card)
    if g.events is not None:
        g.emit("pick up", seat, DISCARD, LOOK + seat, 1, card, g.known[card], rule="FFB-MAG-DIG-1")
