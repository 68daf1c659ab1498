"""Sealed answers: several picks, any order of arrival, taken back, revealed together."""

import pytest

from haggle.options import BID, WARE
from haggle.state import Haggle
from sandlot.kernel.errors import IllegalMove, Undecided
from sandlot.kernel.moves import attempt


def pairs(g: Haggle) -> list[list[int]]:
    """For each seat the two lowest wares of its hand, as picks."""
    return [[WARE + card for card in hand[:2]] for hand in g.hands]


def test_all_seats_are_open_at_once_and_search_turns_to_the_lowest(fresh: Haggle) -> None:
    assert fresh.open == (0, 1, 2)
    assert fresh.seat == 0


def test_order_of_arrival_does_not_matter(fresh: Haggle) -> None:
    picks = pairs(fresh)
    positions = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        g = fresh.clone()
        for seat in order:
            g.answer(seat, picks[seat])
        positions.append(g.digest())
    assert len(set(positions)) == 1


def test_picks_of_two_seats_may_arrive_interleaved(fresh: Haggle) -> None:
    picks = pairs(fresh)
    g = fresh
    g.answer(2, picks[2][:1])
    g.answer(1, picks[1][:1])
    g.answer(2, picks[2][1:])
    assert g.open == (0, 1)
    assert g.sealed[2] == tuple(picks[2])
    assert g.stall == []


def test_nothing_is_revealed_before_the_last_answer(fresh: Haggle) -> None:
    picks = pairs(fresh)
    fresh.answer(0, picks[0])
    fresh.answer(1, picks[1])
    assert fresh.stall == []
    fresh.answer(2, picks[2])
    assert sorted(fresh.stall) == sorted(pick - WARE for seat in picks for pick in seat)
    assert fresh.sealed == ((), (), ())


def test_answers_are_resolved_in_seat_order_whatever_came_first(fresh: Haggle) -> None:
    fresh.events = []
    picks = pairs(fresh)
    for seat in (2, 1, 0):
        fresh.answer(seat, picks[seat])
    laid = [event.seat for event in fresh.events if event.kind == "lay out"]
    assert laid == [0, 0, 1, 1, 2, 2]


def test_a_pair_is_offered_in_one_canonical_order_only(fresh: Haggle) -> None:
    low, *_, high = fresh.hands[0]
    assert WARE + high not in fresh.options, "the highest ware cannot come first: no pair could be completed"
    fresh.apply(WARE + low)
    assert WARE + low not in fresh.options


def test_a_sealed_answer_is_taken_back_while_another_is_missing(fresh: Haggle) -> None:
    before = fresh.digest()
    fresh.answer(1, pairs(fresh)[1])
    assert fresh.open == (0, 2)
    fresh.retract(1)
    assert fresh.open == (0, 1, 2)
    assert fresh.digest() == before


def test_half_an_answer_is_taken_back_too(fresh: Haggle) -> None:
    before = fresh.digest()
    fresh.answer(1, pairs(fresh)[1][:1])
    fresh.retract(1)
    assert fresh.digest() == before


def test_after_the_reveal_nothing_is_taken_back(fresh: Haggle) -> None:
    picks = pairs(fresh)
    for seat in (0, 1, 2):
        fresh.answer(seat, picks[seat])
    with pytest.raises(IllegalMove, match="seat 1 has no sealed answer"):
        fresh.retract(1)


def test_one_bad_pick_refuses_the_whole_answer(fresh: Haggle) -> None:
    before = fresh.digest()
    good = pairs(fresh)[0][0]
    with pytest.raises(IllegalMove):
        fresh.answer(0, [good, good])
    assert fresh.digest() == before


def test_a_seat_that_has_answered_is_not_asked_again(fresh: Haggle) -> None:
    picks = pairs(fresh)[0]
    fresh.answer(0, picks)
    with pytest.raises(IllegalMove, match="seat 0 is not asked"):
        fresh.answer(0, picks)


def test_blind_bids_highest_takes_the_crate_and_pays(fresh: Haggle) -> None:
    g = fresh
    for seat, picks in enumerate(pairs(g)):
        g.answer(seat, picks)
    crate, cash = g.deck.top(), list(g.cash)
    g.answer(2, [BID + 4])
    g.answer(0, [BID + 1])
    g.answer(1, [BID + 3])
    assert crate in g.hands[2]
    assert list(g.cash) == [cash[0], cash[1], cash[2] - 4]
    assert g.known[crate] == 0b100


def test_blind_bids_a_tie_means_nobody(fresh: Haggle) -> None:
    g = fresh
    for seat, picks in enumerate(pairs(g)):
        g.answer(seat, picks)
    crate, cash = g.deck.top(), list(g.cash)
    for seat, bid in ((1, 3), (0, 3), (2, 2)):
        g.answer(seat, [BID + bid])
    assert g.gone == [crate]
    assert list(g.cash) == cash


def test_re_picking_keeps_who_still_owes_and_changes_what_was_sealed(fresh: Haggle) -> None:
    picks = pairs(fresh)
    fresh.answer(1, picks[1])
    fresh.answer(2, picks[2][:1])
    seen = set()
    for seed in range(40):
        g = fresh.clone()
        g.determinize(0, seed)
        assert g.open == (0, 2)
        assert len(g.sealed[1]) == 2
        assert len(g.sealed[2]) == 1
        assert all(pick - WARE in g.hands[1] for pick in g.sealed[1]), "a re-picked answer fits the re-dealt hand"
        seen.add((g.sealed[1], g.sealed[2]))
    assert len(seen) > 10


def test_trying_the_last_missing_answer_shows_nothing_of_the_others(fresh: Haggle) -> None:
    picks = pairs(fresh)
    fresh.answer(0, picks[0])
    fresh.answer(1, picks[1])
    tried = attempt(fresh, 2, picks[2])
    assert tried.complete
    assert [event.kind for event in tried.events] == []
    assert tried.game.stall == []


def test_unsealing_in_a_trial_is_refused(fresh: Haggle) -> None:
    fresh.trier = 0
    with pytest.raises(Undecided):
        fresh.unseal()
