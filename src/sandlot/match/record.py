"""The match file: what stands in it, written with one move a line and read with errors that say where.

docs/match-file.md describes it for people who write programs of their own.
"""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Final, Literal

import msgspec

from sandlot.games import LONGEST_OPTION
from sandlot.kernel.errors import BadInput
from sandlot.kernel.notation import LONGEST
from sandlot.table.lines import ONE_LINE, whole
from sandlot.table.names import MOST, check_name

FORMAT: Final = 1
MAX_BYTES: Final = 16_000_000
MAX_MOVES: Final = 100_000
ASIDE: Final = "aside"
RETRACT: Final = "retract"
PERSON: Final = "person"
KINDS: Final = ("", ASIDE, RETRACT)
LONGEST_NONCE: Final = 200

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST, pattern=ONE_LINE)]
Short = Annotated[str, msgspec.Meta(max_length=200, pattern=ONE_LINE)]
Long = Annotated[str, msgspec.Meta(max_length=LONGEST_OPTION, pattern=ONE_LINE)]  # such as a deck on one line
Nonce = Annotated[str, msgspec.Meta(max_length=LONGEST_NONCE, pattern=ONE_LINE)]
Small = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
Fingerprint = Annotated[str, msgspec.Meta(pattern=whole("[0-9a-f]{16}"))]


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: `kind` is `person` or what a bot is called."""

    name: Name
    kind: Name = PERSON


class Line(msgspec.Struct, frozen=True):
    """One line of the log: a move, an aside, or a sealed answer taken back."""

    seat: int
    text: str
    kind: str = ""

    def plain(self) -> list[int | str]:
        """As it stands in the file."""
        return [self.seat, self.text, self.kind] if self.kind else [self.seat, self.text]


class Undone(msgspec.Struct, frozen=True):
    """Moves that were taken back: the first was move `ply` + 1; who asked, and who agreed."""

    ply: int
    by: int
    consent: list[int]
    moves: list[Line]


class PackRecord(msgspec.Struct, frozen=True):
    """The mechanical part of the pack; `hash` is that of `sandlot.cards`."""

    name: Name
    hash: Name
    cards: dict[str, Any]


class Result(msgspec.Struct, frozen=True):
    """How it ended."""

    ending: Name
    ranks: list[Small]
    scores: list[Small]


class Closed(msgspec.Struct, frozen=True):
    """An end that the rules did not bring: who resigned, or who agreed to leave it at that."""

    how: Literal["resigned", "agreed", "abandoned"]
    by: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=8)]], msgspec.Meta(max_length=8)]


class Record(msgspec.Struct, kw_only=True):
    """Everything that stands in a match file, except the lines of the log, which are read one by one."""

    format: Small
    game: Name
    rules: Small
    pack: PackRecord | None = None
    options: dict[Short, bool | Small | Long] = {}
    seats: Annotated[list[Seat], msgspec.Meta(min_length=1, max_length=8)]
    chance: Literal["live", "fast"]
    commit: Short | None = None
    nonces: list[Nonce] = []
    seed: int | Short | None = None
    moves: list[Line] = []
    marks: dict[Short, Fingerprint] = {}
    undone: list[Undone] = []
    closed: Closed | None = None
    result: Result | None = None
    practice: bool = False
    note: Annotated[str, msgspec.Meta(max_length=2_000, pattern=ONE_LINE)] = ""


def encode(record: Record) -> bytes:
    """The file: one key a line, one move a line."""
    lines = []
    for key in record.__struct_fields__:
        value = getattr(record, key)
        if key == "moves":
            said = _lines(value)
        elif key == "undone":
            said = _list([_json(_undone(each)) for each in value])
        elif key in ("nonces", "closed", "practice", "note") and not value:
            continue
        else:
            said = _json(msgspec.to_builtins(value))
        lines.append(f"{_json(key)}: {said}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(moves: list[Line]) -> str:
    return _list([_json(line.plain()) for line in moves])


def _list(entries: list[str]) -> str:
    return "[\n" + ",\n".join(entries) + "\n]" if entries else "[]"


def _undone(each: Undone) -> dict[str, object]:
    return {"ply": each.ply, "by": each.by, "consent": each.consent, "moves": [line.plain() for line in each.moves]}


def decode(data: bytes) -> tuple[Record, str]:
    """The record, and what is wrong where the file breaks off (empty if it is whole).

    A file that breaks off inside its log is read up to its last whole line; BadInput if nothing can be read.
    """
    if len(data) > MAX_BYTES:
        raise BadInput(f"a match file has at most {MAX_BYTES:,} bytes, this one has {len(data):,}")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"this is not a match file: byte {error.start + 1} is not UTF-8 text") from None
    try:
        return _record(_parse(text)), ""
    except json.JSONDecodeError as error:
        broken = f"line {error.lineno} is not valid JSON ({error.msg.lower()} at column {error.colno})"
        start = _start(text, error.pos)
        if start is None:
            raise BadInput(f"this is not a whole match file: {broken}") from None
        return _record(start), broken


def _parse(text: str) -> dict[str, Any]:
    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            names = [key for key, _ in pairs]
            twice = next(key for key in names if names.count(key) > 1)
            raise BadInput(f"the key {_shown(twice)} stands twice in the file")
        return found

    def number(word: str) -> int:
        if len(word) > 20:
            raise BadInput(f"the number {word[:20]}… in the file is too long")
        return int(word)

    def no_number(word: str) -> float:
        raise BadInput(f"{word} in the file is not a number")

    try:
        found = json.loads(text, object_pairs_hook=once, parse_int=number, parse_constant=no_number)
        if "\\u" in text:
            _json(found).encode()
    except RecursionError:
        raise BadInput("lists in the file lie too deep inside each other") from None
    except UnicodeEncodeError:
        raise BadInput("an escape \\u… in the file is half a character") from None
    if not isinstance(found, dict):
        raise BadInput("this is not a match file: it must be one JSON object")
    return found


def _start(text: str, end: int) -> dict[str, Any] | None:
    """What comes before the place where the file breaks: its head and the whole lines of its log."""
    head = re.compile(r'^"moves": \[\n', re.MULTILINE).search(text, 0, end)
    if head is None:
        return None
    lines = text[head.end() : end].split("\n")[:-1]
    whole = []
    for line in lines:
        if not line.endswith("],"):
            break
        whole.append(line)
    try:
        return _parse(text[: head.end()] + "\n".join(whole).removesuffix(",") + "]}")
    except json.JSONDecodeError:
        return None


def _record(found: dict[str, Any]) -> Record:
    found = dict(found)
    if found.get("format") != FORMAT or isinstance(found["format"], bool):
        raise BadInput(f"this is not a match file of format {FORMAT}: its format is {_shown(found.get('format'))}")
    moves = _read_lines(found.pop("moves", None), "moves")
    undone = _read_undone(found.pop("undone", []))
    try:
        record = msgspec.convert(found, Record)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        raise BadInput(f"{where.rstrip('`') or 'the match file'}: {what[:1].lower()}{what[1:200]}") from None
    record.moves = moves
    record.undone = undone
    for number, seat in enumerate(record.seats):
        try:
            check_name(seat.name, MOST)  # by hand or by a program one can write longer ones than at a table
        except BadInput as error:
            raise BadInput(f"seats, entry {number + 1}: {error}") from None
    if record.closed is not None and any(seat >= len(record.seats) for seat in record.closed.by):
        raise BadInput(f"closed: there are {len(record.seats)} seats from 0 up, not {record.closed.by}")
    for line in moves:
        if line.seat >= len(record.seats):
            raise BadInput(f"moves: seat {line.seat} makes a move, and there are {len(record.seats)} seats from 0 up")
    return record


def _read_lines(found: object, where: str) -> list[Line]:
    if not isinstance(found, list):
        raise BadInput(f"{where} must be a list of moves, not {_shown(found)}")
    if len(found) > MAX_MOVES:
        raise BadInput(f"a match has at most {MAX_MOVES:,} moves, this one has {len(found):,}")
    return [_read_line(each, f"{where}, move {number}") for number, each in enumerate(found, 1)]


def _read_line(found: object, where: str) -> Line:
    if not isinstance(found, list) or len(found) not in (2, 3):
        raise BadInput(f'{where} must be [seat, "text"], not {_shown(found)}')
    seat, text = found[:2]
    kind = found[2] if len(found) == 3 else ""
    if type(seat) is not int or not 0 <= seat < 8:
        raise BadInput(f"{where}: {_shown(seat)} is not a seat")
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadInput(f"{where}: {_shown(text)} is not the text of a move")
    if kind not in KINDS:
        raise BadInput(f"{where}: {_shown(kind)} is not a kind of move")
    return Line(seat, text, kind)


def _read_undone(found: object) -> list[Undone]:
    if not isinstance(found, list):
        raise BadInput(f"undone must be a list, not {_shown(found)}")
    undone = []
    for number, each in enumerate(found, 1):
        where = f"undone, entry {number}"
        if not isinstance(each, dict):
            raise BadInput(f"{where} must be an object, not {_shown(each)}")
        ply, by, consent = each.get("ply"), each.get("by"), each.get("consent")
        numbers = [ply, by, *(consent if isinstance(consent, list) else [None])]
        if any(type(n) is not int or not 0 <= n <= MAX_MOVES for n in numbers):
            raise BadInput(f"{where}: ply, by and consent must be numbers")
        undone.append(Undone(numbers[0], numbers[1], numbers[2:], _read_lines(each.get("moves"), where)))
    return undone


def _shown(value: object) -> str:
    said = repr(value)
    return said if len(said) <= 60 else said[:60] + "…"
