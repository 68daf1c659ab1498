"""A game's own words for effects: verbs, conditions and measures, checked and compiled to flat int programs.

A program is a list of instructions, each `code, next, …`; `next` is the index of the instruction after
it. So every loop is `while pc < end: …; pc = program[pc + 1]`, and a place in an effect is just (program,
pc, end).

    verb       code next  arguments…                    its arguments always take the same number of cells
    verb {}    code next  arguments…  k  end1 … endk  block1 … blockk
                                                        block 1 starts after endk, others where one ends
    condition  code next  wanted  arguments…  body      wanted 1, or 0 for `unless`; failing: go to next
    compare    COMPARE next  measure sign value  body   sign: index into SIGNS
    row        BETWEEN next  low high  body
    jump       SKIP next                                ends a body that has an `else`, which lies up to next

Cells: a number is itself, or `times measure most` if it may grow with a measure (measure 0: a plain
number; most 0: no limit); a word is its index; several words are a bit mask; a card is its place in its
table; a comparison is `measure sign value` (measure 0: left out). What is left out takes its default, so
a verb's cells never move.
"""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from sandlot.cards.arguments import SIGNS, Argument, Context, Joint, Measure, bind, suggest
from sandlot.cards.grammar import Between, Clause, Compare, Effect, Else, Guard, When, parse, write_guard
from sandlot.cards.program import BETWEEN, COMPARE, FIRST_CODE, SKIP
from sandlot.cards.wording import sentence

Names = Mapping[str, Sequence[str]]
NO_NAMES: Final[Names] = {}


class Verb(msgspec.Struct, frozen=True):
    """A thing an effect can do: `blocks` is how few and how many blocks it takes, `rows` their span of rows.

    The text may use every argument by name, `{block}` for its only block, `{blocks}` for all joined by
    "or"; `less` is used instead when the first number is negative, and says it without the sign; `again`
    where the clause before is the very same.
    """

    name: str
    code: int
    text: str
    args: tuple[Argument, ...] = ()
    less: str = ""
    again: str = ""
    blocks: tuple[int, int] = (0, 0)
    rows: tuple[int, int] | None = None


class Condition(msgspec.Struct, frozen=True):
    """A thing an effect can depend on; a `scope` is whom it is for (`all: money 5`).

    The text follows "if" or "unless"; a scope's text holds `{body}`. A scope takes `unless` and `else` only if it
    leaves somebody out, which is what its text `others` says, with a `{body}` too.
    """

    name: str
    code: int
    text: str
    args: tuple[Argument, ...] = ()
    scope: bool = False
    others: str = ""


class Handlers(NamedTuple):
    """What a game's rules carry out, by code: verbs and conditions in one list, and measures."""

    words: Sequence[int]
    measures: Sequence[int] = ()


