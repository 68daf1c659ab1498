"""Answers that are reckoned instead of tried: what to pay with, what to keep, what to draw next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.cosmic.bot.hands import carried, effects_of, hand_of, prospect, without
from sandlot.games.cosmic.bot.judge import changing
from sandlot.games.cosmic.effects.queries import keep_limit
from sandlot.games.cosmic.effects.questions import Arrange
from sandlot.games.cosmic.numbers import PLAYERS, SIZE
from sandlot.games.cosmic.options import DONE, KEEP, PAY, TOP
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.steps import KeepCards, Pay
from sandlot.kernel.step import Choice

KEPT: Final = 0.5  # of what an Action promises for the next round counts when this round is paid for


def spared(g: Cosmic, seat: i64, options: list[int]) -> int:
    """The Action to pay with: the others can do most without it, in this round and, kept, in the next."""
    best = options[0]
    most = -1.0
    left = cast(Pay, g.choice).left
    hand = hand_of(g, seat)
    effects = effects_of(g, seat)
    for option in options:
        place: i64 = 0
        while g.pack.slot[hand[place]] != option - PAY:
            place += 1
        rest = without(hand, place)
        score = prospect(g.pack, effects, rest, g.pack.value[hand[place]] - left) + KEPT * carried(g, seat, rest)
        if score > most:
            most = score
            best = option
    return best


def kept(g: Cosmic, seat: i64, options: list[int]) -> int:
    """The first in the order of the deck of the Actions that promise most in the next round; never none."""
    hitting = (seat == g.hitting) != changing(g)
    worth = g.pack.worth_hit if hitting else g.pack.worth_pitch
    slots = g.pack.slot
    held = [card for card in g.hands[seat] if KEEP + slots[card] in options]
    for pick in g.sealed[seat]:
        again = [card for card in held if KEEP + slots[card] == pick]
        if again:
            held.remove(again[0])
    if not held:
        return DONE
    room = keep_limit(g, seat) - len(g.sealed[seat])
    ranked = sorted([(-worth[card], card) for card in held])
    return min([KEEP + slots[card] for _, card in ranked[:room]])


def next_up(g: Cosmic, seat: i64, options: list[int]) -> int:
    """The Action to draw next: the one that is good for most."""
    worth = g.pack.worth_hit if seat == g.hitting else g.pack.worth_pitch
    best = options[0]
    for option in options:
        if worth[seat * SIZE + PLAYERS + option - TOP] > worth[seat * SIZE + PLAYERS + best - TOP]:
            best = option
    return best


RECKONED: Final[dict[type[Choice], Callable[[Cosmic, i64, list[int]], int]]] = {
    Pay: spared,
    KeepCards: kept,
    Arrange: next_up,
}


def shortlist(g: Cosmic, seat: i64, options: list[int]) -> list[int]:
    """What to pay with and what to keep is reckoned; everything else is compared."""
    pick = RECKONED.get(type(g.choice)) if len(options) > 1 else None
    return options if pick is None else [pick(g, seat, options)]


def sensible(g: Cosmic, options: list[int]) -> list[int]:
    """Without letting a whole hand go: an Action kept comes on top of those that will be drawn (CLB-DRW-6)."""
    if isinstance(g.choice, KeepCards) and len(options) > 1:
        return [option for option in options if option != DONE]
    return options
