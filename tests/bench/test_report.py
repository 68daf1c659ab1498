"""What the side-by-side makes of its figures."""

from bench.report import AFTER, BEFORE, FIRST, Report, Target

FAST, SLOW, GONE = "fast", "slow", "gone"


def report(*targets: Target) -> Report:
    """Three rounds; the machine was twice as quick in the last one."""
    found = Report(FAST, list(targets), {})
    for speed in (1.0, 1.0, 2.0):
        found.add(BEFORE, {"turns_per_s": 1e7 * speed})
        found.add(FAST, {FIRST: 400.0 * speed, "clone_us": 0.5 / speed})
        found.add(SLOW, {FIRST: 100.0 * speed})
        found.add(AFTER, {"turns_per_s": 1e7 * speed})
    return found


def verdicts(*targets: Target) -> list[object]:
    return [target["reached"] for target in report(*targets).targets()]


def test_a_ratio_is_taken_within_a_round_and_a_figure_is_the_median() -> None:
    found = report()
    found.add(FAST, {FIRST: 1e9})  # a round that the other row has not
    assert found.ratio(FAST, SLOW) == 4.0
    assert report().figure(FAST, FIRST) == 400.0
    assert report().figure(SLOW, "clone_us") is None


def test_a_target_is_reached_missed_or_not_measured() -> None:
    assert verdicts(
        Target(FAST, FIRST, SLOW, ">=", 4.0),
        Target(FAST, FIRST, SLOW, "<=", 3.9),
        Target(FAST, "clone_us", "", "<=", 0.5),
        Target(SLOW, "clone_us", FAST, "<=", 1.0),
        Target(FAST, FIRST, GONE, ">=", 1.0),
    ) == [True, False, True, None, None]


def test_only_a_missed_target_fails_the_run() -> None:
    assert report(Target(FAST, FIRST, SLOW, "<=", 3.9)).missed()
    assert not report(Target(FAST, FIRST, GONE, ">=", 1.0)).missed()


def test_the_text_says_everything_once() -> None:
    found = report(Target(FAST, FIRST, SLOW, ">=", 5.0), Target(FAST, FIRST, GONE, ">=", 1.0))
    found.drop(GONE, "it is not here")
    lines = found.text().splitlines()
    assert len([line for line in lines if line.startswith("| ")]) == 4
    assert "MISSED: fast : slow >= 5, found 4" in lines
    assert "not measured: fast : gone >= 1" in lines
    assert "missing: gone: it is not here" in lines
    assert "calibration before 10.0M turns/s (±50%); calibration after 10.0M turns/s (±50%)" in lines
