"""Who looks at a table: clients, one a socket, and for each viewer the feed that all its clients get."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from sandlot.server.protocol.messages import AnyOut
from sandlot.table.parts import SPECTATOR, Table

_encoder = msgspec.json.Encoder()


def encode(message: AnyOut) -> bytes:
    """As it goes over the wire."""
    return _encoder.encode(message)


class Client:
    """One socket: what it may do here, and as which viewer it sees the table. `send` never waits."""

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
    def shared(self) -> bool:
        """Whether several people share this screen."""
        return len(self.seats) > 1


class Feed:
    """What one viewer, a seat or SPECTATOR, is sent: counted messages, and the table as it was last sent."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.n = 0
        self.table: Table | None = None
        self.clients: list[Client] = []

    def send(self, data: bytes, clients: Iterable[Client] | None = None) -> None:
        """To all of its clients, or to some."""
        for client in list(self.clients if clients is None else clients):
            client.send(data)
