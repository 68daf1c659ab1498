"""A server without pauses, in a process of its own that a test may kill: quick_server.py PORT DATABASE [PACKAGE …].

The packages lie below tests/ and register games of their own."""

import asyncio
import importlib
import sys
from pathlib import Path

import uvicorn

from sandlot.server.http.app import make_app
from sandlot.server.http.sockets import LARGEST
from sandlot.server.hub import Hub
from sandlot.server.serving import listen, reachable
from sandlot.server.storage.sqlite import SqliteStore

sys.path.insert(0, str(Path(__file__).parents[1]))

from patience import PATIENCE

QUICK = {
    "pause": (0.0, 0.02),
    "bot_pause": (0.0, 0.0),
    "bot_deadline": PATIENCE,
    "advice_deadline": PATIENCE,
    "bot_processes": 1,
    "most_messages": 100_000,
    "most_posts": 100_000,
}


async def main(port: int, database: Path) -> None:
    listener = listen("127.0.0.1", port)
    port = listener.getsockname()[1]
    hub = Hub(SqliteStore(database), reachable("127.0.0.1", port, False, "")._replace(**QUICK))
    config = uvicorn.Config(make_app(hub), ws="websockets-sansio", ws_max_size=LARGEST, log_level="warning")
    server = uvicorn.Server(config)
    print(port, flush=True)
    await server.serve(sockets=[listener])


for package in sys.argv[3:]:
    importlib.import_module(package)
asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2])))
