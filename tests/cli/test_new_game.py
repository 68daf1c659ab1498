"""`sandlot new-game`: which names it takes, what it writes and where, and that the game works at once."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import guide
from builds import ROOT, clean, output
from house import NAMES
from hygiene import laws
from hygiene.sources import tree as syntax
from sandlot.cli import main, new_game

pytestmark = pytest.mark.engine("plain")  # a made game runs in other processes, on plain Python

LONGEST = "abcdefghijkm"
MODULES = ("__init__", "atoms", "bot", "game", "material", "notation", "options", "questions", "state", "steps")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the clone with a new game in it."""
    found = guide.copy_tree(tmp_path_factory.mktemp("clone"))
    guide.run("python3 dev.py run new-game fungo", ["...", "wrote tests/rules/fungo/test_rules.py", "..."], found, 0)
    return found


def in_tree(tree: Path, *command: str) -> str:
    return output(sys.executable, *command, cwd=tree, SANDLOT_PURE="1", PYTHONPATH=str(tree / "src"))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Fungo", "3 to 12 small letters and digits, a letter first, not 'Fungo'"),
        ("fu", "3 to 12 small letters"),
        ("2nd", "a letter first"),
        ("my_game", "3 to 12 small letters"),
        ("fungo/x", "3 to 12 small letters"),
        ("class", "a word of Python's own"),
        ("match", "a word of Python's own"),
        (NAMES[0], "there is a game"),
        ("random", "there is a package 'random' already"),
        ("kernel", "there is a package 'kernel' already"),
        ("sandlot", "there is a package 'sandlot' already"),
        ("haggle", "there is a"),
        ("inning", "nothing outside the games may name one"),
    ],
)
def test_a_bad_name_is_told_in_one_sentence(name: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert why in said.err
    assert name == NAMES[0] or not (ROOT / "tests" / "rules" / name).exists()


def test_outside_a_clone_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(new_game, "CLONE", tmp_path)
    assert main(["new-game", "fungo"]) == 2
    assert "this is no clone of Sandlot" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    assert main(["new-game", "fungo", "--into", str(tmp_path / "gone")]) == 2
    assert "there is no folder" in capsys.readouterr().err


def test_a_package_elsewhere_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "fungo", "--into", str(tmp_path), "--json"]) == 0
    files = json.loads(capsys.readouterr().out)["files"]
    assert {f"fungo/{module}.py" for module in MODULES} < set(files)
    program = (
        "import fungo, sandlot\ng = sandlot.new('fungo', seats=2, seed=1)\n"
        "while g.options: g.apply(g.options[0])\nprint(g.outcome().ending)"
    )
    said = output(sys.executable, "-c", program, SANDLOT_PURE="1", PYTHONPATH=f"{tmp_path}:{ROOT / 'src'}")
    assert said.strip() in ("win", "draw")


def test_what_exists_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "fungo" / "game.py"
    mine.parent.mkdir()
    mine.write_text("mine")
    assert main(["new-game", "fungo", "--into", str(tmp_path)]) == 2
    assert "exists already and is left as it is" in capsys.readouterr().err
    assert [path.read_text() for path in mine.parent.iterdir()] == ["mine"]


def test_its_tests_and_the_laws_hold(tree: Path) -> None:
    assert "18 passed" in in_tree(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rules/fungo")
    laws_of_it = in_tree(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", "fungo")
    assert "9 passed" in laws_of_it
    assert in_tree(tree, "-m", "sandlot", "rules", "fungo", "--coverage") == "9 of 9 rules have a test.\n"
    assert in_tree(tree, "tools/material.py", "--check") == ""


def test_bots_play_it(tree: Path) -> None:
    sim = ("-m", "sandlot", "sim", "fungo", "--seed", "1", "--bots")
    greedy, random = json.loads(in_tree(tree, *sim, "greedy,random", "--games", "300", "--json"))["wins"]
    assert greedy > random
    assert "draws" in in_tree(tree, *sim, "ismcts:50", "--games", "4")


def test_it_is_played_to_the_end_in_the_terminal(tree: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sandlot", "play", "fungo", "--seed", "3", "--bots", "random"],
        input="1\n" * 6,
        cwd=tree,
        env=clean(SANDLOT_PURE="1", PYTHONPATH=str(tree / "src")),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "FUNGO-END-2" in done.stdout


def test_its_sources_keep_the_house_rules(tree: Path) -> None:
    in_tree(tree, "-m", "sandlot", "new-game", LONGEST)
    homes = [tree / "src" / "sandlot" / "games" / name for name in ("fungo", LONGEST)]
    made = [*homes, *(tree / "tests" / "rules" / name for name in ("fungo", LONGEST))]
    in_tree(tree, "-m", "ruff", "check", *map(str, made))
    in_tree(tree, "-m", "ruff", "format", "--check", *map(str, made))
    for law in (laws.unrepeatable_imports, laws.set_iterations, laws.knowledge_writes, laws.heavy_state):
        assert not [found for path in homes[0].glob("*.py") for found in law(syntax(path))]
    output(sys.executable, "-m", "mypy", "--cache-dir", str(tree / ".mypy"), str(homes[0]), cwd=tree)
