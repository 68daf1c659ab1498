"""What a seat cannot know, where every card lies, and what is conserved: for the laws, never in play."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.numbers import NO_CARD
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
from sandlot.games.lords.state import State
from sandlot.kernel.errors import RulesBug


def secrets(g: State, seat: int) -> list[int]:
    """Hidden cards by place."""
    bit = 1 << seat
    found: list[int] = []
    for pile in [*g.hands, g.bought, g.deck, g.community, g.draft, g.extra_deck, *g.extra_hand, g.legend_deck]:
        found += [card for card in pile if not g.known[card] & bit]
    return found


def piles_by_place(g: State) -> list[tuple[int, list[int]]]:
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


def places(g: State) -> list[int]:
    """For every card where it lies."""
    found = [-1] * len(g.known)
    for place, pile in piles_by_place(g):
        for card in pile:
            found[card] = place
    return found


def audit(g: State) -> None:
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
