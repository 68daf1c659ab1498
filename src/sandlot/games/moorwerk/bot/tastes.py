"""What personalities like beside winning, and what a beginner is eager for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.baseball.diamond import RUNNERS
from sandlot.games.moorwerk.bot.judge import BLUE, team_of
from sandlot.games.moorwerk.state import Baseball

SMALL_BALL: Final = 1  # the numbers of `levels.py`
TRICKSTER: Final = 2
BEGINNER: Final = 3
RUNNER: Final = 0.02  # of the own side on base, to who plays small ball
RUN: Final = 0.15  # of the lead, to a beginner, who counts what is on the board and hardly sees who is on base
OUT: Final = 0.04  # of the others, likewise
TRICK: Final = 0.02  # a blue card that is in hand and not on the table, to who loves tricks


def taste(b: Baseball, seat: i64, which: int) -> float:
    """Own runners on base, blue cards that have left the hand, or runs and outs."""
    if which == BEGINNER:
        team = team_of(b, seat)
        outs = float(b.outs) if b.batting != team else -float(b.outs)
        return RUN * float(b.runs[team] - b.runs[1 - team]) + OUT * outs
    if which == SMALL_BALL:
        return RUNNER * float(RUNNERS[b.bases]) if team_of(b, seat) == b.batting else 0.0
    if which == TRICKSTER:
        held = 0
        for i in range(b.hands.size(seat)):
            if b.pack.kind[b.hands.at(seat, i)] >= BLUE:
                held += 1
        return -TRICK * float(held)
    return 0.0
