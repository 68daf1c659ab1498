"""Offence and defence (chapter SID), and forced advances (chapter FRC)."""

import pytest

from rules.moorwerk.table_setup import ALL_BASES, ground, one


@pytest.mark.rule("MW-SID-1")
def test_green_cards_move_batter_and_runners() -> None:
    t = one("1B", "1--")
    assert (t.bases, t.outs, t.runs) == ("12-", 0, (0, 0))


@pytest.mark.rule("MW-SID-2", "MW-SID-3")
def test_red_cards_make_outs_that_are_shown_at_once() -> None:
    t = one("K", "1-3", 1)
    assert (t.bases, t.outs, t.runs) == ("1-3", 2, (0, 0))
    assert t.story[1:3] == ["batter out V: plate > out", "out V: x2, MW-SID-3"]


@pytest.mark.rule("MW-SID-4", "MW-SID-5")
@pytest.mark.parametrize(("batting", "then"), [("V", "H"), ("H", "V")])
def test_the_third_out_changes_sides_and_empties_the_bases(batting: str, then: str) -> None:
    t = ground(bases="123", outs=2, runs=(4, 2), batting=batting, hands={0: "K"}).play("play K")
    assert (t.batting, t.bases, t.outs, t.runs) == (then, "---", 0, (4, 2))


@pytest.mark.rule("MW-SID-6")
def test_the_turn_order_goes_on_after_a_change_of_sides() -> None:
    t = ground(seats=4, outs=2, turn=1, hands={1: "K"}).play("play K")
    assert (t.batting, t.turn) == ("H", 2)


@pytest.mark.rule("MW-SID-7")
def test_sides_change_as_often_as_there_are_outs() -> None:
    outs = ["K"] * 6 + ["F"] * 5 + ["L"] * 4 + ["X"] * 5 + ["DP"] * 4
    t = ground(hands={0: " ".join(outs[:3]), 1: " ".join(outs[3:6])}, deck=" ".join(outs[6:]))
    changes = 0
    while not t.over:
        before = t.batting
        t.play(t.options[0])
        changes += t.batting != before
    assert changes == 8
    assert (t.batting, t.outs) == ("V", 0)
    assert list(t.g.line) == [0] * 9


@pytest.mark.rule("MW-SID-8")
def test_there_is_always_a_next_batter() -> None:
    t = ground(hands={0: "1B 1B 1B", 1: "1B 1B 1B"}, deck="1B 1B 1B 1B")
    while not t.over:
        t.play("play 1B")
    assert (t.bases, t.runs) == ("123", (7, 0))


@pytest.mark.rule("MW-SID-9")
@pytest.mark.parametrize(("turn", "batting", "runs"), [(1, "V", (1, 0)), (0, "H", (0, 1)), (0, "V", (1, 0))])
def test_runs_count_for_the_team_at_bat(turn: int, batting: str, runs: tuple[int, int]) -> None:
    assert ground(batting=batting, turn=turn, hands={turn: "HR"}).play("play HR").runs == runs


@pytest.mark.rule("MW-SID-10")
@pytest.mark.parametrize(("card", "bases", "outs"), [("TP", "123", 2), ("TP", "12-", 1), ("DP", "1--", 2)])
def test_outs_beyond_the_third_are_ignored(card: str, bases: str, outs: int) -> None:
    t = one(card, bases, outs)
    assert (t.batting, t.outs, t.bases) == ("H", 0, "---")


def test_the_line_score_keeps_the_runs_of_each_half() -> None:
    t = ground(runs=(3, 1), hands={0: "HR K", 1: "HR"}, outs=2)
    t.play("play HR", "play HR", "play K")
    assert list(t.g.line) == [3, 1, 2, 0]


# -- forced advances ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-FRC-1")
@pytest.mark.parametrize("bases", ALL_BASES)
@pytest.mark.parametrize("card", ["1B", "2B", "3B", "BB", "BK", "E", "HBP", "HR", "PB", "SB", "WP"])
def test_no_runner_gets_lost_and_no_base_holds_two(bases: str, card: str) -> None:
    t = one(card, bases)
    before = len(bases.replace("-", ""))
    batter = 0 if card in ("BK", "PB", "SB", "WP") else 1
    assert len(t.bases.replace("-", "")) + t.runs[0] == before + batter


@pytest.mark.rule("MW-FRC-2")
def test_the_batter_forces_a_runner_on_first() -> None:
    assert one("BB", "1--").bases == "12-"


@pytest.mark.rule("MW-FRC-3", "MW-FRC-6")
@pytest.mark.parametrize("card", ["BB", "HBP"])
def test_a_chain_of_three_scores_one(card: str) -> None:
    t = one(card, "123")
    assert (t.bases, t.runs) == ("123", (1, 0))


@pytest.mark.rule("MW-FRC-4")
def test_only_the_unbroken_chain_is_forced() -> None:
    t = one("BB", "1-3")
    assert (t.bases, t.runs) == ("123", (0, 0))


@pytest.mark.rule("MW-FRC-5")
@pytest.mark.parametrize(("before", "after"), [("-2-", "12-"), ("--3", "1-3"), ("-23", "123")])
def test_with_first_empty_nobody_is_forced(before: str, after: str) -> None:
    t = one("BB", before)
    assert (t.bases, t.runs) == (after, (0, 0))


@pytest.mark.rule("MW-FRC-7")
def test_each_runner_past_home_is_a_run() -> None:
    t = one("2B", "-23")
    assert (t.bases, t.runs) == ("-2-", (2, 0))
