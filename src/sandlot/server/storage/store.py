"""Where tables are kept. The hub knows this interface only, so that another database can take SQLite's place."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from sandlot.kernel.errors import BadInput


class Conflict(Exception):
    """Somebody else has written this entry of this table first."""


class Damaged(BadInput):
    """A table is there, but cannot be opened."""

    def __init__(self, why: str) -> None:
        super().__init__(f"this table cannot be opened: {why}")
        self.why = why


class TableRow(NamedTuple):
    """A table: what was fixed when it was set up, and its secret seed."""

    id: str
    status: str
    listed: bool
    created: int  # seconds since 1970, as is `touched`
    touched: int
    seed: bytes
    setup: bytes


class Grant(NamedTuple):
    """What a holder of a cookie may do: `role` host, watch or seat. A seat's ends with a new issue of its link."""

    role: str
    seat: int
    issue: int


class Store(Protocol):
    """Everything that outlives the process. An entry that `append` has returned from is there after any crash, of the
    server, the system or the power, as long as the disk keeps what it has reported as written."""

    async def secret(self) -> bytes:
        """The server's own secret, made at its first start."""

    async def create(self, row: TableRow) -> None:
        """A new table."""

    async def table(self, table_id: str) -> TableRow | None:
        """A table, if there is one of this name."""

    async def tables(self, ids: list[str]) -> list[TableRow]:
        """These tables, and all that are listed and not over; the latest first."""

    async def count(self, since: int = 0) -> int:
        """How many tables are not over, of those touched since then."""

    async def append(self, table_id: str, seq: int, entry: bytes, status: str) -> None:
        """Entry number `seq` of a table's log; Conflict if there is one already."""

    async def entries(self, table_id: str, after: int = 0) -> list[bytes]:
        """The log, in order."""

    async def grant(self, table_id: str, holder: str, grant: Grant) -> None:
        """Let a holder do something."""

    async def grants(self, table_id: str, holder: str) -> list[Grant]:
        """What a holder may do at a table."""

    async def held(self, holder: str, over: bool = True) -> list[str]:
        """The tables at which a holder may do something, with those that are over or without; the latest first."""

    async def keep_pack(self, hash: str, game: str, toml: bytes) -> None:
        """A pack that somebody sent."""

    async def pack(self, hash: str) -> tuple[str, bytes] | None:
        """Game and text of a pack that somebody sent."""

    async def prune(self, before: int) -> int:
        """Remove tables that are over and were not touched since; how many that were."""

    async def close(self) -> None:
        """Finish what is under way, then let go of the database."""
