"""The written rules: all ids of the checklist, all rulings, all options, all endings."""

import re
from pathlib import Path

import pytest

from sandlot.cards import load
from sandlot.cli.rules import coverage, rule_ids, rules_text, rules_under, ruling_ids
from sandlot.games.lords import INFO
from sandlot.games.lords.pack import SCHEMA
from sandlot.kernel.errors import BadInput

TEXT = rules_text(INFO)
CHAPTERS = {
    "1.0": 4, "2.1": 10, "2.2": 11, "2.3": 3, "2.4": 5, "2.5": 6, "2.5.1": 3, "2.5.2": 1, "2.5.3": 4, "2.5.4": 2,
    "2.5.5": 5, "2.6": 2, "3.0": 5, "3.1": 4, "3.1.1": 10, "3.1.2": 2, "3.2": 2, "3.2.1": 1, "3.3": 2, "3.4": 2,
    "3.5": 3, "4.1.1": 4, "4.1.2": 2, "4.1.3": 1, "4.1.4": 2, "4.1.5": 1, "5.0": 1, "5.1": 2, "5.2": 4, "5.3": 5,
    "5.3.1": 7, "5.3.2": 5, "5.3.3": 2, "5.3.4": 2, "5.3.5": 2, "5.3.6": 2, "5.3.7": 2, "5.3.8": 6, "5.3.9": 2,
    "5.3.10": 5, "5.3.11": 6, "5.3.12": 3, "5.4": 15, "5.5": 2, "5.6": 7, "5.7.1": 4, "5.7.2": 2, "6.0": 1, "6.1": 8,
    "6.2": 2, "6.2.1": 4, "6.2.1.1": 6, "6.2.1.2": 2, "6.2.2": 9, "6.2.3": 10, "6.2.4": 3, "6.2.4a": 2, "6.2.4b": 4,
    "6.2.5": 8, "6.2.6": 7, "7.0": 3, "7.1": 1, "7.1.1": 1, "7.1.2": 2, "7.1.3": 1, "7.1.4": 5, "7.1.5": 8, "7.2": 8,
    "7.3": 15, "7.4": 4, "8.1": 6, "8.2": 8, "8.3": 11, "8.4": 6, "8.5": 4, "9.0": 5, "10.0": 8, "11.0": 1, "11.1": 2,
    "11.2": 8, "12.1": 3, "12.2": 5, "13.1": 2, "13.2": 2, "13.3": 1, "A": 2, "B": 4, "SEQ": 10,
}  # fmt: skip
RULINGS = [f"R{number}" for number in range(1, 158)]


def test_all_385_rules_in_the_order_of_the_checklist() -> None:
    letters = "abcdefghijklmnopqrstuvwxyz"
    ids = [f"LOB-{chapter}-{letter}" for chapter, count in CHAPTERS.items() for letter in letters[:count]]
    assert len(ids) == 385
    assert rule_ids(TEXT) == ids


def test_all_157_rulings() -> None:
    assert re.findall(r"^### (R\d+)\. ", TEXT, re.MULTILINE) == RULINGS


def test_every_ruling_asks_and_answers() -> None:
    for question, answer in re.findall(r"^### R\d+\. (.+)\n(.*)", TEXT, re.MULTILINE):
        assert question.endswith(("?", "."))
        assert answer
        assert not answer.startswith("Option")


@pytest.mark.rule("LOB-2.1-f")
def test_the_rules_show_the_charts_of_the_standard_set() -> None:
    cards = load(SCHEMA, "standard").cards
    wins = re.search(r"^\| roll for wins for first place .*\n.*\n\| wins \|(.*)\|$", TEXT, re.MULTILINE)
    assert wins
    assert [int(cell) for cell in wins[1].split("|")] == list(cards.pennant.wins)
    payouts = TEXT[TEXT.index("| payout roll |") : TEXT.index("The record is that of the phase")]
    rows = re.findall(r"^\| \d\S* \| \$([\d,]+) \| \$([\d,]+) \| \$([\d,]+) \|", payouts, re.MULTILINE)
    shown = [[int(row[column].replace(",", "")) for row in rows] for column in range(3)]
    assert shown == [list(cards.payout.losing), list(cards.payout.winning), list(cards.payout.many)]


def test_every_reference_is_to_something_written() -> None:
    assert set(re.findall(r"\bR\d+\b", TEXT)) <= set(RULINGS)
    assert set(re.findall(r"LOB-[0-9A-Z.]+[ab]?-[a-z]\b", TEXT)) <= set(rule_ids(TEXT))


def test_every_option_is_explained_in_a_ruling_and_named_in_its_rule() -> None:
    for option in INFO.options:
        assert f"Option `{option.name}`:" in TEXT
        assert f"`{option.name}`" in "\n".join(rules_under(TEXT, option.rule, INFO.title))


def test_every_ending_is_explained() -> None:
    for ending in INFO.endings:
        assert f"`{ending}`" in TEXT


def test_a_rule_a_chapter_and_a_ruling_are_found() -> None:
    (rule,) = rules_under(TEXT, "lob-2.5.4-b", INFO.title)
    assert rule.startswith("- **LOB-2.5.4-b** ")
    found = rules_under(TEXT, "LOB-2.5", INFO.title)
    assert len(found) == 6 + 3 + 1 + 4 + 2 + 5  # 2.5 and 2.5.1 to 2.5.5
    (ruling,) = rules_under(TEXT, "LOB-R5", INFO.title)
    assert ruling.startswith("### R5. ")
    assert ruling.endswith("score too.")


def test_tests_may_name_rulings_that_are_written(tmp_path: Path) -> None:
    test = tmp_path / "test_lords.py"
    test.write_text('@pytest.mark.rule("LOB-1.0-a", "LOB-R157")\ndef test_a(): ...\n')
    assert coverage("lords", ["LOB-1.0-a"], ruling_ids(TEXT), tmp_path, False) == 0
    test.write_text('@pytest.mark.rule("LOB-1.0-a", "LOB-R158")\ndef test_a(): ...\n')
    with pytest.raises(BadInput, match="LOB-R158"):
        coverage("lords", ["LOB-1.0-a"], ruling_ids(TEXT), tmp_path, False)
