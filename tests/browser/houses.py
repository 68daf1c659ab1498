"""A server in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


class House:
    """The server; it can be killed and started again with the same port and the same tables.

    `guests` are packages below tests/ with games that do not come with Sandlot."""

    def __init__(self, folder: Path, *guests: str) -> None:
        self.database = folder / "tables.db"
        self.guests = guests
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, str(HERE / "quick_server.py"), str(self.port), str(self.database), *self.guests]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"
