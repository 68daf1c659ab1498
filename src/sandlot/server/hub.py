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
from sandlot.kernel.declines import decline
from sandlot.kernel.errors import BadInput, IllegalMove, SandlotError
from sandlot.kernel.moves import responding
from sandlot.server import tokens
from sandlot.server.live import commands, hints, links
from sandlot.server.live.bot_pool import BotPool
from sandlot.server.live.caretaker import Caretaker
from sandlot.server.live.live_table import LiveTable
from sandlot.server.live.viewers import Client
from sandlot.server.protocol import messages as m
from sandlot.server.protocol.bodies import Curve
from sandlot.server.settings import Settings
from sandlot.server.state import entries
from sandlot.server.state.entries import Setup
from sandlot.server.state.table_state import TableState
from sandlot.server.storage.loading import load, replayed
from sandlot.server.storage.store import Conflict, Damaged, Grant, Store, TableRow
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
        self.bot_pool = BotPool(settings.bot_processes, settings.advice_deadline)
        self.damaged: set[str] = set()  # tables that could not be opened
        self.closed = 0  # sockets since garbage was last collected
        self.reading = asyncio.Lock()  # one match that was sent at a time
        self.taken_in: deque[float] = deque()  # when packs and matches were sent, of the last day
        self.curves: dict[str, Curve] = {}  # of finished matches, the oldest first
        self.judging = asyncio.Lock()  # one finished match at a time
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Read the secret that links follow from, and begin to forget what is idle."""
        self.secret = await self.store.secret()
        self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """Close every socket and end the bots' processes; all that counts is stored already."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        for caretaker in list(self.tables.values()):
            await caretaker.close()
            for feed in list(caretaker.live.feeds.values()):
                for client in list(feed.clients):
                    client.close(1001, "the server stops; come back")
        self.tables.clear()
        await self.bot_pool.close()

    # -- tables ----------------------------------------------------------------------------------------------------

    async def create(self, setup: Setup, listed: bool, mine: list[int], cookie: str) -> LiveTable:
        """A new table; the holder of the cookie is its host and sits on the seats `mine`."""
        now = int(time.time())
        if await self.store.count(now - DAY) >= self.settings.most_tables:
            raise BadInput(f"this server has {self.settings.most_tables:,} tables, and no room for more today")
        row = TableRow(
            tokens.new_table_id(), "waiting", listed, now, now, secrets.token_bytes(32), entries.encode(setup)
        )
        await replayed(row, [])  # before it is stored: whatever is wrong with it shows here
        await self.store.create(row)
        holder = tokens.holder(cookie)
        await self.store.grant(row.id, holder, Grant(tokens.HOST, -1, 0))
        live = await self.find(row.id)
        async with live.lock:
            for seat in mine:
                await live.write(entries.Sat(seat=seat))
                await self.store.grant(row.id, holder, Grant(tokens.SEAT, seat, 0))
            await self.deal_if_ready(live)
        return live

    def take_in(self) -> None:
        """Somebody sends a pack or a match, which stays: there is a limit for a day."""
        now = time.monotonic()
        while self.taken_in and now - self.taken_in[0] > DAY:
            self.taken_in.popleft()
        if len(self.taken_in) >= self.settings.most_sent:
            raise BadInput(f"this server takes in {self.settings.most_sent} packs and matches a day, and has them")
        self.taken_in.append(now)

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        found = self.tables.get(table_id)
        if found is not None:
            await self.rouse(found.live)
            return found.live
        try:
            async with self.opening.setdefault(table_id, asyncio.Lock()):
                found = self.tables.get(table_id)
                if found is None:
                    found = await self._open(table_id)
                    self.tables[table_id] = found
                    found.plan()
        finally:
            self.opening.pop(table_id, None)
        return found.live

    async def _open(self, table_id: str) -> Caretaker:
        try:
            state = await load(self.store, table_id)
        except LookupError:
            raise NoTable(f"there is no table {table_id!r}") from None
        except Damaged as error:
            if table_id not in self.damaged:  # told once, however often it is looked for
                self.damaged.add(table_id)
                logger.warning("table %s: %s", table_id, error, exc_info=error.__cause__)
            raise
        live = LiveTable(state, self.store, self.settings, self.server, commitment(state.seed))
        if state.frozen:
            logger.warning("table %s: %s", table_id, state.frozen)
        now = time.monotonic()
        live.away = {seat: now for seat in state.people() if state.seats[seat].taken}  # nobody is here yet
        if state.request is not None and not state.request.waiting:
            await commands.granted(live)  # the server fell between the last consent and what it allowed
        return Caretaker(live, self.bot_pool)

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
        for table_id, caretaker in list(self.tables.items()):
            live = caretaker.live
            if live.lock.locked() or live.visits or caretaker.tasks or now - live.looked < self.settings.idle:
                continue
            if not live.feeds:
                del self.tables[table_id]
                await caretaker.close()
            elif not live.resting and caretaker.idle:
                live.rest()

    # -- rights ----------------------------------------------------------------------------------------------------

    async def rights(self, live: LiveTable, cookie: str, token: str = "") -> Rights:
        """What the holder of a cookie, or of a token that works more than once, may do."""
        state = live.state
        rights = Rights({}, False, False)
        for grant in await self.store.grants(state.id, tokens.holder(cookie)) if cookie else []:
            if grant.role == tokens.SEAT:
                if grant.seat < len(state.seats) and state.seats[grant.seat].issue == grant.issue:
                    rights.seats[grant.seat] = grant.issue
            elif grant.role == tokens.HOST:
                rights.host = True
            else:
                rights.watch = True
        if token:
            rights.host = rights.host or tokens.same(token, self.token(state.id, tokens.HOST))
            rights.watch = rights.watch or tokens.same(token, self.token(state.id, tokens.WATCH))
        return rights

    def token(self, table_id: str, role: str, seat: int = -1, issue: int = 0) -> str:
        """The token of a link."""
        return tokens.token(self.secret, table_id, role, seat, issue)

    def seat_token(self, state: TableState, seat: int) -> str:
        """The token of a seat's link as it was last issued."""
        return self.token(state.id, tokens.SEAT, seat, state.seats[seat].issue)

    def wanted(self, state: TableState, purpose: tokens.Purpose) -> str:
        """The token that opens this at this table; empty if there is no such seat."""
        if purpose.role != tokens.SEAT:
            return self.token(state.id, purpose.role)
        return self.seat_token(state, purpose.seat) if purpose.seat < len(state.seats) else ""

    async def claim(self, live: LiveTable, seat: int, token: str, name: str, nonce: str, cookie: str) -> None:
        """Sit down by the seat's own link; an open seat takes people without a link, too."""
        state = live.state
        if not 0 <= seat < len(state.seats):
            raise NoTable(f"the table has seats 0 to {len(state.seats) - 1}, not {seat}")
        async with live.lock:
            state = live.state
            if seat in (await self.rights(live, cookie)).seats:
                return  # the link of this browser, opened again
            why = links.no_seat(state, seat, token, self.seat_token(state, seat))
            if why:
                raise NotAllowed(why)
            notices = len(state.notices.lines)
            await live.write(entries.Sat(seat=seat, name=name.strip()))
            issue = state.seats[seat].issue
            await self.store.grant(state.id, tokens.holder(cookie), Grant(tokens.SEAT, seat, issue))
            if state.match is None:
                await live.write(entries.Nonced(seat=seat, nonce=nonce or secrets.token_hex(8)))
                await self.deal_if_ready(live)
            else:
                live.announce(-1, [], notices)
            live.say_presence()

    async def claim_role(self, live: LiveTable, token: str, cookie: str) -> None:
        """Become host or watcher by a token that works more than once. Who comes with a seat's link too late may
        watch."""
        meant = tokens.purpose(token)
        if meant is None:
            raise NotAllowed(links.NOT_WHOLE)
        if not tokens.same(token, self.wanted(live.state, meant)):
            raise NotAllowed(links.OLD)
        if meant.role == tokens.SEAT and not live.state.seats[meant.seat].taken:
            raise NotAllowed(f"this link is {links.said(meant)}: sit down there")
        role = tokens.WATCH if meant.role == tokens.SEAT else meant.role
        await self.store.grant(live.state.id, tokens.holder(cookie), Grant(role, -1, 0))

    async def deal_if_ready(self, live: LiveTable) -> None:
        """Deal when everybody sits and every nonce is in."""
        state = live.state
        if state.match is None and all(seat_state.ready for seat_state in state.seats):
            nonces = [seat_state.nonce or secrets.token_hex(8) for seat_state in state.seats]
            await live.write(entries.Dealt(nonces=nonces))
            live.refresh()
            live.wake()

    # -- sockets ---------------------------------------------------------------------------------------------------

    async def leave(self, table_id: str, client: Client) -> None:
        """A socket has closed."""
        self.closed += 1
        if client.joined and table_id in self.tables:
            (await self.find(table_id)).leave(client)

    async def hear(self, table_id: str, client: Client, cookie: str, data: bytes) -> None:
        """One message of a socket."""
        live = await self.find(table_id)
        try:
            message = _decoder.decode(data)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            live.refuse(client, "", f"this is not a message: {plainly(str(error))}")
            return
        live.visits += 1
        try:
            if isinstance(message, m.Join):
                await self.join(live, client, cookie, message)
                return
            if not client.joined:
                live.refuse(client, message.id, "the first message is join")
                return
            if isinstance(message, m.Hint):
                await hints.hint(live, client, message, self.bot_pool)
                return
            if isinstance(message, m.Move):
                await self.hold(live, commands.seat_of(client, message), message.asked, message.picks)
            async with live.lock:
                self.still(live, client)
                await commands.COMMANDS[type(message)](live, client, message)
        except IllegalMove as refused:
            live.refuse(client, message.id, refused.reason, refused.rule)
        except SandlotError as refused:
            live.refuse(client, message.id, str(refused))
        except Conflict:
            live.refuse(client, message.id, "the table has moved on")
        finally:
            live.visits -= 1

    def still(self, live: LiveTable, client: Client) -> None:
        """Seats with a newer link are held no longer."""
        for seat, issue in list(client.seats.items()):
            if live.state.seats[seat].issue != issue:
                del client.seats[seat]

    async def hold(self, live: LiveTable, seat: int, asked: int, picks: list[int]) -> None:
        """A pass in a window takes no less time than one that the table gives, so that nobody can tell them apart."""
        state = live.state
        caretaker = self.tables.get(state.id)
        if caretaker is None or seat not in state.open or asked != state.asked or not responding(state.game):
            return
        if decline(state.game, seat) == picks:
            await asyncio.sleep(max(0.0, caretaker.pause(seat) - time.monotonic()))

    async def join(self, live: LiveTable, client: Client, cookie: str, message: m.Join) -> None:
        """Look at the table as a viewer that one may be."""
        rights = await self.rights(live, cookie, message.token)
        if not rights.any and live.state.status != "over":
            raise NotAllowed(links.NEEDED)
        async with live.lock:
            client.seats, client.host = rights.seats, rights.host
            await self.take_nonces(live, client, message.nonce)
            new = not client.joined
            live.look(client, self.viewer(live, client, message))
            live.show(client, message.id)
            if new:
                live.say_presence()
            live.wake()

    async def take_nonces(self, live: LiveTable, client: Client, nonce: str) -> None:
        """Seats that sit already send their part of the luck with their first join."""
        for seat in client.yours:
            if live.state.match is None and live.state.seats[seat].nonce is None:
                await live.write(entries.Nonced(seat=seat, nonce=f"{nonce or secrets.token_hex(8)}"))
        await self.deal_if_ready(live)

    def viewer(self, live: LiveTable, client: Client, message: m.Join) -> int:
        """As which viewer: a seat of this client; after the end any; at a shared screen only a seat that is asked."""
        wanted = message.seat
        if message.watch:
            return SPECTATOR
        if live.state.status == "over":
            if wanted is not None and wanted < len(live.state.seats):
                return wanted
            return client.yours[0] if client.yours else SPECTATOR
        if wanted is not None:
            if wanted not in client.seats:
                raise IllegalMove(f"you do not sit on seat {wanted}")
            if client.shared and wanted not in live.state.open:
                raise IllegalMove(f"{live.state.seats[wanted].name} is not asked anything now")
            return wanted
        return client.yours[0] if len(client.seats) == 1 else SPECTATOR
