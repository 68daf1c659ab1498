"""Upgrades of the regular off-season (chapter 7.1): sealed forms for all owners at once."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise, with_value
from sandlot.games.lords.atoms.money import (
    LARGE_LOAN,
    SMALL_LOAN,
    free_loans,
    lend,
    pay,
    priced,
)
from sandlot.games.lords.atoms.roster import MAJORS, add, convert, lose, majors, set_stars
from sandlot.games.lords.numbers import MANAGER_COST
from sandlot.games.lords.places import COUNT, CUT, DONE, LOAN, NO, PHENOM, PROSPECT, STARS
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.farm import attempt, cut_phenom, fee, may_try, repair_all

UT_FEE: Final = 500  # LOB-7.1.4-b
MOST_UT: Final = 2
TO_AS: Final = 1000  # LOB-7.1.5-b
TO_SS: Final = 2000  # LOB-7.1.5-c
SWITCH: Final = 1000  # LOB-7.1.5-d
MOST_SWITCHES: Final = 4  # in all (LOB-R120)
MOST_CUTS: Final = 4  # in one form
REACH: Final = 2  # stars up or down (LOB-7.1.1-a, LOB-7.1.3-a)
LOANS: Final = [0, SMALL_LOAN, LARGE_LOAN]


def loan_picks(g: State, seat: int) -> list[int]:
    """No loan, or one that is free."""
    return [LOAN, *free_loans(g, seat)]


# -- first form: office, manager, farm, farm moves ---------------------------------------------------------------


class GiveOrders(Deed):
    """All owners give their orders at once (LOB-7.0-c, LOB-R126); the first year only for the farm (LOB-R151)."""

    __slots__ = ("farm_only",)

    def __init__(self, farm_only: bool) -> None:
        self.farm_only = farm_only

    def go(self, g: State) -> None:
        """Ask all; what the offices were is noted for the limits."""
        g.fo_before = [g.stars[s][codes.FO] for s in range(g.seats)]
        g.fs_before = [g.stars[s][codes.FS] for s in range(g.seats)]
        if self.farm_only:
            g.ask_all(list(range(g.seats)), FARM_FORM, FARM_GIVEN)
        else:
            g.ask_all(list(range(g.seats)), FULL_FORM, FULL_GIVEN)


def star_range(stars: int) -> list[int]:
    """Up to two stars up or down."""
    return [STARS + n for n in range(max(1, stars - REACH), min(5, stars + REACH) + 1)]


class Orders(Question):
    """Loan, front office, manager, farm system, Utility to Prospect, the two attempts (LOB-7.1-a, LOB-R127)."""

    __slots__ = ("skip",)

    def __init__(self, skip: int) -> None:
        self.skip = skip  # 3: only the farm's part

    def offers(self, g: State, seat: int) -> list[int]:
        """The next item of the form; only what can be paid (LOB-R155)."""
        picks = g.sealed[seat]
        if not picks:
            return loan_picks(g, seat)
        item = len(picks) + self.skip
        if item >= 7:
            return []
        cash = g.cash[seat] + LOANS[picks[0] - LOAN]
        if item == 1:
            return star_range(g.stars[seat][codes.FO])
        now = g.stars[seat][codes.FM]
        if item == 2:
            return [STARS + n for n in range(1, 6) if n == now or MANAGER_COST * n <= cash]
        manager = 0 if self.skip else picks[2] - STARS
        if manager and manager != now:
            cash -= MANAGER_COST * manager
        if item == 3:
            return star_range(g.stars[seat][codes.FS])
        step = priced(g, seat, codes.PRICE_FARM, UT_FEE)
        if item == 4:
            most = min(MOST_UT, g.men[seat][codes.UT], cash // step if step else MOST_UT)
            return [COUNT + n for n in range(most + 1)]
        cash -= step * (picks[4 - self.skip] - COUNT)
        if item == 5:
            return [NO, PHENOM] if self.can_try(g, seat, codes.ROLL_PHENOM, cash, picks) else [NO]
        return [NO, PROSPECT] if self.can_try(g, seat, codes.ROLL_PROSPECT, cash, picks) else [NO]

    def can_try(self, g: State, seat: int, kind: int, cash: int, picks: list[int]) -> bool:
        """An attempt with a player who is there already (LOB-7.1.4-d) and a first roll that can be paid."""
        if not g.men[seat][codes.PH if kind == codes.ROLL_PHENOM else codes.PR]:
            return False
        office = g.stars[seat][codes.FO] if self.skip else picks[1] - STARS
        return office == 3 or cash >= fee(g, seat, False)


class Given(Deed):
    """Orders are revealed and carried out; dice in turn order (LOB-R80, LOB-R126)."""

    __slots__ = ("skip",)

    def __init__(self, skip: int) -> None:
        self.skip = skip

    def go(self, g: State) -> None:
        """Stars first, then the farm moves of each owner from the leader."""
        picks = g.unseal()
        for seat in reversed(clockwise(g, g.leader)):
            mine = picks[seat]
            if mine[6 - self.skip] == PROSPECT:
                g.do(Try(seat, codes.ROLL_PROSPECT))
            if mine[5 - self.skip] == PHENOM:
                g.do(Try(seat, codes.ROLL_PHENOM))
        for seat in range(g.seats):
            mine = picks[seat]
            if mine[0] != LOAN:
                lend(g, seat, mine[0])
            if self.skip == 0:
                set_stars(g, seat, codes.FO, mine[1] - STARS, "LOB-7.1.1-a")
                manager = mine[2] - STARS
                if manager != g.stars[seat][codes.FM]:
                    pay(g, seat, MANAGER_COST * manager, "LOB-7.1.2-b")
                    set_stars(g, seat, codes.FM, manager, "LOB-7.1.2-a")
                    g.new_manager = with_value(g.new_manager, seat, 1)
                set_stars(g, seat, codes.FS, mine[3] - STARS, "LOB-7.1.3-a")
            n = mine[4 - self.skip] - COUNT
            pay(g, seat, priced(g, seat, codes.PRICE_FARM, UT_FEE) * n, "LOB-8.5-a")
            g.new_prospects = with_value(g.new_prospects, seat, convert(g, seat, codes.UT, codes.PR, n))


class Try(Deed):
    """An attempt that was ordered, if it can still be made."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def go(self, g: State) -> None:
        """Make it."""
        if may_try(g, self.seat, self.kind):
            attempt(g, self.seat, self.kind, False)


