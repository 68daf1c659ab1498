"""Means with their 95 % intervals, and a test that stops when enough is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean, variance

Z = 1.959964  # 95 % of a normal distribution lie within this many standard deviations


@dataclass(frozen=True)
class Estimate:
    """A share between 0 and 1 and where the true one lies in 95 of 100 cases."""

    share: float
    low: float
    high: float


def wilson(share: float, n: int) -> Estimate:
    """Wilson's interval for a share of n independent games; a drawn game counts as a part of a win."""
    if n == 0:
        return Estimate(share, 0.0, 1.0)
    bottom = 1 + Z * Z / n
    middle = (share + Z * Z / (2 * n)) / bottom
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / bottom
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def of_games(shares: Sequence[float]) -> Estimate:
    """What single games say."""
    return wilson(fmean(shares) if shares else 0.0, len(shares))


def of_pairs(means: Sequence[float]) -> Estimate:
    """What the means of pairs say: by their own variance, since the games of a pair share a deal.

    When all are equal the variance knows nothing, and each pair counts as one game.
    """
    if len(set(means)) < 2:
        return of_games(means)
    mean = fmean(means)
    half = Z * sqrt(variance(means) / len(means))
    return Estimate(mean, max(0.0, mean - half), min(1.0, mean + half))


# The sequential test: is the first bot better than even?
EVEN = 0.5
BETTER = 0.55  # a score worth noticing
BOUND = log((1 - 0.05) / 0.05)  # wrong at most 5 times in 100, either way
ENOUGH = 10  # pairs before the variance is worth something


def evidence(means: Sequence[float]) -> float:
    """Log likelihood ratio of BETTER against EVEN, by the normal approximation over pair means."""
    spread = max(variance(means), 1 / (16 * len(means)))  # pairs that are all alike do not prove infinitely much
    return len(means) * (BETTER - EVEN) * (2 * fmean(means) - EVEN - BETTER) / (2 * spread)


def verdict(means: Sequence[float]) -> str:
    """`better`, `not better`, or `open` while more games are needed."""
    if len(means) < ENOUGH:
        return "open"
    found = evidence(means)
    return "better" if found >= BOUND else "not better" if found <= -BOUND else "open"
