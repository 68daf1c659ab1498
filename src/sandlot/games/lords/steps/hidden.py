"""What a seat cannot know, where every card lies, and what is conserved."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.game import Lords
from sandlot.games.lords.places import (
    BOUGHT,
    COMMUNITY,
    COMMUNITY_OUT,
    DECK,
    DISCARDS,
    DRAFT,
    DRAFT_OUT,
    EXTRA_HAND,
    EXTRA_OF,
    EXTRA_OUT,
    EXTRAS,
    HAND,
    LEGEND_OF,
    LEGENDS,
    LEGENDS_OUT,
)
from sandlot.games.lords.steps.mat import NO_CARD
from sandlot.kernel.errors import RulesBug


def deal_unseen(g: Lords, seat: int, unseen: list[int], piles: list[list[int]], masks: list[int]) -> list[int]:
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


def redeal(g: Lords, seat: int) -> None:
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
    g.community.sort()
    g.chance.shuffle(g.community)
    g.draft.sort()
    g.chance.shuffle(g.draft)
    g.legend_deck.sort()
    g.chance.shuffle(g.legend_deck)


def secrets(g: Lords, seat: int) -> list[int]:
    """Hidden cards by place."""
    bit = 1 << seat
    found: list[int] = []
    for pile in [*g.hands, g.bought, g.deck, g.community, g.draft, g.extra_deck, *g.extra_hand, g.legend_deck]:
        found += [card for card in pile if not g.known[card] & bit]
    return found


def piles_by_place(g: Lords) -> list[tuple[int, list[int]]]:
    """Every pile with its place."""
    found = [
        (DECK, g.deck),
        (DISCARDS, g.discards),
        (BOUGHT, g.bought),
        (COMMUNITY, g.community),
        (COMMUNITY_OUT, g.community_out),
        (DRAFT, g.draft),
        (DRAFT_OUT, g.draft_out),
        (EXTRAS, g.extra_deck),
        (EXTRA_OUT, g.extra_out),
        (LEGENDS, g.legend_deck),
        (LEGENDS_OUT, g.ex_legends),
    ]
    for seat in range(g.seats):
        found.append((HAND + seat, g.hands[seat]))
        found.append((EXTRA_HAND + seat, g.extra_hand[seat]))
        found.append((LEGEND_OF + seat, g.legends[seat]))
        if g.extra[seat] != NO_CARD:
            found.append((EXTRA_OF + seat, [g.extra[seat]]))
    return found


def places(g: Lords) -> list[int]:
    """For every card where it lies."""
    found = [-1] * len(g.known)
    for place, pile in piles_by_place(g):
        for card in pile:
            found[card] = place
    return found


def audit(g: Lords) -> None:
    """Cards, money, cubes and players are conserved; ratings and counts are in range."""
    cards = sorted([card for _, pile in piles_by_place(g) for card in pile])
    if cards != list(range(len(g.known))):
        raise RulesBug(f"cards are lost or doubled: {cards}")
    if g.bank + sum(g.cash) != 0 or min(g.cash) < 0:
        raise RulesBug(f"money: bank {g.bank}, owners {g.cash}")
    if [cash for cash in g.cash if cash % 500]:
        raise RulesBug(f"money is not in steps of 500: {g.cash}")
    if g.cubes + sum(g.media) != 0 or min(g.media) < 0 or min(g.national) < 0:
        raise RulesBug(f"cubes: bank {g.cubes}, owners {g.media}, national {g.national}")
    for kind in range(7):
        held = sum([g.men[s][kind] for s in range(g.seats)]) + len([one for one in g.injured if one.type == kind])
        if held + g.pool[kind] != 0 or min([g.men[s][kind] for s in range(g.seats)]) < 0:
            raise RulesBug(f"players of type {codes.TYPES[kind]}: {held} held, {g.pool[kind]} out")
    for seat in range(g.seats):
        if not all(1 <= n <= 5 for n in g.stars[seat]):
            raise RulesBug(f"stars of seat {seat}: {g.stars[seat]}")
        if g.loan_a[seat] not in (0, 5000) or g.loan_b[seat] not in (0, 5000, 10_000):
            raise RulesBug(f"loans of seat {seat}: {g.loan_a[seat]} and {g.loan_b[seat]}")
