"""What counts now: totals, Luck, costs and the keep limit, asked of the ledger and the Coaches and never stored."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import VerbRule, Walk, walker
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.effects.facts import CONDITIONS, MEASURES, base, last_played
from sandlot.games.cosmic.numbers import NO_CARD
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.tables import KEEPING, LUCK, TAX, TOTAL, coach_program


def ledger(g: Cosmic, what: i64, seat: i64) -> i64:
    """The sum of all entries of one sort on one side."""
    found: i64 = 0
    for entry in g.ledger:
        if entry.what == what and entry.seat == seat:
            found += entry.amount
    return found


# -- what a Coach gives all the time -------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Standing(Walk):
    """Adds up the amounts of one verb in the ability of a Coach."""

    __slots__ = ("found", "verb")
    found: i64

    def __init__(self, g: Cosmic, seat: i64, verb: i64) -> None:
        program = g.pack.program[coach_program(seat, codes.ALWAYS)]
        super().__init__(seat, program, 0, len(program), 0)
        self.verb = verb
        self.found = 0


class Gives(VerbRule):
    """An amount that counts all the time (CLB-PLY-10)."""

    def act(self, g: Cosmic, walk: Standing) -> bool:
        if walk.program[walk.pc] == walk.verb:
            walk.found += self.amount(g, walk)
        return False

    def amount(self, g: Cosmic, walk: Walk) -> i64:
        return walk.cell(0)


@final
class GivesTotal(Gives):
    """A change of the total, which may grow with Gadgets (CLB-PLY-10)."""

    def amount(self, g: Cosmic, walk: Walk) -> i64:
        return STANDING.amount(g, walk, 0)


STANDING: Final = walker({codes.MOD: GivesTotal(), codes.KEEP: Gives(), codes.DISCOUNT: Gives()}, CONDITIONS, MEASURES)


def given(g: Cosmic, seat: i64, verb: i64) -> i64:
    """What a Coach's ability gives all the time by one verb (CLB-PLY-10)."""
    if not len(g.pack.program[coach_program(seat, codes.ALWAYS)]):  # as of most Coaches
        return 0
    standing = Standing(g, seat, verb)
    STANDING.walk(g, standing)
    return standing.found


# -- totals, Luck, costs -------------------------------------------------------------------------------------------


def total(g: Cosmic, seat: i64) -> i64:
    """Stat and every modifier on that side; it may be negative (CLB-RES-1 to CLB-RES-3, R24)."""
    return base(g, seat) + ledger(g, TOTAL, seat) + given(g, seat, codes.MOD)


def luck(g: Cosmic, seat: i64) -> i64:
    """A Coach's Luck in this round (R13)."""
    return g.pack.luck[seat] + ledger(g, LUCK, seat)


def luckier(g: Cosmic) -> i64:
    """The seat with the higher Luck in this round; level Luck goes to the favoured seat (CLB-SET-6, R13)."""
    mine = luck(g, 0)
    theirs = luck(g, 1)
    if mine == theirs:
        return g.favoured
    return 0 if mine > theirs else 1


def ahead(g: Cosmic) -> i64:
    """The seat that would win the round as it stands (CLB-RES-4 to CLB-RES-6)."""
    margin = total(g, 0) - total(g, 1)
    if margin == 0:
        return luckier(g)
    return 0 if margin > 0 else 1


def winner(g: Cosmic) -> i64:
    """More points win; level points go to the higher printed Luck (CLB-END-2, CLB-END-3, CLB-END-5)."""
    if g.points[0] == g.points[1]:
        return g.favoured
    return 0 if g.points[0] > g.points[1] else 1


def surcharge(g: Cosmic, seat: i64) -> i64:
    """What this seat's next Action costs more, or less for its first one this round (CLB-EFX-5)."""
    return ledger(g, TAX, seat) - discount(g, seat)


def discount(g: Cosmic, seat: i64) -> i64:
    """What this seat's Coach takes off the cost of its next Action (CLB-PLY-10)."""
    if g.pack.discounts[seat] and last_played(g, seat) == NO_CARD:
        return given(g, seat, codes.DISCOUNT)
    return 0


def keep_limit(g: Cosmic, seat: i64) -> i64:
    """How many Actions this seat may keep in Step 4 (CLB-DSC-4)."""
    return 1 + given(g, seat, codes.KEEP) + ledger(g, KEEPING, seat)
