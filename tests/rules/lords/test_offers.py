"""Offers and deals about a roll are told as they happen, stand while they can be kept, and fall when they cannot."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league, swaps
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.goods import SPREAD, give_draft, has, last_good, nothing, possible, room, with_good
from sandlot.games.lords.numbers import SHIELD, Lasting
from sandlot.games.lords.options import (
    ACCEPT,
    COUNTER,
    DOWN_FOR,
    GIVE,
    OFFER,
    OFFER_END,
    REFUSE,
    UP_FOR,
    WANT,
    WITHDRAW,
)
from sandlot.games.lords.steps.deals import answer_roll_offer, close_roll_offers
from sandlot.games.lords.steps.trade import StandingAnswer, answer
from sandlot.games.lords.steps.trade_chart import FREE_SWAP, can_give, free_swap
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.zones import numbers


def good(base: int, kind: int, n: int) -> int:
    """An amount of a good in an offer."""
    return base + SPREAD * kind + n


# -- offers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-5.7.1-a", "LOB-R49")
def test_offers_are_told_by_number_when_they_are_made_withdrawn_refused_and_accepted() -> None:
    t = league(3)
    for taker in (1, 2):
        t.g.aside(0, [OFFER + taker, good(GIVE, codes.REG, 1), good(WANT, codes.PH, 1), OFFER_END])
    t.g.aside(0, [WITHDRAW])
    assert [offer.number for offer in t.g.market.offers] == [1]
    t.g.aside(2, [COUNTER, good(GIVE, codes.PH, 1), good(WANT, codes.REG, 2), OFFER_END])
    t.g.aside(0, [REFUSE])
    t.g.aside(1, [OFFER + 2, good(GIVE, codes.MONEY, 3), OFFER_END])
    t.g.aside(2, [ACCEPT])
    assert t.told("offer", "withdraw", "refuse", "trade") == [
        ("offer", 0, 0, "LOB-5.7.1-a"),
        ("offer", 0, 1, "LOB-5.7.1-a"),
        ("withdraw", 0, 0, ""),
        ("offer", 2, 2, "LOB-5.7.1-a"),
        ("refuse", 0, 2, ""),
        ("offer", 1, 3, "LOB-5.7.1-a"),
        ("trade", 1, 2, "LOB-5.3.11-c"),
    ]
    assert list(t.g.cash) == [10_000, 8_500, 11_500]
    assert not t.g.market.offers


@pytest.mark.rule("LOB-5.7.1-c")
def test_an_offer_that_can_no_longer_be_kept_is_only_refused() -> None:
    t = league(3, cash={0: 1_000})
    t.g.aside(0, [OFFER + 1, good(GIVE, codes.MONEY, 2), good(WANT, codes.PH, 1), OFFER_END])
    offer = t.g.market.offers[0]
    asked = StandingAnswer(offer.number)
    assert asked.options(t.g, 1) == [ACCEPT, REFUSE]
    t.g.cash[0], t.g.bank = 500, t.g.bank + 500
    assert asked.options(t.g, 1) == [REFUSE]
    answer(t.g, offer, True)
    assert (t.g.market.offers, t.g.cash[1], t.told("trade", "refuse")) == ([], 10_000, [])
    assert asked.options(t.g, 1) == [REFUSE]  # it is gone
    asked.chosen(t.g, 1, ACCEPT)
    assert t.g.cash[1] == 10_000


@pytest.mark.rule("LOB-5.7.1-b", "LOB-R51")
@pytest.mark.parametrize(
    ("kind", "n", "there"),
    [
        (codes.REG, 12, True), (codes.REG, 13, False), (codes.UT, 10, True), (codes.UT, 11, False),
        (codes.MEDIA, 2, True), (codes.MEDIA, 3, False), (codes.MONEY, 20, True), (codes.MONEY, 21, False),
        (codes.DRAFT, 1, True), (codes.DRAFT, 2, False),
    ],
)  # fmt: skip
def test_what_an_owner_can_hand_over(kind: int, n: int, there: bool) -> None:
    t = league(3, media={0: 2}, then=[])
    goods = nothing()
    goods[kind] = n
    assert has(t.g, 0, goods) == there
    assert possible(t.g, 0, 1, goods, nothing()) == (there and (kind != codes.MEDIA or n <= 2))
    assert possible(t.g, 1, 0, nothing(), goods) == (there and (kind != codes.MEDIA or n <= 2))


@pytest.mark.rule("LOB-7.3-o")
@pytest.mark.parametrize(
    ("gives", "gets", "fits"), [(0, 1, True), (0, 2, False), (1, 2, True), (2, 1, True), (0, 0, True)]
)
def test_media_need_room(gives: int, gets: int, fits: bool) -> None:
    t = league(3, media={0: 1}, then=[])  # an office of two stars holds two
    give, get = nothing(), nothing()
    give[codes.MEDIA], get[codes.MEDIA] = gives, gets
    assert room(t.g, 0, give, get) == fits


@pytest.mark.rule("LOB-6.2.6-c", "LOB-R51")
def test_draft_rolls_that_were_bought_go_over_first() -> None:
    t = league(3, then=[])
    t.g.draft_bought = numbers([1, 0, 0])
    give_draft(t.g, 0, 2, 1)
    assert (list(t.g.draft_sold), list(t.g.draft_bought)) == ([0, 0, 0], [0, 0, 1])
    give_draft(t.g, 0, 2, 1)
    assert (list(t.g.draft_sold), list(t.g.draft_bought)) == ([1, 0, 0], [0, 0, 2])
    give_draft(t.g, 0, 2, 0)
    assert t.told("draft roll") == [("draft roll", 0, 2, "LOB-6.2.6-c")] * 2


def test_goods_are_named_in_order() -> None:
    goods = with_good(with_good(nothing(), SPREAD * codes.AS + 2), SPREAD * codes.MONEY + 15)
    assert goods == [0, 2, 0, 0, 0, 0, 0, 0, 15, 0, 0]
    assert [last_good(one) for one in (nothing(), goods, with_good(nothing(), 1))] == [-1, codes.MONEY, codes.SS]


# -- the trade chart ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-5.3.11-d")
def test_a_row_of_the_chart_needs_its_goods_and_room_for_its_media() -> None:
    t = league(3, cash={0: 1_000}, media={0: 1}, men={0: {"REG": 2}}, then=[])
    cells = [0] * (2 * codes.TRADED + 1)
    for kind, have in ((codes.REG, 2), (codes.MEDIA, 1), (codes.MONEY, 1_000)):
        for base in (0, codes.TRADED):
            for n, able in ((have, True), (have + 1, False)):
                row = cells.copy()
                row[base + kind] = n
                assert can_give(t.g, 0, numbers(row), base // codes.TRADED) == able
    for gain, able in ((1, True), (2, False)):  # the office holds two
        row = cells.copy()
        row[codes.TRADED + codes.MEDIA] = gain
        assert can_give(t.g, 0, numbers(row), 0) == able


@pytest.mark.rule("LOB-5.3.11-d")
def test_a_swap_by_a_card_may_be_declined_and_needs_a_row() -> None:
    t = league(3, then=[])
    free_swap(t.g, 0)
    assert t.asked() == "A FreeSwap"
    assert t.g.options == [0, *swaps(t.g, 0)]
    before = [list(men) for men in t.g.men]
    t.say("pass")
    assert t.g.men == before
    option = swaps(t.g, 0)[0]
    FREE_SWAP.chosen(t.g, 0, option)
    assert [(one.seat, one.count) for one in t.happened("swap")] == [(0, option - 350)]
    assert t.g.men != before
    t = league(3, cash={0: 0}, men={0: dict.fromkeys(codes.TYPES[:7], 0)}, then=[])
    assert swaps(t.g, 0) == []
    free_swap(t.g, 0)
    t.g.run()
    assert t.asked() == "nobody"


# -- deals about a roll ------------------------------------------------------------------------------------------


def open_roll(**more: object) -> League:
    """A rolls a 7 for a Prospect; B has two cubes and C one."""
    stars = dict.fromkeys(range(3), (3, 1, 3))
    t = league(3, **{"stars": stars, "media": {1: 2, 2: 1}, "dice": (7,), **more})  # type: ignore[arg-type]
    t.say("try a Prospect", "roll")
    return t


@pytest.mark.rule("LOB-7.3-k", "LOB-7.3-l", "LOB-R77")
@pytest.mark.parametrize(("way", "by"), [(UP_FOR + 2, 2), (DOWN_FOR + 1, -1)])
def test_an_accepted_deal_turns_the_roll_and_is_told(way: int, by: int) -> None:
    t = open_roll()
    assert t.g.asides(1) == [UP_FOR + 1, UP_FOR + 2, DOWN_FOR + 1, DOWN_FOR + 2]
    assert t.g.asides(2) == [UP_FOR + 1, DOWN_FOR + 1]
    t.g.aside(1, [way, good(WANT, codes.REG, 1), good(WANT, codes.MONEY, 2), OFFER_END])
    assert t.g.asides(0) == [ACCEPT, REFUSE]
    t.say("accept offer 1")
    assert (t.g.total, list(t.g.media), t.g.roll_deal) == (7 + by, [0, 2 - abs(by), 1], 1)
    assert (t.g.men[1][codes.REG], list(t.g.cash)) == (13, [9_000, 11_000, 10_000])  # the first roll was free
    assert t.told("offer", "trade", "alter") == [
        ("offer", 1, 0, "LOB-7.3-k"),
        ("trade", 1, 0, "LOB-5.3.11-c"),
        ("alter", 1, by, "LOB-7.3-l"),
    ]
    assert (t.g.asides(1), t.g.asides(2)) == ([], [])


@pytest.mark.rule("LOB-7.3-k", "LOB-7.3-m")
def test_a_roller_who_lacks_the_goods_can_only_refuse() -> None:
    t = open_roll(cash={0: 1_000})
    for seat in (1, 2):
        t.g.aside(seat, [UP_FOR + 1, good(WANT, codes.MONEY, 2 * seat), OFFER_END])
    assert t.g.asides(0) == [ACCEPT, REFUSE, REFUSE + 1]
    answer_roll_offer(t.g, 0, ACCEPT + 1)  # C wants twice what there is
    assert t.told("refuse", "trade") == [("refuse", 0, 1, "")]
    assert (t.g.total, list(t.g.media)) == (7, [0, 2, 1])
    t.g.aside(1, [WITHDRAW])
    assert t.told("withdraw") == [("withdraw", 1, 0, "")]
    assert t.g.asides(0) == []


@pytest.mark.rule("LOB-7.3-k", "LOB-7.3-l")
@pytest.mark.parametrize(("option", "total"), [(ACCEPT + 1, 6), (ACCEPT, 8), (REFUSE, 7), (REFUSE + 1, 7)])
def test_the_roller_answers_an_offer_before_anything_else(option: int, total: int) -> None:
    t = open_roll()
    t.g.aside(1, [UP_FOR + 1, good(WANT, codes.REG, 1), OFFER_END])
    t.g.aside(2, [DOWN_FOR + 1, good(WANT, codes.REG, 1), OFFER_END])
    t.g.aside(0, [option])
    assert (t.g.total, t.asked()) == (total, "A Opening")
    left = [] if option < REFUSE else [2 if option == REFUSE else 1]
    assert [offer.maker for offer in t.g.market.offers] == left


@pytest.mark.rule("LOB-R77")
def test_only_offers_about_the_roll_lapse_with_it() -> None:
    t = league(3)
    t.g.aside(0, [OFFER + 1, good(GIVE, codes.REG, 1), OFFER_END])
    t.g.market.make(1, 0, [1, 1], nothing(), True)
    close_roll_offers(t.g)
    assert [offer.maker for offer in t.g.market.offers] == [0]


@pytest.mark.rule("LOB-7.3-g", "LOB-7.3-h")
def test_rolls_and_cubes_are_told() -> None:
    t = open_roll(media={0: 1, 1: 2})
    t.say("pass", "down 2", "up 1")
    assert t.told("attempt", "roll", "alter", "result") == [
        ("attempt", 0, codes.ROLL_PROSPECT, "LOB-5.3.9-a"),
        ("roll", 0, 7, "LOB-R3"),
        ("alter", 1, -2, "LOB-7.3-e"),
        ("alter", 0, 1, "LOB-7.3-e"),
        ("result", 0, codes.R_STAYS, "LOB-8.4-a"),
    ]
    assert [event.news for event in t.happened("roll")] == [EVERYONE]


@pytest.mark.rule("LOB-7.3-g")
def test_a_shield_keeps_the_cubes_of_others_off_a_roll() -> None:
    t = league(3, stars=dict.fromkeys(range(3), (3, 1, 3)), media={0: 1, 1: 2}, dice=(7,))
    t.g.lasting = (Lasting(SHIELD, 0, codes.SHIELD_MEDIA, 0, t.g.clock, t.g.clock + 1, False, False),)
    t.say("try a Prospect", "roll")
    assert t.asked() == "A Alter"
    t.say("up 1")
    assert t.asked() == "B Action"
