"""What an effect promises, in victory points: the program of a card is read as the owner who plays it would."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.bot.value import CARD, CUBE, DOLLARS, record_worth, rival_share, scoring, season
from sandlot.games.lords.effects.choices import Choosing
from sandlot.games.lords.effects.values import amount, holds, whom
from sandlot.games.lords.numbers import MEDIA_CAP
from sandlot.games.lords.places import CHOICE
from sandlot.games.lords.state import State

MARK: Final = 0.6  # points of a win to come, in a phase that has not begun
LOSS: Final = 1.7  # a loss is half a game while there is room for wins, and a whole one in a phase that fills up
# Players by type: SS AS REG JM PH PR UT STAR. The first part is for every year end, the second for the season's wins.
MEN_SCORE: Final = [6.0, 4.0, 0.0, 0.0, 2.0, 0.2, 0.0, 4.5]
MEN_SEASON: Final = [1.0, 0.7, 0.6, 0.0, 0.5, 0.1, 0.0, 0.8]
# Stars of office, farm and manager.
STAR_SCORE: Final = [4.5, 1.5, 1.0]
STAR_SEASON: Final = [0.0, 0.0, 1.5]


def promise(g: State, program: int, subject: int, seat: int) -> float:
    """Points that an effect played by `seat` on `subject` promises to `seat`."""
    cells = g.pack.programs[program]
    return between(g, cells, 0, len(cells), subject, seat, 0)


def between(g: State, cells: list[int], pc: int, end: int, subject: int, seat: int, value: int) -> float:
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


def chosen(g: State, cells: list[int], pc: int, subject: int, seat: int, value: int) -> float:
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


def verb(g: State, cells: list[int], pc: int, seat: int) -> float:
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
        return CARD * float(a)
    if code == codes.V_DISCARD:
        return -CARD * float(a) if g.hands[seat] else 0.0
    if code == codes.V_BLOCK:
        return -1.5
    if code == codes.V_READY:
        return 2.0 if g.spent[seat] >> a & 1 else 0.0
    if code == codes.V_OPS:
        return MARK * float(a)
    if code == codes.V_SCALE:
        return 0.05 * float(cells[pc + 3] - 100) if a == codes.PRICE_PAYOUT else 1.0
    return 0.5 if code == codes.V_SHIELD or code == codes.V_KEEP or code == codes.V_REROLL else 0.0


def man(g: State, kind: int) -> float:
    """Points of one player."""
    return MEN_SCORE[kind] * scoring(g) + MEN_SEASON[kind] * season(g)


def has(g: State, seat: int, kind: int) -> bool:
    """Whether an owner has a healthy player of the type."""
    men = g.men[seat]
    return men[codes.SS] + men[codes.AS] > 0 if kind == codes.STAR else men[kind] > 0


def marked(g: State, seat: int, wins: int, losses: int) -> float:
    """Points of wins or losses in this phase, as the record would close now."""
    won, lost = g.wins[seat], g.losses[seat]
    points = record_worth(g, seat, won + wins, lost + losses) - record_worth(g, seat, won, lost)
    return points * LOSS if losses else points


def best_block(g: State, seat: int, ask: Choosing, options: list[int]) -> int:
    """The block of an effect that promises most."""
    cells = g.pack.programs[ask.program]
    best = options[0]
    most = -1000.0
    for option in options:
        i = option - CHOICE
        start = cells[ask.pc + 2 + i] if i else ask.pc + 3 + cells[ask.pc + 2]
        points = between(g, cells, start, cells[ask.pc + 3 + i], seat, seat, ask.value)
        if points > most:
            most = points
            best = option
    return best
