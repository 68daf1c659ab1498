"""How good a position looks: points so far and points in sight, against the best of the others."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from sandlot.games.lords import codes
from sandlot.games.lords.game import Lords
from sandlot.kernel.game import NOBODY, Game

SPREAD: Final = 14.0  # points by which a lead can still change in a year
DEPTH_POINTS: Final = [4.0, 2.0, 1.0, 0.0, -1.0, -2.0]


def evaluate(g: Game, seat: int) -> float:
    """Chance of winning, 0 to 1."""
    b = cast(Lords, g)
    if b.seat == NOBODY and b.then is None and b.year == b.years and b.place:
        return b.result(seat)
    mine = worth(b, seat)
    best = -1e9
    total = 0.0
    for other in range(b.seats):
        if other != seat:
            theirs = worth(b, other)
            total += theirs
            if theirs > best:
                best = theirs
    mean = total / (b.seats - 1)
    lead = mine - 0.6 * best - 0.4 * mean
    years = float(b.years - b.year) + 1.0
    return 1.0 / (1.0 + exp(-1.2 * lead / (SPREAD * years**0.5)))


def worth(g: Lords, seat: int) -> float:
    """Points scored and what the position promises for the years to come."""
    from sandlot.games.lords.steps.season import depth_row

    men = g.men[seat]
    years = float(g.years - g.year) + 1.0
    later = 0.55 * (years - 1.0)
    out_ss, out_as = 0.0, 0.0
    for one in g.injured:
        if one.seat == seat and one.scores:
            if one.type == codes.SS:
                out_ss += 1.0
            elif one.type == codes.AS:
                out_as += 1.0
    points = float(g.vp[seat] + g.pending_vp[seat])
    points += (6.0 * (float(men[codes.SS]) + out_ss) + 4.0 * (float(men[codes.AS]) + out_as)) * (1.0 + later * 0.6)
    points += 2.0 * float(men[codes.PH]) * (1.0 + later) + 0.35 * float(men[codes.PR])
    points += DEPTH_POINTS[depth_row(men[codes.JM])] * (1.0 + later) - 0.35 * float(men[codes.JM]) * years
    stars = g.stars[seat]
    points += (float(stars[codes.FO]) * 1.2 + float(stars[codes.FS]) * 1.1 + float(stars[codes.FM]) * 2.0) * (
        1.0 + later * 0.4
    )
    points += 1.5 * float(g.media[seat]) + 0.3 * float(g.national[seat])
    points += money_worth(g, seat)
    points += season_worth(g, seat)
    points += 0.9 * float(len(g.hands[seat]))
    return points


def money_worth(g: Lords, seat: int) -> float:
    """Cash and loans: cash pays next year's salaries, loans cost interest and the points of the cash."""
    cash = float(g.cash[seat]) / 1000.0
    loans = float(g.loan_a[seat] + g.loan_b[seat]) / 1000.0
    more = g.year < g.years
    worth = (0.45 if more else 0.25) * min(cash, 40.0) + 0.15 * max(0.0, cash - 40.0)
    return worth - (0.62 if more else 1.1) * loans - (2.0 if loans else 0.0)


def season_worth(g: Lords, seat: int) -> float:
    """Wins of this season so far, and of the phase as it would close now; a high total may win the pennant."""
    from sandlot.games.lords.steps.end_of_phase import closed

    if g.phase == codes.OFF:
        return 0.0
    wins = g.season_wins[seat]
    if g.games[seat]:
        wins += closed(g.wins[seat], g.losses[seat], g.games[seat])[0]
    value = float(wins)
    rest = 3 - g.phase
    promised = wins + 14 * rest
    if g.target and 45 + promised >= g.target - 6:
        value += 0.35 * float(min(12, 45 + promised - g.target + 6))
    return value
