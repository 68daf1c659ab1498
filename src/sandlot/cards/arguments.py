"""What a verb or a condition may be given: kinds of argument, their check, their cells and their words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec

from sandlot.cards.grammar import Arg, Compare, Per, Several, write_arg

SIGNS: Final = ("<", "<=", "=", "!=", ">=", ">")  # compiled to their index
QUANTITY: Final = {"<": "fewer than", "<=": "at most", "=": "exactly", "!=": "not exactly", ">=": "at least"}


class Measure(msgspec.Struct, frozen=True):
    """A number of the position, to compare with (`outs<3`) or to count by (`1 per gadget`)."""

    name: str
    code: int
    each: str  # "gadget": one of what is counted
    text: str  # "you have {n:gadget}": what a comparison says
    values: Mapping[int, str] = {}  # how single values are said: {0: "no gadget"}


class Context(msgspec.Struct, frozen=True):
    """What arguments refer to: the game's measures, and the card ids by table (None: any id will do)."""

    measures: Mapping[str, Measure]
    names: Mapping[str, Sequence[str]] | None


def suggest(given: str, known: Iterable[str]) -> str:
    """` (did you mean 'x'?)` if something known is close, else nothing."""
    close = difflib.get_close_matches(given[:60], list(known), 1)
    return f" (did you mean '{close[0]}'?)" if close else ""


def counted(n: int, noun: str) -> str:
    """`1 card`, `2 cards`; an irregular plural stands after a slash: `foot/feet`."""
    one, _, many = noun.partition("/")
    return f"{n} {one if abs(n) == 1 else many or one + 's'}"


class Phrase:
    """An argument inside a template: `{n}`, `{n:card}` (counted), `{n:+}` (signed), `{n:$}` (money)."""

    def __init__(self, n: int, said: str | None = None, after: str = "", most: int = 0) -> None:
        self.n = n
        self.said = said
        self.after = after
        self.most = most

    def __format__(self, spec: str) -> str:
        said = _number(self.n, spec) if self.said is None else self.said
        most = self.most if self.n >= 0 else -self.most  # a limit has the sign of what it limits
        limit = f" (at most {_number(most, spec)})" if most else ""
        return said + self.after + limit


def _number(n: int, spec: str) -> str:
    if spec == "+":
        return f"{n:+d}"
    if spec == "$":
        return f"${n:,}" if n >= 0 else f"-${-n:,}"
    return counted(n, spec) if spec else str(n)


class Number(msgspec.Struct, frozen=True):
    """A whole number from low to high; `names` are words for some values, `phrases` how a value is said.

    With `per` it may also grow with a measure and has three cells: times, measure (0: none), most (0: no
    limit).
    """

    name: str
    low: int
    high: int
    names: Mapping[str, int] = {}
    phrases: Mapping[int, str] = {}
    per: bool = False
    default: int | None = None

    def wanted(self) -> str:
        """What fits, for an error sentence."""
        return " or ".join([f"a number from {self.low} to {self.high}", *self.names])

    def refuse(self, arg: Arg, context: Context) -> str:
        """Why the argument does not fit, or nothing."""
        if isinstance(arg, str):
            return "" if arg in self.names else f"'{arg}' is not {self.wanted()}" + suggest(arg, self.names)
        if isinstance(arg, int):
            known = self.low <= arg <= self.high or arg in self.names.values()
            return "" if known else f"{arg} is not {self.wanted()}"
        if not isinstance(arg, Per) or not self.per:
            return f"'{write_arg(arg)}' is not {self.wanted()}"
        if arg.measure not in context.measures:
            return f"'{arg.measure}' cannot be counted" + suggest(arg.measure, context.measures)
        return "" if self.low <= arg.times <= self.high else f"{arg.times} is not {self.wanted()}"

    def cells(self, arg: Arg | None, context: Context) -> list[int]:
        """The argument as ints of a program."""
        if isinstance(arg, Per):
            return [arg.times, context.measures[arg.measure].code, arg.most]
        return [self.value(arg), 0, 0] if self.per else [self.value(arg)]

    def value(self, arg: Arg | None) -> int:
        """The number meant; without an argument the default."""
        if isinstance(arg, int):
            return arg
        return self.names[arg] if isinstance(arg, str) else self.default or 0

    def phrase(self, arg: Arg | None, context: Context, sign: int = 1) -> Phrase:
        """The argument inside a template, times the sign."""
        if isinstance(arg, Per):
            each = f" for each {context.measures[arg.measure].each}"
            return Phrase(arg.times * sign, None, each, arg.most)
        n = self.value(arg)
        return Phrase(n * sign, self.phrases.get(n))


class Word(msgspec.Struct, frozen=True):
    """One word of a list, with how each is said; with `several` also `a|b`, and the cell is a bit mask.

    `joined` stands before the last of several: "or" where any of them will do, "and" where all are meant.
    """

    name: str
    words: Mapping[str, str]
    several: bool = False
    joined: Literal["or", "and"] = "or"
    default: str | None = None

    def wanted(self) -> str:
        """What fits, for an error sentence."""
        return ("one or more of " if self.several else "one of ") + ", ".join(self.words)

    def refuse(self, arg: Arg, context: Context) -> str:
        """Why the argument does not fit, or nothing."""
        if isinstance(arg, Several) and self.several:
            if len(set(arg.words)) < len(arg.words):
                return f"'{write_arg(arg)}' names a word twice"
            given = [each for each in arg.words if each not in self.words]
        elif isinstance(arg, str):
            given = [] if arg in self.words else [arg]
        else:
            return f"'{write_arg(arg)}' is not {self.wanted()}"
        return f"'{given[0]}' is not {self.wanted()}" + suggest(given[0], self.words) if given else ""

    def cells(self, arg: Arg | None, context: Context) -> list[int]:
        """The argument as ints of a program: an index into the words, or a mask of such."""
        places = [list(self.words).index(each) for each in self._given(arg)]
        return [sum(1 << place for place in places)] if self.several else places

    def phrase(self, arg: Arg | None, context: Context, sign: int = 1) -> Phrase:
        """The argument inside a template."""
        said = [self.words[each] for each in self._given(arg)]
        return Phrase(0, f" {self.joined} ".join(filter(None, (", ".join(said[:-1]), said[-1]))))

    def _given(self, arg: Arg | None) -> tuple[str, ...]:
        if isinstance(arg, Several):
            return arg.words
        return (arg,) if isinstance(arg, str) else (self.default or "",)


