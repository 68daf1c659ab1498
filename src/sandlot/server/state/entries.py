"""What a table's log is made of. A table is its set-up and these entries, in order; nothing else is stored."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from sandlot.server.protocol.shared_types import Order, Pace

HowClosed = Literal["resigned", "agreed", "abandoned"]


class SeatSetup(Struct, frozen=True):
    """Who was meant to sit on a seat."""

    kind: Literal["person", "open", "bot"]
    name: str
    bot: str = ""


class Begun(Struct, frozen=True):
    """A match to go on from: its file, and for a re-deal the seat that may imagine it and the re-deal's seed."""

    file: bytes
    ply: int
    seat: int = -1  # -1: as it was
    seed: int = 0


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is fixed when a table is set up."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatSetup] = field(name="chairs")  # as it is stored
    pace: Pace = Pace()
    hints: bool = False
    pack: str = ""
    hash: str = ""
    cards: Any = None  # the pack's mechanical part, should the pack of that name change
    toml: str = ""  # a pack that somebody sent, with its words
    begun: Begun | None = None


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="e", tag=str.lower):
    """Something done at a table: by a seat (-1: the host or the table itself), with the client's id for it."""

    seat: int = -1
    id: str = ""


class Sat(Entry, frozen=True, kw_only=True):
    """Somebody sat down."""

    name: str = ""


class Nonced(Entry, frozen=True, kw_only=True):
    """A seat's part of the luck came in."""

    nonce: str


class Dealt(Entry, frozen=True, kw_only=True):
    """All nonces were in, in the order of the seats."""

    nonces: list[str]


class Moved(Entry, frozen=True, kw_only=True):
    """A move, aside or retraction; `spent` milliseconds of its clock; `mark` is a fingerprint now and then."""

    text: str
    picks: list[int]
    how: str = ""
    spent: int = 0
    mark: str = ""


class TakenBack(Entry, frozen=True, kw_only=True):
    """Moves were taken back, with the consent of others where it was needed."""

    plies: int
    consent: list[int] = []


class ConsentAsked(Entry, frozen=True, kw_only=True, tag="asked"):
    """Somebody asks the others to agree; the request's number is that of the entry. Who is gone is not asked."""

    what: Literal["undo", "agree", "abandon", "thaw"]
    plies: int = 0
    gone: list[int] = []


class ConsentAnswered(Entry, frozen=True, kw_only=True, tag="answered"):
    """Somebody agrees, or not."""

    request: int
    yes: bool


class Closed(Entry, frozen=True, kw_only=True, tag="ended"):
    """An end that the rules did not bring."""

    how: HowClosed
    by: list[int]


class Botted(Entry, frozen=True, kw_only=True):
    """A bot plays this seat now; `resigned`: because its person gave up."""

    bot: str
    resigned: bool = False


class Returned(Entry, frozen=True, kw_only=True):
    """The seat is a person's again."""


class Reissued(Entry, frozen=True, kw_only=True):
    """The seat's link is a new one, and nobody sits there."""


class Halted(Entry, frozen=True, kw_only=True):
    """The host paused the table, or let it go on."""

    on: bool


class Paced(Entry, frozen=True, kw_only=True):
    """The host set another pace."""

    pace: Pace


class Ordered(Entry, frozen=True, kw_only=True):
    """A standing order was given or cancelled."""

    order: Order
    on: bool


class Said(Entry, frozen=True, kw_only=True):
    """Something said at the table."""

    name: str
    text: str


class Thawed(Entry, frozen=True, kw_only=True):
    """A frozen table goes on from its last good move, by this version of the rules."""

    ply: int
    rules: int


class Again(Entry, frozen=True, kw_only=True):
    """Somebody has set up a rematch at another table."""

    table: str


AnyEntry: TypeAlias = (
    Sat
    | Nonced
    | Dealt
    | Moved
    | TakenBack
    | ConsentAsked
    | ConsentAnswered
    | Closed
    | Botted
    | Returned
    | Reissued
    | Halted
    | Paced
    | Ordered
    | Said
    | Thawed
    | Again
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_setup: msgspec.json.Decoder[Setup] = msgspec.json.Decoder(Setup)


def encode(entry: AnyEntry | Setup) -> bytes:
    """As it is stored."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """An entry of the log."""
    return _decoder.decode(data)


def decode_setup(data: bytes) -> Setup:
    return _setup.decode(data)
