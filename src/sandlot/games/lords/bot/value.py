"""What things are worth to an owner, in victory points: players, stars, money, a season's wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import debt
from sandlot.games.lords.numbers import FARM_PH
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.end_of_phase import closed_losses
from sandlot.games.lords.steps.salaries import bill
from sandlot.games.lords.steps.scoring import depth_change
from sandlot.games.lords.steps.season import depth_row

NEXT: Final = 0.7  # what a point of next year is worth; its salaries are in purse_worth
LATER: Final = 0.2  # of the years after that, salaries deducted
CUBE: Final = 1.5  # LOB-6.2.3-g
CARD: Final = 1.4
# Points of a year by rows of Journeymen: roster depth is half a win a mark, and the row scores at year end.
DEPTH: Final = [9.5, 6.0, 3.5, -4.5, -8.5, -12.5]
OFFICE: Final = [0.0, 5.0, 7.0, 12.0, 17.0, 23.0]  # stars, winning season and cubes of a year
OFFICE_TOP_UP: Final = [0.0, 5.0, 7.0, 12.0, 13.5, 15.0]
REST: Final = [1.0, 0.85, 0.55, 0.25]  # of the season, by phase
PAYOUT: Final = [13.5, 13.0, 12.5, 11.5, 10.5, 9.5]  # $1,000 to be expected of each payout, by rows of Journeymen
PROMOTION: Final = 4.0  # $1,000 of the card put down in the off-season
RESERVE: Final = 2.0  # $1,000 kept for what cards may ask
RESTOCK: Final = 5.0  # $1,000 kept in season to replace those who will retire
SHORT: Final = 2.0  # points that $1,000 missing for the next salaries and new players will cost: more than a cube
SHORT_NEXT: Final = 1.2  # the same a year ahead
SHORT_NOW: Final = 3.2  # the same when they are due: better cut by choice than by force
SHED: Final = 8.0  # $1,000 of salaries that an owner can shed in one off-season without much harm
DOLLARS: Final = 0.55  # points that $1,000 are worth


def years_ahead(g: Lords) -> float:
    """What a point a year in all coming years is worth."""
    left = float(g.years - g.year)
    return NEXT + LATER * (left - 1.0) if left > 0.0 else 0.0


def scoring(g: Lords) -> float:
    """Of what scores at every year end, this year's included."""
    return years_ahead(g) + 1.0


def season(g: Lords) -> float:
    """Of what wins games, in the rest of this season and later."""
    return years_ahead(g) + REST[g.phase]


# -- the organisation --------------------------------------------------------------------------------------------


def stars_worth(g: Lords, fo: i64, fs: i64, fm: i64, phenoms: i64) -> float:
    """Front office, farm system and manager of so many stars; Phenoms above the farm's limit will be lost."""
    kept = float(min(phenoms, FARM_PH[fs]))
    office = OFFICE_TOP_UP[fo] if g.media_top_up else OFFICE[fo]
    points = (office + 1.2 * float(fs) + 2.0 * kept) * scoring(g)
    return points + 2.2 * float(fm) * season(g) + 1.0 * float(phenoms) + 0.5 * kept


def men_worth(g: Lords, seat: i64, ss: i64, ast: i64, jm: i64) -> float:
    """So many healthy Superstars, All-Stars and Journeymen, the rest Regulars."""
    ahead = season(g)
    points = (3.5 if ss else 0.0) * ahead + (2.0 if ast else 0.0) * ahead + 0.5 * float(ss + ast) * ahead
    points += (6.0 * float(ss) + 4.0 * float(ast)) * scoring(g)
    points += depth_worth(jm) * ahead
    if g.year == g.years:
        points += 0.8 * float(depth_change(g.start_jm[seat], jm))
    return points


def depth_worth(jm: i64) -> float:
    """Points of a year that so many Journeymen leave."""
    return DEPTH[depth_row(jm)] - 0.4 * float(jm)


def purse_worth(g: Lords, seat: i64, cash: i64, owed: i64, due: i64) -> float:
    """Cash after the next salaries; what is missing there costs players, what is over buys cubes and upgrades."""
    money = float(cash) / 1000.0
    loans = float(owed) / 1000.0
    if g.year == g.years and not g.salaries_due:
        return 0.45 * money - 1.1 * loans - (6.0 if owed else 0.0)  # LOB-2.5.4-b, LOB-R61
    left = money - float(due) / 1000.0 - RESERVE
    interest = 0.3 * SHORT_NEXT * float(g.years - g.year)
    points = -(1.0 + interest) * loans - (0.0 if not owed else 1.0 if g.year < g.years else 3.0)
    if not g.salaries_due:
        left += income_ahead(g, seat) + tax_ahead(g, seat) - RESTOCK
    elif g.year < g.years:
        missed = left + income_ahead(g, seat) - float(due) / 1000.0  # the same again next year
        points += SHORT_NEXT * min(0.0, missed) + SHORT_NOW * min(0.0, missed + SHED)
    if left < 0.0:
        return points + (SHORT_NOW if g.salaries_due else SHORT) * left - 0.5
    return points + DOLLARS * min(left, 12.0) + 0.4 * max(0.0, left - 12.0)


