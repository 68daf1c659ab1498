"""The bodies of the HTTP API; its paths and their meaning stand in docs/protocol.md and in /schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from sandlot.cards.errors import PackError
from sandlot.match.record import Nonce
from sandlot.server.protocol.messages import Happening
from sandlot.server.protocol.shared_types import Pace, SeatInfo, SeatNumber, TableStatus, Thought, Token
from sandlot.table.log import LogLine
from sandlot.table.parts import Card, Table

Word = Annotated[str, msgspec.Meta(max_length=80)]
Value = bool | Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)] | Annotated[str, msgspec.Meta(max_length=8_000)]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something sent to the server: an unknown field is a mistake."""


class Trouble(Struct, frozen=True, kw_only=True):
    """Every error: what is wrong, in one sentence."""

    reason: str


class Health(Struct, frozen=True, kw_only=True):
    """The server is there."""

    status: Literal["ok"]
    version: str
    engine: Literal["compiled", "pure"]
    tables: int
    reach: Reach


class Reach(Struct, frozen=True, kw_only=True):
    """Who can reach this server: `urls` are addresses for others; without any, `command` opens it to them."""

    urls: tuple[str, ...]
    command: str


class OptionInfo(Struct, frozen=True, kw_only=True):
    """A table option; the default is the ruling."""

    name: str
    kind: Literal["flag", "number", "word", "text"]
    default: bool | int | str
    says: str
    rule: str
    words: tuple[str, ...]
    low: int
    high: int
    step: int


class PackInfo(Struct, frozen=True, kw_only=True):
    """A set of cards; `/api/packs/HASH` has them all."""

    name: str
    title: str
    hash: str


class LevelInfo(Struct, frozen=True, kw_only=True):
    """A bot to play against; `face` is an SVG path in a square of 24, `sentence` is in its own voice, `usual` whether
    it sits down if nobody says otherwise."""

    name: str
    title: str
    face: str
    sentence: str
    usual: bool


class PersonalityInfo(Struct, frozen=True, kw_only=True):
    """A taste of its own: the bot `LEVEL+NAME` has it."""

    name: str
    sentence: str


class GameBody(Struct, frozen=True, kw_only=True):
    """A game that can be played here; `look` and `lesson`: whether it says how it looks, and has a first game."""

    name: str
    title: str
    blurb: str
    minutes: int
    seats: tuple[int, ...]
    usual_seats: int
    rules: int
    options: tuple[OptionInfo, ...]
    variants: dict[str, dict[str, Any]]
    packs: tuple[PackInfo, ...]
    endings: tuple[str, ...]
    look: bool
    lesson: bool
    personalities: tuple[PersonalityInfo, ...]


class Games(Struct, frozen=True, kw_only=True):
    """All games, and the bots that can sit at their tables."""

    games: tuple[GameBody, ...]
    bots: tuple[str, ...]
    levels: tuple[LevelInfo, ...]


class RulesBody(Struct, frozen=True, kw_only=True):
    """The rules in our own words, as Markdown; a rule stands in it as `- **ID** …`."""

    game: str
    title: str
    text: str


class PackBody(PackInfo, frozen=True, kw_only=True):
    """A pack with all its cards, and their faces if the game has a look."""

    game: str
    version: str
    author: str
    description: str
    cards: Any
    faces: tuple[Card, ...]


class PackFaults(Struct, frozen=True, kw_only=True):
    """Everything that is wrong with a pack."""

    reason: str
    errors: tuple[PackError, ...]


class DeckText(Body, frozen=True, kw_only=True):
    """A deck as text, to be checked; empty: which decks are there?"""

    text: Annotated[str, msgspec.Meta(max_length=8_000)] = ""


class DeckFault(Struct, frozen=True, kw_only=True):
    """One thing that is wrong with a deck."""

    card: str
    why: str


class DeckCheck(Struct, frozen=True, kw_only=True):
    """Whether a deck is legal; or the decks of the pack as texts."""

    ok: bool
    faults: tuple[DeckFault, ...]
    decks: tuple[str, ...]


class SeatRequest(Body, frozen=True, kw_only=True):
    """Who shall sit there: `me` (this browser; several: a shared screen), `person` (by link), `open`, `bot`."""

    kind: Literal["me", "person", "open", "bot"]
    name: str = ""
    bot: Word = ""


