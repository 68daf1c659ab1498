"""Money and loans (chapter 2.5): payments, prices, interest, and what happens when the cash does not suffice."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, drop, with_value
from sandlot.games.lords.atoms.roster import convert
from sandlot.games.lords.numbers import SCALE
from sandlot.games.lords.places import BANK, CUT, DONE, LOAN, MAT, MEN, REPAY_HALF, REPAY_LARGE, REPAY_SMALL
from sandlot.games.lords.state import State

SMALL_LOAN: Final = 5000
LARGE_LOAN: Final = 10_000
SS_PAY: Final = 5000  # LOB-7.2-c
AS_PAY: Final = 3000
REG_PAY: Final = 5000  # all together (LOB-7.2-d)
JM_PAY: Final = 3000
TO_BANK: Final = -1


def receive(g: State, seat: int, amount: int, rule: str) -> None:
    """The bank pays an owner."""
    if amount:
        g.bank -= amount
        g.cash[seat] += amount
        g.emit("money", seat, BANK, MAT + seat, amount, rule=rule)


def pay(g: State, seat: int, amount: int, rule: str) -> None:
    """An owner who has the cash pays the bank (LOB-2.3-b)."""
    if amount:
        g.bank += amount
        g.cash[seat] -= amount
        g.emit("money", seat, MAT + seat, BANK, amount, rule=rule)


def pay_to(g: State, seat: int, to: int, amount: int, rule: str) -> None:
    """An owner who has the cash pays another, or the bank."""
    if to == TO_BANK:
        pay(g, seat, amount, rule)
    elif amount and to != seat:
        g.cash[seat] -= amount
        g.cash[to] += amount
        g.emit("money", seat, MAT + seat, MAT + to, amount, rule=rule)


def priced(g: State, seat: int, which: int, amount: int, income: bool = False) -> int:
    """A price as cards have changed it, in steps of $500 against the owner (LOB-R143)."""
    for one in g.lasting:
        if one.kind == SCALE and one.seat == seat and one.what == which and one.start <= g.clock < one.until:
            hundredths = amount * one.n
            amount = hundredths // 50_000 * 500 if income else -(-hundredths // 50_000) * 500
    return amount


def use_price(g: State, seat: int, which: int) -> None:
    """Changes that hold for one payment only are used up by it."""
    for one in g.lasting:
        if one.kind == SCALE and one.seat == seat and one.what == which and one.once and one.start <= g.clock:
            drop(g, one)


# -- loans -------------------------------------------------------------------------------------------------------


def free_loans(g: State, seat: int) -> list[int]:
    """The loans this owner may take now, as options: one a phase, each size once (LOB-2.5-b, LOB-2.5.2-a, LOB-R58)."""
    if g.loan_taken[seat]:
        return []
    found = [LOAN + 1] if g.loan_a[seat] == 0 else []
    if g.loan_b[seat] == 0:
        found.append(LOAN + 2)
    return found


def best_loan(g: State, seat: int) -> int:
    """The largest loan this owner may still take."""
    if g.loan_taken[seat]:
        return 0
    return LARGE_LOAN if g.loan_b[seat] == 0 else SMALL_LOAN if g.loan_a[seat] == 0 else 0


def borrow(g: State, seat: int, option: int) -> None:
    """Take a loan; it is marked on the mat (LOB-2.5-a, LOB-2.5-d)."""
    g.loan_taken = with_value(g.loan_taken, seat, 1)
    if option == LOAN + 1:
        g.loan_a = with_value(g.loan_a, seat, SMALL_LOAN)
        amount = SMALL_LOAN
    else:
        g.loan_b = with_value(g.loan_b, seat, LARGE_LOAN)
        amount = LARGE_LOAN
    g.emit("loan", seat, count=amount, rule="LOB-2.5-a")
    receive(g, seat, amount, "LOB-2.5-a")


def settle(g: State, seat: int, amount: int, rule: str) -> None:
    """Pay what was bid, with the smallest loan that suffices if the cash does not (LOB-R100, LOB-R122)."""
    short = amount - g.cash[seat]
    if short > 0:
        borrow(g, seat, LOAN + 1 if short <= SMALL_LOAN and g.loan_a[seat] == 0 else LOAN + 2)
    pay(g, seat, amount, rule)


def debt(g: State, seat: int) -> int:
    """What is out on both loans."""
    return g.loan_a[seat] + g.loan_b[seat]


def interest_on(g: State, seat: int, level: int) -> int:
    """Ten per cent (LOB-2.5.1-a, LOB-R54)."""
    return priced(g, seat, codes.PRICE_INTEREST, level // 10)


def repay_cost(g: State, seat: int, option: int) -> int:
    """Principal and, in season, this phase's interest on the old level (LOB-2.5.3-b, LOB-R56)."""
    small = option == REPAY_SMALL
    level = g.loan_a[seat] if small else g.loan_b[seat]
    paid = g.interest_a[seat] if small else g.interest_b[seat]
    principal = SMALL_LOAN if option == REPAY_HALF else level
    return principal + (0 if paid or g.phase == codes.OFF else interest_on(g, seat, level))


