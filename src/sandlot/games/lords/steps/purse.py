"""Loan moves inside a sealed form: what a purse would hold after the picks so far."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import LARGE_LOAN, SMALL_LOAN, interest_on
from sandlot.games.lords.places import LOAN, REPAY_HALF, REPAY_LARGE, REPAY_SMALL
from sandlot.games.lords.state import State


def purse_of(g: State, seat: int, picks: list[int]) -> list[int]:
    """Cash, small loan, large loan, loan taken, interest paid on either, after these picks."""
    cash, a, b = g.cash[seat], g.loan_a[seat], g.loan_b[seat]
    taken, paid_a, paid_b = g.loan_taken[seat], g.interest_a[seat], g.interest_b[seat]
    for pick in picks:
        if pick == LOAN + 1:
            cash += SMALL_LOAN
            a = SMALL_LOAN
            taken = 1
        elif pick == LOAN + 2:
            cash += LARGE_LOAN
            b = LARGE_LOAN
            taken = 1
        elif pick == REPAY_SMALL:
            cash -= a + due(g, seat, a, paid_a)
            a = 0
            paid_a = 1
        elif REPAY_HALF <= pick <= REPAY_LARGE:
            part = SMALL_LOAN if pick == REPAY_HALF else b
            cash -= part + due(g, seat, b, paid_b)
            b -= part
            paid_b = 1
    return [cash, a, b, taken, paid_a, paid_b]


def due(g: State, seat: int, level: int, paid: int) -> int:
    """Interest that a repayment carries (LOB-R56)."""
    return 0 if paid or g.phase == codes.OFF else interest_on(g, seat, level)


def purse_moves(g: State, seat: int, picks: list[int]) -> list[int]:
    """Loan moves still open after these picks, in ascending order so that a set of them is one path."""
    cash, a, b, taken, paid_a, paid_b = purse_of(g, seat, picks)
    found: list[int] = []
    if not taken and a == 0:
        found.append(LOAN + 1)
    if not taken and b == 0:
        found.append(LOAN + 2)
    if a and cash >= a + due(g, seat, a, paid_a):
        found.append(REPAY_SMALL)
    if b == LARGE_LOAN and cash >= SMALL_LOAN + due(g, seat, b, paid_b):
        found.append(REPAY_HALF)
    if b and cash >= b + due(g, seat, b, paid_b):
        found.append(REPAY_LARGE)
    return [option for option in found if not picks or option > picks[-1]]
