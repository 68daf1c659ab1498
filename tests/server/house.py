"""A real server in this process, and people who speak to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import websockets

import haggle
from patience import PATIENCE, until_here
from sandlot.server.hub import Hub
from sandlot.server.protocol import messages as m
from sandlot.server.serving import Server, listen, reachable
from sandlot.server.storage.sqlite import SqliteStore
from sandlot.table.changes import apply
from sandlot.table.parts import Table

assert haggle.INFO.name == "haggle"  # imported, so that every server here knows it
QUICK: dict[str, Any] = {
    "pause": (0.0, 0.0),
    "bot_pause": (0.0, 0.0),
    "most_messages": 1_000_000,
    "most_local_sockets": 10_000,
    "most_gets": 1_000_000,
    "most_posts": 1_000_000,
    "bot_processes": 1,
    "bot_deadline": PATIENCE,
    "advice_deadline": PATIENCE,
    "ping": PATIENCE,
}
opened: list[websockets.ClientConnection] = []  # by anybody; a socket that is left open warns in somebody else's test
out_of_wire: msgspec.json.Decoder[m.AnyOut] = msgspec.json.Decoder(m.AnyOut)


class House:
    """A server that runs."""

    def __init__(self, hub: Hub, port: int) -> None:
        self.hub = hub
        self.port = port

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "", **headers: str) -> Answer:
        """One HTTP request."""
        return await asyncio.to_thread(self._ask, method, path, body, cookie, headers)

    def _ask(self, method: str, path: str, body: object, cookie: str, headers: dict[str, str]) -> Answer:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if cookie:
            sent["Cookie"] = f"sandlot={cookie}"
        connection.request(method, path, data, sent)
        response = connection.getresponse()
        found = Answer(response.status, dict(response.getheaders()), response.read(), cookie)
        connection.close()
        return found

    async def table(self, game: str, kinds: list[str], **more: object) -> Answer:
        """A new table; a kind with a name of a bot is a bot."""
        usual = ("me", "person", "open")
        seats = [{"kind": kind} if kind in usual else {"kind": "bot", "bot": kind} for kind in kinds]
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert made.status == 201, made.body
        return made


class Answer:
    """What came back."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes, cookie: str) -> None:
        self.status = status
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.body = body
        given = self.headers.get("set-cookie", "")
        self.cookie = given.partition("sandlot=")[2].partition(";")[0] or cookie

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@contextlib.asynccontextmanager
async def serving(folder: Path, port: int = 0, **settings: Any) -> AsyncIterator[House]:
    """A server with its database in this folder."""
    listener = listen("127.0.0.1", port)
    port = listener.getsockname()[1]
    hub = Hub(SqliteStore(folder / "tables.db"), reachable("127.0.0.1", port, False, "")._replace(**QUICK | settings))
    server = Server(hub)
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup([listener])
    assert server.started
    try:
        yield House(hub, port)
    finally:
        await close_all()
        await stop(server)


async def stop(server: Server) -> None:
    """As uvicorn does it, which looks only ten times a second whether everybody is gone."""
    for each in server.servers:
        each.close()
    for connection in list(server.server_state.connections):
        connection.shutdown()
    state = server.server_state
    await until_here(lambda: not state.connections and not state.tasks, "everybody is gone")
    await server.lifespan.shutdown()


async def close_all() -> None:
    """Everybody goes home."""
    await asyncio.gather(*(each.close() for each in opened))
    opened.clear()


async def connected(url: str, **more: Any) -> websockets.ClientConnection:
    """A socket that is open, however long the handshake takes, and closed when everybody goes home."""
    socket = await websockets.connect(
        url, open_timeout=PATIENCE, close_timeout=PATIENCE, ping_interval=None, max_size=None, **more
    )
    opened.append(socket)
    return socket


