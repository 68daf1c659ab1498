"""What an owner is asked, which answers act where, and why others are missing; expected values written by hand."""

from typing import Any

import pytest

from rules.lords.league import league
from rules.lords.shown import SPECTATOR, answers, asked, part, told
from sandlot.games.lords import codes, questions
from sandlot.games.lords.atoms.goods import SPREAD
from sandlot.games.lords.effects.choices import Placed
from sandlot.games.lords.options import GIVE, OFFER, OFFER_END, UP_FOR, WANT
from sandlot.games.lords.steps.auction import Auction
from sandlot.games.lords.steps.costs import owe
from sandlot.games.lords.steps.end_of_phase import PURSES, Payout
from sandlot.games.lords.table import table
from sandlot.kernel.game import NOBODY
from sandlot.kernel.step import Choice
from sandlot.table.parts import (
    Offer,
    Seat,
    encode,
)


@pytest.mark.rule("LOB-5.3-a", "LOB-5.3-d")
def test_a_turn_says_what_may_be_done_and_where() -> None:
    t = league(seats=2, hands={0: ["Bad Hop"]}, records={0: (1, 2)}, stars={0: (2, 3, 3)})
    prompt = asked(t)
    record = "1 win and 2 losses of 23 games"
    assert prompt.sentence == f"Your turn: take one action; loans are free of it. You have {record} in this phase."
    why = "You may pass once you have played a card in this phase, and not in your first turn (LOB-5.3-d)."
    assert prompt.why == why
    found = answers(t)
    assert found["manager and team · 1 win"] == "stars0:FM"
    assert found["try a Phenom · the first roll costs $500"] == "men0:PH"
    assert found["double · buy 2 cards for $2,000"] == "deck"
    assert found["swap 1 REG for 3 PR"] == "trade"
    assert found["loan $5,000"] == "loans0"
    assert found["play Bad Hop · OPS 1"] == f"card:{t.g.pack.names.index('Bad Hop')}"
    assert table(t.g, 1).prompt is None
    assert table(t.g, 1).status == "Owner A must take an action."


@pytest.mark.rule("LOB-R32", "LOB-5.3.5-a")
def test_a_card_says_what_its_number_would_do() -> None:
    t = league(seats=2, hands={0: ["Second Opinion"]}, men={0: {"SS": 2, "AS": 1, "REG": 9}}, stars={0: (2, 3, 1)})
    t.say("play Second Opinion")
    assert asked(t).sentence == "How do you use Second Opinion: for its event, or for its number 3?"
    found = list(answers(t))
    assert "with Superstars · 7 wins" in found  # twice 3, and one Superstar beyond the first
    assert "with All-Stars · 3 wins" in found
    assert "for cash · $1,500" in found
    assert "for losses · 3 losses for another owner" in found


@pytest.mark.rule("LOB-5.3.1-c", "LOB-5.3.12-b")
def test_owners_who_cannot_be_targets_say_why() -> None:
    t = league(seats=4, hands={0: ["Bad Hop", "Seven-Day Homestand"]})
    t.g.event_cube[1] = 1
    t.g.passed[2] = 1
    t.say("play Bad Hop", "as event")
    shown = table(t.g, 0)
    assert [option.part for option in asked(t).options] == ["seat0", "seat3"]
    barred = [part(shown, f"seat{seat}") for seat in (1, 2)]
    assert all(isinstance(one, Seat) for one in barred)
    assert [(one.why, one.rule) for one in barred] == [
        ("has had an event of another owner in this phase", "LOB-5.3.1-c"),
        ("has passed", "LOB-5.3.12-b"),
    ]


@pytest.mark.rule("LOB-5.3-b", "LOB-8.3-j")
def test_used_actions_say_why_they_are_no_answer() -> None:
    t = league(seats=2, hands={0: ["Bad Hop"]})
    t.g.spent[0] = 1 << codes.ACT_PHENOM | 1 << codes.ACT_MT | 1 << codes.ACT_CYCLE
    shown = table(t.g, 0)
    assert part(shown, "men0:PH").why == "the attempt of this phase is made"
    assert part(shown, "men0:PH").rule == "LOB-8.3-j"
    assert part(shown, "stars0:FM").why == "used in this phase"
    assert part(shown, "deck").why == "used in this phase"
    actions = dict(part(shown, "actions0").rows)
    assert (actions["Phenom"], actions["Prospect"], actions["Manager/Team"]) == ("used", "free", "used")


@pytest.mark.rule("LOB-6.1-d")
def test_a_form_repeats_the_sealed_answers_to_their_owner_only() -> None:
    t = league(seats=2, cash={0: 10_000, 1: 10_000}, then=(PURSES,))
    t.say("loan $5,000", "done")
    assert asked(t).note == "So far: loan $5,000, done."
    assert answers(t) == {"media 0": "media0", "media 1": "media0", "media 2": "media0"}
    other = table(t.g, 1)
    assert other.status == "Owner A and Owner B may each move loans and buy media."
    t.say("media 1")
    assert part(table(t.g, 0), "seat0").note.startswith("Leader. Sealed: loan $5,000, done, media 1; it can be taken")
    assert part(table(t.g, 1), "seat0").note == "Leader."
    assert encode(other).count(b"loan $5,000") == 1  # B's own answer, not A's


