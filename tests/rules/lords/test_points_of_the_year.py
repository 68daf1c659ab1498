"""Victory points of a year and the luxury tax that follows from them (chapters 6.2.3 and 6.2.5)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league, season
from sandlot.games.lords import codes
from sandlot.games.lords.numbers import Injured
from sandlot.games.lords.steps.luxury import LUXURY
from sandlot.games.lords.steps.standings import STANDINGS
from sandlot.games.lords.steps.year_end import LAST_MOVES, POINTS, SERIES, player_points, rank_points
from sandlot.kernel.zones import numbers


def year(**more: object) -> int:
    """The points of the first owner, who has won 81 games unless `wins` says otherwise."""
    t = season(int(str(more.pop("wins", 81))), 60, 50, **more)
    t.go(POINTS)
    return t.g.vp[0]


@pytest.mark.rule("LOB-6.2.3-c", "LOB-R93")
@pytest.mark.parametrize(("office", "bonus"), [(5, 1), (4, 3), (3, 5), (2, 7), (1, 9)])
def test_a_winning_season_is_worth_more_to_a_small_office(office: int, bonus: int) -> None:
    stars = {0: (office, 3, 3)}
    assert year(wins=82, stars=stars) - year(wins=81, stars=stars) == 1 + bonus  # one win more
    assert year(wins=81, stars=stars) - year(wins=80, stars=stars) == 1


@pytest.mark.rule("LOB-6.2.3-f")
@pytest.mark.parametrize(
    ("journeymen", "points"),
    [(0, 4), (6, 4), (7, 2), (9, 2), (10, 1), (12, 1), (15, 0), (16, -1), (19, -1), (20, -2), (25, -2)],
)
def test_the_number_of_journeymen_brings_or_costs_points(journeymen: int, points: int) -> None:
    men = {0: {"REG": 25 - journeymen, "JM": journeymen}}
    assert year(men=men) - year() == points  # 13 Journeymen are worth nothing


@pytest.mark.rule("LOB-6.2.3-h", "LOB-R95")
@pytest.mark.parametrize(("cash", "points"), [(0, 0), (9_500, 0), (10_000, 1), (19_500, 1), (29_500, 2), (30_000, 3)])
def test_only_full_ten_thousands_count(cash: int, points: int) -> None:
    assert year(cash={0: cash}) - year(cash={0: 0}) == points


@pytest.mark.rule("LOB-6.2.3-g", "LOB-R94")
def test_of_five_cubes_four_become_six_points() -> None:
    t = season(81, 60, stars={0: (3, 3, 3)}, media={0: 5})
    t.go(LAST_MOVES)
    t.say("done")
    assert t.can() == ["pairs 0", "pairs 1", "pairs 2"]
    t.say("pairs 2", "done", "pairs 0")
    assert (t.g.vp[0], t.g.media[0]) == (6, 1)
    assert t.g.vp[1] == 0


@pytest.mark.rule("LOB-R61")
def test_a_loan_can_be_repaid_up_to_the_counting_and_then_money_counts() -> None:
    t = season(81, 60, cash={0: 25_000, 1: 25_000})
    for seat in (0, 1):
        t.g.loan_a[seat], t.g.interest_a[seat] = 5_000, 1  # the interest of the phase is paid
    t.go(LAST_MOVES, POINTS)
    t.say("repay small loan", "done", "pairs 0", "done", "pairs 0")
    assert (list(t.g.cash), list(t.g.loan_a)) == ([20_000, 25_000], [0, 5_000])
    assert [t.scored(seat, "LOB-6.2.3-h") for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("LOB-R97")
def test_injured_stars_score_unless_the_all_star_game_took_them_for_the_year() -> None:
    t = league(seats=2, then=[])
    t.g.injured = (Injured(0, codes.SS, 8, True), Injured(0, codes.AS, 8, True), Injured(0, codes.AS, 8, False))
    assert player_points(t.g, 0) == 6 + 4 + 2 * 2  # and two Phenoms


@pytest.mark.rule("LOB-R96")
def test_points_may_fall_below_nothing() -> None:
    t = season(104, 80, 70)
    t.dice(1)
    t.go(SERIES)
    assert t.g.vp[0] == -5


@pytest.mark.rule("LOB-R5")
def test_by_option_the_given_wins_score_for_everybody() -> None:
    plain, full = season(90, 80), season(90, 80, options={"count_all_wins": True})
    for t in (plain, full):
        t.go(POINTS)
    assert [full.g.vp[s] - plain.g.vp[s] for s in (0, 1)] == [45, 45]
    assert plain.scored(0, "LOB-6.2.3-a") == 45


@pytest.mark.rule("LOB-R136", "LOB-13.3-a")
@pytest.mark.parametrize(
    ("wins", "target", "points"),
    [((104, 99), 100, [5, 3]), ((98, 93), 100, [3, 3]), ((98, 90), 100, [3, 1]), ((98, 89), 100, [3, 0])],
)
def test_two_owners_without_a_pennant_have_three_and_the_gap(
    wins: tuple[int, int], target: int, points: list[int]
) -> None:
    t = season(*wins, target=target)
    assert [rank_points(t.g, s) for s in (0, 1)] == points


@pytest.mark.rule("LOB-R136")
def test_two_owners_level_are_rolled_off_and_the_loser_is_second() -> None:
    t = league(2, codes.LATE, then=[])
    t.g.target, t.g.season_wins, t.g.season_losses = 90, numbers([50, 50]), numbers([22, 22])
    t.g.challenged = numbers([1, 1])
    t.go(STANDINGS, dice=[3, 8])
    assert t.g.winner == 1
    assert [rank_points(t.g, s) for s in (0, 1)] == [3, 5]


# -- luxury tax --------------------------------------------------------------------------------------------------


def taxed(*points: int, year: int = 1, cash: int = 20_000, dice: tuple[int, ...] = ()) -> League:
    """The luxury tax of owners with these points."""
    t = league(len(points), codes.LATE, year, cash=dict.fromkeys(range(len(points)), cash), then=[])
    t.g.vp = numbers(list(points))
    t.dice(*dice)
    t.go(LUXURY)
    return t


@pytest.mark.rule("LOB-6.2.5-a", "LOB-R102")
def test_the_tax_uses_all_points_with_those_of_the_year_just_counted() -> None:
    t = season(104, 80, 50)
    t.g.vp = numbers([0, 20, 25])  # C led before the year was counted
    t.go(POINTS, LUXURY)
    assert t.g.vp[0] - t.g.vp[2] >= 10
    assert t.g.vp[1] > t.g.vp[2]
    assert list(t.g.cash) == [2_500, 10_000, 17_500]


@pytest.mark.rule("LOB-6.2.5-f")
@pytest.mark.parametrize(("year", "gap", "paid"), [(2, 9, 4_000), (2, 10, 10_000), (3, 9, 4_000), (3, 30, 10_000)])
def test_first_and_last_in_later_years(year: int, gap: int, paid: int) -> None:
    assert list(taxed(100 + gap, 105, 100, year=year).g.cash) == [20_000 - paid, 20_000, 20_000 + paid]


@pytest.mark.rule("LOB-6.2.5-g")
@pytest.mark.parametrize(("year", "gap", "paid"), [(2, 4, 2_000), (2, 5, 6_000), (3, 0, 2_000)])
def test_second_and_third_in_later_years(year: int, gap: int, paid: int) -> None:
    t = taxed(120, 100 + gap, 100, 90, year=year, dice=(9, 2))
    assert list(t.g.cash) == [10_000, 20_000 - paid, 20_000 + paid, 30_000]


@pytest.mark.rule("LOB-6.2.5-h", "LOB-R103")
def test_who_cannot_pay_gives_all_takes_a_loan_and_is_forgiven_the_rest() -> None:
    t = taxed(120, 110, 90, year=2, cash=1_000)
    assert t.can() == ["loan $5,000", "loan $10,000"]
    t.say("loan $5,000")
    assert list(t.g.cash) == [0, 1_000, 7_000]
    assert t.asked() == "nobody"
    assert list(t.g.loan_a) == [5_000, 0, 0]


@pytest.mark.rule("LOB-R103")
def test_equal_points_are_ranked_by_the_die_and_still_pay_the_smaller_sum() -> None:
    assert list(taxed(100, 100, 100, dice=(3, 9, 5)).g.cash) == [22_000, 18_000, 20_000]


@pytest.mark.rule("LOB-R133", "LOB-R134")
def test_two_owners_ten_points_apart_pay_the_higher_sum_and_three_points_change_hands() -> None:
    t = taxed(110, 100, year=2)
    assert list(t.g.cash) == [10_000, 30_000]
    assert list(t.g.vp) == [107, 103]