class Person:
    """Somebody with a browser: keeps what the server says, as the page does, and answers at random."""

    def __init__(self, port: int, table: str, cookie: str, seed: int = 0, seat: int | None = None) -> None:
        self.url = f"ws://127.0.0.1:{port}/ws/{table}"
        self.cookie = cookie
        self.seat = seat
        self.rng = random.Random(seed)
        self.numbers = 0
        self.name = f"{seed:x}"
        self.socket: Any = None
        self.n = -1
        self.snapshot: m.Snapshot | None = None
        self.table: Table | None = None
        self.now = m.Now(ply=0)
        self.log: dict[int, str] = {}
        self.around: m.Around | None = None
        self.ended: m.Ended | None = None
        self.chats: list[str] = []
        self.shown: list[tuple[str, int]] = []  # moments of a finished match, and by whom
        self.received: list[bytes] = []  # everything, for the leak law
        self.answers: dict[str, m.AnyOut] = {}
        self.stale = False  # a gap was seen: what is known counts no more

    async def open(self, **more: Any) -> m.Snapshot:
        """Connect and join."""
        headers = {"Cookie": f"sandlot={self.cookie}"} if self.cookie else {}
        self.socket = await connected(self.url, additional_headers=headers, compression=None)
        return await self.join(**more)

    async def join(self, **more: Any) -> m.Snapshot:
        """Look again."""
        if self.seat is not None:
            more.setdefault("seat", self.seat)
        answer = await self.ask("join", **more)
        assert isinstance(answer, m.Snapshot), answer
        return answer

    async def close(self) -> None:
        """Go."""
        if self.socket is not None:
            await self.socket.close()

    def new_id(self) -> str:
        self.numbers += 1
        return f"{self.name}-{self.numbers}"

    async def send(self, kind: str, id: str = "", **fields: Any) -> str:
        """One message; its id."""
        id = id or self.new_id()
        await self.socket.send(json.dumps({"kind": kind, "id": id, **fields}))
        return id

    async def ask(self, kind: str, id: str = "", **fields: Any) -> m.AnyOut:
        """One message and its answer."""
        id = await self.send(kind, id, **fields)
        while id not in self.answers:
            await self.hear()
        return self.answers.pop(id)

    async def hear(self) -> m.AnyOut:
        """Take in one message."""
        data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        raw = data.encode() if isinstance(data, str) else data
        self.received.append(raw)
        message = out_of_wire.decode(raw)
        self.take(message)
        if message.re:
            self.answers[message.re] = message
        return message

    def take(self, message: m.AnyOut) -> None:
        """What the page does with a message."""
        if isinstance(message, m.Snapshot):
            self.show(message)
        elif isinstance(message, m.Refused) and message.snapshot is not None:
            self.show(message.snapshot)
        elif isinstance(message, m.Update | m.Presence | m.Chatted | m.Reviewed | m.Over):
            if message.n != self.n + 1:
                self.stale = True
                return
            self.n = message.n
            if isinstance(message, m.Update):
                self.update(message)
            elif isinstance(message, m.Presence):
                self.around = message.around
            elif isinstance(message, m.Chatted):
                self.chats.append(message.spoken.text)
            elif isinstance(message, m.Reviewed):
                self.shown.append((message.name, message.ply))
            else:
                self.ended = message.ended
        elif self.n >= 0 and message.n != self.n:
            self.stale = True

    def show(self, snapshot: m.Snapshot) -> None:
        self.n, self.stale = snapshot.n, False
        self.snapshot, self.table, self.now = snapshot, snapshot.table, snapshot.now
        self.around, self.ended = snapshot.around, snapshot.ended
        self.log = {line.number: line.text for line in snapshot.log}

    def update(self, update: m.Update) -> None:
        assert self.table is not None
        self.table = apply(self.table, update.changes)
        self.now = update.now
        if update.cut >= 0:
            self.log = {number: text for number, text in self.log.items() if number <= update.cut}
        self.log.update((line.number, line.text) for line in update.log)

    # -- playing -----------------------------------------------------------------------------------------------------

    async def move(self, **fields: Any) -> m.AnyOut:
        """One whole move at random, found by trying."""
        picks: list[int] = []
        assert self.table is not None
        prompt = self.table.prompt
        asked = self.now.asked
        while True:
            if prompt is None or not prompt.options:
                return await self.join()
            picks.append(self.rng.choice(prompt.options).option)
            tried = await self.ask("try", picks=picks, **fields)
            if not isinstance(tried, m.Tried):
                return tried
            if tried.complete:
                return await self.ask("move", asked=asked, picks=picks, **fields)
            prompt = apply(self.table, tried.changes).prompt

    async def play(self) -> None:
        """To the end."""
        while self.ended is None:
            if self.stale:
                await self.join()
            elif self.now.asked:
                await self.move()
            else:
                await self.hear()
