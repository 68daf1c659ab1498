"""What happens to cards and runs: the only functions that move them, and tell it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.game_template.places import DECK, HAND, PILE
from sandlot.game_template.state import Position
from sandlot.kernel.events import EVERYONE

VISITORS: Final = 0
HOME: Final = 1
HAND_SIZE: Final = 3


def draw_up(g: Position, seat: i64) -> None:
    """Draw up to three cards, as far as the deck goes; nobody else sees them (TINY-TRN-4)."""
    while g.hands.size(seat) < HAND_SIZE and g.deck.count > 0:
        card = g.deck.pop()
        g.hands.put(seat, card)
        news = g.learn(card, 1 << seat)
        if g.events is not None:
            g.emit("draw", seat, DECK, HAND + seat, 1, card, 1 << seat, news, "TINY-TRN-4")


def lay_down(g: Position, seat: i64, card: i64) -> None:
    """A card from the hand lies on the pile, for all to see (TINY-TRN-1)."""
    g.hands.remove(seat, card)
    g.pile.add(card)
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit("play", seat, HAND + seat, PILE, 1, card, EVERYONE, news, "TINY-TRN-1")


def score(g: Position, deed: str, runs: i64, rule: str) -> None:
    """What the batter did brings so many runs; then the half is over (TINY-TRN-5)."""
    if g.events is not None:
        g.emit(deed, g.half % 2, count=runs, rule=rule)
        g.emit("half", g.half % 2, rule="TINY-TRN-5")
    g.line[g.half] = runs
    g.half += 1


def total(g: Position, seat: i64) -> i64:
    """The runs of a side."""
    runs: i64 = 0
    for half in range(seat, len(g.line), 2):
        runs += g.line[half]
    return runs
