"""What single words of effects do, tell and mark, and whom they cannot touch."""

from __future__ import annotations

import pytest

from rules.lords.league import League, Play, quiet
from rules.lords.single_verbs import act, act_of_bank, change, chart, count, free_agent, transfer
from sandlot.games.lords import codes
from sandlot.games.lords.effects.choices import Discarding, PassOn, possible
from sandlot.games.lords.effects.run import Effect
from sandlot.games.lords.numbers import DRM
from sandlot.games.lords.options import SEAT
from sandlot.games.lords.steps.ops import Cuts
from sandlot.kernel import material
from sandlot.kernel.zones import numbers

STARS = {"SS": 1, "AS": 2, "REG": 10, "JM": 12}


def cable_deal(t: League) -> int:
    """The effect of a card: $3,000 from the bank."""
    return t.g.pack.season[t.g.pack.names.index("Regional Cable Deal")]


def test_what_is_for_nobody_does_nothing_to_the_owners() -> None:
    t = quiet()
    count(t.g, -1, codes.V_WINS, 2, codes.NOW)
    transfer(t.g, -1, 0, codes.MONEY, 1_000, codes.TO_ME)
    assert ([t.record(s) for s in range(3)], list(t.g.cash)) == ([(0, 0)] * 3, [10_000] * 3)
    assert not t.g.events


def test_the_league_office_has_rolls_and_free_agents_of_its_own() -> None:
    t = quiet()
    act_of_bank(t.g, [codes.V_DRM, 5, 3, codes.ROLL_PENNANT, codes.NEXT], 0)
    assert [(one.kind, one.seat, one.what, one.n, one.once) for one in t.g.lasting] == [
        (DRM, -1, codes.ROLL_PENNANT, 3, True)
    ]
    act_of_bank(t.g, [codes.V_FREE_AGENT, 5, 2, codes.AS, codes.OFFSEASON], 0)
    assert list(t.g.agents) == [codes.AS, codes.AS]
    assert [(event.seat, event.count) for event in t.happened("free agent")] == [(-1, codes.AS)] * 2
    t = quiet(codes.OFF)
    free_agent(t.g, -1, codes.SS, 1)
    t.g.run()
    assert (list(t.g.agents), t.asked(), t.g.auction) == ([], "A Bid", codes.SS)


@pytest.mark.rule("LOB-6.1-f", "LOB-R29", "LOB-R140", "LOB-R145", "LOB-6.2.1.2-a")
@pytest.mark.parametrize(
    ("verb", "event"),
    [
        ([codes.V_STRIKE, 2], ("strike", 1, 1, "LOB-6.2.1.2-a")),
        ([codes.V_STAR, 4, codes.FS, 1], ("stars", 1, 4, "LOB-R145")),
        ([codes.V_STAR, 4, codes.FM, -1], ("stars", 1, 2, "LOB-R145")),
        ([codes.V_MEDIA, 5, 1, 0, codes.NOW], ("media", 1, 1, "")),
        ([codes.V_MEDIA, 5, 1, 1, codes.PHASE], ("national media", 1, 1, "LOB-10.0-h")),
        ([codes.V_GAIN, 4, 2, codes.PR], ("players", 1, 2, "")),
        ([codes.V_FREE_AGENT, 5, 1, codes.REG, codes.OFFSEASON], ("free agent", 1, codes.REG, "LOB-10.0-d")),
        ([codes.V_PROMOTE, 5, 0, 2, 1], ("attempt", 1, codes.ROLL_PHENOM, "")),
        ([codes.V_PROMOTE, 5, 1, 2, 1], ("attempt", 1, codes.ROLL_PROSPECT, "")),
    ],
)
def test_what_a_verb_does_is_told(verb: list[int], event: tuple[str, int, int, str]) -> None:
    t = quiet()
    padding = [codes.V_KEEP, 3, 0]
    act(t.g, 1, [*padding, verb[0], verb[1] + 3, *verb[2:]], 3)
    assert [(one.kind, one.seat, one.count, one.rule) for one in t.g.events or []] == [event]


