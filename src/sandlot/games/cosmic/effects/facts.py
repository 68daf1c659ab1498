"""What effects ask: the conditions and the measure of their words, and the facts behind them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.cards.program import ConditionRule, MeasureRule, Walk
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.numbers import NO_CARD, SIZE
from sandlot.games.cosmic.state import Cosmic


def base(g: Cosmic, seat: i64) -> i64:
    """The printed stat in use: Hitting or Pitching by the seat's role (CLB-CHS-8)."""
    card = g.field[seat]
    return g.pack.hit[card] if seat == g.hitting else g.pack.pitch[card]


def last_played(g: Cosmic, seat: i64) -> i64:
    """This seat's latest Action of the round, or NO_CARD."""
    cells = g.played.cells
    first = seat * SIZE
    for i in range(g.played.count - 1, -1, -1):
        card = cells[i]
        if first <= card < first + SIZE:
            return card
    return NO_CARD


@final
class Hits(ConditionRule):
    """The seat hits."""

    def holds(self, g: Cosmic, walk: Walk) -> bool:
        return walk.seat == g.hitting


@final
class Pitches(ConditionRule):
    """The seat pitches."""

    def holds(self, g: Cosmic, walk: Walk) -> bool:
        return walk.seat != g.hitting


@final
class Trailing(ConditionRule):
    """The seat has fewer points."""

    def holds(self, g: Cosmic, walk: Walk) -> bool:
        return g.points[walk.seat] < g.points[1 - walk.seat]


@final
class TwoOuts(ConditionRule):
    """There are two outs."""

    def holds(self, g: Cosmic, walk: Walk) -> bool:
        return g.outs == 2


@final
class OpponentPlayed(ConditionRule):
    """The opponent has an Action on the table."""

    def holds(self, g: Cosmic, walk: Walk) -> bool:
        return last_played(g, 1 - walk.seat) != NO_CARD


@final
class OpponentHigher(ConditionRule):
    """The opponent's Player has the higher printed stat."""

    def holds(self, g: Cosmic, walk: Walk) -> bool:
        return base(g, 1 - walk.seat) > base(g, walk.seat)


@final
class Gadgets(MeasureRule):
    """The seat's Gadgets."""

    def of(self, g: Cosmic, seat: i64) -> i64:
        return g.gadgets[seat]


CONDITIONS: Final[dict[int, ConditionRule]] = {
    codes.HIT: Hits(),
    codes.PITCH: Pitches(),
    codes.TRAILING: Trailing(),
    codes.OUTS2: TwoOuts(),
    codes.OPP_PLAYED: OpponentPlayed(),
    codes.OPP_BASE_HIGHER: OpponentHigher(),
}
MEASURES: Final[dict[int, MeasureRule]] = {codes.GADGETS: Gadgets()}
