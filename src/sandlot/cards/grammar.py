"""The effect grammar of all games: text to syntax tree (`parse`) and back (`write`).

    effect = [ clause { ";" clause } [ ";" ] ]
    clause = guard ":" ( clause | block ) | verb { arg } [ block { "or" block } ]
    block  = "{" effect "}"
    guard  = [ "unless" ] ( name { arg } | name compare number ) | number | number "-" number | "else"
    arg    = word { "|" word } | number [ "per" name [ "max" number ] ] | name compare number
    word   = letters, digits, "_" and inner "-", with a letter somewhere | "'" any text "'"

`else:` belongs to the guard of the clause before it. A bare number or span guards a table row (`1-3: wins
1`).
"""

from __future__ import annotations

import functools
import re
from typing import Final, NoReturn

import msgspec

MAX_DEPTH: Final = 12
MAX_LENGTH: Final = 4_000
KEYWORDS: Final = frozenset({"unless", "else", "or", "per", "max"})
OPPOSITE: Final = {"<": ">=", ">=": "<", "<=": ">", ">": "<=", "=": "!=", "!=": "="}


class GrammarError(ValueError):
    """Text that is no effect: where it stops making sense, what would fit there, and what stands there."""

    def __init__(self, position: int, expected: str, found: str) -> None:
        super().__init__(f"at character {position + 1}: expected {expected}, found {found}")
        self.position = position
        self.expected = expected
        self.found = found


class Several(msgspec.Struct, frozen=True):
    """Two or more words of which any will do: `robot|cyborg`."""

    words: tuple[str, ...]


class Per(msgspec.Struct, frozen=True):
    """An amount that grows with a measure: `500 per gadget max 2500`; `most` is 0 without a limit."""

    times: int
    measure: str
    most: int = 0


class Compare(msgspec.Struct, frozen=True):
    """A measure held against a number: `outs<3`."""

    measure: str
    sign: str
    value: int


class When(msgspec.Struct, frozen=True):
    """A condition by name, possibly turned round: `trailing`, `unless third_out`."""

    name: str
    args: tuple[Arg, ...] = ()
    unless: bool = False


class Between(msgspec.Struct, frozen=True):
    """A row of a table: `4-8`, or `10` alone."""

    low: int
    high: int


class Else(msgspec.Struct, frozen=True):
    """The guard of the clause before did not hold."""


Arg = int | str | Several | Per | Compare
Guard = When | Compare | Between | Else


class Clause(msgspec.Struct, frozen=True):
    """One thing an effect does; without a verb it only groups its single block under a guard."""

    condition: Guard | None
    verb: str
    args: tuple[Arg, ...] = ()
    blocks: tuple[Effect, ...] = ()


Effect = tuple[Clause, ...]

_TOKEN: Final = re.compile(
    r"""(?P<space>[ \t\r\n]+)
      | (?P<plain>[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*)
      | (?P<signed>[+-][0-9]+(?![A-Za-z0-9_]))
      | '(?P<quoted>[^']{1,60})'
      | (?P<sign><=|>=|!=|<|>|=)
      | (?P<mark>[:;{}|])""",
    re.VERBOSE,
)
_BARE: Final = re.compile(r"(?=[^A-Za-z_]*[A-Za-z_])[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*")
_SPAN: Final = re.compile(r"([0-9]+)-([0-9]+)")


class _Token(msgspec.Struct):
    kind: str  # word, quoted, keyword, number, span, sign, mark or end
    text: str
    position: int

    def shown(self) -> str:
        return "the end" if self.kind == "end" else f"'{self.text}'"


@functools.lru_cache(1024)  # a deck repeats its effects, and loading, checking and compiling each want the tree
def parse(text: str) -> Effect:
    """The syntax tree of an effect; GrammarError where the text makes no sense."""
    if len(text) > MAX_LENGTH:
        raise GrammarError(MAX_LENGTH, f"at most {MAX_LENGTH} characters", f"{len(text)}")
    parser = _Parser(_tokens(text))
    effect = parser.effect(0)
    if parser.token.kind != "end":
        parser.fail("';' or the end")
    return effect


