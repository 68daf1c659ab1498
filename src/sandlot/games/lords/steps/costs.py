"""Costs that are imposed (chapter 2.5.5): what happens when the cash does not suffice."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import TO_BANK, best_loan, lend, offer_loans, pay_to, payroll, receive
from sandlot.games.lords.atoms.roster import convert
from sandlot.games.lords.options import CUT, DONE
from sandlot.games.lords.places import MAT, MEN
from sandlot.games.lords.state import Lords
from sandlot.kernel.step import Choice, Step


@final
@mypyc_attr(acyclic=True)
class Owe(Step):
    """An owner has to pay (LOB-2.5.5-a to LOB-2.5.5-e): cash, a loan; off season also cuts; the rest is forgiven."""

    __slots__ = ("amount", "off", "rule", "seat", "to")

    def __init__(self, seat: i64, amount: i64, to: i64, off: bool, rule: str) -> None:
        self.seat = seat
        self.amount = amount
        self.to = to
        self.off = off  # by the off-season rule
        self.rule = rule

    def go(self, g: Lords) -> None:
        seat = self.seat
        part = self.amount if self.amount <= g.cash[seat] else g.cash[seat]
        pay_to(g, seat, self.to, part, self.rule)
        rest = self.amount - part
        if rest == 0:
            return
        men = g.men
        cuts = self.off and men.at(seat, codes.SS) + men.at(seat, codes.AS) + men.at(seat, codes.REG) > 0
        if cuts or best_loan(g, seat):
            g.ask(seat, Short(rest, self.to, self.off, self.rule))
        elif g.events is not None:
            g.emit("forgiven", seat, count=rest, rule="LOB-2.5.5-b")


@final
@mypyc_attr(acyclic=True)
class Short(Choice):
    """Where the rest of a payment comes from: any free loan (LOB-R62), off season a cut as well (LOB-R63)."""

    __slots__ = ("off", "rest", "rule", "to")

    def __init__(self, rest: i64, to: i64, off: bool, rule: str) -> None:
        self.rest = rest
        self.to = to
        self.off = off
        self.rule = rule

    def offers(self, g: Lords, seat: i64) -> None:
        """Loans; off season also Superstars, All-Stars and, if there is nothing else, all Regulars."""
        if self.off and not best_loan(g, seat) and not g.men.at(seat, codes.SS) + g.men.at(seat, codes.AS):
            if g.men.at(seat, codes.REG):
                g.offer(DONE)
                g.offer(CUT + codes.REG)
            return
        offer_loans(g, seat)
        if self.off:
            if g.men.at(seat, codes.SS):
                g.offer(CUT + codes.SS)
            if g.men.at(seat, codes.AS):
                g.offer(CUT + codes.AS)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option == DONE:
            if g.events is not None:
                g.emit("forgiven", seat, count=self.rest, rule="LOB-R154")
            return
        g.do(Owe(seat, self.rest, self.to, self.off, self.rule))
        if not lend(g, seat, option):
            recoup(g, seat, option - CUT)

    def declines(self, g: Lords, seat: i64) -> i64:
        return DONE


def recoup(g: Lords, seat: i64, kind: i64) -> None:
    """Cut a star, or all Regulars, to Journeymen; the payroll saved comes back (LOB-R63)."""
    before = payroll(g, seat)
    convert(g, seat, kind, codes.JM, g.men.at(seat, codes.REG) if kind == codes.REG else 1)
    if g.events is not None:
        g.emit("cut", seat, MEN + kind, MAT + seat, rule="LOB-2.5.5-c")
    saved = before - payroll(g, seat)
    if saved > 0:
        receive(g, seat, saved, "LOB-2.5.5-c")


def owe(g: Lords, seat: i64, amount: i64, rule: str, to: i64 = TO_BANK, year_end: bool = False) -> None:
    """Push a payment that is imposed on an owner; year-end costs use the in-season rule (LOB-R156)."""
    if amount > 0:
        g.do(Owe(seat, amount, to, g.phase == codes.OFF and not year_end, rule))
