"""Two Managers: both play the Series whatever the season brings, so a season is for making the roster better.

Fewest Wins choose first among free agents. The first choice is worth more than home field, so a Win is a burden while
free agents are still to come.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.bot.plain import SPREAD, expected
from sandlot.games.fantasy.bot.power import drafted, power
from sandlot.games.fantasy.numbers import DRAFT, NO_CARD, READY, SEASON, WEEKS
from sandlot.games.fantasy.options import CARD
from sandlot.games.fantasy.state import Fantasy

# in log odds of the Series, from free agency and magic in 250 games of greedy play
FIRST_CHOICE: Final = 0.3  # to choose before the other among free agents
RECRUIT: Final = 0.45  # to look at three Characters of the deck and keep one
MORPH: Final = 0.1
HEAD_START: Final = 0.6  # the first game of the Series
HOME_FIELD: Final = 0.02
LEVEL: Final = 0.4  # who chose first last time does so again when Wins are level
NEXT: Final = 1.2  # spread of the difference in Wins at the end of this month
LATER: Final = 3.0  # and of the month after


def ahead(f: Fantasy, seat: i64) -> float:
    """The log odds of the Series that is still to come."""
    other = 1 - seat
    found = prospects(f, seat) - prospects(f, other)
    if f.phase != SEASON:
        return found
    lead = claims(f, seat) - claims(f, other)
    if f.house.head_start:  # then Wins count for more than free agents
        return found + HEAD_START * balance(lead, NEXT + LATER * float(f.house.months - f.month))
    found += HOME_FIELD * max(-5.0, min(5.0, lead))
    left = f.house.months - f.month  # months with free agents
    if left > 0:
        if f.frozen and not f.house.until_cleanup:
            found += FIRST_CHOICE if f.waiver[0] == seat else -FIRST_CHOICE
        else:
            before = LEVEL if f.waiver[0] == seat else -LEVEL
            found += FIRST_CHOICE * balance(before - lead, NEXT)
    if left > 1:
        found -= FIRST_CHOICE * balance(lead, LATER)
    return found


def balance(lead: float, spread: float) -> float:
    """A lead as what a prize for who is ahead is worth, from -1 to 1."""
    return 2.0 / (1.0 + exp(-lead / spread)) - 1.0


def claims(f: Fantasy, manager: i64) -> float:
    """Win Cards of a manager when this month is over."""
    found = float(f.wins[manager])
    for base in range(max(0, f.week), WEEKS):
        win = f.bases[base]
        if win == NO_CARD:
            continue
        mine = 0.0
        every = 0.0
        for m in range(f.managers):
            total = expected(f, m, base, win)
            if total > 0.0:
                weight = exp(total / SPREAD)
                every += weight
                if m == manager:
                    mine = weight
        if every > 0.0:
            found += mine / every
    return found


def prospects(f: Fantasy, manager: i64) -> float:
    """What a roster weighs in the Series, with what its magic will still make of it."""
    found = power(f, manager)
    if manager >= f.seats:
        return found
    cards = drafted(f, manager)
    for i in range(cards.count):
        found += growth(f, manager, cards.cells[i])
    return found


def growth(f: Fantasy, manager: i64, card: i64) -> float:
    """What the magic of a Character will do for the roster until the Series."""
    worth = renewal(f, card)
    if worth == 0.0:
        return 0.0
    if f.phase == DRAFT:
        return worth * float(f.house.months)
    if f.phase != SEASON:
        return 0.0
    months = f.house.months - f.month
    return worth * float(months + (1 if can_still(f, manager, card) else 0))


def renewal(f: Fantasy, card: i64) -> float:
    """What the magic of a Character does for its roster each time."""
    verb = f.pack.verb[card]
    if verb == codes.RECRUIT:
        return RECRUIT
    return MORPH if verb == codes.MORPH else 0.0


def can_still(f: Fantasy, manager: i64, card: i64) -> bool:
    """Whether a Character may use its magic this month: it is in hand, or on the bench with a week to come."""
    if f.spent[card] != READY:
        return False
    if f.hands.find(manager, card) >= 0:
        return (CARD + int(card)) not in f.sealed[manager]  # else it is placed in the line-up
    if f.bench.find(manager, card) < 0:
        return False
    if f.week < WEEKS - 1:
        return True
    mine = f.order.find(manager)
    now = f.order.find(f.seat)
    return now >= 0 and mine >= now
