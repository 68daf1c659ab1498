"""The written rules: all ids of the checklist, all rulings, all options."""

import re

from sandlot import games
from sandlot.cli.rules import rule_ids, rules_text

INFO = games.find("cosmic")
TEXT = rules_text(INFO)
CHAPTERS = {
    "OBJ": 6,
    "STY": 6,
    "SET": 7,
    "RND": 3,
    "DRW": 9,
    "CHS": 8,
    "REV": 5,
    "PLY": 11,
    "PAY": 14,
    "RES": 8,
    "SID": 7,
    "DSC": 8,
    "END": 5,
    "GAD": 6,
    "NEW": 6,
    "EFX": 8,
}
RULINGS = 40


def test_all_117_rules_in_the_order_of_the_checklist() -> None:
    ids = [f"CLB-{chapter}-{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)]
    assert len(ids) == 117
    assert rule_ids(TEXT) == ids


def test_all_rulings() -> None:
    numbers = [f"R{number}" for number in range(1, RULINGS + 1)]
    assert re.findall(r"^### (R\d+)\. ", TEXT, re.MULTILINE) == numbers


def test_every_reference_is_to_something_written() -> None:
    assert {int(number) for number in re.findall(r"\bR(\d+)\b", TEXT)} <= set(range(1, RULINGS + 1))


def test_every_option_is_named_in_its_rule() -> None:
    for option in INFO.options:
        (rule,) = [entry for entry in TEXT.split("\n- ") if entry.startswith(f"**{option.rule}**")]
        assert f"`{option.name}`" in rule
        if option.name not in ("deck0", "deck1"):
            assert f"Option `{option.name}`:" in TEXT
