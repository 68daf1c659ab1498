"""Nothing in a game is dead: every step, question, verb, function and option is met by some test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from budgets import shortest
from conformance.cases import Case, all_games, settings
from conformance.walk import Walk
from sandlot.kernel.registry import GameInfo, Value

TESTS = Path(__file__).parents[1]
GAMES = all_games()


@pytest.mark.engine("plain")  # it plays on plain Python in a process of its own
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_random_play_meets_everything(info: GameInfo, budget: dict[str, int]) -> None:
    variables = {key: value for key, value in os.environ.items() if not key.startswith(("SANDLOT_", "COV"))}
    variables |= {"SANDLOT_PURE": "1"}
    variables["PYTHONPATH"] = os.pathsep.join(map(str, (TESTS.parent / "src", TESTS, TESTS.parent)))
    child = subprocess.run(
        [sys.executable, "-m", "hygiene.reach", info.name, str(budget["reach_games"])],
        env=variables,
        capture_output=True,
        text=True,
    )
    assert child.returncode == 0, child.stderr
    found = json.loads(child.stdout.splitlines()[-1])
    assert found["engine"] == "pure"
    assert found["kinds"], "the game has no steps and questions"
    never = {key: found[key] for key in ("unmet", "endings", "unread") if found[key]}
    assert not never, f"{info.name}: never met in {found['games']} random games: {never}"


def questions(case: Case, seed: int) -> list[tuple[int, list[int]]]:
    """Who is asked what, in a game whose answers depend only on the seed and the number of options."""
    walk = Walk(case, seed)
    walk.rng.seed(seed)
    return [(g.seat, g.options) for g in walk.decisions()]


@pytest.mark.parametrize(
    ("info", "setting"),
    [(info, setting) for info in GAMES for setting in settings(info, 0)[1:]],
    ids=lambda value: value.name if isinstance(value, GameInfo) else ",".join(f"{k}={v}" for k, v in value.items()),
)
def test_every_option_makes_a_difference(info: GameInfo, setting: dict[str, Value], budget: dict[str, int]) -> None:
    for seed in range(budget["walks"] * 60):
        for seats in info.seats:
            if info.bars(seats, info.read_options(setting)):
                continue
            if questions(Case(info, seats, setting), seed) != questions(Case(info, seats, shortest(info.name)), seed):
                return
    pytest.fail(f"{info.name} plays the same with {setting} as without, at every seat count")
