"""What levels look at beside the plain evaluation: a beginner at big numbers, a scout at whole rosters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.bot.pairs import prospects
from sandlot.games.fantasy.bot.power import drafted, odds
from sandlot.games.fantasy.numbers import SERIES
from sandlot.games.fantasy.state import Fantasy

FAN: Final = 11  # the numbers of `levels.py`
SCOUT: Final = 12
HIGH: Final = 0.01  # a point of a Character's highest stat, to a fan
ROSTERS: Final = 0.6  # how much of its judgement a scout leaves to rosters


def habit(f: Fantasy, seat: i64, which: int) -> float:
    """What is added to the plain evaluation before the Series."""
    if f.phase == SERIES:
        return 0.0
    if which == FAN:
        return HIGH * float(highest_stats(f, seat))
    best = -1e9
    for m in range(f.managers):
        if m != seat:
            best = max(best, prospects(f, m))
    return ROSTERS * (odds(prospects(f, seat) - best) - 0.5)


def highest_stats(f: Fantasy, manager: i64) -> i64:
    """The highest stat of every Character of a roster, added up."""
    found: i64 = 0
    cards = drafted(f, manager)
    for i in range(cards.count):
        high: i64 = 0
        first = codes.STATS * cards.cells[i]
        for place in range(first, first + codes.STATS):
            high = max(high, f.pack.stats[place])
        found += high
    return found