def test_words_that_change_a_mark_only() -> None:
    t = quiet()
    g = t.g
    g.spent[1] = 0b1111
    act(g, 1, [codes.V_READY, 3, codes.ACT_MC], 0)
    assert list(g.spent) == [0, 0b1011, 0]
    act(g, 1, [codes.V_KEEP, 3, 2], 0)
    act(g, 1, [codes.V_KEEP, 3, 1], 0)
    assert list(g.held_free) == [0, 3, 0]
    act(g, 1, [codes.V_DRAW, 3, 2], 0)
    assert [len(hand) for hand in g.hands] == [0, 2, 0]
    g.ops_bonus = 1
    act(g, 1, [codes.V_OPS, 4, 3, codes.NOW], 0)
    assert (g.ops_bonus, list(g.lasting)) == (4, [])
    act(g, 1, [codes.V_STRIKE, 2], 0)
    assert g.strike
    g.pending_vp = numbers([0, 1, 0])
    count(g, 1, codes.V_VP, 2, codes.NOW)
    assert (list(g.pending_vp), [(one.seat, one.count) for one in t.happened("pending vp")]) == ([0, 3, 0], [(1, 2)])
    for kind, n, record in ((codes.V_WINS, 2, (2, 0)), (codes.V_LOSSES, 3, (2, 3)), (codes.V_WINS, -9, (0, 3))):
        count(g, 1, kind, n, codes.NOW)
        assert t.record(1) == record  # never below none
    count(g, 1, codes.V_LOSSES, -9, codes.NOW)
    assert t.record(1) == (0, 0)
    count(g, 1, codes.V_MONEY, 500, codes.NOW)
    count(g, 1, codes.V_MONEY, 0, codes.NOW)
    g.run()
    assert list(g.cash) == [10_000, 10_500, 10_000]


@pytest.mark.rule("LOB-2.1-f")
def test_before_its_roll_the_disc_lies_nowhere_and_does_not_move() -> None:
    t = quiet()
    t.g.target = 0
    act(t.g, 0, [codes.V_PENNANT, 3, 5], 0)
    assert (t.g.target, t.happened("pennant")) == (0, [])
    t.g.target = 90
    act(t.g, 0, [codes.V_PENNANT, 3, 5], 0)
    assert (t.g.target, [(event.seat, event.count) for event in t.happened("pennant")]) == (95, [(-1, 95)])


@pytest.mark.rule("LOB-7.1.5-f")
@pytest.mark.parametrize(
    ("old", "new", "n", "men"),
    [
        (codes.PH, codes.AS, 1, [1, 3, 10, 12, 1, 3, 11]),  # a Utility player comes to the farm
        (codes.PH, codes.AS, 5, [1, 4, 10, 12, 0, 3, 12]),  # as many as there are
        (codes.PR, codes.PH, 1, [1, 2, 10, 12, 3, 2, 10]),  # he stays on the farm
        (codes.AS, codes.SS, 1, [2, 1, 10, 12, 2, 3, 10]),
        (codes.JM, codes.PR, 1, [1, 2, 10, 11, 2, 4, 10]),
    ],
)
def test_who_leaves_the_farm_by_a_card_is_replaced_there(old: int, new: int, n: int, men: list[int]) -> None:
    t = quiet(men={0: STARS})
    change(t.g, 0, old, new, n)
    assert list(t.g.men[0]) == men


@pytest.mark.parametrize(
    ("to", "men"),
    [(codes.TO_LEFT, [12, 10, 14]), (codes.TO_RIGHT, [14, 10, 12]), (codes.TO_ME, [14, 10, 12])],
)
def test_players_are_handed_to_whom_a_card_names(to: int, men: list[int]) -> None:
    t = quiet()
    transfer(t.g, 1, 0, codes.REG, 2, to)
    assert [t.g.men[s][codes.REG] for s in range(3)] == men
    material.audit(t.g)
    transfer(t.g, 0, 0, codes.REG, 2, codes.TO_ME)  # nobody hands himself anything
    assert t.g.men[0][codes.REG] == men[0]


def test_without_a_star_nobody_is_hurt_by_the_injury_chart() -> None:
    t = quiet()
    chart(t.g, 0, codes.CHART_INJURY)
    t.g.run()
    assert t.happened("roll") == []


