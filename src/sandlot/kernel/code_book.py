# interpreted: declarations
"""The options of a game as named ranges of numbers, declared once in its `material.py`.

`tools/material.py` writes the numbers for the rules (`options.py`); how an option reads and which part of the table it
acts on is looked up here. A template has names in braces: `{n}` counts within the range, `{me}` is the seat that picks,
others are found in the game's `notation.NAMES`.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Any, NamedTuple

from sandlot.kernel.errors import RulesBug


@dataclass(frozen=True)
class Range:
    """Options that mean the same sort of thing, counted from the first."""

    name: str  # the constant of the first one in the rules
    count: int = 1
    words: str = ""  # how one reads in a move: "play {card}"
    part: str = ""  # the part of the table it acts on: "card:{n}"
    more: str = ""  # what people read behind the words: "{price}"
    at: int = -1  # the number of the first one, if it does not follow on the range before
    note: str = ""


class Meaning(NamedTuple):
    """What an option is: a range, and its place in it."""

    range: Range
    n: int


class CodeBook:
    """All ranges of a game, by number."""

    def __init__(self, ranges: tuple[Range, ...]) -> None:
        self.ranges = ranges
        self.firsts: list[int] = []
        end = 0
        for each in ranges:
            first = end if each.at < 0 else each.at
            if first < end:
                raise RulesBug(f"the options {each.name} begin at {first}, but those before end at {end - 1}")
            self.firsts.append(first)
            end = first + each.count
        self.actions = end  # every option lies below it

    def find(self, option: int) -> Meaning:
        """What a number means."""
        place = bisect_right(self.firsts, option) - 1
        if place >= 0:
            found = self.ranges[place]
            n = option - self.firsts[place]
            if n < found.count:
                return Meaning(found, n)
        raise RulesBug(f"no option has the number {option}")

    def constants(self) -> list[tuple[str, int, str]]:
        """The first number of every range by its name in the rules, with its note."""
        return [(each.name, first, each.note) for each, first in zip(self.ranges, self.firsts, strict=True)]


def filled(template: str, names: dict[str, Any], g: object, seat: int, n: int) -> str:
    """A template with the game's names put in."""
    if "{" not in template:
        return template
    text = ""
    for words, name in _pieces(template):
        text += words
        if name == "n":
            text += str(n)
        elif name == "me":
            text += str(seat)
        elif name is not None:
            text += str(names[name](g, seat, n))
    return text


@cache
def _pieces(template: str) -> tuple[tuple[str, str | None], ...]:
    """The words of a template, each with the name that follows them."""
    return tuple((words, name) for words, name, _, _ in Formatter().parse(template))
