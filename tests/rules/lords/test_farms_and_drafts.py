"""Amounts named in two picks, farms that are too full or too empty, and the deck of the draft."""

from __future__ import annotations

import pytest

from rules.lords.league import attempted, offered
from sandlot.games.lords import codes
from sandlot.games.lords.options import BIG, COUNT, CUT, SMALL
from sandlot.games.lords.steps.draft import DRAFT, BestRoll, pick
from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE
from sandlot.games.lords.steps.farm import CUT_FARM, Repair, amount, offer_amounts
from sandlot.games.lords.steps.upgrades import OwnCuts
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.zones import numbers

# -- amounts in two picks ----------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-R100", "LOB-R122")
@pytest.mark.parametrize(
    ("most", "picks", "found"),
    [
        (0, [], [BIG]),
        (4_500, [], [BIG]),
        (5_000, [], [BIG, BIG + 1]),
        (14_500, [], [BIG, BIG + 1, BIG + 2]),
        (900_000, [], [BIG + n for n in range(60)]),
        (0, [BIG], [SMALL]),
        (1_000, [BIG], [SMALL, SMALL + 1, SMALL + 2]),
        (12_000, [BIG + 1], [SMALL + n for n in range(10)]),
        (12_000, [BIG + 2], [SMALL + n for n in range(5)]),
        (12_000, [BIG, SMALL], []),
    ],
)
def test_an_amount_is_named_in_steps_of_5000_and_then_of_500(most: int, picks: list[int], found: list[int]) -> None:
    t = attempted()
    t.g.sealed = (tuple(picks), (), ())
    assert offered(t.g, lambda: offer_amounts(t.g, 0, most)) == found


def test_two_picks_are_an_amount() -> None:
    named = ((), (BIG + 3,), (BIG + 3, SMALL + 7), (BIG, SMALL + 1))
    assert [amount(picks) for picks in named] == [0, 0, 18_500, 500]


# -- the farm ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-R48")
def test_only_what_is_too_much_leaves_the_farm() -> None:
    t = attempted(men={0: {"PR": 5}})
    t.go(Repair(0, True))
    assert list(t.g.men[0][4:]) == [2, 5, 8]
    assert [event.count for event in t.happened("players")] == [-2]


@pytest.mark.rule("LOB-7.1.5-h", "LOB-R121")
def test_without_utility_players_as_many_come_as_are_missing() -> None:
    t = attempted(men={0: {"PR": 10, "UT": 0}})
    t.go(Repair(0, True))
    assert (list(t.g.men[0][4:]), t.g.cash[0]) == ([2, 10, 3], 9_000)
    assert [event.count for event in t.happened("players")] == [3]


@pytest.mark.rule("LOB-R48")
def test_missing_journeymen_come_once() -> None:
    t = attempted(men={0: {"JM": 10, "UT": 8}})
    t.go(Repair(0, False))
    assert list(t.g.men[0]) == [0, 0, 12, 13, 2, 3, 10]
    assert [event.count for event in t.happened("players")] == [3, 2]


@pytest.mark.rule("LOB-R121")
def test_the_last_utility_player_stays_and_a_prospect_or_a_phenom_goes() -> None:
    t = attempted(men={0: {"PR": 14, "UT": 1}})
    t.go(Repair(0, True))
    assert (t.asked(), t.can()) == ("A CutFarm", ["cut PH", "cut PR"])
    t.say("cut PR", "cut PR")
    assert (t.asked(), list(t.g.men[0][4:])) == ("nobody", [2, 12, 1])
    assert t.g.cash[0] == 10_000


@pytest.mark.rule("LOB-R121", "LOB-8.2-a")
def test_a_phenom_dropped_from_a_full_farm_may_be_claimed() -> None:
    t = attempted(men={0: {"PR": 0, "PH": 15, "UT": 0}}, stars={1: (2, 4, 3)})
    assert CUT_FARM.options(t.g, 0) == [CUT + codes.PH]
    CUT_FARM.chosen(t.g, 0, CUT + codes.PH)
    assert (t.asked(), t.g.men[0][codes.PH]) == ("B Claim", 14)
    assert [event.seat for event in t.happened("cut phenom")] == [0]


