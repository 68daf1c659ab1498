"""The bases of all steps and questions of this game, and the table's geography."""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from sandlot.games.lords.places import NO, YES
from sandlot.games.lords.state import Lasting, State
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Step):
    """A step of this game: casts once."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Let it happen."""
        self.go(cast(State, g))

    def go(self, g: State) -> None:
        """Let it happen in this game."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Choice):
    """A question of this game: casts once."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """What may be answered."""
        return self.offers(cast(State, g), seat)

    def take(self, g: Game, seat: int, option: int) -> None:
        """Carry out the answer."""
        self.chosen(cast(State, g), seat, option)

    def offers(self, g: State, seat: int) -> list[int]:
        """What may be answered in this game."""
        raise NotImplementedError

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Carry out the answer in this game."""
        raise NotImplementedError


YES_NO = [YES, NO]


def left(g: State, seat: int) -> int:
    """The neighbour who is next in clockwise order."""
    return (seat + 1) % g.seats


def right(g: State, seat: int) -> int:
    """The neighbour before."""
    return (seat - 1) % g.seats


def clockwise(g: State, first: int) -> list[int]:
    """All seats, clockwise from this one (LOB-4.1.1-b)."""
    return [(first + i) % g.seats for i in range(g.seats)]


def others_clockwise(g: State, seat: int) -> list[int]:
    """All other seats, clockwise from the left neighbour."""
    return [(seat + i) % g.seats for i in range(1, g.seats)]


def everyone(g: State) -> int:
    """The mask of all seats."""
    return (1 << g.seats) - 1


def lasts(g: State, kind: int, seat: int, what: int) -> Lasting | None:
    """Something of this kind that holds for the seat now."""
    for one in g.lasting:
        if one.kind == kind and one.seat == seat and one.what == what and one.start <= g.clock < one.until:
            return one
    return None


def drop(g: State, gone: Lasting) -> None:
    """It no longer holds."""
    g.lasting = [one for one in g.lasting if one is not gone]


def with_value(shared: list[int], seat: int, value: int) -> list[int]:
    """A list that clones share, with one value changed."""
    mine = shared.copy()
    mine[seat] = value
    return mine


def stars(g: State, seat: int) -> int:
    """Total stars of front office, farm system and manager."""
    mine = g.stars[seat]
    return mine[0] + mine[1] + mine[2]
