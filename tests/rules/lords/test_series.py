"""The Championship Series: who plays it, its modifiers, cards on it, its money (chapter 6.2.2)."""

from __future__ import annotations

import pytest

from rules.lords.league import league, season
from sandlot.games.lords import codes
from sandlot.games.lords.steps.standings import STANDINGS
from sandlot.games.lords.steps.year_end import SERIES, momentum, rank_points
from sandlot.kernel.zones import numbers


@pytest.mark.rule("LOB-6.2.2-a")
def test_only_the_pennant_winner_rolls_and_rolls_once() -> None:
    t = season(101, 104, 90, 80)
    t.dice(5)
    t.go(SERIES)
    assert [(roll.seat, roll.count) for roll in t.happened("roll")] == [(1, 5)]


@pytest.mark.rule("LOB-6.2.2-g", "LOB-7.3-j", "LOB-R76")
def test_nobody_is_asked_for_media_on_the_series_roll() -> None:
    t = season(104, 90, 80, media={0: 2, 1: 2, 2: 2})
    t.dice(9)
    t.go(SERIES)
    assert t.asked() == "nobody"
    assert list(t.g.media) == [2, 2, 2]
    assert t.g.total == 9 - 1 + 1 - 1  # few wins in the Late Season, 3 stars, 13 Journeymen


@pytest.mark.rule("LOB-6.2.2-h", "LOB-R91")
def test_cards_on_the_series_go_round_from_the_winners_left_and_the_winner_is_last() -> None:
    hands = {0: ["Seventh-Game Nerve"], 1: ["Bad Hop"], 2: ["October Chill"]}
    t = season(104, 90, 80, hands=hands)
    t.g.late_wins = numbers([19, 10, 10])
    t.dice(8)
    t.go(SERIES)
    assert t.asked() == "B SeriesCard"
    assert t.can() == ["pass"]  # a Bad Hop does nothing to the series
    t.say("pass", "play October Chill")
    assert t.asked() == "A SeriesCard"
    t.say("play Seventh-Game Nerve")
    assert t.g.total == 8 + 1 + 1 - 1 - 3 + 2  # 8: won in seven games
    assert t.g.vp[0] == 3
    assert t.g.cash[0] == 16_000
    assert [len(hand) for hand in t.g.hands] == [0, 1, 0]


@pytest.mark.rule("LOB-R91")
def test_opponents_play_one_event_on_the_series_in_all_whatever_happened_before() -> None:
    hands = {1: ["Seventh-Game Nerve"], 2: ["October Chill"]}
    t = season(104, 90, 80, hands=hands)
    t.g.event_cube[0] = 1  # of the Late Season, and the winner has passed there
    t.g.passed = numbers([1, 1, 1])
    t.dice(5)
    t.go(SERIES)
    t.say("play Seventh-Game Nerve")
    assert t.asked() == "C SeriesCard"
    assert t.can() == ["pass"]


@pytest.mark.rule("LOB-6.2.2-h")
def test_the_series_roll_can_be_forced_again() -> None:
    t = season(104, 90, 80, hands={1: ["Booth Review"]})
    t.dice(10, 4)
    t.go(SERIES)
    t.say("pass")  # it acts on the roll, not before
    assert t.asked() == "B AnswerRoll"
    t.say("play Booth Review")
    assert [roll.count for roll in t.happened("roll")] == [10, 4]
    assert t.g.total == 3
    assert t.g.vp[0] == -5


@pytest.mark.rule("LOB-6.2.2-e", "LOB-6.2.2-f", "LOB-R90")
@pytest.mark.parametrize(
    ("die", "late", "manager", "journeymen", "total", "points", "money"),
    [(1, 12, 1, 20, -4, -5, 3_000), (10, 22, 5, 6, 18, 7, 6_000), (6, 13, 2, 13, 5, 0, 3_000)],
)
def test_the_ends_of_the_championship_chart(
    die: int, late: int, manager: int, journeymen: int, total: int, points: int, money: int
) -> None:
    men = {0: {"REG": 25 - journeymen, "JM": journeymen}}
    t = season(104, 80, 70, men=men, stars={0: (2, 3, manager)})
    t.g.late_wins[0] = late
    t.dice(die)
    t.go(SERIES)
    assert t.g.total == total
    assert (t.g.vp[0], t.g.cash[0]) == (points, 10_000 + money)


@pytest.mark.rule("LOB-6.2.2-b")
@pytest.mark.parametrize(("wins", "drm"), [(0, -1), (12, -1), (13, 0), (17, 0), (18, 1), (21, 1), (22, 2), (25, 2)])
def test_momentum_is_read_from_the_wins_of_the_late_season(wins: int, drm: int) -> None:
    t = season(104, 80)
    t.g.late_wins = numbers([wins, 0])
    assert momentum(t.g, 0) == drm


@pytest.mark.rule("LOB-6.2.2-d")
@pytest.mark.parametrize(("die", "points", "money"), [(7, 1, 3_000), (8, 3, 6_000)])
def test_a_lost_series_pays_three_thousand_and_a_won_one_six(die: int, points: int, money: int) -> None:
    t = season(104, 80, 70)  # DRM -1
    t.dice(die)
    t.go(SERIES)
    assert (t.g.vp[0], t.g.cash[0]) == (points, 10_000 + money)


@pytest.mark.rule("LOB-R92")
@pytest.mark.parametrize(("every_year", "paid"), [(False, 0), (True, 1_500)])
def test_without_a_series_winning_teams_are_paid_only_by_option(every_year: bool, paid: int) -> None:
    t = season(99, 85, 81, options={"winners_paid": every_year})
    t.go(SERIES)
    assert list(t.g.cash) == [10_000 + paid, 10_000 + paid, 10_000]
    assert list(t.g.vp) == [0, 0, 0]


@pytest.mark.rule("LOB-R88", "LOB-2.1-e")
@pytest.mark.parametrize(("record", "winner"), [((36, 30), 0), ((33, 33), -1)])
def test_in_a_strike_year_a_winning_record_takes_the_pennant_or_nobody_does(
    record: tuple[int, int], winner: int
) -> None:
    t = league(seats=3, phase=codes.LATE, then=[])
    t.g.strike = True
    t.g.season_wins, t.g.season_losses = numbers([record[0], 20, 25]), numbers([record[1], 46, 41])
    t.dice(5)
    t.go(STANDINGS, SERIES)
    assert t.g.winner == winner
    assert rank_points(t.g, 0) == (5 if winner == 0 else 3)
    assert len(t.happened("series")) == (1 if winner == 0 else 0)
