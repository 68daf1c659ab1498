"""What personalities like beside winning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.lords.atoms.money import debt
from sandlot.games.lords.state import Lords

MISER: Final = 1  # the numbers of `levels.py`
PRESS_BARON: Final = 2
DOLLARS: Final = 0.004  # $1,000 in hand, to who saves, up to fifty; debts count against them
CUBE: Final = 0.02  # to who wants the press, up to twelve


def taste(g: Lords, seat: i64, which: int) -> float:
    """Money in hand, or cubes."""
    if which == MISER:
        return DOLLARS * min(50.0, float(g.cash[seat] - debt(g, seat)) / 1000.0)
    if which == PRESS_BARON:
        return CUBE * float(min(g.media[seat], 12))
    return 0.0
