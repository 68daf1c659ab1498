"""Walking an effect: one loop for all games (format of a program: see vocabulary.py). What its words do is the game's.

A game gives a handler for every word, in tables by code: a `VerbRule` for a verb, a `ConditionRule` for a condition,
a `MeasureRule` for a measure. Bots walk the same programs with handlers of their own, which reckon instead of act.
A handler names the game's own position and walk, which are `Any` here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.errors import RulesBug
from sandlot.kernel.game import Game
from sandlot.kernel.packed import append, vec
from sandlot.kernel.plain import Plain

SKIP: Final = 0
COMPARE: Final = 1
BETWEEN: Final = 2
FIRST_CODE: Final = 8  # a game's own codes start here


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Walk(Plain):
    """An effect on its way: the program, the clause it has come to, where it ends, for whom, and the row it rolled."""

    __slots__ = ("end", "pc", "program", "row", "seat")
    seat: i64
    program: vec[i64]
    pc: i64
    end: i64
    row: i64

    def __init__(self, seat: i64, program: vec[i64], pc: i64, end: i64, row: i64) -> None:
        self.seat = seat
        self.program = program
        self.pc = pc
        self.end = end
        self.row = row

    def cell(self, place: i64) -> i64:
        """An argument of the verb it has come to, by its place among the cells."""
        return self.program[self.pc + 2 + place]

    def given(self, place: i64) -> i64:
        """An argument of the condition it has come to; before them stands whether it is wanted."""
        return self.program[self.pc + 3 + place]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class VerbRule(Plain):
    """What a verb does."""

    __slots__ = ()

    def act(self, g: Any, walk: Any) -> bool:
        """Carry it out. True: the walk ends here; what is left of the effect is lost, or waits on the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ConditionRule(Plain):
    """What a condition asks."""

    __slots__ = ("cells",)
    cells: i64

    def __init__(self, cells: i64 = 0) -> None:
        self.cells = cells  # that its arguments take

    def holds(self, g: Any, walk: Any) -> bool:
        """Whether it is so."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class MeasureRule(Plain):
    """What a measure reads."""

    __slots__ = ()

    def of(self, g: Any, seat: i64) -> i64:
        """Its number for a seat now."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Walker(Plain):
    """The handlers of a game, or of its bot, by code."""

    __slots__ = ("conditions", "measures", "verbs")
    verbs: vec[VerbRule | None]
    conditions: vec[ConditionRule | None]
    measures: vec[MeasureRule | None]

    def __init__(
        self,
        verbs: vec[VerbRule | None],
        conditions: vec[ConditionRule | None],
        measures: vec[MeasureRule | None],
    ) -> None:
        self.verbs = verbs
        self.conditions = conditions
        self.measures = measures

    def enter(self, verbs: Mapping[int, VerbRule]) -> None:
        """Add handlers that are written after this walker, because what they do starts its effects."""
        for code, verb in verbs.items():
            while len(self.verbs) <= code:
                self.verbs = append(self.verbs, None)
            self.verbs[code] = verb

    def handled(self) -> list[int]:
        """The codes of verbs and conditions that have a handler."""
        found = [code for code in range(len(self.verbs)) if self.verbs[code] is not None]
        return found + [code for code in range(len(self.conditions)) if self.conditions[code] is not None]

    def measured(self) -> list[int]:
        """The codes of measures that have a handler."""
        return [code for code in range(len(self.measures)) if self.measures[code] is not None]

    def walk(self, g: Game, walk: Walk) -> bool:
        """Carry out an effect from where it stands on; True if a verb ended it."""
        program = walk.program
        pc = walk.pc
        end = walk.end
        while pc < end:
            code = program[pc]
            after = program[pc + 1]
            walk.pc = pc
            if code >= FIRST_CODE:
                verb = self.verbs[code] if code < len(self.verbs) else None
                if verb is not None:
                    if verb.act(g, walk):
                        return True
                else:
                    condition = self.conditions[code] if code < len(self.conditions) else None
                    if condition is None:
                        raise RulesBug(f"no word of an effect has the code {code}")
                    if condition.holds(g, walk) == (program[pc + 2] == 1):
                        after = pc + 3 + condition.cells
            elif code == COMPARE:
                if compares(self.measure(g, walk.seat, program[pc + 2]), program[pc + 3], program[pc + 4]):
                    after = pc + 5
            elif code == BETWEEN:
                if program[pc + 2] <= walk.row <= program[pc + 3]:
                    after = pc + 4
            elif code != SKIP:
                raise RulesBug(f"no word of an effect has the code {code}")
            pc = after
        walk.pc = pc
        return False

    def measure(self, g: Game, seat: i64, code: i64) -> i64:
        """What a measure is for a seat now."""
        measure = self.measures[code] if code < len(self.measures) else None
        if measure is None:
            raise RulesBug(f"no measure of an effect has the code {code}")
        return measure.of(g, seat)

    def amount(self, g: Game, walk: Walk, place: i64) -> i64:
        """A number that may grow with a measure: the cells `times measure most` (most 0: no limit)."""
        at = walk.pc + 2 + place
        times = walk.program[at]
        code = walk.program[at + 1]
        if code == 0:
            return times
        grown = times * self.measure(g, walk.seat, code)
        most = walk.program[at + 2]
        if most:
            return max(-most, min(grown, most))
        return grown


def compares(value: i64, sign: i64, with_: i64) -> bool:
    """Signs are numbered as in the grammar: < <= = != >= >."""
    if sign == 0:
        return value < with_
    if sign == 1:
        return value <= with_
    if sign == 2:
        return value == with_
    if sign == 3:
        return value != with_
    if sign == 4:
        return value >= with_
    return value > with_


def walker(
    verbs: Mapping[int, VerbRule],
    conditions: Mapping[int, ConditionRule] | None = None,
    measures: Mapping[int, MeasureRule] | None = None,
) -> Walker:
    """Handlers in tables by code."""
    asked = conditions or {}
    read = measures or {}
    last = max([FIRST_CODE, *verbs, *asked])
    return Walker(
        vec[VerbRule | None]([verbs.get(code) for code in range(last + 1)]),
        vec[ConditionRule | None]([asked.get(code) for code in range(last + 1)]),
        vec[MeasureRule | None]([read.get(code) for code in range(max([0, *read]) + 1)]),
    )
