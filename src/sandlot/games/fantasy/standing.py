"""Where everything lies, what is hidden, and how the game stands or ended."""

from __future__ import annotations

from sandlot.games.fantasy.effects.cards import roster
from sandlot.games.fantasy.effects.events import way_hidden
from sandlot.games.fantasy.game import (
    ASIDE,
    BASES,
    BENCH,
    BOX,
    CARDS,
    CHARACTERS,
    DECK,
    DISCARD,
    DRAFT,
    EVENT,
    EVENT_DECK,
    EVENT_SPOT,
    FLIPPED,
    HAND,
    LINEUP,
    LOOK,
    NO_CARD,
    PACKET,
    POOL,
    ROBOT_PILE,
    ROSTER,
    TRIO,
    WEEKS,
    WIN_DECK,
    WON,
    Fantasy,
)
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.game import Outcome


def outcome(g: Fantasy) -> Outcome:
    """How the game ended; behind the finalists Wins count, and equal Wins are equal ranks."""
    champion = g.champion()
    scores = g.wins[: g.seats]
    if g.solo():
        ending = "solo_champion" if champion == 0 else "solo_lost_series" if 0 in g.finalists else "solo_eliminated"
        return Outcome(ending, [1 if champion == 0 else 2], scores)
    ending = "after_wild_card" if g.wild else f"series_4_{min(g.series)}"
    ranks = []
    for seat in range(g.seats):
        if seat in g.finalists:
            ranks.append(1 if seat == champion else 2)
        else:
            others = [other for other in range(g.seats) if other not in g.finalists]
            ranks.append(3 + len([other for other in others if scores[other] > scores[seat]]))
    return Outcome(ending, ranks, scores)


def zones(g: Fantasy) -> list[tuple[int, list[int]]]:
    """Every place and the cards in it; the order within a deck counts."""
    found = [
        (DECK, g.deck),
        (DISCARD, g.discard),
        (WIN_DECK, g.win_deck),
        (EVENT_DECK, g.event_deck),
        (POOL, g.pool),
        (EVENT_SPOT, [g.event]),
        (FLIPPED, g.flipped),
        (ROBOT_PILE, g.robot_pile),
        (TRIO, g.trio),
        (LOOK + g.seat, g.drawn),
    ]
    found.extend([(BASES + base, [g.bases[base]]) for base in range(2 * WEEKS)])
    found.extend([(PACKET + seat, g.packets[seat]) for seat in range(g.seats)])
    for m in range(g.managers):
        found.append((HAND + m, g.hands[m]))
        found.append((BENCH + m, g.bench[m]))
        found.append((ASIDE + m, [g.aside_cards[m]]))
        found.append((WON + m, g.claimed[m]))
        found.extend([(LINEUP + WEEKS * m + base, [g.lineups[m][base]]) for base in range(WEEKS)])
    return found


def places(g: Fantasy) -> list[int]:
    """Where every card lies."""
    found = [BOX] * CARDS
    for place, cards in zones(g):
        for card in cards:
            if card != NO_CARD:
                found[card] = place
    return found


def secrets(g: Fantasy, seat: int) -> list[int]:
    """The cards this seat cannot see, by place, and which way round hidden ones lie."""
    hidden: list[int] = []
    for _, cards in zones(g):
        hidden.extend([card for card in cards if card != NO_CARD and not g.known[card] >> seat & 1])
    for m in range(g.seats):
        if m != seat and g.bench[m]:
            hidden.extend([g.turned[m] >> base & 1 for base in range(WEEKS) if way_hidden(g, base)])
    return hidden


def audit(g: Fantasy) -> None:
    """Every card lies in one place, every Manager has six Characters (FFB-OBJ-5), pegs stand on their tracks."""
    lying = [card for _, cards in zones(g) for card in cards if card != NO_CARD]
    if len(lying) != len(g.known) - places(g).count(BOX):
        raise RulesBug(f"{len(lying)} cards lie in the zones, some of them twice: {sorted(lying)}")
    if len(lying) + (2 if g.rules.no_aliens else 0) + (0 if g.rules.events else CARDS - EVENT) != CARDS:
        raise RulesBug(f"{len(lying)} cards lie in the zones")
    for seat in range(g.seats):
        held = len(roster(g, seat)) + (len(g.drawn) if g.seat == seat else 0)
        if g.phase != DRAFT and not ROSTER - 1 <= held <= ROSTER + 5:
            raise RulesBug(f"seat {seat} has {held} Characters")
        if g.hands[seat] != sorted(g.hands[seat]) or g.bench[seat] != sorted(g.bench[seat]):
            raise RulesBug(f"the hand {g.hands[seat]} or the bench {g.bench[seat]} is not in order")
    if min(g.tracks) < 0 or sorted(g.waiver) != list(range(g.managers)):
        raise RulesBug(f"tracks {g.tracks}, Waiver Order {g.waiver}")
    for card in range(CHARACTERS):
        if g.known[card] & ~g.sure[card]:
            raise RulesBug(f"card {card} is known to {g.known[card]}, but only {g.sure[card]} are sure of it")
