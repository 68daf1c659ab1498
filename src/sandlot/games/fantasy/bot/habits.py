"""What keeps levels from judging Characters as well as the best do: they fall for big numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.bot.power import drafted
from sandlot.games.fantasy.numbers import SERIES
from sandlot.games.fantasy.state import Fantasy

FAN: Final = 20  # `levels.py` adds how big a fan is
HIGH: Final = 0.01  # a point of a Character's highest stat, to a fan of size 1


def habit(f: Fantasy, seat: i64, which: int) -> float:
    """The highest stat of every Character of the roster: it decides nothing in the Series."""
    if f.phase == SERIES:
        return 0.0
    found: i64 = 0
    cards = drafted(f, seat)
    for i in range(cards.count):
        high: i64 = 0
        first = codes.STATS * cards.cells[i]
        for place in range(first, first + codes.STATS):
            high = max(high, f.pack.stats[place])
        found += high
    return HIGH * float(which - FAN) * float(found)
