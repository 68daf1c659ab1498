"""How good a position looks to a beginner: expected Wins, the race for the Series, the sum of a roster's stats.

It never changes: the strength of all other bots is measured against those that judge by it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.knowing import roster
from sandlot.games.fantasy.atoms.managers import qualified
from sandlot.games.fantasy.effects.totals import win_total
from sandlot.games.fantasy.numbers import (
    CHARACTERS,
    DRAFT,
    NO_CARD,
    ROBOT,
    SEASON,
    SERIES,
    USED,
    WEEKS,
    WIN,
    WINS,
)
from sandlot.games.fantasy.options import CARD
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.magic import Aim, Order
from sandlot.games.fantasy.steps.season import on_track, track_wins

SPREAD: Final = 4.0  # a lead in a Win total that is worth about three wins in four
LEAD: Final = 2.5  # the same for Wins of the season
BULK: Final = 30.0  # the same for the sum of all stats of a roster
HOME_FIELD: Final = 0.03
POINT: Final = 0.15  # a point on a Stat Track, in Wins
SPELL: Final = 0.12  # magic that can still be used this month, in Wins
EARLIER: Final = 0.05  # a place in the next Waiver Order, in Wins
FORM: Final = 1.25  # what is placed against an unknown Win Card is better than an average card of the hand
KEPT: Final = 6
GAMES: Final = 4


def evaluate(f: Fantasy, seat: i64) -> float:
    """Chance of becoming champion, 0 to 1."""
    if f.seat == seat and isinstance(f.choice, (Aim, Order)):
        return best_aim(f, seat)
    if f.phase == SERIES:
        return in_series(f, seat)
    mine = strength(f, seat)
    others = [strength(f, m) for m in range(f.seats) if m != seat]
    edge = chance_of(mine - sum(others) / float(len(others)), BULK) if others else chance_of(mine - 95.0, BULK)
    if f.phase == DRAFT:
        return 0.25 + 0.5 * edge
    reached = 1.0
    ahead = lead(f, seat)
    if f.managers > 2:
        reached = chance_of(ahead, LEAD)
    home = HOME_FIELD * (2.0 * chance_of(ahead, LEAD) - 1.0)
    return max(0.0, min(1.0, reached * (0.2 + 0.6 * edge + home)))


def best_aim(f: Fantasy, seat: i64) -> float:
    """What magic is worth that is not aimed yet: as much as with its best aim."""
    best = 0.0
    for i in range(f.count):
        c = f.clone()
        c.take(f.offered[i])
        best = max(best, c.result(seat) if c.seat < 0 else evaluate(c, seat))
    return best


def chance_of(ahead: float, spread: float) -> float:
    """A lead as a chance."""
    return 1.0 / (1.0 + exp(-1.1 * ahead / spread))


def strength(f: Fantasy, manager: i64) -> float:
    """The sum of the stats of the best six Characters; a big one counts a little more."""
    found: list[float] = []
    cards = roster(f, manager)
    if f.phase == DRAFT and f.sealed[manager] and f.packets.size(manager):
        cards.add(f.sealed[manager][0] - CARD)
    for i in range(cards.count):
        total: i64 = 0
        high: i64 = 0
        first = codes.STATS * cards.cells[i]
        for place in range(first, first + codes.STATS):
            value = f.pack.stats[place]
            total += value
            if value > high:
                high = value
        found.append(float(total) + 0.5 * float(high))
    found.sort()
    return sum(found[-KEPT:])


# -- the season ----------------------------------------------------------------------------------------------------


def lead(f: Fantasy, seat: i64) -> float:
    """Expected Wins before the Manager one must beat: of three or more, the second best of the others."""
    wins = [float(f.wins[m]) for m in range(f.managers)]
    for base in range(max(0, f.week), WEEKS):
        if f.bases[base] != NO_CARD:
            share_out(f, base, base, wins)
        if f.bases[base + WEEKS] != NO_CARD:
            share_out(f, base, base + WEEKS, wins)
    for m in range(f.seats):
        wins[m] += SPELL * float(spells(f, m))
    if f.month < f.house.months:
        for place in range(f.managers):
            if f.waiver[place] < f.seats:
                wins[f.waiver[place]] -= EARLIER * float(place)
    for colour in range(codes.TRACKS):
        points = on_track(f, colour)
        extra = track_wins(points)
        for m in range(f.managers):
            wins[m] += 0.7 * float(extra[m]) + POINT * float(points[m])
    others = sorted([wins[m] for m in range(f.managers) if m != seat])
    return wins[seat] - (others[-2] if len(others) > 1 else others[-1])


def spells(f: Fantasy, manager: i64) -> i64:
    """How often a manager's bench can still use magic this month, one a week; Revive counts as whom it wakes."""
    ready: i64 = 0
    for i in range(f.bench.size(manager)):
        card = f.bench.at(manager, i)
        if f.spent[card] != USED and f.pack.verb[card] != codes.WAKE:
            ready += 1
    weeks = WEEKS - 1 - max(0, f.week)
    if ready and not f.silent >> manager & 1:
        mine = f.order.find(manager)
        now = f.order.find(f.seat)
        if now >= 0 and mine >= now:
            weeks += 1
    return min(ready, weeks)


