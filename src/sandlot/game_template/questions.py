"""The questions of Tiny as people read them, one entry a class."""

from __future__ import annotations

from sandlot.game_template import steps
from sandlot.game_template.state import Position
from sandlot.kernel.asking import Asked, Asking


def choose(g: Position, choice: steps.Choose, seat: int) -> Asked:
    """The batter swings, the other side pitches."""
    deed = "swing" if g.half % 2 == seat else "pitch"
    return Asked("must choose a card", f"Choose the card that you {deed}.", "TINY-TRN-1")


# A larger game also says here why a card is no answer, and gives a name to every question that can be declined.
QUESTIONS = {steps.Choose: Asking(choose)}
