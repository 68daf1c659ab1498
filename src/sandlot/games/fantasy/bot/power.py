"""What a roster is good for in the Series: its best Characters for every Win Card that may come."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.knowing import roster
from sandlot.games.fantasy.numbers import CHARACTERS, DRAFT, WINS
from sandlot.games.fantasy.options import CARD
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.zones import Row

# weights of the best four totals on an average Win Card, in log odds of the Series (fitted to 3,000 Series between
# rosters drafted at random; the fifth and sixth told nothing more, nor did the number of Good Characters)
BEST: Final = 0.236
SECOND: Final = 0.147
THIRD: Final = 0.180
FOURTH: Final = 0.054
USUAL: Final = 5.3  # the power of a usual roster, for managers without one


def power(f: Fantasy, manager: i64) -> float:
    """What a roster weighs in the Series: the difference between two of them is the log odds of winning it."""
    if manager >= f.seats:
        return USUAL
    cards = drafted(f, manager)
    sums = f.pack.sums
    cells = cards.cells
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    fourth: i64 = 0
    for win in range(WINS):
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        for i in range(cards.count):
            value = sums[WINS * cells[i] + win]
            if value > d:
                if value > b:
                    d = c
                    c = b
                    if value > a:
                        b = a
                        a = value
                    else:
                        b = value
                elif value > c:
                    d = c
                    c = value
                else:
                    d = value
        best += a
        second += b
        third += c
        fourth += d
    found = BEST * float(best) + SECOND * float(second) + THIRD * float(third) + FOURTH * float(fourth)
    return found / float(WINS)


def drafted(f: Fantasy, manager: i64) -> Row:
    """A roster, with what its manager has sealed in the draft."""
    cards = roster(f, manager)
    if f.phase == DRAFT and f.sealed[manager]:
        card: i64 = (f.sealed[manager][0] - CARD) % CHARACTERS
        if f.packets.size(manager):
            cards.add(card)
        else:
            cards.remove(card)  # the seventh goes
    return cards


def odds(ahead: float) -> float:
    """Log odds as a chance."""
    return 1.0 / (1.0 + exp(-ahead))
