"""The written rules: all ids of the checklist and of the classic actions, all rulings, all options."""

import re

from sandlot import games
from sandlot.cards import load
from sandlot.cli.rules import rule_ids, rules_text
from sandlot.games.highlights.pack import SCHEMA

INFO = games.find("highlights")
TEXT = rules_text(INFO)
CHECKLIST = {"OBJ": 7, "SET": 9, "TRN": 10, "PH": 10, "IA": 16, "RUN": 12, "VS": 7, "SCO": 6}
CHECKLIST |= {"XI": 16, "BUY": 15, "SER": 4, "FAQ": 5}
ADDED = [*(f"BH-CA-{number}" for number in range(1, 14)), "BH-SER-5", "BH-SER-6"]
LAST_RULING = 50


def test_all_117_rules_of_the_checklist_and_15_more() -> None:
    ids = [f"BH-{chapter}-{number}" for chapter, count in CHECKLIST.items() for number in range(1, count + 1)]
    assert len(ids) == 117
    assert sorted(rule_ids(TEXT)) == sorted(ids + ADDED)


def test_all_rulings() -> None:
    wanted = [f"R{number}" for number in range(1, LAST_RULING + 1)]
    assert re.findall(r"^### (R\d+)\. ", TEXT, re.MULTILINE) == wanted


def test_every_reference_is_to_something_written() -> None:
    assert {int(number) for number in re.findall(r"\bR(\d+)\b", TEXT)} <= set(range(1, LAST_RULING + 1))
    assert set(re.findall(r"BH-[A-Z]+-\d+", TEXT)) <= set(rule_ids(TEXT))


def test_every_option_is_explained_in_a_ruling_and_named_in_its_rule() -> None:
    for option in INFO.options:
        assert f"Option `{option.name}`:" in TEXT
        (rule,) = [entry for entry in TEXT.split("\n- ") if entry.startswith(f"**{option.rule}**")]
        assert f"`{option.name}`" in rule


def test_every_ending_is_explained() -> None:
    for ending in INFO.endings:
        assert f"`{ending}`" in TEXT


def test_every_action_names_a_rule_that_tells_about_it() -> None:
    for name in INFO.packs:
        for action in load(SCHEMA, name).cards.action:
            (rule,) = [entry for entry in TEXT.split("\n- ") if entry.startswith(f"**{action.rule}**")]
            assert action.name in rule, action.id
