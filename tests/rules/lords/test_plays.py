"""Player actions of a phase, with the numbers of the rulebook's examples (chapters 5.2 to 5.6)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league
from sandlot.games.lords import codes
from sandlot.games.lords.steps.end_of_phase import closed_losses
from sandlot.games.lords.steps.season import DEPTH_MARKS, depth_row


@pytest.mark.rule("LOB-5.3.2-a", "LOB-5.3.2-b", "LOB-5.3.2-e")
@pytest.mark.parametrize(
    ("men", "how", "wins"),
    [({"AS": 3}, "with All-Stars", 5), ({"SS": 1}, "with Superstars", 6), ({"SS": 2}, "with Superstars", 7)],
)
def test_stars_turn_three_ops_into_wins(men: dict[str, int], how: str, wins: int) -> None:
    t = league(hands={0: ["Late-Inning Lightning"]}, men={0: men})
    t.say("play Late-Inning Lightning", how)
    assert t.record(0) == (wins, 0)


@pytest.mark.rule("LOB-5.3.2-c", "LOB-5.3.2-d")
def test_stars_are_used_once_a_phase_and_must_be_there() -> None:
    t = league(seats=2, hands={0: ["Late-Inning Lightning", "Doubleheader Sweep"]}, men={0: {"AS": 3}})
    t.say("play Late-Inning Lightning")
    assert "with Superstars" not in t.can()
    t.say("with All-Stars", "pass", "play Doubleheader Sweep")
    assert "with All-Stars" not in t.can()


@pytest.mark.rule("LOB-5.3.3-a", "LOB-5.3.3-b")
def test_a_four_star_manager_adds_two_to_a_card() -> None:
    t = league(seats=2, hands={0: ["Late-Inning Lightning", "Bad Hop"]}, stars={0: (2, 3, 4)})
    t.say("play Late-Inning Lightning", "with manager")
    assert t.record(0) == (5, 0)
    t.say("pass", "play Bad Hop")
    assert "with manager" not in t.can()


@pytest.mark.rule("LOB-5.3.4-a", "LOB-5.3.4-b", "LOB-5.3-c")
def test_a_five_star_manager_wins_three_without_a_card() -> None:
    t = league(seats=2, stars={0: (2, 3, 5)})
    t.say("manager and team")
    assert t.record(0) == (3, 0)
    t.say("pass")
    assert "manager and team" not in t.can()


@pytest.mark.rule("LOB-5.3.5-a", "LOB-5.3.5-b")
def test_four_ops_are_two_thousand_dollars_but_not_in_the_late_season() -> None:
    t = league(hands={0: ["Regional Cable Deal"]})
    t.say("play Regional Cable Deal", "for cash")
    assert t.g.cash[0] == 12_000
    t = league(hands={0: ["Regional Cable Deal"]}, phase=codes.LATE)
    t.say("play Regional Cable Deal")
    assert "for cash" not in t.can()


@pytest.mark.rule("LOB-5.3.6-a", "LOB-5.3.6-b", "LOB-2.2-i")
def test_four_ops_are_four_losses_and_an_owner_suffers_two_cards() -> None:
    cards = ["Regional Cable Deal", "Ace on Short Rest", "Winter-Ball Find"]
    t = league(seats=2, hands={0: cards, 1: ["Bad Hop"]})
    t.say("play Regional Cable Deal", "for losses", "on B")
    assert t.record(1) == (0, 4)
    t.say("manager and team", "play Ace on Short Rest", "for losses", "on B")
    assert t.record(1) == (1, 8)
    t.say("play Bad Hop", "for cash", "play Winter-Ball Find")
    assert "for losses" not in t.can()
    assert "for cuts" not in t.can()


@pytest.mark.rule("LOB-5.3.7-a", "LOB-5.3.7-b")
def test_the_victim_chooses_whom_he_cuts_as_far_as_there_is_somebody() -> None:
    t = league(seats=2, hands={0: ["Regional Cable Deal"]}, men={1: {"AS": 1, "REG": 1, "JM": 23}})
    t.say("play Regional Cable Deal", "for cuts", "on B")
    assert t.asked() == "B ForcedCut"
    t.say("cut REG", "cut AS")
    assert list(t.g.men[1][:4]) == [0, 0, 0, 25]
    assert t.asked() == "B Action"


@pytest.mark.rule("LOB-5.3.1-c", "LOB-5.3.1-d", "LOB-5.6-c")
def test_an_owner_suffers_one_event_a_phase_and_any_number_of_his_own() -> None:
    hands = {0: ["Bad Hop", "Ten-Day Road Swing", "Seven-Day Homestand"], 1: ["Late-Inning Lightning"]}
    t = league(seats=2, hands=hands)
    t.say("play Bad Hop", "as event", "on B")
    t.quiet()
    assert t.record(1) == (0, 2)
    assert list(t.g.event_cube) == [0, 1]
    t.say("play Late-Inning Lightning", "as event", "on B")
    t.quiet()
    assert list(t.g.event_cube) == [0, 1]
    t.say("play Ten-Day Road Swing", "as event")
    assert t.can() == ["on A"]


@pytest.mark.rule("LOB-5.3-d", "LOB-5.3.12-a")
def test_nobody_passes_in_his_first_turn_while_a_card_can_be_played() -> None:
    t = league(seats=2, hands={0: ["Bad Hop", "Seven-Day Homestand"], 1: ["Late-Inning Lightning"]})
    assert "pass" not in t.can()
    t.say("play Bad Hop", "for cash", "play Late-Inning Lightning", "for cash")
    assert "pass" in t.can()


@pytest.mark.rule("LOB-5.3.12-b", "LOB-5.3.12-c", "LOB-5.4-l")
def test_who_has_passed_is_hit_by_table_cards_only() -> None:
    hands = {0: ["Marquee Sit-Down", "Bad Hop"], 1: []}
    t = league(seats=3, hands=hands, men={1: {"SS": 1, "JM": 12}})
    t.say("manager and team", "pass", "pass", "play Bad Hop")
    assert "for losses" not in t.can()
    t.say("for cash", "play Marquee Sit-Down")
    t.quiet()
    assert [t.record(s) for s in range(3)] == [(3, 0), (0, 2), (2, 0)]


@pytest.mark.rule("LOB-5.4-m")
@pytest.mark.parametrize(("die", "right", "left"), [(9, 4, 0), (8, 0, 2)])
def test_the_neighbour_on_the_right_loses_four_on_an_odd_roll(die: int, right: int, left: int) -> None:
    t = league(seats=3, hands={0: ["Beanball War"]})
    t.dice(die)
    t.say("play Beanball War", "as event", "on A")
    t.quiet()
    assert (t.record(2), t.record(1)) == ((0, right), (0, left))


@pytest.mark.rule("LOB-5.4-c", "LOB-5.4-d")
def test_a_full_record_is_closed_to_its_owner() -> None:
    t = league(seats=2, hands={0: ["Late-Inning Lightning"]}, men={0: {"AS": 2}}, records={0: (15, 8)})
    assert "manager and team" not in t.can()
    t.say("play Late-Inning Lightning")
    assert t.can() == ["as event", "for cash", "for losses", "for cuts"]


@pytest.mark.rule("LOB-5.4-e", "LOB-5.4-f", "LOB-5.4-h")
@pytest.mark.parametrize(
    ("record", "games", "result"),
    [
        ((20, 7), 24, (17, 7)),
        ((19, 17), 24, (7, 17)),
        ((14, 5), 24, (16, 8)),
        ((14, 6), 24, (16, 8)),
        ((16, 8), 23, (15, 8)),
        ((16, 4), 23, (17, 6)),
        ((16, 8), 24, (16, 8)),
        ((3, 26), 24, (0, 24)),
    ],
)
def test_records_are_brought_to_the_games_of_the_phase(
    record: tuple[int, int], games: int, result: tuple[int, int]
) -> None:
    losses = closed_losses(*record, games)
    assert (games - losses, losses) == result


@pytest.mark.rule("LOB-5.2-a", "LOB-5.2-d")
@pytest.mark.parametrize(
    ("journeymen", "marks"),
    [
        (6, (3, 4, 4)),
        (7, (2, 3, 3)),
        (9, (2, 3, 3)),
        (10, (1, 2, 2)),
        (12, (1, 2, 2)),
        (13, (-2, -3, -4)),
        (15, (-2, -3, -4)),
        (16, (-4, -5, -6)),
        (19, (-4, -5, -6)),
        (20, (-6, -7, -8)),
    ],
)
def test_roster_depth_marks_every_phase(journeymen: int, marks: tuple[int, int, int]) -> None:
    found = []
    for phase in (codes.EARLY, codes.MID, codes.LATE):
        t = league(seats=2, phase=phase, men={0: {"REG": 25 - journeymen, "JM": journeymen}}, then=[DEPTH_MARKS])
        found.append(t.g.wins[0] - t.g.losses[0])
    assert tuple(found) == marks
    assert depth_row(25) == depth_row(20)


def cycle(n: str) -> League:
    t = league(seats=2, hands={0: ["Bad Hop"]})
    top = ["Seven-Day Homestand", "Late-Inning Lightning", "Regional Cable Deal", "Naming Rights"]
    for name in reversed(top):
        card = t.g.pack.names.index(name)
        t.g.deck.remove(card)
        t.g.deck.add(card)
    t.say(n)
    return t


@pytest.mark.rule("LOB-5.3.8-b")
def test_a_single_is_played_or_discarded_at_once() -> None:
    t = cycle("single")
    assert t.g.cash[0] == 9_000
    assert t.can() == ["play Seven-Day Homestand", "discard Seven-Day Homestand"]
    t.say("discard Seven-Day Homestand")
    assert len(t.g.hands[0]) == 1


@pytest.mark.rule("LOB-5.3.8-c", "LOB-5.3.8-d", "LOB-5.3.8-e")
@pytest.mark.parametrize(("n", "cost", "kept"), [("double", 2000, 0), ("triple", 3000, 1), ("home run", 4000, 2)])
def test_a_longer_hit_plays_one_discards_one_and_keeps_the_rest(n: str, cost: int, kept: int) -> None:
    t = cycle(n)
    assert t.g.cash[0] == 10_000 - cost
    t.say("play Seven-Day Homestand", "as event", "on A", "discard Late-Inning Lightning")
    assert t.record(0) == (3, 0)
    assert len(t.g.hands[0]) == 1 + kept
    assert t.asked() == "B Action"
    assert not t.g.bought


@pytest.mark.rule("LOB-5.3.10-b", "LOB-5.3.10-c", "LOB-5.3.10-e")
def test_any_owner_may_cancel_an_event_without_losing_his_turn() -> None:
    hands = {0: ["Collision at the Plate"], 2: ["The Trainer's Table"]}
    t = league(seats=3, hands=hands, men={1: {"SS": 1, "JM": 12}})
    t.say("play Collision at the Plate", "as event", "on B")
    assert t.asked() == "C Answer"
    t.say("play The Trainer's Table")
    assert t.record(1) == (0, 0)
    assert t.g.event_cube[1] == 1
    assert t.asked() == "B Action"
    t.say("manager and team")
    assert t.asked() == "C Action"


@pytest.mark.rule("LOB-5.3.10-d", "LOB-R37")
def test_a_response_can_be_sold() -> None:
    hands = {0: ["Collision at the Plate"], 2: ["The Trainer's Table"]}
    t = league(seats=3, hands=hands, men={1: {"SS": 1, "JM": 12}}, media={1: 1}, stars={1: (3, 3, 3), 2: (3, 3, 3)})
    t.say("play Collision at the Plate", "as event", "on B", "offer The Trainer's Table", "for 1 media", "offered")
    assert t.asked() == "B ServiceAnswer"
    assert t.g.choice.responds()  # a response: silence refuses
    t.say("accept offer 1")
    assert (t.g.media[1], t.g.media[2]) == (0, 1)
    assert t.record(1) == (0, 0)
