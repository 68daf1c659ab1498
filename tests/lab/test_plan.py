"""Who plays whom with which deal, and what a record says."""

import pytest

import haggle
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo
from sandlot.lab.plan import Plan, Record, alternatives, rotations, sides
from sandlot.lab.simulate import shares, summary


def test_line_ups_turn_round_the_table_as_often_as_it_matters() -> None:
    assert rotations(("a", "b")) == ((0, 1), (1, 0))
    assert rotations(("a", "a")) == ((0, 1),)
    assert rotations(("a", "b", "a", "b")) == ((0, 1, 2, 3), (1, 2, 3, 0))
    assert rotations(("a", "b", "b")) == ((0, 1, 2), (1, 2, 0), (2, 0, 1))


def info(teams: list[int]) -> GameInfo:
    return GameInfo("None", "none", (len(teams),), 1, ("won", "draw"), (), (), "", 1, lambda seats: teams)


def test_sides_keep_team_mates_together() -> None:
    assert sides(info([0, 1, 0, 1]), 4) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert sides(info([0, 1, 1]), 3) == ((0, 1, 1), (1, 0, 0))


def plan(units: int, paired: bool, lineups: tuple[tuple[int, ...], ...] = ((0, 1), (1, 0))) -> Plan:
    return Plan("none", "none", 2, ("a", "b"), lineups, ({},), "", 7, units, paired)


def record(unit: int, lineup: tuple[int, ...], results: list[float], teams: list[int] | None = None) -> Record:
    ending = "draw" if results[0] == 0.5 else "won"
    return Record(unit, 1, lineup, {}, ending, [0] * len(results), results, teams or [0, 1], 10)


def test_single_games_take_turns_and_pairs_have_it_all() -> None:
    assert [plan(3, False).turns(unit) for unit in range(3)] == [[0], [1], [0]]
    assert [plan(3, True).turns(unit) for unit in range(2)] == [[0, 1], [0, 1]]
    assert plan(3, False).games == 3
    assert plan(3, True).games == 6


def test_deals_depend_on_the_seed_and_fit_fast_chance() -> None:
    deals = [plan(100, True).deal(unit) for unit in range(100)]
    assert len(set(deals)) == 100
    assert max(deals) < 1 << 62


def test_options_given_twice_take_turns() -> None:
    both = alternatives(haggle.INFO, [("days", "1"), ("days", "3")])
    assert both == ({"days": 1}, {"days": 3})
    assert alternatives(haggle.INFO, []) == ({"days": 2},)
    with pytest.raises(BadInput, match="number from 1 to 4"):
        alternatives(haggle.INFO, [("days", "9")])
    series = Plan("none", "none", 2, ("a", "b"), ((0, 1), (1, 0)), both, "", 7, 8, False)
    met = {(series.options_of(unit)["days"], series.turns(unit)[0]) for unit in range(4)}
    assert met == {(1, 0), (1, 1), (3, 0), (3, 1)}


def test_a_pair_by_hand() -> None:
    # Deal 0: bot a wins from either seat. Deal 1: seat 0 wins twice. Deal 2: a wins once, then a draw.
    units = [
        [record(0, (0, 1), [1.0, 0.0]), record(0, (1, 0), [0.0, 1.0])],
        [record(1, (0, 1), [1.0, 0.0]), record(1, (1, 0), [1.0, 0.0])],
        [record(2, (0, 1), [1.0, 0.0]), record(2, (1, 0), [0.5, 0.5])],
    ]
    a, b = shares(plan(3, True), units)
    assert a.share == pytest.approx((1 + 0.5 + 0.75) / 3)
    assert b.share == pytest.approx((0 + 0.5 + 0.25) / 3)
    # the pair means 1, 0.5, 0.75 have variance 1/16, their mean 1/48
    assert a.high - a.share == pytest.approx(min(0.25, 1.959964 * (1 / 48) ** 0.5))
    report = summary(plan(3, True), info([0, 1]), units, "seat")
    assert report.draws == 1
    assert report.endings == {"won": 5, "draw": 1}
    assert report.decisions == 60
    seats = {name: (group["games"], group["wins"]) for name, group in report.groups.items()}
    assert seats == {"0": (6, pytest.approx(0.75)), "1": (6, pytest.approx(0.25))}


def test_groups_of_games_have_a_share_for_every_bot() -> None:
    units = [[record(0, (0, 1), [1.0, 0.0])], [record(1, (1, 0), [0.5, 0.5])], [record(2, (0, 1), [0.0, 1.0])]]
    report = summary(plan(3, False), info([0, 1]), units, "ending")
    assert report.groups["won"]["games"] == 2
    assert report.groups["won"]["wins"] == [0.5, 0.5]
    assert report.groups["draw"]["games"] == 1


def test_team_mates_share_one_result() -> None:
    four = record(0, (0, 1, 2, 3), [1.0, 0.0, 1.0, 0.0], [0, 1, 0, 1])
    assert [four.share(bot) for bot in range(4)] == [1.0, 0.0, 1.0, 0.0]
    assert record(0, (0, 1, 0, 1), [1.0, 0.0, 1.0, 0.0], [0, 1, 0, 1]).share(0) == 1.0
    assert not four.drawn
    assert record(0, (0, 1, 0, 1), [0.5] * 4, [0, 1, 0, 1]).drawn
    assert not record(0, (0, 0), [1.0, 1.0], [0, 0]).drawn


def test_a_bot_on_several_teams_wins_what_they_win() -> None:
    alone = record(0, (0, 1, 0), [0.5, 0.0, 0.5], [0, 1, 2])
    assert alone.share(0) == 1.0
    assert alone.drawn
