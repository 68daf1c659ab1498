"""The questions of effects: choose a block, pick an owner, pass the card on, discard."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import compares
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import everyone
from sandlot.games.lords.atoms.cards import give_card, lay_down, offer_hand
from sandlot.games.lords.effects.run import WALKER, Effect, Run, Verb, start
from sandlot.games.lords.effects.scopes import bit
from sandlot.games.lords.options import CARD, CHOICE, DISCARD, SEAT
from sandlot.games.lords.state import Lords
from sandlot.kernel.packed import vec
from sandlot.kernel.step import Choice, Step


@mypyc_attr(acyclic=True)
class Placed(Choice):
    """A question inside an effect: it knows the place in the program and for whom it runs."""

    __slots__ = ("extra", "me", "pc", "program", "spared", "subject", "value")

    def __init__(self, program: i64, pc: i64, subject: i64, me: i64, value: i64, spared: i64, extra: bool) -> None:
        self.program = program
        self.pc = pc
        self.subject = subject
        self.me = me
        self.value = value
        self.spared = spared
        self.extra = extra

    def block(self, start: i64, end: i64, subject: i64) -> Effect:
        """A block of the effect, for an owner."""
        return Effect(self.program, start, end, subject, self.me, self.value, self.spared, self.extra)


@final
@mypyc_attr(acyclic=True)
class Choosing(Placed):
    """One block of several; what takes players or money one does not have cannot be chosen, if there is another way."""

    def offers(self, g: Lords, seat: i64) -> None:
        program = g.pack.programs[self.program]
        k = program[self.pc + 2]
        start = self.pc + 3 + k
        for i in range(k):
            end = program[self.pc + 3 + i]
            if possible(g, self.block(start, end, seat), program):
                g.offer(CHOICE + i)
            start = end
        if g.count == 0:
            for i in range(k):
                g.offer(CHOICE + i)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        program = g.pack.programs[self.program]
        i = option - CHOICE
        start = program[self.pc + 2 + i] if i else self.pc + 3 + program[self.pc + 2]
        if g.events is not None:
            g.emit("choose", seat, count=i)
        g.do(self.block(start, program[self.pc + 3 + i], seat))


def possible(g: Lords, effect: Effect, program: vec[i64]) -> bool:
    """Whether an owner has the players and the money that the clauses of a block take."""
    run = Run(effect, program)
    while run.pc < run.end:
        verb = WALKER.verbs[program[run.pc]]
        if isinstance(verb, Verb) and not verb.possible(g, run):
            return False
        run.pc = run.after()
    return True


@final
@mypyc_attr(acyclic=True)
class Picking(Placed):
    """An owner is named, who becomes the subject of the block; whoever has passed cannot be (LOB-5.3.12-b)."""

    def offers(self, g: Lords, seat: i64) -> None:
        mask = self.able(g)
        for other in range(g.seats):
            if mask >> other & 1:
                g.offer(SEAT + other)

    def able(self, g: Lords) -> i64:
        """Those owners, as a mask."""
        program = g.pack.programs[self.program]
        at = self.pc + 2
        found: i64 = 0
        for other in range(g.seats):
            if (other == self.me and program[at] == codes.PICK_OTHERS) or self.spared >> other & 1:
                continue
            if other != self.me and g.passed[other] and g.phase != codes.OFF:
                continue
            measure = program[at + 1]
            if measure == 0 or compares(WALKER.measure(g, other, measure), program[at + 2], program[at + 3]):
                found |= 1 << other
        return found

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        program = g.pack.programs[self.program]
        if g.events is not None:
            g.emit("pick", seat, count=option - SEAT)
        g.do(self.block(self.pc + 8, program[self.pc + 7], option - SEAT))


def unmarked(g: Lords, seat: i64) -> i64:
    """Owners who have not had the trade bait this year (LOB-10.0-f), as a mask."""
    return everyone(g) & ~g.bait & ~bit(seat)


@final
@mypyc_attr(acyclic=True)
class PassOn(Choice):
    """The trade bait goes to an owner who has not had it this year, for a card of his choice (LOB-10.0-g, LOB-R53)."""

    __slots__ = ("me", "program", "spared")

    def __init__(self, program: i64, me: i64, spared: i64) -> None:
        self.program = program
        self.me = me
        self.spared = spared

    def offers(self, g: Lords, seat: i64) -> None:
        mask = unmarked(g, seat)
        for other in range(g.seats):
            if mask >> other & 1:
                g.offer(SEAT + other)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        to = option - SEAT
        if g.events is not None:
            g.emit("pass on", seat, count=to, rule="LOB-10.0-f")
        start(g, self.program, to, self.me, self.spared)
        if g.hands.size(to):
            g.ask(to, InReturn(seat))


@final
@mypyc_attr(acyclic=True)
class InReturn(Choice):
    """Which card comes back for the trade bait."""

    __slots__ = ("to",)

    def __init__(self, to: i64) -> None:
        self.to = to

    def offers(self, g: Lords, seat: i64) -> None:
        offer_hand(g, seat, CARD)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        give_card(g, seat, self.to, option - CARD)


@final
@mypyc_attr(acyclic=True)
class Discarding(Step):
    """An owner discards cards of his choice, one after the other."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: i64, n: i64) -> None:
        self.seat = seat
        self.n = n

    def go(self, g: Lords) -> None:
        if self.n > 0 and g.hands.size(self.seat):
            g.do(Discarding(self.seat, self.n - 1))
            g.ask(self.seat, DISCARD_ONE)


@final
class DiscardOne(Choice):
    """Which card to discard."""

    def offers(self, g: Lords, seat: i64) -> None:
        offer_hand(g, seat, DISCARD)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        lay_down(g, seat, option - DISCARD, "discard", "")


DISCARD_ONE: Final = DiscardOne()
