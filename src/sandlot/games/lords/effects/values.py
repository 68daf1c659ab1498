"""Numbers an effect reads: measures, amounts, comparisons, spans of time, and whom a clause is for."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import clockwise, left, right, stars
from sandlot.games.lords.atoms.money import debt
from sandlot.games.lords.atoms.roster import owned
from sandlot.games.lords.numbers import FOREVER
from sandlot.games.lords.state import Lasting, State
from sandlot.kernel.errors import RulesBug

SCOPES: Final[tuple[int, ...]] = (
    codes.FOR_ME,
    codes.FOR_ALL,
    codes.FOR_OTHERS,
    codes.FOR_LEFT,
    codes.FOR_RIGHT,
    codes.FOR_LEAD,
    codes.FOR_TRAIL,
    codes.FOR_BANK,
)
MEASURED: Final[tuple[int, ...]] = (
    *range(codes.M_SS, codes.M_FO),  # the types of player
    codes.M_FO,
    codes.M_FS,
    codes.M_FM,
    codes.M_STARS,
    codes.M_MEDIA,
    codes.M_CASH,
    codes.M_LOANS,
    codes.M_W,
    codes.M_L,
    codes.M_YW,
    codes.M_VP,
    codes.M_HAND,
    codes.M_PHASE,
    codes.M_YEAR,
    codes.M_ATTACK,
)


def measure(g: State, seat: int, code: int) -> int:
    """What a measure is for an owner now."""
    if seat < 0:
        return 0
    if code <= codes.UT + 1:
        return owned(g, seat, code - 1)
    if code <= codes.M_FM:
        return g.stars[seat][code - codes.M_FO]
    if code == codes.M_STARS:
        return stars(g, seat)
    if code == codes.M_MEDIA:
        return g.media[seat]
    if code == codes.M_CASH:
        return g.cash[seat]
    if code == codes.M_LOANS:
        return debt(g, seat)
    if code == codes.M_W:
        return g.wins[seat]
    if code == codes.M_L:
        return g.losses[seat]
    if code == codes.M_YW:
        return g.season_wins[seat]
    if code == codes.M_VP:
        return g.vp[seat]
    if code == codes.M_HAND:
        return len(g.hands[seat])
    if code == codes.M_PHASE:
        return g.phase
    if code == codes.M_YEAR:
        return g.year
    if code == codes.M_ATTACK:
        return g.attack
    raise RulesBug(f"no measure has the code {code}")


def amount(g: State, seat: int, program: list[int], at: int) -> int:
    """A number that may grow with a measure: times, measure, most."""
    if program[at + 1] == 0:
        return program[at]
    n = program[at] * measure(g, seat, program[at + 1])
    most = program[at + 2]
    if most and abs(n) > most:
        n = most if n > 0 else -most
    return n


def holds(g: State, seat: int, code: int, sign: int, value: int) -> bool:
    """A comparison; signs are < <= = != >= >."""
    n = measure(g, seat, code)
    if sign == 0:
        return n < value
    if sign == 1:
        return n <= value
    if sign == 2:
        return n == value
    if sign == 3:
        return n != value
    return n >= value if sign == 4 else n > value


def next_season_phase(g: State) -> int:
    """The clock of the next in-season phase."""
    return g.clock + (2 if g.phase == codes.LATE else 1)


def begins(g: State, when: int, deferred: bool) -> int:
    """From which clock on something holds; off season, what is for a phase of play waits for the Early Season."""
    if when == codes.NEXT_PHASE or (deferred and g.phase == codes.OFF and when <= codes.PHASE):
        return next_season_phase(g)
    return g.clock


def ends(g: State, when: int, start: int) -> int:
    """At which clock it no longer holds."""
    if when == codes.YEAR:
        return 4 * (g.year + 1)
    if when == codes.GAME or when == codes.NEXT:
        return FOREVER
    return start + 1


def last(g: State, kind: int, seat: int, what: int, n: int, when: int, deferred: bool = False) -> None:
    """Put down something that lasts."""
    start = begins(g, when, deferred)
    until = ends(g, when, start)
    g.lasting = [*g.lasting, Lasting(kind, seat, what, n, start, until, when == codes.NEXT, g.effect_extra)]


def leading(g: State, most: bool) -> int:
    """Most (fewest) points; ties: wins this year, stars, place in turn order (for the last owner all turned round)."""
    best = -1
    best_key: list[int] = []
    for i, seat in enumerate(clockwise(g, g.leader)):
        key = [g.vp[seat], g.season_wins[seat] + g.wins[seat], stars(g, seat), -i]
        if best < 0 or (key > best_key if most else key < best_key):
            best = seat
            best_key = key
    return best


def whom(g: State, scope: int, subject: int, me: int, spared: int) -> list[int]:
    """The owners of a scope in turn order (LOB-R141); neighbours are real table seats (LOB-R142)."""
    if scope == codes.FOR_ME:
        return [me]
    if scope == codes.FOR_BANK:
        return [-1]
    if scope == codes.FOR_LEFT:
        found = [left(g, subject)]
    elif scope == codes.FOR_RIGHT:
        found = [right(g, subject)]
    elif scope == codes.FOR_LEAD or scope == codes.FOR_TRAIL:
        found = [leading(g, scope == codes.FOR_LEAD)]
    elif scope == codes.FOR_ALL:
        found = clockwise(g, g.leader)
    elif scope == codes.FOR_OTHERS:
        found = [s for s in clockwise(g, g.leader) if s != me]
    else:
        raise RulesBug(f"no scope has the code {scope}")
    return [s for s in found if not spared >> s & 1]
