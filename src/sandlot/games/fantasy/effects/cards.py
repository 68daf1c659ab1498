"""Atoms: Characters move between decks, hands, line-ups and benches, and who knows where they lie.

`known` tells who knows a card's very place, `sure` who knows at least in whose roster or in which pile it is. A card
that is known is sure as well.
"""

from __future__ import annotations

from sandlot.games.fantasy.game import (
    ASIDE,
    BENCH,
    DECK,
    DISCARD,
    HAND,
    LINEUP,
    NO_CARD,
    WEEKS,
    Fantasy,
    at,
    zone,
)
from sandlot.kernel.events import EVERYONE


def see(g: Fantasy, card: int, who: int) -> int:
    """The seats of the mask see a Character where it lies; returns those for whom it is news."""
    g.sure[card] |= who
    return g.learn(card, who)


def slip_away(g: Fantasy, cards: list[int]) -> None:
    """A card has left these unseen: whoever knows no more than their pile or owner is no longer sure of them."""
    for card in cards:
        g.sure[card] &= g.known[card]


def roster(g: Fantasy, manager: int) -> list[int]:
    """All Characters of a manager, wherever they lie."""
    found = g.hands[manager] + g.bench[manager] + [card for card in g.lineups[manager] if card != NO_CARD]
    if g.aside_cards[manager] != NO_CARD:
        found.append(g.aside_cards[manager])
    return found


def place_of(g: Fantasy, manager: int, card: int) -> int:
    """Where a Character of this manager lies."""
    if card in g.hands[manager]:
        return HAND + manager
    if card in g.bench[manager]:
        return BENCH + manager
    return LINEUP + WEEKS * manager + g.lineups[manager].index(card) if card in g.lineups[manager] else ASIDE + manager


def settle(g: Fantasy, manager: int) -> None:
    """Who is sure of a whole roster knows by elimination what the only place not seen yet holds."""
    cards = roster(g, manager)
    sure = EVERYONE
    known = EVERYONE
    for card in cards:
        sure &= g.sure[card]
        known &= g.known[card]
    who = sure & ~known
    while who:
        one = who & -who
        alike = who  # those who know as much as this one
        hidden: list[int] = []
        for card in cards:
            if g.known[card] & one:
                alike &= g.known[card]
            else:
                alike &= ~g.known[card]
                hidden.append(card)
        place = place_of(g, manager, hidden[0])
        for card in hidden:
            if place_of(g, manager, card) != place:
                break
        else:
            for card in hidden:
                see(g, card, alike)
        who &= ~alike


def shuffle_deck(g: Fantasy, rule: str) -> None:
    """The Character Deck is shuffled; what was known to be in it still is."""
    g.forget(g.deck)
    g.chance.shuffle(g.deck)
    g.emit("shuffle deck", -1, DECK, DECK, len(g.deck), rule=rule)


def need_cards(g: Fantasy, count: int) -> None:
    """If the Character Deck has too few cards, the Discard Pile is shuffled in (FFB-FA-8, FFB-MAG-RECRUIT-4)."""
    if len(g.deck) < count and g.discard:
        g.emit("shuffle discard", -1, DISCARD, DECK, len(g.discard), rule="FFB-FA-8")
        g.deck.extend(g.discard)
        g.discard = []
        shuffle_deck(g, "FFB-FA-8")


def draw(g: Fantasy) -> int:
    """The top card of the Character Deck; a last card that is left is known to whoever is sure of it."""
    card = g.deck.pop()
    if len(g.deck) == 1:
        last = g.deck[0]
        g.learn(last, EVERYONE if g.solo() else g.sure[last])
        g.sure[last] |= g.known[last]
    return card


def to_bottom(g: Fantasy, card: int) -> None:
    """A Character goes under the Character Deck; who knew it knows where it is."""
    g.sure[card] = g.known[card]
    g.deck.insert(0, card)


def to_discard(g: Fantasy, card: int) -> None:
    """A Character goes face down to the Discard Pile."""
    g.sure[card] = g.known[card]
    g.discard = sorted([*g.discard, card])


def add_to_hand(g: Fantasy, manager: int, card: int) -> None:
    """A Character comes to a hand."""
    g.hands = zone(g.hands, manager, sorted([*g.hands[manager], card]))


def take_from_hand(g: Fantasy, manager: int, card: int) -> None:
    """A Character leaves a hand."""
    g.hands = zone(g.hands, manager, [each for each in g.hands[manager] if each != card])


def set_lineup(g: Fantasy, manager: int, base: int, card: int) -> None:
    """A Character, or none, lies at a base."""
    g.lineups = zone(g.lineups, manager, at(g.lineups[manager], base, card))


def set_bench(g: Fantasy, manager: int, cards: list[int]) -> None:
    """These Characters sit on the bench."""
    g.bench = zone(g.bench, manager, sorted(cards))


def replace(g: Fantasy, manager: int, old: int, new: int) -> int:
    """A new Character takes the place of another in line-up, bench or hand; returns the place."""
    place = place_of(g, manager, old)
    if place == HAND + manager:
        take_from_hand(g, manager, old)
        add_to_hand(g, manager, new)
    elif place == BENCH + manager:
        set_bench(g, manager, [new if card == old else card for card in g.bench[manager]])
    else:
        set_lineup(g, manager, g.lineups[manager].index(old), new)
    return place
