"""The sources keep the house rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hygiene import laws
from hygiene.laws import Finding
from hygiene.sources import GAMES, PACKAGE, ROOT, compiled_files, python_files, rule_files, shown, tree
from sandlot import games

pytestmark = pytest.mark.engine("compiled")  # nothing is played, so one run is enough
KERNEL_LINES = 1_000
TEXTS = (".py", ".toml", ".md", ".ts", ".svelte", ".css", ".html", ".json", ".js")


def violations(law: Callable[[ast.Module], list[Finding]], files: list[Path]) -> list[str]:
    assert files, "no sources were found"
    return [f"{shown(path)}:{line} {what}" for path in files for line, what in law(tree(path))]


def test_nothing_outside_games_names_a_game() -> None:
    names = {name for game in games.names() if (GAMES / game).is_dir() for name in (game, games.find(game).title)}
    names |= {folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").is_file()}
    assert names
    word = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names)))
    files = [path for path in PACKAGE.rglob("*") if GAMES not in path.parents]
    files += (ROOT / "web" / "src").rglob("*")
    found = [
        f"{shown(path)}:{number} {match.group()}"
        for path in sorted(files)
        if path.suffix in TEXTS
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (match := word.search(line))
    ]
    assert not found


def test_rules_use_no_luck_clock_or_machine_of_their_own() -> None:
    assert not violations(laws.unrepeatable_imports, rule_files())


def test_rules_do_not_walk_over_sets() -> None:
    assert not violations(laws.set_iterations, rule_files())


def test_only_the_kernel_and_re_deals_write_knowledge() -> None:
    kernel = PACKAGE / "kernel"
    assert not violations(laws.knowledge_writes, [path for path in python_files() if kernel not in path.parents])


def test_the_kernel_can_be_read_in_one_sitting() -> None:
    """What runs in search. What is for people only (moves, their text, sets in any order) comes on top of it."""
    files = [path for path in compiled_files() if path.parent == PACKAGE / "kernel"]
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert sum(lines.values()) <= KERNEL_LINES, lines


def test_compiled_modules_hold_plain_state() -> None:
    assert not violations(laws.heavy_state, compiled_files())


def test_everything_public_says_what_it_is_and_what_it_takes() -> None:
    inherited = laws.documented_methods([tree(path) for path in python_files()])
    assert not violations(lambda module: laws.undocumented(module, inherited), python_files())


def test_tests_wait_for_something_to_happen_and_never_for_a_certain_time() -> None:
    tests = ROOT / "tests"
    assert not violations(laws.sleeps, sorted(set(tests.rglob("*.py")) - {tests / "patience.py"}))


@pytest.mark.parametrize(
    ("law", "bad", "good"),
    [
        (laws.unrepeatable_imports, "from os import path", "import hashlib"),
        (laws.unrepeatable_imports, "def f():\n import random", "from sandlot.kernel import chance"),
        (laws.set_iterations, "for x in {1, 2}: pass", "for x in sorted({1, 2}): pass"),
        (
            laws.set_iterations,
            "def f(a: set[int]): return [x for x in a]",
            "def f(a: list[int]): return [x for x in a]",
        ),
        (laws.set_iterations, "s = set(a)\nt = list(s)", "s = set(a)\nt = sorted(s)"),
        (laws.set_iterations, "y = [*{1, 2}]", "y = len({1, 2})"),
        (laws.set_iterations, "a.extend(b | {1})", "a = {x for x in b}"),
        (laws.knowledge_writes, "def show(g): g.known[3] |= 1", "def redeal(g): g.known[3] |= 1"),
        (laws.knowledge_writes, "def show(g):\n known = g.known\n known[3] = 1", "def show(g): return g.known[3]"),
        (laws.knowledge_writes, "g.known = []", "a = g.known"),
        (laws.sleeps, "async def f(): await asyncio.sleep(0.5)", "until(gone, 'it is gone')"),
        (laws.sleeps, "page.wait_for_timeout(500)", "page.wait_for_selector('.bar')"),
        (laws.heavy_state, "from dataclasses import dataclass", "from typing import Final"),
        (laws.heavy_state, "import copy\nb = copy.deepcopy(a)", "b = a.copy()"),
    ],
)
def test_the_laws_see_what_they_forbid(law: Callable[[ast.Module], list[Finding]], bad: str, good: str) -> None:
    assert law(ast.parse(bad))
    assert not law(ast.parse(good))


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ("def f() -> None: pass", "f has no docstring"),
        ("class A: pass", "class A has no docstring"),
        ("def f(a) -> None:\n 'Does.'", "f says no type for a"),
        ("def f(a: int):\n 'Does.'", "f says no type for its result"),
        ("class A:\n 'Is.'\n def go(self) -> None: pass", "A.go has no docstring"),
        ("class A:\n 'Is.'\n def __init__(self, x) -> None: pass", "A.__init__ says no type for x"),
    ],
)
def test_what_is_undocumented_is_seen(bad: str, says: str) -> None:
    assert [what for _, what in laws.undocumented(ast.parse(bad), {})] == [says]


def test_a_method_may_inherit_its_docstring() -> None:
    module = ast.parse(
        "class A:\n 'Is.'\n def go(self) -> None:\n  'Goes.'\nclass B(A):\n 'Is too.'\n def go(self) -> None: pass"
    )
    assert not laws.undocumented(module, laws.documented_methods([module]))
