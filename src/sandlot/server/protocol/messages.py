"""Every message of the socket /ws/ID. docs/protocol.md tells how they follow each other."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from sandlot.match.record import Nonce, Result
from sandlot.server.protocol.shared_types import (
    ConsentRequest,
    Order,
    Pace,
    Rematch,
    SeatInfo,
    SeatNumber,
    TableStatus,
    Thought,
    Token,
)
from sandlot.table.changes import Changes
from sandlot.table.lines import ONE_LINE, whole
from sandlot.table.log import LogLine
from sandlot.table.parts import Option, Prompt, Table
from sandlot.table.score import Score

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=whole("[A-Za-z0-9_-]+"))]
Picks = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=4_095)]], msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=400, pattern=ONE_LINE)]


# -- in ----------------------------------------------------------------------------------------------------------


class In(Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """`id` is the client's own; the answer repeats it as `re`. A client with one seat may leave out `seat`."""

    id: Id
    seat: SeatNumber | None = None


class Join(In, frozen=True, kw_only=True):
    """Look at the table: with the cookie of a claim, or with a token. `seat` chooses as which viewer; at a shared
    screen only a seat that is asked. `watch`: as a spectator. Answer: snapshot."""

    token: Token = ""
    nonce: Nonce = ""
    watch: bool = False


class Try(In, frozen=True, kw_only=True):
    """Some picks of a move, or of an aside, tried out; nothing is stored. With `asked`, for that question only: picks
    that came too late are not taken for the answer to the next one. Answer: tried."""

    picks: Picks
    aside: bool = False
    asked: Count = 0


class Move(In, frozen=True, kw_only=True):
    """A whole move: the answer to the question `asked`. Answer: done. The same `id` twice is one move."""

    asked: Count
    picks: Picks


class Aside(In, frozen=True, kw_only=True):
    """A whole move outside the seat's turn. Answer: done."""

    picks: Picks


class Retract(In, frozen=True, kw_only=True):
    """Take back a sealed answer while another seat's is missing. Answer: done."""


class Undo(In, frozen=True, kw_only=True):
    """Take back the last `plies` moves (0: back to before the seat's own last one), or ask the others for it.
    Answer: done."""

    plies: Count = 0


class Close(In, frozen=True, kw_only=True):
    """End the match: `resign`, or ask the others to `agree` on a draw or `abandon` it. Answer: done."""

    how: Literal["resign", "agree", "abandon"]


class Consent(In, frozen=True, kw_only=True):
    """The answer to a request. Answer: done."""

    request: Count
    yes: bool


class Standing(In, frozen=True, kw_only=True):
    """Give a standing order, or cancel it with `on: false`. Answer: done."""

    order: Order
    on: bool = True


class Chat(In, frozen=True, kw_only=True):
    """Say something to everybody at the table. Answer: done."""

    text: ChatText


class Review(In, frozen=True, kw_only=True):
    """Show everybody who is still at the table of a finished match the position after `ply` moves; nothing is
    stored. Answer: done."""

    ply: Count


class Hint(In, frozen=True, kw_only=True):
    """Ask a bot what it would do on this seat, where hints are allowed. Answer: tried."""


class Ping(In, frozen=True, kw_only=True):
    """Are you there? Answer: pong."""


AnyIn: TypeAlias = Join | Try | Move | Aside | Retract | Undo | Close | Consent | Standing | Chat | Review | Hint | Ping


# -- out ---------------------------------------------------------------------------------------------------------


