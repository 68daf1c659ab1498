"""What is told of the game: a sentence with its rule for every event, written by hand here."""

import re
from pathlib import Path

import pytest

from rules.lords.league import league
from rules.lords.shown import SPECTATOR, told
from sandlot.games.lords import codes, notation
from sandlot.games.lords.atoms.base import score
from sandlot.games.lords.atoms.cards import draw
from sandlot.games.lords.atoms.money import pay_to, receive
from sandlot.games.lords.steps.season import new_phase
from sandlot.games.lords.table import log
from sandlot.games.lords.words import names, reasons, story


def sources() -> str:
    """The text of all rules."""
    game = Path(story.__file__).parents[1]
    return "\n".join(
        file.read_text() for folder in ("atoms", "effects", "steps") for file in sorted(game.glob(f"{folder}/**/*.py"))
    )


def test_every_kind_of_event_has_a_sentence() -> None:
    calls = re.findall(r"(?:emit|lay_down)\((.*)", sources())
    emitted = {kind for call in calls for kind in re.findall(r'"([a-z ]+)"', call)}
    assert emitted == set(story.Story.sentences) | set(story.Story.methods)


@pytest.mark.rule("LOB-2.3-b")
def test_every_payment_and_score_of_the_rules_has_a_reason() -> None:
    t = league(seats=2)
    g = t.g
    receive(g, 0, 6000, "LOB-6.2.2-d")
    pay_to(g, 0, 1, 2500, "LOB-6.2.5-h")
    score(g, 1, -5, "LOB-6.2.2-c")
    assert told(t) == [
        "Owner A receives $6,000 for the Championship Series. (LOB-6.2.2-d)",
        "Owner A pays Owner B $2,500 as luxury tax. (LOB-6.2.5-h)",
        "Owner B scores -5 points in the Championship Series. (LOB-6.2.2-c)",
    ]
    paid = set(re.findall(r'(?:receive|pay|pay_to|owe|settle)\(.*"(LOB-[^"]+)"', sources()))
    assert "LOB-6.1-g" in paid
    assert paid <= set(reasons.MONEY)
    scored = set(re.findall(r'score\(g, .*"(LOB-[^"]+)"', sources()))
    assert "LOB-9.0-d" in scored
    assert scored <= set(reasons.POINTS)


@pytest.mark.rule("LOB-5.3.6-b")
def test_a_play_is_told_step_by_step() -> None:
    t = league(seats=2, hands={0: ["Bad Hop"], 1: []})
    t.say("play Bad Hop", "for losses", "on B")
    assert told(t)[:4] == [
        "Owner A plays Bad Hop. (LOB-2.2-b)",
        "Owner A uses its number for losses. (LOB-2.2-b)",
        "It acts on Owner B. (LOB-5.3.1-d)",
        "Owner B: 1 loss. (LOB-R29)",
    ]


def test_headings_follow_the_phases() -> None:
    t = league(seats=2, phase=codes.MID, year=2, stars={0: (5, 3, 3)})
    receive(t.g, 0, 500, "LOB-6.1-a")
    new_phase(t.g, codes.LATE)
    assert [(line.text, line.group) for line in log(t.g, t.g.events or [], SPECTATOR)] == [
        ("Owner A receives $500 as payout.", "Year 2 of 3 · Mid-Season"),
        ("Late Season begins.", "Year 2 of 3 · Late Season"),
        ("Owner A gains 2 media cubes.", "Year 2 of 3 · Late Season"),
    ]


def test_names_of_numbers() -> None:
    assert notation.counted(1, "loss") == "1 loss"
    assert notation.counted(2, "loss") == "2 losses"
    assert names.players(codes.JM, 3) == "3 Journeymen"
    assert notation.dollars(-1500) == "-$1,500"


@pytest.mark.rule("LOB-3.5-a")
def test_a_deal_is_told_by_owner_and_the_set_up_comes_first() -> None:
    t = league(seats=2, phase=codes.OFF)
    t.g.emit("team", 0, count=0, rule="LOB-1.0-b")
    for _ in range(2):
        for seat in (1, 0):
            draw(t.g, seat, "LOB-3.5-a")
    t.g.emit("phase", -1, count=codes.OFF, rule="LOB-2.1-a")
    t.g.emit("year", -1, count=2, rule="LOB-6.2.1-c")
    t.g.year = 2
    lines = log(t.g, t.g.events or [], SPECTATOR)
    assert [(line.text, line.group) for line in lines[:4]] == [
        ("Owner A takes the Harrow Bay Lamplighters.", "Set-up"),
        ("Owner B draws 2 cards.", "Set-up"),
        ("Owner A draws 2 cards.", "Set-up"),
        ("Off-season begins.", "Year 1 of 3 · Off-season"),
    ]
    names_of = [t.g.pack.names[card] for card in t.g.hands[0]]
    mine = log(t.g, t.g.events or [], 0)[2].text
    assert all(name in mine for name in names_of)
