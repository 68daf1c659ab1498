"""Tiny as a whole: how a table is laid out and dealt, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from sandlot.game_template import bot
from sandlot.game_template.atoms import HOME, VISITORS, draw_up, total
from sandlot.game_template.material import MATERIAL
from sandlot.game_template.options import ACTIONS
from sandlot.game_template.state import Position
from sandlot.game_template.steps import HALF
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome, Rules

CARDS: Final = 24


@final
class TinyRules(Rules):
    """What Tiny answers about its positions. A larger game also says what else is hidden and conserved."""

    __slots__ = ()

    def name(self) -> str:
        return "tiny"

    def deal(self, g: Position) -> None:
        """Shuffle, and deal three cards each (TINY-SET-1)."""
        g.deck.shuffle(g.chance)
        for seat in range(g.seats):
            draw_up(g, seat)

    def result(self, g: Position, seat: i64) -> float:
        """More runs win; level runs are a draw (TINY-END-2)."""
        mine = total(g, seat)
        theirs = total(g, 1 - seat)
        return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5

    def outcome(self, g: Position) -> Outcome:
        """A win or a draw."""
        scores = [int(total(g, VISITORS)), int(total(g, HOME))]
        ranks = [1 if score == max(scores) else 2 for score in scores]
        return Outcome("draw" if scores[VISITORS] == scores[HOME] else "win", ranks, scores)

    def evaluate(self, g: Position, seat: i64) -> float:
        return bot.evaluate(g, seat)


RULES: Final = TinyRules()


def table(seats: int, options: Mapping[str, Value], pack: object) -> Position:
    """A table at which nothing is dealt yet."""
    g = MATERIAL.lay_out(Position, seats, options)
    g.begin(RULES, seats, ACTIONS, CARDS)
    g.deck.fill(range(CARDS))
    g.do(HALF)
    return g
