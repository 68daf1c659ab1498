"""What the store promises."""

from __future__ import annotations

from pathlib import Path

from sandlot.server.serving import run
from sandlot.server.storage.sqlite import SqliteStore

FULL = 2  # https://sqlite.org/pragma.html#pragma_synchronous


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """In WAL mode a commit with less than FULL can be lost when the power goes, and the move was acknowledged."""

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        found = await store._do(
            lambda base: [base.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode")]
        )
        await store.close()
        assert found == [FULL, "wal"]

    run(scenario())
