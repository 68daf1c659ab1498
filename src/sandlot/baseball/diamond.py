"""The diamond as a bit mask: bit 1, 2 and 3 are runners on 1st, 2nd and 3rd; bit 0 is the batter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final = 0
FIRST: Final = 2
SECOND: Final = 4
THIRD: Final = 8
BASES: Final = 14
RUNNERS: Final = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]  # how many bits a mask of four has


def moved(bases: i64, by: i64) -> i64:
    """Everybody on the mask advances; who comes past third stands in the bits from 4 up."""
    return bases << by


def staying(mask: i64) -> i64:
    """The part of a moved mask that is still on base."""
    return mask & BASES


def scoring(mask: i64) -> i64:
    """How many runners of a moved mask are home."""
    return RUNNERS[mask >> 4]


def lead(bases: i64) -> i64:
    """The bit of the runner nearest to home, 0 if the bases are empty."""
    if bases & THIRD:
        return THIRD
    if bases & SECOND:
        return SECOND
    return bases & FIRST


def driven(bases: i64, base: i64) -> i64:
    """The runners whom somebody coming to this base drives on: the unbroken chain from there."""
    chain: i64 = EMPTY
    while base < 4 and bases >> base & 1:
        chain |= 1 << base
        base += 1
    return chain


def forced(bases: i64) -> i64:
    """The runners whom a batter coming to 1st drives on: the unbroken chain from 1st."""
    if not bases & FIRST:
        return EMPTY
    if not bases & SECOND:
        return FIRST
    return FIRST | SECOND | bases & THIRD