class Happening(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened, as this viewer may know it; `src` and `dst` are parts of the table, where known."""

    what: str
    seat: int = -1
    src: str = ""
    dst: str = ""
    count: int = 1
    card: int = -1
    rule: str = ""


class MayTakeBack(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How many of the last moves this seat may take back without asking, and what stops it there."""

    plies: int = 0
    reason: str = ""
    rule: str = ""


class Now(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What belongs to the moment: `open` are the seats that are asked, `asked` numbers the question to this viewer
    (0: it is not asked), `question` is its name for standing orders, `declines` tells that it can be declined and
    `opens` that a new move begins. `asides` is what this seat may do outside its turn. `answered_by` is the
    one of its `orders` by which the table is about to answer the question, so that nothing has to be done."""

    ply: int
    open: tuple[int, ...] = ()
    asked: int = 0
    question: str = ""
    declines: bool = False
    opens: bool = False
    window: bool = False
    sealed: bool = False  # an answer of this seat lies sealed and can be retracted
    asides: Prompt | None = None
    undo: MayTakeBack = MayTakeBack()
    orders: tuple[Order, ...] = ()
    answered_by: Order | None = None
    frozen: str = ""  # why the table cannot go on by itself


class Out(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """Every message has `n`. A counted message has the last one + 1; an answer to this socket alone
    repeats the last one. `re` is the `id` of the message that is answered."""

    n: int
    re: str = ""


class Around(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The people around the table, and what was agreed."""

    state: TableStatus
    seats: tuple[SeatInfo, ...]
    watchers: int = 0
    paused: bool = False
    pace: Pace = Pace()
    request: ConsentRequest | None = None
    rematch: Rematch | None = None


class Spoken(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something said: by a seat, or by a spectator (-1)."""

    number: int
    name: str
    text: str
    seat: int = -1


class Ended(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the match ended; the seed is open now. `match` is where its file lies. `scores` is how each seat stands
    in the game's own count, to be shown: also where the match was ended without its rules."""

    result: Result
    scores: tuple[Score, ...] = ()
    seed: str = ""
    match: str = ""


class Snapshot(Out, frozen=True, kw_only=True):
    """All that a viewer sees; what came before counts no more. `table` is null until the cards are dealt.

    `log` has the last lines; earlier ones are at /api/tables/ID/log. `yours` are the seats of this browser.
    """

    id: str
    server: str
    game: str
    title: str
    viewer: int
    yours: tuple[int, ...] = ()
    host: bool = False
    around: Around
    table: Table | None
    now: Now
    log: tuple[LogLine, ...] = ()
    chat: tuple[Spoken, ...] = ()
    options: dict[str, Any] = {}
    pack: str = ""  # its hash
    commit: str = ""
    nonces: tuple[str, ...] = ()
    hints: bool = False
    practice: bool = False
    ended: Ended | None = None


class Update(Out, frozen=True, kw_only=True):
    """Something was done: what happened, for the eye; what changed on the table; and the new lines of the log.

    After an undo `cut` is the number of the last line that stays."""

    seat: int
    happened: tuple[Happening, ...] = ()
    changes: Changes
    now: Now
    log: tuple[LogLine, ...] = ()
    cut: int = -1


class Done(Out, frozen=True, kw_only=True):
    """What was asked for is done and stored. A retry gets the same answer; `request` if others have to agree first."""

    ply: int = 0
    request: int = -1


class Tried(Out, frozen=True, kw_only=True):
    """What would come of the picks: the table then, the next question in it, the lines so far. `final` tells why the
    seat could not take the move back alone once it is made; `gathered` are the answers in the set that the last pick
    belongs to, each of which can be left out again. A hint also has the `thoughts` behind it, best first."""

    picks: tuple[int, ...]
    complete: bool
    text: str
    changes: Changes
    log: tuple[LogLine, ...] = ()
    final: str = ""
    gathered: tuple[Option, ...] = ()
    thoughts: tuple[Thought, ...] = ()


class Refused(Out, frozen=True, kw_only=True):
    """What was asked for was not done: why, and how things stand."""

    reason: str
    rule: str = ""
    snapshot: Snapshot | None = None


class Presence(Out, frozen=True, kw_only=True):
    """Somebody came, went, sat down, asked or agreed; or a clock was set."""

    around: Around


class Chatted(Out, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    spoken: Spoken


class Reviewed(Out, frozen=True, kw_only=True, tag="review"):
    """Somebody who played shows a moment of the finished match."""

    seat: int
    name: str
    ply: int


class Over(Out, frozen=True, kw_only=True):
    """The match is over. A snapshot with everything open follows when one joins again."""

    ended: Ended


class Pong(Out, frozen=True, kw_only=True):
    """The answer to `ping`."""


AnyOut: TypeAlias = Snapshot | Update | Done | Tried | Refused | Presence | Chatted | Reviewed | Over | Pong