# -- second form: the Major League roster ------------------------------------------------------------------------


class LineUp(Deed):
    """Holes are filled with Utility players free of charge, then all rosters are worked on (LOB-7.1.5-a)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Fill and ask."""
        for seat in range(g.seats):
            n = majors(g, seat)
            if n < MAJORS:
                add(g, seat, codes.JM, MAJORS - n)
        g.ask_all(list(range(g.seats)), ROSTER_FORM, ROSTERS_GIVEN)


class RosterForm(Question):
    """One REG to AS, one AS to SS, four switches of REG and JM in all, cuts (LOB-7.1.5-b to LOB-7.1.5-e)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The next item of the form; only what can be paid."""
        picks = g.sealed[seat]
        men = g.men[seat]
        cash = g.cash[seat]
        reg, ast, jm = men[codes.REG], men[codes.AS], men[codes.JM]
        if not picks:
            return [COUNT, COUNT + 1] if reg and cash >= price(g, seat, TO_AS) else [COUNT]
        up = picks[0] - COUNT
        cash -= up * price(g, seat, TO_AS)
        reg -= up
        ast += up
        if len(picks) == 1:
            return [COUNT, COUNT + 1] if ast and cash >= price(g, seat, TO_SS) else [COUNT]
        higher = picks[1] - COUNT
        cash -= higher * price(g, seat, TO_SS)
        ast -= higher
        step = price(g, seat, SWITCH)
        if len(picks) == 2:
            return [COUNT + n for n in range(min(MOST_SWITCHES, jm, cash // step if step else 4) + 1)]
        better = picks[2] - COUNT
        cash -= better * step
        reg += better
        if len(picks) == 3:
            most = min(MOST_SWITCHES - better, reg, cash // step if step else 4)
            return [COUNT + n for n in range(most + 1)]
        return self.cuts(picks, [men[codes.SS] + higher, ast, reg - picks[3] + COUNT, men[codes.PH]])

    def cuts(self, picks: list[int], left: list[int]) -> list[int]:
        """Cuts in the order of types, or done."""
        if picks[-1] == DONE or len(picks) >= 4 + MOST_CUTS:
            return []
        kinds = [codes.SS, codes.AS, codes.REG, codes.PH]
        found = [DONE]
        for i in range(4):
            option = CUT + kinds[i]
            if left[i] > picks.count(option) and option >= (picks[-1] if len(picks) > 4 else 0):
                found.append(option)
        return found


def price(g: State, seat: int, amount: int) -> int:
    """What an upgrade costs."""
    return priced(g, seat, codes.PRICE_UPGRADE, amount)


class RostersGiven(Deed):
    """The rosters change; who is cut leaves a hole for a Phenom or a Utility player (LOB-7.1.5-e)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """In seat order, holes and cut Phenoms afterwards from the leader."""
        picks = g.unseal()
        for seat in reversed(clockwise(g, g.leader)):
            cuts = [p - CUT for p in picks[seat][4:] if p != DONE]
            if cuts:
                g.do(OwnCuts(seat, cuts))
        for seat in range(g.seats):
            mine = picks[seat]
            up, higher, better, worse = mine[0] - COUNT, mine[1] - COUNT, mine[2] - COUNT, mine[3] - COUNT
            cost = up * price(g, seat, TO_AS) + higher * price(g, seat, TO_SS)
            pay(g, seat, cost + (better + worse) * price(g, seat, SWITCH), "LOB-7.1.5-b")
            convert(g, seat, codes.REG, codes.AS, up)
            convert(g, seat, codes.AS, codes.SS, higher)
            convert(g, seat, codes.JM, codes.REG, better)
            convert(g, seat, codes.REG, codes.JM, worse)


class OwnCuts(Deed):
    """Cuts an owner ordered, one after the other."""

    __slots__ = ("cuts", "seat")

    def __init__(self, seat: int, cuts: list[int]) -> None:
        self.seat = seat
        self.cuts = cuts

    def go(self, g: State) -> None:
        """The next one."""
        if len(self.cuts) > 1:
            g.do(OwnCuts(self.seat, self.cuts[1:]))
        if self.cuts[0] == codes.PH:
            if g.men[self.seat][codes.PH]:  # an attempt may have taken him
                cut_phenom(g, self.seat)
        else:
            lose(g, self.seat, self.cuts[0], 1)


class TopUp(Deed):
    """25 and 15 before salaries are paid (LOB-R101)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """All owners."""
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
