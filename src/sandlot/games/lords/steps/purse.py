"""Loan moves inside a sealed form: what a purse would hold after the picks so far."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import LARGE_LOAN, SMALL_LOAN, interest_on, loan_of
from sandlot.games.lords.options import DONE, LOAN, REPAY_HALF, REPAY_LARGE, REPAY_SMALL
from sandlot.games.lords.state import Lords


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Balance:
    """Cash and loans of an owner as they would be."""

    __slots__ = ("cash", "large", "paid_large", "paid_small", "small", "taken")

    def __init__(self, g: Lords, seat: i64, picks: tuple[int, ...]) -> None:
        self.cash = g.cash[seat]
        self.small = g.loan_a[seat]
        self.large = g.loan_b[seat]
        self.taken = g.loan_taken[seat]  # a loan in this phase
        self.paid_small = g.interest_a[seat]  # 1: its interest
        self.paid_large = g.interest_b[seat]
        for each in picks:
            pick: i64 = each
            if pick == LOAN + 1 or pick == LOAN + 2:
                self.cash += loan_of(pick)
                self.taken = 1
                if pick == LOAN + 1:
                    self.small = SMALL_LOAN
                else:
                    self.large = LARGE_LOAN
            elif pick == REPAY_SMALL:
                self.cash -= self.small + due(g, seat, self.small, self.paid_small)
                self.small = 0
                self.paid_small = 1
            elif REPAY_HALF <= pick <= REPAY_LARGE:
                part = SMALL_LOAN if pick == REPAY_HALF else self.large
                self.cash -= part + due(g, seat, self.large, self.paid_large)
                self.large -= part
                self.paid_large = 1


def due(g: Lords, seat: i64, level: i64, paid: i64) -> i64:
    """Interest that a repayment carries (LOB-R56)."""
    return 0 if paid or g.phase == codes.OFF else interest_on(g, seat, level)


def offer_purse_moves(g: Lords, seat: i64, picks: tuple[int, ...]) -> None:
    """Done, or loan moves still open after these picks, in ascending order so that a set of them is one path."""
    now = Balance(g, seat, picks)
    last: i64 = picks[-1] if picks else 0
    g.offer(DONE)
    if not now.taken:
        if now.small == 0 and last < LOAN + 1:
            g.offer(LOAN + 1)
        if now.large == 0 and last < LOAN + 2:
            g.offer(LOAN + 2)
    if now.small and last < REPAY_SMALL and now.cash >= now.small + due(g, seat, now.small, now.paid_small):
        g.offer(REPAY_SMALL)
    if now.large and last < REPAY_LARGE:
        interest = due(g, seat, now.large, now.paid_large)
        if now.large == LARGE_LOAN and last < REPAY_HALF and now.cash >= SMALL_LOAN + interest:
            g.offer(REPAY_HALF)
        if now.cash >= now.large + interest:
            g.offer(REPAY_LARGE)
