"""What personalities like beside winning, and the habits of levels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.knowing import roster
from sandlot.games.fantasy.bot.habits import FAN, habit
from sandlot.games.fantasy.numbers import USED
from sandlot.games.fantasy.state import Fantasy

DO_GOODER: Final = 1  # the numbers of `levels.py`
SPELLCASTER: Final = 2
GOOD: Final = 0.02  # a Good Character of the roster, to who likes them
CAST: Final = 0.03  # magic used this month, to who loves it


def taste(f: Fantasy, seat: i64, which: int) -> float:
    """Good Characters on the roster, or magic that was used."""
    if which >= FAN:
        return habit(f, seat, which)
    cards = roster(f, seat)
    liked: i64 = 0
    for i in range(cards.count):
        card = cards.cells[i]
        if which == DO_GOODER:
            if f.pack.side[card] == codes.GOOD:
                liked += 1
        elif f.spent[card] == USED:
            liked += 1
    return GOOD * float(liked - 3) if which == DO_GOODER else CAST * float(liked)
