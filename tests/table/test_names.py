"""One rule for names."""

from __future__ import annotations

import re

import pytest

from called import PEOPLE, REFUSED
from sandlot.kernel.errors import BadInput
from sandlot.table.layout import cells, clean
from sandlot.table.lines import ONE_LINE, is_line, whole
from sandlot.table.names import check_name, length, shortened


@pytest.mark.parametrize("name", PEOPLE)
def test_people_keep_their_names(name: str) -> None:
    assert check_name(name) == name
    assert clean(f"{name} bats") == f"{name} bats"  # in the terminal too


@pytest.mark.parametrize(("name", "why"), [*REFUSED, ("", "can be seen"), ("A\ud83d", "half a character")])
def test_what_harms_others_or_cannot_be_seen_is_refused(name: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        check_name(name)


def test_spaces_are_tidied() -> None:
    assert check_name("  Ann \u3000 Lee ") == "Ann Lee"


@pytest.mark.parametrize(("name", "count"), PEOPLE.items())
def test_characters_are_counted_as_people_count_them(name: str, count: int) -> None:
    assert length(name) == count


def test_a_long_name_of_a_file_is_cut_for_a_table() -> None:
    assert shortened("Ann") == "Ann"
    assert shortened("x" * 60) == "x" * 39 + "…"
    assert shortened("👨‍👩‍👧" * 50) == "👨‍👩‍👧" * 39 + "…"  # between two people, not inside a family


def test_the_terminal_does_not_obey_a_text() -> None:
    assert clean("A\u202eB\x1b[2J\nC") == "A B [2J C"
    assert cells("a\u200cb\u00ad") == 2


def test_a_pattern_is_for_all_of_a_text() -> None:
    assert re.search(whole("[a-z]+"), "ann")
    for wrong in ("ann\n", "\nann", "ann!", ""):
        assert not re.search(whole("[a-z]+"), wrong)
    assert not re.search(ONE_LINE, "a\n")
    assert not re.search(whole("a|b"), "ax")
    assert is_line("any text", 8)
    assert not any(is_line(wrong, 8) for wrong in ("too long!", "a\n", "a\x00", "\ud83d"))
