"""What personalities like beside winning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.cosmic.state import Cosmic

SPENDER: Final = 1  # the numbers of `levels.py`
SAVER: Final = 2
CARD: Final = 0.006  # an Action in hand, up to ten: to who saves; to who spends it is a burden


def taste(g: Cosmic, seat: i64, which: int) -> float:
    """Actions still in hand: every deck has them, whatever cards a set brings."""
    liked = CARD * float(min(g.hands.size(seat), 10))
    return liked if which == SAVER else -liked