def repayments(g: State, seat: int) -> list[int]:
    """The repayments this owner can make with his cash (LOB-2.5.3-a)."""
    found: list[int] = []
    if g.loan_a[seat] and g.cash[seat] >= repay_cost(g, seat, REPAY_SMALL):
        found.append(REPAY_SMALL)
    if g.loan_b[seat] == LARGE_LOAN and g.cash[seat] >= repay_cost(g, seat, REPAY_HALF):
        found.append(REPAY_HALF)
    if g.loan_b[seat] and g.cash[seat] >= repay_cost(g, seat, REPAY_LARGE):
        found.append(REPAY_LARGE)
    return found


def repay(g: State, seat: int, option: int) -> None:
    """Pay a loan off, or the large one half (LOB-R57)."""
    cost = repay_cost(g, seat, option)
    pay(g, seat, cost, "LOB-2.5.3-a")
    if option == REPAY_SMALL:
        g.interest_a = with_value(g.interest_a, seat, 1)
        g.loan_a = with_value(g.loan_a, seat, 0)
    else:
        g.interest_b = with_value(g.interest_b, seat, 1)
        g.loan_b = with_value(g.loan_b, seat, SMALL_LOAN if option == REPAY_HALF else 0)
    g.emit("repay", seat, count=debt(g, seat), rule="LOB-2.5.3-a")


def lend(g: State, seat: int, option: int) -> bool:
    """Carry the option out if it is a loan or a repayment."""
    if option == LOAN + 1 or option == LOAN + 2:
        borrow(g, seat, option)
    elif REPAY_SMALL <= option <= REPAY_LARGE:
        repay(g, seat, option)
    else:
        return False
    return True


def payroll(g: State, seat: int) -> int:
    """Salaries of the Major League players; the injured are paid too (LOB-7.2-c, LOB-7.2-d, LOB-R65, LOB-R125)."""
    men = g.men[seat]
    ss, ast, reg, jm = men[codes.SS], men[codes.AS], men[codes.REG], men[codes.JM]
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
    return SS_PAY * ss + AS_PAY * ast + (REG_PAY if reg else 0) + (JM_PAY if jm else 0)


# -- costs that are imposed --------------------------------------------------------------------------------------


class Owe(Deed):
    """An owner has to pay (LOB-2.5.5-a to LOB-2.5.5-e): cash, a loan; off season also cuts; the rest is forgiven."""

    __slots__ = ("amount", "off", "rule", "seat", "to")

    def __init__(self, seat: int, amount: int, to: int, off: bool, rule: str) -> None:
        self.seat = seat
        self.amount = amount
        self.to = to
        self.off = off  # by the off-season rule
        self.rule = rule

    def go(self, g: State) -> None:
        """Pay what there is, then find the rest."""
        seat = self.seat
        part = min(self.amount, g.cash[seat])
        pay_to(g, seat, self.to, part, self.rule)
        rest = self.amount - part
        if rest == 0:
            return
        short = Short(rest, self.to, self.off, self.rule)
        if short.offers(g, seat):
            g.ask(seat, short)
        else:
            g.emit("forgiven", seat, count=rest, rule="LOB-2.5.5-b")


class Short(Question):
    """Where the rest of a payment comes from: any free loan (LOB-R62), off season a cut as well (LOB-R63)."""

    __slots__ = ("off", "rest", "rule", "to")

    def __init__(self, rest: int, to: int, off: bool, rule: str) -> None:
        self.rest = rest
        self.to = to
        self.off = off
        self.rule = rule

    def offers(self, g: State, seat: int) -> list[int]:
        """Loans; off season also Superstars, All-Stars and, if there is nothing else, all Regulars."""
        found = free_loans(g, seat)
        if self.off:
            men = g.men[seat]
            if men[codes.SS]:
                found.append(CUT + codes.SS)
            if men[codes.AS]:
                found.append(CUT + codes.AS)
            if not found and men[codes.REG]:
                found = [DONE, CUT + codes.REG]
        return found

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Take the loan or make the cut, then pay on."""
        if option == DONE:
            g.emit("forgiven", seat, count=self.rest, rule="LOB-R154")
            return
        g.do(Owe(seat, self.rest, self.to, self.off, self.rule))
        if not lend(g, seat, option):
            recoup(g, seat, option - CUT)


def recoup(g: State, seat: int, kind: int) -> None:
    """Cut a star, or all Regulars, to Journeymen; the payroll saved comes back (LOB-R63)."""
    before = payroll(g, seat)
    convert(g, seat, kind, codes.JM, g.men[seat][codes.REG] if kind == codes.REG else 1)
    g.emit("cut", seat, MEN + kind, MAT + seat, rule="LOB-2.5.5-c")
    receive(g, seat, max(0, before - payroll(g, seat)), "LOB-2.5.5-c")


def owe(g: State, seat: int, amount: int, rule: str, to: int = TO_BANK, year_end: bool = False) -> None:
    """Push a payment that is imposed on an owner; year-end costs use the in-season rule (LOB-R156)."""
    if amount > 0:
        g.do(Owe(seat, amount, to, g.phase == codes.OFF and not year_end, rule))
