"""The written rules: all ids of the checklist, all rulings, all options."""

import re

from sandlot import games
from sandlot.cli.rules import rule_ids, rules_text

INFO = games.find("moorwerk")
TEXT = rules_text(INFO)
CHAPTERS = {"OBJ": 5, "CMP": 6, "SET": 14, "TRN": 12, "SID": 10, "FRC": 7, "GRN": 12, "RED": 15, "BLU": 21, "END": 4}


def test_all_106_rules_in_the_order_of_the_checklist() -> None:
    numbers = {chapter: [*range(1, count + 1)] for chapter, count in CHAPTERS.items()}
    numbers["BLU"] = [number for number in range(1, 23) if number != 11]  # there is no MW-BLU-11
    ids = [f"MW-{chapter}-{number}" for chapter in CHAPTERS for number in numbers[chapter]]
    assert len(ids) == 106
    assert rule_ids(TEXT) == ids


def test_all_34_rulings() -> None:
    assert re.findall(r"^### (R\d+)\. ", TEXT, re.MULTILINE) == [f"R{number}" for number in range(1, 35)]


def test_every_reference_is_to_something_written() -> None:
    assert {int(number) for number in re.findall(r"\bR(\d+)\b", TEXT)} <= set(range(1, 35))


def test_every_option_is_explained_in_a_ruling_and_named_in_its_rule() -> None:
    for option in INFO.options:
        assert f"Option `{option.name}`:" in TEXT
        (rule,) = [entry for entry in TEXT.split("\n- ") if entry.startswith(f"**{option.rule}**")]
        assert f"`{option.name}`" in rule
