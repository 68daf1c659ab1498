"""Money and loans (chapter 2.5): payments, prices, interest, repayments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import drop
from sandlot.games.lords.numbers import SCALE
from sandlot.games.lords.options import LOAN, REPAY_HALF, REPAY_LARGE, REPAY_SMALL
from sandlot.games.lords.places import BANK, MAT
from sandlot.games.lords.state import Lords

SMALL_LOAN: Final = 5000
LARGE_LOAN: Final = 10_000
SS_PAY: Final = 5000  # LOB-7.2-c
AS_PAY: Final = 3000
REG_PAY: Final = 5000  # all together (LOB-7.2-d)
JM_PAY: Final = 3000
TO_BANK: Final = -1


def receive(g: Lords, seat: i64, amount: i64, rule: str) -> None:
    """The bank pays an owner."""
    if amount:
        g.bank -= amount
        g.cash[seat] += amount
        if g.events is not None:
            g.emit("money", seat, BANK, MAT + seat, amount, rule=rule)


def pay(g: Lords, seat: i64, amount: i64, rule: str) -> None:
    """An owner who has the cash pays the bank (LOB-2.3-b)."""
    if amount:
        g.bank += amount
        g.cash[seat] -= amount
        if g.events is not None:
            g.emit("money", seat, MAT + seat, BANK, amount, rule=rule)


def pay_to(g: Lords, seat: i64, to: i64, amount: i64, rule: str) -> None:
    """An owner who has the cash pays another, or the bank."""
    if to == TO_BANK:
        pay(g, seat, amount, rule)
    elif amount and to != seat:
        g.cash[seat] -= amount
        g.cash[to] += amount
        if g.events is not None:
            g.emit("money", seat, MAT + seat, MAT + to, amount, rule=rule)


def priced(g: Lords, seat: i64, which: i64, amount: i64, income: bool = False) -> i64:
    """A price as cards have changed it, in steps of $500 against the owner (LOB-R143)."""
    for one in g.lasting:
        if one.kind == SCALE and one.seat == seat and one.what == which and one.start <= g.clock < one.until:
            hundredths = amount * one.n
            amount = hundredths // 50_000 * 500 if income else -(-hundredths // 50_000) * 500
    return amount


def use_price(g: Lords, seat: i64, which: i64) -> None:
    """Changes that hold for one payment only are used up by it."""
    for one in g.lasting:
        if one.kind == SCALE and one.seat == seat and one.what == which and one.once and one.start <= g.clock:
            drop(g, one)


# -- loans -------------------------------------------------------------------------------------------------------


def offer_loans(g: Lords, seat: i64) -> None:
    """Offer the loans this owner may take now: one a phase, each size once (LOB-2.5-b, LOB-2.5.2-a, LOB-R58)."""
    if not g.loan_taken[seat]:
        if g.loan_a[seat] == 0:
            g.offer(LOAN + 1)
        if g.loan_b[seat] == 0:
            g.offer(LOAN + 2)


def best_loan(g: Lords, seat: i64) -> i64:
    """The largest loan this owner may still take."""
    if g.loan_taken[seat]:
        return 0
    return LARGE_LOAN if g.loan_b[seat] == 0 else SMALL_LOAN if g.loan_a[seat] == 0 else 0


def loan_of(option: i64) -> i64:
    """The amount of a loan, or of none."""
    return LARGE_LOAN if option == LOAN + 2 else SMALL_LOAN if option == LOAN + 1 else 0


def borrow(g: Lords, seat: i64, option: i64) -> None:
    """Take a loan; it is marked on the mat (LOB-2.5-a, LOB-2.5-d)."""
    g.loan_taken[seat] = 1
    amount = loan_of(option)
    if option == LOAN + 1:
        g.loan_a[seat] = amount
    else:
        g.loan_b[seat] = amount
    if g.events is not None:
        g.emit("loan", seat, count=amount, rule="LOB-2.5-a")
    receive(g, seat, amount, "LOB-2.5-a")


def settle(g: Lords, seat: i64, amount: i64, rule: str) -> None:
    """Pay what was bid, with the smallest loan that suffices if the cash does not (LOB-R100, LOB-R122)."""
    short = amount - g.cash[seat]
    if short > 0:
        borrow(g, seat, LOAN + 1 if short <= SMALL_LOAN and g.loan_a[seat] == 0 else LOAN + 2)
    pay(g, seat, amount, rule)


def debt(g: Lords, seat: i64) -> i64:
    """What is out on both loans."""
    return g.loan_a[seat] + g.loan_b[seat]


def interest_on(g: Lords, seat: i64, level: i64) -> i64:
    """Ten per cent (LOB-2.5.1-a, LOB-R54)."""
    return priced(g, seat, codes.PRICE_INTEREST, level // 10)


def repay_cost(g: Lords, seat: i64, option: i64) -> i64:
    """Principal and, in season, this phase's interest on the old level (LOB-2.5.3-b, LOB-R56)."""
    small = option == REPAY_SMALL
    level = g.loan_a[seat] if small else g.loan_b[seat]
    paid = g.interest_a[seat] if small else g.interest_b[seat]
    principal = SMALL_LOAN if option == REPAY_HALF else level
    if paid or g.phase == codes.OFF:
        return principal
    return principal + interest_on(g, seat, level)


def offer_repayments(g: Lords, seat: i64) -> None:
    """Offer the repayments this owner can make with his cash (LOB-2.5.3-a)."""
    cash = g.cash[seat]
    if g.loan_a[seat] and cash >= repay_cost(g, seat, REPAY_SMALL):
        g.offer(REPAY_SMALL)
    if g.loan_b[seat]:
        if g.loan_b[seat] == LARGE_LOAN and cash >= repay_cost(g, seat, REPAY_HALF):
            g.offer(REPAY_HALF)
        if cash >= repay_cost(g, seat, REPAY_LARGE):
            g.offer(REPAY_LARGE)


def repay(g: Lords, seat: i64, option: i64) -> None:
    """Pay a loan off, or the large one half (LOB-R57)."""
    pay(g, seat, repay_cost(g, seat, option), "LOB-2.5.3-a")
    if option == REPAY_SMALL:
        g.interest_a[seat] = 1
        g.loan_a[seat] = 0
    else:
        g.interest_b[seat] = 1
        g.loan_b[seat] = SMALL_LOAN if option == REPAY_HALF else 0
    if g.events is not None:
        g.emit("repay", seat, count=debt(g, seat), rule="LOB-2.5.3-a")


def lend(g: Lords, seat: i64, option: i64) -> bool:
    """Carry the option out if it is a loan or a repayment."""
    if option == LOAN + 1 or option == LOAN + 2:
        borrow(g, seat, option)
    elif REPAY_SMALL <= option <= REPAY_LARGE:
        repay(g, seat, option)
    else:
        return False
    return True


def payroll(g: Lords, seat: i64) -> i64:
    """Salaries of the Major League players; the injured are paid too (LOB-7.2-c, LOB-7.2-d, LOB-R65, LOB-R125)."""
    men = g.men
    ss = men.at(seat, codes.SS)
    ast = men.at(seat, codes.AS)
    reg = men.at(seat, codes.REG)
    jm = men.at(seat, codes.JM)
    for one in g.injured:
        if one.seat == seat:
            if one.type == codes.SS:
                ss += 1
            elif one.type == codes.AS:
                ast += 1
            elif one.type == codes.REG:
                reg += 1
            else:
                jm += 1
    total = SS_PAY * ss + AS_PAY * ast
    if reg:
        total += REG_PAY
    if jm:
        total += JM_PAY
    return total
