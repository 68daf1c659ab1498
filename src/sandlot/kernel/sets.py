# interpreted: for people, never in search
"""Sets in any order. Search picks a set in one canonical order, so that it is one path; people click as they like.

An `Answer` is a trial like an `Attempt`, but while a set is gathered its position stays where the set began, with the
picks so far in `gathered`. When they are the whole set, they are carried out in the order of search.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.events import Event
from sandlot.kernel.game import Game
from sandlot.kernel.moves import Attempt


class Gathering:
    """A set in the making: where it began, what it is chosen from, and what was picked so far."""

    def __init__(self, base: Attempt, picked: Sequence[int] = ()) -> None:
        self.base = base
        self.pool = base.game.choice.pool(base.game, base.seat)
        self.rank = {option: self.pool.index(option) for option in self.pool}
        self.picked: list[int] = []
        self.node: Attempt | None = base  # after these picks and no others, if they can be made so far in order
        for option in picked:
            self.add(option)

    @property
    def whole(self) -> bool:
        """Whether the picks are the whole set."""
        return self.node is not None and self.node is not self.base and not self._goes_on(self.node)

    def allows(self, option: int) -> bool:
        """Whether a set with these picks and this one can be completed."""
        if self.whole:
            return False
        if self.node is not None and option in self.node.options:
            return True
        if option not in self.rank or self.picked.count(option) == self.pool.count(option):
            return False
        return self._way(self.base, self._sorted(option), False) is not None

    def options(self) -> list[int]:
        """Everything that can be picked next, also to close the set."""
        if self.whole:
            return []
        closing = [] if self.node is None else [each for each in self.node.options if each not in self.rank]
        return sorted(closing + [option for option in self.rank if self.allows(option)])

    def add(self, option: int) -> None:
        """One more pick, which is allowed."""
        if option in self.rank:
            self.node = self._way(self.base, self._sorted(option), True)
        elif self.node is not None:
            self.node = _after(self.node, option)
        self.picked.append(option)

    def in_order(self) -> list[int]:
        """The picks as search makes them."""
        return self._sorted()

    def _sorted(self, *more: int) -> list[int]:
        return sorted([*self.picked, *more], key=lambda option: self.rank.get(option, len(self.pool)))

    def _goes_on(self, trial: Attempt) -> bool:
        choice = trial.game.choice
        return (
            not trial.complete
            and type(choice) is type(self.base.game.choice)
            and not choice.pool(trial.game, trial.seat)
        )

    def _way(self, trial: Attempt, wanted: list[int], exactly: bool) -> Attempt | None:
        """The trial after all of `wanted`, which are in order, with others before them unless `exactly`; None: no way.

        Every option can be completed, so what comes after the last one wanted need not be looked for.
        """
        if not wanted:
            return trial
        if trial is not self.base and not self._goes_on(trial):
            return None
        first = wanted[0]
        if first in trial.options:
            found = self._way(_after(trial, first), wanted[1:], exactly)
            if found is not None or exactly:
                return found
        for option in [] if exactly else trial.options:
            if self.rank.get(option, len(self.pool)) < self.rank[first]:
                found = self._way(_after(trial, option), wanted, exactly)
                if found is not None:
                    return found
        return None


def _after(trial: Attempt, option: int) -> Attempt:
    twin = trial.fork()
    twin.pick(option)
    return twin


class Answer:
    """A trial by a person, who picks what belongs to a set in any order."""

    def __init__(self, g: Game, seat: int, aside: bool = False) -> None:
        self.trial = Attempt(g, seat, aside)
        self.seat = seat
        self.order: list[int] = []  # what has been carried out, as search picks it
        self.last: Game | None = None  # where the set began that the last pick made whole, with its picks
        self.set: Gathering | None = self._begun()

    @property
    def game(self) -> Game:
        """The position; while a set is gathered, the one where it began."""
        return self.trial.game

    @property
    def complete(self) -> bool:
        """Whether the picks are a whole move."""
        return self.trial.complete

    @property
    def events(self) -> list[Event]:
        """What has happened so far."""
        return self.trial.events

    @property
    def options(self) -> list[int]:
        """What can be picked next."""
        return self.trial.options if self.set is None else self.set.options()

    def offers(self, option: int) -> bool:
        """Whether this can be picked next."""
        return option in self.trial.options if self.set is None else self.set.allows(option)

    def pick(self, option: int) -> None:
        """Try one more pick; raises IllegalMove if it is not allowed or the move is already complete."""
        self.last = None
        if self.set is None:
            self._carry_out([option])
        elif not self.set.allows(option):
            raise IllegalMove(f"{option} is not among the options {self.set.options()}")
        else:
            self.set.add(option)
            self.game.gathered = tuple(pick for pick in self.set.picked if pick in self.set.rank)
            if self.set.whole:
                self.last = self.game.clone()
                self.game.gathered = ()
                self._carry_out(self.set.in_order())

    def _carry_out(self, picks: list[int]) -> None:
        for pick in picks:
            self.trial.pick(pick)
            self.order.append(pick)
        self.set = self._begun()

    def _begun(self) -> Gathering | None:
        trial = self.trial
        if trial.complete or trial.aside or not trial.game.choice.pool(trial.game, trial.seat):
            return None
        return Gathering(trial)


def answer(g: Game, seat: int, picks: Sequence[int] = ()) -> Answer:
    """Try picks of an open seat, those of a set in any order; raises IllegalMove as `attempt` does."""
    if seat not in g.open:
        raise IllegalMove(f"seat {seat} is not asked anything now")
    a = Answer(g, seat)
    for pick in picks:
        a.pick(pick)
    return a


def answer_aside(g: Game, seat: int, picks: Sequence[int] = ()) -> Answer:
    """The same for an aside, in which everything has its order."""
    a = Answer(g, seat, aside=True)
    for pick in picks:
        a.pick(pick)
    return a


def open_options(g: Game, seat: int) -> list[int]:
    """What a person asked now may pick; of a set, whatever can join `g.gathered`."""
    options = g.choice.options(g, seat)
    pool = g.choice.pool(g, seat)
    if not pool or (not g.gathered and all(option in options for option in pool)):
        return options
    return Gathering(Attempt(g, seat, False), g.gathered).options()
