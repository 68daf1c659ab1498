"""Who plays in the lab: bots by name and bots from files, whose faults are told in a sentence."""

import json
from pathlib import Path

import pytest

import haggle
from sandlot import bots
from sandlot.cli import main
from sandlot.kernel.errors import BadInput
from sandlot.lab.entrants import entrants, make

INFO = haggle.INFO
OWN = """
from sandlot.bots import Bot

class First(Bot):
    def think(self, g, seat, options):
        return options[0]

class Crashing(Bot):
    def think(self, g, seat, options):
        raise ZeroDivisionError("oh")

class Illegal(Bot):
    def move(self, g, seat):
        return [4095]

class Nobody:
    def __init__(self, name, seed):
        pass

class Unmade(Bot):
    def __init__(self, name, seed):
        raise KeyError("no")
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    """The file with bots of one's own."""
    path = tmp_path / "own.py"
    path.write_text(OWN)
    return str(path)


def test_one_name_for_all_seats_or_one_each() -> None:
    assert entrants("greedy", 3, INFO) == ("greedy",) * 3
    assert entrants("Greedy, random,ismcts:5", 3, INFO) == ("greedy", "random", "ismcts:5")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("greedy,random", "names 2 bots for 3 seats"),
        ("greedy,,random", "no bot ''"),
        ("a,b,c", "no bot 'a'"),
        ("regular+grumpy", "Haggle has no personality 'grumpy'"),
        ("nowhere.py:Bot", "there is no file nowhere.py"),
    ],
)
def test_lines_that_do_not_fit(text: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        entrants(text, 3, INFO)


def test_a_bot_of_ones_own_plays(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "haggle", "--pairs", "3", "--seed", "1", "--workers", "2", "--json"]
    assert main([*words, "--bots", f"{own}:First,random"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["bots"] == [f"{own}:First", "random"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Crashing", "Crashing failed on seat 0: ZeroDivisionError: oh"),
        ("Illegal", "Illegal failed on seat 0: IllegalMove: 4095 is not among the options"),
        ("Nobody", "makes no sandlot.bots.Bot"),
        ("Unmade", "Unmade failed at its start: KeyError"),
        ("Missing", "has no class Missing"),
    ],
)
def test_what_a_bot_does_wrong_is_told_with_its_name(
    own: str, name: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "haggle", "--pairs", "2", "--seed", "1", "--workers", "1"]
    assert main([*words, "--bots", f"{own}:{name},random"]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert "Traceback" not in said


def test_only_the_lab_takes_files(own: str) -> None:
    assert isinstance(make(f"{own}:First", 1), bots.Bot)
    with pytest.raises(BadInput, match="there is no bot"):
        bots.make(f"{own}:First")
