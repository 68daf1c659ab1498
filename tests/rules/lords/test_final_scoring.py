"""The end of the game: final points and who has won (chapter 9)."""

from __future__ import annotations

import pytest

from rules.lords.league import league, season
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.roster import farm, majors
from sandlot.games.lords.steps.scoring import FINAL_SCORING, outcome, shared_points
from sandlot.games.lords.steps.year import YEAR_END
from sandlot.kernel.game import NOBODY
from sandlot.kernel.zones import numbers


@pytest.mark.rule("LOB-9.0-a", "LOB-R106")
def test_the_last_years_points_count_once_then_the_final_ones_and_rosters_are_whole() -> None:
    t = league(3, codes.LATE, stars=dict.fromkeys(range(3), (3, 3, 3)), options={"years": 1}, then=[])
    t.g.season_wins, t.g.season_losses = numbers([50, 40, 30]), numbers([22, 32, 42])
    t.g.target = 117
    t.dice(*[4] * 3, *[1] * 3)  # retirements: five Regulars each; the draft
    t.go(YEAR_END)
    asked = []
    while t.g.seat != NOBODY:
        asked.append(t.asked()[2:])
        t.say(t.can()[0])
    assert "LastForm" in asked  # the last chance to repay and to turn cubes into points
    for seat, wins in ((0, 50), (1, 40), (2, 30)):
        assert t.scored(seat, "LOB-6.2.3-a") == wins
        assert t.scored(seat, "LOB-6.2.3-b") == 9
    rules = [event.rule for event in t.happened("vp")]
    assert rules.index("LOB-9.0-b") > max(i for i, rule in enumerate(rules) if rule.startswith("LOB-6.2.3"))
    assert t.happened("draft")
    assert [(majors(t.g, s), farm(t.g, s)) for s in range(3)] == [(25, 15)] * 3
    assert list(t.g.men[0][:4]) == [0, 0, 7, 18]  # the holes are filled before depth is compared
    assert t.scored(0, "LOB-9.0-d") == -4  # from 13 to 18 Journeymen


@pytest.mark.rule("LOB-9.0-b", "LOB-9.0-c", "LOB-9.0-d")
def test_final_points_of_four_owners() -> None:
    men = {1: {"REG": 16, "JM": 9}}
    t = league(4, codes.LATE, cash={0: 30_000, 1: 20_000, 2: 10_000, 3: 500}, men=men, then=[])
    t.g.start_jm = numbers([13, 13, 20, 13])
    t.g.pennants = numbers([0, 1, 2, 0])
    t.go(FINAL_SCORING)
    assert list(t.g.vp) == [15 - 3, 10 + 3 + 5, 5 + 5 + 3, -3]


@pytest.mark.rule("LOB-2.5.4-b", "LOB-R61")
def test_a_debtor_has_no_place_in_the_ranking_of_money_and_loses_a_point_a_thousand() -> None:
    t = league(3, codes.LATE, cash={0: 90_000, 1: 20_000, 2: 10_000}, then=[])
    t.g.loan_a[0], t.g.loan_b[0] = 5_000, 10_000
    t.g.start_jm = numbers([10, 13, 10])
    t.go(FINAL_SCORING)
    assert list(t.g.vp) == [-15 - 4, 15 - 3, 10 - 4]


@pytest.mark.rule("LOB-R107")
def test_tied_owners_share_their_places_and_two_owners_get_15_and_10() -> None:
    assert shared_points([0, 1], [8_000, 7_500], [15, 10, 5, 0]) == [15, 10]
    assert shared_points([0, 1], [8_000, 8_000], [15, 10, 5, 0]) == [12, 12]
    assert shared_points([0, 1, 2], [9_000, 8_000, 8_000], [15, 10, 5, 0]) == [15, 7, 7]
    t = season(99, 90, 80)
    t.go(FINAL_SCORING)
    assert [t.scored(s, "LOB-9.0-c") for s in range(3)] == [0, 0, 0]  # no pennants, no points


@pytest.mark.rule("LOB-R108")
def test_what_is_level_after_money_and_pennants_is_shared() -> None:
    t = league(3, then=[])
    t.g.vp, t.g.cash, t.g.pennants = numbers([90, 90, 80]), numbers([5_000, 5_000, 9_000]), numbers([1, 1, 2])
    end = outcome(t.g)
    assert (end.ending, end.ranks) == ("shared", [1, 1, 3])
    assert [t.g.result(s) for s in range(3)] == [0.5, 0.5, 0.0]
