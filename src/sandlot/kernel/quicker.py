# interpreted: for plain Python only
"""Methods written once more for plain Python, where slices and local names are quick and calls and loops are dear.

Each does exactly what the method of that name in the kernel does, which the compiler is quicker with; the engines are
compared by traces and fingerprints. They are put in place as their classes are made.
"""

from __future__ import annotations

from typing import Any, Final

from sandlot.kernel.errors import RulesBug
from sandlot.kernel.packed import ARRAYS
from sandlot.kernel.plain import Plain

M1: Final = 2147483563  # as in `chance.py`
M2: Final = 2147483399
SPAN: Final = 2147483562


def below(self: Any, n: int) -> int:
    """Of FastChance. Python's numbers never overflow, so it needs no masks."""
    while True:
        self.r1 = r1 = self.r1 * 40014 % M1
        self.r2 = r2 = self.r2 * 40692 % M2
        z = r1 - r2 - 1
        if z < 0:
            z += SPAN
        found: int = z % n
        if z - found <= SPAN - n:
            return found


def shuffle_first(self: Any, cards: list[int], count: int) -> None:
    """Of FastChance: the draws are made on the spot."""
    r1, r2 = self.r1, self.r2
    for n in range(count, 1, -1):
        while True:
            r1 = r1 * 40014 % M1
            r2 = r2 * 40692 % M2
            z = r1 - r2 - 1
            if z < 0:
                z += SPAN
            j = z % n
            if z - j <= SPAN - n:
                break
        cards[n - 1], cards[j] = cards[j], cards[n - 1]
    self.r1, self.r2 = r1, r2


def offer(self: Any, option: int) -> None:
    """Of Game: there mostly is room."""
    count = self.count
    try:
        self.offered[count] = option
    except IndexError:
        self.offered.append(option)
    self.count = count + 1


def offer_cells(self: Any, cells: list[int], first: int, end: int) -> None:
    """Of Game: a slice makes its own room."""
    count = self.count
    self.count = after = count + end - first
    self.offered[count:after] = cells[first:end]


def take(self: Any, seat: int, place: int) -> int:
    """Of Rows: one slice closes the gap."""
    cells = self.cells
    top = seat * self.stride
    count = cells[top]
    if not 0 <= place < count:
        raise RulesBug(f"seat {seat} has no card at place {place} of {count}")
    cells[top] = count - 1
    at = top + 1 + place
    card: int = cells[at]
    cells[at : top + count] = cells[at + 1 : top + count + 1]
    return card


def lay(self: Any, seat: int, cards: list[int]) -> None:
    """Of Rows: one slice writes the count and the cards."""
    count = len(cards)
    while count >= self.stride:
        self.widen()
    first = seat * self.stride
    self.cells[first : first + 1 + count] = [count, *cards]


QUICKER: Final[dict[str, dict[str, Any]]] = {
    "sandlot.kernel.chance.FastChance": {"below": below, "shuffle_first": shuffle_first},
    "sandlot.kernel.game.Game": {"offer": offer, "offer_cells": offer_cells},
    "sandlot.kernel.zones.Rows": {"take": take, "lay": lay},
}


def _put_in_place(cls: Any) -> None:
    for name, method in QUICKER.get(f"{cls.__module__}.{cls.__qualname__}", {}).items():
        setattr(cls, name, method)


if not ARRAYS:
    Plain.__init_subclass__ = classmethod(_put_in_place)  # type: ignore[assignment]
