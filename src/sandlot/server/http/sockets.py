"""The socket /ws/ID as bare ASGI: frames in, frames out, limits. What is said is the hub's affair."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from sandlot.server.http.cookies import cookie_of
from sandlot.server.http.guard import Receive, Scope, Send
from sandlot.server.hub import Hub, NoTable
from sandlot.server.live.viewers import Client
from sandlot.server.storage.store import Damaged

logger = logging.getLogger("sandlot.server")
LARGEST = 8_192  # bytes of a frame that comes in
NO_TABLE, DAMAGED, BROKE_A_RULE, TOO_LARGE, TROUBLE = 4004, 4005, 1008, 1009, 1011
REASON = 120  # bytes of the reason for which a socket is closed


class Outbox:
    """What is to be sent to one socket: goes in order and never makes a table wait; a slow client is cut off."""

    def __init__(self, send: Send, most: int) -> None:
        self._send = send
        self._most = most
        self._waiting: list[bytes] = []  # short; an empty deque would take more room
        self._task: asyncio.Task[None] | None = None
        self._ending: tuple[int, str] | None = None
        self.closed = False

    def say(self, data: bytes) -> None:
        """Send this after all that was said before."""
        if self.closed or self._ending is not None:
            return
        if len(self._waiting) >= self._most:
            self.hang_up(BROKE_A_RULE, "too slow")
            return
        self._waiting.append(data)
        self._go()

    def hang_up(self, code: int, why: str) -> None:
        """Close after what is under way."""
        if self._ending is None and not self.closed:
            self._ending = (code, why)
            self._go()

    async def drained(self) -> None:
        """Wait until all was sent, or a while."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=5)

    def _go(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._waiting and not self.closed:
                await self._send({"type": "websocket.send", "text": self._waiting.pop(0).decode()})
            if self._ending is not None and not self.closed:
                self.closed = True
                await self._send({"type": "websocket.close", "code": self._ending[0], "reason": self._ending[1]})
        except Exception:  # the other side is gone, which the reader learns as well
            self.closed = True
        finally:
            self._task = None


async def serve(scope: Scope, receive: Receive, send: Send, hub: Hub) -> None:
    """One socket, from its opening to its end."""
    await receive()
    await send({"type": "websocket.accept"})
    outbox = Outbox(send, hub.settings.most_waiting)
    client = Client(outbox.say, outbox.hang_up)
    table_id, cookie = str(scope["path"]).removeprefix("/ws/"), cookie_of(scope)
    scope.clear()  # nobody needs the request any more, and a socket stays open for long
    try:
        await hub.find(table_id)
        await listen(receive, hub, table_id, client, outbox, cookie)
    except NoTable as error:
        outbox.hang_up(NO_TABLE, brief(error))
    except Damaged as error:
        outbox.hang_up(DAMAGED, brief(error))
    except Exception:
        logger.exception("a socket stumbled")
        outbox.hang_up(TROUBLE, "something went wrong here; come back")
    finally:
        with contextlib.suppress(NoTable, Damaged):
            await hub.leave(table_id, client)
    await outbox.drained()


def brief(error: Exception) -> str:
    """As much of a sentence as a closing frame holds."""
    return str(error).encode()[:REASON].decode(errors="ignore")


async def listen(receive: Receive, hub: Hub, table_id: str, client: Client, outbox: Outbox, cookie: str) -> None:
    """Hear one message after the other."""
    settings = hub.settings
    start, count = time.monotonic(), 0
    while not outbox.closed:
        frame = await receive()
        if frame["type"] == "websocket.disconnect":
            outbox.closed = True
            return
        data = frame.get("text") or ""
        raw = frame.get("bytes") or data.encode()
        if len(raw) > LARGEST:
            outbox.hang_up(TOO_LARGE, f"a message has at most {LARGEST} bytes")
            return
        now = time.monotonic()
        if now - start > settings.in_seconds:
            start, count = now, 0
        count += 1
        if count > settings.most_messages:
            outbox.hang_up(BROKE_A_RULE, "too many messages")
            return
        await hub.hear(table_id, client, cookie, raw)
