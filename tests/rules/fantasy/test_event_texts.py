"""Event texts say what happens: to whose total, to which stats, and to whom not."""

import pytest

from rules.fantasy.season import cards, month, number, pack
from sandlot.games.fantasy.numbers import CHARACTERS
from sandlot.games.fantasy.pack import VOCABULARY
from sandlot.table.parts import Zone

SAID = {
    "E01": "Every printed HR counts 2 more.",
    "E02": "Every printed HR counts 2 less, but not below 0.",
    "E03": "Every printed ERA counts 2 less, but not below 0; every printed K counts 1 less, but not below 0.",
    "E04": "Every printed ERA, IP, W, K and SV counts 1 more.",
    "E05": "Every printed SB counts 2 less, but not below 0; every printed SV counts 2 more.",
    "E06": "Win totals count R and SB twice.",
    "E07": "For Evil Characters, every Win total of 1 or more gets +2.",
    "E08": "For Good Characters, every Win total of 1 or more gets +2.",
    "E09": "In ties Evil beats Good.",
    "E10": "For Rookies, every Win total of 1 or more gets +3.",
    "E11": "For Hall of Famers, every Win total loses 3, but not below 0.",
    "E12": "Nobody uses magic, nor recruits in Free Agency.",
    "E13": "There are two rounds of magic each week.",
    "E14": "Every Stat Track banner moves a peg 1 step further.",
    "E15": "For the Managers with the fewest Wins as this is turned over (in the Series: before each game), "
    "every Win total of 1 or more gets +2.",
    "E16": "Every Manager's Character at 3rd is placed face up; every Manager's Character at Home is placed face up.",
    "E17": "Every printed AVG, R, HR, RBI and SB counts 1 more.",
    "E18": "Every printed AVG counts 2 more; every printed IP counts 1 less, but not below 0.",
    "E19": "Every printed AVG counts 2 less, but not below 0; every printed K counts 2 more.",
    "E20": "Every printed RBI counts 2 more; every printed W counts 1 less, but not below 0.",
    "E21": "Every printed RBI counts 2 less, but not below 0; every printed ERA counts 2 more.",
    "E22": "Every printed IP counts 2 more; every printed R counts 1 less, but not below 0.",
    "E23": "Every printed W counts 2 more; every printed HR counts 1 more.",
    "E24": "Win totals count AVG and W twice.",
    "E25": "Win totals count RBI and ERA twice.",
    "E26": "Win totals count IP, K and SV twice.",
    "E27": "Every printed R counts 2 more; every printed SB counts 2 more; "
    "every printed SV counts 1 less, but not below 0.",
    "E28": "For Pros, every Win total of 1 or more gets +2.",
    "E29": "For Specialists, every Win total of 1 or more gets +2.",
    "E30": "For All-Stars, every Win total loses 2, but not below 0.",
}


def test_every_event_read_aloud() -> None:
    texts = cards().texts[CHARACTERS:]
    assert {event.id: text for event, text in zip(pack().cards.event, texts, strict=True)} == SAID


@pytest.mark.rule("FFB-EVT-6")
def test_the_card_says_that_a_total_of_0_gets_no_bonus_and_none_does() -> None:
    # C37 and C80 are both Evil; C80 has nothing that the hitting card asks for
    t = month(3, lineups={0: "C37", 1: "C80"}, wins="W16 W01 W02 W03", event="E07")
    (zone,) = [part for part in t.g.table(0).parts if part.id == "event"]  # type: ignore[attr-defined]
    assert isinstance(zone, Zone)
    assert (zone.parts[0].text, zone.rule) == (SAID["E07"], "FFB-EVT-6")
    t.on()
    printed = sum(pack().cards.character[number("C37")].stats.values())
    assert (t.total(0), t.total(1)) == (printed + 2, 0)


@pytest.mark.parametrize(
    ("event", "rule"), [("E01", "FFB-EVT-7"), ("E13", "FFB-EVT-8"), ("E15", "FFB-EVT-6"), ("E09", "FFB-EVT-3")]
)
def test_the_event_names_the_rule_behind_it(event: str, rule: str) -> None:
    t = month(2, event=event)
    assert {part.id: part.rule for part in t.g.table(0).parts}["event"] == rule  # type: ignore[attr-defined]


def test_an_event_of_another_pack_reads_as_well() -> None:
    said = VOCABULARY.text(VOCABULARY.read("unless side Evil: total 1; tier Pro: total -2; else: total 1; total 4"))
    assert said == (
        "For Characters who are not Evil, every Win total of 1 or more gets +1; for Pros, every Win total loses 2, "
        "but not below 0; otherwise every Win total of 1 or more gets +1; every Win total of 1 or more gets +4."
    )
