"""Cards as a bot plays them: the best use of a card, and the turn's action."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import clockwise
from sandlot.games.lords.atoms.money import AS_PAY, SS_PAY
from sandlot.games.lords.bot.dice import worth_trying
from sandlot.games.lords.bot.effects import MARK, man, marked, promise
from sandlot.games.lords.bot.value import (
    CUBE,
    DOLLARS,
    REST,
    depth_worth,
    men_worth,
    rival_share,
    spare,
)
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.options import (
    AS_EVENT,
    CARD,
    CYCLE,
    DISCARD,
    FOR_CASH,
    FOR_CUTS,
    FOR_LOSSES,
    LEGEND,
    LOAN,
    MANAGER_TEAM,
    PASS,
    PHENOM,
    PROSPECT,
    REPAY_LARGE,
    SEAT,
    TRADE,
    WITH_AS,
    WITH_LEGEND,
    WITH_MANAGER,
    WITH_SS,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.plays import TABLE, Mode, Target, full, modes, targets, victims

THINNED: Final = 0.5  # of the year's depth that a raid on the Regulars costs; some go anyway
RESTOCKED: Final = 0.4  # points that it costs to replace a Regular in the next off-season


# -- uses of a card ----------------------------------------------------------------------------------------------


def use_worth(g: Lords, seat: i64, card: i64, mode: i64) -> float:
    """Points of the best that can be done with a card in this way."""
    n = g.pack.ops[card]
    if mode == WITH_SS:
        return marked(g, seat, 2 * n + g.men.at(seat, codes.SS) - 1, 0)
    if mode == WITH_AS:
        return marked(g, seat, n + g.men.at(seat, codes.AS) - 1, 0)
    if mode == WITH_MANAGER:
        return marked(g, seat, max(0, n + g.pack.fm_card[g.stars.at(seat, codes.FM)]), 0)
    if mode == FOR_CASH:
        return DOLLARS * 0.5 * float(n)
    best = -100.0
    mask = targets(g, seat, card) if mode == AS_EVENT else victims(g, seat)
    if mask == TABLE:
        return max(best, aimed(g, seat, card, mode, NO_ONE))
    for target in range(g.seats):
        if mask >> target & 1:
            best = max(best, aimed(g, seat, card, mode, target))
    return best


def aimed(g: Lords, seat: i64, card: i64, mode: i64, target: i64) -> float:
    """The same with a target."""
    n = g.pack.ops[card]
    if mode == FOR_LOSSES:
        return -rival_share(g, seat, target) * marked(g, seat=target, wins=0, losses=n)
    if mode == FOR_CUTS:
        return rival_share(g, seat, target) * cut_worth(g, target, n)
    program = g.pack.off[card] if g.phase == codes.OFF else g.pack.season[card]
    return promise(g, program, seat if target == NO_ONE else target, seat)


def cut_worth(g: Lords, seat: i64, n: i64) -> float:
    """Points that an owner loses with so many Regulars: depth for the rest of the year, then what new ones cost."""
    jm = g.men.at(seat, codes.JM)
    lost = min(n, g.men.at(seat, codes.REG))
    points = THINNED * REST[g.phase] * (depth_worth(jm) - depth_worth(jm + lost))
    return points + RESTOCKED * float(lost) if g.year < g.years else points


def best_mode(g: Lords, seat: i64, options: list[int]) -> i64:
    """How a card is used best."""
    card = cast(Mode, g.choice).card
    best = options[0]
    most = -100.0
    for mode in options:
        points = use_worth(g, seat, card, mode)
        if points > most:
            most = points
            best = mode
    return best


def best_target(g: Lords, seat: i64, options: list[int]) -> i64:
    """On whom; among equals the first one clockwise, so that no seat is everybody's victim."""
    asked = cast(Target, g.choice)
    best = options[0]
    most = -100.0
    for other in clockwise(g, seat):
        if SEAT + other in options:
            points = aimed(g, seat, asked.card, asked.mode, other)
            if points > most:
                most = points
                best = SEAT + other
    return best


def card_worth(g: Lords, seat: i64, card: i64) -> float:
    """Points of the best use of a card now."""
    best = -100.0
    ways = modes(g, seat, card)
    for mode in range(AS_EVENT, FOR_CUTS + 1):
        if ways >> mode & 1:
            best = max(best, use_worth(g, seat, card, mode))
    return best


def kept_worth(g: Lords, seat: i64, card: i64) -> float:
    """What a card is worth to somebody who will play it later."""
    n = float(g.pack.ops[card])
    number = 0.6 + MARK * n * (1.6 if g.men.at(seat, codes.SS) else 1.0)
    return 0.0 if g.pack.compulsory[card] else min(number, 0.8 + 0.5 * n)


# -- the turn ----------------------------------------------------------------------------------------------------


