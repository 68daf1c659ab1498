"""The rules of Tiny: what happens, what is asked. A larger game has a folder `steps/`, a file a chapter."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.game_template.atoms import draw_up, lay_down, score
from sandlot.game_template.options import PLAY
from sandlot.game_template.state import Position
from sandlot.kernel.step import Choice, Step

HOMER: Final = 3  # a swing this close above the pitch is a home run
REACH: Final = 8  # and this close is a hit


@final
class Half(Step):
    """Half an inning: both sides choose in secret, until the last is over (TINY-TRN-1, TINY-END-1)."""

    def go(self, g: Position) -> None:
        if g.half < 2 * g.innings:
            g.ask_all(range(g.seats), CHOOSE, SWING)


@final
class Choose(Choice):
    """Which card is swung or pitched. Its words stand in questions.py."""

    def offers(self, g: Position, seat: i64) -> None:
        if not g.sealed[seat]:
            for place in range(g.hands.size(seat)):
                g.offer(PLAY + g.hands.at(seat, place))


@final
class Swing(Step):
    """Both cards are shown, the swing meets the pitch or not, both draw (TINY-TRN-1, TINY-TRN-4)."""

    def go(self, g: Position) -> None:
        picks = g.unseal()
        batter = g.half % 2
        for seat in range(g.seats):
            lay_down(g, seat, picks[seat][0] - PLAY)
        # A larger game lets its cards do things: effects in a pack, and a handler for each verb in effects.py.
        meet(g, picks[batter][0] - picks[1 - batter][0])
        for seat in range(g.seats):
            draw_up(g, seat)
        g.do(HALF)


def meet(g: Position, above: i64) -> None:
    """The swing is so far above the pitch (TINY-TRN-2, TINY-TRN-3)."""
    if above <= 0 or above > REACH:
        score(g, "swing", 0, "TINY-TRN-3")
    else:
        score(g, "swing", 2 if above <= HOMER else 1, "TINY-TRN-2")


HALF: Final = Half()
CHOOSE: Final = Choose()
SWING: Final = Swing()
