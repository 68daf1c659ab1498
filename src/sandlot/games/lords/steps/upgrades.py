"""Upgrades of the regular off-season (chapter 7.1): sealed forms for all owners at once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after
from sandlot.games.lords.atoms.money import lend, loan_of, offer_loans, pay, priced
from sandlot.games.lords.atoms.roster import MAJORS, add, convert, majors, set_stars
from sandlot.games.lords.numbers import MANAGER_COST
from sandlot.games.lords.options import COUNT, CUT, DONE, LOAN, NO, PHENOM, PROSPECT, STARS
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.farm import attempt, cut_phenom, fee, may_try, repair_all
from sandlot.games.lords.steps.holes import lose
from sandlot.kernel.step import Choice, Step

UT_FEE: Final = 500  # LOB-7.1.4-b
MOST_UT: Final = 2
TO_AS: Final = 1000  # LOB-7.1.5-b
TO_SS: Final = 2000  # LOB-7.1.5-c
SWITCH: Final = 1000  # LOB-7.1.5-d
MOST_SWITCHES: Final = 4  # in all (LOB-R120)
MOST_CUTS: Final = 4  # in one form
REACH: Final = 2  # stars up or down (LOB-7.1.1-a, LOB-7.1.3-a)


def offer_loan_or_none(g: Lords, seat: i64) -> None:
    """Offer no loan, and those that are free."""
    g.offer(LOAN)
    offer_loans(g, seat)


def offer_counts(g: Lords, most: i64) -> None:
    """Offer numbers from nought on."""
    for n in range(most + 1):
        g.offer(COUNT + n)


def affordable(cash: i64, step: i64, most: i64) -> i64:
    """How many of something can be paid, at most so many; all of them if they cost nothing."""
    if step:
        n = cash // step
        return n if n < most else most
    return most


# -- first form: office, manager, farm, farm moves ---------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class GiveOrders(Step):
    """All owners give their orders at once (LOB-7.0-c, LOB-R126); the first year only for the farm (LOB-R151)."""

    __slots__ = ("farm_only",)

    def __init__(self, farm_only: bool) -> None:
        self.farm_only = farm_only

    def go(self, g: Lords) -> None:
        """Ask all; what the offices were is noted for the limits."""
        for seat in range(g.seats):
            g.fo_before[seat] = g.stars.at(seat, codes.FO)
            g.fs_before[seat] = g.stars.at(seat, codes.FS)
        if self.farm_only:
            g.ask_all(range(g.seats), FARM_FORM, FARM_GIVEN)
        else:
            g.ask_all(range(g.seats), FULL_FORM, FULL_GIVEN)


def offer_stars(g: Lords, stars: i64) -> None:
    """Up to two stars up or down."""
    for n in range(max(1, stars - REACH), min(5, stars + REACH) + 1):
        g.offer(STARS + n)


@final
@mypyc_attr(acyclic=True)
class Orders(Choice):
    """Loan, front office, manager, farm system, Utility to Prospect, the two attempts (LOB-7.1-a, LOB-R127)."""

    __slots__ = ("skip",)

    def __init__(self, skip: i64) -> None:
        self.skip = skip  # 3: only the farm's part

    def offers(self, g: Lords, seat: i64) -> None:
        """The next item of the form; only what can be paid (LOB-R155)."""
        picks = g.sealed[seat]
        if not picks:
            offer_loan_or_none(g, seat)
            return
        item = len(picks) + self.skip
        if item == 1:
            offer_stars(g, g.stars.at(seat, codes.FO))
        elif item == 3:
            offer_stars(g, g.stars.at(seat, codes.FS))
        elif item < 7:
            self.offer_paid(g, seat, item, picks)

    def offer_paid(self, g: Lords, seat: i64, item: i64, picks: tuple[int, ...]) -> None:
        """The items that are paid at once: manager, Utility players, attempts."""
        cash = g.cash[seat] + loan_of(picks[0])
        now = g.stars.at(seat, codes.FM)
        if item == 2:
            for n in range(1, 6):
                if n == now or MANAGER_COST * n <= cash:
                    g.offer(STARS + n)
            return
        manager: i64 = 0 if self.skip else picks[2] - STARS
        if manager and manager != now:
            cash -= MANAGER_COST * manager
        step = priced(g, seat, codes.PRICE_FARM, UT_FEE)
        if item == 4:
            offer_counts(g, affordable(cash, step, min(MOST_UT, g.men.at(seat, codes.UT))))
            return
        cash -= step * (picks[4 - self.skip] - COUNT)
        g.offer(NO)
        if item == 5:
            if self.can_try(g, seat, codes.PH, cash, picks):
                g.offer(PHENOM)
        elif self.can_try(g, seat, codes.PR, cash, picks):
            g.offer(PROSPECT)

    def can_try(self, g: Lords, seat: i64, kind: i64, cash: i64, picks: tuple[int, ...]) -> bool:
        """An attempt with a player who is there already (LOB-7.1.4-d) and a first roll that can be paid."""
        if not g.men.at(seat, kind):
            return False
        office: i64 = g.stars.at(seat, codes.FO) if self.skip else picks[1] - STARS
        return office == 3 or cash >= fee(g, seat, False)


@final
@mypyc_attr(acyclic=True)
class Given(Step):
    """Orders are revealed and carried out; dice in turn order (LOB-R80, LOB-R126)."""

    __slots__ = ("skip",)

    def __init__(self, skip: i64) -> None:
        self.skip = skip

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        for i in range(g.seats - 1, -1, -1):
            seat = after(g, g.leader, i)
            if picks[seat][6 - self.skip] == PROSPECT:
                g.do(Try(seat, codes.ROLL_PROSPECT))
            if picks[seat][5 - self.skip] == PHENOM:
                g.do(Try(seat, codes.ROLL_PHENOM))
        for seat in range(g.seats):
            mine = picks[seat]
            if mine[0] != LOAN:
                lend(g, seat, mine[0])
            if self.skip == 0:
                set_stars(g, seat, codes.FO, mine[1] - STARS, "LOB-7.1.1-a")
                manager: i64 = mine[2] - STARS
                if manager != g.stars.at(seat, codes.FM):
                    pay(g, seat, MANAGER_COST * manager, "LOB-7.1.2-b")
                    set_stars(g, seat, codes.FM, manager, "LOB-7.1.2-a")
                    g.new_manager[seat] = 1
                set_stars(g, seat, codes.FS, mine[3] - STARS, "LOB-7.1.3-a")
            n: i64 = mine[4 - self.skip] - COUNT
            pay(g, seat, priced(g, seat, codes.PRICE_FARM, UT_FEE) * n, "LOB-8.5-a")
            g.new_prospects[seat] = convert(g, seat, codes.UT, codes.PR, n)


@final
@mypyc_attr(acyclic=True)
class Try(Step):
    """An attempt that was ordered, if it can still be made."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind = kind

    def go(self, g: Lords) -> None:
        if may_try(g, self.seat, self.kind):
            attempt(g, self.seat, self.kind, False)


