"""Playing cards: uses, limits and responses (chapters 2.2, 5.3 and 5.6)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league
from sandlot.games.lords import codes
from sandlot.games.lords.steps.off_season import OWN_CARDS
from sandlot.games.lords.steps.season import FIRST_TURN, new_phase
from sandlot.games.lords.steps.year_end import LEFTOVERS
from sandlot.kernel.zones import numbers

USES = {"as event", "with Superstars", "with All-Stars", "with manager", "for cash", "for losses", "for cuts"}


def cards_of(t: League) -> list[str]:
    """The cards that may be played."""
    return [text[5:] for text in t.can() if text.startswith("play ")]


# -- what needs a card, and how many -------------------------------------------------------------------------------


@pytest.mark.rule("LOB-2.2-a")
def test_some_actions_need_no_card() -> None:
    t = league(seats=2)
    assert not t.g.hands[0]
    assert {"manager and team", "swap 1 REG for 3 PR", "try a Phenom", "try a Prospect", "single"} <= set(t.can())


@pytest.mark.rule("LOB-2.2-c")
def test_an_ops_play_applies_exactly_the_number_of_the_card() -> None:
    def after(*picks: str) -> League:
        t = league(seats=2, hands={0: ["Late-Inning Lightning"]}, men={1: {"REG": 12, "JM": 13}}, stars={0: (2, 3, 2)})
        t.say("play Late-Inning Lightning", *picks)
        return t

    assert after("for losses", "on B").record(1) == (0, 3)
    assert after("for cash").g.cash[0] == 10_000 + 3 * 500
    assert after("with manager").record(0) == (3, 0)
    assert list(after("for cuts", "on B", "cut REG", "cut REG", "cut REG").g.men[1][:4]) == [0, 0, 9, 16]


@pytest.mark.rule("LOB-2.2-d", "LOB-R11", "LOB-R33")
@pytest.mark.parametrize("phase", [codes.EARLY, codes.MID, codes.LATE])
def test_one_card_must_be_played_in_every_phase_and_a_token_is_none(phase: int) -> None:
    t = league(seats=2, phase=phase, hands={0: ["Bad Hop", "Rally Caps"]})
    assert "pass" not in t.can()
    t.say("manager and team", "pass")
    assert "pass" not in t.can()  # nor in the second turn
    t.say("play Bad Hop", "with manager")
    assert "pass" in t.can()


@pytest.mark.rule("LOB-2.2-d")
def test_one_card_must_be_played_in_the_off_season() -> None:
    t = league(seats=2, phase=codes.OFF, hands={0: ["Bad Hop"]}, then=[OWN_CARDS])
    assert "pass" not in t.can()


@pytest.mark.rule("LOB-R12")
def test_who_has_no_legal_card_may_pass_in_his_first_turn() -> None:
    t = league(seats=2, phase=codes.LATE, hands={0: ["Late-Inning Lightning"]}, records={0: (20, 5)}, then=[])
    t.g.passed[1] = 1
    t.go(FIRST_TURN)
    assert cards_of(t) == []
    assert {"pass", "try a Phenom", "home run"} <= set(t.can())
    t.g.passed[1] = 0
    t.go(FIRST_TURN)
    assert cards_of(t) == ["Late-Inning Lightning"]
    assert "pass" not in t.can()


@pytest.mark.rule("LOB-R36")
def test_a_response_fills_the_minimum_but_is_no_turn() -> None:
    hands = {0: ["Collision at the Plate"], 1: ["The Trainer's Table", "Bad Hop"]}
    t = league(seats=2, hands=hands, men={1: {"SS": 1, "JM": 12}})
    t.say("play Collision at the Plate", "as event", "on B", "play The Trainer's Table")
    assert t.asked() == "B Action"
    assert "pass" not in t.can()
    t.say("manager and team", "manager and team")
    assert t.asked() == "B Action"
    assert "pass" in t.can()


@pytest.mark.rule("LOB-R36")
def test_the_victim_is_asked_first_and_one_cancel_ends_it() -> None:
    hands = {0: ["Collision at the Plate"], 1: ["Second Opinion"], 2: ["The Trainer's Table"], 3: ["Bad Hop"]}
    t = league(hands=hands, men={2: {"SS": 1, "JM": 12}})
    t.say("play Collision at the Plate", "as event", "on C")
    assert t.asked() == "C Answer"
    before = t.g.clone()
    t.say("pass")
    assert t.asked() == "D Answer"  # asked though without a fitting card
    t.say("pass")
    assert t.asked() == "B Answer"
    t = League(before)
    t.say("play The Trainer's Table")
    assert (t.asked(), t.record(2)) == ("B Action", (0, 0))


@pytest.mark.rule("LOB-R24")
def test_a_cancelled_event_uses_up_the_one_event_of_the_victim() -> None:
    hands = {0: ["Collision at the Plate"], 1: ["The Trainer's Table"], 2: ["Bad Hop"]}
    t = league(seats=3, hands=hands, men={1: {"SS": 1, "JM": 12}})
    t.say("play Collision at the Plate", "as event", "on B", "play The Trainer's Table", "pass")
    t.say("play Bad Hop", "as event")
    assert t.can() == ["on A", "on C"]


@pytest.mark.rule("LOB-R38", "LOB-R144")
def test_who_has_passed_may_still_respond_and_a_card_played_before_stays() -> None:
    hands = {0: ["Clubhouse Flu", "Bad Hop"], 1: ["Second Opinion"]}
    t = league(seats=3, hands=hands)
    t.say("play Bad Hop", "for losses", "on B", "manager and team", "pass")
    t.g.passed[1] = 1
    t.dice(1, 1, 1)
    t.say("play Clubhouse Flu")
    while t.asked() != "B Answer":
        t.say("pass")
    t.say("play Second Opinion", "on B")
    t.quiet()
    assert [t.record(s) for s in range(3)] == [(0, 4), (1, 1), (0, 4)]


# -- uses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-5.3-e", "LOB-R29")
def test_a_card_is_used_in_one_of_its_ways_only() -> None:
    def after(*picks: str) -> tuple[tuple[int, int], int]:
        t = league(seats=2, hands={0: ["Bullpen Meltdown"]})
        t.say("play Bullpen Meltdown")
        assert set(t.can()) == USES - {"with Superstars", "with All-Stars"}
        t.say(*picks)
        t.quiet()
        assert not t.g.hands[0]
        return t.record(1), t.g.cash[0]

    assert after("as event", "on B") == ((0, 4), 10_000)  # at once
    assert after("for losses", "on B") == ((0, 3), 10_000)
    assert after("for cash") == ((0, 0), 11_500)


@pytest.mark.rule("LOB-R30", "LOB-R31")
def test_superstars_and_all_stars_have_a_token_each_and_without_one_a_number_wins_nothing() -> None:
    hands = {0: ["Bad Hop", "Rally Caps", "Late-Inning Lightning", "Bullpen Meltdown"]}
    t = league(seats=2, hands=hands, men={0: {"SS": 1, "AS": 1, "JM": 11}}, stars={0: (2, 3, 2)})
    t.say("play Bad Hop", "with Superstars", "pass", "play Rally Caps")
    assert "with Superstars" not in t.can()
    t.say("with All-Stars", "play Late-Inning Lightning", "with manager")
    assert t.record(0) == (2 + 1 + 3, 0)
    t.say("play Bullpen Meltdown")
    assert set(t.can()) <= {"as event", "for cash", "for losses", "for cuts"}


@pytest.mark.rule("LOB-5.3.1-a", "LOB-5.6-d")
def test_any_number_of_events_on_oneself_without_a_token() -> None:
    cards = [
        "Seven-Day Homestand",
        "Late-Inning Lightning",
        "Regional Cable Deal",
        "Sellout Weekend",
        "Bobblehead Night",
    ]
    t = league(seats=2, hands={0: cards}, stars={0: (3, 3, 3)})
    for i, card in enumerate(cards):
        t.say(f"play {card}", "as event", "on A")
        t.quiet()
        if i == 0:
            t.say("pass")
    assert t.record(0) == (3 + 4, 0)
    assert (t.g.cash[0], t.g.media[0]) == (10_000 + 3_000 + 2_000 + 1_000, 1)
    assert (t.g.spent[0], t.g.event_cube[0]) == (0, 0)


@pytest.mark.rule("LOB-5.3.1-b", "LOB-5.6-a", "LOB-5.3.1-g")
@pytest.mark.parametrize("card", ["Seven-Day Homestand", "Bad Hop", "National Spotlight"], ids=["green", "red", "blue"])
def test_an_event_of_any_colour_may_be_played_on_anybody(card: str) -> None:
    t = league(hands={1: [card]}, then=[])
    t.g.leader = 1
    t.go(FIRST_TURN)
    t.say(f"play {card}", "as event")
    assert t.can() == ["on A", "on B", "on C", "on D"]


@pytest.mark.rule("LOB-5.3.1-g", "LOB-R27", "LOB-R148")
def test_a_green_card_helps_whomever_it_is_played_on() -> None:
    t = league(seats=2, hands={0: ["Seven-Day Homestand"]})
    t.say("play Seven-Day Homestand", "as event", "on B")
    t.quiet()
    assert (t.record(1), list(t.g.event_cube)) == ((3, 0), [0, 1])


@pytest.mark.rule("LOB-5.3.1-e", "LOB-5.3.1-f")
def test_an_event_without_marks_acts_at_once_and_not_on_who_has_passed() -> None:
    t = league(seats=3, hands={0: ["Tampering Fine"], 2: ["Nightclub Headlines"]})
    t.say("play Tampering Fine", "as event", "on B")
    t.quiet()
    assert list(t.g.cash) == [12_500, 7_500, 10_000]
    assert [t.record(s) for s in range(3)] == [(0, 0)] * 3
    t.say("pass", "play Nightclub Headlines", "as event")
    assert t.can() == ["on A", "on C"]


@pytest.mark.rule("LOB-5.3.8-f", "LOB-R34")
def test_a_bought_card_is_a_full_play_on_anybody() -> None:
    t = league(seats=3, men={0: {"AS": 1, "REG": 11}}, then=[])
    for name in ("Naming Rights", "Bad Hop"):
        card = t.g.pack.names.index(name)
        t.g.deck.remove(card)
        t.g.deck.add(card)
    t.g.ops_cubes[2] = 2
    t.go(FIRST_TURN)
    t.say("single", "play Bad Hop")
    before = t.g.clone()
    t.say("for losses")
    assert t.can() == ["on B"]  # C has two cubes
    t.say("on B")
    assert (t.record(1), list(t.g.ops_cubes), t.g.played[0]) == ((0, 1), [0, 1, 2], 1)
    t = League(before)
    t.say("with All-Stars", "pass", "pass", "loan $5,000")
    assert "single" not in t.can()
    assert t.g.spent[0] == 1 << codes.ACT_AS | 1 << codes.ACT_CYCLE


@pytest.mark.rule("LOB-R34")
def test_there_is_no_cycle_in_the_off_season() -> None:
    t = league(seats=2, phase=codes.OFF, hands={0: ["Bad Hop"]}, then=[OWN_CARDS])
    assert t.can() == ["loan $5,000", "loan $10,000", "play Bad Hop"]


@pytest.mark.rule("LOB-5.3.9-a", "LOB-5.3.9-b", "LOB-R35")
def test_a_phenom_and_a_prospect_are_tried_once_a_phase_and_each_takes_a_turn() -> None:
    t = league(seats=3, stars={0: (2, 1, 3)})
    t.dice(2, 5)
    t.say("try a Phenom", "roll")
    assert t.asked() == "B Action"
    t.say("pass", "pass")
    assert "try a Phenom" not in t.can()
    t.say("try a Prospect", "roll")
    assert not {"try a Phenom", "try a Prospect"} & set(t.can())
    new_phase(t.g, codes.MID)
    t.go(FIRST_TURN)
    assert {"try a Phenom", "try a Prospect"} <= set(t.can())


@pytest.mark.rule("LOB-5.3.10-a")
def test_injuries_add_up() -> None:
    hands = {0: ["Pulled Hamstring"], 1: ["Sore Elbow"]}
    t = league(seats=2, hands=hands, men={1: {"AS": 2, "REG": 11, "JM": 12, "PH": 0, "UT": 12}}, stars={1: (2, 2, 3)})
    t.say("play Pulled Hamstring", "as event", "on B")
    t.quiet()
    t.say("play Sore Elbow", "as event", "on B")
    t.quiet()
    assert t.record(1) == (0, 2 + 3)
    assert list(t.g.men[1][:4]) == [0, 0, 11, 14]
    assert len(t.g.injured) == 2


# -- limits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-5.6-b", "LOB-R25", "LOB-R26")
def test_an_owner_suffers_two_ops_cards_of_all_together_and_one_event() -> None:
    hands = {0: ["Bad Hop"], 1: ["Rally Caps"], 2: ["Bullpen Meltdown", "Late-Inning Lightning"]}
    t = league(hands=hands)
    t.say("play Bad Hop", "for losses", "on D")
    t.say("play Rally Caps", "for cuts", "on D", "cut REG")
    assert list(t.g.ops_cubes) == [0, 0, 0, 2]
    t.say("play Bullpen Meltdown", "as event", "on D")
    t.quiet()
    assert t.record(3) == (0, 1 + 4)
    t.say("manager and team", "pass", "pass", "play Late-Inning Lightning")
    before = t.g.clone()
    t.say("as event")
    assert t.can() == ["on C"]  # A and B have passed, D has had his event
    t = League(before)
    assert "for losses" not in t.can()


@pytest.mark.rule("LOB-5.6-e", "LOB-2.2-e", "LOB-R13")
@pytest.mark.parametrize("n", [1, 2, 4])
def test_every_card_left_costs_a_thousand(n: int) -> None:
    cards = ["Bad Hop", "Naming Rights", "Rally Caps", "Star Turn"][:n]
    t = league(seats=2, phase=codes.LATE, hands={0: cards}, then=[LEFTOVERS])
    t.say("hold nothing")
    assert (t.g.cash[0], list(t.g.hands[0])) == (10_000 - 1_000 * n, [])
    assert len([card for card in t.g.discards if t.g.pack.names[card] in cards]) == n


@pytest.mark.rule("LOB-2.2-e", "LOB-R13")
def test_an_owner_may_pass_with_cards_in_hand() -> None:
    t = league(seats=2, phase=codes.LATE, hands={0: ["Bad Hop", "Naming Rights"]})
    t.say("play Bad Hop", "with manager", "pass")
    assert "pass" in t.can()
    assert cards_of(t) == ["Naming Rights"]


@pytest.mark.rule("LOB-2.2-g")
def test_an_event_lets_its_owner_keep_a_card_free_of_charge() -> None:
    hands = {0: ["Ace in the Cap", "Bad Hop", "Rally Caps"]}
    t = league(seats=2, phase=codes.LATE, hands=hands, cash={0: 2_000})
    t.say("play Ace in the Cap", "as event", "on A")
    t.quiet()
    assert len(t.g.hands[0]) == 3  # one was drawn
    t.go(LEFTOVERS)
    t.say("hold Bad Hop", "")
    assert [t.g.pack.names[card] for card in t.g.hands[0]] == ["Bad Hop"]
    assert t.g.cash[0] == 0  # two discards, nothing for the card held


@pytest.mark.rule("LOB-R40")
def test_a_full_record_can_be_overshot_by_others_and_by_a_play_begun_in_time() -> None:
    hands = {0: ["Late-Inning Lightning"], 1: ["Bullpen Meltdown"]}
    t = league(seats=2, hands=hands, records={0: (15, 7), 1: (15, 8)}, stars={0: (2, 3, 2)})
    t.say("play Late-Inning Lightning", "with manager")
    assert t.record(0) == (18, 7)
    t.say("play Bullpen Meltdown", "for losses", "on A")
    assert t.record(0) == (18, 10)


@pytest.mark.rule("LOB-R39", "LOB-R124")
def test_the_victim_of_forced_cuts_gets_journeymen_from_outside_and_no_phenom_is_tried() -> None:
    t = league(seats=2, hands={0: ["Bad Hop"]}, men={1: {"SS": 1, "JM": 12}})
    t.say("play Bad Hop", "for cuts", "on B")
    assert (t.asked(), t.can()) == ("B ForcedCut", ["cut SS", "cut REG"])
    t.say("cut SS")
    assert list(t.g.men[1]) == [0, 0, 12, 13, 2, 3, 10]
    assert t.asked() == "B Action"


@pytest.mark.rule("LOB-R142")
def test_a_neighbour_who_has_passed_is_still_the_neighbour() -> None:
    t = league(hands={3: ["Beanball War"]}, then=[])
    t.g.passed = numbers([0, 0, 1, 0])
    t.g.leader = 3
    t.go(FIRST_TURN, dice=[9])
    t.say("play Beanball War", "as event", "on D")
    t.quiet()
    assert [t.record(s) for s in range(4)] == [(0, 0), (0, 0), (0, 4), (2, 0)]


@pytest.mark.rule("LOB-2.6-b")
@pytest.mark.parametrize(
    ("die", "record"), [(1, (0, 4)), (3, (0, 2)), (5, (0, 1)), (6, (1, 0)), (9, (3, 0)), (10, (5, 0))]
)
def test_the_trade_impact_counts_when_a_card_says_so(die: int, record: tuple[int, int]) -> None:
    t = league(seats=3, hands={0: ["Blockbuster Offer"]})
    t.dice(die)
    t.say("play Blockbuster Offer", "as event", "on A")
    t.quiet()
    t.say("choice 3")
    assert (t.record(0), t.g.cash[0]) == (record, 11_000)


@pytest.mark.rule("LOB-2.6-b")
def test_a_trade_without_such_a_card_has_no_impact() -> None:
    t = league(seats=2)
    t.say("swap 1 PH for 2 REG")
    assert (t.record(0), t.kinds("roll")) == ((0, 0), [])


@pytest.mark.rule("LOB-5.3.7-a")
def test_four_ops_force_four_journeymen_on_the_roster_of_b() -> None:
    t = league(seats=2, hands={0: ["Regional Cable Deal"]}, men={1: {"AS": 1, "REG": 12, "JM": 12}})
    t.say("play Regional Cable Deal", "for cuts", "on B", "cut REG", "cut REG", "cut AS", "cut REG")
    assert list(t.g.men[1][:4]) == [0, 0, 9, 16]
    assert (t.asked(), list(t.g.ops_cubes)) == ("B Action", [0, 1])


@pytest.mark.rule("LOB-5.3.10-d", "LOB-R37")
def test_a_service_that_is_refused_leaves_the_event_as_it_is() -> None:
    hands = {0: ["Pulled Hamstring"], 2: ["The Trainer's Table"]}
    men = {1: {"AS": 1, "JM": 12, "PH": 0, "UT": 12}}
    t = league(seats=3, hands=hands, men=men, media={1: 1}, stars={1: (3, 2, 3), 2: (3, 3, 3)})
    t.say("play Pulled Hamstring", "as event", "on B", "offer The Trainer's Table", "for 1 media", "offered")
    t.say("refuse offer 1")
    t.quiet()
    assert (t.record(1), list(t.g.media[1:]), len(t.g.hands[2])) == ((0, 2), [1, 0], 1)


@pytest.mark.rule("LOB-R17")
def test_a_compulsory_card_is_only_an_event_and_never_held_but_a_cycle_may_discard_it() -> None:
    t = league(seats=2, hands={0: ["Opt-Out Clause", "Bad Hop"]}, men={0: {"AS": 1, "REG": 11}}, then=[])
    flu = t.g.pack.names.index("Clubhouse Flu")
    t.g.deck.remove(flu)
    t.g.deck.add(flu)
    t.go(FIRST_TURN)
    t.say("single")
    assert t.can() == ["play Clubhouse Flu", "discard Clubhouse Flu"]
    t.say("discard Clubhouse Flu", "pass", "play Opt-Out Clause")
    assert t.can() == ["on A"]  # neither for its number nor on another
    t = league(seats=2, phase=codes.LATE, hands={0: ["Opt-Out Clause", "Bad Hop"]}, then=[LEFTOVERS])
    assert t.can() == ["hold nothing", "hold Bad Hop"]
