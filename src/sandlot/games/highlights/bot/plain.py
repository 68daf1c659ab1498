"""How good a position looks to a beginner: the lead, threats and runners, cards to come, and in a series the decks.

It never changes: the strength of all other bots is measured against those that judge by it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.highlights import codes
from sandlot.games.highlights.atoms.standing import decided, in_season, target
from sandlot.games.highlights.numbers import INNINGS, NO_CARD
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.zones import Rows

# Runs to be expected from a hit by the base it reaches, from a runner by base and speed, and of a card in hand.
HITS: Final = [0.25, 0.42, 0.7, 0.9, 1.45]
RUNNERS: Final = [[0.0, 0.0, 0.0, 0.0], [0.0, 0.16, 0.2, 0.26], [0.0, 0.28, 0.42, 0.44], [0.0, 0.48, 0.5, 0.52]]
GETS_THROUGH: Final = 0.7  # of Threatened Hits
RED: Final = 0.45  # runs a defensive action saves
GREEN: Final = 0.3  # runs an offensive action makes
PER_RUN: Final = 1.25  # how sure a lead of one run is when nothing is left to come
GAME: Final = 0.9  # what a deck better by one run a card is worth
DECK_CARDS: Final = 6.0  # of a deck that play in a game


def evaluate(h: Highlights, seat: i64) -> float:
    """Chance of winning, 0 to 1, from what is public and the own cards."""
    return chance(h) if seat == 0 else 1.0 - chance(h)


def chance(h: Highlights) -> float:
    """Chance that seat 0 wins."""
    now = logistic(lead(h))
    if h.length == 1 and not in_season(h):
        return now
    later = logistic(GAME * (quality(h, 0) - quality(h, 1)))
    if in_season(h):
        return 0.5 + 0.3 * (later - 0.5) + 0.1 * (now - 0.5)
    if decided(h):
        return 1.0 if h.won[0] > h.won[1] else 0.0
    need0 = target(h) - h.won[0]
    need1 = target(h) - h.won[1]
    if in_progress(h):
        return now * series(need0 - 1, need1, later) + (1.0 - now) * series(need0, need1 - 1, later)
    return series(need0, need1, later)


def logistic(x: float) -> float:
    """A lead as a chance."""
    return 1.0 / (1.0 + exp(-x))


def in_progress(h: Highlights) -> bool:
    """Whether a game is being played; between two games hands, diamonds and tracks are cleared."""
    return h.inning < INNINGS or h.hands.size(0) + h.hands.size(1) > 0 or h.runs[0] + h.runs[1] > 0


def series(need0: i64, need1: i64, p: float) -> float:
    """Chance that seat 0 wins the `need0` games it needs before the other wins `need1`, each with chance p."""
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
    spread: float = float(h.hands.size(0) + h.hands.size(1)) ** 0.5
    return PER_RUN * ahead / (0.55 + 0.45 * spread)


def soon(h: Highlights, seat: i64) -> float:
    """Runs to be expected from threats, runners and cards of one seat."""
    bases = h.bases[seat]
    total = 0.0
    for base in range(1, 4):
        total += RUNNERS[base][bases >> 2 * base & 3]
    left = h.hands.size(seat)
    if left == 0 and h.inning >= INNINGS:
        total *= 0.3  # nobody comes to bring them home, unless there are extra innings
    for i in range(h.threats.size(seat)):
        total += GETS_THROUGH * HITS[h.threats.at(seat, i)]
    cards = 0.0
    for i in range(left):
        cards += worth(h, h.hands.at(seat, i))
    if h.on_deck[seat] != NO_CARD and left:
        cards += 0.3 * worth(h, h.on_deck[seat])
    return total + GETS_THROUGH * cards


def worth(h: Highlights, card: i64) -> float:
    """Runs a card makes or saves when it is played."""
    pack = h.pack
    total = 0.0
    hits = pack.hits[card]
    for i in range(len(hits)):
        total += HITS[hits[i]]
    if pack.speed[card] == codes.FAST:
        total *= 1.12
    elif pack.speed[card] == codes.SLOW:
        total *= 0.92
    if len(pack.program[card]) > 0:
        total += RED if pack.red[card] else GREEN
    return total


def quality(h: Highlights, seat: i64) -> float:
    """What six cards of a seat's deck are worth, revenue included as far as it buys better ones."""
    total = added(h, h.hands, seat, 0.0)
    total = added(h, h.lineups, seat, total)
    total = added(h, h.in_play, seat, total)
    total = added(h, h.dugouts, seat, total)
    count = h.hands.size(seat) + h.lineups.size(seat) + h.in_play.size(seat) + h.dugouts.size(seat)
    if h.on_deck[seat] != NO_CARD:
        total += worth(h, h.on_deck[seat])
        count += 1
    return DECK_CARDS * total / float(count) if count else 0.0


def added(h: Highlights, zone: Rows, seat: i64, total: float) -> float:
    """The total and what the cards of a zone are worth."""
    for i in range(zone.size(seat)):
        card = zone.at(seat, i)
        total += worth(h, card) + 0.05 * float(h.pack.revenue[card])
    return total