# -- second form: the Major League roster ------------------------------------------------------------------------


@final
class LineUp(Step):
    """Holes are filled with Utility players free of charge, then all rosters are worked on (LOB-7.1.5-a)."""

    def go(self, g: Lords) -> None:
        for seat in range(g.seats):
            n = majors(g, seat)
            if n < MAJORS:
                add(g, seat, codes.JM, MAJORS - n)
        g.ask_all(range(g.seats), ROSTER_FORM, ROSTERS_GIVEN)


@final
class RosterForm(Choice):
    """One REG to AS, one AS to SS, four switches of REG and JM in all, cuts (LOB-7.1.5-b to LOB-7.1.5-e)."""

    def offers(self, g: Lords, seat: i64) -> None:
        """The next item of the form; only what can be paid."""
        picks = g.sealed[seat]
        item = len(picks)
        cash = g.cash[seat]
        ast = g.men.at(seat, codes.AS)
        reg = g.men.at(seat, codes.REG)
        if item == 0:
            offer_counts(g, 1 if reg and cash >= price(g, seat, TO_AS) else 0)
            return
        up: i64 = picks[0] - COUNT
        if up:
            cash -= price(g, seat, TO_AS)
            reg -= 1
            ast += 1
        if item == 1:
            offer_counts(g, 1 if ast and cash >= price(g, seat, TO_SS) else 0)
            return
        higher: i64 = picks[1] - COUNT
        if higher:
            cash -= price(g, seat, TO_SS)
            ast -= 1
        step = price(g, seat, SWITCH)
        if item == 2:
            offer_counts(g, affordable(cash, step, min(MOST_SWITCHES, g.men.at(seat, codes.JM))))
            return
        better: i64 = picks[2] - COUNT
        reg += better
        if item == 3:
            offer_counts(g, affordable(cash - better * step, step, min(MOST_SWITCHES - better, reg)))
        elif item < 4 + MOST_CUTS and picks[-1] != DONE:
            last: i64 = picks[-1] if item > 4 else 0
            worse: i64 = picks[3] - COUNT
            g.offer(DONE)
            self.offer_cut(g, picks, codes.SS, g.men.at(seat, codes.SS) + higher, last)
            self.offer_cut(g, picks, codes.AS, ast, last)
            self.offer_cut(g, picks, codes.REG, reg - worse, last)
            self.offer_cut(g, picks, codes.PH, g.men.at(seat, codes.PH), last)

    def offer_cut(self, g: Lords, picks: tuple[int, ...], kind: i64, there: i64, last: i64) -> None:
        """Cuts come in the order of types; one more of this type if there is one."""
        option = CUT + kind
        if option >= last:
            for pick in picks:
                if pick == option:
                    there -= 1
            if there > 0:
                g.offer(option)

    def declines(self, g: Lords, seat: i64) -> i64:
        return DONE


