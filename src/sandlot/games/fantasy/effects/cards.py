"""Atoms: Characters move between decks, hands, line-ups and benches, and who knows where they lie.

`known` tells who knows a card's very place, `sure` who knows at least in whose roster or in which pile it is. A card
that is known is sure as well.
"""

from __future__ import annotations

from mypy_extensions import i64

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


def see(g: Fantasy, card: i64, who: i64) -> i64:
    """The seats of the mask see a Character where it lies; returns those for whom it is news."""
    sure: i64 = g.sure[card]
    g.sure[card] = sure | who
    return g.learn(card, who)


def slip_away(g: Fantasy, cards: list[int]) -> None:
    """A card has left these unseen: whoever knows no more than their pile or owner is no longer sure of them."""
    for card in cards:
        sure: i64 = g.sure[card]
        g.sure[card] = sure & g.known[card]


def with_card(cards: list[int], card: int) -> list[int]:
    """The same set with one card more, in order."""
    more = cards.copy()
    i = len(more)
    while i > 0 and more[i - 1] > card:
        i -= 1
    more.insert(i, card)
    return more


def without(cards: list[int], card: int) -> list[int]:
    """The same set without a card."""
    left = cards.copy()
    i = 0
    while left[i] != card:
        i += 1
    left.pop(i)
    return left


def holds(cards: list[int], card: int) -> bool:
    """Whether a card is among others; quicker than `in`, which compares objects."""
    return any(each == card for each in cards)


def roster(g: Fantasy, manager: int) -> list[int]:
    """All Characters of a manager, wherever they lie: hand, bench, line-up, aside."""
    found = g.hands[manager] + g.bench[manager]
    for card in g.lineups[manager]:
        if card != NO_CARD:
            found.append(card)
    if g.aside_cards[manager] != NO_CARD:
        found.append(g.aside_cards[manager])
    return found


def place_of(g: Fantasy, manager: int, card: int) -> int:
    """Where a Character of this manager lies."""
    if holds(g.hands[manager], card):
        return HAND + manager
    if holds(g.bench[manager], card):
        return BENCH + manager
    for base in range(WEEKS):
        if g.lineups[manager][base] == card:
            return LINEUP + WEEKS * manager + base
    return ASIDE + manager


def settle(g: Fantasy, manager: int) -> None:
    """Who is sure of a whole roster knows by elimination what the only place not seen yet holds."""
    others: i64 = EVERYONE & ~g.own_bit(manager)
    if scattered(g, manager, others):  # for all of them, and so for each
        return
    who = of_all(g, g.sure, manager, others)
    if who == 0 or scattered(g, manager, who):
        return
    who &= ~of_all(g, g.known, manager, who)
    while who:
        who &= ~eliminate(g, manager, who, who & -who)


def of_all(g: Fantasy, masks: list[int], manager: int, who: i64) -> i64:
    """Those of some seats that stand in the masks of all Characters of a manager."""
    who = of_each(masks, g.bench[manager], who)
    if who:
        who = of_each(masks, g.hands[manager], who)
    if who:
        who = of_each(masks, g.lineups[manager], who)
    aside = g.aside_cards[manager]
    return who if aside == NO_CARD else who & masks[aside]


def of_each(masks: list[int], cards: list[int], who: i64) -> i64:
    """Those of some seats that stand in the masks of all these cards."""
    for card in cards:
        if card != NO_CARD:
            who &= masks[card]
    return who


def scattered(g: Fantasy, manager: int, who: i64) -> bool:
    """Whether Characters of a manager that none of these seats knows lie in more than one place."""
    known = g.known
    dark: i64 = 0
    for card in g.lineups[manager]:
        if card != NO_CARD:
            seen: i64 = known[card]
            if not seen & who:
                dark += 1
    if dark == 1:
        for card in g.bench[manager]:
            seen = known[card]
            if not seen & who:
                return True
    return dark > 1


def eliminate(g: Fantasy, manager: int, who: i64, one: i64) -> i64:
    """Tell one of these seats, and those who know as much, what the only place not seen holds; returns them all."""
    cards = roster(g, manager)
    in_hand: i64 = len(g.hands[manager])
    seated: i64 = in_hand + len(g.bench[manager])
    alike = who
    hidden: list[int] = []
    where: i64 = -1  # the place of the hidden cards: hand, bench or a single one
    apart = False
    for i in range(len(cards)):
        card = cards[i]
        known: i64 = g.known[card]
        if known & one:
            alike &= known
        else:
            alike &= ~known
            hidden.append(card)
            place: i64 = 0 if i < in_hand else in_hand if i < seated else i
            apart = apart or (where >= 0 and place != where)
            where = place
    if not apart:
        for card in hidden:
            see(g, card, alike)
    return alike


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
    g.discard = with_card(g.discard, card)


def add_to_hand(g: Fantasy, manager: int, card: int) -> None:
    """A Character comes to a hand."""
    g.hands = zone(g.hands, manager, with_card(g.hands[manager], card))


def take_from_hand(g: Fantasy, manager: int, card: int) -> None:
    """A Character leaves a hand."""
    g.hands = zone(g.hands, manager, without(g.hands[manager], card))


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
