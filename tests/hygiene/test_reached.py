"""Nothing in a game is dead: what no test runs is named, and every option makes a difference."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest
from coverage import Coverage

from budgets import shortest
from conformance.cases import Case, all_games, settings
from conformance.walk import Walk
from hygiene.reach import unreached
from sandlot.kernel.registry import GameInfo, Value

GAMES = all_games()


SAMPLE = """\
OUT = 2

def told(code):
    'Says it.'
    if code == OUT:
        return "out"
    return "safe"

def dead(code):
    return code
"""


def test_what_was_never_run_is_named(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text(SAMPLE, encoding="utf-8")
    recorder = Coverage(data_file=None, include=[str(path)], config_file=False)
    with recorder.collect():
        sample: dict[str, Callable[[int], str]] = runpy.run_path(str(path))
        sample["told"](1)
    assert unreached(recorder, [path]) == [f"{path}:6 the branch code == OUT", f"{path}:10 the function dead"]


def questions(case: Case, seed: int) -> list[tuple[int, list[int], str]]:
    """Who is asked what, and now and then what the seat sees, in a game whose answers depend only on the seed."""
    walk = Walk(case, seed)
    walk.rng.seed(seed)
    return [(g.seat, g.options, str(g.table(g.seat)) if walk.ply % 40 == 39 else "") for g in walk.decisions()]


@pytest.mark.engine("compiled")  # thousands of decisions, the same on plain Python
@pytest.mark.parametrize(
    ("info", "setting"),
    [(info, setting) for info in GAMES for setting in settings(info, 0)[1:]],
    ids=lambda value: value.name if isinstance(value, GameInfo) else ",".join(f"{k}={v}" for k, v in value.items()),
)
def test_every_option_makes_a_difference(info: GameInfo, setting: dict[str, Value], budget: dict[str, int]) -> None:
    short = shortest(info.name)
    pairs = [(setting, short)]
    usual = {name: value for name, value in setting.items() if name not in short}
    if short and usual:  # some options of a long game matter from the second year on
        pairs.append((usual, {}))
    for seed in range(budget["walks"] * 60 // len(pairs)):
        for with_it, without in pairs:
            for seats in info.seats:
                if info.forbids(seats, info.read_options(with_it)):
                    continue
                if questions(Case(info, seats, with_it), seed) != questions(Case(info, seats, without), seed):
                    return
    pytest.fail(f"{info.name} plays the same with {setting} as without, at every seat count")
