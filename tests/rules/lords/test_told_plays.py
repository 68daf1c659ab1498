"""What is told of plays, passes and the turns of the year, and what they leave behind."""

from __future__ import annotations

import pytest

from rules.lords.league import league
from sandlot.games.lords import codes
from sandlot.games.lords.options import FOR_LOSSES
from sandlot.games.lords.steps.off_season import COMMUNITY_CARD, FEWEST_POINTS, OWN_CARDS
from sandlot.games.lords.steps.ops import Number
from sandlot.games.lords.steps.plays import targets
from sandlot.games.lords.steps.year import REGULAR
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.zones import numbers


@pytest.mark.rule("LOB-5.3.6-b", "LOB-5.3.1-d", "LOB-5.3.12-a")
def test_plays_and_passes_are_told() -> None:
    t = league(3, hands={0: ["Bad Hop", "Rally Caps"], 1: ["Star Turn"]})
    t.say("play Bad Hop", "for losses", "on C", "manager and team", "pass", "play Rally Caps", "as event", "on A")
    assert t.told("play", "mode", "event", "target", "manager team", "passes") == [
        ("play", 0, 1, "LOB-2.2-b"),
        ("mode", 0, 29, ""),
        ("target", 0, 2, ""),
        ("manager team", 1, 1, "LOB-5.3.4-a"),
        ("passes", 2, 1, "LOB-5.3.12-a"),
        ("play", 0, 1, "LOB-2.2-b"),
        ("event", 0, 1, "LOB-5.3.1-a"),
        ("target", 0, 0, ""),
    ]
    assert (list(t.g.event_cube), list(t.g.ops_cubes), list(t.g.played)) == ([0, 0, 0], [0, 0, 1], [2, 0, 0])


@pytest.mark.rule("LOB-5.3.10-a")
def test_a_cancelled_attack_is_told_and_does_nothing() -> None:
    t = league(3, then=[])
    t.g.cancelled = True
    t.go(Number(t.g.pack.names.index("Bad Hop"), 0, FOR_LOSSES, 1))
    assert t.told("cancelled", "losses") == [("cancelled", 1, 1, "LOB-5.3.10-a")]
    assert (t.record(1), t.g.cancelled) == ((0, 0), False)


@pytest.mark.rule("LOB-5.6-a", "LOB-2.2-h")
def test_a_card_is_no_event_in_a_phase_it_does_not_name() -> None:
    t = league(3, hands={0: ["Bad Hop"]}, then=[])
    card = t.g.hands[0][0]
    assert targets(t.g, 0, card)
    mask = t.g.pack.phases[card]
    t.g.pack.phases[card] = mask & ~(1 << codes.EARLY)
    try:
        assert targets(t.g, 0, card) == 0
    finally:
        t.g.pack.phases[card] = mask


@pytest.mark.rule("LOB-11.1-b", "LOB-7.4-a")
def test_in_winter_passes_loans_and_the_leader_are_told() -> None:
    t = league(2, codes.OFF, 2, then=[])
    t.g.vp = numbers([3, 1])
    t.go(FEWEST_POINTS, OWN_CARDS)
    t.say("on B")
    assert t.asked() == "B OffCard"
    t.g.apply(17)  # a loan is no turn
    assert (t.asked(), t.g.cash[1]) == ("B OffCard", 15_000)
    t.say("pass", "pass")
    assert t.told("leader", "passes", "loan") == [
        ("leader", 1, 1, "LOB-7.4-a"),
        ("loan", 1, 5_000, "LOB-2.5-a"),
        ("passes", 1, 1, "LOB-11.1-b"),
        ("passes", 0, 1, "LOB-11.1-b"),
    ]
    assert list(t.g.passed) == [1, 1]


@pytest.mark.rule("LOB-R9", "LOB-4.1.3-a")
def test_an_empty_community_deck_is_shuffled_anew() -> None:
    t = league(3, codes.OFF, then=[])
    cards = sorted(t.g.community)
    t.g.community.clear()
    t.g.community_out.fill(cards)
    for card in cards:
        t.g.learn(card, EVERYONE)
    t.go(COMMUNITY_CARD)
    assert t.told("shuffle community", "community") == [
        ("shuffle community", -1, len(cards), "LOB-R9"),
        ("community", -1, 1, "LOB-4.1.3-a"),
    ]
    assert (len(t.g.community), len(t.g.community_out)) == (len(cards) - 1, 1)
    assert {t.g.known[card] for card in t.g.community} == {0}
    assert t.g.community != sorted(t.g.community)


@pytest.mark.rule("LOB-5.5-b", "LOB-7.0-a")
def test_a_new_year_begins_without_the_marks_of_the_old_one() -> None:
    t = league(3, codes.LATE, 2, then=[])
    g = t.g
    lists = ["season_wins", "season_losses", "late_wins", "nominated", "new_manager", "fa_signed", "fa_pay"]
    for name in lists:
        setattr(g, name, numbers([3] * 3))
    g.bait, g.strike, g.target, g.winner, g.salaries_due = 7, True, 99, 1, False
    t.go(REGULAR)
    assert {name: list(getattr(g, name)) for name in lists} == {name: [0] * 3 for name in lists}
    assert (g.bait, g.strike, g.target, g.winner, g.salaries_due) == (0, False, 0, -1, True)
    assert (g.phase, g.clock, [len(hand) for hand in g.hands]) == (codes.OFF, 8, [9] * 3)
