"""A real `sandlot play` at a real pseudo-terminal, or with its input piped."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

import sandlot
from patience import PATIENCE, until

CLEAR_ALL = b"\x1b[3J"
CODES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][AB0]")


def environment(data: Path, **more: str) -> dict[str, str]:
    """The test run's own, with matches kept in a folder of the test."""
    source = str(Path(sandlot.__file__).parents[1])
    ours = {"PYTHONPATH": source, "SANDLOT_DATA": str(data), "PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color"}
    unwanted = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
    return {key: value for key, value in os.environ.items() if key not in unwanted} | ours | more


def play(data: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """`sandlot play` with piped input, to its end."""
    command = [sys.executable, "-m", "sandlot", "play", *arguments]
    return subprocess.run(
        command, input=typed, env=environment(data, **more), capture_output=True, text=True, timeout=PATIENCE
    )


class Terminal:
    """A program at a terminal of a given size; reads until a prompt stands there, then types."""

    def __init__(self, data: Path, *arguments: str, columns: int = 100, rows: int = 35, **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sandlot", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **more),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.seen = b""  # everything
        self.fresh = b""  # since the last line was typed

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def until(self, pattern: str) -> str:
        """Read until the text since the last input matches; returns that text without control codes."""
        deadline = time.monotonic() + PATIENCE
        while not re.search(pattern, plain(self.fresh)):
            if not self._read(deadline):
                raise AssertionError(f"{pattern!r} did not come; there is:\n{plain(self.fresh)[-3000:]}")
        return plain(self.fresh)

    def type(self, line: str) -> None:
        """A line and Enter."""
        self.fresh = b""
        os.write(self.master, line.encode() + b"\r")

    def interrupt(self) -> None:
        """Ctrl-C while the program waits for keys: a moment earlier, readline notices it only with the next key."""
        until(self._waits_for_keys, "the program waits for keys")
        self.fresh = b""
        os.write(self.master, b"\x03")

    def _waits_for_keys(self) -> bool:
        """Readline has taken the terminal over, and the program sleeps (which only Linux tells)."""
        local = termios.tcgetattr(self.master)[3]
        status = Path(f"/proc/{self.process.pid}/stat")
        return not local & termios.ICANON and (not status.exists() or ") S " in status.read_text())

    def finish(self) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self.process.wait(PATIENCE)

    def _read(self, deadline: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux says so when the program has ended
            return False
        self.seen += data
        self.fresh += data
        return bool(data)


def plain(data: bytes) -> str:
    """The text without control codes."""
    return CODES.sub(b"", data).replace(b"\r", b"").decode(errors="replace")
