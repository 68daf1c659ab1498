"""Year end and final scoring, with the numbers of the rulebook (chapters 6.2, 9 and 13)."""

from __future__ import annotations

from typing import cast

import pytest

from rules.lords.league import league, season
from sandlot.games.lords import codes
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.luxury import LUXURY
from sandlot.games.lords.steps.retirement import Retirement
from sandlot.games.lords.steps.scoring import depth_change, outcome, shared_points
from sandlot.games.lords.steps.standings import STANDINGS
from sandlot.games.lords.steps.year_end import (
    LEFTOVERS,
    POINTS,
    SERIES,
    momentum,
    player_points,
    rank_points,
    series_points,
)
from sandlot.games.lords.table import table
from sandlot.kernel.notation import read, write
from sandlot.kernel.sets import answer
from sandlot.kernel.zones import numbers


@pytest.mark.rule("LOB-2.1-g", "LOB-2.1-i")
def test_without_a_pennant_three_owners_score() -> None:
    t = season(98, 92, 91, 90)
    assert t.g.winner == -1
    assert [rank_points(t.g, s) for s in range(4)] == [3, 3, 1, 0]


@pytest.mark.rule("LOB-R82")
def test_without_a_pennant_two_owners_score_by_table_option() -> None:
    t = season(98, 92, 91, 90, options={"two_places": True})
    assert [rank_points(t.g, s) for s in range(4)] == [3, 1, 0, 0]


@pytest.mark.rule("LOB-6.2.1-a", "LOB-6.2.1-b", "LOB-6.2.3-d")
def test_the_better_of_two_over_the_target_wins_the_pennant() -> None:
    t = season(101, 104, 80, 90)
    assert t.g.winner == 1
    assert [rank_points(t.g, s) for s in range(4)] == [3, 5, 0, 1]
    assert season(100, 90, 80).g.winner == 0
    assert season(99, 90, 80).g.winner == -1


@pytest.mark.rule("LOB-6.2.1.1-a", "LOB-6.2.1.1-d")
def test_a_tie_at_the_top_is_played_off_with_depth_and_manager() -> None:
    stars = {0: (2, 3, 3), 1: (2, 3, 4)}
    men = {0: {"REG": 15, "JM": 10}, 1: {"REG": 11, "JM": 14}}  # DRM +1 and +1, then -1 and +2
    t = league(seats=3, phase=codes.LATE, stars=stars, men=men, dice=[7, 8], then=[])
    t.g.season_wins = numbers([57, 57, 30])
    t.g.season_losses = numbers([15, 15, 42])
    t.g.target = 100
    t.g.do(STANDINGS)
    t.g.run()
    assert t.g.winner == 0  # B with the lower DRM rolls first: 7 + 1 against 8 + 2
    assert list(t.g.place) == [0, 1, 2]


@pytest.mark.rule("LOB-6.2.1.1-f")
@pytest.mark.parametrize(
    ("dice", "places"), [((6, 7), [0, 1, 2, 3]), ((4, 7), [0, 2, 1, 3]), ((5, 7, 1, 9), [0, 2, 1, 3])]
)
def test_a_tie_for_second_is_settled_by_one_roll_each_and_no_points_are_halved(
    dice: tuple[int, ...], places: list[int]
) -> None:
    t = league(phase=codes.LATE, stars={1: (2, 3, 5)}, then=[])  # B's manager is worth +3, the others' +1
    t.g.target, t.g.season_wins, t.g.season_losses = 100, numbers([59, 45, 45, 30]), numbers([13, 27, 27, 42])
    t.go(STANDINGS, dice=dice)
    assert list(t.g.place) == places
    assert [rank_points(t.g, s) for s in places] == [5, 3, 1, 0]


@pytest.mark.rule("LOB-6.2.1.2-a", "LOB-6.2.1.2-b")
def test_in_a_strike_year_the_best_winning_team_goes_to_the_series() -> None:
    t = league(seats=2, phase=codes.LATE, then=[])
    t.g.strike = True
    t.g.season_wins, t.g.season_losses = numbers([39, 30]), numbers([30, 39])
    t.g.do(STANDINGS)
    t.g.run()
    assert t.g.winner == 0
    assert momentum(t.g, 0) == 1


@pytest.mark.rule("LOB-6.2.2-c", "LOB-6.2.2-e", "LOB-6.2.2-f")
@pytest.mark.parametrize(
    ("total", "points"),
    [(-4, -5), (3, -5), (4, -1), (5, 0), (6, 1), (7, 3), (9, 3), (10, 4), (11, 5), (12, 7), (18, 7)],
)
def test_the_championship_chart(total: int, points: int) -> None:
    assert series_points(total) == points


