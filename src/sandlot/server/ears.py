"""Who listens to a table: sockets, gathered by the eyes with which they see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from sandlot.server.messages import AnyOut
from sandlot.table.parts import SPECTATOR, Table

_encoder = msgspec.json.Encoder()


def encode(message: AnyOut) -> bytes:
    """As it goes over the wire."""
    return _encoder.encode(message)


class Ear:
    """One socket: what it may do here, and whose eyes it uses. `send` never waits."""

    def __init__(self, send: Callable[[bytes], None], close: Callable[[int, str], None]) -> None:
        self.send = send
        self.close = close
        self.seats: dict[int, int] = {}  # seats it holds → the issue of their link
        self.host = False
        self.joined = False
        self.viewer = SPECTATOR

    @property
    def yours(self) -> tuple[int, ...]:
        """The seats it holds."""
        return tuple(sorted(self.seats))

    @property
    def hot(self) -> bool:
        """Whether several people share this screen."""
        return len(self.seats) > 1


class Eyes:
    """Everybody who sees the same: counted messages and the table as it was last sent."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.n = 0
        self.table: Table | None = None
        self.ears: list[Ear] = []

    def tell(self, data: bytes, ears: Iterable[Ear] | None = None) -> None:
        """Send to all, or to some."""
        for ear in list(self.ears if ears is None else ears):
            ear.send(data)
