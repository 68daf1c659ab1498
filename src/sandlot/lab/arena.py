"""`sandlot arena`: which of two bots is better, with as many pairs of games as it takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandlot.lab import stats
from sandlot.lab.plan import Plan
from sandlot.lab.play import records
from sandlot.lab.stats import Estimate


@dataclass(frozen=True)
class Duel:
    """The first bot's score, over all pairs."""

    bots: tuple[str, ...]
    pairs: int
    score: Estimate
    verdict: str  # of the sequential test; empty without one


def duel(plan: Plan, sprt: bool, workers: int = 1, tick: Callable[[int], object] = lambda games: None) -> Duel:
    """Play the plan's pairs; with sprt only until it is clear whether the first bot is better."""
    means: list[float] = []
    verdict = "open" if sprt else ""
    series = records(plan, workers)
    for unit in series:
        means.append(sum(record.share(0) for record in unit) / len(unit))
        tick(len(unit))
        if sprt:
            verdict = stats.verdict(means)
            if verdict != "open":
                break
    series.close()
    return Duel(plan.bots, len(means), stats.of_pairs(means), verdict)
