"""How good a position looks: the lead, and how much of the game is left. A larger game weighs more than that."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from sandlot.game_template.atoms import total
from sandlot.game_template.state import Position


def evaluate(g: Position, seat: i64) -> float:
    """Chance of winning, 0 to 1, from what the seat may know."""
    lead = float(total(g, seat) - total(g, 1 - seat))
    left = float(2 * g.innings - g.half)
    return 1.0 / (1.0 + exp(-2.0 * lead / (0.5 + left**0.5)))
