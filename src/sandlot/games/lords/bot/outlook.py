"""How an owner's chances look: what his organisation promises until the end, and what it costs to be in front.

The weights were fitted to what became of positions of quick owners, from the first year to the last and for two to
four of them: years before the last say little about the end, except through what lasts.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import debt
from sandlot.games.lords.bot.value import (
    CARD,
    REST,
    income_ahead,
    men_worth,
    purse_worth,
    scoring,
    season_worth,
    stars_worth,
    years_ahead,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.salaries import bill
from sandlot.games.lords.steps.scoring import MONEY_POINTS, PENNANT_POINTS, depth_change, shared_points
from sandlot.games.lords.steps.year import YEAR_END
from sandlot.games.lords.steps.year_end import POINTS, player_points
from sandlot.kernel.game import NOBODY

# Two weights each: while years are to come, and in the last year.
SCORED: Final = [0.75, 0.75]  # a point on the track
SEASON: Final = [1.2, 1.0]  # this season's record
MEN: Final = [0.4, 0.9]
STARS: Final = [0.35, 0.52]
PURSE: Final = [0.3, 0.25]
CUBE: Final = [1.8, 0.9]
DEPTH: Final = 0.75  # of the points for a changed depth, while years are to come
RICHER: Final = 0.6  # of the final points for money, by what each owner will have
# What it costs to be in front of a rival at year end: luxury tax, and cards that all aim at the leader.
FRONT: Final = [0.0, 0.0, 25.0, 12.0, 12.0]  # by owners, while years are to come
FRONT_LAST: Final = [0.0, 0.0, 0.0, 4.0, 4.0]  # in the last year, of the part that is still to be played
SPREAD: Final = [21.0, 11.0]  # points by which a lead can still change
STEEP: Final = 1.7  # of the curve from a lead to a chance


def evaluate(g: Lords, seat: i64) -> float:
    """Chance of winning, 0 to 1: expected points against the best and the mean of the others."""
    if g.seat == NOBODY and g.then is None and g.depth == 0:
        return g.result(seat)
    points = prospects(g)
    best = -1e9
    total = 0.0
    for other in range(g.seats):
        if other != seat:
            total += points[other]
            if points[other] > best:
                best = points[other]
    lead = points[seat] - 0.6 * best - 0.4 * total / float(g.seats - 1)
    return 1.0 / (1.0 + exp(-STEEP * lead / SPREAD[last_year(g)]))


def last_year(g: Lords) -> i64:
    return 1 if g.year == g.years else 0


def prospects(g: Lords) -> list[float]:
    """The points that each owner may expect, as far as they tell one from another."""
    last = last_year(g)
    done = scored(g)
    found: list[float] = []
    ahead: list[float] = []
    money: list[float] = []
    for seat in range(g.seats):
        track = float(g.vp[seat] + g.pending_vp[seat])
        season = 0.0 if done else season_worth(g, seat)
        found.append(SCORED[last] * track + SEASON[last] * season + organisation(g, seat, last, done))
        ahead.append(track if done else track + season + year_end(g, seat))
        money.append(float(g.cash[seat] - debt(g, seat)) / 1000.0 + income_ahead(g, seat))
    front = FRONT_LAST[g.seats] * (0.0 if done else REST[g.phase]) if last else FRONT[g.seats]
    payouts = float(3 - g.phase + (1 if g.games[0] else 0))
    step = RICHER * float(MONEY_POINTS[0] - MONEY_POINTS[1]) if last else 0.0
    for seat in range(g.seats):
        for other in range(g.seats):
            if other != seat:
                found[seat] -= front * (likely(ahead[seat] - ahead[other], 4.0 + 3.0 * payouts) - 0.5)
                if step > 0.0 and not debt(g, seat):
                    found[seat] += step * likely(money[seat] - money[other], 2.0 + 2.0 * payouts)
    pennants = list(g.pennants)
    won = [int(s) for s in range(g.seats) if pennants[s]]
    if won:
        shares = shared_points(won, pennants, PENNANT_POINTS)
        for seat in range(g.seats):
            found[seat] += float(shares[seat])
    return found


def likely(lead: float, spread: float) -> float:
    """How likely a lead holds that luck can turn by about so much."""
    return 1.0 / (1.0 + exp(-lead / spread))


def scored(g: Lords) -> bool:
    """Whether the points of this year are on the track already: at the end of the Late Season."""
    if g.phase != codes.LATE or g.games[0]:
        return False
    for i in range(g.depth):
        if g.steps[i] is YEAR_END or g.steps[i] is POINTS:
            return False
    return True


def organisation(g: Lords, seat: i64, last: i64, done: bool) -> float:
    """What players, stars, cubes, cards and money promise."""
    men, stars = g.men, g.stars
    jm = men.at(seat, codes.JM)
    lasting = MEN[last] * men_worth(g, seat, men.at(seat, codes.SS), men.at(seat, codes.AS), jm)
    office, farm, manager = stars.at(seat, codes.FO), stars.at(seat, codes.FS), stars.at(seat, codes.FM)
    lasting += STARS[last] * stars_worth(g, office, farm, manager, men.at(seat, codes.PH))
    for one in g.injured:
        if one.seat == seat and one.scores:
            lasting += MEN[last] * (6.0 if one.type == codes.SS else 4.0 if one.type == codes.AS else 0.0) * scoring(g)
    if done:
        lasting *= years_ahead(g) / scoring(g)  # this year's part is on the track
    points = lasting + 0.3 * float(men.at(seat, codes.PR))
    if not last:
        points += DEPTH * float(depth_change(g.start_jm[seat], jm))
    elif done:
        points += float(depth_change(g.start_jm[seat], jm))
    if not (last and done):
        points += CUBE[last] * float(g.media[seat]) + 0.3 * float(g.national[seat])
        points += CARD * float(g.hands.size(seat)) * REST[g.phase]
    return points + PURSE[last] * purse_worth(g, seat, g.cash[seat], debt(g, seat), bill(g, seat))


def year_end(g: Lords, seat: i64) -> float:
    """Points that the mat as it stands would score at the end of the year, without the wins."""
    stars = g.stars
    rated = stars.at(seat, codes.FO) + stars.at(seat, codes.FS) + stars.at(seat, codes.FM)
    return float(player_points(g, seat) + rated) + 1.5 * float(g.media[seat])