def share_out(f: Fantasy, base: i64, place: i64, wins: list[float]) -> None:
    """Give every manager its chance of the Win Card at a base."""
    win = f.bases[place]
    weights = [0.0] * int(f.managers)
    for m in range(f.managers):
        if elsewhere(f, m, base, place):
            continue
        total = expected(f, m, base, win)
        if total > 0.0:
            weights[m] = exp(total / SPREAD)
    every = sum(weights)
    if every > 0.0:
        for m in range(f.managers):
            share = weights[m] / every
            wins[m] += share
            card = f.lineups.at(m, base)
            held = base == f.week and f.focus >> m & 1 == 1
            if card != NO_CARD and not held and not elsewhere(f, m, base, place):
                wins[m] += (1.0 - share) * POINT * float(f.pack.climbs[WINS * card + win - WIN])


def elsewhere(f: Fantasy, manager: i64, base: i64, place: i64) -> bool:
    """Whether a manager plays the other game at a base (FFB-MORE-3)."""
    return f.house.more_wins and (f.turned[manager] >> base & 1 == 1) != (place >= WEEKS)


def expected(f: Fantasy, manager: i64, base: i64, win: i64) -> float:
    """A manager's total on a Win Card: of the Character placed, or of an average one still in hand."""
    card = f.lineups.at(manager, base)
    if card == NO_CARD and manager < f.seats:
        picks = f.sealed[manager]
        first: i64 = 1 if f.phase == SERIES else 0
        if picks and first <= base < first + len(picks):
            card = (picks[base - first] - CARD) % CHARACTERS
    if card != NO_CARD:
        if f.justice and base == f.week and f.pack.side[card] == codes.EVIL:
            return 0.0
        return float(win_total(f, manager, card, win, f.phase == SEASON and (base == f.week or f.mods.count > 0)))
    held = f.hands.size(manager)
    if held == 0 or (f.phase == SEASON and f.week >= base):
        return 0.0
    total: i64 = 0
    for i in range(held):
        total += win_total(f, manager, f.hands.at(manager, i), win, False)
    return FORM * float(total) / float(held)


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
    strengths = strength(f, seat) - (strength(f, other) if other < f.seats else 95.0)
    level = 0.5 + 0.4 * (chance_of(strengths, 2.0 * BULK) - 0.5)
    chances: list[float] = []
    for game in range(mine + theirs, 2 * GAMES - 1):
        base = game % GAMES
        win = f.bases[base]
        if win == NO_CARD or (other >= f.seats and other != ROBOT and f.lineups.at(other, base) == NO_CARD):
            chances.append(level)
        else:
            chances.append(chance_of(expected(f, seat, base, win) - expected(f, other, base, win), SPREAD))
    return best_of(chances, 0, int(GAMES - mine), int(GAMES - theirs))


def best_of(chances: list[float], game: int, needed: int, against: int) -> float:
    """Chance to win the games that are needed before the other side wins those it needs."""
    if needed == 0:
        return 1.0
    if against == 0:
        return 0.0
    p = chances[game] if game < len(chances) else 0.5
    return p * best_of(chances, game + 1, needed - 1, against) + (1.0 - p) * best_of(
        chances, game + 1, needed, against - 1
    )
