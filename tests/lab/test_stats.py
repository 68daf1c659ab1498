"""Intervals against published values and hand-made sums."""

from math import log, sqrt

import pytest

from sandlot.lab import stats


@pytest.mark.parametrize(
    ("share", "n", "low", "high"),
    [
        (0.8, 10, 0.4902, 0.9433),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.5, 100, 0.4038, 0.5962),
    ],
)
def test_wilson_gives_the_known_intervals(share: float, n: int, low: float, high: float) -> None:
    e = stats.wilson(share, n)
    assert (round(e.low, 4), round(e.high, 4)) == (low, high)
    assert e.share == share


def test_nothing_played_means_nothing_known() -> None:
    assert stats.of_games([]) == stats.Estimate(0.0, 0.0, 1.0)


def test_pairs_are_judged_by_their_own_variance() -> None:
    e = stats.of_pairs([1.0, 0.5, 0.5, 0.0])
    # variance (0.25 + 0 + 0 + 0.25) / 3, of the mean a quarter of that: 1/24
    half = 1.959964 * sqrt(1 / 24)
    assert e.share == 0.5
    assert e.low == pytest.approx(0.5 - half)
    assert e.high == pytest.approx(0.5 + half)


def test_pairs_tell_more_than_their_games_when_deals_decide() -> None:
    means = [0.5] * 90 + [1.0] * 10  # most deals are won by the same seat whoever sits there
    assert stats.of_pairs(means).high - stats.of_pairs(means).low < 0.07
    games = stats.wilson(0.55, 200)
    assert games.high - games.low > 0.13


def test_equal_pairs_are_no_proof() -> None:
    assert stats.of_pairs([1.0] * 10) == stats.wilson(1.0, 10)


def test_intervals_stay_between_0_and_1() -> None:
    e = stats.of_pairs([1.0, 1.0, 0.5])
    assert e.high == 1.0


def test_evidence_by_hand() -> None:
    means = [1.0, 0.5] * 10
    spread = 20 * 0.25**2 / 19
    assert stats.evidence(means) == pytest.approx(20 * 0.05 * (2 * 0.75 - 1.05) / (2 * spread))


@pytest.mark.parametrize(
    ("means", "says"),
    [
        ([1.0, 0.5] * 10, "better"),
        ([0.5, 0.0] * 10, "not better"),
        ([1.0, 0.0] * 10, "open"),
        ([1.0] * 9, "open"),
        ([0.5] * 60, "not better"),
    ],
)
def test_verdicts(means: list[float], says: str) -> None:
    assert stats.verdict(means) == says


def test_the_bound_allows_one_error_in_twenty() -> None:
    assert pytest.approx(log(19)) == stats.BOUND
