"""Actions on their way: from the deck to a hand, onto the table, to the discard pile and back."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.cosmic.atoms.hidden import count_actions, mix
from sandlot.games.cosmic.numbers import PLAYERS, SIZE
from sandlot.games.cosmic.places import DECK, DISCARDED, HAND, TABLE
from sandlot.games.cosmic.state import Cosmic
from sandlot.kernel.events import EVERYONE


def draw(g: Cosmic, seat: i64, count: i64, rule: str) -> None:
    """Draw Actions; too small a deck takes the discard pile in first (CLB-DRW-2 to CLB-DRW-5, CLB-DRW-9)."""
    deck = g.deck
    if deck.size(seat) < count and g.discard.size(seat):
        for i in range(g.discard.size(seat)):
            deck.add(seat, g.discard.at(seat, i))
        g.discard.clear(seat)
        mix(g, deck, seat)
        if g.events is not None:
            g.emit("shuffle discards", seat, DISCARDED + seat, DECK + seat, rule="CLB-DRW-2")
            g.emit("shuffle", seat, DECK + seat, DECK + seat, rule="CLB-DRW-3")
    cells = deck.cells
    first = seat * deck.stride + 1
    left = cells[first - 1]
    owner: i64 = 1 << seat
    for _ in range(count if count < left else left):
        left -= 1
        cells[first - 1] = left
        card = cells[first + left]
        g.hands.put(seat, card)
        news = g.learn(card, owner)
        if g.events is not None:
            g.emit("draw", seat, DECK + seat, HAND + seat, 1, card, owner, news, rule)
    count_actions(g, seat)


def take_out(g: Cosmic, seat: i64, slot: i64) -> i64:
    """Take an Action of this name out of a hand.

    Copies look alike: a viewer who knew of one in this hand cannot tell whether it was that one that left.
    """
    hands = g.hands
    cells = hands.cells
    first = seat * hands.stride + 1
    lowest = seat * SIZE + PLAYERS + slot  # of the copies, which follow each other
    at = first
    while cells[at] < lowest:
        at += 1
    card = hands.take(seat, at - first)
    if at < first + cells[first - 1]:
        copy = cells[at]
        if g.pack.slot[copy] == slot:
            fooled = ~(g.known[card] | 1 << seat)
            g.lose_track(copy, g.known[copy] & fooled)
    return card


def lay(g: Cosmic, seat: i64, slot: i64) -> i64:
    """An Action goes from the hand to the table, where it stays until Step 4 (CLB-PLY-8)."""
    card = take_out(g, seat, slot)
    g.played.add(card)
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit("play", seat, HAND + seat, TABLE + seat, 1, card, EVERYONE, news, "CLB-PLY-2")
    count_actions(g, seat)
    return card


def drop(g: Cosmic, seat: i64, slot: i64, kind: str, rule: str) -> i64:
    """An Action goes from the hand to its owner's discard pile, face up (CLB-PAY-9, R28)."""
    card = take_out(g, seat, slot)
    g.discard.add(seat, card)
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit(kind, seat, HAND + seat, DISCARDED + seat, 1, card, EVERYONE, news, rule)
    count_actions(g, seat)
    return card


def drop_any(g: Cosmic, seat: i64) -> None:
    """An Action leaves a hand at random (CLB-EFX-8)."""
    card = g.hands.at(seat, g.chance.below(g.hands.size(seat)))
    drop(g, seat, g.pack.slot[card], "lose", "CLB-EFX-8")


def clear_played(g: Cosmic) -> None:
    """The Actions on the table go to their owners' discard piles (CLB-DSC-1)."""
    cells = g.played.cells
    for i in range(g.played.count):
        card = cells[i]
        owner: i64 = 0 if card < SIZE else 1
        g.discard.add(owner, card)
        if g.events is not None:
            g.emit("clear", owner, TABLE + owner, DISCARDED + owner, card=card, rule="CLB-DSC-1")
    g.played.clear()
    g.struck = ()


def take_back(g: Cosmic, seat: i64, slot: i64) -> None:
    """An Action goes from the discard pile to the hand, seen by all (CLB-PAY-14)."""
    pile = g.discard
    cells = pile.cells
    first = seat * pile.stride + 1
    found: i64 = -1
    for i in range(cells[first - 1]):
        card = cells[first + i]
        if g.pack.slot[card] == slot and (found < 0 or card < cells[first + found]):
            found = i
    card = pile.take(seat, found)
    g.hands.put(seat, card)
    if g.events is not None:
        g.emit("recover", seat, DISCARDED + seat, HAND + seat, card=card, seen=EVERYONE, rule="CLB-PAY-14")


def see_top(g: Cosmic, seat: i64, count: i64) -> None:
    """Look at the top cards of one's own Action deck (CLB-EFX-7)."""
    for i in range(count):
        card = g.deck.at(seat, g.deck.size(seat) - 1 - i)
        news = g.learn(card, 1 << seat)
        if g.events is not None:
            g.emit("scry", seat, DECK + seat, card=card, seen=1 << seat, news=news, rule="CLB-EFX-7")
    count_actions(g, seat)


def put_next(g: Cosmic, seat: i64, slot: i64, place: i64) -> None:
    """An Action of this name changes places with the card at a higher place of the Action deck (CLB-EFX-7)."""
    deck = g.deck
    at = place
    while g.pack.slot[deck.at(seat, at)] != slot:
        at -= 1
    card = deck.at(seat, at)
    deck.set(seat, at, deck.at(seat, place))
    deck.set(seat, place, card)


def see_hand(g: Cosmic, viewer: i64, count: i64) -> None:
    """Look at the opponent's hand, or at cards picked from it at random; the owner is not told which (CLB-EFX-6)."""
    owner = 1 - viewer
    first = owner * g.hands.stride + 1
    size = g.hands.cells[first - 1]
    cards = g.hands.cells[first : first + size]
    if count < size:
        g.chance.shuffle_first(cards, size)
        size = count
    for i in range(size):
        news = g.learn(cards[i], 1 << viewer)
        if g.events is not None:
            g.emit("peek", viewer, HAND + owner, card=cards[i], seen=1 << viewer, news=news, rule="CLB-EFX-6")
    count_actions(g, owner)
