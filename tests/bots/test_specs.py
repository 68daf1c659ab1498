"""Bots by name."""

import pytest

from sandlot import bots
from sandlot.kernel.errors import BadInput


@pytest.mark.parametrize("spec", ["random", "quick", "greedy", "ismcts:1", "ismcts:2000", "ismcts:250ms", " Greedy "])
def test_names_that_are_known(spec: str) -> None:
    assert bots.make(spec).name == spec.strip().lower()


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("", "there is no bot ''"),
        ("clever", "there is no bot 'clever'; there are: random, quick, greedy"),
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


def test_one_name_for_all_seats_or_one_each() -> None:
    assert bots.parse_specs("greedy", 3) == ["greedy"] * 3
    assert bots.parse_specs("greedy, random,ismcts:5", 3) == ["greedy", "random", "ismcts:5"]


@pytest.mark.parametrize(
    ("text", "says"),
    [("greedy,random", "names 2 bots for 3 seats"), ("greedy,,random", "no bot ''"), ("a,b,c", "no bot 'a'")],
)
def test_lines_that_do_not_fit(text: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        bots.parse_specs(text, 3)
