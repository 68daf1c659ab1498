"""Base running (chapter RUN): every speed, base and hit, and who stands in whose way."""

import pytest

from rules.highlights.table_setup import Park, Side, at_bat, extra

EVERY_HIT = ["1B", "2B", "3B", "HR"]


def after(hits: str, bases: str = "---", speed: str = "average") -> Park:
    """What comes of Home's Threatened Hits when the Visitor plays a blank card."""
    return at_bat(home=Side(played=f"{speed} {hits}", bases=bases)).play("play LA-15")


def result(hits: str, bases: str, speed: str = "average") -> tuple[str, int]:
    """Home's bases and runs afterwards."""
    t = after(hits, bases, speed)
    assert (t.bases[0], t.runs[0]) == ("---", 0), "nothing happens on the Visitor's diamond"
    return t.bases[1], t.runs[1]


@pytest.mark.rule("BH-RUN-2")
@pytest.mark.parametrize(
    ("hit", "before", "bases", "runs"),
    [
        ("1B", "S--", "AS-", 0),
        ("1B", "-S-", "A-S", 0),
        ("1B", "--S", "A--", 1),
        ("2B", "S--", "-AS", 0),
        ("2B", "-S-", "-A-", 1),
        ("2B", "--S", "-A-", 1),
        ("3B", "S--", "--A", 1),
        ("3B", "-S-", "--A", 1),
        ("3B", "--S", "--A", 1),
        ("HR", "S--", "---", 2),
        ("HR", "--S", "---", 2),
    ],
)
def test_a_slow_runner(hit: str, before: str, bases: str, runs: int) -> None:
    assert result(hit, before) == (bases, runs)


@pytest.mark.rule("BH-RUN-3")
@pytest.mark.parametrize(
    ("hit", "before", "bases", "runs"),
    [
        ("1B", "A--", "SA-", 0),
        ("1B", "-A-", "S--", 1),
        ("1B", "--A", "S--", 1),
        ("2B", "A--", "-SA", 0),
        ("2B", "-A-", "-S-", 1),
        ("2B", "--A", "-S-", 1),
        ("3B", "A--", "--S", 1),
        ("HR", "-A-", "---", 2),
    ],
)
def test_an_average_runner_scores_from_second_on_a_single(hit: str, before: str, bases: str, runs: int) -> None:
    assert result(hit, before, "slow") == (bases, runs)


@pytest.mark.rule("BH-RUN-4")
@pytest.mark.parametrize(
    ("hit", "before", "bases", "runs"),
    [
        ("1B", "F--", "S-F", 0),
        ("1B", "-F-", "S--", 1),
        ("1B", "--F", "S--", 1),
        ("2B", "F--", "-S-", 1),
        ("2B", "-F-", "-S-", 1),
        ("3B", "F--", "--S", 1),
        ("HR", "F--", "---", 2),
    ],
)
def test_a_fast_runner_advances_one_base_more(hit: str, before: str, bases: str, runs: int) -> None:
    assert result(hit, before, "slow") == (bases, runs)


@pytest.mark.rule("BH-RUN-5", "BH-FAQ-5")
@pytest.mark.parametrize(("speed", "letter"), [("slow", "S"), ("average", "A"), ("fast", "F")])
def test_the_batter_goes_to_the_base_of_the_hit_whatever_the_speed(speed: str, letter: str) -> None:
    assert result("1B", "---", speed) == (f"{letter}--", 0)
    assert result("2B", "---", speed) == (f"-{letter}-", 0)
    assert result("3B", "---", speed) == (f"--{letter}", 0)
    assert result("HR", "---", speed) == ("---", 1)


@pytest.mark.rule("BH-RUN-6")
@pytest.mark.parametrize("speed", ["slow", "average", "fast"])
@pytest.mark.parametrize("before", [a + b + c for a in "-SAF" for b in "-SAF" for c in "-SAF"])
def test_nobody_gets_lost_and_no_base_holds_two(before: str, speed: str) -> None:
    for hit in EVERY_HIT:
        bases, runs = result(hit, before, speed)
        assert 3 - bases.count("-") + runs == 3 - before.count("-") + 1, "a base that held two would have lost one"


