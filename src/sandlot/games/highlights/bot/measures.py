"""What counts in a position of a game, as numbers: `weights.py` says how much each of them counts at which stage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.highlights import codes
from sandlot.games.highlights.atoms.running import hit
from sandlot.games.highlights.atoms.standing import visitor
from sandlot.games.highlights.bot.figures import HITS, SPEEDS, Figures
from sandlot.games.highlights.numbers import HAND_SIZE, INNINGS, NO_CARD
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.packed import vec

# Stages: before the six innings, twelve turns, the save, extra innings.
SAVE: Final = 12
EXTRA: Final = 13
BEFORE: Final = 14
STAGES: Final = 15

COMMON: Final = 20  # measures of the diamond and the score
SIDE: Final = 19  # measures of the cards of one side
MEASURES: Final = COMMON + 2 * SIDE


def mover(h: Highlights) -> i64:
    """From whose view a position is measured: the seat that plays next, or the Visitor where both are asked."""
    return h.who if 1 <= h.inning <= INNINGS and h.hands.size(h.who) > 0 else visitor(h)


def stage(h: Highlights, me: i64) -> i64:
    """How far the game has come, when this seat plays next."""
    if h.inning > INNINGS:
        return EXTRA
    if h.inning == 0:
        return BEFORE
    left = h.hands.size(me)
    if left == 0:
        return SAVE
    return 2 * (HAND_SIZE - left) + (0 if me != h.home else 1)


def measured(h: Highlights, me: i64, figures: Figures) -> vec[float]:
    """All measures from the view of a seat whose turn begins."""
    found = vec[float]([0.0] * MEASURES)
    foe = 1 - me
    pending, bases = resolved(h, foe)
    net = float(h.runs[me] - h.runs[foe] - pending)
    found[0] = 1.0
    found[1] = float(h.runs[me] - h.runs[foe])
    found[2] = float(pending)
    found[3] = max(-1.0, min(1.0, net))
    found[4] = max(-2.5, min(2.5, net))
    threats = h.threats.size(foe)
    for i in range(threats):
        found[5] += HITS[h.threats.at(foe, i)]
    found[6] = float(threats)
    on_bases(found, 7, h.bases[me])
    on_bases(found, 13, bases)
    if threats > 0:
        best = 0.0
        for i in range(h.hands.size(me)):
            best = max(best, figures.saves(h.hands.at(me, i), h.top[foe]))
        found[19] = best
    side(h, me, figures, found, COMMON)
    side(h, foe, figures, found, COMMON + SIDE)
    return found


def on_bases(found: vec[float], at: i64, bases: i64) -> None:
    """Runners by base, and how fast each is."""
    for base in range(1, 4):
        speed = bases >> 2 * base & 3
        if speed:
            found[at + 2 * base - 2] = 1.0
            found[at + 2 * base - 1] = SPEEDS[speed]


def side(h: Highlights, seat: i64, figures: Figures, found: vec[float], at: i64) -> None:
    """The hand of a seat, and what it can do to the other one; the On Deck card, and the cards still to be drawn."""
    pack = h.pack
    foe = 1 - seat
    left = h.hands.size(seat)
    others = h.hands.size(foe)
    pinch = 0.0
    first = 0.0
    for i in range(left):
        card = h.hands.at(seat, i)
        hits = pack.hits[card]
        count = len(hits)
        for k in range(count):
            found[at + hits[k] - 1] += 1.0
        found[at + 4] += SPEEDS[pack.speed[card]] * float(count)
        if pack.speed[card] == codes.FAST:
            found[at + 5] += float(count)
        if len(pack.program[card]) > 0:
            found[at + 10] += figures.removes[card]
            found[at + 11] += figures.advances[card]
            first = max(first, figures.first[card])
            if others > 0:
                against(h, foe, figures, card, found, at)
        if pack.pinch[card]:
            pinch += 1.0
    if h.inning == 0 or left == HAND_SIZE:
        found[at + 12] = first
    found[at + 13] = pinch
    deck = h.on_deck[seat]
    if deck != NO_CARD:
        if pinch > 0.0:
            found[at + 14] = figures.hits[deck] + figures.usual[deck]
        if seat != h.home and h.inning <= INNINGS:
            found[at + 15] = figures.usual[deck] if pack.red[deck] else 0.0
            if left == 0 and others == 0 and h.top[foe] != NO_CARD:
                found[at + 16] = figures.saves(deck, h.top[foe])
    rest = h.lineups.size(seat)
    if rest > 0:
        hits_left = 0.0
        actions = 0.0
        for i in range(rest):
            card = h.lineups.at(seat, i)
            hits_left += figures.hits[card]
            actions += figures.usual[card]
        found[at + 17] = hits_left / float(rest)
        found[at + 18] = actions / float(rest)


def against(h: Highlights, foe: i64, figures: Figures, card: i64, found: vec[float], at: i64) -> None:
    """What the action of a card does to the hand of the other seat: on average, and at best."""
    others = h.hands.size(foe)
    saves = 0.0
    most = 0.0
    makes = 0.0
    more = 0.0
    for i in range(others):
        other = h.hands.at(foe, i)
        value = figures.saves(card, other)
        saves += value
        most = max(most, value)
        value = figures.makes(card, other)
        makes += value
        more = max(more, value)
    found[at + 6] += saves / float(others)
    found[at + 7] += most
    found[at + 8] += makes / float(others)
    found[at + 9] += more


def resolved(h: Highlights, seat: i64) -> tuple[i64, i64]:
    """Runs that the Threatened Hits of a seat bring if nothing is done about them, and who is on base then."""
    bases = h.bases[seat]
    runs = h.runs[seat]
    events = h.events
    h.events = None
    for i in range(h.threats.size(seat)):
        hit(h, seat, h.threats.at(seat, i), h.top[seat], "")
    found = h.runs[seat] - runs, h.bases[seat]
    h.events = events
    h.runs[seat] = runs
    h.bases[seat] = bases
    return found
