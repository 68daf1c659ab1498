"""A table in play: its state, the clients that look at it, and the order: store, acknowledge, tell everybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from sandlot.kernel.events import Event
from sandlot.server.live import views
from sandlot.server.live.viewers import Client, Feed, encode
from sandlot.server.protocol.messages import (
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
from sandlot.server.protocol.shared_types import SeatInfo
from sandlot.server.settings import Settings
from sandlot.server.state import entries
from sandlot.server.state.entries import AnyEntry
from sandlot.server.state.notices import FIRST_NOTICE, LINES_A_MOVE
from sandlot.server.state.table_state import Considered, TableState
from sandlot.server.storage.loading import load
from sandlot.server.storage.store import Conflict, Store
from sandlot.table.changes import Changes, diff
from sandlot.table.log import LogLine
from sandlot.table.parts import SPECTATOR

logger = logging.getLogger("sandlot.server")


class LiveTable:
    """One table. Changes are made under `lock`."""

    def __init__(self, state: TableState, store: Store, settings: Settings, server: str, commit: str) -> None:
        self._state: TableState | None = state
        self.id = state.id
        self.store = store
        self.settings = settings
        self.server = server  # this run of the server
        self.commit = commit
        self.lock = asyncio.Lock()
        self.feeds: dict[int, Feed] = {}
        self.looked = time.monotonic()  # when somebody last did something here
        self.visits = 0  # messages that are being heard
        self.away: dict[int, float] = {}  # seats whose last socket closed, and when
        self.since: dict[int, float] = {}  # seats that are asked, and since when their time counts
        self.wake: Callable[[], None] = lambda: None  # plans what the table does by itself

    # -- resting -----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> TableState:
        """The table's state; while it rests there is none."""
        assert self._state is not None
        return self._state

    @property
    def resting(self) -> bool:
        """Whether the state has left the memory; sockets may still be open."""
        return self._state is None

    def rest(self) -> None:
        """Nobody does anything: the state can be read from the store again."""
        self._state = None
        for feed in self.feeds.values():
            feed.table = None

    async def rouse(self) -> None:
        """Somebody does something: read the state again. Clients have seen the table as it is."""
        async with self.lock:
            if self._state is None:
                self._state = state = await load(self.store, self.id)
                for feed in self.feeds.values():
                    feed.table = views.table_of(state.game, feed.viewer) if state.match is not None else None
                self.wake()

    # -- storing and telling ---------------------------------------------------------------------------------------

    async def write(self, entry: AnyEntry, considered: Considered | None = None) -> None:
        """Work out what an entry leads to, store it, then let it take effect: what cannot take effect is never stored.
        If another process was quicker, look again and refuse."""
        state = self.state
        after = state.after(entry, considered)
        try:
            await self.store.append(state.id, after.seq, entries.encode(entry), after.status)
        except Conflict:
            await self.reload()
            raise
        state.become(after)

    async def reload(self) -> None:
        """Read the log again; every client gets a fresh snapshot."""
        self._state = await load(self.store, self.id)
        self.refresh()

    def announce(self, seat: int, events: list[Event], notices: int, cut: int = -1) -> None:
        """Tell every viewer what was just done; `notices` is the number of notices before it."""
        state = self.state
        self.looked = time.monotonic()
        added = state.notices.lines[notices:] if cut < 0 else state.notices.between(cut, state.ply)
        turned = self.turn_shared_screens()
        for feed in list(self.feeds.values()):
            if feed.table is None or state.match is None:
                for client in feed.clients:
                    self.show(client)
                turned = [client for client in turned if client not in feed.clients]
                continue
            table = views.table_of(state.game, feed.viewer)
            changes = diff(feed.table, table)
            feed.table = table
            feed.n += 1
            fresh: list[LogLine] = []
            if events and state.match.moves:
                fresh = views.lines_of(state, state.ply, state.game, events, feed.viewer)
            feed.send(
                encode(
                    Update(
                        n=feed.n,
                        seat=seat,
                        happened=views.happened(state, events, feed.viewer, changes),
                        changes=changes,
                        now=views.now(state, feed.viewer),
                        log=(*fresh, *added),
                        cut=cut * LINES_A_MOVE + FIRST_NOTICE - 1 if cut >= 0 else -1,
                    )
                ),
                [client for client in feed.clients if client not in turned],
            )
        for client in turned:
            self.show(client)
        if state.status == "over":
            self.say_over()
        self.wake()

    def say_over(self) -> None:
        """The result and the seed are for everybody."""
        ended = self.ended()
        if ended is None:
            return
        for feed in self.feeds.values():
            feed.n += 1
            feed.send(encode(Over(n=feed.n, ended=ended)))

    def say_presence(self) -> None:
        """Who is there, and what is pending."""
        around = self.around()
        for feed in self.feeds.values():
            feed.n += 1
            feed.send(encode(Presence(n=feed.n, around=around)))

    def say_chat(self) -> None:
        """The last sentence of the chat."""
        number, seat, name, text = self.state.chat[-1]
        for feed in self.feeds.values():
            feed.n += 1
            feed.send(encode(Chatted(n=feed.n, spoken=Spoken(number=number, seat=seat, name=name, text=text))))

    def say_review(self, seat: int, ply: int) -> None:
        """What somebody wants everybody to look at."""
        name = self.state.seats[seat].name
        for feed in self.feeds.values():
            feed.n += 1
            feed.send(encode(Reviewed(n=feed.n, seat=seat, name=name, ply=ply)))

    def refresh(self) -> None:
        """Fresh snapshots for all."""
        self.turn_shared_screens()
        for feed in list(self.feeds.values()):
            feed.table = None
            for client in list(feed.clients):
                self.show(client)

    def say_now(self, seat: int) -> None:
        """What belongs to the moment has changed for this seat alone."""
        feed = self.feeds.get(seat)
        if feed is not None:
            feed.n += 1
            feed.send(encode(Update(n=feed.n, seat=-1, changes=Changes(), now=views.now(self.state, seat))))

    # -- snapshots -------------------------------------------------------------------------------------------------

    def around(self) -> Around:
        """The people around the table."""
        state = self.state
        here = {seat for feed in self.feeds.values() for client in feed.clients for seat in client.seats}
        watchers = sum(not client.seats for feed in self.feeds.values() for client in feed.clients)
        return Around(
            state=state.status,
            seats=tuple(self.seat_info(seat, seat in here) for seat in range(len(state.seats))),
            watchers=watchers,
            paused=state.paused,
            pace=state.pace,
            request=state.request,
            rematch=state.rematch,
        )

    def seat_info(self, seat: int, here: bool) -> SeatInfo:
        """Who sits on one of the seats."""
        seat_state = self.state.seats[seat]
        counted = self.state.pace.minutes > 0 and not seat_state.bot and self.state.match is not None
        running = counted and seat in self.since and self.state.going()
        spent = time.monotonic() - self.since[seat] if running else 0.0
        left = self.away.get(seat) if not here and seat_state.taken else None
        return SeatInfo(
            seat=seat,
            name=seat_state.name,
            kind="bot" if seat_state.bot else seat_state.kind,
            bot=seat_state.bot,
            taken=seat_state.taken,
            here=here,
            away=int(time.monotonic() - left) if left is not None else None,
            gone=self.is_gone(seat) and not here,
            left=max(0, round(seat_state.left - spent)) if counted else None,
            running=running,
        )

    def is_gone(self, seat: int) -> bool:
        """Whether a person has been away for longer than the grace."""
        since = self.away.get(seat)
        return (
            since is not None and time.monotonic() - since >= self.state.pace.grace and not self.state.seats[seat].bot
        )

    def ended(self) -> Ended | None:
        """How it ended, with the seed, once it has."""
        match = self.state.match
        if match is None or self.state.status != "over" or match.result is None:
            return None
        return Ended(
            result=match.result,
            scores=tuple(match.scores()),
            seed=self.state.seed.hex() if match.live and self.state.setup.begun is None else "",
            match=f"/api/matches/{self.state.id}",
        )

    def snapshot(self, client: Client, re: str = "") -> Snapshot:
        """All that this client's viewer sees."""
        state = self.state
        feed = self.feeds[client.viewer]
        if state.match is not None and feed.table is None:
            feed.table = views.table_of(state.game, client.viewer)
        first = max(0, state.ply - views.TAIL)
        return Snapshot(
            n=feed.n,
            re=re,
            id=state.id,
            server=self.server,
            game=state.info.name,
            title=state.info.title,
            viewer=client.viewer,
            yours=client.yours,
            host=client.host,
            around=self.around(),
            table=feed.table,
            now=views.now(state, client.viewer),
            log=tuple(views.lines(state, client.viewer, first, state.ply)),
            chat=tuple(Spoken(number=n, seat=s, name=name, text=text) for n, s, name, text in state.chat[-50:]),
            options=state.setup.options,
            pack=state.setup.hash,
            commit=self.commit,
            nonces=tuple(seat_state.nonce or "" for seat_state in state.seats) if state.match is not None else (),
            hints=state.setup.hints,
            practice=state.match is not None and state.match.practice,
            ended=self.ended(),
        )

    def show(self, client: Client, re: str = "") -> None:
        """Send a snapshot to one client."""
        if client.viewer in self.feeds:
            client.send(encode(self.snapshot(client, re)))

    def answer(self, client: Client, message: AnyOut) -> None:
        """Send one message to one client, with the last number of its feed."""
        feed = self.feeds.get(client.viewer)
        client.send(encode(msgspec.structs.replace(message, n=feed.n if feed is not None else 0)))

    def refuse(self, client: Client, re: str, reason: str, rule: str = "") -> None:
        """Say no, and how things stand."""
        snapshot = self.snapshot(client) if client.joined and client.viewer in self.feeds else None
        n = snapshot.n if snapshot is not None else 0
        client.send(encode(Refused(n=n, re=re, reason=reason, rule=rule, snapshot=snapshot)))

    # -- looking ---------------------------------------------------------------------------------------------------

    def look(self, client: Client, viewer: int) -> None:
        """Let a client see the table as this viewer."""
        self.look_away(client)
        client.viewer = viewer
        self.feeds.setdefault(viewer, Feed(viewer)).clients.append(client)
        client.joined = True
        for seat in client.seats:
            self.away.pop(seat, None)
        self.looked = time.monotonic()

    def look_away(self, client: Client) -> None:
        """The client looks no more."""
        feed = self.feeds.get(client.viewer)
        if feed is not None and client in feed.clients:
            feed.clients.remove(client)
            if not feed.clients:
                del self.feeds[client.viewer]

    def leave(self, client: Client) -> None:
        """The client has gone."""
        self.look_away(client)
        here = {seat for feed in self.feeds.values() for other in feed.clients for seat in other.seats}
        for seat in client.seats:
            if seat not in here:
                self.away[seat] = time.monotonic()
        self.looked = time.monotonic()
        self.say_presence()
        self.wake()

    def turn_shared_screens(self) -> list[Client]:
        """Shared screens whose seat is not asked any more go back to what everybody sees, and have to be shown it."""
        turned: list[Client] = []
        for feed in list(self.feeds.values()) if self.state.status != "over" else []:
            if feed.viewer != SPECTATOR and feed.viewer not in self.state.open:
                turned += [client for client in feed.clients if client.shared]
        for client in turned:
            self.look(client, SPECTATOR)
        return turned

    def dismiss(self, seat: int) -> None:
        """Sockets that held a seat by an old link are closed."""
        issue = self.state.seats[seat].issue
        for feed in list(self.feeds.values()):
            for client in list(feed.clients):
                if seat in client.seats and client.seats[seat] != issue:
                    client.close(4000, "the seat was given to somebody else")
