"""How good a position looks to a beginner: the lead, who is on base, and how much of the game is left.

It never changes: the strength of all other bots is measured against those that judge by it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.moorwerk.atoms import HOME, LIMIT
from sandlot.games.moorwerk.state import Baseball

# Runs still to be expected in the half with these runners and no outs, by the mask of the bases divided by two.
EXPECTED: Final = [0.5, 0.9, 1.1, 1.5, 1.4, 1.8, 2.0, 2.3]
OUTS: Final = [1.0, 0.65, 0.3]
SPREAD: Final = 0.35  # runs by which a lead can still change, per square root of a card


def evaluate(b: Baseball, seat: i64) -> float:
    """Chance of winning, 0 to 1, from what is public."""
    team: i64 = HOME if seat == b.seats - 1 else seat % 2
    if b.runs[team] == LIMIT:
        return 1.0
    if b.runs[1 - team] == LIMIT:
        return 0.0
    soon = EXPECTED[b.bases >> 1] * OUTS[b.outs]
    ahead = float(b.runs[team] - b.runs[1 - team]) + (soon if b.batting == team else -soon)
    swing: float = 0.4 + SPREAD * float(b.left) ** 0.5
    return 1.0 / (1.0 + exp(-1.7 * ahead / swing))