@pytest.mark.rule("LOB-6.2.2-b", "LOB-6.2.2-d", "LOB-6.2.2-i")
def test_a_five_with_plus_five_wins_in_six_games() -> None:
    men = {0: {"REG": 17, "JM": 8}}
    t = season(104, 85, 81, stars={0: (2, 3, 4)}, men=men)
    t.g.late_wins = numbers([19, 12, 12])
    t.dice(5)
    t.g.do(SERIES)
    t.g.run()
    assert t.g.vp[0] == 4
    assert list(t.g.cash) == [16_000, 11_500, 10_000]


@pytest.mark.rule("LOB-6.2.3-a", "LOB-6.2.3-b", "LOB-6.2.3-h")
def test_points_of_a_year_item_by_item() -> None:
    t = season(82, 60, 50, stars={0: (3, 4, 2)}, men={0: {"REG": 12, "JM": 13, "PH": 0, "UT": 12}}, cash={0: 29_500})
    t.g.do(POINTS)
    t.g.run()
    assert t.g.vp[0] == 37 + 9 + 5 + 3 + 0 + 0 + 2


@pytest.mark.rule("LOB-2.5.4-a", "LOB-6.2.3-i", "LOB-6.2.3-j")
def test_a_loan_costs_the_points_of_the_cash() -> None:
    rich, owing = season(82, 60, 50, cash={0: 30_000}), season(82, 60, 50, cash={0: 30_000})
    owing.g.loan_a[0] = 5_000
    for t in (rich, owing):
        t.g.do(POINTS)
        t.g.run()
    assert rich.g.vp[0] - owing.g.vp[0] == 3
    assert rich.g.cash[0] == 30_000


@pytest.mark.rule("LOB-6.2.3-e")
def test_two_superstars_three_all_stars_and_four_phenoms_are_32_points() -> None:
    t = league(seats=2, men={0: {"SS": 2, "AS": 3, "REG": 10, "JM": 10, "PH": 4, "UT": 8}})
    assert player_points(t.g, 0) == 32


@pytest.mark.rule("LOB-2.2-f", "LOB-5.6-f")
def test_of_four_cards_left_three_are_held_and_one_is_discarded() -> None:
    cards = ["Bad Hop", "Naming Rights", "Rally Caps", "Star Turn"]
    t = league(seats=2, phase=codes.LATE, hands={0: cards}, then=[LEFTOVERS])
    t.say("hold Rally Caps", ", Naming Rights", ", Star Turn")
    assert t.can() == [""]
    t.say("")
    assert t.g.cash[0] == 10_000 - 7_000
    assert len(t.g.hands[0]) == 3


@pytest.mark.rule("LOB-5.6-f")
def test_cards_to_hold_are_named_in_any_order() -> None:
    cards = ["Bad Hop", "Naming Rights", "Rally Caps", "Star Turn"]
    t = league(seats=2, phase=codes.LATE, hands={0: cards}, then=[LEFTOVERS])
    names = [each.removeprefix("hold ") for each in t.can()[1:]]
    picks = read(t.g, 0, f"hold {names[3]}, {names[1]}")
    assert write(t.g, 0, picks) == f"hold {names[1]}, {names[3]}"
    prompt = table(cast(Lords, answer(t.g, 0, picks[1:2]).game), 0).prompt
    assert prompt is not None
    assert [one.text for one in prompt.picked] == [names[3]]
    assert [one.text for one in prompt.options] == ["hold only these", *names[:3]]


@pytest.mark.rule("LOB-6.2.4b-a", "LOB-6.2.4a-a")
def test_a_retirement_roll_of_four_frees_a_superstar_and_retires_five_regulars() -> None:
    men = {0: {"SS": 1, "REG": 12, "JM": 12}}
    t = league(seats=3, phase=codes.LATE, men=men, stars={0: (3, 3, 3)}, dice=[4], then=[Retirement(0)])
    assert list(t.g.men[0][:4]) == [0, 0, 7, 12]
    assert list(t.g.agents) == [codes.SS]


@pytest.mark.rule("LOB-6.2.5-b", "LOB-6.2.5-d", "LOB-6.2.5-e")
@pytest.mark.parametrize(
    ("year", "points", "cash"),
    [
        (1, (109, 104, 100, 100), (8_000, 9_000, 11_000, 12_000)),
        (1, (110, 105, 100, 100), (2_500, 7_000, 13_000, 17_500)),
        (2, (109, 104, 100, 100), (6_000, 8_000, 12_000, 14_000)),
        (2, (110, 105, 100, 100), (0, 4_000, 16_000, 20_000)),
    ],
)
def test_the_luxury_tax_of_four_owners(year: int, points: tuple[int, ...], cash: tuple[int, ...]) -> None:
    t = league(year=year, phase=codes.LATE, dice=[9, 2], then=[])
    t.g.vp = numbers(list(points))
    t.g.do(LUXURY)
    t.g.run()
    assert tuple(t.g.cash) == cash


