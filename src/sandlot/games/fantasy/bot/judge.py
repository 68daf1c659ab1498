"""How good a position looks: the Series that the rosters promise, and who gets there.

It reads everything: who asks has dealt again what it cannot know.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.managers import qualified
from sandlot.games.fantasy.bot.lineups import planned, plans, thought_out
from sandlot.games.fantasy.bot.pairs import ahead, prospects
from sandlot.games.fantasy.bot.plain import SPREAD, best_of, chance_of, elsewhere, expected, spells
from sandlot.games.fantasy.bot.power import odds, power
from sandlot.games.fantasy.numbers import DRAFT, NO_CARD, ROBOT, SERIES, WEEKS, WIN
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.magic import Aim, Order
from sandlot.kernel.step import NONE

HOME_FIELD: Final = 0.02  # in log odds of the Series, for an expected Win more
GAME: Final = 0.45  # log odds of one game, as a part of those of the Series
SPELL: Final = 0.12  # magic that can still be used this month, in Wins
STEADY: Final = 0.3  # spread of a lead on a Stat Track at the end of the season
STEPS: Final = 0.4  # what the weeks to come add to it, by the root of their number
FRIENDLY: Final = 0.4  # of a point: who is level gets the better place
EARLIER: Final = 0.05  # a place in the next Waiver Order, in Wins
NOW: Final = 0.9  # spread of the Wins that decide who reaches the Series, at the end of the season
WEEKLY: Final = 0.35  # what a week to come adds to its square
GAMES: Final = 4


def evaluate(f: Fantasy, seat: i64) -> float:
    """Chance of becoming champion, 0 to 1."""
    if f.seat == seat and isinstance(f.choice, (Aim, Order)):
        return best_aim(f, seat)
    if f.phase == SERIES:
        return in_series(f, seat)
    if f.managers == 2:
        return odds(ahead(f, seat))
    mine = prospects(f, seat)
    if f.phase == DRAFT:
        total = 0.0
        for m in range(f.managers):
            if m != seat:
                total += odds(mine - prospects(f, m))
        return total / float(f.managers - 1)
    return among_many(f, seat, mine, expected_wins(f))


def among_many(f: Fantasy, seat: i64, mine: float, wins: list[float]) -> float:
    """Chance to be one of two in the Series, times that to win it against those who may be the other."""
    weeks = WEEKS * (f.house.months - f.month) + WEEKS - 1 - max(-1, f.week)
    spread = NOW * (1.0 + WEEKLY * float(weeks)) ** 0.5
    others = sorted([wins[m] for m in range(f.managers) if m != seat])
    reached = chance_of(wins[seat] - others[-2], spread)
    final = 0.0
    every = 0.0
    for m in range(f.managers):
        if m != seat:
            likely = chance_of(wins[m] - others[-2], spread)
            every += likely
            final += likely * odds(mine - prospects(f, m) + HOME_FIELD * max(-5.0, min(5.0, wins[seat] - wins[m])))
    return reached * final / every


def best_aim(f: Fantasy, seat: i64) -> float:
    """What magic is worth that is not aimed yet: as much as with its best aim."""
    best = 0.0
    for i in range(f.count):
        c = f.clone()
        c.take(f.offered[i])
        best = max(best, c.result(seat) if c.seat < 0 else evaluate(c, seat))
    return best


# -- the season ----------------------------------------------------------------------------------------------------


def expected_wins(f: Fantasy) -> list[float]:
    """Wins of everybody at the end of the season: claimed, likely this month, and from the Stat Tracks."""
    wins = [float(f.wins[m]) for m in range(f.managers)]
    points = [float(f.tracks[place]) for place in range(codes.TRACKS * f.managers)]
    for base in range(max(0, f.week), WEEKS):
        if f.bases[base] != NO_CARD:
            play_week(f, base, base, wins, points)
        if f.bases[base + WEEKS] != NO_CARD:
            play_week(f, base, base + WEEKS, wins, points)
    for m in range(f.seats):
        wins[m] += SPELL * float(spells(f, m))
    if f.month < f.house.months:
        for place in range(f.managers):
            if f.waiver[place] < f.seats:
                wins[f.waiver[place]] -= EARLIER * float(place)
    add_track_wins(f, points, wins)
    return wins


def play_week(f: Fantasy, base: i64, place: i64, wins: list[float], points: list[float]) -> None:
    """Give every manager its chance of the Win Card at a base, and its likely steps on the Stat Tracks."""
    win = f.bases[place]
    weights = [0.0] * int(f.managers)
    for m in range(f.managers):
        if elsewhere(f, m, base, place):
            continue
        total = expected(f, m, base, win)
        if total > 0.0:
            weights[m] = exp(total / SPREAD)
    every = sum(weights)
    for m in range(f.managers):
        share = weights[m] / every if every > 0.0 else 0.0
        wins[m] += share
        card = f.lineups.at(m, base)
        held = base == f.week and f.focus >> m & 1 == 1
        if card == NO_CARD or held or elsewhere(f, m, base, place):
            continue
        for colour in range(codes.TRACKS):
            steps = f.pack.banners[codes.TRACKS * (win - WIN) + colour] * f.pack.shades[codes.TRACKS * card + colour]
            if steps:
                points[codes.TRACKS * m + colour] += (1.0 - share) * float(steps)


def add_track_wins(f: Fantasy, points: list[float], wins: list[float]) -> None:
    """Extra Wins by how likely it is to end on a Stat Track behind each of the others; level is as good as ahead."""
    weeks = WEEKS * (f.house.months - f.month) + WEEKS - 1 - max(-1, f.week)
    spread = STEADY + STEPS * float(weeks) ** 0.5
    prize = 2.0 if f.managers == 2 else 1.0  # FFB-EOS-1
    for colour in range(codes.TRACKS):
        for m in range(f.managers):
            mine = points[codes.TRACKS * m + colour]
            for other in range(f.managers):
                if other != m:
                    lead = mine - points[codes.TRACKS * other + colour]
                    wins[m] += prize * odds((lead + FRIENDLY) / spread)


# -- the Series ----------------------------------------------------------------------------------------------------


def in_series(f: Fantasy, seat: i64) -> float:
    """Chance of four games, game by game as far as Win Cards and Characters are known."""
    if not qualified(f, seat):
        return 0.0
    side: i64 = 0 if f.finalists[0] == seat else 1
    other: i64 = f.finalists[1 - side]
    mine = f.series[side]
    theirs = f.series[1 - side]
    if mine == GAMES or theirs == GAMES:
        return 1.0 if mine == GAMES else 0.0
    level = odds(GAME * (power(f, seat) - power(f, other)))
    chances: list[float] = []
    for game in range(mine + theirs, 2 * GAMES - 1):
        base = game % GAMES
        win = f.bases[base]
        if win == NO_CARD or (other >= f.seats and other != ROBOT and f.lineups.at(other, base) == NO_CARD):
            chances.append(level)
        else:
            chances.append(chance_of(expected(f, seat, base, win) - expected(f, other, base, win), SPREAD))
    return best_of(chances, 0, int(GAMES - mine), int(GAMES - theirs))


# -- quick answers -------------------------------------------------------------------------------------------------


def shortlist(f: Fantasy, seat: i64, options: list[int]) -> list[int]:
    """Line-ups are thought out as a whole; everything else is compared."""
    if f.seats > 1 and len(options) > 1 and plans(f):
        return [thought_out(f, seat)]
    return options


def policy(f: Fantasy, seat: i64) -> i64:
    """In simulations line-ups are the best against what the others have in hand."""
    if f.seats > 1 and plans(f):
        return planned(f, seat, 2)
    return NONE
