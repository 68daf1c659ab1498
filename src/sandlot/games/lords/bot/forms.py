"""Sealed forms as a bot fills them: set-up, upgrades, salaries, loans and cubes, bids. A plan is made for every item
anew from the same facts, so its items fit together."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import AS_PAY, REG_PAY, SS_PAY, best_loan, debt, loan_of, priced
from sandlot.games.lords.bot.cards import kept_worth
from sandlot.games.lords.bot.dice import worth_trying
from sandlot.games.lords.bot.value import CUBE, men_worth, purse_worth, spare, stars_worth
from sandlot.games.lords.numbers import FARM_COST, MANAGER_COST, START_CASH
from sandlot.games.lords.options import (
    BIG,
    COUNT,
    CUT,
    DONE,
    HOLD,
    LOAN,
    NO,
    PHENOM,
    PROSPECT,
    REPAY_LARGE,
    REPAY_SMALL,
    ROSTER,
    SMALL,
    STARS,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.purse import Balance
from sandlot.games.lords.steps.salaries import MEDIA_PRICE, bill
from sandlot.games.lords.steps.setup import roster_cost
from sandlot.games.lords.steps.upgrades import REACH, SWITCH, TO_AS, TO_SS, Orders, price

MOST_CUTS: Final = 4
NEED: Final = 2000  # what cards may ask in the off-season
NEW_MEN: Final = 6000  # left for the second form, which fills the places of those who retired
SHADE: Final = 0.55  # of what a free agent is worth is bid


def planned(plan: list[int], at: i64, options: list[int]) -> i64:
    """The item of a plan if it is offered, else the nearest option below it."""
    wish = plan[at]
    best = options[0]
    for option in options:
        if option <= wish:
            best = option
    return best


def missing(cash: i64, due: i64) -> float:
    """What it costs if salaries cannot be paid: nobody wants to be forced to cuts."""
    return 12.0 * float(due - cash) / 1000.0 if due > cash else 0.0


# -- set-up ------------------------------------------------------------------------------------------------------


def team_office(g: Lords, seat: i64, options: list[int]) -> list[int]:
    """The office of the roster that suits the team, while it is free."""
    roster = g.pack.team_plan[g.team_of[seat]][0]
    office = STARS + g.pack.roster_fo[roster]
    return [office] if roster not in g.roster and office in options else options


def team_roster(g: Lords, seat: i64, options: list[int]) -> list[int]:
    """The roster that suits the team, while it is free."""
    roster = ROSTER + g.pack.team_plan[g.team_of[seat]][0]
    return [roster] if roster in options else options


def built(g: Lords, seat: i64, options: list[int]) -> i64:
    """Farm, manager and loan: as it suits the team, or with another roster what is worth most."""
    plan = g.pack.team_plan[g.team_of[seat]]
    at = len(g.sealed[seat])
    if g.roster[seat] == plan[0]:
        return planned([STARS + plan[1], STARS + plan[2], LOAN + plan[3]], at, options)
    office = g.pack.roster_fo[g.roster[seat]]
    players = roster_cost(g, g.roster[seat])
    best = [STARS + 1, STARS + 1, LOAN]
    most = -1000.0
    for loan in range(3):
        for farm in range(1, 6):
            for manager in range(1, 6):
                year = players + FARM_COST[farm] + MANAGER_COST * manager
                cash = START_CASH + loan_of(LOAN + loan) - year
                enough = (
                    cash - loan_of(LOAN + loan) + loan_of(LOAN + loan - 1) if loan else -1
                )  # with the next smaller loan, or none
                if cash >= 0 > enough:
                    points = stars_worth(g, office, farm, manager, 0) + purse_worth(
                        g, seat, cash, loan_of(LOAN + loan), year
                    )
                    if points > most:
                        most = points
                        best = [STARS + farm, STARS + manager, LOAN + loan]
    return planned(best, at, options)


# -- upgrades ----------------------------------------------------------------------------------------------------


def ordered(g: Lords, seat: i64, options: list[int]) -> i64:
    """Office, manager and farm that are worth most, salaries paid; farm moves with money to spare."""
    skip = cast(Orders, g.choice).skip
    at = len(g.sealed[seat]) + (skip if g.sealed[seat] else 0)
    if at >= 4:
        if at == 4:
            return options[-1] if spare(g, seat) >= 3.0 else options[0]
        wish = PHENOM if at == 5 else PROSPECT
        return wish if wish in options and worth_trying(g, seat, at == 5) else NO
    if skip:
        return LOAN
    return planned(organisation(g, seat), at, options)


def organisation(g: Lords, seat: i64) -> list[int]:
    """The first four items of the form."""
    fo, fs, fm = g.stars.at(seat, codes.FO), g.stars.at(seat, codes.FS), g.stars.at(seat, codes.FM)
    phenoms = g.men.at(seat, codes.PH)
    due = bill(g, seat)
    owed = debt(g, seat)
    best = [LOAN, STARS + fo, STARS + fm, STARS + fs]
    most = -1000.0
    for loan in range(3):
        if loan and (g.loan_taken[seat] or (g.loan_a[seat] if loan == 1 else g.loan_b[seat])):
            continue
        cash = g.cash[seat] + loan_of(LOAN + loan)
        for office in range(max(1, fo - REACH), min(5, fo + REACH) + 1):
            for manager in range(1, 6):
                if manager != fm and MANAGER_COST * manager > cash:
                    continue
                for farm in range(max(1, fs - REACH), min(5, fs + REACH) + 1):
                    year = due + g.pack.fo_cost[office] - g.pack.fo_cost[fo] + FARM_COST[farm] - FARM_COST[fs]
                    year += MANAGER_COST * (manager - fm)  # hired now or paid with the others: the same sum
                    points = stars_worth(g, office, farm, manager, phenoms)
                    points += purse_worth(g, seat, cash, owed + loan_of(LOAN + loan), year) - missing(
                        cash - NEW_MEN, year
                    )
                    if points > most:
                        most = points
                        best = [LOAN + loan, STARS + office, STARS + manager, STARS + farm]
    return best


def lined_up(g: Lords, seat: i64, options: list[int]) -> i64:
    """The roster that is worth most after salaries: promotions, switches and, if money is short, cuts."""
    picks = g.sealed[seat]
    plan = line_up(g, seat)
    at = len(picks)
    if at < 4:
        return planned([COUNT + plan[0], COUNT + plan[1], COUNT + plan[2], COUNT], at, options)
    for kind in (codes.SS, codes.AS, codes.REG):
        if picks.count(CUT + kind) < plan[3 + kind] and CUT + kind in options:
            return CUT + kind
    return DONE


def line_up(g: Lords, seat: i64) -> list[int]:
    """Regular to All-Star, All-Star to Superstar, Journeymen to Regulars; Superstars, All-Stars, Regulars cut."""
    men = g.men
    ss, ast, jm, reg = men.at(seat, codes.SS), men.at(seat, codes.AS), men.at(seat, codes.JM), men.at(seat, codes.REG)
    up_cost, higher_cost, step = price(g, seat, TO_AS), price(g, seat, TO_SS), price(g, seat, SWITCH)
    due = bill(g, seat)
    owed = debt(g, seat)
    best = [0, 0, 0, 0, 0, 0]
    most = -1000.0
    for up in range(2 if reg else 1):
        for higher in range(2 if ast + up else 1):
            for switched in range(min(4, jm) + 1):
                cash = g.cash[seat] - up * up_cost - higher * higher_cost - switched * step
                if cash < 0:
                    continue
                for cut_ss in range(min(2, ss + higher) + 1):
                    for cut_as in range(min(MOST_CUTS - cut_ss, ast + up - higher) + 1):
                        stars = ss + higher - cut_ss
                        others = ast + up - higher - cut_as
                        year = due + SS_PAY * (stars - ss) + AS_PAY * (others - ast)
                        left = jm - switched + cut_ss + cut_as
                        regulars = reg - up + switched
                        for cut_reg in (0, regulars):  # they are paid as one group, so all or none
                            if cut_ss + cut_as + cut_reg > MOST_CUTS:
                                continue
                            group = regulars > cut_reg
                            due_now = year + REG_PAY * (int(group) - int(reg > 0))
                            points = men_worth(g, seat, stars, others, left + cut_reg)
                            points += purse_worth(g, seat, cash, owed, due_now) - missing(cash - NEED, due_now)
                            if points > most:
                                most = points
                                best = [up, higher, switched, cut_ss, cut_as, cut_reg]
    return best


# -- loans and cubes ---------------------------------------------------------------------------------------------


def loan_move(g: Lords, seat: i64, options: list[int]) -> i64:
    """Repay what can be spared; no new loan."""
    picks = g.sealed[seat]
    due = bill(g, seat)
    now = Balance(g, seat, picks)
    best = DONE
    most = purse_worth(g, seat, now.cash, now.small + now.large, due)
    for option in options:
        if REPAY_SMALL <= option <= REPAY_LARGE:
            then = Balance(g, seat, (*picks, option))
            points = purse_worth(g, seat, then.cash, then.small + then.large, due)
            if points > most:
                most = points
                best = option
    return best


def cubes_bought(g: Lords, seat: i64, cash: i64, owed: i64, options: list[int]) -> i64:
    """As many cubes as leave enough for the salaries."""
    each = priced(g, seat, codes.PRICE_MEDIA, MEDIA_PRICE)
    due = bill(g, seat)
    best = options[0]
    most = -1000.0
    for option in options:
        n = option - COUNT
        points = CUBE * float(n) + purse_worth(g, seat, cash - n * each, owed, due)
        if points > most:
            most = points
            best = option
    return best


def purse(g: Lords, seat: i64, options: list[int]) -> i64:
    """The next item of the form at the end of a phase."""
    picks = g.sealed[seat]
    if DONE not in picks:
        return loan_move(g, seat, options)
    now = Balance(g, seat, picks)
    return cubes_bought(g, seat, now.cash, now.small + now.large, options)


def last_moves(g: Lords, seat: i64, options: list[int]) -> i64:
    """Loans, then cubes for points; two are kept for the dice while years are left."""
    if DONE not in g.sealed[seat]:
        return loan_move(g, seat, options)
    if g.year == g.years or len(options) <= 2:
        return options[-1]
    return options[-2]


def media_form(g: Lords, seat: i64, options: list[int]) -> i64:
    """No loan for cubes; who has none left keeps what cards may ask."""
    if not g.sealed[seat]:
        return LOAN
    cash = g.cash[seat] if best_loan(g, seat) else g.cash[seat] - NEED
    each = priced(g, seat, codes.PRICE_MEDIA, MEDIA_PRICE)
    within = [option for option in options if (option - COUNT) * each <= cash]
    return cubes_bought(g, seat, g.cash[seat], debt(g, seat), within or options[:1])


# -- bids, cards held --------------------------------------------------------------------------------------------


def bid(g: Lords, seat: i64, options: list[int]) -> i64:
    """A part of what the player is worth above the salaries."""
    ss, ast, jm = g.men.at(seat, codes.SS), g.men.at(seat, codes.AS), g.men.at(seat, codes.JM)
    more = men_worth(g, seat, ss + 1, ast, jm) if g.auction == codes.SS else 0.0
    if g.auction == codes.AS:
        more = men_worth(g, seat, ss, ast + 1, jm)
    gain = more - men_worth(g, seat, ss, ast, jm)
    due = bill(g, seat)
    owed = debt(g, seat)
    before = purse_worth(g, seat, g.cash[seat], owed, due)
    amount = 0
    most = 15_000 if g.salaries_due else min(15_000, g.cash[seat] - NEED)  # paid at once
    while amount < most:
        if gain * SHADE + purse_worth(g, seat, g.cash[seat], owed, due + amount + 500) <= before:
            break
        amount += 500
    return bidden(g, seat, amount, options)


def bidden(g: Lords, seat: i64, amount: i64, options: list[int]) -> i64:
    """The next of the two picks of an amount."""
    if not g.sealed[seat]:
        return planned([BIG + amount // 5000], 0, options)
    if g.sealed[seat][0] - BIG < amount // 5000:
        return options[-1]
    return planned([SMALL + amount % 5000 // 500], 0, options)


def held(g: Lords, seat: i64, options: list[int]) -> i64:
    """Good cards for next year, if there is money for them (LOB-5.6-f)."""
    picks = g.sealed[seat]
    if g.year == g.years or len(options) == 1:
        return DONE
    if len(picks) >= g.held_free[seat] and spare(g, seat) - 2.0 * float(len(picks)) < 5.0:
        return DONE
    for option in options:
        if option >= HOLD and kept_worth(g, seat, option - HOLD) >= 2.0:
            return option
    return DONE
