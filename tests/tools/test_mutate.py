"""The tool that breaks rules: what it breaks and what it leaves alone; every change is one that Python can read."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.mutate import Mutant, mutants_of

from tools import mutate

FILE = Path("rules.py")


def broken(source: str) -> set[str]:
    """The source with each of its mutants."""
    data = source.encode()
    found = set()
    for mutant in mutants_of(FILE, source):
        text = (data[: mutant.start] + mutant.new.encode() + data[mutant.end :]).decode()
        found.add(ast.unparse(ast.parse(text)))
    assert ast.unparse(ast.parse(source)) not in found, "a mutant changes nothing"
    return found


@pytest.mark.parametrize(
    ("source", "mutants"),
    [
        ("f(a == b)", {"f(a != b)", "pass"}),
        ("f(a < b)", {"f(a >= b)", "f(a <= b)", "pass"}),
        ("f(a in b)", {"f(a not in b)", "pass"}),
        ("f(a < b < c)", {"f(a >= b < c)", "f(a <= b < c)", "f(a < b >= c)", "f(a < b <= c)", "pass"}),
        ("f(a and b)", {"f(a or b)", "pass"}),
        ("f(3)", {"f(4)", "f(2)", "pass"}),
        ("f(True)", {"f(False)", "pass"}),
        ("f(a | b << c)", {"f(a & b << c)", "f(a | b >> c)", "pass"}),
        ("x += y", {"pass"}),
        ("f(a if b else c)", {"f(a if not b else c)", "pass"}),
    ],
)
def test_what_is_broken(source: str, mutants: set[str]) -> None:
    assert broken(source) == mutants


def test_conditions_and_statements() -> None:
    assert broken("if a:\n    return_it()\n") == {"if not a:\n    return_it()", "if a:\n    pass"}
    assert broken("while a:\n    break\n") == {"while not a:\n    break", "while a:\n    pass"}


@pytest.mark.parametrize(
    "source",
    [
        '"""Text."""',
        "import a",
        "from a import b",
        "x: int",
        "class A:\n    __slots__ = ('a', 'b')",
        "def f(a: list[3]) -> dict[4, 5]:\n    '''Text.'''",
        "def f() -> None: ...",
    ],
)
def test_what_is_left_alone(source: str) -> None:
    assert broken(source) == set()


def test_the_texts_of_errors_are_left_alone_but_not_the_raise() -> None:
    assert broken("def f():\n    raise Bug(f'{a + 1} cards')\n") == {"def f():\n    pass"}


def test_places_are_counted_in_bytes() -> None:
    source = "ß = '→'; f(1)\n"
    assert broken(source) == {"pass\nf(1)", "ß = '→'\npass", "ß = '→'\nf(2)", "ß = '→'\nf(0)"}


def test_a_mutant_says_where_and_what() -> None:
    (first, *_) = [m for m in mutants_of(FILE, "\nf(a ==\n  b)\n") if m.new != "pass"]
    assert isinstance(first, Mutant)
    assert str(first) == "rules.py:2: a == b  ->  (a != b)"


RULES = """
def price(stars):
    return stars * 1000


def left(cash, cost):
    return cash - cost if cost <= cash else cash


def climb(steps):
    height = 0
    while steps:
        steps -= 1
        height += 2
    return height
"""
TESTS = """
from sandlot.games.toy.game import climb, left, price


def test_price():
    assert price(3) == 3000


def test_left():
    assert left(500, 500) == 0
    assert left(500, 600) == 500


def test_climb():
    assert climb(0) == 0
    assert climb(1)
"""


@pytest.mark.engine("plain")  # the tool has its own engine
def test_the_survivors_are_what_the_tests_leave_open(tmp_path: Path) -> None:
    game, rules = tmp_path / "src/sandlot/games/toy", tmp_path / "tests/rules/toy"
    for folder in (game, rules, tmp_path / "tools"):
        folder.mkdir(parents=True)
    (tmp_path / "src/sandlot/__init__.py").touch()  # or Python would take the one that is installed
    (game / "game.py").write_text(RULES)
    (rules / "test_toy.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = "--import-mode=importlib"\n')
    shutil.copy(mutate.__file__, tmp_path / "tools")
    done = subprocess.run(
        [sys.executable, "tools/mutate.py", "toy", "--sample", "99"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr  # 90 %
    assert done.stdout.splitlines() == [  # that a climb leads somewhere is tested, not how far
        "survived: game.py:14: 2  ->  (1)",
        "survived: game.py:14: 2  ->  3",
        "18 of 20 mutants noticed (90%), of 20 possible.",
    ]
    assert "too long game.py:13: steps -= 1  ->  pass" in done.stderr