class CardName(msgspec.Struct, frozen=True):
    """The id of a card in one table of the same pack; the cell is its place there."""

    name: str
    table: str

    def wanted(self) -> str:
        """What fits, for an error sentence."""
        return f"the id of a {self.table}"

    def refuse(self, arg: Arg, context: Context) -> str:
        """Why the argument does not fit, or nothing."""
        ids = () if context.names is None else context.names.get(self.table, ())
        if isinstance(arg, str):
            return "" if arg in ids or context.names is None else f"'{arg}' is not {self.wanted()}" + suggest(arg, ids)
        return f"'{write_arg(arg)}' is not {self.wanted()}"

    def cells(self, arg: Arg | None, context: Context) -> list[int]:
        """The argument as ints of a program."""
        assert context.names is not None
        assert isinstance(arg, str)
        return [context.names[self.table].index(arg)]

    def phrase(self, arg: Arg | None, context: Context, sign: int = 1) -> Phrase:
        """The argument inside a template."""
        return Phrase(0, str(arg))


class Joint(msgspec.Struct, frozen=True):
    """A fixed word that only makes the effect readable (`change 2 REG into JM`); it has no cell."""

    name: str

    def wanted(self) -> str:
        """What fits, for an error sentence."""
        return f"the word '{self.name}'"

    def refuse(self, arg: Arg, context: Context) -> str:
        """Why the argument does not fit, or nothing."""
        return "" if arg == self.name else f"'{write_arg(arg)}' is not {self.wanted()}"

    def cells(self, arg: Arg | None, context: Context) -> list[int]:
        return []

    def phrase(self, arg: Arg | None, context: Context, sign: int = 1) -> Phrase:
        """The argument inside a template."""
        return Phrase(0, self.name)


class Comparison(msgspec.Struct, frozen=True):
    """A test handed to a verb (`pick others stars>=1 { … }`); cells: measure (0: left out), sign, value.

    `before` stands before its words in a text, and goes with them where the test is left out.
    """

    name: str
    optional: bool = False
    before: str = ""

    def wanted(self) -> str:
        """What fits, for an error sentence."""
        return "a comparison such as outs<3"

    def refuse(self, arg: Arg, context: Context) -> str:
        """Why the argument does not fit, or nothing."""
        if not isinstance(arg, Compare):
            return f"'{write_arg(arg)}' is not {self.wanted()}"
        if arg.measure not in context.measures:
            return f"'{arg.measure}' cannot be compared" + suggest(arg.measure, context.measures)
        return ""

    def cells(self, arg: Arg | None, context: Context) -> list[int]:
        """The argument as ints of a program."""
        if not isinstance(arg, Compare):
            return [0, 0, 0]
        return [context.measures[arg.measure].code, SIGNS.index(arg.sign), arg.value]

    def phrase(self, arg: Arg | None, context: Context, sign: int = 1) -> Phrase:
        """The argument inside a template."""
        return Phrase(0, self.before + compared(arg, context) if isinstance(arg, Compare) else "")


Argument = Number | Word | CardName | Joint | Comparison


def compared(test: Compare, context: Context) -> str:
    """A comparison in words: `you have at least 2 gadgets`."""
    measure = context.measures[test.measure]
    said = measure.values.get(test.value)
    before = "" if said is not None and test.sign == "=" else QUANTITY.get(test.sign, "more than") + " "
    return measure.text.format(n=_Quantity(before, Phrase(test.value, said)))


class _Quantity:
    def __init__(self, before: str, amount: Phrase) -> None:
        self.before = before
        self.amount = amount

    def __format__(self, spec: str) -> str:
        return self.before + format(self.amount, spec)


def optional(argument: Argument) -> bool:
    """Whether the argument may be left out."""
    if isinstance(argument, Number | Word):
        return argument.default is not None
    return isinstance(argument, Comparison) and argument.optional


def bind(what: str, wanted: Sequence[Argument], given: Sequence[Arg], context: Context) -> tuple[list[Arg | None], str]:
    """The given arguments in the places of the wanted ones (None: left out), or why they do not fit."""
    bound: list[Arg | None] = []
    refused = ""
    taken = 0
    for argument in wanted:
        if taken < len(given):
            why = argument.refuse(given[taken], context)
            if not why:
                bound.append(given[taken])
                taken += 1
                refused = ""
                continue
            refused = why
        if not optional(argument):
            return [], f"'{what}': {refused}" if taken < len(given) else f"'{what}' needs {argument.wanted()}"
        bound.append(None)
    if taken < len(given):
        return (
            [],
            f"'{what}': {refused}" if refused else f"'{what}' takes nothing like '{write_arg(given[taken])}'",
        )
    return bound, ""
