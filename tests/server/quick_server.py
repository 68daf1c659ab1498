"""A server as a process of its own, without pauses and limits: `quick_server.py FOLDER PORT`."""

import asyncio
import sys
from pathlib import Path

import haggle
from sandlot.server.serving import run
from server.house import serving

assert haggle.INFO.name == "haggle"  # imported, so that the server knows it


async def main(folder: str, port: str) -> None:
    """Serve until killed."""
    async with serving(Path(folder), port=int(port)):
        print("ready", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    run(main(*sys.argv[1:]))
