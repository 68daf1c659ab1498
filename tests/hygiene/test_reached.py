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
        [sys.executable, "-m", "hygiene.reach", info.name, str(budget["reach_games"]), str(budget["reach_seed"])],
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


def questions(case: Case, seed: int) -> list[tuple[int, list[int], str]]:
    """Who is asked what, and now and then what he sees, in a game whose answers depend only on the seed."""
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
                if info.bars(seats, info.read_options(with_it)):
                    continue
                if questions(Case(info, seats, with_it), seed) != questions(Case(info, seats, without), seed):
                    return
    pytest.fail(f"{info.name} plays the same with {setting} as without, at every seat count")
