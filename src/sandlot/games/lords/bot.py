"""How good a position looks: points so far and points in sight, against the best of the others."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from sandlot.games.lords import codes
from sandlot.games.lords.game import Lords
from sandlot.games.lords.steps.end_of_phase import closed
from sandlot.games.lords.steps.salaries import bill
from sandlot.games.lords.steps.season import depth_row
from sandlot.kernel.game import NOBODY, Game

SPREAD: Final = 14.0  # points by which a lead can still change in a year
NEXT: Final = 0.7  # what a point of next year is worth; its salaries are in money_worth
LATER: Final = 0.2  # of the years after that, salaries deducted
SHORT: Final = 1.7  # points that $1,000 missing for salaries will cost
SHORT_NOW: Final = 3.2  # the same when they are due: better cut by choice than by force
# Points of a year by rows of Journeymen: roster depth is half a win a mark, and the row scores at year end.
DEPTH: Final = [9.5, 6.0, 3.5, -4.5, -8.5, -12.5]
OFFICE: Final = [0.0, 5.0, 6.0, 8.0, 11.0, 15.0]  # stars, winning season and media of a year
REST: Final = [1.0, 0.85, 0.55, 0.25]  # of the season, by phase
PAYOUT: Final = 9.0  # $1,000 to be expected


def evaluate(g: Game, seat: int) -> float:
    """Chance of winning, 0 to 1."""
    b = cast(Lords, g)
    if b.seat == NOBODY and b.then is None and len(b.agenda) <= 2:
        return b.result(seat)
    best = -1e9
    total = 0.0
    for other in range(b.seats):
        if other != seat:
            theirs = worth(b, other)
            total += theirs
            if theirs > best:
                best = theirs
    lead = worth(b, seat) - 0.6 * best - 0.4 * total / float(b.seats - 1)
    years = float(b.years - b.year) + 1.0
    return 1.0 / (1.0 + exp(-1.2 * lead / (SPREAD * years**0.5)))


def worth(g: Lords, seat: int) -> float:
    """Points scored and what the position promises for this year and those to come."""
    men = g.men[seat]
    stars = g.stars[seat]
    left = float(g.years - g.year)
    later = NEXT + LATER * (left - 1.0) if left > 0.0 else 0.0
    season = later + REST[g.phase]  # for what wins games
    scoring = later + 1.0  # for what scores at year end
    ss, ast = men[codes.SS], men[codes.AS]
    points = (2.0 if ss else 0.0) * season + (1.5 if ast else 0.0) * season + 0.5 * float(ss + ast) * season
    for one in g.injured:
        if one.seat == seat and one.scores:
            ss += 1 if one.type == codes.SS else 0
            ast += 1 if one.type == codes.AS else 0
    points += float(g.vp[seat] + g.pending_vp[seat])
    points += (6.0 * float(ss) + 4.0 * float(ast) + 2.0 * float(men[codes.PH])) * scoring
    points += 1.5 * float(men[codes.PH]) + 0.3 * float(men[codes.PR])
    points += (DEPTH[depth_row(men[codes.JM])] - 0.4 * float(men[codes.JM])) * season
    points += OFFICE[stars[codes.FO]] * scoring
    points += 1.2 * float(stars[codes.FS]) * scoring + 2.2 * float(stars[codes.FM]) * season
    points += 1.5 * float(g.media[seat]) + 0.3 * float(g.national[seat])
    points += 1.4 * float(len(g.hands[seat])) * REST[g.phase]
    return points + money_worth(g, seat) + season_worth(g, seat)


def money_worth(g: Lords, seat: int) -> float:
    """Cash after the next salaries; what is missing there costs players, what is over buys cubes and upgrades."""
    cash = float(g.cash[seat]) / 1000.0
    loans = float(g.loan_a[seat] + g.loan_b[seat]) / 1000.0
    owed = 1.1 * loans + (1.5 if loans > 0.0 else 0.0)
    if g.year == g.years and not g.salaries_due:
        return 0.4 * cash - owed
    left = cash - float(bill(g, seat)) / 1000.0
    if not g.salaries_due:
        left += PAYOUT * float(4 - max(1, g.phase)) + 3.0
    if left < 0.0:
        return (SHORT_NOW if g.salaries_due else SHORT) * left - 2.0 - 0.6 * owed
    return 0.55 * min(left, 20.0) + 0.3 * max(0.0, left - 20.0) - 0.6 * owed


def season_worth(g: Lords, seat: int) -> float:
    """Wins of this season so far, the phase as it would close now, and the pennant in sight."""
    if g.phase == codes.OFF:
        return 0.0
    wins = g.season_wins[seat]
    if g.games[seat]:
        wins += closed(g.wins[seat], g.losses[seat], g.games[seat])[0]
    promised = 45 + wins + 14 * (3 - g.phase)
    value = float(wins)
    if g.target and promised > g.target - 8:
        value += 0.4 * float(min(14, promised - g.target + 8))
    return value
