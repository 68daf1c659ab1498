"""Play ball (chapter BALL), the terms of chapter OBJ, and Events (chapter EVT)."""

import pytest

from rules.fantasy.season import Ground, month

# on W16 (all hitting stats): C10 Good 32, C72 Evil 24, C12 Good 17, C02 Good 15, C15 Evil 10, C19 Good 10, C55 Good 10


def week(*actives: str, wins: str = "W16 W01 W02 W03", **more: object) -> Ground:
    """A week in which these Characters are active and nobody uses magic."""
    return month(len(actives), lineups=dict(enumerate(actives)), wins=wins, **more).on()  # type: ignore[arg-type]


@pytest.mark.rule("FFB-OBJ-4", "FFB-BALL-1", "FFB-BALL-19")
def test_four_weeks_in_the_order_of_the_bases() -> None:
    t = month()
    weeks = [t.g.week]
    while t.g.month == 1:
        t.on()
        weeks.append(t.g.week)
    assert weeks == [0, 1, 2, 3, -1]
    assert sum(t.g.wins) + len(t.told("unclaimed")) == 4


@pytest.mark.rule("FFB-BALL-2")
def test_all_reveal_together() -> None:
    t = month(lineups={0: "C10 C11", 1: "C12 C13", 2: "C72 C15"})
    assert all(t.public(card) for card in ("C10", "C12", "C72"))
    assert not any(t.public(card) for card in ("C11", "C13", "C15"))


@pytest.mark.rule("FFB-BALL-3")
def test_magic_starts_with_the_last_in_waiver_order() -> None:
    t = month(waiver=[1, 0, 2])
    asked = []
    for _ in range(3):
        asked.append(t.seat)
        t.picks("no magic")
    assert asked == [2, 0, 1]


@pytest.mark.rule("FFB-BALL-4", "FFB-BALL-5", "FFB-BALL-6")
def test_one_activation_a_week_and_once_a_month() -> None:
    t = month(bench={2: "C55 C57"}).play("use C55")
    assert t.seat == 1, "no second activation this week"
    assert t.public("C55")
    t.on()
    assert (t.seat, t.options) == (2, ["use C57", "no magic"])
    t.play("use C57").on()
    assert t.g.week == 2
    assert t.seat == 1, "both are exhausted, which everybody sees, so seat 2 is not asked"


@pytest.mark.rule("FFB-BALL-7")
def test_effects_happen_at_once() -> None:
    t = month(lineups={0: "C72", 2: "C10"}, bench={1: "C43 C16", 2: "C44 C56"})
    t.play("use C44 on C72")
    assert t.seat == 1
    assert "use C43" not in t.options, "C72 is gone, and nobody else is Evil"


@pytest.mark.rule("FFB-BALL-8", "FFB-BALL-9", "FFB-BALL-17")
def test_the_highest_total_of_required_stats_claims_the_win_card() -> None:
    t = week("C36", "C12", "C72", wins="W10 W16 W01 W02")
    assert [t.total(seat) for seat in range(3)] == [17, 7, 18], "HR+RBI+SB"
    assert list(t.g.wins) == [0, 0, 1]
    assert t.ids(t.g.claimed[2]) == "W10"
    assert t.public("W10")


@pytest.mark.rule("FFB-BALL-10")
def test_nobody_wins_with_nothing() -> None:
    t = week("C11", "C09", "C14")
    assert [t.total(seat) for seat in range(3)] == [0, 0, 0]
    assert list(t.g.wins) == [0, 0, 0]


@pytest.mark.rule("FFB-BALL-11")
def test_good_beats_evil_in_a_tie() -> None:
    t = week("C15", "C19", "C11")
    assert list(t.g.wins) == [0, 1, 0], "Evil 10, Good 10"
    assert t.told("tie break") == [(1, 10)]


@pytest.mark.rule("FFB-BALL-12", "FFB-BALL-18")
def test_still_level_nobody_gets_the_card_and_all_move() -> None:
    t = week("C55", "C19", "C11")
    assert list(t.g.wins) == [0, 0, 0]
    assert t.ids(list(t.g.win_deck)[:1]) == "W16"
    assert t.public("W16"), "everybody saw it go under the deck"
    assert (t.pegs(0), t.pegs(1)) == ({"Red": 1, "Green": 1}, {"Gold": 1, "Blue": 1})


@pytest.mark.rule("FFB-BALL-13")
def test_only_those_with_the_top_total_are_looked_at() -> None:
    assert list(week("C15", "C70", "C08").g.wins) == [0, 0, 0], "Evil 10, Evil 10, and Good 9 does not matter"


