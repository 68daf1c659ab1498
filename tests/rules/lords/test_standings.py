"""Ties for the pennant (chapter 6.2.1.1)."""

from __future__ import annotations

import pytest

from rules.lords.league import league, season
from sandlot.games.lords import codes
from sandlot.games.lords.steps.standings import STANDINGS, tie_drm
from sandlot.kernel.zones import numbers


@pytest.mark.rule("LOB-6.2.1.1-b", "LOB-R85")
@pytest.mark.parametrize(("journeymen", "depth"), [(6, 3), (7, 2), (10, 1), (13, -1), (16, -2), (20, -3)])
@pytest.mark.parametrize(("stars", "manager"), [(1, -1), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_drm_of_a_playoff_is_depth_and_manager(journeymen: int, depth: int, stars: int, manager: int) -> None:
    men = {0: {"REG": 25 - journeymen, "JM": journeymen}}
    t = league(seats=2, phase=codes.LATE, men=men, stars={0: (2, 3, stars)}, then=[])
    assert tie_drm(t.g, 0) == depth + manager


@pytest.mark.rule("LOB-6.2.1.1-c", "LOB-7.3-h")
def test_only_the_tied_owners_turn_the_dice_of_a_playoff() -> None:
    t = season(102, 102, 80, stars=dict.fromkeys(range(3), (3, 3, 3)), media={1: 1, 2: 4}, dice=[6, 6])
    asked = []
    while t.g.seat != -1:
        asked.append(t.asked())
        t.say("pass" if t.g.roller == 0 else "up 1")
    # the roll of A: A opens, B answers; the roll of B: B alone
    assert asked == ["A Opening", "B Alter", "B Alter"]
    assert t.g.winner == 1
    assert list(t.g.media) == [0, 0, 4]


@pytest.mark.rule("LOB-6.2.1.1-b", "LOB-R85")
def test_equal_totals_are_played_again_and_the_loser_keeps_his_wins() -> None:
    t = season(102, 102, 80, dice=[5, 5, 4, 9])
    assert (t.g.winner, list(t.g.place)) == (1, [1, 0, 2])
    assert list(t.g.season_wins) == [57, 57, 35]


@pytest.mark.rule("LOB-6.2.1.1-e", "LOB-R86")
@pytest.mark.parametrize(
    ("dice", "order"),
    [
        # B with -1 meets C with +1, the winner meets A with +3
        ((9, 6, 3, 3), [0, 1, 2]),  # 8 beats 7; then 2 against 6
        ((5, 5, 9, 2), [2, 0, 1]),  # 4 loses to 6; then 10 against 5
    ],
)
def test_three_tied_owners_climb_from_the_lowest_drm(dice: tuple[int, ...], order: list[int]) -> None:
    men = {0: {"REG": 19, "JM": 6}, 1: {"REG": 12, "JM": 13}, 2: {"REG": 15, "JM": 10}}
    t = season(102, 102, 102, stars=dict.fromkeys(range(3), (2, 3, 2)), men=men, dice=dice)
    assert [tie_drm(t.g, s) for s in range(3)] == [3, -1, 1]
    assert (t.g.winner, list(t.g.place)) == (order[0], order)


@pytest.mark.rule("LOB-R86")
def test_owners_with_equal_drm_play_in_the_order_from_the_leader() -> None:
    t = league(seats=3, phase=codes.LATE, then=[])
    t.g.season_wins, t.g.season_losses, t.g.target = numbers([57] * 3), numbers([15] * 3), 100
    t.g.leader = 1
    t.go(STANDINGS, dice=[7, 2, 3, 4])  # B meets C, then A
    assert list(t.g.place) == [0, 1, 2]


@pytest.mark.rule("LOB-R84")
def test_a_tie_exactly_at_the_number_is_played_off() -> None:
    t = season(100, 100, 80, dice=[3, 8])
    assert t.g.winner == 1
    assert t.kinds("playoff") == ["playoff"]


@pytest.mark.rule("LOB-6.2.1.1-f", "LOB-R83")
def test_lower_places_roll_with_the_drm_everybody_may_use_media_and_equals_roll_again() -> None:
    stars = {1: (3, 3, 2), 2: (3, 3, 4), 3: (3, 3, 2)}  # with 13 Journeymen -1, +1 and -1
    t = season(104, 90, 90, 90, stars=stars, dice=[8, 6, 3, 4, 9])
    assert t.kinds("playoff") == []
    assert list(t.g.place) == [0, 2, 1, 3]  # 7, 7 and 2; then B has 3 and C 10
    t = season(104, 90, 90, 80, stars={0: (3, 3, 3)}, media={0: 4}, dice=[6, 5])
    t.say("pass")
    assert t.asked() == "A Alter"  # though not tied
    t.say("down 4")
    assert list(t.g.place) == [0, 2, 1, 3]
