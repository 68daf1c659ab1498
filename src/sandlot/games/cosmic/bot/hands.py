"""For bots: what a hand can do, in points of a total, and what hands and benches are usually good for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.cosmic.effects.queries import keep_limit
from sandlot.games.cosmic.numbers import ACTION_CARDS, PLAYERS, SIZE
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.tables import Deal
from sandlot.kernel.chance import seeded
from sandlot.kernel.packed import append, vec
from sandlot.kernel.zones import Rows, numbers

LARGEST: Final = 9  # cards in a hand that is told apart from larger ones
SAMPLES: Final = 64
MOST_KEPT: Final = 200

_usual: dict[int, tuple[Deal, list[list[float]]]] = {}  # by identity: what both seats' hands are good for


def hand_of(g: Cosmic, seat: i64) -> vec[i64]:
    """The cards in a hand."""
    first = g.hands.first(seat)
    return g.hands.cells[first : first + g.hands.size(seat)]


def effects_of(g: Cosmic, seat: i64) -> list[float]:
    """What every card does for this seat as things are, in points of a total."""
    return g.pack.effect_hit if seat == g.hitting else g.pack.effect_pitch


def without(hand: vec[i64], place: i64) -> vec[i64]:
    """The other cards of a hand."""
    rest = vec[i64](capacity=len(hand))
    for i in range(len(hand)):
        if i != place:
            rest = append(rest, hand[i])
    return rest


def prospect(pack: Deal, effects: list[float], hand: vec[i64], means: i64) -> float:
    """What a hand can do to the totals with this much more cash if some Actions pay for the others."""
    room = means
    for i in range(len(hand)):
        room += pack.value[hand[i]]
    return best_plays(pack, effects, hand, len(hand), room)


def best_plays(pack: Deal, effects: list[float], hand: vec[i64], count: i64, room: i64) -> float:
    """The most that the first `count` cards can do together: each takes its cost and what it would have paid."""
    most = 0.0
    while count > 0:
        count -= 1
        card = hand[count]
        rest = room - pack.least[card]
        if rest >= 0 and effects[card] > 0.0:
            found = effects[card] + best_plays(pack, effects, hand, count, rest)
            if found > most:
                most = found
    return most


def carried(g: Cosmic, seat: i64, hand: vec[i64]) -> float:
    """The best Actions that could be kept for the next round."""
    hit = g.pack.worth_hit
    pitch = g.pack.worth_pitch
    worths: list[float] = []
    for i in range(len(hand)):
        card = hand[i]
        worths.append(hit[card] if hit[card] > pitch[card] else pitch[card])
    limit = keep_limit(g, seat)
    if len(worths) > limit:
        worths.sort()
        worths = worths[len(worths) - limit :]
    return sum(worths)


def usual(pack: Deal, seat: i64, hitting: bool) -> list[float]:
    """What a hand of this seat can do, by its number of cards: the mean over some deals."""
    key = id(pack)
    found = _usual.get(key)
    if found is None:
        if len(_usual) == MOST_KEPT:
            _usual.clear()
        tables: list[list[float]] = []
        for each in range(2):
            tables.append(mean_hands(pack, each, pack.effect_pitch))
            tables.append(mean_hands(pack, each, pack.effect_hit))
        found = (pack, tables)
        _usual[key] = found
    return found[1][2 * seat + (1 if hitting else 0)]


def mean_hands(pack: Deal, seat: i64, effects: list[float]) -> list[float]:
    """For hands of 0 to LARGEST cards; always over the same deals."""
    chance = seeded(1)
    first = seat * SIZE + PLAYERS
    deck = numbers(range(first, first + ACTION_CARDS))
    sums = [0.0] * (LARGEST + 1)
    for _ in range(SAMPLES):
        chance.shuffle_first(deck, ACTION_CARDS)
        for count in range(1, LARGEST + 1):
            sums[count] += prospect(pack, effects, deck[:count], 0)
    return [total / float(SAMPLES) for total in sums]


def best_of(g: Cosmic, seat: i64, count: i64) -> float:
    """The stat and Entrance to expect of the best of `count` Players from the bench."""
    scores: list[float] = []
    stand_by(g, seat, g.bench, scores)
    stand_by(g, seat, g.look, scores)
    if len(scores) < count:  # CLB-CHS-4
        stand_by(g, seat, g.retired, scores)
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


def stand_by(g: Cosmic, seat: i64, rows: Rows, scores: list[float]) -> None:
    """Add the stat and Entrance of every Player of a seat's row."""
    stats = g.pack.hit if seat == g.hitting else g.pack.pitch
    effects = effects_of(g, seat)
    for i in range(rows.size(seat)):
        card = rows.at(seat, i)
        scores.append(float(stats[card]) + effects[card])