@pytest.mark.rule("BH-RUN-7")
@pytest.mark.parametrize(
    ("hit", "before", "bases", "runs"),
    [
        ("1B", "FS-", "AFS", 0),  # the Fast one could go to 3rd, where the Slow one stops
        ("1B", "FA-", "A-F", 1),  # the Average one scores and leaves the way free
        ("1B", "F-S", "A-F", 1),
        ("1B", "FSF", "AFS", 1),
        ("2B", "FS-", "-A-", 2),
        ("1B", "SS-", "ASS", 0),
        ("1B", "AS-", "AAS", 0),
        ("1B", "FF-", "A-F", 1),
        ("1B", "SSS", "ASS", 1),
        ("1B", "FFF", "A-F", 2),
        ("2B", "SSS", "-AS", 2),
        ("2B", "FFF", "-A-", 3),
        ("2B", "FSS", "-A-", 3),  # from 2nd a Slow runner scores on a Double, so nobody is in the way
    ],
)
def test_nobody_passes_anybody(hit: str, before: str, bases: str, runs: int) -> None:
    assert result(hit, before) == (bases, runs)


@pytest.mark.rule("BH-RUN-1")
def test_the_highest_base_runs_first_and_the_batter_last() -> None:
    t = after("1B", "SAF")
    assert t.story[1:] == [
        "hit H: NY-01, BH-TRN-4",
        "run H: 3 H > home H, BH-RUN-1",
        "run H: 2 H > home H, BH-RUN-1",
        "run H: 1 H > 2 H, BH-RUN-1",
        "run H: plate H > 1 H, BH-RUN-1",
        "runs H: x2, BH-RUN-8",
    ]


@pytest.mark.rule("BH-RUN-8")
@pytest.mark.parametrize(("before", "runs"), [("---", 1), ("S--", 2), ("AF-", 3), ("SAF", 4)])
def test_everybody_who_reaches_home_is_a_run(before: str, runs: int) -> None:
    t = at_bat(home=Side(played="HR", bases=before, runs=2), visitor=Side(runs=5)).play("play LA-15")
    assert (t.runs, t.bases) == ((5, 2 + runs), ("---", "---"))


@pytest.mark.rule("BH-RUN-9")
@pytest.mark.parametrize(
    ("hits", "speed", "bases", "runs"),
    [
        ("1B HR", "slow", "---", 2),
        ("HR 1B", "slow", "S--", 1),
        ("1B 2B", "slow", "-SS", 0),
        ("2B 1B", "slow", "S-S", 0),
        ("2B 1B", "average", "A--", 1),
        ("1B 1B", "fast", "F-F", 0),
        ("1B 1B 1B", "slow", "SSS", 0),
        ("1B 1B 1B", "average", "AA-", 1),
        ("1B 1B 1B", "fast", "F-F", 1),
        ("1B 1B 1B 1B", "slow", "SSS", 1),
        ("3B 2B", "fast", "-F-", 1),
    ],
)
def test_hit_boxes_happen_in_printed_order(hits: str, speed: str, bases: str, runs: int) -> None:
    assert result(hits, "---", speed) == (bases, runs)


@pytest.mark.rule("BH-RUN-10")
def test_runners_keep_their_speed() -> None:
    assert result("1B", "S--", "fast") == ("FS-", 0)
    assert result("1B", "F--", "slow") == ("S-F", 0)
    t = at_bat(home=Side("2B slow", played="1B fast")).play("play LA-15", "play NY-01")
    assert t.bases[1] == "F--"
    assert t.play("play LA-14").bases[1] == "-S-", "on the Double the Fast runner comes home from 1st"
    assert t.runs == (0, 1)


@pytest.mark.rule("BH-RUN-11")
def test_runners_stay_from_inning_to_inning() -> None:
    t = at_bat(Side(bases="S-F"), Side(bases="-A-"), inning=2)
    t.play("play LA-15", "play NY-15", "play LA-14", "play NY-14")
    assert (t.g.inning, t.bases) == (4, ("S-F", "-A-"))


@pytest.mark.rule("BH-RUN-12")
@pytest.mark.parametrize(
    ("before", "bases", "runs"),
    [
        ("A--", "-A-", 0),
        ("-F-", "--F", 0),
        ("--A", "---", 1),
        ("S--", "S--", 0),
        ("FS-", "FS-", 0),  # the base ahead is held
        ("FA-", "-FA", 0),  # the lead runner goes first
        ("AFA", "-AF", 1),
        ("F-S", "-FS", 0),
        ("-FS", "-FS", 0),
        ("SFA", "S-F", 1),
        ("FSA", "FS-", 1),
    ],
)
def test_advances_without_a_hit(before: str, bases: str, runs: int) -> None:
    t = at_bat(Side("fast steal", bases=before)).play("play LA-01")
    assert (t.bases[0], t.runs[0]) == (bases, runs)


@pytest.mark.rule("BH-RUN-12")
def test_pawns_at_home_plate_are_no_runners() -> None:
    t = extra(Side("slow"), Side("1B fast steal"))
    t.both("play LA-01", "play NY-01")
    assert t.bases[1] == "F--", "it stood at home plate when Stolen Base happened"
