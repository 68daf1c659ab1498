# interpreted: for people, never in search
"""Moves of people: a whole chain of picks up to the next draw, reveal or question to somebody else.

`attempt` is the only source of previews and follow-up questions. It runs on a copy that was dealt anew for
the trying seat and whose chance refuses to draw, so nothing unknown can be shown and nothing is stored.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.kernel.chance import NoChance
from sandlot.kernel.errors import IllegalMove, Undecided
from sandlot.kernel.events import Event
from sandlot.kernel.game import Game


class Attempt:
    """What came of trying some picks: the copy, what happened so far, and whether the move is complete."""

    def __init__(self, game: Game, seat: int, options: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self.complete = False
        self.events: list[Event] = []


def imagine(g: Game, seat: int) -> Game:
    """A copy for a trial by this seat, telling its events."""
    t = g.clone()
    t.determinize(seat, 0)
    t.chance = NoChance()
    t.trier = seat
    t.events = []
    return t


def attempt(g: Game, seat: int, picks: Sequence[int]) -> Attempt:
    """Try picks of an open seat; raises IllegalMove if one is not allowed or the move ends before the last."""
    if seat not in g.open:
        raise IllegalMove(f"seat {seat} is not asked anything now")
    t = imagine(g, seat)
    sealed = t.then is not None
    a = Attempt(t, seat, t.choice.options(t, seat))
    for number, pick in enumerate(picks):
        if a.complete:
            raise IllegalMove(f"the move ends after {number} picks, {len(picks)} were given")
        if pick not in a.options:
            raise IllegalMove(f"{pick} is not among the options {a.options}")
        try:
            t.give(seat, [pick])
        except Undecided:
            a.complete = True
        else:
            asked = seat in t.open and (sealed or not t.choice.opens())
            a.complete = not asked or (t.then is not None) != sealed
        a.options = [] if a.complete else t.choice.options(t, seat)
    a.events = t.events or []
    return a


def attempt_aside(g: Game, seat: int, picks: Sequence[int]) -> Attempt:
    """Try the picks of an aside; the offer sheet and the loan form grow from its options."""
    t = imagine(g, seat)
    a = Attempt(t, seat, t.asides(seat))
    for number, pick in enumerate(picks):
        if a.complete:
            raise IllegalMove(f"the aside ends after {number} picks, {len(picks)} were given")
        if pick not in a.options:
            raise IllegalMove(f"{pick} is not among the options {a.options}")
        try:
            if number == 0:
                depth = t.open_aside(seat, pick)
            else:
                t.apply(pick)
            a.complete = len(t.agenda) < depth
        except Undecided:
            a.complete = True
        a.options = [] if a.complete else t.options
    a.events = t.events or []
    return a
