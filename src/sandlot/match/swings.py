"""How the chances went in a match, and the moves that turned them: for the page after the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandlot.kernel.game import Game
from sandlot.match.match import Match


def chances(match: Match) -> Iterator[list[float]]:
    """Every seat's share of the victory (0 to 1) before the first move and after each, as the game's bots judge it."""
    yield _shares(match.at(0))
    for _, _, g in match.walk(1, len(match.moves)):
        yield _shares(g)


def _shares(g: Game) -> list[float]:
    over = not g.open
    return [g.result(seat) if over else g.evaluate(seat) for seat in range(g.seats)]


def turning_points(shares: Sequence[Sequence[float]], most: int) -> list[int]:
    """The moves after which the chances had changed most, in their order; the last move, which ends it, is none."""
    swing = {
        ply: max(abs(now - was) for was, now in zip(shares[ply - 1], shares[ply], strict=True))
        for ply in range(1, len(shares) - 1)
    }
    greatest = sorted(swing, key=lambda ply: (-swing[ply], ply))[:most]
    return sorted(ply for ply in greatest if swing[ply] > 0)
