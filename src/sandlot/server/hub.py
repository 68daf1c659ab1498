"""All tables of this server. The hub knows no web framework: it takes messages and gives bytes to `send`."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections import deque

import msgspec

from sandlot.kernel.chance import commitment
from sandlot.kernel.errors import BadInput, IllegalMove, SandlotError
from sandlot.kernel.moves import responding
from sandlot.server import acts, hints, links, tokens
from sandlot.server import entries as log
from sandlot.server import messages as m
from sandlot.server.bodies import Curve
from sandlot.server.book import Book
from sandlot.server.caretaker import Caretaker
from sandlot.server.declines import decline
from sandlot.server.ears import Ear
from sandlot.server.entries import Setup
from sandlot.server.live import LiveTable, opened, read
from sandlot.server.settings import Settings
from sandlot.server.store import Conflict, Damaged, Grant, Row, Store
from sandlot.server.thinkers import Thinkers
from sandlot.table.lines import plainly
from sandlot.table.parts import SPECTATOR

logger = logging.getLogger("sandlot.server")
_decoder: msgspec.json.Decoder[m.AnyIn] = msgspec.json.Decoder(m.AnyIn)
DAY = 86_400
MANY = 1_000  # sockets


class NoTable(BadInput):
    """There is no such table."""


class NotAllowed(BadInput):
    """Somebody else may do that."""


class Rights:
    """What a visitor may do at a table."""

    def __init__(self, seats: dict[int, int], host: bool, watch: bool) -> None:
        self.seats = seats
        self.host = host
        self.watch = watch

    @property
    def any(self) -> bool:
        """Whether there is anything."""
        return bool(self.seats) or self.host or self.watch


class Hub:
    """Opens tables, lets people in, and closes what nobody looks at."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.server = secrets.token_hex(4)
        self.secret = b""
        self.tables: dict[str, Caretaker] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.thinkers = Thinkers(settings.thinkers)
        self.damaged: set[str] = set()  # tables that could not be opened
        self.closed = 0  # sockets since garbage was last collected
        self.reading = asyncio.Lock()  # one match that was sent at a time
        self.taken_in: deque[float] = deque()  # when packs and matches were sent, of the last day
        self.curves: dict[str, Curve] = {}  # of finished matches, the oldest first
        self.judging = asyncio.Lock()  # one finished match at a time
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        self.secret = await self.store.secret()
        self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """Close every socket and end the bots' processes; all that counts is stored already."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        for keeper in list(self.tables.values()):
            await keeper.close()
            for eyes in list(keeper.live.eyes.values()):
                for ear in list(eyes.ears):
                    ear.close(1001, "the server stops; come back")
        self.tables.clear()
        await self.thinkers.close()

    # -- tables ----------------------------------------------------------------------------------------------------

    async def create(self, setup: Setup, listed: bool, mine: list[int], cookie: str) -> LiveTable:
        """A new table; the holder of the cookie is its host and sits on the seats `mine`."""
        now = int(time.time())
        if await self.store.count(now - DAY) >= self.settings.most_tables:
            raise BadInput(f"this server has {self.settings.most_tables:,} tables, and no room for more today")
        row = Row(tokens.table_id(), "waiting", listed, now, now, secrets.token_bytes(32), log.encode(setup))
        await opened(row, [])  # before it is stored: whatever is wrong with it shows here
        await self.store.create(row)
        holder = tokens.holder(cookie)
        await self.store.grant(row.id, holder, Grant(tokens.HOST, -1, 0))
        live = await self.find(row.id)
        async with live.lock:
            for seat in mine:
                await live.write(log.Sat(seat=seat))
                await self.store.grant(row.id, holder, Grant(tokens.SEAT, seat, 0))
            await self.deal_if_ready(live)
        return live

    def take_in(self) -> None:
        """Somebody sends a pack or a match, which stays: so many a day."""
        now = time.monotonic()
        while self.taken_in and now - self.taken_in[0] > DAY:
            self.taken_in.popleft()
        if len(self.taken_in) >= self.settings.most_sent:
            raise BadInput(f"this server takes in {self.settings.most_sent} packs and matches a day, and has them")
        self.taken_in.append(now)

    async def find(self, table: str) -> LiveTable:
        """A table, from memory or from the store."""
        found = self.tables.get(table)
        if found is not None:
            await self.rouse(found.live)
            return found.live
        try:
            async with self.opening.setdefault(table, asyncio.Lock()):
                found = self.tables.get(table)
                if found is None:
                    found = await self._open(table)
                    self.tables[table] = found
                    found.plan()
        finally:
            self.opening.pop(table, None)
        return found.live

    async def _open(self, table: str) -> Caretaker:
        try:
            book = await read(self.store, table)
        except LookupError:
            raise NoTable(f"there is no table {table!r}") from None
        except Damaged as error:
            if table not in self.damaged:  # told once, however often it is looked for
                self.damaged.add(table)
                logger.warning("table %s: %s", table, error, exc_info=error.__cause__)
            raise
        live = LiveTable(book, self.store, self.settings, self.server, commitment(book.seed))
        if book.frozen:
            logger.warning("table %s: %s", table, book.frozen)
        now = time.monotonic()
        live.away = {seat: now for seat in book.people() if book.sittings[seat].taken}  # nobody is here yet
        if book.request is not None and not book.request.waiting:
            await acts.granted(live)  # the server fell between the last consent and what it allowed
        return Caretaker(live, self.thinkers)

    async def rouse(self, live: LiveTable) -> None:
        """A table that rests is read again; from now on it is looked at."""
        live.looked = time.monotonic()
        if live.resting:
            try:
                await live.rouse()
            except LookupError:
                raise NoTable(f"the table {live.id!r} was removed") from None

    async def sweep(self) -> None:
        """Every now and then: forget tables nobody looks at, remove those that are long over."""
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.settings.idle / 2)))
            await self.forget_idle()
            if self.closed >= MANY:
                self.closed = 0
                gc.collect()  # sockets leave cycles behind
            if self.settings.keep_days:
                gone = await self.store.prune(int(time.time()) - DAY * self.settings.keep_days)
                if gone:
                    logger.info("removed %d tables that were over", gone)

    async def forget_idle(self) -> None:
        """Tables leave the memory when nobody does anything there: whole, or all but their open sockets."""
        now = time.monotonic()
        for table, keeper in list(self.tables.items()):
            live = keeper.live
            if live.lock.locked() or live.visits or keeper.tasks or now - live.looked < self.settings.idle:
                continue
            if not live.eyes:
                del self.tables[table]
                await keeper.close()
            elif not live.resting and keeper.idle:
                live.rest()

    # -- rights ----------------------------------------------------------------------------------------------------

    async def rights(self, live: LiveTable, cookie: str, token: str = "") -> Rights:
        """What the holder of a cookie, or of a token that works more than once, may do."""
        book = live.book
        rights = Rights({}, False, False)
        for grant in await self.store.grants(book.id, tokens.holder(cookie)) if cookie else []:
            if grant.role == tokens.SEAT:
                if grant.seat < len(book.sittings) and book.sittings[grant.seat].issue == grant.issue:
                    rights.seats[grant.seat] = grant.issue
            elif grant.role == tokens.HOST:
                rights.host = True
            else:
                rights.watch = True
        if token:
            rights.host = rights.host or tokens.same(token, self.token(book.id, tokens.HOST))
            rights.watch = rights.watch or tokens.same(token, self.token(book.id, tokens.WATCH))
        return rights

    def token(self, table: str, role: str, seat: int = -1, issue: int = 0) -> str:
        """The token of a link."""
        return tokens.token(self.secret, table, role, seat, issue)

    def seat_token(self, book: Book, seat: int) -> str:
        """The token of a seat's link as it was last issued."""
        return self.token(book.id, tokens.SEAT, seat, book.sittings[seat].issue)

    def wanted(self, book: Book, purpose: tokens.Purpose) -> str:
        """The token that opens this at this table; empty if there is no such seat."""
        if purpose.role != tokens.SEAT:
            return self.token(book.id, purpose.role)
        return self.seat_token(book, purpose.seat) if purpose.seat < len(book.sittings) else ""

    async def claim(self, live: LiveTable, seat: int, token: str, name: str, nonce: str, cookie: str) -> None:
        """Sit down by the seat's own link; an open seat takes whoever comes without one, too."""
        book = live.book
        if not 0 <= seat < len(book.sittings):
            raise NoTable(f"the table has seats 0 to {len(book.sittings) - 1}, not {seat}")
        async with live.lock:
            book = live.book
            if seat in (await self.rights(live, cookie)).seats:
                return  # one's own link, opened again
            why = links.no_seat(book, seat, token, self.seat_token(book, seat))
            if why:
                raise NotAllowed(why)
            notes = len(book.notes.lines)
            await live.write(log.Sat(seat=seat, name=name.strip()))
            issue = book.sittings[seat].issue
            await self.store.grant(book.id, tokens.holder(cookie), Grant(tokens.SEAT, seat, issue))
            if book.match is None:
                await live.write(log.Nonced(seat=seat, nonce=nonce or secrets.token_hex(8)))
                await self.deal_if_ready(live)
            else:
                live.told(-1, [], notes)
            live.say_presence()

    async def claim_role(self, live: LiveTable, token: str, cookie: str) -> None:
        """Become host or watcher by a token that works more than once. Who comes with a seat's link too late may
        watch."""
        meant = tokens.purpose(token)
        if meant is None:
            raise NotAllowed(links.NOT_WHOLE)
        if not tokens.same(token, self.wanted(live.book, meant)):
            raise NotAllowed(links.OLD)
        if meant.role == tokens.SEAT and not live.book.sittings[meant.seat].taken:
            raise NotAllowed(f"this link is {links.said(meant)}: sit down there")
        role = tokens.WATCH if meant.role == tokens.SEAT else meant.role
        await self.store.grant(live.book.id, tokens.holder(cookie), Grant(role, -1, 0))

    async def deal_if_ready(self, live: LiveTable) -> None:
        """Deal when everybody sits and every nonce is in."""
        book = live.book
        if book.match is None and all(sitting.ready for sitting in book.sittings):
            nonces = [sitting.nonce or secrets.token_hex(8) for sitting in book.sittings]
            await live.write(log.Dealt(nonces=nonces))
            live.refresh()
            live.wake()

    # -- sockets ---------------------------------------------------------------------------------------------------

    async def leave(self, table: str, ear: Ear) -> None:
        """A socket has closed."""
        self.closed += 1
        if ear.joined and table in self.tables:
            (await self.find(table)).leave(ear)

    async def hear(self, table: str, ear: Ear, cookie: str, data: bytes) -> None:
        """One message of a socket."""
        live = await self.find(table)
        try:
            message = _decoder.decode(data)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            live.refuse(ear, "", f"this is not a message: {plainly(str(error))}")
            return
        live.visits += 1
        try:
            if isinstance(message, m.Join):
                await self.join(live, ear, cookie, message)
                return
            if not ear.joined:
                live.refuse(ear, message.id, "the first message is join")
                return
            if isinstance(message, m.Hint):
                await hints.hint(live, ear, message, self.thinkers)
                return
            if isinstance(message, m.Move):
                await self.hold(live, acts.seat_of(ear, message), message.asked, message.picks)
            async with live.lock:
                self.still(live, ear)
                await acts.ACTS[type(message)](live, ear, message)
        except IllegalMove as refused:
            live.refuse(ear, message.id, refused.reason, refused.rule)
        except SandlotError as refused:
            live.refuse(ear, message.id, str(refused))
        except Conflict:
            live.refuse(ear, message.id, "the table has moved on")
        finally:
            live.visits -= 1

    def still(self, live: LiveTable, ear: Ear) -> None:
        """Seats whose link was issued anew are held no longer."""
        for seat, issue in list(ear.seats.items()):
            if live.book.sittings[seat].issue != issue:
                del ear.seats[seat]

    async def hold(self, live: LiveTable, seat: int, asked: int, picks: list[int]) -> None:
        """A pass in a window takes no less time than one that the table gives, so that nobody can tell them apart."""
        book = live.book
        keeper = self.tables.get(book.id)
        if keeper is None or seat not in book.open or asked != book.asked or not responding(book.game):
            return
        if decline(book.game, seat) == picks:
            await asyncio.sleep(max(0.0, keeper.pause(seat) - time.monotonic()))

    async def join(self, live: LiveTable, ear: Ear, cookie: str, message: m.Join) -> None:
        """Look at the table with the eyes one may use."""
        rights = await self.rights(live, cookie, message.token)
        if not rights.any and live.book.state != "over":
            raise NotAllowed(links.NEEDED)
        async with live.lock:
            ear.seats, ear.host = rights.seats, rights.host
            await self.take_nonces(live, ear, message.nonce)
            new = not ear.joined
            live.look(ear, self.viewer(live, ear, message))
            live.show(ear, message.id)
            if new:
                live.say_presence()
            live.wake()

    async def take_nonces(self, live: LiveTable, ear: Ear, nonce: str) -> None:
        """Seats that sit already send their part of the luck with their first join."""
        for seat in ear.yours:
            if live.book.match is None and live.book.sittings[seat].nonce is None:
                await live.write(log.Nonced(seat=seat, nonce=f"{nonce or secrets.token_hex(8)}"))
        await self.deal_if_ready(live)

    def viewer(self, live: LiveTable, ear: Ear, message: m.Join) -> int:
        """Whose eyes: one's own; after the end anybody's; at a shared screen only of a seat that is asked."""
        wanted = message.seat
        if message.watch:
            return SPECTATOR
        if live.book.state == "over":
            if wanted is not None and wanted < len(live.book.sittings):
                return wanted
            return ear.yours[0] if ear.yours else SPECTATOR
        if wanted is not None:
            if wanted not in ear.seats:
                raise IllegalMove(f"you do not sit on seat {wanted}")
            if ear.hot and wanted not in live.book.open:
                raise IllegalMove(f"{live.book.sittings[wanted].name} is not asked anything now")
            return wanted
        return ear.yours[0] if len(ear.seats) == 1 else SPECTATOR
