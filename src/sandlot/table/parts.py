"""What a person sees: a tree of parts with stable ids, the same for page, terminal, log and text observation.

Ids are unique within a table and stay with the thing they name from one table to the next. A face is called
`card:17` wherever it lies; a back has no identity and is called by its place, `zone:slot`.
Seats count from 0 inside and have names outside: a person reads labels, never ids or seat numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, TypedDict, Unpack

import msgspec
from msgspec import Struct

SPECTATOR = -1

Layout = Literal["row", "fan", "stack", "grid"]
Form = Literal["one", "some", "assign", "amount", "order", "yesno", "offer", "sheet"]


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """Anything on the table; `why` says why it offers nothing, `rule` names the rule behind that or it."""

    id: str
    label: str = ""
    note: str = ""
    tone: str = ""
    why: str = ""
    rule: str = ""


class Card(Part, frozen=True, kw_only=True):
    """A card: a face has its card id, a back has -1 and shows nothing. Make it with `face` or `back`."""

    place: str
    card: int = -1
    art: str = ""  # the printed card's key in its pack: art and full text by reference
    code: str = ""
    sort: str = ""
    text: str = ""
    stats: tuple[tuple[str, str], ...] = ()
    marks: tuple[str, ...] = ()


class Zone(Part, frozen=True, kw_only=True):
    """Where cards lie; `count` counts cards not listed one by one, `slots` names all places, empty ones too.

    A stack lists its cards from the bottom up. A prompt names a place `zone:slot`."""

    layout: Layout = "row"
    parts: tuple[Card, ...] = ()
    count: int = 0
    slots: tuple[str, ...] = ()
    columns: int = 0


class Runner(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody on base or at the plate."""

    label: str = ""
    card: int = -1
    speed: str = ""
    tone: str = ""


class Threat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hit that will happen unless it is answered."""

    hit: str
    speed: str = ""
    label: str = ""


class Diamond(Part, frozen=True, kw_only=True):
    """First, second and third base, who bats, and the outs (-1: outs do not exist in this game).

    A prompt names a base `diamond:1st` and a threatened hit `diamond:hit0`, with the diamond's own id."""

    bases: tuple[Runner | None, Runner | None, Runner | None] = (None, None, None)
    batter: Runner | None = None
    side: str = ""
    outs: int = -1
    outs_limit: int = 3
    threats: tuple[Threat, ...] = ()

    def on_base(self) -> int:
        """How many bases are taken."""
        return sum(runner is not None for runner in self.bases)


class Marker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody's position on a track."""

    label: str
    value: int
    letter: str = ""
    tone: str = ""


class Track(Part, frozen=True, kw_only=True):
    """Numbered steps from low to high, which may have names, and a marker for each who moves along them."""

    low: int = 0
    high: int = 10
    markers: tuple[Marker, ...] = ()
    steps: tuple[str, ...] = ()


class Counter(Part, frozen=True, kw_only=True):
    """A number with a name; `shown` replaces the bare number (`$1,500`), `limit` is its maximum, if any."""

    value: int
    shown: str = ""
    limit: int = -1


class Ledger(Part, frozen=True, kw_only=True):
    """An account: rows of words and figures, and their totals."""

    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    totals: tuple[str, ...] = ()


class Chart(Part, frozen=True, kw_only=True):
    """A printed chart; the live row (and column, where the chart is read both ways) is what applies now."""

    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    live: int = -1
    live_column: int = -1


class Dice(Part, frozen=True, kw_only=True):
    """Dice as they lie, and what is added to them."""

    values: tuple[int, ...] = ()
    sides: int = 6
    modifier: int = 0


class LineRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One team's line: runs by inning (None: not played) and the totals in the order of their headings."""

    label: str
    innings: tuple[int | None, ...] = ()
    totals: tuple[int, ...] = ()
    letter: str = ""
    tone: str = ""


class LineScore(Part, frozen=True, kw_only=True):
    """Runs by inning and in total; `batting` is the row now at bat, `inning` the column being played."""

    innings: tuple[str, ...] = ()
    totals: tuple[str, ...] = ("R",)
    rows: tuple[LineRow, ...] = ()
    batting: int = -1
    inning: int = -1


