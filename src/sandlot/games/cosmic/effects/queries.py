"""What counts now: conditions, totals, Luck, costs and the keep limit, asked of the ledger and never stored."""

from __future__ import annotations

from typing import Final

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.effects.deal import KEEPING, LUCK, TAX, TOTAL, coach_program
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import NO_CARD, SIZE
from sandlot.kernel.errors import RulesBug

HANDLED: Final = (
    codes.HIT,
    codes.PITCH,
    codes.TRAILING,
    codes.OUTS2,
    codes.OPP_PLAYED,
    codes.OPP_BASE_HIGHER,
    codes.DISCOUNT,  # which a Coach gives all the time
)
MEASURED: Final = (codes.GADGETS,)


def holds(g: Cosmic, seat: int, code: int) -> bool:
    """Whether a condition is met for this seat at this moment (CLB-REV-5)."""
    if code == codes.HIT:
        return seat == g.hitting
    if code == codes.PITCH:
        return seat != g.hitting
    if code == codes.TRAILING:
        return g.points[seat] < g.points[1 - seat]
    if code == codes.OUTS2:
        return g.outs == 2
    if code == codes.OPP_PLAYED:
        return last_played(g, 1 - seat) != NO_CARD
    if code == codes.OPP_BASE_HIGHER:
        return base(g, 1 - seat) > base(g, seat)
    raise RulesBug(f"no condition has the code {code}")


def amount(g: Cosmic, seat: int, program: list[int], cell: int) -> int:
    """A number that may grow with the seat's Gadgets up to a limit."""
    times = program[cell]
    if program[cell + 1] == codes.GADGETS:
        grown = times * g.gadgets[seat]
        most = program[cell + 2]
        return max(-most, min(grown, most)) if most else grown
    return times


def ledger(g: Cosmic, what: int, seat: int) -> int:
    """The sum of all entries of one sort on one side."""
    found = 0
    for entry in g.ledger:
        if entry.what == what and entry.seat == seat:
            found += entry.amount
    return found


def standing(g: Cosmic, seat: int, verb: int) -> int:
    """What a Coach's ability gives all the time: the amounts of one verb (CLB-PLY-10)."""
    program = g.pack.program[coach_program(seat, codes.ALWAYS)]
    found = 0
    pc = 0
    while pc < len(program):
        code = program[pc]
        after = program[pc + 1]
        if code >= codes.CONDITIONS:
            if holds(g, seat, code) == (program[pc + 2] == 1):
                after = pc + 3
        elif code == verb:
            found += program[pc + 2]
        pc = after
    return found


def base(g: Cosmic, seat: int) -> int:
    """The printed stat in use: Hitting or Pitching by the seat's role (CLB-CHS-8)."""
    card = g.field[seat]
    return g.pack.hit[card] if seat == g.hitting else g.pack.pitch[card]


def total(g: Cosmic, seat: int) -> int:
    """Stat and every modifier on that side; it may be negative (CLB-RES-1 to CLB-RES-3, R24)."""
    return base(g, seat) + ledger(g, TOTAL, seat) + standing(g, seat, codes.MOD)


def luck(g: Cosmic, seat: int) -> int:
    """A Coach's Luck in this round (R13)."""
    return g.pack.luck[seat] + ledger(g, LUCK, seat)


def luckier(g: Cosmic) -> int:
    """The seat with the higher Luck in this round; level Luck goes to the favoured seat (CLB-SET-6, R13)."""
    mine = luck(g, 0)
    theirs = luck(g, 1)
    if mine == theirs:
        return g.favoured
    return 0 if mine > theirs else 1


def ahead(g: Cosmic) -> int:
    """The seat that would win the round as it stands (CLB-RES-4 to CLB-RES-6)."""
    margin = total(g, 0) - total(g, 1)
    if margin == 0:
        return luckier(g)
    return 0 if margin > 0 else 1


def surcharge(g: Cosmic, seat: int) -> int:
    """What this seat's next Action costs more, or less for its first one this round (CLB-EFX-5)."""
    more = ledger(g, TAX, seat)
    if g.pack.discounts[seat] and last_played(g, seat) == NO_CARD:
        more -= standing(g, seat, codes.DISCOUNT)
    return more


def keep_limit(g: Cosmic, seat: int) -> int:
    """How many Actions this seat may keep in Step 4 (CLB-DSC-4)."""
    return 1 + standing(g, seat, codes.KEEP) + ledger(g, KEEPING, seat)


def last_played(g: Cosmic, seat: int) -> int:
    """This seat's latest Action of the round, or NO_CARD."""
    for i in range(len(g.played) - 1, -1, -1):
        if g.played[i] // SIZE == seat:
            return g.played[i]
    return NO_CARD