class Vocabulary:
    """All words of one game, and what its rules say they handle: neither may have what the other has not."""

    def __init__(
        self,
        verbs: Sequence[Verb],
        conditions: Sequence[Condition] = (),
        measures: Sequence[Measure] = (),
        handlers: Handlers | None = None,
    ) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.conditions = {condition.name: condition for condition in conditions}
        self.measures = {measure.name: measure for measure in measures}
        codes = [verb.code for verb in verbs] + [condition.code for condition in conditions]
        if len(set(codes)) < len(codes) or any(code < FIRST_CODE for code in codes):
            raise ValueError(f"codes of verbs and conditions must differ and start at {FIRST_CODE}")
        if len({m.code for m in measures}) < len(measures) or any(m.code < 1 for m in measures):
            raise ValueError("codes of measures must differ and start at 1")
        if len(self.verbs) + len(self.conditions) < len(codes) or len(self.measures) < len(measures):
            raise ValueError("a word is declared twice")
        self.handlers = handlers
        if handlers is not None:
            _check_handled((*verbs, *conditions), handlers.words)
            _check_handled(measures, handlers.measures)
        for verb in verbs:
            for template in (verb.text, verb.less, verb.again):
                _check_template(verb.name, template, verb.args, {"block", "blocks"} if verb.blocks[1] else set())
        for condition in conditions:
            for template in (condition.text, condition.others):
                _check_template(condition.name, template, condition.args, {"body"} if condition.scope else set())
        for measure in measures:
            _check_template(measure.name, measure.text, (), {"n"})

    def context(self, names: Names | None) -> Context:
        """What arguments refer to, with the card ids of a pack (None: any id will do)."""
        return Context(self.measures, names)

    def read(self, text: str, names: Names = NO_NAMES) -> Effect:
        """Parse and check in one go; GrammarError or ValueError with all that is wrong."""
        effect = parse(text)
        problems = self.check(effect, names)
        if problems:
            raise ValueError("; ".join(problems))
        return effect

    def check(self, effect: Effect, names: Names = NO_NAMES) -> list[str]:
        """Sentences about everything that is wrong; none if the effect can be compiled."""
        return list(self._check(effect, self.context(names), None))

    def _check(self, effect: Effect, context: Context, rows: tuple[int, int] | None) -> Iterator[str]:
        yield from _overlaps(effect)
        before: Guard | None = None
        for clause in effect:
            yield from self._check_guard(clause.condition, before, context, rows)
            before = clause.condition
            if not clause.verb:
                yield from self._check(clause.blocks[0], context, None)
                continue
            verb = self.verbs.get(clause.verb)
            if verb is None:
                if clause.verb in self.conditions:
                    yield f"'{clause.verb}' is a condition; ':' must follow it"
                else:
                    yield f"'{clause.verb}' is not a verb here" + suggest(clause.verb, self.verbs)
            else:
                yield from self._check_verb(verb, clause, context)
            for block in clause.blocks:
                yield from self._check(block, context, verb.rows if verb else None)

    def _check_verb(self, verb: Verb, clause: Clause, context: Context) -> Iterator[str]:
        problem = bind(verb.name, verb.args, clause.args, context)[1]
        if problem:
            yield problem
        fewest, most = verb.blocks
        if not fewest <= len(clause.blocks) <= most:
            wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
            yield f"'{verb.name}' takes {wanted} blocks in braces, not {len(clause.blocks)}"

    def _check_guard(
        self, guard: Guard | None, before: Guard | None, context: Context, rows: tuple[int, int] | None
    ) -> Iterator[str]:
        if isinstance(guard, Compare):
            if guard.measure not in self.measures:
                yield f"'{guard.measure}' cannot be compared" + suggest(guard.measure, self.measures)
        elif isinstance(guard, Between):
            if rows is None:
                yield f"the row '{write_guard(guard)}' stands in no table"
            elif guard.low < rows[0] or guard.high > rows[1]:
                yield f"the row '{write_guard(guard)}' lies outside {rows[0]}-{rows[1]}"
        elif isinstance(guard, Else):
            condition = self.conditions.get(before.name) if isinstance(before, When) else None
            if condition is not None and _for_all(condition):
                yield f"'else' cannot follow '{condition.name}', which is always true for somebody"
        elif isinstance(guard, When):
            yield from self._check_when(guard, context)

    def _check_when(self, guard: When, context: Context) -> Iterator[str]:
        condition = self.conditions.get(guard.name)
        if condition is None:
            hint = " needs a comparison such as " + guard.name + ">=1" if guard.name in self.measures else ""
            yield f"'{guard.name}'" + (hint or " is not a condition here" + suggest(guard.name, self.conditions))
            return
        problem = bind(condition.name, condition.args, guard.args, context)[1]
        if problem:
            yield problem
        if _for_all(condition) and guard.unless:
            yield f"'unless' cannot stand before '{condition.name}'"

    def words(self, effect: Effect) -> set[str]:
        """Every verb, condition and measure the effect uses."""
        found: set[str] = set()
        for clause in effect:
            guard = clause.condition
            args = [*clause.args, *(guard.args if isinstance(guard, When) else ())]
            found.update({clause.verb} - {""})
            found.update({guard.name} if isinstance(guard, When) else ())
            found.update({guard.measure} if isinstance(guard, Compare) else ())
            found.update(measure for arg in args if (measure := getattr(arg, "measure", "")))
            for block in clause.blocks:
                found |= self.words(block)
        return found

    def compile(self, effect: Effect, names: Names = NO_NAMES) -> list[int]:
        """The flat program of an effect that `check` found good (format: see the module's docstring)."""
        out: list[int] = []
        self._emit(effect, out, self.context(names))
        return out

    def _emit(self, effect: Effect, out: list[int], context: Context) -> None:
        for place, clause in enumerate(effect):
            if isinstance(clause.condition, Else):
                continue  # written together with the clause before
            if clause.condition is None:
                self._emit_body(clause, out, context)
                continue
            head = len(out)
            out += self._guard_cells(clause.condition, context)
            self._emit_body(clause, out, context)
            other = effect[place + 1] if place + 1 < len(effect) else None
            if other is not None and isinstance(other.condition, Else):
                jump = len(out)
                out += [SKIP, 0]
                out[head + 1] = len(out)
                self._emit_body(other, out, context)
                out[jump + 1] = len(out)
            else:
                out[head + 1] = len(out)

    def _guard_cells(self, guard: Guard, context: Context) -> list[int]:
        if isinstance(guard, Compare):
            return [COMPARE, 0, self.measures[guard.measure].code, SIGNS.index(guard.sign), guard.value]
        if isinstance(guard, Between):
            return [BETWEEN, 0, guard.low, guard.high]
        assert isinstance(guard, When)
        condition = self.conditions[guard.name]
        bound, _ = bind(condition.name, condition.args, guard.args, context)
        cells = [cell for each, arg in zip(condition.args, bound, strict=True) for cell in each.cells(arg, context)]
        return [condition.code, 0, 0 if guard.unless else 1, *cells]

    def _emit_body(self, clause: Clause, out: list[int], context: Context) -> None:
        if not clause.verb:
            self._emit(clause.blocks[0], out, context)
            return
        verb = self.verbs[clause.verb]
        head = len(out)
        out += [verb.code, 0]
        bound, _ = bind(verb.name, verb.args, clause.args, context)
        for each, arg in zip(verb.args, bound, strict=True):
            out += each.cells(arg, context)
        if verb.blocks[1]:
            out.append(len(clause.blocks))
            table = len(out)
            out += [0] * len(clause.blocks)
            for number, block in enumerate(clause.blocks):
                self._emit(block, out, context)
                out[table + number] = len(out)
        out[head + 1] = len(out)

    def text(self, effect: Effect) -> str:
        """The effect as an English sentence."""
        return sentence(self, effect)


def _for_all(condition: Condition) -> bool:
    """A scope that leaves nobody out."""
    return condition.scope and not condition.others


def _overlaps(effect: Effect) -> Iterator[str]:
    rows = [clause.condition for clause in effect if isinstance(clause.condition, Between)]
    for place, row in enumerate(rows):
        if any(row.low <= other.high and other.low <= row.high for other in rows[:place]):
            yield f"the row '{write_guard(row)}' overlaps another"


def _check_handled(words: Sequence[Verb | Condition | Measure], codes: Sequence[int]) -> None:
    for word in words:
        if word.code not in codes:
            raise ValueError(f"'{word.name}' is declared, but the rules have no handler for its code {word.code}")
    for code in codes:
        if all(word.code != code for word in words):
            raise ValueError(f"the rules handle the code {code}, which no word has")


def _check_template(name: str, template: str, args: Sequence[Argument], extra: set[str]) -> None:
    known = {argument.name for argument in args if not isinstance(argument, Joint)} | extra
    used = {field for _, field, _, _ in string.Formatter().parse(template) if field is not None}
    if not used <= known:
        raise ValueError(f"the text of '{name}' uses {sorted(used - known)}, which it does not have")
