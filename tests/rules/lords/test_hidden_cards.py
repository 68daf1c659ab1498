"""What a seat cannot know may lie elsewhere for it; what it knows stays."""

from __future__ import annotations

import pytest

from rules.lords.league import league
from sandlot.games.lords.atoms.cards import draw_bought
from sandlot.kernel import material
from sandlot.kernel.chance import seeded


@pytest.mark.rule("LOB-R69")
def test_every_hidden_card_may_lie_elsewhere_and_no_known_one() -> None:
    hands = {0: ["Bad Hop"], 1: ["Rally Caps", "Star Turn"], 2: ["Naming Rights"]}
    t = league(3, hands=hands, options={"extra_innings": "keep"}, then=[])
    g = t.g
    seen = g.pack.names.index("Rally Caps")
    g.learn(seen, 0b001)
    for seat in range(3):
        for _ in range(2):
            card = g.extra_deck.pop()
            g.extra_hand.put(seat, card)
            g.learn(card, 1 << seat)
    before = g.clone()
    piles: dict[str, set[tuple[int, ...]]] = {}
    for seed in range(12):
        other = g.clone()
        other.chance = seeded(seed)
        other.redeal(0)
        material.audit(other)
        assert list(other.hands[0]) == list(before.hands[0])
        assert list(other.extra_hand[0]) == list(before.extra_hand[0])
        assert (seen in other.hands[1], len(other.hands[1]), len(other.hands[2])) == (True, 2, 1)
        assert [len(hand) for hand in other.extra_hand] == [2, 2, 2]
        assert other.known[seen] == 0b011
        assert sorted(other.known) == sorted(before.known)
        for card in other.extra_hand[1]:
            assert other.known[card] == 0b010
        shown = {
            "hand": list(other.hands[1]), "extra hand": list(other.extra_hand[1]), "deck": list(other.deck),
            "extras": list(other.extra_deck), "community": list(other.community), "draft": list(other.draft),
            "legends": list(other.legend_deck),
        }  # fmt: skip
        for name, pile in shown.items():
            piles.setdefault(name, set()).add(tuple(pile))
            if "hand" in name:
                assert pile == sorted(pile)
    assert all(len(found) > 6 for found in piles.values())


@pytest.mark.rule("LOB-R69", "LOB-5.3.8-a")
@pytest.mark.parametrize(("seat", "found"), [(1, 1), (0, 2)])
def test_cards_of_a_cycle_are_hidden_from_all_but_their_buyer(seat: int, found: int) -> None:
    t = league(3, then=[])
    t.g.buyer = 1
    for _ in range(2):
        draw_bought(t.g, 1)
    bought = []
    for seed in range(8):
        other = t.g.clone()
        other.chance = seeded(seed)
        other.redeal(seat)
        material.audit(other)
        bought.append(tuple(other.bought))
        assert [other.known[card] for card in other.bought] == [0b010] * 2
    assert min(len(set(bought)), 2) == found
    if found == 1:
        assert bought[0] == tuple(t.g.bought)