class NewTable(Body, frozen=True, kw_only=True):
    """A table to be set up. `pack`: name of one of the game's, or the hash of one that was sent to /api/packs."""

    game: Word
    seats: Annotated[list[SeatRequest], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[Word, Value] = {}
    pack: Word = ""
    pace: Pace = Pace()
    hints: bool = False
    listed: bool = False  # in the list that everybody can read


class Links(Struct, frozen=True, kw_only=True):
    """Secrets to pass on: /t/ID#TOKEN. A token begins with what it is for: `host-`, `watch-`, `seat1-`. A seat's works
    once; `seats` has those that still wait for somebody."""

    host: str
    watch: str
    seats: dict[str, str]


class Created(Struct, frozen=True, kw_only=True):
    """A new table; the cookie that came with this answer is its host and sits on the seats `me`."""

    id: str
    links: Links
    reach: Reach


class TableBody(Struct, frozen=True, kw_only=True):
    """A table from outside. `yours` and `host` follow from the cookie. Of a match that is over, `ending` tells how,
    `ranks` each seat's place (1: won; several on 1: they share it), `scores` how it stands in the game's own count."""

    id: str
    game: str
    title: str
    state: TableStatus
    seats: tuple[SeatInfo, ...]
    ply: int
    created: int
    touched: int
    options: dict[str, Any]
    pack: str
    pace: Pace
    hints: bool
    practice: bool
    commit: str
    nonces: tuple[str, ...]
    yours: tuple[int, ...]
    host: bool
    ending: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class DamagedTable(Struct, frozen=True, kw_only=True):
    """A table that cannot be opened here, and why; `yours`: this browser sits, watches or is host there."""

    id: str
    created: int
    touched: int
    reason: str
    yours: bool


class Tables(Struct, frozen=True, kw_only=True):
    """Tables that are listed, and those of this browser; apart from them those that cannot be opened."""

    tables: tuple[TableBody, ...]
    damaged: tuple[DamagedTable, ...]


class Claim(Body, frozen=True, kw_only=True):
    """Come in: the token of a link (an open seat needs none), and for a seat a name and a nonce for the deal."""

    token: Token = ""
    name: str = ""
    nonce: Nonce = ""


class PlayAgain(Body, frozen=True, kw_only=True):
    """A rematch, with a nonce for its deal."""

    nonce: Nonce = ""


class Reissue(Body, frozen=True, kw_only=True, tag_field="do", tag="reissue"):
    """A new link for a seat; the old one no longer works, and who sits there is out."""

    seat: SeatNumber


class GiveToBot(Body, frozen=True, kw_only=True, tag_field="do", tag="bot"):
    """A bot plays this seat from now on; the person who sat there can take it back."""

    seat: SeatNumber
    bot: Word = ""


class GiveBack(Body, frozen=True, kw_only=True, tag_field="do", tag="person"):
    """The bot gets up and the seat is a person's again."""

    seat: SeatNumber


class Pause(Body, frozen=True, kw_only=True, tag_field="do", tag="pause"):
    """Nothing happens until the table is resumed."""


class Resume(Body, frozen=True, kw_only=True, tag_field="do", tag="resume"):
    """The table goes on."""


class SetPace(Body, frozen=True, kw_only=True, tag_field="do", tag="pace"):
    """From now on the table keeps this pace."""

    pace: Pace


class Thaw(Body, frozen=True, kw_only=True, tag_field="do", tag="thaw"):
    """Go on from the last good move of a table that was frozen because the rules have changed."""


HostCommand: TypeAlias = Reissue | GiveToBot | GiveBack | Pause | Resume | SetPace | Thaw


class HostDone(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Done; `link` is the new token of a seat, if there is one."""

    table: TableBody
    link: str = ""


class Fork(Body, frozen=True, kw_only=True):
    """Another table that goes on from the position after `ply` moves, for practice against bots.

    While the match goes on it is re-dealt as `seat` may imagine it."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: SeatNumber = 0
    bot: Word = ""


class Past(Struct, frozen=True, kw_only=True):
    """The position after `ply` moves as this viewer sees it, and what the last of them did: lines and happenings."""

    id: str
    game: str
    ply: int
    plies: int
    viewer: int
    table: Table
    log: tuple[LogLine, ...]
    happened: tuple[Happening, ...]
    over: bool


class Why(Struct, frozen=True, kw_only=True):
    """What a bot thinks of the decision behind a move, from what its seat knew then: its best three moves, and the one
    that was made. `forced`: there was nothing else to do."""

    id: str
    ply: int
    seat: int
    text: str
    forced: bool
    thoughts: tuple[Thought, ...]


class Turn(Struct, frozen=True, kw_only=True):
    """A move that turned the chances, as everybody may read it now."""

    ply: int
    group: str
    text: str


class Curve(Struct, frozen=True, kw_only=True):
    """A finished match at a glance: each seat's share of the victory (0 to 1) before the first move and after each, as
    a bot judges it, and the moves that changed it most."""

    id: str
    shares: tuple[tuple[float, ...], ...]
    turns: tuple[Turn, ...]


class LogBody(Struct, frozen=True, kw_only=True):
    """Lines of the log, oldest first."""

    lines: tuple[LogLine, ...]
    first: int
    last: int
