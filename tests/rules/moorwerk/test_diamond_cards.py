"""Green and red cards on every state of the bases (chapters GRN and RED)."""

import re

import pytest

from rules.moorwerk.table_setup import ALL_BASES, ground, one

# The table of the checklist: bases before, card, bases after, runs, outs.
TRANSITIONS = """
---:1B→1--; 1--:1B→12-; 12-:1B→123; 123:1B→123R1; 1-3:BB→123; -23:BB→123; -2-:BB→12-; 123:BB→123R1; 1--:2B→-23;
123:2B→-23R2; 123:3B→--3R3; 123:HR→---R4; 123:BK→-23R1; 12-:SB→1-3; 123:SB→12-R1; 1-3:CS→1-- 1 out;
123:DP→12- 2 outs; 12-:TP→--- 3 outs; 12-:SF→1--R1 1 out; 12-:SH→-23 1 out
"""
ROWS = [row.strip() for row in TRANSITIONS.replace("\n", " ").split(";")]


@pytest.mark.parametrize("row", ROWS)
def test_the_table_of_transitions(row: str) -> None:
    found = re.fullmatch(r"(...):(\w+)→(...)(?:R(\d))?(?: (\d) outs?)?", row)
    assert found
    before, card, after, runs, outs = found.groups()
    t = one(card, before)
    assert (t.bases, t.runs) == (after, (int(runs or 0), 0))
    if outs == "3":
        assert (t.outs, t.batting) == (0, "H")
    else:
        assert (t.outs, t.batting) == (int(outs or 0), "V")


def check(card: str, expected: str, outs: int = 0) -> None:
    """Eight results `bases runs` in the order of ALL_BASES; the outs are those of no runner."""
    for before, want in zip(ALL_BASES, expected.split(), strict=True):
        t = one(card, before)
        assert f"{t.bases}{t.runs[0]}" == want, f"{card} on {before}"
        assert (t.outs, t.batting) == (outs, "V"), f"{card} on {before}"


SINGLE = "1--0 12-0 1-30 1--1 1230 12-1 1-31 1231"
WALK = "1--0 12-0 12-0 1-30 1230 1230 1230 1231"
BALK = "---0 -2-0 --30 ---1 -230 -2-1 --31 -231"


@pytest.mark.rule("MW-GRN-1", "MW-GRN-10")
@pytest.mark.parametrize("card", ["1B", "E"])
def test_single_and_error(card: str) -> None:
    check(card, SINGLE)


@pytest.mark.rule("MW-GRN-2")
def test_double() -> None:
    check("2B", "-2-0 -230 -2-1 -2-1 -231 -231 -2-2 -232")


@pytest.mark.rule("MW-GRN-3")
def test_triple() -> None:
    check("3B", "--30 --31 --31 --31 --32 --32 --32 --33")


@pytest.mark.rule("MW-GRN-4")
def test_home_run() -> None:
    check("HR", "---1 ---2 ---2 ---2 ---3 ---3 ---3 ---4")


@pytest.mark.rule("MW-GRN-5", "MW-GRN-6")
@pytest.mark.parametrize("card", ["BB", "HBP"])
def test_base_on_balls_and_hit_by_pitch(card: str) -> None:
    check(card, WALK)


@pytest.mark.rule("MW-GRN-7", "MW-GRN-8", "MW-GRN-9")
@pytest.mark.parametrize("card", ["BK", "PB", "WP"])
def test_balk_passed_ball_and_wild_pitch(card: str) -> None:
    check(card, BALK)


@pytest.mark.rule("MW-GRN-11")
def test_stolen_base() -> None:
    check("SB", "---0 -2-0 --30 ---1 1-30 1--1 -2-1 12-1")


@pytest.mark.rule("MW-GRN-12")
@pytest.mark.parametrize("card", ["BK", "PB", "SB", "WP"])
def test_without_a_runner_they_may_be_played_for_nothing(card: str) -> None:
    t = one(card, "---", 2)
    assert (t.bases, t.outs, t.runs, t.batting, t.turn) == ("---", 2, (0, 0), "V", 1)
    assert t.pile == card


# -- red ---------------------------------------------------------------------------------------------------------

LEAD_GONE = [
    "---",
    "---",
    "---",
    "---",
    "1--",
    "1--",
    "-2-",
    "12-",
]  # the bases of ALL_BASES without the leading runner


@pytest.mark.rule("MW-RED-1")
@pytest.mark.parametrize(("before", "after"), [*zip(ALL_BASES[1:], LEAD_GONE[1:], strict=True)])
def test_caught_stealing(before: str, after: str) -> None:
    t = one("CS", before)
    assert (t.bases, t.outs, t.runs) == (after, 1, (0, 0))


