"""What effects ask: the conditions and the measure of their words, and the facts behind them."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import ConditionRule, MeasureRule, Walk
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.numbers import NO_CARD, SIZE
from sandlot.games.cosmic.state import Cosmic
from sandlot.kernel.game import Game


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


@mypyc_attr(acyclic=True)
class Fact(ConditionRule):
    """A condition of this game, asked when the effect comes to it (CLB-REV-5)."""

    def holds(self, g: Game, walk: Walk) -> bool:
        return self.met(cast(Cosmic, g), walk.seat)

    def met(self, g: Cosmic, seat: i64) -> bool:
        """Whether it is so for this seat."""
        raise NotImplementedError


@final
class Hits(Fact):
    """The seat hits."""

    def met(self, g: Cosmic, seat: i64) -> bool:
        return seat == g.hitting


@final
class Pitches(Fact):
    """The seat pitches."""

    def met(self, g: Cosmic, seat: i64) -> bool:
        return seat != g.hitting


@final
class Trailing(Fact):
    """The seat has fewer points."""

    def met(self, g: Cosmic, seat: i64) -> bool:
        return g.points[seat] < g.points[1 - seat]


@final
class TwoOuts(Fact):
    """There are two outs."""

    def met(self, g: Cosmic, seat: i64) -> bool:
        return g.outs == 2


@final
class OpponentPlayed(Fact):
    """The opponent has an Action on the table."""

    def met(self, g: Cosmic, seat: i64) -> bool:
        return last_played(g, 1 - seat) != NO_CARD


@final
class OpponentHigher(Fact):
    """The opponent's Player has the higher printed stat."""

    def met(self, g: Cosmic, seat: i64) -> bool:
        return base(g, 1 - seat) > base(g, seat)


@final
class Gadgets(MeasureRule):
    """The seat's Gadgets."""

    def of(self, g: Game, seat: i64) -> i64:
        return cast(Cosmic, g).gadgets[seat]


CONDITIONS: Final[dict[int, ConditionRule]] = {
    codes.HIT: Hits(),
    codes.PITCH: Pitches(),
    codes.TRAILING: Trailing(),
    codes.OUTS2: TwoOuts(),
    codes.OPP_PLAYED: OpponentPlayed(),
    codes.OPP_BASE_HIGHER: OpponentHigher(),
}
MEASURES: Final[dict[int, MeasureRule]] = {codes.GADGETS: Gadgets()}
