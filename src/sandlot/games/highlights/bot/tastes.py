"""What personalities like beside winning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.highlights import codes
from sandlot.games.highlights.bot.decks import cards_of
from sandlot.games.highlights.state import Highlights

SLUGGER: Final = 1  # the numbers of `levels.py`
SMALL_BALL: Final = 2
LONG: Final = 0.05  # a Home Run or Triple that is threatened, to a slugger
POWER: Final = 0.06  # one of the deck
RUNNER: Final = 0.02  # a runner on base, by speed, to who plays small ball
LEGS: Final = 0.05  # a runner of the deck who is not Slow, by speed


def taste(h: Highlights, seat: i64, which: int) -> float:
    """Long hits, or runners on base and fast ones to come: on the diamond and in the deck."""
    total = 0.0
    if which == SLUGGER:
        for i in range(h.threats.size(seat)):
            if h.threats.at(seat, i) >= 3:
                total += LONG
    elif which == SMALL_BALL:
        for base in range(1, 4):
            total += RUNNER * float(h.bases[seat] >> 2 * base & 3)
    if h.length == 1:
        return total
    for card in cards_of(h, seat):
        total += liking(h, card, which)
    return total


def liking(h: Highlights, card: i64, which: int) -> float:
    """What a player is liked for."""
    hits = h.pack.hits[card]
    if which == SLUGGER:
        total = 0.0
        for i in range(len(hits)):
            if hits[i] >= 3:
                total += POWER
        return total
    return LEGS * float(h.pack.speed[card] - codes.SLOW) if len(hits) > 0 else 0.0
