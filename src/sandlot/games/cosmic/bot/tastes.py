"""What personalities like beside winning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.cosmic.state import Cosmic

GADGETEER: Final = 1  # the numbers of `levels.py`
SAVER: Final = 2
GADGET: Final = 0.012  # to who loves Gadgets, up to six
CARD: Final = 0.006  # an Action in hand, to who saves, up to ten


def taste(g: Cosmic, seat: i64, which: int) -> float:
    """Gadgets in store, or Actions still in hand."""
    if which == GADGETEER:
        return GADGET * float(min(g.gadgets[seat], 6))
    if which == SAVER:
        return CARD * float(min(g.hands.size(seat), 10))
    return 0.0
