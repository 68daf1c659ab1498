"""Bots by name."""

import re

import pytest

from bots.everywhere import INFOS
from sandlot import bots
from sandlot.bots.levels import personalities
from sandlot.bots.specs import check
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo


@pytest.mark.parametrize(
    "spec",
    [
        *("rookie", "regular", "all-star", "hall-of-famer", "All-Star", "regular+miser"),
        *("random", "quick", "greedy", "reference", " Greedy "),
        *("ismcts:1", "ismcts:2000", "ismcts:250ms", "race:20", "race:20@0", "race:5ms@12", "tree:300", "tree:9ms@2"),
    ],
)
def test_names_that_are_known(spec: str) -> None:
    assert bots.make(spec).name == spec.strip().lower()


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("", "there is no bot ''"),
        ("clever", "there is no bot 'clever'; there are: rookie, regular, all-star, hall-of-famer, each also with"),
        ("regular+", "there is no bot 'regular.'"),
        ("greedy+miser", "there is no bot 'greedy.miser'"),
        ("race", "needs a budget from 1 up, as in race:1000 or race:500ms"),
        ("race:0@3", "needs a budget"),
        ("ismcts:9@3", "needs a budget"),
        ("ismcts", "needs a budget from 1 up"),
        ("ismcts:0", "needs a budget from 1 up"),
        ("ismcts:-5", "needs a budget from 1 up"),
        ("ismcts:1.5", "needs a budget from 1 up"),
        ("ismcts:10s", "needs a budget from 1 up"),
        ("ismcts:99999999999", "needs a budget from 1 up"),
        ("random:5", "there is no bot 'random:5'"),
    ],
)
def test_names_that_are_not(spec: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        bots.make(spec)


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.name)
def test_a_personality_belongs_to_its_games(info: GameInfo) -> None:
    assert check("regular", info) == "regular"
    for each in personalities(info):
        assert check(f"All-Star+{each.name}", info) == f"all-star+{each.name}"
    with pytest.raises(BadInput, match=f"{re.escape(info.title)} has no personality 'grumpy'"):
        check("rookie+grumpy", info)
