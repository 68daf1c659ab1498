# interpreted: for people, never in search
"""Moves of people: a whole chain of picks up to the next draw, reveal, response or question to somebody else.

`attempt` is the only source of previews and follow-up questions. It runs on a copy that was re-dealt for
the trying seat and whose chance refuses to draw, so nothing unknown can be shown and nothing is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from sandlot.kernel.chance import NoChance
from sandlot.kernel.errors import IllegalMove, Undecided
from sandlot.kernel.events import Event
from sandlot.kernel.game import Game
from sandlot.kernel.step import Step, Window


class Attempt:
    """What comes of trying some picks: the copy, what happened so far, and whether the move is complete."""

    def __init__(self, g: Game, seat: int, aside: bool) -> None:
        self.game = imagine(g, seat)
        self.seat = seat
        self.aside = aside
        self.complete = False
        self.unknown = False  # the move goes on with something that chance or a hidden card decides
        self.picks = 0
        self.sealed = self.game.then is not None
        self.depth = 0  # the aside is complete when the agenda is lower, a response when `below` goes on
        self.below: Step | None = None
        if not aside and responding(self.game):
            self.depth = int(self.game.depth)
            self.below = next_step(self.game)
        self.options = self.game.asides(seat) if aside else self.game.choice.options(self.game, seat)

    @property
    def opened(self) -> bool:
        """Whether this was the last of the sealed answers, so that all are opened."""
        return self.sealed and (self.unknown or self.game.then is None)

    @property
    def events(self) -> list[Event]:
        """What happened so far."""
        return self.game.events or []

    def offers(self, option: int) -> bool:
        """Whether this can be picked next."""
        return option in self.options

    def pick(self, option: int) -> None:
        """Try one more pick; raises IllegalMove if it is not allowed or the move is already complete."""
        if self.complete:
            raise IllegalMove(f"the {'aside' if self.aside else 'move'} ends after {self.picks} picks, more were given")
        if option not in self.options:
            raise IllegalMove(f"{option} is not among the options {self.options}")
        t = self.game
        try:
            self.complete = self._aside_pick(option) if self.aside else self._own_pick(option)
        except Undecided:
            self.complete = self.unknown = True
        self.picks += 1
        if self.complete:
            self.options = []
        else:
            self.options = t.options if self.aside else t.choice.options(t, self.seat)

    def fork(self) -> Attempt:
        """The same trial once more, to be gone on with apart from this one; nobody listens to it."""
        twin = copy(self)
        twin.game = self.game.clone()
        return twin

    def _own_pick(self, option: int) -> bool:
        t = self.game
        t.give(self.seat, [option])
        asked = self.seat in t.open and (self.sealed or not begins(t))
        gone_on = self.below is not None and (t.depth < self.depth or t.steps[self.depth - 1] is not self.below)
        return not asked or gone_on or (t.then is not None) != self.sealed

    def _aside_pick(self, option: int) -> bool:
        t = self.game
        if self.picks == 0:
            self.depth = int(t.open_aside(self.seat, option))
        else:
            t.apply(option)
        return bool(t.depth < self.depth)


def next_step(g: Game) -> Step | None:
    """What the agenda comes to next."""
    return g.steps[g.depth - 1] if g.depth else None


def responding(g: Game) -> bool:
    """Whether the open question is a response to what somebody does: of a window, or one that says so."""
    below = next_step(g)
    return g.then is None and (g.choice.responds() or (isinstance(below, Window) and below.choice is g.choice))


def begins(g: Game) -> bool:
    """Whether a new move begins with the open question, even if the same seat has just made a pick.

    Every response is a move by itself, which ends when the table goes on with what was responded to: so it can be
    declined alone, by a person or by the table.
    """
    return g.choice.opens() or responding(g)


def imagine(g: Game, seat: int) -> Game:
    """A copy for a trial by this seat, telling its events."""
    t = g.clone()
    t.determinize(seat, 0)
    t.chance = NoChance()
    t.trier = seat
    t.events = []
    return t


def with_sealed(g: Game, seat: int, picks: Sequence[int]) -> Game:
    """A copy for a trial in which these picks lie sealed and nothing is opened, whichever other seats have answered."""
    t = imagine(g, seat)
    t.set_sealed(seat, [*t.sealed[seat], *picks])
    return t


def attempt(g: Game, seat: int, picks: Sequence[int] = ()) -> Attempt:
    """Try picks of an open seat; raises IllegalMove if one is not allowed or the move ends before the last."""
    if seat not in g.open:
        raise IllegalMove(f"seat {seat} is not asked anything now")
    a = Attempt(g, seat, False)
    for pick in picks:
        a.pick(pick)
    return a


def attempt_aside(g: Game, seat: int, picks: Sequence[int] = ()) -> Attempt:
    """Try the picks of an aside; the offer sheet and the loan form grow from its options."""
    a = Attempt(g, seat, True)
    for pick in picks:
        a.pick(pick)
    return a
