"""Dice as a bot plays them: cubes on a roll, challenges, farm attempts."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.bot.value import CUBE, DOLLARS, rival_share, scoring, season, spare
from sandlot.games.lords.numbers import FARM_PH
from sandlot.games.lords.options import CHALLENGE, DOWN, KEEP, PASS, UP
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.end_of_phase import MANY_WINS
from sandlot.games.lords.steps.farm import MOST_DRM, ROLL_FEE, BuyRoll, fee
from sandlot.games.lords.steps.retirement import (
    AS_FREE,
    AS_RETIRE,
    PAYMENT,
    REG_RETIRE,
    SS_FREE,
    SS_RETIRE,
)
from sandlot.games.lords.tables import look

MOST_SPENT: Final = 3  # cubes on one roll


def roll_worth(g: Lords, total: i64) -> float:
    """Points that this total of the open roll means for its roller; 0 for rolls that are not worth a cube."""
    seat = g.roller
    kind = g.roll_kind
    if kind == codes.ROLL_PAYOUT:
        column = 2 if g.wins[seat] >= MANY_WINS else 1 if g.wins[seat] > g.losses[seat] else 0
        return DOLLARS * float(look(g.pack.payout[column], total)) / 1000.0
    if kind == codes.ROLL_PHENOM:
        return result_worth(g, seat, look(g.pack.phenom, total), True)
    if kind == codes.ROLL_PROSPECT:
        return result_worth(g, seat, look(g.pack.prospect, total), False)
    if kind == codes.ROLL_RETIRE:
        charts = g.pack.retire
        later = scoring(g) - 1.0  # this year's points are counted already
        ss = look(charts[SS_RETIRE], total) + look(charts[SS_FREE], total)
        ast = look(charts[AS_RETIRE], total) + look(charts[AS_FREE], total)
        lost = 6.0 * float(min(ss, g.men.at(seat, codes.SS))) + 4.0 * float(min(ast, g.men.at(seat, codes.AS)))
        lost += 1.5 * float(min(look(charts[REG_RETIRE], total), g.men.at(seat, codes.REG)))
        return -lost * later - DOLLARS * float(look(charts[PAYMENT], total)) / 1000.0
    return 0.0


def result_worth(g: Lords, seat: i64, result: i64, phenom: bool) -> float:
    """What a result of the farm's charts is worth, against a player who stays what he is."""
    if not phenom:
        room = g.men.at(seat, codes.PH) < FARM_PH[g.stars.at(seat, codes.FS)]
        return 0.0 if result != codes.R_PH else 1.0 + 2.0 * scoring(g) if room else 1.0
    if result == codes.R_STAYS:
        return 0.0
    gone = -1.0 - 2.0 * scoring(g)
    if result == codes.R_SS:
        return gone + 6.0 * scoring(g) + (3.5 if not g.men.at(seat, codes.SS) else 0.5) * season(g)
    if result == codes.R_AS:
        return gone + 4.0 * scoring(g) + (2.0 if not g.men.at(seat, codes.AS) else 0.5) * season(g)
    return gone + (1.0 if result == codes.R_REG else 0.0)


def altered(g: Lords, seat: i64, options: list[int]) -> i64:
    """Cubes on the open roll if they bring more than the points they are worth; the roller waits for the last word."""
    mine = seat == g.roller
    now = roll_worth(g, g.total)
    sign = 1.0 if mine else -rival_share(g, seat, g.roller)
    best = PASS
    most = 0.5
    for n in range(1, MOST_SPENT + 1):
        for option in (UP + n, DOWN + n):
            if option in options:
                by = n if option < DOWN else -n
                gain = sign * (roll_worth(g, g.total + by) - now) - CUBE * float(n)
                if gain > most:
                    most = gain
                    best = option
    return best


def challenged(g: Lords, seat: i64, options: list[int]) -> i64:
    """A challenge costs nothing: on any roll that matters (LOB-13.2-a)."""
    return PASS if roll_worth(g, 1) == roll_worth(g, 10) else CHALLENGE


def against(g: Lords, seat: i64, options: list[int]) -> i64:
    """The way that is worse for the roller."""
    n = options[0] - UP
    return DOWN + n if roll_worth(g, g.total - n) <= roll_worth(g, g.total + n) else UP + n


# -- farm attempts -----------------------------------------------------------------------------------------------


def try_worth(g: Lords, seat: i64, phenom: bool) -> float:
    """What a roll with every +1 that can be bought brings on average, its price deducted."""
    chart = g.pack.phenom if phenom else g.pack.prospect
    total = 0.0
    for die in range(1, 11):
        value = result_worth(g, seat, look(chart, die + MOST_DRM), phenom)
        total += value
    price = float(fee(g, seat, False) + MOST_DRM * ROLL_FEE) / 1000.0
    return total / 10.0 - DOLLARS * price


def worth_trying(g: Lords, seat: i64, phenom: bool) -> bool:
    """Whether an attempt pays, with money that is not needed for salaries."""
    return spare(g, seat) >= 2.0 + new_salary(g, phenom) and try_worth(g, seat, phenom) > 0.3


def new_salary(g: Lords, phenom: bool) -> float:
    """$1,000 that a Phenom in the majors will cost at once."""
    return 5.0 if phenom and g.salaries_due else 0.0


def bought_roll(g: Lords, seat: i64, options: list[int]) -> i64:
    """All the +1 there are; a result is kept unless another roll is likely to be better."""
    ask = cast(BuyRoll, g.choice)
    phenom = ask.kind == codes.ROLL_PHENOM
    poor = spare(g, seat) < 1.0 + new_salary(g, phenom)
    if options[0] == KEEP:
        kept = result_worth(g, seat, g.revealed[seat], phenom)
        if len(options) == 1 or kept >= try_worth(g, seat, phenom) or (ask.gift < 0 and poor):
            return KEEP
    return options[0] if poor and options[0] != KEEP else options[-1]
