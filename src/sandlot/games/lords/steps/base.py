"""The bases of all steps and questions of this game, and the table's geography."""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from sandlot.games.lords.game import Lords
from sandlot.games.lords.places import NO, YES
from sandlot.games.lords.steps.mat import Lasting
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Step):
    """A step of this game: casts once."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Let it happen."""
        self.go(cast(Lords, g))

    def go(self, g: Lords) -> None:
        """Let it happen in this game."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Choice):
    """A question of this game: casts once."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """What may be answered."""
        return self.offers(cast(Lords, g), seat)

    def take(self, g: Game, seat: int, option: int) -> None:
        """Carry out the answer."""
        self.chosen(cast(Lords, g), seat, option)

    def offers(self, g: Lords, seat: int) -> list[int]:
        """What may be answered in this game."""
        raise NotImplementedError

    def chosen(self, g: Lords, seat: int, option: int) -> None:
        """Carry out the answer in this game."""
        raise NotImplementedError


YES_NO = [YES, NO]


def left(g: Lords, seat: int) -> int:
    """The neighbour who is next in clockwise order."""
    return (seat + 1) % g.seats


def right(g: Lords, seat: int) -> int:
    """The neighbour before."""
    return (seat - 1) % g.seats


def clockwise(g: Lords, first: int) -> list[int]:
    """All seats, clockwise from this one (LOB-4.1.1-b)."""
    return [(first + i) % g.seats for i in range(g.seats)]


def others_clockwise(g: Lords, seat: int) -> list[int]:
    """All other seats, clockwise from the left neighbour."""
    return [(seat + i) % g.seats for i in range(1, g.seats)]


def everyone(g: Lords) -> int:
    """The mask of all seats."""
    return (1 << g.seats) - 1


def lasts(g: Lords, kind: int, seat: int, what: int) -> Lasting | None:
    """Something of this kind that holds for the seat now."""
    for one in g.lasting:
        if one.kind == kind and one.seat == seat and one.what == what and one.start <= g.clock < one.until:
            return one
    return None


def drop(g: Lords, gone: Lasting) -> None:
    """It no longer holds."""
    g.lasting = [one for one in g.lasting if one is not gone]


def with_value(shared: list[int], seat: int, value: int) -> list[int]:
    """A list that clones share, with one value changed."""
    mine = shared.copy()
    mine[seat] = value
    return mine


def stars(g: Lords, seat: int) -> int:
    """Total stars of front office, farm system and manager."""
    mine = g.stars[seat]
    return mine[0] + mine[1] + mine[2]
