"""How good a position of Haggle is."""

from __future__ import annotations

from mypy_extensions import i64

from haggle.atoms import worth
from haggle.state import Haggle


def evaluate(g: Haggle, seat: i64) -> float:
    """0 to 1: this seat's worth beside the richest of the others."""
    lead = worth(g, seat) - max(worth(g, other) for other in range(g.seats) if other != seat)
    return min(1.0, max(0.0, 0.5 + lead / 40))
