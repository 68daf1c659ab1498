"""Final scoring (chapter 9): loans, money, pennants, depth; and how the game ended."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import score
from sandlot.games.lords.atoms.money import debt
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.farm import repair_all
from sandlot.games.lords.steps.season import depth_row
from sandlot.kernel.packed import vec
from sandlot.kernel.rules import Outcome
from sandlot.kernel.step import Step

MONEY_POINTS: Final = [15, 10, 5, 0]  # LOB-9.0-b
PENNANT_POINTS: Final = [5, 3, 0, 0]  # LOB-9.0-c
# Chart C9: final row by starting row, both from 0-6 to 20 and more Journeymen.
DEPTH_CHANGE: Final = (
    vec[i64]([1, 2, 3, 6, 9, 10]),
    vec[i64]([-1, 1, 2, 5, 7, 8]),
    vec[i64]([-3, -2, 0, 3, 4, 5]),
    vec[i64]([-5, -5, -4, -3, 2, 3]),
    vec[i64]([-8, -6, -5, -4, -3, -2]),
    vec[i64]([-10, -8, -7, -6, -5, -4]),
)


@final
class FinalScoring(Step):
    """After the last year's end steps (LOB-9.0-a): holes are filled, then the final points."""

    def go(self, g: Lords) -> None:
        g.do(FINAL_POINTS)
        repair_all(g, False)


@final
class FinalPoints(Step):
    """Loans, money, pennants and the change of depth."""

    def go(self, g: Lords) -> None:
        free = [int(s) for s in range(g.seats) if not debt(g, s)]  # LOB-R61
        money = shared_points(free, list(g.cash), MONEY_POINTS)
        won = [int(s) for s in range(g.seats) if g.pennants[s]]
        pennants = shared_points(won, list(g.pennants), PENNANT_POINTS)
        for seat in range(g.seats):
            score(g, seat, -debt(g, seat) // 1000, "LOB-2.5.4-b")
            score(g, seat, money[seat], "LOB-9.0-b")
            score(g, seat, pennants[seat], "LOB-9.0-c")
            score(g, seat, depth_change(g.start_jm[seat], g.men.at(seat, codes.JM)), "LOB-9.0-d")


def depth_change(start: i64, final: i64) -> i64:
    """Points for the change of depth over the game (LOB-9.0-d)."""
    return DEPTH_CHANGE[depth_row(final)][depth_row(start)]


def shared_points(seats: list[int], amounts: list[int], points: list[int]) -> list[int]:
    """Points by rank of the amounts; tied owners share the sum of their places, rounded down (LOB-R107)."""
    found = [0] * len(amounts)
    for seat in seats:
        above = len([s for s in seats if amounts[s] > amounts[seat]])
        equal = len([s for s in seats if amounts[s] == amounts[seat]])
        found[seat] = sum(points[above : above + equal]) // equal
    return found


def outcome(g: Lords) -> Outcome:
    """Ranks by points, then money, then pennants (LOB-9.0-e, LOB-R108)."""
    points = [int(g.vp[s]) for s in range(g.seats)]
    keys = [[points[s], int(g.cash[s]), int(g.pennants[s])] for s in range(g.seats)]
    ranks = [1 + len([other for other in keys if other > mine]) for mine in keys]
    best = max(keys)
    ending = "points"
    if ranks.count(1) > 1:
        ending = "shared"
    elif points.count(best[0]) > 1:
        level = [key for key in keys if key[0] == best[0] and key[1] == best[1]]
        ending = "pennant_tie_break" if len(level) > 1 else "money_tie_break"
    return Outcome(ending, ranks, points)


FINAL_SCORING: Final = FinalScoring()
FINAL_POINTS: Final = FinalPoints()