def to_play(g: Lords, seat: i64, options: list[int], held: float) -> list[int]:
    """The best card of the options if it is worth more than `held` points; else none."""
    best: list[int] = []
    most = held
    for option in options:
        if CARD <= option < DISCARD:
            card = option - CARD
            points = card_worth(g, seat, card)
            if g.phase != codes.LATE:
                points -= 0.3 * kept_worth(g, seat, card)
            if points > most:
                most = points
                best = [option]
    return best


def holding_back(g: Lords, seat: i64) -> float:
    """Points below which a card waits for a later phase: each phase has its share of the hand."""
    phases = 4 - g.phase
    if phases == 1:
        return -0.5  # LOB-2.2-f
    share = (g.hands.size(seat) + g.played[seat] + phases - 1) // phases
    return 0.2 if g.played[seat] < share else 2.6


def action(g: Lords, seat: i64, options: list[int]) -> list[int]:
    """One action, or a few to compare."""
    if MANAGER_TEAM in options and g.pack.fm_team[g.stars.at(seat, codes.FM)] > 0:
        return [MANAGER_TEAM]
    if PHENOM in options and worth_trying(g, seat, True):
        return [PHENOM]
    if PROSPECT in options and worth_trying(g, seat, False):
        return [PROSPECT]
    legends = [option for option in options if LEGEND <= option < WITH_LEGEND]
    if legends:
        return [legends[0]]
    cards = to_play(g, seat, options, holding_back(g, seat))
    buy = cycle_size(g, seat)
    if not cards and CYCLE + buy in options:
        return [CYCLE + buy]
    if cards:
        return cards
    if PASS in options:
        return [best_swap(g, seat, options)]
    return to_play(g, seat, options, -1000.0) or [option for option in options if not is_loan(option)]


def best_swap(g: Lords, seat: i64, options: list[int]) -> i64:
    """The row of the trade chart that is worth most, or to pass."""
    best = PASS
    most = 0.7
    for option in options:
        if TRADE <= option < CARD:
            points = swap_worth(g, seat, option)
            if points > most:
                most = points
                best = option
    return best


def swap_worth(g: Lords, seat: i64, option: i64) -> float:
    """Points of a swap; Journeymen come and go for what is missing or too much at the end of the phase."""
    row, turned = divmod(option - TRADE, 2)
    cells = g.pack.trade[row]
    gives, gets = codes.TRADED * turned, codes.TRADED * (1 - turned)
    more = [cells[gets + good] - cells[gives + good] for good in range(codes.TRADED)]
    men = g.men
    ss, ast, jm = men.at(seat, codes.SS), men.at(seat, codes.AS), men.at(seat, codes.JM)
    after = max(0, jm - more[codes.SS] - more[codes.AS] - more[codes.REG])
    points = men_worth(g, seat, ss + more[codes.SS], ast + more[codes.AS], after) - men_worth(g, seat, ss, ast, jm)
    points += man(g, codes.PH) * float(more[codes.PH]) + man(g, codes.PR) * float(more[codes.PR])
    points += CUBE * float(more[codes.MEDIA])
    pay = SS_PAY * more[codes.SS] + AS_PAY * more[codes.AS] if g.year < g.years else 0
    return points + DOLLARS * float(more[codes.MONEY] - pay) / 1000.0


def is_loan(option: i64) -> bool:
    """Whether an option takes or repays a loan."""
    return LOAN < option <= REPAY_LARGE


def cycle_size(g: Lords, seat: i64) -> i64:
    """How many cards to buy with money that salaries will not need; 0 for none."""
    money = spare(g, seat)
    if full(g, seat) or money < 5.0:
        return 0
    return 2 if g.phase == codes.LATE else 4


def worst_card(g: Lords, seat: i64, options: list[int], base: i64) -> i64:
    """The card that is missed least."""
    best = options[0]
    least = 1000.0
    for option in options:
        points = kept_worth(g, seat, option - base)
        if points < least:
            least = points
            best = option
    return best


def promotion(g: Lords, seat: i64, options: list[int]) -> i64:
    """The card that brings more money than it will be missed (LOB-4.1.2-b)."""
    best = options[0]
    most = -1000.0
    for option in options:
        if option >= CARD:
            card = option - CARD
            points = DOLLARS * float(g.pack.ops[card]) - kept_worth(g, seat, card)
            if points > most:
                most = points
                best = option
    return best


def off_card(g: Lords, seat: i64, options: list[int]) -> list[int]:
    """The off-season event that promises more than the card would later."""
    best: list[int] = []
    most = -1000.0
    for option in options:
        if option >= CARD:
            card = option - CARD
            points = use_worth(g, seat, card, AS_EVENT) - kept_worth(g, seat, card)
            if g.pack.compulsory[card]:
                points += 0.5  # it has to be played some day (LOB-R17)
            if points > most:
                most = points
                best = [option]
    if PASS in options and (not best or most < 0.0):
        return [PASS]
    return best
