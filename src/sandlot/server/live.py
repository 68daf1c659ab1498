"""A table in play: its book, the sockets that look at it, and the order: store, acknowledge, tell everybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from sandlot import games
from sandlot.kernel.errors import BadInput, SandlotError
from sandlot.kernel.events import Event
from sandlot.server import entries as log
from sandlot.server import sight
from sandlot.server.book import Book, Considered
from sandlot.server.ears import Ear, Eyes, encode
from sandlot.server.entries import AnyEntry
from sandlot.server.messages import (
    AnyOut,
    Around,
    Chatted,
    Ended,
    Over,
    Presence,
    Refused,
    Reviewed,
    Snapshot,
    Spoken,
    Update,
)
from sandlot.server.notes import FIRST, STRIDE
from sandlot.server.people import Chair
from sandlot.server.settings import Settings
from sandlot.server.store import Conflict, Damaged, Row, Store
from sandlot.table.changes import Changes, diff
from sandlot.table.log import LogLine
from sandlot.table.parts import SPECTATOR

logger = logging.getLogger("sandlot.server")


class LiveTable:
    """One table. Whoever changes something holds `lock`."""

    def __init__(self, book: Book, store: Store, settings: Settings, server: str, commit: str) -> None:
        self._book: Book | None = book
        self.id = book.id
        self.store = store
        self.settings = settings
        self.server = server  # this run of the server
        self.commit = commit
        self.lock = asyncio.Lock()
        self.eyes: dict[int, Eyes] = {}
        self.looked = time.monotonic()  # when somebody last did something here
        self.visits = 0  # messages that are being heard
        self.away: dict[int, float] = {}  # seats whose last socket closed, and when
        self.since: dict[int, float] = {}  # seats that are asked, and since when their time counts
        self.wake: Callable[[], None] = lambda: None  # plans what the table does by itself

    # -- resting -----------------------------------------------------------------------------------------------------

    @property
    def book(self) -> Book:
        """The table's state; while it rests there is none."""
        assert self._book is not None
        return self._book

    @property
    def resting(self) -> bool:
        """Whether the state has left the memory; sockets may still be open."""
        return self._book is None

    def rest(self) -> None:
        """Nobody does anything: the state can be read from the store again."""
        self._book = None
        for eyes in self.eyes.values():
            eyes.table = None

    async def rouse(self) -> None:
        """Somebody does something: read the state again. Whoever looks has seen the table as it is."""
        async with self.lock:
            if self._book is None:
                self._book = book = await read(self.store, self.id)
                for eyes in self.eyes.values():
                    eyes.table = sight.table_of(book.game, eyes.viewer) if book.match is not None else None
                self.wake()

    # -- storing and telling ---------------------------------------------------------------------------------------

    async def write(self, entry: AnyEntry, considered: Considered | None = None) -> None:
        """Work out what an entry leads to, store it, then let it take effect: what cannot take effect is never stored.
        If another process was quicker, look again and refuse."""
        book = self.book
        after = book.after(entry, considered)
        try:
            await self.store.append(book.id, after.seq, log.encode(entry), after.state)
        except Conflict:
            await self.reload()
            raise
        book.become(after)

    async def reload(self) -> None:
        """Read the log again; whoever looks gets a fresh snapshot."""
        self._book = await read(self.store, self.id)
        self.refresh()

    def told(self, seat: int, events: list[Event], notes: int, cut: int = -1) -> None:
        """Tell every viewer what was just done; `notes` is the number of notes before it."""
        book = self.book
        self.looked = time.monotonic()
        added = book.notes.lines[notes:] if cut < 0 else book.notes.between(cut, book.ply)
        turned = self.turn_hot_seats()
        for eyes in list(self.eyes.values()):
            if eyes.table is None or book.match is None:
                for ear in eyes.ears:
                    self.show(ear)
                turned = [ear for ear in turned if ear not in eyes.ears]
                continue
            table = sight.table_of(book.game, eyes.viewer)
            changes = diff(eyes.table, table)
            eyes.table = table
            eyes.n += 1
            fresh: list[LogLine] = []
            if events and book.match.moves:
                fresh = sight.lines_of(book, book.ply, book.game, events, eyes.viewer)
            eyes.tell(
                encode(
                    Update(
                        n=eyes.n,
                        seat=seat,
                        happened=sight.happened(book, events, eyes.viewer, changes),
                        changes=changes,
                        now=sight.now(book, eyes.viewer),
                        log=(*fresh, *added),
                        cut=cut * STRIDE + FIRST - 1 if cut >= 0 else -1,
                    )
                ),
                [ear for ear in eyes.ears if ear not in turned],
            )
        for ear in turned:
            self.show(ear)
        if book.state == "over":
            self.say_over()
        self.wake()

    def say_over(self) -> None:
        """The result and the seed are for everybody."""
        ended = self.ended()
        if ended is None:
            return
        for eyes in self.eyes.values():
            eyes.n += 1
            eyes.tell(encode(Over(n=eyes.n, ended=ended)))

    def say_presence(self) -> None:
        """Who is there, and what is pending."""
        around = self.around()
        for eyes in self.eyes.values():
            eyes.n += 1
            eyes.tell(encode(Presence(n=eyes.n, around=around)))

    def say_chat(self) -> None:
        """The last sentence of the chat."""
        number, seat, name, text = self.book.chat[-1]
        for eyes in self.eyes.values():
            eyes.n += 1
            eyes.tell(encode(Chatted(n=eyes.n, spoken=Spoken(number=number, seat=seat, name=name, text=text))))

    def say_review(self, seat: int, ply: int) -> None:
        """What somebody wants everybody to look at."""
        name = self.book.sittings[seat].name
        for eyes in self.eyes.values():
            eyes.n += 1
            eyes.tell(encode(Reviewed(n=eyes.n, seat=seat, name=name, ply=ply)))

    def refresh(self) -> None:
        """Fresh snapshots for all."""
        self.turn_hot_seats()
        for eyes in list(self.eyes.values()):
            eyes.table = None
            for ear in list(eyes.ears):
                self.show(ear)

    def say_now(self, seat: int) -> None:
        """What belongs to the moment has changed for this seat alone."""
        eyes = self.eyes.get(seat)
        if eyes is not None:
            eyes.n += 1
            eyes.tell(encode(Update(n=eyes.n, seat=-1, changes=Changes(), now=sight.now(self.book, seat))))

    # -- snapshots -------------------------------------------------------------------------------------------------

    def around(self) -> Around:
        """The people around the table."""
        book = self.book
        here = {seat for eyes in self.eyes.values() for ear in eyes.ears for seat in ear.seats}
        watchers = sum(not ear.seats for eyes in self.eyes.values() for ear in eyes.ears)
        return Around(
            state=book.state,
            seats=tuple(self.chair(seat, seat in here) for seat in range(len(book.sittings))),
            watchers=watchers,
            paused=book.paused,
            pace=book.pace,
            request=book.request,
            rematch=book.rematch,
        )

    def chair(self, seat: int, here: bool) -> Chair:
        """One of them."""
        sitting = self.book.sittings[seat]
        counted = self.book.pace.minutes > 0 and not sitting.bot and self.book.match is not None
        running = counted and seat in self.since and self.book.going()
        spent = time.monotonic() - self.since[seat] if running else 0.0
        left = self.away.get(seat) if not here and sitting.taken else None
        return Chair(
            seat=seat,
            name=sitting.name,
            kind="bot" if sitting.bot else sitting.kind,
            bot=sitting.bot,
            taken=sitting.taken,
            here=here,
            away=int(time.monotonic() - left) if left is not None else None,
            gone=self.is_gone(seat) and not here,
            left=max(0, round(sitting.left - spent)) if counted else None,
            running=running,
        )

    def is_gone(self, seat: int) -> bool:
        """Whether a person has been away for longer than the grace."""
        since = self.away.get(seat)
        return (
            since is not None and time.monotonic() - since >= self.book.pace.grace and not self.book.sittings[seat].bot
        )

    def ended(self) -> Ended | None:
        """How it ended, with the seed, once it has."""
        match = self.book.match
        if match is None or self.book.state != "over" or match.result is None:
            return None
        return Ended(
            result=match.result,
            scores=tuple(match.scores()),
            seed=self.book.seed.hex() if match.live and self.book.setup.begun is None else "",
            match=f"/api/matches/{self.book.id}",
        )

    def snapshot(self, ear: Ear, re: str = "") -> Snapshot:
        """All that this socket's viewer sees."""
        book = self.book
        eyes = self.eyes[ear.viewer]
        if book.match is not None and eyes.table is None:
            eyes.table = sight.table_of(book.game, ear.viewer)
        first = max(0, book.ply - sight.TAIL)
        return Snapshot(
            n=eyes.n,
            re=re,
            id=book.id,
            server=self.server,
            game=book.info.name,
            title=book.info.title,
            viewer=ear.viewer,
            yours=ear.yours,
            host=ear.host,
            around=self.around(),
            table=eyes.table,
            now=sight.now(book, ear.viewer),
            log=tuple(sight.lines(book, ear.viewer, first, book.ply)),
            chat=tuple(Spoken(number=n, seat=s, name=name, text=text) for n, s, name, text in book.chat[-50:]),
            options=book.setup.options,
            pack=book.setup.hash,
            commit=self.commit,
            nonces=tuple(sitting.nonce or "" for sitting in book.sittings) if book.match is not None else (),
            hints=book.setup.hints,
            practice=book.match is not None and book.match.practice,
            ended=self.ended(),
        )

    def show(self, ear: Ear, re: str = "") -> None:
        """Send a snapshot to one socket."""
        if ear.viewer in self.eyes:
            ear.send(encode(self.snapshot(ear, re)))

    def answer(self, ear: Ear, message: AnyOut) -> None:
        """Send one message to one socket, with the last number of its eyes."""
        eyes = self.eyes.get(ear.viewer)
        ear.send(encode(msgspec.structs.replace(message, n=eyes.n if eyes is not None else 0)))

    def refuse(self, ear: Ear, re: str, reason: str, rule: str = "") -> None:
        """Say no, and how things stand."""
        snapshot = self.snapshot(ear) if ear.joined and ear.viewer in self.eyes else None
        n = snapshot.n if snapshot is not None else 0
        ear.send(encode(Refused(n=n, re=re, reason=reason, rule=rule, snapshot=snapshot)))

    # -- looking ---------------------------------------------------------------------------------------------------

    def look(self, ear: Ear, viewer: int) -> None:
        """Let a socket see with these eyes."""
        self.unlook(ear)
        ear.viewer = viewer
        self.eyes.setdefault(viewer, Eyes(viewer)).ears.append(ear)
        ear.joined = True
        for seat in ear.seats:
            self.away.pop(seat, None)
        self.looked = time.monotonic()

    def unlook(self, ear: Ear) -> None:
        """The socket looks no more."""
        eyes = self.eyes.get(ear.viewer)
        if eyes is not None and ear in eyes.ears:
            eyes.ears.remove(ear)
            if not eyes.ears:
                del self.eyes[ear.viewer]

    def leave(self, ear: Ear) -> None:
        """The socket is closed."""
        self.unlook(ear)
        here = {seat for eyes in self.eyes.values() for other in eyes.ears for seat in other.seats}
        for seat in ear.seats:
            if seat not in here:
                self.away[seat] = time.monotonic()
        self.looked = time.monotonic()
        self.say_presence()
        self.wake()

    def turn_hot_seats(self) -> list[Ear]:
        """Shared screens whose seat is not asked any more go back to what everybody sees, and have to be shown it."""
        turned: list[Ear] = []
        for eyes in list(self.eyes.values()) if self.book.state != "over" else []:
            if eyes.viewer != SPECTATOR and eyes.viewer not in self.book.open:
                turned += [ear for ear in eyes.ears if ear.hot]
        for ear in turned:
            self.look(ear, SPECTATOR)
        return turned

    def dismiss(self, seat: int) -> None:
        """Sockets that held a seat by an old link are closed."""
        issue = self.book.sittings[seat].issue
        for eyes in list(self.eyes.values()):
            for ear in list(eyes.ears):
                if seat in ear.seats and ear.seats[seat] != issue:
                    ear.close(4000, "the seat was given to somebody else")


async def read(store: Store, table: str) -> Book:
    """A table's state from the store; LookupError if there is no such table, Damaged if it cannot be read."""
    row = await store.table(table)
    if row is None:
        raise LookupError(table)
    entries = await store.entries(table)
    try:
        return await opened(row, entries)
    except Exception as error:  # whatever it is, it is the trouble of this table alone
        told = isinstance(error, SandlotError)
        raise Damaged(str(error).partition("\n")[0] if told else "what is stored of it is damaged") from error


async def opened(row: Row, entries: list[bytes]) -> Book:
    """The state that a set-up and a log lead to. A match that was begun elsewhere is read from its text, which may take
    a second: in a thread, so that nobody has to wait for it."""
    setup = log.decode_setup(row.setup)
    if setup.game not in games.names():
        raise BadInput(f"its game, {setup.game}, is not installed here")
    if setup.begun is None:
        book = Book(row.id, row.seed, setup)
    else:
        book = await asyncio.to_thread(Book, row.id, row.seed, setup)
    for data in entries:
        book.fold(log.decode(data))
    return book
