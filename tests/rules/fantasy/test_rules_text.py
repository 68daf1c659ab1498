"""The written rules: all ids of the checklist, all rulings, all options."""

import re

from sandlot import games
from sandlot.cli.rules import rule_ids, rules_text

INFO = games.find("fantasy")
TEXT = rules_text(INFO)
CHAPTERS = {
    "OBJ": 6, "CHR": 7, "SET": 14, "PRE": 3, "FA": 9, "ROS": 5, "BALL": 19, "CLN": 5, "EOS": 8, "WCG": 7, "SER": 15,
    "TWO": 5, "INF": 4, "CRY": 1, "EVT": 8, "MORE": 8, "FULL": 2, "SOLO": 17,
}  # fmt: skip
MAGIC = {
    "ABDUCT": 3, "AXE": 4, "BERZERK": 4, "BLESSING": 4, "BRUTE-FORCE": 2, "DIG": 4, "FLAMES": 3, "FOCUS": 2,
    "HELPER": 5, "HIBERNATE": 2, "JUSTICE": 3, "MEOW": 4, "MORPH": 4, "PILE-ON": 3, "POWER-JUICE": 2, "RECRUIT": 4,
    "REVIVE": 3, "SHAPESHIFT": 3, "SUMMON": 2, "TELEPORT": 2, "TRANSLUCENT": 2, "GENERAL": 3,
}  # fmt: skip


def test_all_211_rules_in_the_order_of_the_checklist() -> None:
    ids = [f"FFB-{chapter}-{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)]
    ids += [f"FFB-MAG-{name}-{n}" for name, count in MAGIC.items() for n in range(1, count + 1)]
    assert len(ids) == 211
    assert rule_ids(TEXT) == ids


def test_all_rulings_are_there_and_every_reference_is_to_one() -> None:
    rulings = re.findall(r"^### (R\d+)\. ", TEXT, re.MULTILINE)
    assert rulings == [f"R{number}" for number in range(1, 60)]
    assert set(re.findall(r"\bR\d+\b", TEXT)) <= set(rulings)


def test_every_option_is_named_in_its_rule() -> None:
    for option in INFO.options:
        (rule,) = [entry for entry in TEXT.split("\n- ") if entry.startswith(f"**{option.rule}**")]
        assert f"`{option.name}`" in rule