@pytest.mark.rule("LOB-6.2.4b-b")
def test_a_bid_says_for_whom() -> None:
    t = league(seats=2, phase=codes.OFF, year=2, then=(Auction(codes.SS),))
    assert asked(t).form == "amount"
    assert asked(t).sentence.startswith("A free Superstar is up for auction: your secret bid")
    t.say("bid $5,000", "and $500")
    assert told(t, 1) == []
    assert "$5,500" not in str(table(t.g, 1))
    t.say("bid $0", "and $0")
    assert told(t, 1)[:2] == [
        "Owner A has bid $5,500. (LOB-6.2.4b-b)",
        "Owner B has bid $0. (LOB-6.2.4b-b)",
    ]


@pytest.mark.rule("LOB-5.7.1-a")
def test_offers_lie_on_the_table_with_both_sides() -> None:
    t = league(seats=3, hands={0: ["Bad Hop"], 1: ["Sellout Weekend"]})
    g = t.g
    g.market.make(0, 1, [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0, 2, 0, 1], False)
    offer = part(table(g, SPECTATOR), "offer:0")
    assert isinstance(offer, Offer)
    assert (offer.by, offer.to) == (0, 1)
    assert (offer.gives, offer.wants) == (("1 PH",), ("2 REG", "$1,000", "a draft roll"))
    assert part(table(g, 1), "seat1").note == "Outside your turn you may borrow, repay and trade now."


@pytest.mark.rule("LOB-5.3.11-b", "LOB-5.7.1-c")
def test_an_offer_is_made_on_the_mats_and_answered_before_the_turn() -> None:
    t = league(seats=2, hands={0: ["Bad Hop"], 1: ["Sellout Weekend"]})
    phenom, sum_of_1000 = GIVE + SPREAD * codes.PH + 1, WANT + SPREAD * codes.MONEY + 2
    half = t.g.clone()
    half.open_aside(0, OFFER + 1)
    half.apply(phenom)
    prompt = table(half, 0).prompt
    assert prompt is not None
    assert (prompt.form, prompt.sentence) == (
        "offer",
        "Your offer to Owner B: 1 PH for nothing. Add a good, or put it on the table.",
    )
    where = {option.option: option.part for option in prompt.options}
    assert where[sum_of_1000] == "cash1"
    assert where[WANT + SPREAD * codes.REG + 3] == "men1:REG"
    assert where[GIVE + SPREAD * codes.MANAGER + 1] == "stars0:FM"
    t.g.aside(0, [OFFER + 1, phenom, sum_of_1000, OFFER_END])
    assert told(t) == ["Owner A offers Owner B 1 PH for $1,000. (LOB-5.7.1-a)"]
    t.say("manager and team")
    assert asked(t).sentence == "Owner A offers you 1 PH for $1,000. Do you accept?"
    assert answers(t) == {"accept offer 1": "offer:0", "refuse offer 1": "offer:0"}


@pytest.mark.rule("LOB-7.3-k")
def test_cubes_for_goods_are_offered_at_the_roll() -> None:
    t = league(seats=2, media={0: 1, 1: 2}, then=(Payout(0),), dice=(6,))
    t.g.aside(1, [UP_FOR + 2, WANT + SPREAD * codes.PR + 1, OFFER_END])
    offer = part(table(t.g, SPECTATOR), "offer:0")
    assert (offer.gives, offer.wants) == (("2 cubes up on the roll",), ("1 PR",))
    found = answers(t)
    assert (found["accept offer 1"], found["refuse offer 1"], found["down 1"]) == ("offer:0", "offer:0", "dice")


@pytest.mark.rule("LOB-2.5.5-a")
def test_imposed_costs_say_how_much_is_short() -> None:
    t = league(seats=2, cash={0: 500}, hands={0: ["Bad Hop"]})
    owe(t.g, 0, 2000, "LOB-2.5.5-a")
    t.g.seat = NOBODY
    t.g.run()
    assert asked(t).sentence == "You are $1,500 short: which loan do you take?"
    assert told(t)[-1] == "Owner A pays $500 as a cost imposed by a card. (LOB-2.5.5-a)"


def subclasses(kind: type[Any]) -> set[type[Any]]:
    """All classes below this one."""
    return {kind, *(found for one in kind.__subclasses__() for found in subclasses(one))}


def test_every_question_is_written() -> None:
    ours = {one for one in subclasses(Choice) if one.__module__.startswith("sandlot.games.lords")}
    assert ours - {Placed} == set(questions.QUESTIONS)