@pytest.mark.rule("LOB-8.1-c", "LOB-R109")
@pytest.mark.parametrize(("since", "left"), [(4, 2), (5, 3)])
def test_at_the_end_of_a_phase_surplus_of_an_earlier_one_is_cut(since: int, left: int) -> None:
    t = attempted(men={0: {"PH": 3, "UT": 9}}, stars=dict.fromkeys(range(3), (3, 3, 3)))
    t.g.over_since[0] = since
    t.go(END_OF_PHASE, dice=[5, 5, 5])
    assert t.g.men[0][codes.PH] == left


@pytest.mark.rule("LOB-6.1-f")
def test_points_that_wait_are_scored_once() -> None:
    t = attempted(stars=dict.fromkeys(range(3), (3, 3, 3)))
    t.g.pending_vp = numbers([2, 0, -1])
    t.go(END_OF_PHASE, dice=[5, 5, 5])
    assert (list(t.g.vp), list(t.g.pending_vp)) == ([2, 0, -1], [0, 0, 0])


@pytest.mark.rule("LOB-7.1.5-e")
def test_cuts_that_were_ordered_come_in_order_and_a_phenom_who_is_gone_is_no_more() -> None:
    t = attempted(codes.OFF, men={0: {"PH": 1, "UT": 11, "AS": 1, "REG": 11}}, stars={1: (2, 2, 3), 2: (2, 2, 3)})
    t.go(OwnCuts(0, (codes.PH, codes.PH, codes.AS)))
    assert list(t.g.men[0][:5]) == [0, 0, 11, 14, 0]
    assert len(t.happened("cut phenom")) == 1


# -- the draft ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-6.2.6-b")
def test_the_last_draft_card_counts() -> None:
    t = attempted(codes.LATE)
    fair, ready = (t.g.pack.names.index(name) for name in ("A Fair Class", "Ready-Made Infielders"))
    t.g.draft.fill([card for card in t.g.draft if card not in (fair, ready)])
    t.g.draft_out.fill([ready, fair])
    pick(t.g, 0, 8)
    t.g.run()
    assert (list(t.g.men[0][:4]), t.g.men[0][codes.PH]) == ([0, 0, 12, 13], 3)
    assert [(event.seat, event.count) for event in t.happened("drafts")] == [(0, 8)]


@pytest.mark.rule("LOB-R9")
def test_an_empty_draft_deck_is_shuffled_anew_and_without_cards_nobody_rolls() -> None:
    t = attempted(codes.LATE)
    cards = sorted(t.g.draft)
    t.g.draft.clear()
    t.g.draft_out.fill(cards)
    for card in cards:
        t.g.learn(card, EVERYONE)
    t.go(DRAFT)
    assert [event.count for event in t.happened("shuffle draft")] == [len(cards)]
    assert (len(t.g.draft), len(t.g.draft_out)) == (len(cards) - 1, 1)
    assert {t.g.known[card] for card in t.g.draft} == {0}
    assert t.g.known[t.g.draft_out[0]] == EVERYONE
    assert t.g.draft != sorted(t.g.draft)
    t = attempted(codes.LATE)
    for card in t.g.draft:
        t.g.learn(card, EVERYONE)
    t.g.ex_legends.extend(t.g.draft)
    t.g.draft.clear()
    t.go(DRAFT)
    assert (t.happened("draft"), t.happened("roll")) == ([], [])


def test_any_of_several_draft_rolls_may_be_taken() -> None:
    t = attempted()
    assert BestRoll((10, 1, 4, 4)).options(t.g, 0) == [COUNT + 1, COUNT + 4, COUNT + 10]
