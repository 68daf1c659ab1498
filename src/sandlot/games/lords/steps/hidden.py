"""Re-deals: what a seat cannot know, dealt anew."""

from __future__ import annotations

from sandlot.games.lords.state import State


def deal_unseen(g: State, seat: int, unseen: list[int], piles: list[list[int]], masks: list[int]) -> list[int]:
    """Fill the unknown places of sorted piles from shuffled cards; the cards dealt, their masks in `masks`."""
    dealt: list[int] = []
    bit = 1 << seat
    known = g.known
    for pile in piles:
        hidden = sorted([known[card] for card in pile if not known[card] & bit])
        kept = [card for card in pile if known[card] & bit]
        new = [unseen.pop() for _ in hidden]
        pile[:] = sorted(kept + new)
        dealt += new
        masks += hidden
    return dealt


def redeal(g: State, seat: int) -> None:
    """Every deck and the hidden cards of the other owners are dealt anew, each kind of card for itself."""
    bit = 1 << seat
    known = g.known
    ops = [card for card in range(len(g.pack.ops)) if not known[card] & bit]
    g.chance.shuffle(ops)
    masks: list[int] = []
    piles = [g.hands[other] for other in range(g.seats) if other != seat]
    if g.buyer != seat:
        piles.append(g.bought)
    dealt = deal_unseen(g, seat, ops, piles, masks)
    g.deck = ops
    extras = sorted(g.extra_deck + [c for hand in g.extra_hand for c in hand if not known[c] & bit])
    g.chance.shuffle(extras)
    dealt += deal_unseen(g, seat, extras, [g.extra_hand[s] for s in range(g.seats) if s != seat], masks)
    g.extra_deck = extras
    for card in g.deck:
        known[card] = 0
    for card in g.extra_deck:
        known[card] = 0
    for i in range(len(dealt)):
        known[dealt[i]] = masks[i]
    g.community = sorted(g.community)
    g.chance.shuffle(g.community)
    g.draft = sorted(g.draft)
    g.chance.shuffle(g.draft)
    g.legend_deck = sorted(g.legend_deck)
    g.chance.shuffle(g.legend_deck)
