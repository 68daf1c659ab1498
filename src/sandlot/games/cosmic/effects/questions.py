"""Questions that effects put about Actions: discard, take back, put in order."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.cosmic.atoms.actions import drop, put_next, see_top, take_back
from sandlot.games.cosmic.options import DISCARD, RECOVER, TOP
from sandlot.games.cosmic.state import Cosmic
from sandlot.kernel.ordering import sort_first
from sandlot.kernel.packed import append, vec
from sandlot.kernel.step import Choice
from sandlot.kernel.zones import Rows


def offer_slots(g: Cosmic, slots: vec[i64], low: i64, left: i64, least: i64) -> None:
    """Offer names counted from `low`: a set of `left` is picked in the order of the deck, from the name `least` on."""
    last: i64 = -1
    for i in range(len(slots) - left + 1):
        if slots[i] >= least and slots[i] != last:
            last = slots[i]
            g.offer(low + last)


def slots_of(g: Cosmic, rows: Rows, seat: i64, low: i64, high: i64) -> vec[i64]:
    """The names of a seat's cards from place `low` up to `high`, in the order of the deck."""
    slots = vec[i64](capacity=high - low)
    cells = rows.cells
    first = seat * rows.stride + 1
    for i in range(first + low, first + high):
        slots = append(slots, g.pack.slot[cells[i]])
    sort_first(slots, len(slots))
    return slots


@mypyc_attr(acyclic=True)
class NameActions(Choice):
    """Name some Actions of a row, in the order of the deck, until none is `left`; `first` is the last one named."""

    __slots__ = ("begun", "first", "left")

    def __init__(self, left: i64, first: i64, begun: bool) -> None:
        self.left = left
        self.first = first
        self.begun = begun

    def offers(self, g: Cosmic, seat: i64) -> None:
        rows = self.rows(g)
        offer_slots(g, slots_of(g, rows, seat, 0, rows.size(seat)), self.base(), self.left, self.first)

    def pool(self, g: Cosmic, seat: int) -> list[int]:
        if self.begun:
            return []
        rows = self.rows(g)
        return [self.base() + slot for slot in slots_of(g, rows, seat, 0, rows.size(seat))]

    def rows(self, g: Cosmic) -> Rows:
        """Where they lie."""
        raise NotImplementedError

    def base(self) -> i64:
        """From where its options are counted."""
        raise NotImplementedError


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DropCards(NameActions):
    """The owner of a hand chooses what to discard (CLB-EFX-8)."""

    def rows(self, g: Cosmic) -> Rows:
        return g.hands

    def base(self) -> i64:
        return DISCARD

    def chosen(self, g: Cosmic, seat: i64, option: i64) -> None:
        drop(g, seat, option - DISCARD, "discard", "CLB-EFX-8")
        if self.left > 1:
            g.ask(seat, DropCards(self.left - 1, option - DISCARD, True))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Recover(NameActions):
    """Take Actions back from one's own discard pile, which lies face up (CLB-PAY-14, R28)."""

    def rows(self, g: Cosmic) -> Rows:
        return g.discard

    def base(self) -> i64:
        return RECOVER

    def chosen(self, g: Cosmic, seat: i64, option: i64) -> None:
        take_back(g, seat, option - RECOVER)
        if self.left > 1:
            g.ask(seat, Recover(self.left - 1, option - RECOVER, True))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Arrange(Choice):
    """Put the top cards of one's Action deck back in any order, the topmost first (CLB-EFX-7)."""

    __slots__ = ("count", "done")

    def __init__(self, count: i64, done: i64) -> None:
        self.count = count
        self.done = done

    def offers(self, g: Cosmic, seat: i64) -> None:
        size = g.deck.size(seat)
        offer_slots(g, slots_of(g, g.deck, seat, size - self.count, size - self.done), TOP, 1, 0)

    def chosen(self, g: Cosmic, seat: i64, option: i64) -> None:
        """It comes next; the last card finds its place by itself."""
        put_next(g, seat, option - TOP, g.deck.size(seat) - 1 - self.done)
        if self.done + 2 < self.count:
            g.ask(seat, Arrange(self.count, self.done + 1))


def scry(g: Cosmic, seat: i64, count: i64) -> None:
    """Look at the top of one's own Action deck and put two or more back in any order (CLB-EFX-7)."""
    if count > g.deck.size(seat):
        count = g.deck.size(seat)
    see_top(g, seat, count)
    if count > 1:
        g.ask(seat, Arrange(count, 0))
