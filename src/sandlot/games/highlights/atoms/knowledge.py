"""What can be told of hidden cards by elimination: which 15 cards a seat owns is public, and few may be left (R47)."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.highlights.numbers import NO_CARD
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.events import EVERYONE, ONLOOKER


def with_seat(by_seat: tuple[tuple[int, ...], ...], seat: i64, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The same pair with one seat's cards replaced."""
    return (cards, by_seat[1]) if seat == 0 else (by_seat[0], cards)


def settle(g: Highlights, seat: i64) -> None:
    """Note what can be told by elimination about the hidden cards of a seat, unless it is plain that nothing can."""
    if several_hidden(g, seat):
        if not g.held[seat] and not g.spied[seat]:
            return
        if g.on_deck[seat] != NO_CARD and g.hands.size(seat) > 0:
            return
    account(g, seat)


def several_hidden(g: Highlights, seat: i64) -> bool:
    """Whether not even the owner knows all but one of the Lineup's cards: then nobody can tell any of them."""
    known = g.known
    cells = g.lineups.cells
    first = g.lineups.first(seat)
    hidden: i64 = 0
    for i in range(first, first + cells[first - 1]):
        if not known[cells[i]] >> seat & 1:
            hidden += 1
            if hidden == 2:
                return True
    return False


def account(g: Highlights, seat: i64) -> None:
    """Note what everybody, the opponent and the owner can tell about the hidden cards of a seat."""
    elimination(g, seat, ONLOOKER, EVERYONE, g.held[seat])
    if g.spied[seat]:
        elimination(g, seat, 1 - seat, 1 << 1 - seat, g.held[seat] + g.spied[seat])
    own_lineup(g, seat)
    if g.on_deck[seat] == NO_CARD and (g.held[seat] or g.spied[seat]):
        g.held = with_seat(g.held, seat, ())
        g.spied = with_seat(g.spied, seat, ())


def own_lineup(g: Highlights, seat: i64) -> None:
    """The owner can tell the only card of the Lineup that was not seen there."""
    known = g.known
    cells = g.lineups.cells
    first = g.lineups.first(seat)
    last: i64 = NO_CARD
    for i in range(first, first + cells[first - 1]):
        card = cells[i]
        if not known[card] >> seat & 1:
            if last != NO_CARD:
                return
            last = card
    if last != NO_CARD:
        g.learn(last, 1 << seat)


def elimination(g: Highlights, seat: i64, viewer: i64, who: i64, held: tuple[int, ...]) -> None:
    """What this viewer can tell, and so all of the mask `who`; `held` are cards in the hand or On Deck."""
    known = g.known
    cells = g.lineups.cells
    first = g.lineups.first(seat)
    lineup: i64 = 0  # hidden cards in it
    last: i64 = NO_CARD
    for i in range(first, first + cells[first - 1]):
        card = cells[i]
        if not known[card] >> viewer & 1:
            last = card
            lineup += 1
            if lineup == 2 and not held:
                return  # any hidden card may lie there
    on_deck = g.on_deck[seat]
    if on_deck != NO_CARD and known[on_deck] >> viewer & 1:
        on_deck = NO_CARD
    unsure = False  # somebody not accounted for may as well lie in the Lineup
    hand: i64 = 0  # hidden cards in it
    cells = g.hands.cells
    first = g.hands.first(seat)
    for i in range(first, first + cells[first - 1]):
        card = cells[i]
        if known[card] >> viewer & 1:
            continue
        hand += 1
        if on_deck == NO_CARD and (lineup == 0 or card in held):
            g.learn(card, who)
        elif on_deck == NO_CARD or card not in held:
            unsure = True
    if on_deck != NO_CARD:
        if hand == 0 and (lineup == 0 or on_deck in held):
            g.learn(on_deck, who)
        if on_deck not in held:
            unsure = True
    if lineup == 1 and not unsure:
        g.learn(last, who)
