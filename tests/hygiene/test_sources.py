"""The sources keep the house rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hygiene import laws
from hygiene.laws import Finding
from hygiene.sources import GAMES, PACKAGE, ROOT, compiled_files, own_files, python_files, rule_files, shown, tree
from sandlot import games

pytestmark = pytest.mark.engine("compiled")  # nothing is played, so one run is enough
# A position with its agenda is a third, rows of cards are another (each written out, as the compiler wants it);
# the rest is chance, re-deals, offers and what games derive from.
KERNEL_LINES = 1_750
DOCS = 120  # characters of a line, code blocks and tables too
LONG = "def f():\n 1\n 2\n 3\n 4\n 5"  # a function of more than five lines
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
    """Counted is every line, comments too, of the modules that run in search: those that are compiled.

    What is declared (material, code book) or for people only (moves, their text, sets in any order) comes on top of it.
    """
    files = [path for path in compiled_files() if path.parent == PACKAGE / "kernel"]
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert sum(lines.values()) <= KERNEL_LINES, lines


def test_compiled_modules_hold_plain_state() -> None:
    """The tables of a pack are none: no clone copies them and no fingerprint covers them."""
    assert not violations(laws.heavy_state, [path for path in compiled_files() if path.name != "tables.py"])


def test_whatever_is_public_and_not_short_says_what_it_is() -> None:
    assert not violations(laws.undocumented, own_files())


def test_no_docstring_only_repeats_a_name() -> None:
    assert not violations(laws.echoes, own_files())


def test_whatever_is_public_says_what_it_takes_and_gives() -> None:
    assert not violations(laws.untyped, python_files())


def test_no_game_imports_inside_a_function() -> None:
    assert not violations(laws.inner_imports, sorted(GAMES.rglob("*.py")))


def test_lines_of_docs_fit_a_screen() -> None:
    files = [*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md"), ROOT / "bench" / "README.md"]
    long = [
        f"{shown(path)}:{number} has {len(line)} characters"
        for path in sorted(files)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > DOCS
    ]
    assert not long


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
        (laws.knowledge_writes, "def shuffle(g): g.known[3] = 0", "def redeal_hand(g): g.known[3] = 0"),
        (laws.sleeps, "async def f(): await asyncio.sleep(0.5)", "until(gone, 'it is gone')"),
        (laws.sleeps, "page.wait_for_timeout(500)", "page.wait_for_selector('.bar')"),
        (laws.heavy_state, "from dataclasses import dataclass", "from typing import Final"),
        (laws.heavy_state, "import copy\nb = copy.deepcopy(a)", "b = a.copy()"),
        (laws.inner_imports, "def f():\n from a import b", "from a import b"),
        (laws.inner_imports, "class A:\n def f(self):\n  if self.x:\n   import b", "import b\ndef f(): return b.c"),
        (laws.echoes, "def begin():\n 'Begin.'", "def begin():\n 'Deal and ask the first seat.'"),
        (laws.echoes, "class Ask:\n def go(self):\n  'Ask all.'", "class Ask:\n def go(self): pass"),
        (laws.echoes, "def seat_part():\n 'The parts of a seat.'", "def seat_part():\n 'What one seat shows.'"),
        (laws.undocumented, LONG, LONG.replace("1", "'Adds up.'", 1)),
        (
            laws.undocumented,
            "if X:\n class A:\n  a: int\n  b: int\n  c: int\n  d: int\n  e: int",
            LONG.replace(" f", " _f"),
        ),
        (laws.undocumented, "class A:\n x = 1\n" + LONG.replace("\n", "\n ").replace("def", " def"), "def f(): pass"),
    ],
)
def test_the_laws_see_what_they_forbid(law: Callable[[ast.Module], list[Finding]], bad: str, good: str) -> None:
    assert law(ast.parse(bad))
    assert not law(ast.parse(good))


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ("def f(a) -> None: pass", "f says no type for a"),
        ("def f(a: int): pass", "f says no type for its result"),
        ("class A:\n def go(self, *x) -> None: pass", "A.go says no type for x"),
        ("class A:\n def __init__(self, x) -> None: pass", "A.__init__ says no type for x"),
    ],
)
def test_what_has_no_type_is_named(bad: str, says: str) -> None:
    assert [what for _, what in laws.untyped(ast.parse(bad))] == [says]


def test_a_class_that_fills_in_one_method_needs_no_docstring() -> None:
    handler = "class Steal(Verb):\n x = 1\n def act(self):\n  1\n  2\n  3"
    assert not laws.undocumented(ast.parse(handler))
    assert laws.undocumented(ast.parse(handler.replace("(Verb)", "")))
    assert laws.undocumented(ast.parse(handler + "\n def also(self): pass"))


def test_a_method_needs_no_docstring() -> None:
    assert not laws.undocumented(ast.parse("class A:\n 'Adds.'\n def f(self):\n  1\n  2\n  3\n  4\n  5"))
