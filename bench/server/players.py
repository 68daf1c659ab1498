"""Scripted players: they hold sockets, answer with the first move that works, and note how long everything takes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from http.client import HTTPConnection
from typing import Any

import msgspec
import websockets


class Moment(msgspec.Struct):
    """What a player needs of `now`."""

    asked: int = 0
    ply: int = 0


class Answer(msgspec.Struct, frozen=True):
    """An option."""

    option: int


class Question(msgspec.Struct, frozen=True):
    """A prompt."""

    options: tuple[Answer, ...] = ()


class Asking(msgspec.Struct, frozen=True):
    """A table, or what changed of it."""

    prompt: Question | msgspec.UnsetType | None = msgspec.UNSET


class Edits(msgspec.Struct, frozen=True):
    """What changed on the table, as far as it concerns the prompt."""

    table: Asking = Asking()


class Changes(msgspec.Struct, frozen=True):
    """What changed."""

    edits: Edits = Edits()


class Heard(msgspec.Struct):
    """What a player needs of a message; the rest is skipped, so that the players are quicker than the server."""

    kind: str
    re: str = ""
    now: Moment | None = None
    table: Asking | None = None
    changes: Changes = Changes()
    complete: bool = False

    def options(self, before: list[int]) -> list[int]:
        """The answers of the open question."""
        prompt = (self.table or self.changes.edits.table).prompt
        if prompt is msgspec.UNSET:
            return before
        return [each.option for each in prompt.options] if prompt is not None else []


decoder = msgspec.json.Decoder(Heard)


class Seat:
    """One socket."""

    def __init__(self, table: TableOfFour, number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.asked = 0
        self.options: list[int] = []
        self.waiting: asyncio.Future[Heard] | None = None
        self.count = 0
        self.socket: Any = None

    async def open(self, url: str) -> None:
        """Connect and join."""
        headers = {"Cookie": f"sandlot={self.cookie}"}
        self.socket = await websockets.connect(url, additional_headers=headers, max_size=None, compression=None)
        await self.socket.send(json.dumps({"kind": "join", "id": "join", "seat": self.number}))

    async def listen(self) -> None:
        """Take in what comes."""
        with contextlib.suppress(websockets.ConnectionClosed):  # the server is ended in the end
            while True:
                self.take(await self.socket.recv())

    def take(self, data: str) -> None:
        """Note what a message says."""
        at = time.perf_counter()
        heard = decoder.decode(data)
        if heard.now is not None:
            self.asked = heard.now.asked
            self.options = heard.options(self.options)
            self.table.told(heard.now.ply, at)
        if heard.kind == "over":
            self.table.over = True
        if heard.re and self.waiting is not None and not self.waiting.done() and heard.re != "join":
            self.waiting.set_result(heard)

    async def ask(self, **message: Any) -> Heard:
        """One message and its answer."""
        self.count += 1
        self.waiting = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"id": f"m{self.count}", "seat": self.number, **message}))
        return await self.waiting


class TableOfFour:
    """A table with all its players."""

    def __init__(self, figures: Figures, seed: int) -> None:
        self.figures = figures
        self.rng = random.Random(seed)
        self.seats: list[Seat] = []
        self.over = False
        self.sent: dict[int, float] = {}  # ply → when its move was sent

    def told(self, ply: int, at: float) -> None:
        """An update reached somebody."""
        if ply in self.sent:
            self.figures.told.append(at - self.sent[ply])

    async def play_one(self) -> bool:
        """One move of whoever is asked; False if nobody is just now."""
        seat = next((each for each in self.seats if each.asked and each.options), None)
        if seat is None or self.over:
            return False
        asked, options = seat.asked, seat.options
        picks: list[int] = []
        while True:
            picks.append(self.rng.choice(options))
            tried = await seat.ask(kind="try", picks=picks)
            if tried.kind != "tried":
                return False
            if tried.complete:
                break
            options = tried.options(options)
        start = time.perf_counter()
        self.sent = {self.figures.plies.get(id(self), 0) + 1: start}
        done = await seat.ask(kind="move", asked=asked, picks=picks)
        self.figures.done.append(time.perf_counter() - start)
        self.figures.refused += done.kind != "done"
        self.figures.plies[id(self)] = self.figures.plies.get(id(self), 0) + (done.kind == "done")
        return True


class Figures:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.done: list[float] = []
        self.told: list[float] = []
        self.plies: dict[int, int] = {}
        self.refused = 0

    def clear(self) -> None:
        """Begin again."""
        self.done.clear()
        self.told.clear()


def set_up(port: int, game: str, seats: int, options: dict[str, Any]) -> tuple[str, list[str]]:
    """A table whose seats all have cookies."""
    house = HTTPConnection("127.0.0.1", port, timeout=60)

    def post(path: str, body: Any) -> tuple[Any, str]:
        house.request("POST", path, json.dumps(body))
        response = house.getresponse()
        cookie = (response.getheader("set-cookie") or "").partition("sandlot=")[2].partition(";")[0]
        return json.loads(response.read()), cookie

    wanted = {"game": game, "seats": [{"kind": "person"}] * seats, "options": options, "pace": {"window": 0}}
    made, _ = post("/api/tables", wanted)
    cookies = []
    for seat in range(seats):
        claim = {"token": made["links"]["seats"][str(seat)], "nonce": f"n{seat}"}
        cookies.append(post(f"/api/tables/{made['id']}/seats/{seat}/claim", claim)[1])
    house.close()
    return made["id"], cookies


async def fill(
    port: int, game: str, seats: int, tables: int, options: dict[str, Any], figures: Figures
) -> list[TableOfFour]:
    """So many tables, all their players connected."""
    found = []
    for number in range(tables):
        table_id, cookies = await asyncio.to_thread(set_up, port, game, seats, options)
        table = TableOfFour(figures, number)
        for seat, cookie in enumerate(cookies):
            player = Seat(table, seat, cookie)
            await player.open(f"ws://127.0.0.1:{port}/ws/{table_id}")
            asyncio.create_task(player.listen())  # noqa: RUF006 - ends with its socket
            table.seats.append(player)
        found.append(table)
    return found


async def paced(tables: list[TableOfFour], every: float, seconds: float) -> None:
    """Each table makes a move every so many seconds, evenly spread."""
    end = time.perf_counter() + seconds

    async def one(table: TableOfFour, first: float) -> None:
        await asyncio.sleep(first)
        while time.perf_counter() < end and not table.over:
            start = time.perf_counter()
            await table.play_one()
            await asyncio.sleep(max(0.0, min(end, start + every) - time.perf_counter()))

    await asyncio.gather(*(one(table, every * number / len(tables)) for number, table in enumerate(tables)))


async def saturated(tables: list[TableOfFour], seconds: float) -> None:
    """Every table as fast as it can."""
    end = time.perf_counter() + seconds

    async def one(table: TableOfFour) -> None:
        while time.perf_counter() < end and not table.over:
            if not await table.play_one():
                await asyncio.sleep(0.001)

    await asyncio.gather(*(one(table) for table in tables))
