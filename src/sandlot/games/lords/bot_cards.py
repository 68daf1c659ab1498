"""Cards as a bot sees them: what an effect promises, the best use of a card, and the turn's action."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.bot_dice import worth_trying
from sandlot.games.lords.bot_value import CARD as CARD_WORTH
from sandlot.games.lords.bot_value import (
    CUBE,
    DOLLARS,
    men_worth,
    record_worth,
    rival_share,
    scoring,
    season,
    spare,
)
from sandlot.games.lords.effects.values import amount, holds, whom
from sandlot.games.lords.game import Lords
from sandlot.games.lords.places import (
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
from sandlot.games.lords.steps.mat import MEDIA_CAP, NO_ONE
from sandlot.games.lords.steps.plays import full, modes, targets, victims

MARK: Final = 0.6  # points of a win to come, in a phase that has not begun
RESTOCKED: Final = 0.2  # of what a cut Regular was worth is lost: others come in the off-season
# Players by type: SS AS REG JM PH PR UT STAR. The first part is for every year end, the second for the season's wins.
MEN_SCORE: Final = [6.0, 4.0, 0.0, 0.0, 2.0, 0.2, 0.0, 4.5]
MEN_SEASON: Final = [1.0, 0.7, 0.6, 0.0, 0.5, 0.1, 0.0, 0.8]
# Stars of office, farm and manager.
STAR_SCORE: Final = [4.5, 1.5, 1.0]
STAR_SEASON: Final = [0.0, 0.0, 1.5]


# -- effects -----------------------------------------------------------------------------------------------------


def promise(g: Lords, program: int, subject: int, seat: int) -> float:
    """Points that an effect played by `seat` on `subject` promises to `seat`."""
    cells = g.pack.programs[program]
    return between(g, cells, 0, len(cells), subject, seat, 0)


def between(g: Lords, cells: list[int], pc: int, end: int, subject: int, seat: int, value: int) -> float:
    """The same for a part of a program, with the number rolled."""
    total = 0.0
    while pc < end:
        code = cells[pc]
        after = cells[pc + 1]
        if code == codes.COMPARE:
            if holds(g, subject, cells[pc + 2], cells[pc + 3], cells[pc + 4]):
                after = pc + 5
        elif code == codes.BETWEEN:
            if cells[pc + 2] <= value <= cells[pc + 3]:
                after = pc + 4
        elif code == codes.IS_ODD or code == codes.IS_EVEN:
            if (value % 2 == 1) == (code == codes.IS_ODD):
                after = pc + 3
        elif code >= codes.FOR_ME:
            for one in whom(g, code, subject, seat, 0):
                if one >= 0:
                    total += between(g, cells, pc + 3, after, one, seat, value)
        elif code == codes.V_ROLL:
            for die in range(1, 11):
                total += between(g, cells, pc + 4, cells[pc + 3], subject, seat, die) / 10.0
        elif code == codes.V_CHOOSE:
            total += chosen(g, cells, pc, subject, seat, value)
        elif code != codes.SKIP and subject >= 0:
            points = verb(g, cells, pc, subject)
            total += points if subject == seat else -rival_share(g, seat, subject) * points
            if code == codes.V_TRANSFER and subject != seat:
                total -= points
        pc = after
    return total


def chosen(g: Lords, cells: list[int], pc: int, subject: int, seat: int, value: int) -> float:
    """Whoever chooses takes the best block."""
    k = cells[pc + 2]
    start = pc + 3 + k
    best = 0.0
    for i in range(k):
        points = between(g, cells, start, cells[pc + 3 + i], subject, seat, value)
        if i == 0 or (points > best) == (subject == seat):
            best = points
        start = cells[pc + 3 + i]
    return best


def verb(g: Lords, cells: list[int], pc: int, seat: int) -> float:
    """Points of one verb for its subject."""
    code = cells[pc]
    if code == codes.V_MONEY:
        return DOLLARS * float(amount(g, seat, cells, pc + 2)) / 1000.0
    if code == codes.V_VP:
        return float(amount(g, seat, cells, pc + 2))
    if code == codes.V_WINS or code == codes.V_LOSSES:
        n = amount(g, seat, cells, pc + 2)
        if g.phase == codes.OFF or cells[pc + 5] == codes.NEXT_PHASE:
            return MARK * float(n if code == codes.V_WINS else -n)
        return marked(g, seat, n, 0) if code == codes.V_WINS else marked(g, seat, 0, n)
    a = cells[pc + 2] if cells[pc + 1] > pc + 2 else 0
    if code == codes.V_TRANSFER:
        n = cells[pc + 3]
        return -(
            DOLLARS * float(n) / 1000.0
            if a == codes.MONEY
            else CUBE * float(n)
            if a == codes.MEDIA
            else man(g, a) * float(n)
        )
    if code == codes.V_MEDIA:
        if cells[pc + 3] == 1:
            return 0.3 * float(a)
        room = MEDIA_CAP[g.stars[seat][codes.FO]] - g.media[seat]
        return CUBE * float(max(-g.media[seat], min(a, room)))
    if code == codes.V_STAR:
        now = g.stars[seat][a]
        n = max(1, min(5, now + cells[pc + 3])) - now
        return (STAR_SCORE[a] * scoring(g) + STAR_SEASON[a] * season(g)) * float(n)
    if code == codes.V_CHANGE:
        n = min(a, g.men[seat][cells[pc + 3]])
        return (man(g, cells[pc + 4]) - man(g, cells[pc + 3])) * float(n)
    if code == codes.V_GAIN:
        return man(g, cells[pc + 3]) * float(a)
    if code == codes.V_LOSE:
        return -man(g, cells[pc + 3]) * float(a) if has(g, seat, cells[pc + 3]) else 0.0
    if code == codes.V_BENCH:
        return -2.5 * float(a) if has(g, seat, cells[pc + 3]) else 0.0
    if code == codes.V_FREE_AGENT:
        return -0.6 * man(g, cells[pc + 3]) if has(g, seat, cells[pc + 3]) else 0.0
    if code == codes.V_CHART:
        return -2.5 if a == codes.CHART_INJURY and has(g, seat, codes.STAR) else 0.0
    if code == codes.V_DRM:
        return float(a) * (0.4 if cells[pc + 3] == codes.ROLL_PAYOUT else 0.3)
    if code == codes.V_PROMOTE:
        kind = codes.PH if a == 0 else codes.PR
        return 2.5 if g.men[seat][kind] else 0.0
    if code == codes.V_DRAW:
        return CARD_WORTH * float(a)
    if code == codes.V_DISCARD:
        return -CARD_WORTH * float(a) if g.hands[seat] else 0.0
    if code == codes.V_BLOCK:
        return -1.5
    if code == codes.V_READY:
        return 2.0 if g.spent[seat] >> a & 1 else 0.0
    if code == codes.V_OPS:
        return MARK * float(a)
    if code == codes.V_SCALE:
        return 0.05 * float(cells[pc + 3] - 100) if a == codes.PRICE_PAYOUT else 1.0
    return 0.5 if code == codes.V_SHIELD or code == codes.V_KEEP or code == codes.V_REROLL else 0.0


def man(g: Lords, kind: int) -> float:
    """Points of one player."""
    return MEN_SCORE[kind] * scoring(g) + MEN_SEASON[kind] * season(g)


def has(g: Lords, seat: int, kind: int) -> bool:
    """Whether an owner has a healthy player of the type."""
    men = g.men[seat]
    return men[codes.SS] + men[codes.AS] > 0 if kind == codes.STAR else men[kind] > 0


def marked(g: Lords, seat: int, wins: int, losses: int) -> float:
    """Points of marks in this phase, as the record would close; room left is worth a little."""
    won, lost = g.wins[seat], g.losses[seat]
    return record_worth(g, seat, won + wins, lost + losses) - record_worth(g, seat, won, lost)


# -- uses of a card ----------------------------------------------------------------------------------------------


def use_worth(g: Lords, seat: int, card: int, mode: int) -> float:
    """Points of the best that can be done with a card in this way."""
    n = g.pack.ops[card]
    men = g.men[seat]
    if mode == WITH_SS:
        return marked(g, seat, 2 * n + men[codes.SS] - 1, 0)
    if mode == WITH_AS:
        return marked(g, seat, n + men[codes.AS] - 1, 0)
    if mode == WITH_MANAGER:
        return marked(g, seat, max(0, n + g.pack.fm_card[g.stars[seat][codes.FM]]), 0)
    if mode == FOR_CASH:
        return DOLLARS * 0.5 * float(n)
    best = -100.0
    for target in targets(g, seat, card) if mode == AS_EVENT else victims(g, seat):
        best = max(best, aimed(g, seat, card, mode, target))
    return best


def aimed(g: Lords, seat: int, card: int, mode: int, target: int) -> float:
    """The same with a target."""
    n = g.pack.ops[card]
    if mode == FOR_LOSSES:
        return -rival_share(g, seat, target) * marked(g, seat=target, wins=0, losses=n)
    if mode == FOR_CUTS:
        return rival_share(g, seat, target) * RESTOCKED * cut_worth(g, target, n)
    program = g.pack.off[card] if g.phase == codes.OFF else g.pack.season[card]
    return promise(g, program, seat if target == NO_ONE else target, seat)


def cut_worth(g: Lords, seat: int, n: int) -> float:
    """Points that an owner loses with so many Regulars."""
    men = g.men[seat]
    ss, ast, jm = men[codes.SS], men[codes.AS], men[codes.JM]
    return men_worth(g, seat, ss, ast, jm) - men_worth(g, seat, ss, ast, jm + min(n, men[codes.REG]))


def best_mode(g: Lords, seat: int, card: int, ways: list[int]) -> int:
    """How a card is used best."""
    best = ways[0]
    most = -100.0
    for mode in ways:
        points = use_worth(g, seat, card, mode)
        if points > most:
            most = points
            best = mode
    return best


def best_target(g: Lords, seat: int, card: int, mode: int, options: list[int]) -> int:
    """On whom."""
    best = options[0]
    most = -100.0
    for option in options:
        points = aimed(g, seat, card, mode, option - SEAT)
        if points > most:
            most = points
            best = option
    return best


def card_worth(g: Lords, seat: int, card: int) -> float:
    """Points of the best use of a card now."""
    best = -100.0
    for mode in modes(g, seat, card):
        best = max(best, use_worth(g, seat, card, mode))
    return best


def kept_worth(g: Lords, seat: int, card: int) -> float:
    """What a card is worth to somebody who will play it later."""
    n = float(g.pack.ops[card])
    number = 0.6 + MARK * n * (1.6 if g.men[seat][codes.SS] else 1.0)
    return 0.0 if g.pack.compulsory[card] else min(number, 0.8 + 0.5 * n)


# -- the turn ----------------------------------------------------------------------------------------------------


def to_play(g: Lords, seat: int, options: list[int], held: float) -> list[int]:
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


def holding_back(g: Lords, seat: int) -> float:
    """Points below which a card waits for a later phase: each phase has its share of the hand."""
    phases = 4 - g.phase
    if phases == 1:
        return -0.5  # LOB-2.2-f
    share = (len(g.hands[seat]) + g.played[seat] + phases - 1) // phases
    return 0.2 if g.played[seat] < share else 2.6


def action(g: Lords, seat: int, options: list[int]) -> list[int]:
    """One action, or a few to compare."""
    if MANAGER_TEAM in options and g.pack.fm_team[g.stars[seat][codes.FM]] > 0:
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
        return [PASS, *[option for option in options if TRADE <= option < CARD]]
    return to_play(g, seat, options, -1000.0) or [option for option in options if not is_loan(option)]


def is_loan(option: int) -> bool:
    """Whether an option takes or repays a loan."""
    return LOAN < option <= REPAY_LARGE


def cycle_size(g: Lords, seat: int) -> int:
    """How many cards to buy with money that salaries will not need; 0 for none."""
    money = spare(g, seat)
    if full(g, seat) or money < 5.0:
        return 0
    return 2 if g.phase == codes.LATE else 4


def worst_card(g: Lords, seat: int, options: list[int], base: int) -> int:
    """The card that is missed least."""
    best = options[0]
    least = 1000.0
    for option in options:
        points = kept_worth(g, seat, option - base)
        if points < least:
            least = points
            best = option
    return best


def promotion(g: Lords, seat: int, options: list[int]) -> int:
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


def off_card(g: Lords, seat: int, options: list[int]) -> list[int]:
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
