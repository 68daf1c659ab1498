"""What happens to hands and on the diamond: the only functions that move cards, runners and outs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.baseball.diamond import EMPTY, lead
from sandlot.games.moorwerk.places import DECK, HAND, OUT, PILE, PLATE
from sandlot.games.moorwerk.state import Baseball
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.packed import append

VISITOR: Final = 0
HOME: Final = 1
LIMIT: Final = 10  # MW-OBJ-5
NO_CARD: Final = -1


def next_in_order(g: Baseball) -> i64:
    """Whose turn comes next by the circuit (MW-TRN-1)."""
    g.turn += 1
    if g.turn == len(g.order):
        g.turn = 0
    return g.order[g.turn]


# -- hands ---------------------------------------------------------------------------------------------------------


def draw(g: Baseball, seat: i64, rule: str) -> None:
    """Draw the top card of the deck."""
    card = g.deck.pop()
    g.hands.put(seat, card)
    news = g.learn(card, 1 << seat)
    if g.events is not None:
        g.emit("draw", seat, DECK, HAND + seat, 1, card, 1 << seat, news, rule)


def draw_up(g: Baseball, seat: i64) -> None:
    """Draw up to the original hand size, as far as the deck goes (MW-TRN-6, MW-TRN-7, MW-TRN-12)."""
    size: i64 = g.size[seat]
    for _ in range(min(size - g.hands.size(seat), g.deck.count)):
        draw(g, seat, "MW-TRN-6")


def take_out(g: Baseball, seat: i64, kind: i64) -> i64:
    """Take a card of this kind out of a hand.

    Copies of a kind look alike: whoever knew of one in this hand cannot tell whether it was that one that left.
    """
    hands = g.hands
    cells = hands.cells
    kinds = g.pack.kind
    first = hands.first(seat)
    i = first
    while kinds[cells[i]] != kind:
        i += 1
    card = hands.take(seat, i - first)
    end = first + hands.size(seat)
    if i < end and kinds[cells[i]] == kind:
        fooled = ~(g.known[card] | 1 << seat)
        while i < end and kinds[cells[i]] == kind:
            copy = cells[i]
            unsure = g.known[copy] & fooled
            g.lose_track(copy, unsure)
            fooled &= ~unsure
            i += 1
    return card


def play(g: Baseball, kind: i64) -> None:
    """The active player lays a card on the public pile (MW-TRN-10)."""
    card = take_out(g, g.who, kind)
    g.left -= 1
    g.top = card
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit("play", g.who, HAND + g.who, PILE, 1, card, EVERYONE, news, "MW-TRN-2")


def offer_kinds(g: Baseball, seat: i64, base: i64, blue: bool) -> None:
    """Offer the different kinds in a hand, counted from `base`; blue ones only if wanted."""
    pack = g.pack
    kinds = pack.kind
    hands = g.hands
    cells = hands.cells
    last: i64 = -1
    first = hands.first(seat)
    for i in range(first, first + cells[first - 1]):
        kind = kinds[cells[i]]
        if kind != last:
            last = kind
            if blue or not pack.blue[kind]:
                g.offer(base + kind)


# -- the diamond ---------------------------------------------------------------------------------------------------


def score(g: Baseball, runs: i64) -> None:
    """Runs count for the team at bat, whoever played the card; the tenth ends the game (MW-SID-9, MW-OBJ-5)."""
    before = g.runs[g.batting]
    total = min(LIMIT, before + runs)
    g.line[-1] += total - before
    g.runs[g.batting] = total
    if g.events is not None:
        g.emit("runs", g.batting, count=total - before, rule="MW-OBJ-2")
    if total == LIMIT:
        g.end()


def out(g: Baseball) -> bool:
    """One out, shown at once; the third changes sides and empties the bases (MW-SID-3 to MW-SID-5)."""
    g.outs += 1
    if g.events is not None:
        g.emit("out", g.batting, count=g.outs, rule="MW-SID-3")
    if g.outs < 3:
        return False
    g.outs = 0
    g.bases = EMPTY
    g.batting = 1 - g.batting
    g.line = append(g.line, 0)
    if g.events is not None:
        g.emit("sides", g.batting, count=len(g.line), rule="MW-SID-4")
    return True


def lead_out(g: Baseball) -> bool:
    """The leading runner is out, if there is one."""
    runner = lead(g.bases)
    if not runner:
        return False
    g.bases ^= runner
    if g.events is not None:
        g.emit("runner out", g.batting, PLATE + int(runner).bit_length() - 1, OUT)
    return out(g)


def tell_moves(g: Baseball, before: i64, by: i64) -> None:
    """Tell who ran from where to where, leading runner first."""
    for base in (3, 2, 1, 0):
        if before >> base & 1:
            g.emit("run", g.batting, PLATE + base, PLATE + min(4, base + by))
