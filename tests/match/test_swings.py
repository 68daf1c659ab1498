"""The chances of a match and the moves that turned them."""

from match.matches import HAGGLE, random_match
from sandlot.match.swings import chances, turning_points


def test_the_greatest_changes_are_told_in_their_order_without_the_last_move() -> None:
    shares = [[0.5, 0.5], [0.6, 0.4], [0.6, 0.4], [0.2, 0.8], [0.25, 0.75], [0.5, 0.5], [0.0, 1.0]]
    assert turning_points(shares, 3) == [1, 3, 5]
    assert turning_points(shares, 1) == [3]


def test_a_move_that_changed_nothing_is_no_turning_point() -> None:
    assert turning_points([[0.5], [0.5], [0.9], [0.9]], 3) == [2]
    assert turning_points([[0.5]], 3) == []


def test_every_position_is_judged_and_the_last_by_the_result() -> None:
    match = random_match(HAGGLE, seed=3)
    shares = list(chances(match))
    assert len(shares) == len(match.moves) + 1
    assert shares[-1] == [match.game.result(seat) for seat in range(match.game.seats)]
