"""The interpreter: an effect is a program and a place in it; every instruction is carried out by its verb."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed
from sandlot.games.lords.effects.choices import Choosing, Discarding, PassOn, Picking
from sandlot.games.lords.effects.values import amount, holds, whom
from sandlot.games.lords.numbers import ON
from sandlot.games.lords.state import Lasting, State
from sandlot.games.lords.steps import verbs
from sandlot.games.lords.steps.dice import roll

HANDLED: Final[tuple[int, ...]] = (  # steps/verbs.py has the others
    codes.IS_ODD,
    codes.IS_EVEN,
    codes.V_ROLL,
    codes.V_CHOOSE,
    codes.V_PICK,
    codes.V_PASS_ON,
    codes.V_ON,
    codes.V_DISCARD,
    codes.V_PEEK,
    codes.V_TRANSFER,
    codes.V_CANCEL,
)


class Effect(Deed):
    """The rest of an effect, from `pc` to `end`, for one owner."""

    __slots__ = ("end", "extra", "me", "pc", "program", "spared", "subject", "value")

    def __init__(
        self, program: int, pc: int, end: int, subject: int, me: int, value: int, spared: int, extra: bool
    ) -> None:
        self.program = program
        self.pc = pc
        self.end = end
        self.subject = subject
        self.me = me
        self.value = value  # of the roll whose rows these are
        self.spared = spared  # mask of owners it does not touch
        self.extra = extra  # of an Extra Innings card

    def go(self, g: State) -> None:
        """Carry out the next instruction that does something; the rest waits below what it pushes."""
        program = g.pack.programs[self.program]
        pc = self.pc
        end = self.end
        while pc < end:
            code = program[pc]
            after = program[pc + 1]
            if code == codes.COMPARE:
                if holds(g, self.subject, program[pc + 2], program[pc + 3], program[pc + 4]):
                    after = pc + 5
            elif code == codes.BETWEEN:
                if program[pc + 2] <= self.value <= program[pc + 3]:
                    after = pc + 4
            elif code == codes.IS_ODD or code == codes.IS_EVEN:
                if (self.value % 2 == 1) == (code == codes.IS_ODD):
                    after = pc + 3
            elif code >= codes.FOR_ME:
                if after < end:
                    g.do(self.at(after, end))
                for seat in reversed(whom(g, code, self.subject, self.me, self.spared)):
                    one = self.at(pc + 3, after)
                    g.do(Effect(one.program, one.pc, one.end, seat, self.me, self.value, self.spared, self.extra))
                return
            elif code != codes.SKIP:
                if after < end:
                    g.do(self.at(after, end))
                self.act(g, program, pc)
                return
            pc = after

    def at(self, pc: int, end: int) -> Effect:
        """The same effect from another place on."""
        return Effect(self.program, pc, end, self.subject, self.me, self.value, self.spared, self.extra)

    def act(self, g: State, program: list[int], pc: int) -> None:
        """One verb."""
        code = program[pc]
        seat = self.subject
        g.effect_extra = self.extra
        if code == codes.V_ROLL:
            start = pc + 4
            roll(g, seat, codes.ROLL_EVENT, 0, Rows(self.at(start, program[pc + 3])))
        elif code == codes.V_CHOOSE:
            g.ask(seat, Choosing(self.program, pc, seat, self.me, self.value, self.spared, self.extra))
        elif code == codes.V_PICK:
            asks = Picking(self.program, pc, seat, self.me, self.value, self.spared, self.extra)
            if asks.offers(g, seat):
                g.ask(seat, asks)
        elif code == codes.V_PASS_ON:
            asks_on = PassOn(self.program, self.me, self.spared)
            g.bait |= 1 << seat
            if asks_on.offers(g, seat):
                g.ask(seat, asks_on)
        elif code == codes.V_ON:
            start = pc + 6
            self.stand(g, program[pc + 2], program[pc + 3], start, program[pc + 5])
        elif code == codes.V_DISCARD:
            if program[pc + 3] == 1:
                verbs.discard_random(g, seat, program[pc + 2])
            else:
                g.do(Discarding(seat, program[pc + 2]))
        elif code == codes.V_PEEK:
            verbs.peek(g, self.me, seat, program[pc + 2])
        elif code == codes.V_TRANSFER:
            verbs.transfer(g, seat, self.me, program[pc + 2], program[pc + 3], program[pc + 4])
        elif code == codes.V_CANCEL:
            g.cancelled = True
        elif code <= codes.V_LOSSES and code != codes.V_MEDIA:
            when = program[pc + 5] if code >= codes.V_WINS else codes.NOW
            verbs.count(g, seat, code, amount(g, seat, program, pc + 2), when)
        elif seat >= 0:
            verbs.act(g, seat, program, pc)
        else:
            verbs.act_of_bank(g, program, pc)

    def stand(self, g: State, trigger: int, when: int, start: int, end: int) -> None:
        """Put down a standing rule."""
        from sandlot.games.lords.effects.values import begins, ends

        first = begins(g, when, False)
        until = ends(g, when, first)
        once = when == codes.NEXT
        rule = Lasting(ON, self.subject, trigger, 0, first, until, once, self.extra, self.program, start, end)
        g.lasting = [*g.lasting, rule]


class Rows(Deed):
    """A roll of an effect is made: its row acts; below and above the table the nearest row."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def go(self, g: State) -> None:
        """Go on with the number rolled."""
        e = self.effect
        value = min(10, max(1, g.total))
        g.do(Effect(e.program, e.pc, e.end, e.subject, e.me, value, e.spared, e.extra))


def start(g: State, program: int, subject: int, me: int, spared: int = 0, extra: bool = False) -> None:
    """Push a whole effect."""
    g.do(Effect(program, 0, len(g.pack.programs[program]), subject, me, 0, spared, extra))


def fire(g: State, trigger: int, seat: int) -> None:
    """Run the standing rules of this trigger for an owner; with seat -1 those of the whole table."""
    for one in g.lasting:
        if one.kind == ON and one.what == trigger and one.seat == seat and one.start <= g.clock < one.until:
            g.do(Effect(one.program, one.pc, one.end, seat, seat, 0, 0, one.extra))
            if one.once:
                g.lasting = [other for other in g.lasting if other is not one]
