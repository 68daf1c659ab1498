"""Tiny as a whole: how a table is laid out and dealt, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from mypy_extensions import i64

from sandlot.game_template import bot
from sandlot.game_template.atoms import HOME, VISITORS, draw_up, total
from sandlot.game_template.options import ACTIONS
from sandlot.game_template.state import Position
from sandlot.game_template.steps import HALF
from sandlot.kernel.game import Game
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome, Rules

CARDS: Final = 24


@final
class TinyRules(Rules):
    """What Tiny answers about its positions. A larger game also says what else is hidden and conserved."""

    __slots__ = ()

    def name(self) -> str:
        return "tiny"

    def deal(self, g: Game) -> None:
        """Shuffle, and deal three cards each (TINY-SET-1)."""
        p = cast(Position, g)
        p.deck.shuffle(p.chance)
        for seat in range(p.seats):
            draw_up(p, seat)

    def result(self, g: Game, seat: i64) -> float:
        """More runs win; level runs are a draw (TINY-END-2)."""
        p = cast(Position, g)
        mine = total(p, seat)
        theirs = total(p, 1 - seat)
        return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5

    def outcome(self, g: Game) -> Outcome:
        """A win or a draw."""
        p = cast(Position, g)
        scores = [int(total(p, VISITORS)), int(total(p, HOME))]
        ranks = [1 if score == max(scores) else 2 for score in scores]
        return Outcome("draw" if scores[VISITORS] == scores[HOME] else "win", ranks, scores)

    def evaluate(self, g: Game, seat: i64) -> float:
        return bot.evaluate(cast(Position, g), seat)


RULES: Final = TinyRules()


def table(seats: int, options: Mapping[str, Value], pack: object) -> Position:
    """A table at which nothing is dealt yet."""
    g = Position()
    g.begin(RULES, seats, ACTIONS, CARDS)
    g.lay_out(seats, options)
    g.deck.fill(range(CARDS))
    g.do(HALF)
    return g
