"""Options are named ranges: what a number means, how it reads, and what is refused."""

from __future__ import annotations

import pytest

from sandlot.kernel.code_book import CodeBook, Range, filled
from sandlot.kernel.errors import RulesBug

BOOK = CodeBook((Range("PASS", 1, "pass"), Range("PLAY", 10, "play {card}"), Range("BID", 5, "bid {n}", at=20)))


@pytest.mark.parametrize(("option", "name", "n"), [(0, "PASS", 0), (1, "PLAY", 0), (10, "PLAY", 9), (24, "BID", 4)])
def test_a_number_means_a_range_and_a_place_in_it(option: int, name: str, n: int) -> None:
    found = BOOK.find(option)
    assert (found.range.name, found.n) == (name, n)


@pytest.mark.parametrize("option", [-1, 11, 19, 25])
def test_a_number_of_no_range_is_an_error(option: int) -> None:
    with pytest.raises(RulesBug, match=f"no option has the number {option}"):
        BOOK.find(option)


def test_ranges_follow_each_other_and_may_leave_gaps() -> None:
    assert BOOK.constants() == [("PASS", 0, ""), ("PLAY", 1, ""), ("BID", 20, "")]
    assert BOOK.actions == 25


def test_ranges_that_overlap_are_refused_with_their_name() -> None:
    with pytest.raises(RulesBug, match="BID begin at 3, but those before end at 9"):
        CodeBook((Range("PLAY", 10), Range("BID", 5, at=3)))


def test_templates_are_filled_with_the_games_names() -> None:
    names = {"card": lambda g, seat, n: f"{g} {seat} {n}"}
    assert filled("play {card} x{n}", names, "deck", 2, 7) == "play deck 2 7 x7"
    assert filled("pass", names, "deck", 2, 7) == "pass"