def income_ahead(g: Lords, seat: i64) -> float:
    """$1,000 to be expected until the next salaries, interest paid."""
    payouts = float(3 - g.phase + (1 if g.games[seat] else 0))
    each = PAYOUT[depth_row(g.men.at(seat, codes.JM))] - float(debt(g, seat)) / 10_000.0
    return payouts * each + (PROMOTION if g.salaries_due else 0.0)


def tax_ahead(g: Lords, seat: i64) -> float:
    """$1,000 of luxury tax to be expected from the standing: the first pays the last, the second the third."""
    mine = g.vp[seat] + g.season_wins[seat]
    above = 0
    for other in range(g.seats):
        if other != seat and g.vp[other] + g.season_wins[other] > mine:
            above += 1
    unit = 2.0 if g.year == 1 else 3.5
    if above == 0:
        return -2.0 * unit
    if above == g.seats - 1:
        return unit  # do not count on all of it
    return 0.0 if g.seats == 3 else -unit if above == 1 else 0.5 * unit


def spare(g: Lords, seat: i64) -> float:
    """$1,000 that the next salaries will leave."""
    left = float(g.cash[seat]) / 1000.0
    if g.year == g.years and not g.salaries_due:
        return left - float(debt(g, seat)) / 1000.0
    left -= float(bill(g, seat)) / 1000.0 + RESERVE
    return left if g.salaries_due else left + income_ahead(g, seat) + tax_ahead(g, seat)


# -- the season --------------------------------------------------------------------------------------------------


def season_worth(g: Lords, seat: i64) -> float:
    """Wins of this season so far, the phase as it would close now, and the pennant in sight."""
    return 0.0 if g.phase == codes.OFF else record_worth(g, seat, g.wins[seat], g.losses[seat])


def record_worth(g: Lords, seat: i64, wins: i64, losses: i64) -> float:
    """The same with this record of the phase; a winning record and 18 wins pay better."""
    won = g.season_wins[seat]
    value = 0.0
    if g.games[seat]:
        phase = g.games[seat] - closed_losses(wins, losses, g.games[seat])
        won += phase
        value += 0.3 * float(min(phase, 18))
    promised = 45 + won + 14 * (3 - g.phase)
    value += float(won)
    if g.target and promised > g.target - 8:
        value += 0.4 * float(min(14, promised - g.target + 8))
    return value


# -- all of it ---------------------------------------------------------------------------------------------------


def worth(g: Lords, seat: i64) -> float:
    """Points scored and what the position promises for this year and those to come."""
    men = g.men
    stars = g.stars
    points = float(g.vp[seat] + g.pending_vp[seat])
    office, farm, manager = stars.at(seat, codes.FO), stars.at(seat, codes.FS), stars.at(seat, codes.FM)
    points += stars_worth(g, office, farm, manager, men.at(seat, codes.PH))
    points += men_worth(g, seat, men.at(seat, codes.SS), men.at(seat, codes.AS), men.at(seat, codes.JM))
    for one in g.injured:
        if one.seat == seat and one.scores:
            points += (6.0 if one.type == codes.SS else 4.0 if one.type == codes.AS else 0.0) * scoring(g)
    points += 0.3 * float(men.at(seat, codes.PR)) + CUBE * float(g.media[seat]) + 0.3 * float(g.national[seat])
    points += CARD * float(g.hands.size(seat)) * REST[g.phase]
    return points + purse_worth(g, seat, g.cash[seat], debt(g, seat), bill(g, seat)) + season_worth(g, seat)


def rival_share(g: Lords, seat: i64, other: i64) -> float:
    """What a point that another owner loses is worth to this one: most if nobody else stands better."""
    if g.seats == 2:
        return 1.0
    theirs = standing(g, other)
    for third in range(g.seats):
        if third != seat and standing(g, third) > theirs:
            return 0.4
    return 0.5


def standing(g: Lords, seat: i64) -> i64:
    """Points and wins for all to see."""
    return g.vp[seat] + g.season_wins[seat] + g.wins[seat]