def price(g: Lords, seat: i64, amount: i64) -> i64:
    """What an upgrade costs."""
    return priced(g, seat, codes.PRICE_UPGRADE, amount)


@final
class RostersGiven(Step):
    """The rosters change; who is cut leaves a hole for a Phenom or a Utility player (LOB-7.1.5-e)."""

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        for i in range(g.seats - 1, -1, -1):
            seat = after(g, g.leader, i)
            cuts = tuple([p - CUT for p in picks[seat][4:] if p != DONE])
            if cuts:
                g.do(OwnCuts(seat, cuts))
        for seat in range(g.seats):
            mine = picks[seat]
            up: i64 = mine[0] - COUNT
            higher: i64 = mine[1] - COUNT
            better: i64 = mine[2] - COUNT
            worse: i64 = mine[3] - COUNT
            cost = up * price(g, seat, TO_AS) + higher * price(g, seat, TO_SS)
            pay(g, seat, cost + (better + worse) * price(g, seat, SWITCH), "LOB-7.1.5-b")
            convert(g, seat, codes.REG, codes.AS, up)
            convert(g, seat, codes.AS, codes.SS, higher)
            convert(g, seat, codes.JM, codes.REG, better)
            convert(g, seat, codes.REG, codes.JM, worse)


@final
@mypyc_attr(acyclic=True)
class OwnCuts(Step):
    """Cuts an owner ordered, one after the other."""

    __slots__ = ("cuts", "seat")

    def __init__(self, seat: i64, cuts: tuple[int, ...]) -> None:
        self.seat = seat
        self.cuts = cuts

    def go(self, g: Lords) -> None:
        if len(self.cuts) > 1:
            g.do(OwnCuts(self.seat, self.cuts[1:]))
        if self.cuts[0] == codes.PH:
            if g.men.at(self.seat, codes.PH):  # an attempt may have taken him
                cut_phenom(g, self.seat)
        else:
            lose(g, self.seat, self.cuts[0], 1)


@final
class TopUp(Step):
    """25 and 15 before salaries are paid (LOB-R101)."""

    def go(self, g: Lords) -> None:
        repair_all(g, False)


ORDERS: Final = GiveOrders(False)
FARM_ORDERS: Final = GiveOrders(True)
FULL_FORM: Final = Orders(0)
FARM_FORM: Final = Orders(3)
FULL_GIVEN: Final = Given(0)
FARM_GIVEN: Final = Given(3)
LINE_UP: Final = LineUp()
ROSTER_FORM: Final = RosterForm()
ROSTERS_GIVEN: Final = RostersGiven()
TOP_UP: Final = TopUp()
