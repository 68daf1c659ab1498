"""Trades between owners (chapters 5.3.11 and 5.7)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.goods import SPREAD
from sandlot.games.lords.options import ACCEPT, COUNTER, GIVE, OFFER, OFFER_END, REFUSE, WANT
from sandlot.games.lords.steps.draft import DRAFT
from sandlot.games.lords.steps.off_season import FEWEST_POINTS, OWN_CARDS, PROMOTIONS
from sandlot.games.lords.steps.season import new_phase
from sandlot.kernel import material
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.moves import attempt

Goods = dict[int, int]


def goods(give: Goods, want: Goods) -> list[int]:
    """The picks of what is given and wanted; money in steps of $500."""
    picks = [GIVE + SPREAD * good + n for good, n in sorted(give.items())]
    return [*picks, *[WANT + SPREAD * good + n for good, n in sorted(want.items())], OFFER_END]


def offer(t: League, maker: int, taker: int, give: Goods, want: Goods) -> None:
    """An offer is made outside the turn."""
    t.g.aside(maker, [OFFER + taker, *goods(give, want)])


def traded(t: League, maker: int, taker: int, give: Goods, want: Goods) -> None:
    """An offer is made and accepted."""
    offer(t, maker, taker, give, want)
    t.g.aside(taker, [ACCEPT])
    material.audit(t.g)


@pytest.mark.rule("LOB-5.3.11-f")
def test_player_a_has_a_phenom_to_offer_and_takes_the_bid_of_c() -> None:
    t = league(seats=3)
    offer(t, 1, 0, {codes.REG: 1, codes.MONEY: 2}, {codes.PH: 1})
    offer(t, 2, 0, {codes.REG: 2, codes.PR: 1}, {codes.PH: 1})
    t.g.aside(0, [ACCEPT + 1])
    assert list(t.g.men[0]) == [0, 0, 14, 13, 1, 4, 10]
    assert list(t.g.men[1]) == [0, 0, 12, 13, 2, 3, 10]
    assert list(t.g.men[2]) == [0, 0, 10, 13, 3, 2, 10]
    t.g.aside(0, [REFUSE])
    t.say("pass", "swap 1 REG for 3 PR")  # B's turn
    assert list(t.g.men[1]) == [0, 0, 11, 13, 2, 6, 10]
    assert list(t.g.cash) == [10_000] * 3


@pytest.mark.rule("LOB-5.3.11-a", "LOB-5.7.1-a")
@pytest.mark.parametrize("phase", [codes.OFF, codes.EARLY, codes.MID, codes.LATE])
def test_owners_may_trade_in_every_phase(phase: int) -> None:
    if phase == codes.OFF:
        t = league(seats=3, phase=phase, hands={0: ["Bad Hop"]}, then=[OWN_CARDS])
    else:
        t = league(seats=3, phase=phase)
    traded(t, 1, 2, {codes.PH: 1}, {codes.MONEY: 8})
    assert (t.g.cash[1], t.g.men[2][codes.PH]) == (14_000, 3)
    assert t.asked()[0] == "A"


@pytest.mark.rule("LOB-R49")
def test_no_trades_while_answers_are_sealed() -> None:
    t = league(seats=3, year=2, phase=codes.OFF, hands={0: ["Bad Hop"]}, then=[FEWEST_POINTS], dice=[9, 5, 2])
    assert t.asked() == "A Leader"
    assert OFFER + 2 in t.g.asides(1)
    t.go(PROMOTIONS)
    assert t.g.asides(1) == []


@pytest.mark.rule("LOB-R49")
def test_two_offers_of_an_owner_stand_at_once_and_a_counter_is_final() -> None:
    t = league(seats=3)
    for taker in (1, 2):
        offer(t, 0, taker, {codes.PH: 1}, {codes.REG: 2})
    assert not [option for option in t.g.asides(0) if OFFER <= option < ACCEPT]
    t.g.aside(1, [COUNTER, *goods({codes.REG: 1}, {codes.PH: 1})])
    assert [(one.maker, one.taker) for one in t.g.market.offers] == [(0, 2), (1, 0)]
    assert COUNTER not in t.g.asides(0)
    t.g.aside(0, [REFUSE])
    for _ in range(4):
        offer(t, 0, 1, {codes.PH: 1}, {codes.REG: 2})
        t.g.aside(1, [REFUSE])
    assert not [option for option in t.g.asides(0) if OFFER <= option < ACCEPT]  # six in a phase
    new_phase(t.g, codes.MID)
    assert OFFER + 1 in t.g.asides(0)
    assert not t.g.market.offers  # what was open has lapsed


@pytest.mark.rule("LOB-R49")
def test_offers_of_two_owners_are_answered_one_by_one_before_the_turn() -> None:
    t = league(seats=3)
    offer(t, 0, 1, {codes.MONEY: 2}, {codes.PH: 1})
    offer(t, 2, 1, {codes.MONEY: 4}, {codes.PH: 1})
    t.say("pass")
    first = attempt(t.g, 1)
    first.pick(REFUSE)
    assert first.complete  # the other offer is another move
    t.say("refuse offer 1", "accept offer 1")
    assert [t.g.cash[owner] for owner in range(3)] == [10_000, 12_000, 8_000]
    assert t.asked().startswith("B ")


@pytest.mark.rule("LOB-5.7.1-b", "LOB-5.3.11-c", "LOB-R47")
@pytest.mark.parametrize(
    ("give", "want"),
    [
        ({codes.MONEY: 3}, {codes.SS: 1}),
        ({codes.AS: 1, codes.UT: 2}, {codes.PR: 3, codes.MEDIA: 2}),
        ({codes.MEDIA: 1}, {codes.DRAFT: 1}),
        ({codes.MANAGER: 1, codes.MONEY: 4}, {codes.JM: 1}),
    ],
    ids=["money for a Superstar", "players for media", "media for a draft roll", "managers are swapped"],
)
def test_money_players_media_managers_and_draft_rolls_change_hands(give: Goods, want: Goods) -> None:
    men = {"SS": 1, "AS": 1, "REG": 11, "JM": 12}
    stars = {0: (3, 3, 5), 1: (3, 3, 2)}
    t = league(seats=2, men={0: men, 1: men}, stars=stars, media={0: 3, 1: 3})

    def holding(seat: int) -> list[int]:
        g = t.g
        draft = 1 - g.draft_sold[seat] + g.draft_bought[seat]
        return [*g.men[seat], g.media[seat], g.cash[seat] // 500, g.stars[seat][codes.FM], draft]

    before = [holding(0), holding(1)]
    traded(t, 0, 1, give, want)
    moved = [want.get(good, 0) - give.get(good, 0) for good in range(11)]
    if codes.MANAGER in give:
        moved[codes.MANAGER] = 2 - 5
    assert holding(0) == [have + change for have, change in zip(before[0], moved, strict=True)]
    assert holding(1) == [have - change for have, change in zip(before[1], moved, strict=True)]


@pytest.mark.rule("LOB-5.3.11-b", "LOB-5.7.1-b")
def test_an_offer_can_name_neither_points_nor_cards_nor_what_is_not_there() -> None:
    t = league(seats=2, men={0: {"SS": 0}}, hands={0: ["Bad Hop"]}, media={1: 1})
    before = t.g.clone()
    t.g.open_aside(0, OFFER + 1)
    assert [text for text in t.can() if "SS" in text] == []
    named = {text.split()[-1] for text in t.can() if "$" not in text}
    assert named == {"REG", "JM", "PH", "PR", "UT", "media", "managers", "roll"}
    with pytest.raises(IllegalMove):
        before.aside(0, [OFFER + 1, *goods({codes.SS: 1}, {codes.REG: 1})])


@pytest.mark.rule("LOB-5.7.1-d", "LOB-R38")
def test_owners_who_have_passed_trade_and_borrow() -> None:
    t = league(seats=3, hands={0: ["Bad Hop"]})
    t.say("manager and team", "pass", "pass")
    assert list(t.g.passed) == [0, 1, 1]
    traded(t, 1, 2, {codes.PH: 1}, {codes.REG: 2})
    t.g.aside(2, [17])
    assert (t.g.men[1][codes.REG], t.g.men[2][codes.PH], t.g.loan_a[2]) == (14, 3, 5_000)
    assert (t.asked(), list(t.g.passed)) == ("A Action", [0, 1, 1])


@pytest.mark.rule("LOB-5.7.2-b", "LOB-R50")
def test_there_are_neither_waivers_nor_a_deadline() -> None:
    t = league(seats=3, phase=codes.LATE, hands={0: ["Bad Hop"]})
    t.say("play Bad Hop", "for cuts", "on B", "cut REG")
    assert t.asked() == "B Action"  # nobody is asked about the player who was cut
    traded(t, 1, 2, {codes.REG: 1}, {codes.MONEY: 2})
    assert t.g.cash[1] == 11_000


@pytest.mark.rule("LOB-R70", "LOB-R72")
def test_a_small_office_cannot_take_more_media_in_a_trade_than_it_may_hold() -> None:
    t = league(seats=2, stars={0: (3, 3, 3), 1: (2, 3, 3)}, media={0: 3, 1: 1})
    offer(t, 0, 1, {codes.MEDIA: 2}, {codes.MONEY: 1})
    assert ACCEPT not in t.g.asides(1)
    offer(t, 0, 1, {codes.MEDIA: 1}, {codes.MONEY: 1})
    assert ACCEPT + 1 in t.g.asides(1)


@pytest.mark.rule("LOB-R51")
def test_every_bought_draft_roll_is_a_die_and_a_seller_without_one_is_fixed_at_one() -> None:
    t = league(seats=3)
    for seller in (0, 1):
        traded(t, seller, 2, {codes.DRAFT: 1}, {codes.MONEY: 1})
    traded(t, 2, 0, {codes.DRAFT: 1}, {codes.MONEY: 1})  # resold
    assert (list(t.g.draft_sold), list(t.g.draft_bought)) == ([1, 1, 0], [1, 0, 1])
    fair = t.g.pack.names.index("A Fair Class")
    t.g.draft.remove(fair)
    t.g.draft.add(fair)
    t.go(DRAFT, dice=[6, 4, 9])
    assert t.asked() == "A BestRoll"
    assert t.can() == ["take 1", "take 6"]  # the fixed 1 and the die that was bought
    t.say("take 6")
    assert (t.asked(), t.can()) == ("C BestRoll", ["take 4", "take 9"])
    t.say("take 4")
    drafted = [(event.seat, event.count) for event in t.g.events or [] if event.kind == "drafts"]
    assert drafted == [(0, 6), (1, 1), (2, 4)]


@pytest.mark.rule("LOB-5.7.1-b")
def test_what_an_offer_can_name() -> None:
    t = league(seats=2, men={0: {"SS": 1, "JM": 12}}, media={0: 5}, stars={0: (3, 3, 3)})
    t.g.open_aside(0, OFFER + 1)
    given = [text[5:] for text in t.can() if text.startswith("give ")]
    assert [text for text in given if text[2:] in ("SS", "REG", "media")] == [
        "1 SS", "1 REG", "2 REG", "3 REG", "1 media", "2 media", "3 media",
    ]  # fmt: skip
    sums = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_500, 10_000]
    assert [text for text in given if "$" in text] == [f"${amount:,}" for amount in sums]
    assert given[-2:] == ["managers", "draft roll"]
    t.say("give 1 media")
    assert not [text for text in t.can() if text in (", 1 REG", ", 1 media")]  # each good once, in this order
    assert ", $500" in t.can()
