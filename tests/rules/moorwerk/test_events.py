"""What is told of each play, in which order, to whom and by which rule: log, animation and undo live on it."""

import pytest

from rules.moorwerk.table_setup import ground
from sandlot.games.moorwerk.pack import CODES


def test_a_hit_that_scores() -> None:
    t = ground(bases="1-3", hands={0: "2B"}, deck="").play("play 2B")
    assert t.story == [
        "play V1: hand V1 > pile, 2B, seen by all, news for H1, MW-TRN-2",
        "run V: 3 > home",
        "run V: 1 > 3",
        "runs V: MW-OBJ-2",
        "run V: plate > 2",
    ]


def test_a_home_run() -> None:
    t = ground(bases="12-", batting="H", hands={0: "HR"}, deck="").play("play HR")
    assert t.story[1:] == [
        "run H: 2 > home",
        "run H: 1 > home",
        "runs H: x2, MW-OBJ-2",
        "run H: plate > home",
        "runs H: MW-OBJ-2",
    ]


def test_only_runs_that_count_are_told() -> None:
    t = ground(bases="123", runs=(8, 0), hands={0: "3B"}, deck="").play("play 3B")
    assert t.story[1:] == ["run V: 3 > home", "run V: 2 > home", "run V: 1 > home", "runs V: x2, MW-OBJ-2"]


def test_a_walk_tells_the_forced_runners() -> None:
    t = ground(bases="1-3", hands={0: "BB"}, deck="").play("play BB")
    assert t.story[1:] == ["run V: 1 > 2", "run V: plate > 1"]


def test_a_stolen_base_tells_the_leading_runner() -> None:
    assert ground(bases="12-", hands={0: "SB"}, deck="").play("play SB").story[1:] == ["run V: 2 > 3"]


@pytest.mark.parametrize(("bases", "base"), [("1--", 1), ("12-", 2), ("123", 3)])
def test_a_runner_is_out(bases: str, base: int) -> None:
    t = ground(bases=bases, hands={0: "CS"}, deck="").play("play CS")
    assert t.story[1:] == [f"runner out V: {base} > out", "out V: MW-SID-3"]


def test_the_third_out() -> None:
    t = ground(outs=2, batting="H", runs=(1, 1), hands={0: "K"}, deck="").play("play K")
    assert t.story[1:] == ["batter out H: plate > out", "out H: x3, MW-SID-3", "sides V: x3, MW-SID-4"]


def test_a_sacrifice() -> None:
    t = ground(bases="-2-", hands={0: "SF"}, deck="").play("play SF")
    assert t.story[1:] == ["batter out V: plate > out", "out V: MW-SID-3", "run V: 2 > home", "runs V: MW-OBJ-2"]


def test_a_covered_ball_and_the_draw() -> None:
    t = ground(seats=4, turn=3, hands={3: "B K"}, deck="1B").play("play B covered by K")
    assert t.story == [
        "play H2: hand H2 > pile, B, seen by all, news for V1 H1 V2, MW-TRN-2",
        "play H2: hand H2 > pile, K, seen by all, news for V1 H1 V2, MW-TRN-2",
        "batter out V: plate > out",
        "out V: MW-SID-3",
        "draw H2: deck > hand H2, 1B, seen by H2, news for H2, MW-TRN-6",
    ]


def test_a_joker_tells_what_it_stands_for() -> None:
    t = ground(turn=1, hands={1: "J"}, deck="").play("play J as SB")
    assert t.story[1:] == [f"joker H1: x{CODES.index('SB')}, MW-BLU-14"]


def test_time_and_the_missed_turn() -> None:
    t = ground(seats=4, hands={0: "T", 1: "K"}, deck="").play("play T on H1")
    assert t.story[1:] == ["time H1: MW-BLU-20", "skipped H1: MW-BLU-20"]


def test_hands_that_are_passed() -> None:
    t = ground(seats=3, hands={0: "MR K", 1: "F L", 2: "X"}, deck="").play("play MR")
    assert t.story[1:] == [
        "pass H2: hand H2 > hand V1, X, seen by V1 H2, news for V1, MW-BLU-17",
        "pass V1: hand V1 > hand H1, K, seen by V1 H1, news for H1, MW-BLU-17",
        "pass H1: hand H1 > hand H2, F, seen by H1 H2, news for H2, MW-BLU-17",
        "pass H1: hand H1 > hand H2, L, seen by H1 H2, news for H2, MW-BLU-17",
    ]


def test_a_hand_that_comes_back_is_no_news() -> None:
    t = ground(hands={0: "MR ML K", 1: "F"}, deck="").play("play MR", "play ML")
    assert t.hand(0) == "K"
    assert t.story[1:] == [
        "pass H1: hand H1 > hand V1, K, seen by V1 H1, MW-BLU-16",
        "pass V1: hand V1 > hand H1, F, seen by V1 H1, MW-BLU-16",
    ]


def test_hands_that_are_shuffled() -> None:
    t = ground(seats=3, turn=1, hands={0: "K", 1: "CC F", 2: "L"}, deck="").play("play CC")
    assert t.story[1] == "shuffle hands H1: MW-BLU-8"
    for seat, line in zip(("V1", "H1", "H2"), t.story[2:], strict=True):
        (code,) = t.hand(("V1", "H1", "H2").index(seat))[:1]
        assert line == f"deal {seat}:  > hand {seat}, {code}, seen by {seat}, news for {seat}, MW-BLU-8"


def test_a_cleared_bench() -> None:
    t = ground(seats=3, turn=1, hands={0: "K", 1: "BC", 2: "L"}, deck="").play("play BC")
    assert t.story[1] == "shuffle all H1: MW-BLU-6"
    assert [line.split(",")[0] for line in t.story[2:]] == ["draw H2: deck > hand H2", "draw V1: deck > hand V1"]
    assert all(line.endswith("MW-BLU-7") for line in t.story[2:])


def test_nobody_listens_nobody_is_told() -> None:
    t = ground(bases="123", hands={0: "TP"})
    t.g.events = None
    t.g.apply(t.g.options[0])
    assert t.g.events is None