@pytest.mark.rule("LOB-6.2.6-b")
def test_without_an_open_draft_card_a_card_gives_no_draft_roll() -> None:
    t = quiet()
    chart(t.g, 0, codes.CHART_DRAFT)
    t.g.run()
    assert t.happened("roll") == []


@pytest.mark.rule("LOB-10.0-f")
def test_nobody_gives_a_card_for_the_trade_bait_from_an_empty_hand() -> None:
    t = quiet()
    program = cable_deal(t)
    asked = PassOn(program, 0, 0)
    t.g.bait = 0b010
    assert asked.options(t.g, 0) == [SEAT + 2]
    asked.chosen(t.g, 0, SEAT + 2)
    t.g.run()
    assert [(event.seat, event.count) for event in t.happened("pass on")] == [(0, 2)]
    assert (t.asked(), t.g.cash[2]) == ("nobody", 13_000)


def whole(end: int) -> Effect:
    """A program from its beginning, for the first owner."""
    return Effect(0, 0, end, 0, 0, 0, 0, False)


@pytest.mark.rule("LOB-2.5.5-a")
@pytest.mark.parametrize(("cash", "loan", "able"), [(2_000, 0, True), (0, 1, True), (500, 3, False), (2_500, 3, True)])
def test_a_way_that_costs_money_needs_cash_or_a_loan(cash: int, loan: int, able: bool) -> None:
    t = quiet(cash={0: cash})
    t.g.loan_taken[0] = loan >> 1
    assert possible(t.g, whole(5), numbers([codes.V_MONEY, 5, -2_500, 0, 0])) == able


@pytest.mark.parametrize(("n", "able"), [(2, True), (3, False)])
def test_a_way_that_takes_players_needs_them_also_after_another_word(n: int, able: bool) -> None:
    t = quiet(men={0: STARS})
    program = numbers([codes.V_MONEY, 5, 500, 0, 0, codes.V_LOSE, 9, n, codes.AS])
    assert possible(t.g, whole(9), program) == able
    program[5] = codes.V_CHANGE
    assert possible(t.g, whole(9), program) == able
    assert possible(t.g, whole(4), numbers([codes.V_LOSE, 4, 5, codes.STAR]))  # a star is lost as far as there is one


def test_an_effect_acts_for_its_subject_alone() -> None:
    t = quiet()
    t.go(Play(cable_deal(t), 2, 0))
    assert list(t.g.cash) == [10_000, 10_000, 13_000]


@pytest.mark.parametrize(("n", "asked"), [(0, 0), (1, 1), (2, 2), (9, 3)])
def test_cards_are_discarded_one_by_one_as_far_as_there_are_any(n: int, asked: int) -> None:
    t = quiet(hands={1: ["Bad Hop", "Rally Caps", "Star Turn"]})
    t.go(Discarding(1, n))
    for left in range(3, 3 - asked, -1):
        assert (t.asked(), len(t.can()), len(t.g.hands[1])) == ("B DiscardOne", left, left)
        t.say(t.can()[0])
    assert (t.asked(), len(t.g.hands[1])) == ("nobody", 3 - asked)


@pytest.mark.rule("LOB-5.3.7-a", "LOB-R39")
@pytest.mark.parametrize(("n", "men"), [(1, [0, 0, 1, 24]), (2, [0, 0, 0, 25]), (4, [0, 0, 0, 25])])
def test_forced_cuts_end_with_their_number_or_with_the_players(n: int, men: list[int]) -> None:
    t = quiet(men={1: {"SS": 1, "REG": 1, "JM": 23}})
    t.go(Cuts(1, n))
    assert (t.asked(), t.can()) == ("B ForcedCut", ["cut SS", "cut REG"])
    t.say("cut SS")
    if n > 1:
        t.say("cut REG")
    assert (t.asked(), list(t.g.men[1][:4])) == ("nobody", men)


@pytest.mark.rule("LOB-10.0-f")
def test_who_gives_the_trade_bait_to_the_deck_has_had_it() -> None:
    t = quiet()
    t.g.bait = 0b100
    act(t.g, 1, [codes.V_TO_DECK, 2], 0)
    assert t.g.bait == 0b110
