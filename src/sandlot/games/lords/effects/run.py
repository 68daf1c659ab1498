"""Running an effect: a program and a place in it. What its verbs do is entered by the rules above (steps/verbs)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import VerbRule, Walk, walker
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import drop, note
from sandlot.games.lords.effects.measures import CONDITIONS, MEASURES
from sandlot.games.lords.effects.spans import begins, ends
from sandlot.games.lords.numbers import ON, Lasting
from sandlot.games.lords.state import Lords
from sandlot.kernel.packed import vec
from sandlot.kernel.step import Step


@final
@mypyc_attr(acyclic=True)
class Effect(Step):
    """The rest of an effect, from `pc` to `end`, for one owner."""

    __slots__ = ("end", "extra", "me", "pc", "program", "spared", "subject", "value")

    def __init__(
        self, program: i64, pc: i64, end: i64, subject: i64, me: i64, value: i64, spared: i64, extra: bool
    ) -> None:
        self.program = program
        self.pc = pc
        self.end = end
        self.subject = subject
        self.me = me
        self.value = value  # of the roll whose rows these are
        self.spared = spared  # mask of owners it does not touch
        self.extra = extra  # of an Extra Innings card

    def go(self, g: Lords) -> None:
        """Carry out the next verb; the rest waits below what it pushes."""
        WALKER.walk(g, Run(self, g.pack.programs[self.program]))

    def at(self, pc: i64, end: i64, subject: i64) -> Effect:
        """The same effect at another place, for an owner."""
        return Effect(self.program, pc, end, subject, self.me, self.value, self.spared, self.extra)

    def row(self, value: i64) -> Effect:
        """The same effect with the number that was rolled."""
        return Effect(self.program, self.pc, self.end, self.subject, self.me, value, self.spared, self.extra)

    def stand(self, g: Lords, trigger: i64, when: i64, start: i64, end: i64) -> None:
        """Put down a standing rule."""
        first = begins(g, when, False)
        until = ends(g, when, first)
        once = when == codes.NEXT
        note(g, Lasting(ON, self.subject, trigger, 0, first, until, once, self.extra, self.program, start, end))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Run(Walk):
    """An effect on its way to its next verb."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect, program: vec[i64]) -> None:
        self.seat = effect.subject
        self.program = program
        self.pc = effect.pc
        self.end = effect.end
        self.row = effect.value
        self.effect = effect

    def after(self) -> i64:
        """Where the next clause begins."""
        return self.program[self.pc + 1]

    def rest(self, g: Lords) -> None:
        """Leave what comes after this clause on the agenda."""
        if self.after() < self.end:
            g.do(self.effect.at(self.after(), self.end, self.seat))

    def body(self, g: Lords, seat: i64) -> None:
        """Go on with what a scope holds, for an owner."""
        g.do(self.effect.at(self.pc + 3, self.after(), seat))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Verb(VerbRule):
    """A verb of this game."""

    def act(self, g: Lords, run: Run) -> bool:
        run.rest(g)
        g.effect_extra = run.effect.extra
        self.carry_out(g, run)
        return True

    def carry_out(self, g: Lords, run: Run) -> None:
        """What is left of the effect waits already, below what this pushes."""
        raise NotImplementedError

    def possible(self, g: Lords, run: Run) -> bool:
        """Whether the subject has the players and the money it takes."""
        return True


@mypyc_attr(acyclic=True)
class OwnerVerb(Verb):
    """A verb that is about an owner, so it does nothing for the league office."""

    def carry_out(self, g: Lords, run: Run) -> None:
        if run.seat >= 0:
            self.for_owner(g, run.seat, run)

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        """Carry it out for this owner."""
        raise NotImplementedError


WALKER: Final = walker({}, CONDITIONS, MEASURES)


def start(g: Lords, program: i64, subject: i64, me: i64, spared: i64 = 0, extra: bool = False) -> None:
    """Push a whole effect."""
    g.do(Effect(program, 0, len(g.pack.programs[program]), subject, me, 0, spared, extra))


def respond(g: Lords, seat: i64, card: i64, subject: i64) -> None:
    """What a response does, for the owner it helps."""
    pack = g.pack
    off_side = g.phase == codes.OFF and pack.off_answers[card] != 0
    start(g, pack.off[card] if off_side else pack.season[card], subject, seat)


def fire(g: Lords, trigger: i64, seat: i64) -> None:
    """Run the standing rules of this trigger for an owner; with seat -1 those of the whole table."""
    for one in g.lasting:
        if one.kind == ON and one.what == trigger and one.seat == seat and one.start <= g.clock < one.until:
            g.do(Effect(one.program, one.pc, one.end, seat, seat, 0, 0, one.extra))
            if one.once:
                drop(g, one)
