"""How the chances went in a match, and the moves that turned them: for the page after the end."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sandlot.bots.search import imagined
from sandlot.bots.search_ahead import Judge
from sandlot.kernel.chance import SPAN, seeded
from sandlot.kernel.events import ONLOOKER
from sandlot.kernel.game import Game

LOOKS = 24  # deals on which a position is judged, if there is time


def expected(positions: Sequence[Game], depth: int, milliseconds: int, seed: int) -> list[list[float]]:
    """Every seat's share of the victory (0 to 1) in each position, as simulations of so many picks judge it.

    They know what everybody at the table could see, and play on from many deals that fit it. The same draws serve every
    position, so that two shares differ by what was played between them rather than by luck.
    """
    return [_shares(g, depth, milliseconds / 1000 / len(positions), seed) for g in positions]


def _shares(g: Game, depth: int, seconds: float, seed: int) -> list[float]:
    if not g.open:
        return [g.result(seat) for seat in range(g.seats)]
    deadline = time.monotonic() + seconds
    chance = seeded(seed)
    judge = Judge()
    totals = [0.0] * g.seats
    looks = 0
    while looks < LOOKS and not (looks and time.monotonic() >= deadline):
        c = imagined(g, ONLOOKER, int(chance.below(SPAN)))
        judge.play_on(c, seeded(int(chance.below(SPAN))), depth)
        for seat in range(g.seats):
            totals[seat] += min(1.0, max(0.0, judge.value(c, seat)))
        looks += 1
    return [total / looks for total in totals]


def turning_points(shares: Sequence[Sequence[float]], most: int) -> list[int]:
    """The moves after which the chances had changed most, in their order; the last move, which ends it, is none."""
    swing = {
        ply: max(abs(now - was) for was, now in zip(shares[ply - 1], shares[ply], strict=True))
        for ply in range(1, len(shares) - 1)
    }
    greatest = sorted(swing, key=lambda ply: (-swing[ply], ply))[:most]
    return sorted(ply for ply in greatest if swing[ply] > 0)
