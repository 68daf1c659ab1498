"""The server that is measured: `house.py FOLDER`, without pauses and with room for many sockets; prints its port."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import uvicorn

from sandlot.server.app import make_app
from sandlot.server.hub import Hub
from sandlot.server.serving import listen, reachable
from sandlot.server.sockets import LARGEST
from sandlot.server.sqlite import SqliteStore

WIDE = {
    "pause": (0.0, 0.0),
    "bot_pause": (0.0, 0.0),
    "most_messages": 1_000_000,
    "most_local_sockets": 100_000,
    "most_posts": 10_000_000,
    "most_tables": 100_000,
    "thinkers": 1,
}


async def main(folder: str) -> None:
    """Serve until killed."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = reachable("127.0.0.1", port, False, "")._replace(**WIDE)
    app = make_app(Hub(SqliteStore(Path(folder) / "tables.db"), settings))
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    print(port, flush=True)
    await uvicorn.Server(config).serve(sockets=[listener])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
