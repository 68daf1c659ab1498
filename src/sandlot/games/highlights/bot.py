"""How good a position looks: the lead, threats and runners, the cards still to come, and in a series the decks."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from sandlot.games.highlights import codes
from sandlot.games.highlights.game import INNINGS, NO_CARD, Highlights
from sandlot.kernel.game import Game

# Runs to be expected from a hit by the base it reaches, from a runner by base and speed, and of a card in hand.
HITS: Final = [0.25, 0.42, 0.7, 0.9, 1.45]
RUNNERS: Final = [[0.0, 0.0, 0.0, 0.0], [0.0, 0.16, 0.2, 0.26], [0.0, 0.28, 0.42, 0.44], [0.0, 0.48, 0.5, 0.52]]
GETS_THROUGH: Final = 0.7  # of Threatened Hits
RED: Final = 0.45  # runs a defensive action saves
GREEN: Final = 0.3  # runs an offensive action makes
PER_RUN: Final = 1.25  # how sure a lead of one run is when nothing is left to come
GAME: Final = 0.9  # what a deck better by one run a card is worth
DECK_CARDS: Final = 6.0  # of a deck that play in a game


def evaluate(g: Game, seat: int) -> float:
    """Chance of winning, 0 to 1, from what is public and the own cards."""
    h = cast(Highlights, g)
    return chance(h) if seat == 0 else 1.0 - chance(h)


def chance(h: Highlights) -> float:
    """Chance that seat 0 wins."""
    now = logistic(lead(h))
    if h.length == 1 and not h.in_season():
        return now
    later = logistic(GAME * (quality(h, 0) - quality(h, 1)))
    if h.in_season():
        return 0.5 + 0.3 * (later - 0.5) + 0.1 * (now - 0.5)
    if h.decided():
        return 1.0 if h.won[0] > h.won[1] else 0.0
    need0 = h.target() - h.won[0]
    need1 = h.target() - h.won[1]
    if in_progress(h):
        return now * series(need0 - 1, need1, later) + (1.0 - now) * series(need0, need1 - 1, later)
    return series(need0, need1, later)


def logistic(x: float) -> float:
    """A lead as a chance."""
    return 1.0 / (1.0 + exp(-x))


def in_progress(h: Highlights) -> bool:
    """Whether a game is being played; between two games hands, diamonds and tracks are cleared."""
    return h.inning < INNINGS or len(h.hands[0]) + len(h.hands[1]) > 0 or h.runs[0] + h.runs[1] > 0


def series(need0: int, need1: int, p: float) -> float:
    """Chance of seat 0 to win so many games before the other wins so many, each with chance p."""
    if need0 <= 0:
        return 1.0
    if need1 <= 0:
        return 0.0
    ways = 1.0  # that the other has won `lost` games before the last one is won
    total = 0.0
    for lost in range(need1):
        total += ways
        ways = ways * float(need0 + lost) / float(lost + 1) * (1.0 - p)
    for _ in range(need0):
        total *= p
    return total


def lead(h: Highlights) -> float:
    """How far seat 0 is ahead in this game, by expected runs, the surer the fewer cards are left."""
    ahead = float(h.runs[0] - h.runs[1]) + soon(h, 0) - soon(h, 1)
    spread: float = float(len(h.hands[0]) + len(h.hands[1])) ** 0.5
    return PER_RUN * ahead / (0.55 + 0.45 * spread)


def soon(h: Highlights, seat: int) -> float:
    """Runs to be expected from threats, runners and cards of one seat."""
    bases = h.bases[seat]
    total = 0.0
    for base in range(1, 4):
        total += RUNNERS[base][bases >> 2 * base & 3]
    left = len(h.hands[seat])
    if left == 0 and h.inning >= INNINGS:
        total *= 0.3  # nobody comes to bring them home, unless there are extra innings
    for value in h.threats[seat]:
        total += GETS_THROUGH * HITS[value]
    cards = 0.0
    for card in h.hands[seat]:
        cards += worth(h, card)
    if h.on_deck[seat] != NO_CARD and left:
        cards += 0.3 * worth(h, h.on_deck[seat])
    return total + GETS_THROUGH * cards


def worth(h: Highlights, card: int) -> float:
    """Runs a card makes or saves when it is played."""
    pack = h.pack
    total = 0.0
    for value in pack.hits[card]:
        total += HITS[value]
    if pack.speed[card] == codes.FAST:
        total *= 1.12
    elif pack.speed[card] == codes.SLOW:
        total *= 0.92
    if pack.program[card]:
        total += RED if pack.red[card] else GREEN
    return total


def quality(h: Highlights, seat: int) -> float:
    """What six cards of a seat's deck are worth, revenue included as far as it buys better ones."""
    total = 0.0
    count = 0
    for zone in (h.hands[seat], h.lineups[seat], h.in_play[seat], h.dugouts[seat]):
        for card in zone:
            total += worth(h, card) + 0.05 * float(h.pack.revenue[card])
            count += 1
    if h.on_deck[seat] != NO_CARD:
        total += worth(h, h.on_deck[seat])
        count += 1
    return DECK_CARDS * total / float(count) if count else 0.0
