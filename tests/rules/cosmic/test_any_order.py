"""Cards of a set are named in any order: to pay, to keep, to discard, to take back."""

from __future__ import annotations

from itertools import permutations

import pytest

from rules.cosmic.board import Board, board, effect
from sandlot.games.cosmic.table import table
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.notation import phrase, write
from sandlot.kernel.sets import Answer, answer
from sandlot.table.parts import Card, Prompt, walk

HOLD = "Hold the Line, Flex, Bull Rush, Skull Rattler"  # cost 3; worth 1, 1 and 2


def picking(t: Board, seat: int, *words: str) -> Answer:
    """What a person has picked, word by word."""
    a = answer(t.g, seat)
    for each in words:
        found = [o for o in a.options if phrase(a.game, seat, o).endswith(f" {each}")]
        assert found, f"{each} is not offered"
        a.pick(found[0])
    return a


def asked(a: Answer) -> Prompt:
    found = table(a.game, a.seat).prompt
    assert found is not None
    return found


def cards(a: Answer) -> dict[str, Card]:
    return {part.label: part for part in walk(table(a.game, a.seat)) if isinstance(part, Card)}


@pytest.mark.rule("CLB-PAY-2")
def test_a_payment_is_clicked_in_any_order() -> None:
    t = board(hands=("Flex", HOLD))
    paid = [picking(t, 1, "Hold the Line", *both) for both in permutations(("Flex", "Skull Rattler"))]
    assert [a.complete for a in paid] == [True, True]
    assert paid[0].order == paid[1].order, "search knows one order only"
    assert write(t.g, 1, paid[0].order) == "play Hold the Line paying Skull Rattler, Flex"
    whole = paid[0].last
    assert whole is not None
    prompt = table(whole, 1).prompt
    assert prompt is not None
    assert ([one.text for one in prompt.picked], prompt.options) == (["Flex · value 1", "Skull Rattler · value 2"], ())
    t.play("play Hold the Line paying Flex, Skull Rattler")
    assert t.discards(1) == ["Flex", "Skull Rattler"]


@pytest.mark.rule("CLB-PAY-2")
def test_what_was_picked_stays_on_the_table_until_the_payment_is_whole() -> None:
    t = board(hands=("Flex", HOLD))
    a = picking(t, 1, "Hold the Line", "Flex")
    assert not a.complete
    prompt = asked(a)
    hand = cards(a)
    assert prompt.form == "some"
    assert prompt.sentence == "Discard Actions to pay for Hold the Line: 2 to go."
    assert [one.part for one in prompt.picked] == [hand["Flex"].id]
    assert [one.part for one in prompt.options] == [hand["Skull Rattler"].id]


@pytest.mark.rule("CLB-PAY-12")
def test_the_reason_why_a_card_cannot_pay_is_true() -> None:
    t = board(hands=("Flex", HOLD))
    assert not any(card.why for card in cards(picking(t, 1, "Hold the Line")).values()), "each is in some payment"
    why = cards(picking(t, 1, "Hold the Line", "Flex"))["Bull Rush"]
    assert (why.why, why.rule) == ("with it every payment would have a card too many", "CLB-PAY-12"), "1 + 1 + 2 for 3"
    t = board(hands=("Flex", "Bull Rush, 2 Flex, Skull Rattler, Second Wind"))  # cost 1
    assert picking(t, 1, "Bull Rush", "Skull Rattler").complete
    t = board(hands=("Flex", "Mid-Swing Correction, Flex, Skull Rattler, Bull Rush"))  # cost 2
    why = cards(picking(t, 1, "Mid-Swing Correction", "Flex"))["Skull Rattler"]
    assert (why.why, why.rule) == ("with it Flex would not be needed", "CLB-PAY-12")


@pytest.mark.rule("CLB-PAY-12")
def test_of_equal_cards_each_is_picked_and_named_once() -> None:
    t = board(hands=("Flex", "Hold the Line, 3 Flex"))
    a = picking(t, 1, "Hold the Line", "Flex")
    prompt = asked(a)
    taken, free = ({one.part for one in options} for options in (prompt.picked, prompt.options))
    assert len(taken) == len(free) == 1
    assert taken.isdisjoint(free)
    assert picking(t, 1, "Hold the Line", "Flex", "Flex", "Flex").complete


@pytest.mark.rule("CLB-DSC-4")
def test_cards_are_kept_in_any_order() -> None:
    t = board(coaches=("Skipper Odalys Venn", "Plain"), hands=("2 Flex, Overpower", "Flex")).end_round()
    a = picking(t, 0, "Overpower")
    assert [one.text for one in asked(a).options] == ["Flex", "keep only these"]
    a.pick(asked(a).options[0].option)
    assert a.complete
    assert write(t.g, 0, a.order) == "keep Flex, Overpower"
    few = picking(t, 0, "Overpower")
    few.pick(asked(few).options[-1].option)
    assert write(t.g, 0, few.order) == "keep Overpower"
    t.by(0, "keep Overpower, Flex").by(1, "keep nothing")
    assert [event.count for event in t.events("keep")] == [2, 0]


@pytest.mark.rule("CLB-DSC-4")
def test_no_more_is_kept_than_there_is() -> None:
    t = board(coaches=("Skipper Odalys Venn", "Plain"), hands=("Flex, Overpower", "Flex")).end_round()
    a = picking(t, 0, "Flex")
    with pytest.raises(IllegalMove, match="not among the options"):
        a.pick(asked(a).picked[0].option)


@pytest.mark.rule("CLB-EFX-8")
def test_cards_are_discarded_in_any_order() -> None:
    t = board(**effect("self_discard 2", hands=("Bull Rush", "Flex, Hold the Line, Overpower, Skull Rattler")))
    t.pick("play Flex")
    gone = [picking(t, 1, *both) for both in permutations(("Overpower", "Hold the Line"))]
    assert [a.complete for a in gone] == [True, True]
    assert gone[0].order == gone[1].order
    one = picking(t, 1, "Overpower")
    assert [chosen.part for chosen in asked(one).picked] == [cards(one)["Overpower"].id]
    assert asked(one).sentence == "Discard one Action of your choice."
