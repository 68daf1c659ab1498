"""How good a position of Haggle is."""

from __future__ import annotations

from haggle.game import Haggle


def evaluate(g: Haggle, seat: int) -> float:
    """0 to 1: this seat's worth beside the richest of the others."""
    lead = g.worth(seat) - max(g.worth(other) for other in range(3) if other != seat)
    return min(1.0, max(0.0, 0.5 + lead / 40))
