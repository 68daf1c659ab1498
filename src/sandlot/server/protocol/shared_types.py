"""Types that HTTP bodies and socket messages share: a table, its seats, and what people agree on there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from sandlot.table.lines import whole

Token = Annotated[str, msgspec.Meta(max_length=80, pattern=whole("[A-Za-z0-9_-]*"))]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=100_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]

TableStatus = Literal["waiting", "playing", "over"]


class Pace(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long people may take. Without `minutes` nobody's time is counted.

    With a clock a seat has `minutes` for the match and `increment` seconds more for every move; when its time runs
    out the table answers for it. `window` is how long a response may take before it counts as a pass (0: for ever),
    `grace` how long somebody may be gone before the table offers a bot.
    """

    minutes: Annotated[int, msgspec.Meta(ge=0, le=43_200)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    window: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 20
    grace: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 120


class SeatInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits on a seat.

    `kind`: `person` (its link waits for somebody, or is taken), `open` (anybody may sit down), `bot`.
    `taken`: somebody has sat down. `here`: a socket of this seat is open. `away`: seconds since the last one closed.
    `gone`: away for longer than the grace, so that everybody who plays may give the seat to a bot, and the match may
    be ended without this seat's consent. `left`: seconds on the clock, with `running` while they count down.
    """

    seat: int
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str = ""
    taken: bool = False
    here: bool = False
    away: int | None = None
    gone: bool = False
    left: int | None = None
    running: bool = False


class ConsentRequest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that needs the consent of others: `undo` of `plies` moves, an end by `agree` or `abandon`, or to
    `thaw` a table that the rules of today have stopped."""

    number: int
    what: Literal["undo", "agree", "abandon", "thaw"]
    by: int
    plies: int = 0
    waiting: tuple[int, ...] = ()  # seats that have not said yes
    gone: tuple[int, ...] = ()  # seats that are not asked, because their people are gone


class Rematch(Struct, frozen=True, kw_only=True):
    """The table where the same people play again, and who has set it up."""

    table: str
    by: int
    name: str


class Order(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A standing order: the table answers a kind of question for this seat by declining.

    `what`: `forced` (where declining is all one can say), `windows` (every response), `question` (questions of this
    kind: the prompt's `question`), `turn` (everything until the seat begins a move), `offers`. `lasts`: until the
    phase changes, or the whole game.
    """

    what: Literal["forced", "windows", "question", "turn", "offers"]
    question: Annotated[str, msgspec.Meta(max_length=60)] = ""
    lasts: Literal["phase", "game"] = "game"
    label: Annotated[str, msgspec.Meta(max_length=120)] = ""  # of the question, for people; the server writes it


DEFAULT_ORDERS = (Order(what="forced"),)  # that everybody begins with: they take no choice from anybody


class Thought(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a bot thinks of a move: `purpose` says what it is for, `value` is the share of the victory it expects after
    it (0 to 1), `share` how much of its thinking went into it; `made`: this is what was done."""

    picks: list[int]
    text: str
    purpose: str
    value: float
    share: float
    made: bool = False