@pytest.mark.rule("MW-RED-1")
def test_caught_stealing_as_third_out() -> None:
    t = one("CS", "1-3", 2)
    assert (t.bases, t.outs, t.batting) == ("---", 0, "H")


@pytest.mark.rule("MW-RED-2")
def test_nobody_is_caught_on_empty_bases() -> None:
    t = one("CS", "---", 2)
    assert (t.bases, t.outs, t.batting, t.turn) == ("---", 2, "V", 1)


@pytest.mark.rule("MW-RED-3")
@pytest.mark.parametrize("card", ["F", "K", "L", "X"])
def test_plain_outs(card: str) -> None:
    check(card, " ".join(f"{bases}0" for bases in ALL_BASES), outs=1)


@pytest.mark.rule("MW-RED-4")
@pytest.mark.parametrize(("before", "after"), [*zip(ALL_BASES[1:], LEAD_GONE[1:], strict=True)])
def test_double_play(before: str, after: str) -> None:
    t = one("DP", before)
    assert (t.bases, t.outs, t.runs) == (after, 2, (0, 0))


@pytest.mark.rule("MW-RED-5")
@pytest.mark.parametrize(("outs", "after"), [(0, 1), (1, 2)])
def test_double_play_without_a_runner(outs: int, after: int) -> None:
    t = one("DP", "---", outs)
    assert (t.outs, t.batting) == (after, "V")


@pytest.mark.rule("MW-RED-6")
@pytest.mark.parametrize("bases", ["12-", "1-3", "-23", "123"])
def test_triple_play(bases: str) -> None:
    t = one("TP", bases)
    assert (t.bases, t.outs, t.batting) == ("---", 0, "H")
    assert [line for line in t.story if " out " in line] == [
        "batter out V: plate > out",
        f"runner out V: {bases.replace('-', '')[-1]} > out",
        f"runner out V: {bases.replace('-', '')[-2]} > out",
    ]


@pytest.mark.rule("MW-RED-7")
@pytest.mark.parametrize(("bases", "outs"), [("---", 1), ("1--", 2), ("-2-", 2), ("--3", 2)])
def test_triple_play_with_fewer_runners(bases: str, outs: int) -> None:
    t = one("TP", bases)
    assert (t.bases, t.outs, t.batting) == ("---", outs, "V")


@pytest.mark.rule("MW-RED-8")
def test_the_batter_is_out_first_then_the_leading_runner() -> None:
    t = one("TP", "123", 1)
    assert t.story[1:6] == [
        "batter out V: plate > out",
        "out V: x2, MW-SID-3",
        "runner out V: 3 > out",
        "out V: x3, MW-SID-3",
        "sides H: x2, MW-SID-4",
    ]
    assert (t.batting, t.outs) == ("H", 0)
    t = one("DP", "1--", 2)
    assert [line for line in t.story if " out " in line] == ["batter out V: plate > out"]


@pytest.mark.rule("MW-RED-9", "MW-RED-10")
def test_sacrifice_fly() -> None:
    check("SF", "---0 ---1 ---1 ---1 1--1 1--1 -2-1 12-1", outs=1)
    t = one("SF", "1-3", 1)
    assert (t.bases, t.outs, t.runs) == ("1--", 2, (1, 0))


@pytest.mark.rule("MW-RED-11")
def test_sacrifice_fly_as_third_out() -> None:
    t = one("SF", "--3", 2)
    assert (t.runs, t.bases, t.outs, t.batting) == ((0, 0), "---", 0, "H")


@pytest.mark.rule("MW-RED-12")
def test_sacrifice_hit() -> None:
    check("SH", BALK, outs=1)
    t = one("SH", "1-3", 1)
    assert (t.bases, t.outs, t.runs) == ("-2-", 2, (1, 0))


@pytest.mark.rule("MW-RED-13")
def test_sacrifice_hit_as_third_out() -> None:
    t = one("SH", "123", 2)
    assert (t.runs, t.bases, t.outs, t.batting) == ((0, 0), "---", 0, "H")


@pytest.mark.rule("MW-RED-14")
@pytest.mark.parametrize("card", ["SF", "SH"])
def test_sacrifices_without_runners(card: str) -> None:
    t = one(card)
    assert (t.bases, t.outs, t.runs) == ("---", 1, (0, 0))


@pytest.mark.rule("MW-RED-15")
@pytest.mark.parametrize("card", ["SF", "SH"])
def test_runners_advance_whoever_played_the_sacrifice(card: str) -> None:
    t = ground(bases="--3", turn=1, hands={1: card}).play(f"play {card}")
    assert (t.runs, t.outs, t.batting) == ((1, 0), 1, "V")