def write(effect: Effect) -> str:
    """The canonical text of an effect: parse(write(effect)) == effect."""
    return "; ".join(_write_clause(clause) for clause in effect)


def word(text: str) -> str:
    """A word as it is written in an effect, in quotes where it needs them."""
    if _BARE.fullmatch(text) and text not in KEYWORDS:
        return text
    if not 1 <= len(text) <= 60 or "'" in text or not text.isprintable():
        raise ValueError("a word has 1 to 60 printable characters and no quote mark")
    return f"'{text}'"


def write_arg(arg: Arg) -> str:
    """One argument in canonical form."""
    if isinstance(arg, int):
        return str(arg)
    if isinstance(arg, str):
        return word(arg)
    if isinstance(arg, Several):
        return "|".join(word(each) for each in arg.words)
    if isinstance(arg, Per):
        return f"{arg.times} per {arg.measure}" + (f" max {arg.most}" if arg.most else "")
    return f"{arg.measure}{arg.sign}{arg.value}"


def write_guard(guard: Guard) -> str:
    """One guard in canonical form, without its colon."""
    if isinstance(guard, Else):
        return "else"
    if isinstance(guard, Between):
        return str(guard.low) if guard.low == guard.high else f"{guard.low}-{guard.high}"
    if isinstance(guard, Compare):
        return write_arg(guard)
    return " ".join((["unless"] if guard.unless else []) + [guard.name] + [write_arg(a) for a in guard.args])


def _write_block(block: Effect) -> str:
    return "{ " + write(block) + " }" if block else "{}"


def _write_clause(clause: Clause) -> str:
    head = "" if clause.condition is None else write_guard(clause.condition) + ": "
    if clause.verb:
        body = " ".join([clause.verb, *(write_arg(arg) for arg in clause.args)])
        return head + body + (" " + " or ".join(map(_write_block, clause.blocks)) if clause.blocks else "")
    (block,) = clause.blocks
    if len(block) == 1 and block[0].condition is not None:
        return head + _write_clause(block[0])
    return head + _write_block(block)


def _tokens(text: str) -> list[_Token]:
    tokens: list[_Token] = []
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise GrammarError(at, "a word, a number or one of : ; { } |", ascii(text[at]))
        kind = match.lastgroup or ""
        piece = match.group(kind)
        if kind == "plain":
            kind = _plain(piece, at)
        elif kind == "signed":
            kind = "number"
        elif kind == "quoted" and not piece.isprintable():
            raise GrammarError(at, "printable characters between quotes", ascii(piece))
        if kind == "number" and len(piece) > 10:
            raise GrammarError(at, "a number of at most 9 digits", f"{len(piece)} characters")
        if kind != "space":
            tokens.append(_Token(kind, piece, at))
        at = match.end()
    tokens.append(_Token("end", "", len(text)))
    return tokens


def _plain(piece: str, at: int) -> str:
    if piece in KEYWORDS:
        return "keyword"
    if piece.isdigit():
        return "number"
    if _SPAN.fullmatch(piece) and len(piece) <= 10:
        return "span"
    if not _BARE.fullmatch(piece):
        raise GrammarError(at, "a word, a number or a span such as 1-3", f"'{piece[:40]}'")
    return "word"