class Offer(Part, frozen=True, kw_only=True):
    """A standing offer from one seat to another."""

    by: int
    to: int
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()


class Seat(Part, frozen=True, kw_only=True):
    """Somebody who chooses: the label is the player's name; `wanted`: an answer of this seat is awaited."""

    seat: int
    team: str = ""
    letter: str = ""
    wanted: bool = False
    parts: tuple[AnyPart, ...] = ()


class Option(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer: the engine's option, its text, the part it acts on and, if any, where that goes. `copies` are parts
    that look like that one in the same place: to take one of them is the same answer."""

    option: int
    text: str
    part: str = ""
    to: str = ""
    copies: tuple[str, ...] = ()


class Prompt(Part, frozen=True, kw_only=True):
    """A question to one seat: a sentence, its rule, a form and the answers that are allowed.

    Questions of the form `sheet` that follow each other in one move can be shown together; `usual` is the answer that
    is filled in before one chooses (-1: the first). The form `some` asks for a set, picked in any order: `picked` are
    the answers that are in it so far.
    """

    id: str = "prompt"
    seat: int
    sentence: str
    form: Form = "one"
    options: tuple[Option, ...] = ()
    picked: tuple[Option, ...] = ()
    usual: int = -1


AnyPart: TypeAlias = Seat | Zone | Card | Diamond | Track | Counter | Ledger | Chart | Dice | LineScore | Offer


class Table(Part, frozen=True, kw_only=True):
    """All that one viewer sees; `label` is the title, `status` says in the third person who must do what."""

    id: str = "table"
    status: str = ""
    phase: str = ""
    viewer: int = SPECTATOR
    parts: tuple[AnyPart, ...] = ()
    prompt: Prompt | None = None

    def __str__(self) -> str:
        from sandlot.table.text import render  # text.py knows the parts; only printing needs the way back

        return render(self)


class Printed(TypedDict, total=False):
    """What can stand on the face of a card beside its name."""

    code: str
    art: str
    sort: str
    text: str
    stats: tuple[tuple[str, str], ...]
    marks: tuple[str, ...]
    tone: str
    note: str
    why: str
    rule: str


def face(zone: str, slot: int | str, card: int, label: str, **printed: Unpack[Printed]) -> Card:
    """A card lying face up for this viewer."""
    return Card(id=f"card:{card}", place=f"{zone}:{slot}", card=card, label=label, **printed)


def back(zone: str, slot: int | str, *, label: str = "", tone: str = "", marks: tuple[str, ...] = ()) -> Card:
    """A card this viewer may not see: a place, no identity; the label may name its deck, never the card."""
    place = f"{zone}:{slot}"
    return Card(id=place, place=place, label=label, tone=tone, marks=marks)


def backs(zone: str, count: int, *, label: str = "", tone: str = "") -> tuple[Card, ...]:
    """Some backs, in the first places of a zone."""
    return tuple(back(zone, slot, label=label, tone=tone) for slot in range(count))


def children(part: Part) -> tuple[AnyPart, ...]:
    """The parts lying directly in or on this one."""
    return part.parts if isinstance(part, NESTS) else ()


NESTS = (Table, Seat, Zone)  # not a union, which takes ten times as long to ask


def walk(part: Part) -> Iterator[Part]:
    """This part and everything in it, in the order in which it is shown."""
    yield part
    for child in children(part):
        yield from walk(child)


def seat_name(table: Table, seat: int) -> str:
    """The name of a seat outside; a seat that is not on the table is called by its number from 1."""
    for part in walk(table):
        if isinstance(part, Seat) and part.seat == seat:
            return part.label
    return f"Seat {seat + 1}" if seat >= 0 else "Spectator"


def encode(table: Table) -> bytes:
    """The table as compact JSON."""
    return msgspec.json.encode(table)


def decode(data: bytes) -> Table:
    """The table that `encode` wrote."""
    return msgspec.json.decode(data, type=Table)
