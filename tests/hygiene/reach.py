"""Plays random games until every step, question, ending, verb and rule function was met; prints what was not.

What is too rare for so many games may be met by the game's own rule tests.

It runs on plain Python in a process of its own (`python -m hygiene.reach GAME MOST SEED`): compiled classes cannot be
listened to. SEED is that of the first game; with a good one a game that has rare cards meets them early.
"""

from __future__ import annotations

import ast
import importlib
import itertools
import json
import pkgutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

from conformance.cases import cases_of
from conformance.walk import Walk
from hygiene.sources import RULES, tree
from sandlot import _engine, games
from sandlot.kernel.game import Game
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.step import Choice, Step

GOLDEN = Path(__file__).parents[1] / "golden"
LOOK_EVERY = 20  # games between two looks at the functions and branches


def kinds(info: GameInfo) -> set[type]:
    """The steps and questions of a game that are not the base of others."""
    package = importlib.import_module(info.package)
    for module in pkgutil.walk_packages(package.__path__, f"{info.package}."):
        importlib.import_module(module.name)
    todo: list[type] = [Step, Choice]
    found = set()
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if kind.__module__.startswith(info.package + ".") and not kind.__subclasses__():
            found.add(kind)
    return found


def listen(met: set[type]) -> None:
    """From now on every step that runs and every question that is answered is noted."""

    def noted(method: Callable[..., Any], whom: Callable[[Any], type]) -> Callable[..., Any]:
        def run(self: Any, *rest: Any) -> Any:
            met.add(whom(self))
            return method(self, *rest)

        return run

    todo: list[type] = [Step, Choice]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        for name in {"run", "take"} & set(vars(kind)):
            setattr(kind, name, noted(vars(kind)[name], type))
    setattr(Game, "seal", noted(Game.seal, lambda g: type(g.choice)))  # noqa: B010  (mypy forbids the plain form)


def landmarks(path: Path) -> dict[int, str]:
    """Lines that stand for a function or for a branch on a named option or verb (`code == codes.OUT`)."""
    found: dict[int, str] = {}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef):
            start = node.body[1 if ast.get_docstring(node) and len(node.body) > 1 else 0]
            if not isinstance(start, ast.Raise | ast.Pass):
                found[start.lineno] = f"the function {node.name}"
        elif isinstance(node, ast.If) and isinstance(node.test, ast.Compare) and isinstance(node.test.ops[0], ast.Eq):
            against = ast.unparse(node.test.comparators[0])
            if against.split(".")[-1].isupper():
                found[node.body[0].lineno] = f"the branch {ast.unparse(node.test)}"
    return found


def unread(recorder: Coverage, info: GameInfo) -> list[str]:
    """Functions and branches of the rules that were never run."""
    found = []
    folder = Path(importlib.import_module(info.package).__path__[0])
    for path in [p for name in RULES[1:] for p in (*folder.glob(f"{name}.py"), *folder.glob(f"{name}/**/*.py"))]:
        _, _, _, missing, _ = recorder.analysis2(str(path))
        found += [f"{path.name}:{line} {what}" for line, what in sorted(landmarks(path).items()) if line in missing]
    return found


def explore(name: str, most: int, seed: int) -> dict[str, object]:
    """What random play of a game never met."""
    info = games.find(name)
    folder = importlib.import_module(info.package).__path__[0]
    recorder = Coverage(data_file=None, include=[f"{folder}/*"], config_file=False)
    recorder.start()
    wanted, met, endings = kinds(info), set[type](), set[str]()
    listen(met)
    endings |= {file.name.split(".")[0] for file in GOLDEN.glob(f"{name}/*.json")}  # rare ones are proven there
    cases = cases_of(info, 1)
    played = 0
    for number, case in zip(range(most), itertools.cycle(cases), strict=False):
        endings.add(Walk(case, seed + number).finish().outcome().ending)
        played += 1
        if not wanted - met and not set(info.endings) - endings and played % LOOK_EVERY == 0:
            if not unread(recorder, info):
                break
    if wanted - met or unread(recorder, info):
        pytest.main(["-q", "-p", "no:cacheprovider", str(GOLDEN.parent / "rules" / name)])
    recorder.stop()
    return {
        "engine": _engine.kind(),
        "games": played,
        "kinds": sorted(kind.__name__ for kind in wanted),
        "unmet": sorted(kind.__name__ for kind in wanted - met),
        "endings": sorted(set(info.endings) - endings),
        "unread": unread(recorder, info),
    }


if __name__ == "__main__":
    print(json.dumps(explore(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
