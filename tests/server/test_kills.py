"""A server that is killed under load and started again has every move it acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

import websockets

from sandlot.server import messages as m
from sandlot.server.serving import run
from server.house import House, Person, close_all
from server.tables import seated

TABLES = 4


class Witness(Person):
    """Remembers what was acknowledged, and comes back when the server does."""

    seen: set[str]

    async def play_on(self, stop: asyncio.Event) -> None:
        """Play while the server comes and goes."""
        self.seen = set()
        while not stop.is_set() and self.ended is None:
            try:
                if self.stale:
                    await self.join()
                elif self.now.asked:
                    answer = await self.move()
                    if isinstance(answer, m.Done):
                        self.seen.add(answer.re)
                else:
                    await asyncio.wait_for(self.hear(), 0.5)
            except TimeoutError:
                continue
            except (websockets.ConnectionClosed, OSError):
                await self.come_back(stop)

    async def come_back(self, stop: asyncio.Event) -> None:
        """Try until the server is there again."""
        while not stop.is_set():
            try:
                self.answers.clear()
                await self.open()
                return
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(self.rng.uniform(0.05, 0.15))


class Servers:
    """One server after the other, each a process of its own."""

    def __init__(self, starter: asyncio.subprocess.Process) -> None:
        self.starter = starter
        self.process = 0

    async def start(self) -> None:
        """The next one, as soon as it listens."""
        assert self.starter.stdin is not None
        self.starter.stdin.write(b"\n")
        self.process = int(await self.said())

    async def said(self) -> bytes:
        """The next line of whoever starts them."""
        assert self.starter.stdout is not None
        return await asyncio.wait_for(self.starter.stdout.readline(), 120)

    async def kill(self) -> None:
        """The present one, at once."""
        os.kill(self.process, signal.SIGKILL)
        assert await self.said() == b"gone\n"


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
    """Kill it at random moments."""
    rng = random.Random(7)
    port = free_port()
    servers = Servers(await starter(folder, port))
    await servers.start()
    house = House(None, port)  # type: ignore[arg-type]
    witnesses: list[Witness] = []
    stop = asyncio.Event()
    tasks: list[asyncio.Task[None]] = []

    async def more_tables() -> None:
        while len([w for w in witnesses if w.ended is None]) < 3 * TABLES:
            new = await seated(house, "haggle", ["me", "person", "person"], kind=Witness)
            witnesses.extend(new)
            tasks.extend(asyncio.create_task(each.play_on(stop)) for each in new)

    for _ in range(times):
        await more_tables()
        await asyncio.sleep(rng.uniform(0.05, 0.35))
        await servers.kill()
        await servers.start()
    await asyncio.sleep(0.5)
    stop.set()
    done, late = await asyncio.wait(tasks, timeout=120)
    assert not late
    for task in done:
        task.result()
    await servers.kill()
    servers.starter.kill()
    await servers.starter.wait()
    assert sum(len(each.seen) for each in witnesses) > 10 * times
    assert lost(folder, witnesses) == []
    await close_all()


def lost(folder: Path, witnesses: list[Witness]) -> list[str]:
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
    for each in witnesses:
        assert each.snapshot is not None
        seat = each.snapshot.viewer
        missing += [id for id in each.seen if f"{seat}:{id}" not in stored[each.snapshot.id]]
    return missing


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_nothing_acknowledged_is_lost(tmp_path: Path, budget: dict[str, int]) -> None:
    run(killed(tmp_path, budget["kills"]))