class _Parser:
    def __init__(self, tokens: list[_Token]) -> None:
        self.tokens = tokens
        self.index = 0

    @property
    def token(self) -> _Token:
        return self.tokens[self.index]

    def fail(self, expected: str) -> NoReturn:
        raise GrammarError(self.token.position, expected, self.token.shown())

    def accept(self, kind: str, text: str = "") -> str:
        """The token's text if it is of that kind (and text), stepping over it; otherwise nothing."""
        token = self.token
        if token.kind != kind or (text and token.text != text):
            return ""
        self.index += 1
        return token.text

    def need(self, expected: str, kind: str, text: str = "") -> str:
        return self.accept(kind, text) or self.fail(expected)

    def effect(self, depth: int) -> Effect:
        clauses: list[Clause] = []
        while self.token.kind != "end" and self.token.text != "}":
            can_else = bool(clauses) and not isinstance(clauses[-1].condition, Else | None)
            clauses.append(self.clause(depth, can_else))
            if not self.accept("mark", ";"):
                break
        return tuple(clauses)

    def clause(self, depth: int, can_else: bool) -> Clause:
        if depth > MAX_DEPTH:
            self.fail(f"at most {MAX_DEPTH} blocks and conditions inside each other")
        guard, verb, args = self.head(can_else)
        if guard is None:
            return Clause(None, verb, args, self.blocks(depth))
        if self.token.text == "{" and self.token.kind == "mark":
            return Clause(guard, "", (), (self.block(depth),))
        inner = self.clause(depth + 1, False)
        if inner.condition is None:
            return Clause(guard, inner.verb, inner.args, inner.blocks)
        return Clause(guard, "", (), ((inner,),))

    def head(self, can_else: bool) -> tuple[Guard | None, str, tuple[Arg, ...]]:
        """Either a guard with its colon, or a verb with its arguments."""
        guard: Guard
        if self.token.text == "else" and self.token.kind == "keyword":
            if not can_else:
                self.fail("a verb or a condition ('else' follows a clause with a condition)")
            self.index += 1
            guard = Else()
        elif self.token.kind in ("number", "span"):
            guard = self.row()
        else:
            unless = bool(self.accept("keyword", "unless"))
            name = self.need("a condition" if unless else "a verb or a condition", "word")
            if self.token.kind == "sign":
                guard = self.compare(name)
                if unless:
                    guard = Compare(name, OPPOSITE[guard.sign], guard.value)
            else:
                args = self.args()
                if not unless and self.token.text != ":":
                    return None, name, args
                guard = When(name, args, unless)
        self.need("':' after a condition", "mark", ":")
        return guard, "", ()

    def row(self) -> Between:
        span = _SPAN.fullmatch(self.token.text)
        low, high = (int(span[1]), int(span[2])) if span else (int(self.token.text),) * 2
        if low < 0 or low > high:
            self.fail("a row such as 4 or 1-3")
        self.index += 1
        return Between(low, high)

    def compare(self, measure: str) -> Compare:
        sign = self.need("a comparison", "sign")
        return Compare(measure, sign, int(self.need("a number to compare with", "number")))

    def args(self) -> tuple[Arg, ...]:
        args: list[Arg] = []
        while self.token.kind in ("word", "quoted", "number"):
            args.append(self.number() if self.token.kind == "number" else self.words())
        return tuple(args)

    def number(self) -> Arg:
        times = int(self.need("a number", "number"))
        if not self.accept("keyword", "per"):
            return times
        measure = self.need("what to count after 'per'", "word")
        if not self.accept("keyword", "max"):
            return Per(times, measure)
        position = self.index
        most = int(self.need("a number after 'max'", "number"))
        if most < 1:
            self.index = position
            self.fail("a number of at least 1 after 'max'")
        return Per(times, measure, most)

    def words(self) -> Arg:
        bare = self.token.kind == "word"
        first = self.accept("word") or self.accept("quoted")
        if bare and self.token.kind == "sign":
            return self.compare(first)
        words = [first]
        while self.accept("mark", "|"):
            words.append(self.accept("word") or self.accept("quoted") or self.fail("a word after '|'"))
        return Several(tuple(words)) if len(words) > 1 else first

    def blocks(self, depth: int) -> tuple[Effect, ...]:
        if self.token.text != "{" or self.token.kind != "mark":
            return ()
        blocks = [self.block(depth)]
        while self.accept("keyword", "or"):
            blocks.append(self.block(depth))
        return tuple(blocks)

    def block(self, depth: int) -> Effect:
        self.need("'{'", "mark", "{")
        effect = self.effect(depth + 1)
        self.need("';' or '}'", "mark", "}")
        return effect
