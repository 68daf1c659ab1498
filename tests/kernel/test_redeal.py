"""Dealing anew what a seat does not know: known cards stay, every place stays as known, and all is possible."""

from collections import Counter

import pytest

from haggle.game import table
from haggle.state import Haggle
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE, ONLOOKER
from sandlot.kernel.redeal import Redeal
from sandlot.kernel.zones import Rows, rows


def dealt() -> Haggle:
    """Three hands of three, five in the deck, three carted away; of the rest, seat 0 and others know some."""
    g = table(3, {"days": 2}, None)
    g.deck.fill([20, 3, 11, 7, 0])
    g.gone.fill([15, 2, 9])
    for seat, hand in enumerate(([1, 8, 23], [4, 5, 19], [6, 13, 14])):
        g.hands[seat] = hand
        for card in hand:
            g.learn(card, 1 << seat)
    g.stall.fill([10, 12, 16, 17, 18, 21, 22])
    for card in g.stall:
        g.learn(card, EVERYONE)
    g.learn(5, 0b001)  # seat 0 has seen a ware of seat 1
    g.learn(13, 0b010)  # seat 1 one of seat 2
    g.learn(11, 0b101)  # seats 0 and 2 one in the deck
    g.learn(2, 0b100)
    return g


def redealt(g: Haggle, seat: int, seed: int) -> Haggle:
    """A clone in which the cards are dealt anew for a seat."""
    c = g.clone()
    c.chance = seeded(seed)
    c.redeal_cards(seat)
    return c


def test_what_a_seat_knows_stays_where_it_lies() -> None:
    g = dealt()
    for seed in range(50):
        c = redealt(g, 0, seed)
        assert c.hands[0] == g.hands[0]
        assert 5 in c.hands[1]
        assert c.deck[2] == 11
        assert c.stall == g.stall
        assert [len(c.deck), len(c.gone), *map(len, c.hands)] == [5, 3, 3, 3, 3]
        assert sorted([*c.deck, *c.gone, *c.stall, *(card for hand in c.hands for card in hand)]) == list(range(24))


def test_hands_stay_in_order() -> None:
    g = dealt()
    assert all(list(hand) == sorted(hand) for seed in range(50) for hand in redealt(g, 0, seed).hands)


def test_every_place_stays_as_known_as_it_was() -> None:
    """In a pile place by place; in a hand, where no card has a place, by how many are known to whom."""
    g = dealt()
    for seat in (0, 1, 2, ONLOOKER):
        for seed in range(20):
            c = redealt(g, seat, seed)
            for pile, before in ((c.deck, g.deck), (c.gone, g.gone), (c.stall, g.stall)):
                assert [c.known[card] for card in pile] == [g.known[card] for card in before]
            for hand, before in zip(c.hands, g.hands, strict=True):
                assert sorted(c.known[card] for card in hand) == sorted(g.known[card] for card in before)


def test_the_deal_tells_nothing_of_how_the_cards_lay() -> None:
    """Two positions that a seat cannot tell apart are dealt alike by the same draws."""
    g = dealt()
    for seat in (0, 1, 2, ONLOOKER):
        other = redealt(g, seat, 77)
        assert other.deck != g.deck
        for seed in range(20):
            one, two = redealt(g, seat, seed), redealt(other, seat, seed)
            assert (one.deck, one.gone, one.hands) == (two.deck, two.gone, two.hands)
            assert list(one.known) == list(two.known)


def test_every_hidden_card_comes_to_every_place() -> None:
    g = dealt()
    hidden = [card for card in range(24) if not g.known[card] & 1]
    assert len(hidden) == 4 + 3 + 2 + 3
    deals = 3000
    tops, hands = Counter(), Counter()
    for seed in range(deals):
        c = redealt(g, 0, seed)
        tops[c.deck.top()] += 1
        hands.update(card for card in c.hands[2])
    assert set(tops) == set(hands) == set(hidden)
    # 250 tops and 750 hands expected of each card; six standard deviations are 91 and 143
    assert all(abs(count - deals / 12) < 91 for count in tops.values())
    assert all(abs(count - deals / 4) < 143 for count in hands.values())


def test_whoever_knows_everything_gets_the_same_position() -> None:
    g = dealt()
    for card in range(24):
        g.learn(card, 0b001)
    c = redealt(g, 0, 1)
    assert (c.deck, c.gone, c.hands, list(c.known)) == (g.deck, g.gone, g.hands, list(g.known))


def test_cards_outside_the_range_are_left_alone() -> None:
    g = dealt()
    g.chance = seeded(3)
    redeal = Redeal(g, 0, 12, 24)  # 13, 14, 15, 19, 20 are hidden, of four places
    before = g.clone()
    piles = rows(1, 5)
    piles.fill(0, [13, 14, 15, 19, 20])
    redeal.stack_of(piles, 0)
    redeal.finish()
    assert sorted(piles[0]) == [13, 14, 15, 19, 20]
    assert list(g.known)[:12] == list(before.known)[:12]


def test_a_seats_pile_is_dealt_place_by_place() -> None:
    g = dealt()
    g.deck.clear()
    piles = rows(2, 5)
    piles.fill(1, [20, 3, 11, 7, 0])
    for seed in range(20):
        c, dealt_to = g.clone(), piles.clone()
        c.chance = seeded(seed)
        redeal = Redeal(c, 0, 0, 24)
        redeal.stack_of(dealt_to, 1)
        for owner in (1, 2):
            redeal.hand(c.hands, owner)
        redeal.stack(c.gone)
        redeal.finish()
        assert dealt_to[0] == ()
        assert dealt_to[1][2] == 11
        assert [c.known[card] for card in dealt_to[1]] == [0, 0, 0b101, 0, 0]


def marked(seed: int, mark: int) -> tuple[Haggle, Rows, int]:
    """Seat 2's cards dealt anew for seat 0, one of them marked."""
    g = dealt()
    g.chance = seeded(seed)
    redeal = Redeal(g, 0, 0, 24)
    now = redeal.hand(g.hands, 2, mark)
    redeal.hand(g.hands, 1)
    redeal.stack(g.deck)
    redeal.stack(g.gone)
    redeal.finish()
    return g, g.hands, int(now)


def test_a_marked_card_is_still_one_of_the_hand_and_as_known_as_before() -> None:
    found = set()
    for seed in range(60):
        g, hands, now = marked(seed, 13)
        assert now in hands[2]
        assert g.known[now] == 0b110, "seat 1 has seen the marked card, and only that one"
        assert sorted(g.known[card] for card in hands[2]) == [0b100, 0b100, 0b110]
        found.add(now)
    assert len(found) > 6, "which card is marked is hidden too"


def test_a_mark_on_a_card_that_stays_is_kept() -> None:
    assert marked(1, 10)[2] == 10, "it lies elsewhere"
    g = dealt()
    g.chance = seeded(1)
    assert Redeal(g, 1, 0, 24).hand(g.hands, 2, 13) == 13, "the seat knows it"


def test_more_cards_than_are_hidden_cannot_be_dealt() -> None:
    g = dealt()
    g.chance = seeded(1)
    redeal = Redeal(g, 0, 0, 4)  # 0, 2, 3
    redeal.stack(g.gone)
    with pytest.raises(RulesBug, match="more hidden cards are dealt than there are"):
        redeal.stack(g.deck)
