"""A server that is killed under load and started again has every move it acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

import websockets

from patience import PATIENCE
from sandlot.server.protocol import messages as m
from sandlot.server.serving import run
from server.house import House, Person, close_all
from server.tables import seated

TABLES = 4
MOVES = (10, 40)  # acknowledged between two kills, at least and at most


class Servers:
    """One server after the other, each a process of its own, and what all of them together have acknowledged."""

    def __init__(self, starter: asyncio.subprocess.Process) -> None:
        self.starter = starter
        self.process = 0
        self.up = asyncio.Event()
        self.acknowledged = 0
        self.news = asyncio.Event()  # an acknowledgement, or a match is over

    async def start(self) -> None:
        """The next one, as soon as it listens."""
        assert self.starter.stdin is not None
        self.starter.stdin.write(b"\n")
        self.process = int(await self.said())
        self.up.set()

    async def said(self) -> bytes:
        """The next line of whoever starts them."""
        assert self.starter.stdout is not None
        return await asyncio.wait_for(self.starter.stdout.readline(), PATIENCE)

    async def kill(self) -> None:
        """The present one, at once."""
        self.up.clear()
        os.kill(self.process, signal.SIGKILL)
        assert await self.said() == b"gone\n"

    async def end(self) -> None:
        """Kill the last one, and whoever starts them."""
        await self.kill()
        self.up.set()  # whoever waits for the next one goes home
        self.starter.kill()
        await self.starter.wait()


class Witness(Person):
    """Remembers what was acknowledged, and comes back when the server does."""

    async def play_on(self, servers: Servers) -> set[str]:
        """Play while servers come and go; the moves that were acknowledged."""
        seen: set[str] = set()
        while self.ended is None and servers.starter.returncode is None:
            try:
                if self.stale:
                    await self.join()
                elif self.now.asked:
                    answer = await self.move()
                    if isinstance(answer, m.Done):
                        seen.add(answer.re)
                        servers.acknowledged += 1
                        servers.news.set()
                else:
                    await self.hear()
            except (websockets.ConnectionClosed, OSError):
                await self.come_back(servers)
        servers.news.set()
        return seen

    async def come_back(self, servers: Servers) -> None:
        """As soon as the next server listens, unless it is gone again."""
        await servers.up.wait()
        with contextlib.suppress(OSError, websockets.WebSocketException):
            self.answers.clear()
            await self.open()


async def starter(folder: Path, port: int) -> asyncio.subprocess.Process:
    """The program that starts servers."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(Path(__file__).parent / "quick_server.py"),
        str(folder),
        str(port),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
    )


async def killed(folder: Path, times: int) -> None:
    """Kill it after a few more acknowledged moves, again and again."""
    rng = random.Random(7)
    port = free_port()
    servers = Servers(await starter(folder, port))
    await servers.start()
    house = House(None, port)  # type: ignore[arg-type]
    playing: dict[asyncio.Task[set[str]], Witness] = {}

    async def acknowledged(more: int) -> None:
        """Play until so many more moves are acknowledged; whenever a match is over another one begins."""
        enough = servers.acknowledged + more
        while servers.acknowledged < enough:
            servers.news.clear()
            while sum(not task.done() for task in playing) < 3 * TABLES:
                new = await seated(house, "haggle", ["me", "person", "person"], kind=Witness)
                playing.update((asyncio.create_task(each.play_on(servers)), each) for each in new)
            await asyncio.wait_for(servers.news.wait(), PATIENCE)

    for _ in range(times):
        await acknowledged(rng.randint(*MOVES))
        await servers.kill()
        await servers.start()
    await acknowledged(MOVES[1])
    await servers.end()
    seen = [(each, await task) for task, each in playing.items()]
    assert sum(len(moves) for _, moves in seen) >= times * MOVES[0]
    assert lost(folder, seen) == []
    await close_all()


def lost(folder: Path, seen: list[tuple[Witness, set[str]]]) -> list[str]:
    """Acknowledged moves that are not in the store, or not in the match that it leads to."""
    import json
    import sqlite3

    base = sqlite3.connect(folder / "tables.db")
    stored: dict[str, set[str]] = {}
    for table, entry in base.execute("SELECT table_id, entry FROM entries"):
        found: dict[str, Any] = json.loads(entry)
        stored.setdefault(table, set()).add(f"{found.get('seat')}:{found.get('id')}")
    base.close()
    missing = []
    for each, moves in seen:
        assert each.snapshot is not None
        seat = each.snapshot.viewer
        missing += [id for id in moves if f"{seat}:{id}" not in stored[each.snapshot.id]]
    return missing


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_nothing_acknowledged_is_lost(tmp_path: Path, budget: dict[str, int]) -> None:
    run(killed(tmp_path, budget["kills"]))
