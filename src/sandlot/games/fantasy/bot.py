"""How good a position looks."""

from __future__ import annotations

from sandlot.kernel.game import Game


def evaluate(g: Game, seat: int) -> float:
    """Even, for now."""
    return 0.5
