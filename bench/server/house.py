"""The server that is measured: `house.py FOLDER IDLE`, without pauses, for many sockets; prints its port."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from sandlot.server.hub import Hub
from sandlot.server.serving import Server, listen, reachable, run, spare_pauses
from sandlot.server.storage.sqlite import SqliteStore

WIDE: dict[str, Any] = {
    "pause": (0.0, 0.0),
    "bot_pause": (0.0, 0.0),
    "most_messages": 1_000_000,
    "most_local_sockets": 100_000,
    "most_gets": 1_000_000,
    "most_posts": 10_000_000,
    "most_tables": 100_000,
    "bot_processes": 1,
}


async def main(folder: str, idle: str) -> None:
    """Serve until killed."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = reachable("127.0.0.1", port, False, "")._replace(**WIDE, idle=float(idle))
    server = Server(Hub(SqliteStore(Path(folder) / "tables.db"), settings), lambda: print(port, flush=True))
    await server.serve(sockets=[listener])


if __name__ == "__main__":
    spare_pauses()
    run(main(*sys.argv[1:]))
