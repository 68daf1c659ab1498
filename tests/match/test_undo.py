"""Taking back: alone up to the last thing that was revealed or done by another, beyond that by consent."""

import random

import pytest

from match.matches import HAGGLE, play_on, stub, whole_move
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.moves import attempt
from sandlot.kernel.notation import read
from sandlot.match import Match, encode, prove
from sandlot.match.undo import foreseen

LUCK = random.Random(5)


def quiet_match(**given: object) -> Match:
    """Haggle up to the first turn of seat 0: the last sealed answer was seat 2's."""
    match = Match.new(HAGGLE, seed=1, names=["Ann", "Bea", "Cid"], **given)  # type: ignore[arg-type]
    for _ in range(2):
        for seat in (0, 1, 2):
            match.play(seat, whole_move(match, seat, LUCK))
    assert match.game.open == (0,)
    return match


def test_moves_that_revealed_nothing_to_the_mover_are_taken_back_freely() -> None:
    match = quiet_match()
    before = stub(match)
    match.play(0, "borrow")
    match.aside(0, "offer Bea " + match.game.text(1 + match.game.hands[0][0]).removeprefix("sell ") + " for $2")  # type: ignore[attr-defined]
    free = match.may_undo(0)
    assert (free.plies, free.reason) == (2, "Cid has acted since")
    taken = match.undo(0)
    assert (taken.ply, taken.by, taken.consent, [line.kind for line in taken.moves]) == (7, 0, [], ["aside"])
    match.undo(0)
    assert stub(match) == before
    assert [line.text for trace in match.undone for line in trace.moves][1:] == ["borrow"]


def test_two_moves_at_once() -> None:
    match = quiet_match()
    match.play(0, "borrow")
    match.play(0, "pass")
    assert match.game.open == (1,)
    match.undo(0, 2)
    assert len(match.moves) == 6
    assert [line.text for line in match.undone[0].moves] == ["borrow", "pass"]


def test_a_card_of_ones_own_that_others_saw_does_not_bind() -> None:
    match = quiet_match()
    ware = match.game.options[1]
    match.play(0, [ware])
    assert match.moves[-1].news == 0b11111110
    assert match.may_undo(0).plies == 1


@pytest.mark.parametrize(
    ("move", "why"), [("roll", "brought something to light"), ("hands left", "brought something to light")]
)
def test_what_was_revealed_to_the_mover_stays(move: str, why: str) -> None:
    match = quiet_match()
    match.play(0, move)
    after = stub(match)
    assert match.may_undo(0).plies == 0
    with pytest.raises(IllegalMove, match=f"{why}, so Bea, Cid must agree"):
        match.undo(0)
    assert stub(match) == after
    with pytest.raises(IllegalMove, match="so Cid must agree"):
        match.undo(0, consent=[0, 1])
    taken = match.undo(0, consent=[1, 2])
    assert (taken.consent, [line.text for line in taken.moves]) == ([1, 2], [move])


def test_before_a_move_is_made_it_is_told_whether_it_will_stay() -> None:
    game = quiet_match().game
    for text, why in (
        ("roll", "chance or a hidden card decides"), ("hands left", "chance or a hidden card decides"),
        ("borrow", ""), ("pass", ""),
    ):  # fmt: skip
        assert foreseen(attempt(game, 0, read(game, 0, text))) == why, text


def test_a_roll_taken_back_falls_the_same_again() -> None:
    match = quiet_match()
    match.play(0, "roll")
    rolled = stub(match)
    match.undo(0, consent=[1, 2])
    match.play(0, "roll")
    assert stub(match) == rolled


def test_opened_answers_stay_even_if_they_showed_nothing_new() -> None:
    """Seat 2's bid opens all bids; without the barrier it could bid again knowing the others'."""
    match = quiet_match()
    assert match.may_undo(2).plies == 0
    silent = match.moves[-1]
    for event in silent.events:
        event.news = 0
    free = match.may_undo(2)
    assert (free.plies, free.reason) == (0, "everybody's choices have been shown")


def test_somebody_elses_move_ends_it() -> None:
    match = quiet_match()
    match.play(0, "pass")
    match.aside(2, "borrow")
    assert match.may_undo(0) == (0, "Cid has acted since", "")
    assert match.may_undo(2).plies == 1
    taken = match.undo(0, consent=[1, 2])
    assert [line.plain() for line in taken.moves] == [[0, "pass"], [2, "borrow", "aside"]]
    assert match.game.open == (0,)


def test_a_sealed_answer_is_taken_back_freely_until_another_is_given() -> None:
    match = Match.new(HAGGLE, seed=1)
    match.play(1, whole_move(match, 1, LUCK))
    assert match.may_undo(1) == (1, "that is the beginning of the match", "")
    match.play(0, whole_move(match, 0, LUCK))
    assert match.may_undo(1).plies == 0
    match.retract(1)
    assert match.game.open == (1, 2)


def test_bots_always_agree() -> None:
    match = quiet_match(kinds=["person", "greedy", "random"])
    match.play(0, "roll")
    assert match.undo(0).consent == []


def test_nothing_to_take_back() -> None:
    match = Match.new(HAGGLE, seed=1)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.undo(0)
    for plies in (-1, 0, 2):
        with pytest.raises(IllegalMove, match="take back"):
            match.undo(0, plies, consent=[1, 2])
    for seat in (-1, 3):
        with pytest.raises(IllegalMove, match="there is no seat"):
            match.undo(seat)


def test_undone_moves_stay_in_the_file() -> None:
    match = quiet_match()
    match.play(0, "roll")
    match.undo(0, consent=[1, 2])
    match.play(0, "pass")
    data = encode(match.record())
    assert prove(data).ok
    again = Match.loads(data)
    assert again.undone == match.undone
    assert again.undone[0].moves[0].text == "roll"


def test_undo_far_back_over_kept_positions() -> None:
    match = play_on(Match.new(HAGGLE, seed=3, options={"days": 4}), 45)
    wanted = [match.at(ply).digest() for ply in (39, 40, 41)]
    for ply in (41, 40, 39):
        match.undo(0, len(match.moves) - ply, consent=[1, 2])
        assert match.game.digest() == wanted[ply - 39]
        assert prove(encode(match.record())).ok
    play_on(match)
    assert prove(encode(match.record())).ok


def test_a_live_match_that_is_over_stays_over() -> None:
    match = play_on(Match.new(HAGGLE, seed=bytes(32), live=True, nonces=["a", "b", "c"]))
    with pytest.raises(IllegalMove, match="its seed is open"):
        match.undo(0, consent=[0, 1, 2])