@pytest.mark.rule("FFB-BALL-14", "FFB-BALL-15")
def test_consolation_by_the_colours_of_printed_stats() -> None:
    t = week("C10", "C12", "C11", wins="W11 W16 W01 W02")
    assert list(t.g.wins) == [1, 0, 0]
    assert t.pegs(0) == {}, "the claimer makes no move"
    assert t.pegs(1) == {"Blue": 2}, "W11: Blue +2, Green, Purple; C12 has Gold, Blue, Red"
    assert t.pegs(2) == {"Blue": 2}, "IP is Blue as well"


@pytest.mark.rule("FFB-BALL-16")
def test_two_stats_of_a_colour_move_twice() -> None:
    t = week("C10", "C38", "C14", wins="W01 W16 W02 W03")
    assert t.pegs(1) == {"Gold": 2, "Purple": 1}, "AVG and ERA are Gold; W01 has Green, Purple, Gold"


@pytest.mark.rule("FFB-EVT-2", "FFB-EVT-3")
def test_an_event_is_on_for_all_four_weeks() -> None:
    t = month(2, lineups={0: "C02 C12 C13 C55"}, wins="W16 W11 W13 W10", event="E01")
    totals = []
    for _ in range(4):
        t.on()
        totals.append(t.total(0))
    assert totals == [15 + 2, 11 + 2, 13 + 2, 10 + 2], "HR +2 each time"


@pytest.mark.rule("FFB-EVT-6")
def test_flat_bonuses_need_a_total_of_one() -> None:
    t = week("C15", "C07", "C19", event="E07")
    assert [t.total(seat) for seat in range(3)] == [12, 0, 10], "Evil +2, but 0 stays 0"


@pytest.mark.rule("FFB-EVT-7")
def test_events_change_printed_stats_only() -> None:
    t = week("C08", "C32", "C13", wins="W48 W16 W01 W02", event="E05")
    assert [t.total(seat) for seat in range(3)] == [4 + 3, 4 + 8, 5 + 6 + 5 + 5], "SB -2, SV +2, no SV for hitters"
    t = week("C10", "C47", "C11", event="E05")
    assert t.pegs(1) == {"Blue": 1, "Purple": 1}, "banners still look at the print"


@pytest.mark.rule("FFB-EVT-8")
def test_hush_charm_and_mana_flood() -> None:
    t = month(bench={2: "C55 C57"}, event="E12", week=4, wins="W16")
    assert t.g.month == 2, "no magic at all"
    t = month(2, bench={0: "C15 C16", 1: "C55 C57"}, event="E13").play("use C55", "no magic")
    assert (t.seat, t.options) == (1, ["use C57", "no magic"]), "a second round in Turn Order"
    t.play("use C57")
    assert (t.g.week, t.seat) == (0, 0)
    t = month(lineups={0: "C59"}, won=[0, 5, 5], week=4, wins="W16", event="E12")
    assert "use C59" in t.options, "another Event in month 2"
    hushed = t.ids(list(t.g.event_deck)[:1])
    assert hushed == "E12"
    t.g.event, t.g.event_deck.cells[0] = t.g.event_deck[0], t.g.event
    t.g.ask(t.seat, t.g.choice)
    assert "use C59" not in t.options, "no Recruit in Free Agency"


@pytest.mark.parametrize(
    ("event", "active", "wins", "total"),
    [
        ("E06", "C28", "W12", 8 + 8 + 4),  # R and SB twice
        ("E08", "C12", "W16", 17 + 2),
        ("E10", "C19", "W16", 10 + 3),
        ("E11", "C10", "W16", 32 - 3),
        ("E04", "C11", "W32", 11 + 2),
        ("E17", "C12", "W16", 17 + 3),
        ("E28", "C12", "W16", 17 + 2),
        ("E29", "C05", "W16", 18 + 2),
        ("E30", "C72", "W16", 24 - 2),
        ("E15", "C12", "W16", 17 + 2),  # nobody has a Win yet: all have the fewest
    ],
)
def test_single_events(event: str, active: str, wins: str, total: int) -> None:
    assert week("C77", active, "C09", wins=f"{wins} W02 W03 W04", event=event).total(1) == total


def test_underdogs_are_those_with_the_fewest_wins() -> None:
    t = week("C12", "C19", "C02", won=[1, 0, 2], event="E15")
    assert [t.total(seat) for seat in range(3)] == [17, 12, 15]


def test_eclipse_turns_the_tie() -> None:
    assert list(week("C15", "C19", "C11", event="E09").g.wins) == [1, 0, 0]


def test_scorekeepers_bounty() -> None:
    assert week("C10", "C19", "C11", event="E14").pegs(1) == {"Gold": 2, "Blue": 2}
