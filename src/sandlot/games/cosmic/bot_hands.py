"""For bots: what a hand can do, in points of a total, and what hands and benches are usually good for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.cosmic.effects.deal import Deal
from sandlot.games.cosmic.effects.queries import keep_limit
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import ACTION_CARDS, PLAYERS, SIZE
from sandlot.kernel.chance import seeded

LARGEST: Final = 9  # cards in a hand that is told apart from larger ones
SAMPLES: Final = 64


def prospect(pack: Deal, effects: list[float], hand: list[int], means: i64) -> float:
    """What a hand can do to the totals with so much cash from elsewhere if some Actions pay for the others."""
    room = means
    card: i64
    for card in hand:
        room += pack.value[card]
    return best_plays(pack, effects, hand, len(hand), room)


def best_plays(pack: Deal, effects: list[float], hand: list[int], count: i64, room: i64) -> float:
    """The most that the first `count` cards can do together: each takes its cost and what it would have paid."""
    most = 0.0
    while count > 0:
        count -= 1
        card: i64 = hand[count]
        rest: i64 = room - pack.least[card]
        if rest >= 0 and effects[card] > 0.0:
            found = effects[card] + best_plays(pack, effects, hand, count, rest)
            if found > most:
                most = found
    return most


def carried(g: Cosmic, seat: int, hand: list[int]) -> float:
    """The best Actions that could be kept for the next round."""
    hit = g.pack.worth_hit
    pitch = g.pack.worth_pitch
    worths = [hit[card] if hit[card] > pitch[card] else pitch[card] for card in hand]
    limit = keep_limit(g, seat)
    if len(worths) > limit:
        worths.sort()
        worths = worths[len(worths) - limit :]
    return sum(worths)


def usual(pack: Deal, seat: int, hitting: bool) -> list[float]:
    """What a hand of this seat can do, by its number of cards: the mean over some deals."""
    tables = pack.usual
    if not tables:
        for each in range(2):
            tables.append(mean_hands(pack, each, pack.effect_pitch))
            tables.append(mean_hands(pack, each, pack.effect_hit))
    return tables[2 * seat + (1 if hitting else 0)]


def mean_hands(pack: Deal, seat: int, effects: list[float]) -> list[float]:
    """For hands of 0 to LARGEST cards; always over the same deals."""
    chance = seeded(1)
    first = seat * SIZE + PLAYERS
    deck = list(range(first, first + ACTION_CARDS))
    sums = [0.0] * (LARGEST + 1)
    for _ in range(SAMPLES):
        chance.shuffle(deck)
        for count in range(1, LARGEST + 1):
            sums[count] += prospect(pack, effects, deck[:count], 0)
    return [total / float(SAMPLES) for total in sums]


def best_of(g: Cosmic, seat: int, count: int) -> float:
    """The stat and Entrance to expect of the best of so many Players from the bench."""
    stats = g.pack.hit if seat == g.hitting else g.pack.pitch
    effects = g.pack.effect_hit if seat == g.hitting else g.pack.effect_pitch
    cards = g.bench[seat] + g.look[seat]
    if len(cards) < count:  # CLB-CHS-4
        cards = cards + g.retired[seat]
    scores = [float(stats[card]) + effects[card] for card in cards]
    scores.sort()
    found = 0.0
    left = 1.0  # chance that no better one is among those looked at
    size = len(scores)
    while size > 0:
        share = min(1.0, float(count) / float(size))  # that the best of the others is among them
        found += left * share * scores[size - 1]
        left *= 1.0 - share
        size -= 1
    return found
