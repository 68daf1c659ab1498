"""The chances of a match and the moves that turned them."""

from bots.tiny import LOSS, WIN, Ask, Look, start
from match.matches import HAGGLE, random_match
from sandlot.bots.swings import expected, turning_points


def test_the_greatest_changes_are_told_in_their_order_without_the_last_move() -> None:
    shares = [[0.5, 0.5], [0.6, 0.4], [0.6, 0.4], [0.2, 0.8], [0.25, 0.75], [0.5, 0.5], [0.0, 1.0]]
    assert turning_points(shares, 3) == [1, 3, 5]
    assert turning_points(shares, 1) == [3]


def test_a_move_that_changed_nothing_is_no_turning_point() -> None:
    assert turning_points([[0.5], [0.5], [0.9], [0.9]], 3) == [2]
    assert turning_points([[0.5]], 3) == []


def test_every_position_is_judged_and_the_last_by_the_result() -> None:
    match = random_match(HAGGLE, seed=3)
    positions = [match.at(ply) for ply in range(len(match.moves) + 1)]
    shares = expected(positions, 2, 60_000, 1)
    assert len(shares) == len(positions)
    assert shares[-1] == [match.game.result(seat) for seat in range(match.game.seats)]
    assert shares == expected(positions, 2, 60_000, 1)


def test_a_position_is_worth_what_follows_from_it_and_not_what_it_looks_like() -> None:
    """Seat 1 has a good look, but whatever it does loses."""
    g = start(2, Look([0.1, 0.9], Ask(1, {1: WIN, 2: WIN})))
    lost = start(2, Look([0.9, 0.1], Ask(1, {1: LOSS, 2: LOSS})))
    assert expected([g, lost], 2, 60_000, 1) == [[1.0, 0.0], [0.0, 1.0]]