@pytest.mark.rule("LOB-6.2.5-c")
def test_with_three_owners_only_the_first_pays_the_last() -> None:
    t = league(seats=3, phase=codes.LATE, then=[])
    t.g.vp = numbers([100, 95, 91])
    t.g.do(LUXURY)
    t.g.run()
    assert list(t.g.cash) == [8_000, 10_000, 12_000]


@pytest.mark.rule("LOB-13.1-a", "LOB-13.1-b")
@pytest.mark.parametrize(
    ("year", "gap", "paid", "points"),
    [(1, 9, 2_000, 0), (1, 10, 5_000, 0), (1, 11, 5_000, 0), (2, 9, 7_500, 0), (2, 10, 10_000, 3)],
)
def test_the_luxury_tax_of_two_owners(year: int, gap: int, paid: int, points: int) -> None:
    t = league(seats=2, year=year, phase=codes.LATE, then=[])
    t.g.vp = numbers([100 + gap, 100])
    t.g.do(LUXURY)
    t.g.run()
    assert list(t.g.cash) == [10_000 - paid, 10_000 + paid]
    assert list(t.g.vp) == [100 + gap - points, 100 + points]


@pytest.mark.rule("LOB-13.3-a")
@pytest.mark.parametrize(("gap", "points"), [(5, 3), (6, 1), (8, 1), (9, 0)])
def test_of_two_owners_the_second_is_ranked_by_the_gap(gap: int, points: int) -> None:
    t = season(104, 104 - gap)
    assert (rank_points(t.g, 0), rank_points(t.g, 1)) == (5, points)


ROWS = ((20, 25), (16, 19), (13, 15), (10, 12), (7, 9), (0, 6))  # Journeymen


@pytest.mark.rule("LOB-9.0-d")
@pytest.mark.parametrize(
    ("final", "points"),  # by starting Journeymen, most first
    [
        ((20, 25), (-4, -5, -6, -7, -8, -10)),
        ((16, 19), (-2, -3, -4, -5, -6, -8)),
        ((13, 15), (3, 2, -3, -4, -5, -5)),
        ((10, 12), (5, 4, 3, 0, -2, -3)),
        ((7, 9), (8, 7, 5, 2, 1, -1)),
        ((0, 6), (10, 9, 6, 3, 2, 1)),
    ],
)
def test_the_matrix_of_starting_and_final_depth(final: tuple[int, int], points: tuple[int, ...]) -> None:
    for edge in (0, 1):
        assert tuple(depth_change(row[edge], final[edge]) for row in ROWS) == points


@pytest.mark.rule("LOB-9.0-b", "LOB-9.0-c")
def test_money_and_pennants_are_ranked_and_ties_share() -> None:
    assert shared_points([0, 1, 2, 3], [9, 7, 5, 1], [15, 10, 5, 0]) == [15, 10, 5, 0]
    assert shared_points([0, 1, 3], [9, 7, 5, 1], [15, 10, 5, 0]) == [15, 10, 0, 5]
    assert shared_points([0, 1], [2, 1, 0, 0], [5, 3, 0, 0]) == [5, 3, 0, 0]
    assert shared_points([0, 1], [1, 1, 0, 0], [5, 3, 0, 0]) == [4, 4, 0, 0]
    assert shared_points([], [0, 0, 0, 0], [5, 3, 0, 0]) == [0, 0, 0, 0]


@pytest.mark.rule("LOB-2.1-j", "LOB-9.0-e")
@pytest.mark.parametrize(
    ("points", "cash", "pennants", "ending", "ranks"),
    [
        ((210, 198), (0, 500), (0, 1), "points", [1, 2]),
        ((210, 210), (21_000, 20_500), (0, 1), "money_tie_break", [1, 2]),
        ((210, 210), (21_000, 21_000), (0, 1), "pennant_tie_break", [2, 1]),
        ((210, 210), (21_000, 21_000), (1, 1), "shared", [1, 1]),
    ],
)
def test_the_end(
    points: tuple[int, ...], cash: tuple[int, ...], pennants: tuple[int, ...], ending: str, ranks: list[int]
) -> None:
    t = league(seats=2, then=[])
    t.g.vp, t.g.cash, t.g.pennants = numbers(list(points)), numbers(list(cash)), numbers(list(pennants))
    end = outcome(t.g)
    assert (end.ending, end.ranks) == (ending, ranks)
