"""What people see and read: table, prompts, log."""

import pytest

from rules.fantasy.season import Ground, deal, month, number, season_end, series
from sandlot.games.fantasy.atoms.knowing import see
from sandlot.games.fantasy.table import log
from sandlot.games.fantasy.words import at_work, phase
from sandlot.table.parts import Card, Table, walk


def table(t: Ground, seat: int) -> Table:
    """A seat's table."""
    seen = t.g.table(seat)
    assert isinstance(seen, Table)
    return seen


def lines(t: Ground, seat: int) -> list[str]:
    """All sentences told to a seat so far."""
    return [line.text for line in log(t.g, t.g.events or [], seat)]


def parts(t: Ground, seat: int) -> dict[str, object]:
    """The parts of a seat's table by id."""
    return {part.id: part for part in table(t, seat).parts}


def test_the_prompt_names_the_cards() -> None:
    t = month(2, lineups={1: "C10"}, bench={1: "C23 C55"})
    prompt = table(t, 1).prompt
    assert prompt is not None
    assert prompt.sentence == "Use the magic of one of your bench Characters, or none."
    assert [option.text for option in prompt.options] == [
        "use C23 · Scorchling Pip · Flames",
        "use C55 · Fizz Beakerly · Power Juice",
        "no magic",
    ]
    assert table(t, 0).prompt is None


def test_totals_and_magic_at_work_are_shown() -> None:
    t = month(2, lineups={0: "C72", 1: "C10"}, bench={1: "C23 C55"}).play("use C23 at C72 its HR")
    week = parts(t, 0)["week"]
    assert [row[2] for row in week.rows] == ["17", "32"]  # type: ignore[attr-defined]
    assert at_work(t.g) == ["HR of C72 counts 0"]
    t = month(2, lineups={1: "C10"}, bench={1: "C39 C55"}).play("use C39")
    assert at_work(t.g) == ["Evil cannot win"]


def test_the_phases() -> None:
    assert phase(deal(3).g) == "Draft"
    assert phase(month(2).g) == "Month 1 · 1st"
    assert phase(season_end(3, [9, 5, 5]).g) == "Wild Card Game"
    t = series()
    assert phase(t.g) == "Series"
    while t.g.seat >= 0:
        t.g.apply(t.g.options[0])
    assert phase(t.g) == "Final"
    assert "wins the Championship Series, 4 games to" in table(t, 0).status


def test_a_week_is_told() -> None:
    t = month(2, lineups={0: "C12", 1: "C10"}, bench={1: "C55 C56"})
    t.g.events = []
    t.play("use C55").on()
    told = lines(t, 0)
    one, two = told[0].split(" uses ")[0], told[2].split(" uses ")[0]
    assert told[:6] == [
        f"{one} uses C55 Fizz Beakerly: Power Juice.",
        f"The Character of {one} gets +1 on its stats.",
        f"{two} uses no magic.",
        f"Totals: {two} 17, {one} 37.",
        f"{one} claims W16 Everybody Hits.",
        f"{two}: Gold +1, Blue +1, Red +1.",
    ]


def test_what_decides_a_tie_is_told() -> None:
    for event, expected in (("", "Level with 10: Good beats Evil."), ("E09", "Level with 10: Evil beats Good.")):
        t = month(2, lineups={0: "C15", 1: "C19"}, event=event)
        t.g.events = []
        assert expected in lines(t.on(), 0)


def test_every_seat_reads_only_what_it_may_know() -> None:
    t = month(2, lineups={1: "C10 C11 C12 C13"}, bench={1: "C59 C56"}, deck="C70 C66 C67")
    t.g.events = []
    t.picks("use C59", "keeping C66", "for C13")
    mine, theirs = lines(t, 1), lines(t, 0)
    assert any("looks at C70" in line for line in mine)
    assert any(line.startswith("C70 Grub Tuskling and C67 Lupa Halfmoon go under") for line in mine)
    assert "2 cards go under the Character Deck." in theirs
    assert any("looks at 3 cards" in line for line in theirs)
    assert not any("C66" in line or "C13" in line for line in theirs)


@pytest.mark.rule("FFB-INF-1", "FFB-INF-2")
def test_cards_that_lie_face_down_are_shown_from_memory_or_not_at_all() -> None:
    t = month(2, lineups={0: "C14 C26 C30 C38", 1: "C10 C12 C13 C02"}, bench={1: "C59 C56"}, used="C56", discard="C52")
    for card in ("C12", "C52"):
        see(t.g, number(card), 1)  # seat 0 has seen these two, and can tell where they lie
    seen = {part.code: part.marks for part in walk(table(t, 0)) if isinstance(part, Card) and part.card >= 0}
    assert (seen["C12"], seen["C52"]) == (("known",), ("known",))
    assert (seen["C10"], seen["C56"]) == ((), ("used",)), "revealed this week, and exhausted: face up"
    assert "C13" not in seen
    t.g.reminds = False
    left = {part.code for part in walk(table(t, 0)) if isinstance(part, Card) and part.card >= 0}
    assert {"C10", "C56", "C14", "C38"} <= left, "what lies open, and the own cards"
    assert left.isdisjoint({"C12", "C52", "C13"})


def test_the_end_of_a_solo_game_is_told() -> None:
    t = season_end(1, [2, 7, 5])
    assert lines(t, 0)[-1] == "The Robot and the Deck play the Series; the lone Manager is eliminated."
    assert table(t, 0).status.startswith("The Robot and the Deck play the Series")


def test_magic_is_told_in_words() -> None:
    def told(card: str, *picks: str, **more: object) -> str:
        t = month(3, bench={2: f"{card} C56"}, **more)  # type: ignore[arg-type]
        t.g.events = []
        t.picks(f"use {card}", *picks)
        return lines(t, 0)[1]

    assert told("C39") == "Evil Characters cannot win this week."
    assert told("C27").startswith("No opponent of ")
    assert told("C35").startswith("Nobody after ")
    assert told("C08", "lending SB").endswith("lends its SB to Mudmarsh Lanterns for the rest of the month.")
    assert told("C01", "swapping 1st", "with 2nd") == (
        "W16 Everybody Hits and W01 Opening Bell change places: 1st and 2nd."
    )
    assert told("C75", lineups={2: "C10"}) == (
        "C75 Blink Marrowby becomes the active Character of Mudmarsh Lanterns; "
        "C10 Ragna the Unbenched is now on the bench."
    )
    assert told("C43", "on C72", lineups={0: "C72"}).startswith("C72 Shield-Mother Urzha of ")
    assert told("C15", "on Gold", pegs={2: {"Gold": 2}}) == "Mudmarsh Lanterns: Gold +1."
