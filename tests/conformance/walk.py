"""A game played at random, the way people and search play it, with its moves and events written down."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import NamedTuple

from conformance.cases import Case
from sandlot.kernel.events import Event
from sandlot.kernel.game import NOBODY, Game
from sandlot.kernel.moves import Attempt, attempt, attempt_aside

ASIDE = 1 / 20
RETRACT = 1 / 8
WHOLE_MOVE = 1 / 4
LONGEST = 5_000  # decisions; a game of people never takes so many


class Broken(AssertionError):
    """A game breaks a law; the message says which game and where, so that it can be repeated."""


class Deed(NamedTuple):
    """One entry of the record: answer, retract or aside."""

    kind: str
    seat: int
    picks: list[int]


class Looks:
    """Which decisions of a walk are looked at closely: spread over the game, about so many however long it is."""

    def __init__(self, case: Case, seed: int, most: int) -> None:
        self.rate = most / length(case, seed)
        self.rng = random.Random(f"looks {case} {seed}")

    def now(self) -> bool:
        """Whether this decision is one of them."""
        return self.rng.random() < self.rate


class Walk:
    """One random game. `events` are those since the last decision, `record` all that was done."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.ply = 0
        self.rng = random.Random(f"{case} {seed}")
        self.record: list[Deed] = []
        self.orderly: list[Deed] = []  # the same without second thoughts, sealed answers in seat order
        self.sealed: dict[int, list[int]] = {}
        self.events: list[Event] = []
        with self.located():
            self.g = case.new(seed)
        self.g.events = []

    @property
    def where(self) -> str:
        """Where we are, for messages."""
        c = self.case
        return f"{c.info.name}, {c.seats} seats, options {c.options}, seed {self.seed}, ply {self.ply}"

    def need(self, law: bool, says: str) -> None:
        """Complain unless the law holds."""
        if not law:
            raise Broken(f"{self.where}: {says}")

    @contextmanager
    def located(self, doing: str = "") -> Iterator[None]:
        """Whatever goes wrong inside is said with the place."""
        try:
            yield
        except Broken:
            raise
        except Exception as problem:
            raise Broken(f"{self.where}: {doing}{type(problem).__name__}: {problem}") from problem

    def decisions(self) -> Iterator[Game]:
        """The position at every decision, to the end."""
        while self.g.seat != NOBODY:
            self.need(self.ply < LONGEST, "the end is not reached")
            yield self.g
            with self.located():
                self.step()

    def finish(self) -> Game:
        """Play on to the end."""
        for _ in self.decisions():
            pass
        return self.g

    def step(self) -> None:
        """One random deed."""
        g, rng = self.g, self.rng
        sealed = g.then is not None
        seat = rng.randrange(self.case.seats)
        taken_back = [s for s in range(self.case.seats) if g.sealed[s]] if sealed else []
        if rng.random() < ASIDE and g.asides(seat):
            picks = random_move(attempt_aside, g, seat, rng)
            g.aside(seat, picks)
            self.write(Deed("aside", seat, picks), sealed)
        elif taken_back and rng.random() < RETRACT:
            seat = rng.choice(taken_back)
            g.retract(seat)
            self.write(Deed("retract", seat, []), sealed)
        else:
            seat = rng.choice(g.open)
            if rng.random() < WHOLE_MOVE:
                picks = random_move(attempt, g, seat, rng)
            else:
                picks = [rng.choice(g.choice.options(g, seat))]
            g.answer(seat, picks)
            self.write(Deed("answer", seat, picks), sealed)
        self.ply += 1
        self.events = g.events or []
        g.events = []

    def write(self, deed: Deed, sealed: bool) -> None:
        """Put a deed on record, and into the orderly record when nothing can change it any more."""
        self.record.append(deed)
        if deed.kind == "retract":
            self.sealed[deed.seat] = []
        elif sealed:
            self.sealed.setdefault(deed.seat, []).extend(deed.picks)
            if not any(self.g.sealed):
                self.orderly += [Deed("answer", seat, picks) for seat, picks in sorted(self.sealed.items())]
                self.sealed = {}
        else:
            self.orderly.append(deed)


@cache
def length(case: Case, seed: int) -> int:
    """How many decisions a random game takes, about: what is looked at on the way changes the dice of the walk."""
    walk = Walk(case, seed)
    with suppress(Broken):  # the walk that is looked at comes there again
        walk.finish()
    return max(1, walk.ply)


def random_move(trial: Callable[[Game, int, list[int]], Attempt], g: Game, seat: int, rng: random.Random) -> list[int]:
    """A complete move of a seat, picked at random."""
    picks: list[int] = []
    while True:
        tried = trial(g, seat, picks)
        if tried.complete:
            return picks
        picks = [*picks, rng.choice(tried.options)]


def replay(case: Case, seed: int, deeds: list[Deed]) -> Game:
    """The position after these deeds."""
    g = case.new(seed)
    for deed in deeds:
        if deed.kind == "retract":
            g.retract(deed.seat)
        elif deed.kind == "aside":
            g.aside(deed.seat, deed.picks)
        else:
            g.answer(deed.seat, deed.picks)
    return g
