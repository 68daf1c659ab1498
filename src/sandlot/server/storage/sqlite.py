"""The store in one SQLite file (WAL). One thread does all the work, and writes that wait together are one commit, which
waits for the disk."""

from __future__ import annotations

import asyncio
import queue
import re
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from sandlot.kernel.errors import BadInput
from sandlot.server.storage.store import Conflict, Grant, TableRow

T = TypeVar("T")
TOGETHER = 256  # writes in one commit at most
MINUTE = 60
TOUCH = "UPDATE tables SET state = ?, touched = ? WHERE id = ? AND (state <> ? OR touched < ?)"  # not for every move
Work = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]


def migrate(base: sqlite3.Connection) -> None:
    """Bring the file to the newest numbered migration; each is applied once and whole."""
    found = sorted(
        (int(match[1]), each.read_text(encoding="utf-8"))
        for each in resources.files("sandlot.server.storage").joinpath("migrations").iterdir()
        if (match := re.match(r"(\d+)_.*\.sql$", each.name))
    )
    (now,) = base.execute("PRAGMA user_version").fetchone()
    if now > found[-1][0]:
        raise BadInput(
            f"the database was written by a newer Sandlot (version {now} of its tables, here {found[-1][0]})"
        )
    for number, script in found:
        if number > now:
            base.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


class SqliteStore:
    """The store; `open` makes the file if there is none."""

    def __init__(self, path: Path | str) -> None:
        self._path = str(path)
        self._work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        base = self._connect()
        migrate(base)
        base.close()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            base = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
            base.execute("PRAGMA journal_mode = WAL")
        except sqlite3.Error as error:
            raise BadInput(f"{self._path} cannot be used as a database: {error}") from error
        base.execute("PRAGMA synchronous = FULL")  # a commit is on the disk when it returns, as Store promises
        base.execute("PRAGMA foreign_keys = ON")
        return base

    # -- the thread ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        base = self._connect()
        going = True
        while going:
            todo = [self._work.get()]
            while len(todo) < TOGETHER and not self._work.empty():
                todo.append(self._work.get())
            going = None not in todo
            self._commit(base, [work for work in todo if work is not None])
        base.close()

    def _commit(self, base: sqlite3.Connection, todo: list[Work]) -> None:
        """Do all of it in one transaction; or, if that fails, each in its own. Nobody hears of it before the commit."""
        if not todo:
            return
        done: list[tuple[Work, Any, Exception | None]] = []
        try:
            base.execute("BEGIN IMMEDIATE")
            done = [(work, work[0](base), None) for work in todo]
            base.execute("COMMIT")
        except Exception as error:
            if base.in_transaction:
                base.execute("ROLLBACK")
            if len(todo) > 1:
                for work in todo:
                    self._commit(base, [work])
                return
            done = [(todo[0], None, error)]
        for (_, future, loop), value, trouble in done:
            loop.call_soon_threadsafe(_settle, future, value, trouble)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._work.put((work, future, loop))
        return await future

    # -- the interface -------------------------------------------------------------------------------------------

    async def secret(self) -> bytes:
        """The server's own secret, made at its first start."""

        def work(base: sqlite3.Connection) -> bytes:
            base.execute("INSERT OR IGNORE INTO secrets VALUES ('tokens', ?)", (secrets.token_bytes(32),))
            value: bytes = base.execute("SELECT value FROM secrets WHERE name = 'tokens'").fetchone()[0]
            return value

        return await self._do(work)

    async def create(self, row: TableRow) -> None:
        """A new table."""
        await self._do(lambda base: base.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row))

    async def table(self, table_id: str) -> TableRow | None:
        """A table, if there is one of this name."""
        found = await self._do(lambda base: base.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone())
        return None if found is None else _row(found)

    async def tables(self, ids: list[str]) -> list[TableRow]:
        """These tables, and all that are listed and not over; the latest first."""
        marks = ", ".join("?" * len(ids))
        query = f"""SELECT * FROM tables WHERE (listed AND state <> 'over') OR id IN ({marks})
                    ORDER BY touched DESC, id LIMIT 200"""
        return [_row(found) for found in await self._do(lambda base: base.execute(query, ids).fetchall())]

    async def count(self, since: int = 0) -> int:
        """How many tables are not over, of those touched since then."""
        query = "SELECT count(*) FROM tables WHERE state <> 'over' AND touched >= ?"
        return int((await self._do(lambda base: base.execute(query, (since,)).fetchone()))[0])

    async def append(self, table_id: str, seq: int, entry: bytes, status: str) -> None:
        """Entry number `seq` of a table's log; Conflict if there is one already."""
        now = int(time.time())

        def work(base: sqlite3.Connection) -> None:
            base.execute("INSERT INTO entries VALUES (?, ?, ?)", (table_id, seq, entry))
            base.execute(TOUCH, (status, now, table_id, status, now - MINUTE))

        try:
            await self._do(work)
        except sqlite3.IntegrityError as error:
            raise Conflict(f"entry {seq} of table {table_id}") from error

    async def entries(self, table_id: str, after: int = 0) -> list[bytes]:
        """The log, in order."""
        query = "SELECT entry FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [found[0] for found in await self._do(lambda base: base.execute(query, (table_id, after)).fetchall())]

    async def grant(self, table_id: str, holder: str, grant: Grant) -> None:
        """Let a holder do something."""
        query = "INSERT OR REPLACE INTO grants VALUES (?, ?, ?, ?, ?)"
        await self._do(lambda base: base.execute(query, (table_id, holder, *grant)))

    async def grants(self, table_id: str, holder: str) -> list[Grant]:
        """What a holder may do at a table."""
        query = "SELECT role, seat, issue FROM grants WHERE table_id = ? AND holder = ?"
        found = await self._do(lambda base: base.execute(query, (table_id, holder)).fetchall())
        return [Grant(*each) for each in found]

    async def held(self, holder: str, over: bool = True) -> list[str]:
        """The tables at which a holder may do something, with those that are over or without; the latest first."""
        query = """SELECT id FROM tables WHERE id IN (SELECT table_id FROM grants WHERE holder = ?)
                   AND (? OR state <> 'over') ORDER BY touched DESC, id"""
        return [each[0] for each in await self._do(lambda base: base.execute(query, (holder, over)).fetchall())]

    async def keep_pack(self, hash: str, game: str, toml: bytes) -> None:
        """A pack that somebody sent."""
        values = (hash, game, int(time.time()), toml)
        await self._do(lambda base: base.execute("INSERT OR IGNORE INTO packs VALUES (?, ?, ?, ?)", values))

    async def pack(self, hash: str) -> tuple[str, bytes] | None:
        """Game and text of a pack that somebody sent."""
        query = "SELECT game, toml FROM packs WHERE hash = ?"
        found = await self._do(lambda base: base.execute(query, (hash,)).fetchone())
        return None if found is None else (found[0], found[1])

    async def prune(self, before: int) -> int:
        """Remove tables that are over and were not touched since; how many that were."""
        query = "DELETE FROM tables WHERE state = 'over' AND touched < ?"
        return await self._do(lambda base: base.execute(query, (before,)).rowcount)

    async def close(self) -> None:
        self._work.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)


def _settle(future: asyncio.Future[Any], value: Any, trouble: Exception | None) -> None:
    if future.done():  # the task that waited was cancelled
        return
    if trouble is None:
        future.set_result(value)
    else:
        future.set_exception(trouble)


def _row(found: tuple[Any, ...]) -> TableRow:
    table_id, status, listed, created, touched, seed, setup = found
    return TableRow(table_id, status, bool(listed), created, touched, seed, setup)
