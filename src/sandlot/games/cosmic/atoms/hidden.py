"""What lies face down: shuffled, nobody knows it any more; counted, the last cards are known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.cosmic.state import Cosmic
from sandlot.kernel.events import ONLOOKER
from sandlot.kernel.zones import Rows

VIEWERS: Final = 1 | 2 | 1 << ONLOOKER  # the bits of `known` that count


def mix(g: Cosmic, rows: Rows, seat: i64) -> None:
    """Shuffle a seat's deck."""
    first = seat * rows.stride + 1
    cells = rows.cells
    count = cells[first - 1]
    cards = cells[first : first + count]
    g.forget_cells(cards, 0, count)
    g.chance.shuffle_first(cards, count)
    for i in range(count):
        cells[first + i] = cards[i]


def count_actions(g: Cosmic, owner: i64) -> None:
    """A viewer who can see all other Actions of a side knows the rest by counting."""
    deck = g.deck
    cells = deck.cells
    first = owner * deck.stride + 1
    if cells[first - 1] < 2 or g.known[cells[first]] | g.known[cells[first + 1]]:  # mostly nobody knows either
        learn_rest(g, g.hands, deck, owner)


def count_players(g: Cosmic, owner: i64) -> None:
    """A viewer who can see all other Players of a side knows the rest by counting."""
    bench = g.bench
    cells = bench.cells
    first = owner * bench.stride + 1
    if cells[first - 1] < 2 or g.known[cells[first]] | g.known[cells[first + 1]]:
        learn_rest(g, g.look, bench, owner)


def learn_rest(g: Cosmic, loose: Rows, stack: Rows, owner: i64) -> None:
    """Viewers learn the hidden cards if none of these can lie in another place.

    Two that share the places between them stay hidden even if they are copies: which is where is not told.
    """
    known = g.known
    below = stack.cells
    beside = loose.cells
    one: i64 = 0  # masks of the viewers to whom at least one card of the stack is hidden
    two: i64 = 0  # at least two
    bottom = owner * stack.stride + 1
    top = bottom + below[bottom - 1]
    for i in range(bottom, top):
        hidden = VIEWERS & ~known[below[i]]
        two |= one & hidden
        one |= hidden
    more: i64 = 0  # a loose card
    first = owner * loose.stride + 1
    end = first + beside[first - 1]
    for i in range(first, end):
        more |= VIEWERS & ~known[beside[i]]
    sure = (one | more) & ~two & ~(one & more)
    if sure:
        for i in range(bottom, top):
            g.learn(below[i], sure)
        for i in range(first, end):
            g.learn(beside[i], sure)
