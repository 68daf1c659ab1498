"""Pending work and questions: immutable objects, shared by all clones of a position.

`Any` stands for the class of positions of a game. Its steps and questions name it (`def go(self, g: Baseball)`), and
the compiled engine sees to it that they get it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.packed import vec
from sandlot.kernel.plain import Plain

if TYPE_CHECKING:
    from sandlot.kernel.game import Game

NONE: Final = -1  # no option


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step(Plain):
    """Something that happens when the agenda comes to it: it changes the state, pushes steps, or asks.

    A step holds only what was fixed when it was pushed: ints, strings, other steps; never a hidden card,
    because a re-deal would not reach it.
    """

    __slots__ = ()

    def go(self, g: Any) -> None:
        """Let it happen."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatStep(Step):
    """Something that happens to one seat, or that it does."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Choice(Plain):
    """A question. It can be put again at any time, so `offers` changes nothing else."""

    __slots__ = ()

    def offers(self, g: Any, seat: i64) -> None:
        """Tell g.offer what this seat may answer now: ascending, each once, each in range(g.actions)."""
        raise NotImplementedError

    def options(self, g: Game, seat: i64) -> list[int]:
        """What this seat may answer now, as a list; the position stays as it is."""
        before, count = g.offered, g.count
        g.offered, g.count = vec[i64](), 0
        self.offers(g, seat)
        found = g.options
        g.offered, g.count = before, count
        return found

    def chosen(self, g: Any, seat: i64, option: i64) -> None:
        """Carry out the answer. Sealed answers never come here: they wait in g.sealed."""
        raise NotImplementedError

    def declines(self, g: Any, seat: i64) -> i64:
        """Which option says no: pass, done, refuse. NONE: one has to answer, as where that option is not offered."""
        return NONE

    def pool(self, g: Any, seat: int) -> list[int]:
        """Where a set begins: all that can be in it, each as often as it is there, in the order in which search picks.

        Search goes that way only, so that a set is one path; people pick in any order (`kernel/sets.py`). Empty: no set
        begins here. A question of the same class with an empty pool goes on with the set.
        """
        return []

    def opens(self) -> bool:
        """Whether a new move begins here even if the same seat has just made a pick."""
        return False

    def answers_offer(self) -> bool:
        """Whether it asks for the answer to another seat's offer."""
        return False

    def responds(self) -> bool:
        """Whether this is a response to another seat's doing, as is every question of a window: silence declines it."""
        return False

    def interruptible(self) -> bool:
        """Whether other business may be done (asides) while this question is open."""
        return False

    def moot(self, g: Any) -> bool:
        """Whether a window with this question closes before the next seat is asked."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class OpeningChoice(Choice):
    """A question that begins a move of its own, such as a turn."""

    __slots__ = ()

    def opens(self) -> bool:
        return True


@final
class NoQuestion(Choice):
    """Nothing is asked."""

    __slots__ = ()

    def offers(self, g: Game, seat: i64) -> None:
        """There is nothing to offer."""


@final
class Put(Step):
    """Put a question (again), with the options of that moment."""

    __slots__ = ("choice", "seat")

    def __init__(self, seat: i64, choice: Choice) -> None:
        self.seat = seat
        self.choice = choice

    def go(self, g: Game) -> None:
        g.ask(self.seat, self.choice)


@final
class Window(Step):
    """Seats respond or pass in the rule's order; what a response pushes happens before the next seat is asked."""

    __slots__ = ("choice", "index", "seats")

    def __init__(self, seats: tuple[int, ...], index: i64, choice: Choice) -> None:
        self.seats = seats
        self.index = index
        self.choice = choice

    def go(self, g: Game) -> None:
        """Ask the next seat."""
        if self.index < len(self.seats) and not self.choice.moot(g):
            g.do(Window(self.seats, self.index + 1, self.choice))
            g.ask(self.seats[self.index], self.choice)


NO_QUESTION: Final = NoQuestion()
