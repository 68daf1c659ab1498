# interpreted: for people, never in search
"""The move that declines a question: what a standing order, a forced answer or a timeout gives. The rules say how."""

from __future__ import annotations

from sandlot.kernel.game import Game
from sandlot.kernel.moves import attempt
from sandlot.kernel.step import NONE

MOST = 8  # picks of a move that declines


def decline(g: Game, seat: int) -> list[int] | None:
    """The picks that decline the question to this seat and those that would follow in the same move.

    None if one of them cannot be declined. They are found by trying, so they follow from what the seat knows.
    """
    trial = attempt(g, seat)
    picks: list[int] = []
    while not trial.complete:
        pick = int(trial.game.choice.declines(trial.game, seat))
        if pick == NONE or pick not in trial.options or len(picks) == MOST:
            return None
        picks.append(pick)
        trial.pick(pick)
    return picks


def only_declines(g: Game, seat: int) -> bool:
    """Whether declining is all this seat can say in this move."""
    trial = attempt(g, seat)
    while not trial.complete:
        pick = int(trial.game.choice.declines(trial.game, seat))
        if list(trial.options) != [pick]:
            return False
        trial.pick(pick)
    return True


def refusal(g: Game, seat: int) -> list[int] | None:
    """The picks of the aside by which this seat refuses another that waits for it, such as the maker of an offer."""
    found = int(g.rules.refuses(g, seat))
    return None if found == NONE else [found]
