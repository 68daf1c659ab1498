"""Packed numbers in ascending order."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.kernel.packed import vec


def sort_first(cells: vec[i64], count: i64) -> None:
    """Put the first `count` numbers in ascending order, in place; they are few, or nearly in order."""
    for i in range(1, count):
        cell = cells[i]
        at = i
        while at > 0 and cells[at - 1] > cell:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = cell
