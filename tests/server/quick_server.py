"""Servers as processes of their own, without pauses and limits, one after the other: `quick_server.py FOLDER PORT`.

For each line on standard input a process is forked that serves until it is killed; its number is printed when it
listens, and `gone` when it has ended. Forking saves loading everything again.
"""

import asyncio
import os
import sys
from pathlib import Path

from sandlot.server.serving import run
from server.house import serving


async def serve(folder: str, port: str) -> None:
    """Serve until killed."""
    async with serving(Path(folder), port=int(port)):
        print(os.getpid(), flush=True)
        await asyncio.Event().wait()


def main(folder: str, port: str) -> None:
    """A server for every line."""
    for _ in iter(sys.stdin.readline, ""):
        process = os.fork()
        if process == 0:
            run(serve(folder, port))
        os.waitpid(process, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
