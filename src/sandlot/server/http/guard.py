"""In front of everything: whose Host and Origin may come in, how often, and the headers that go out."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from sandlot.server.protocol.bodies import Trouble
from sandlot.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # with less, a form without script would not tell where it comes from
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
SAFE = ("GET", "HEAD", "OPTIONS")
MINUTE = 60  # seconds in which requests are counted
LOCAL = ("127.0.0.1", "::1")


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: Asgi, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests: dict[tuple[str, bool], tuple[float, int]] = {}  # address, harmless? → start of the minute, count
        self.sockets: dict[str, int] = {}  # address → open sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        why = self.foreign(scope)
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send, why)
            return
        status = 403
        if not why and self.too_often(address(scope), scope["method"] in SAFE):
            status, why = 429, "too many requests; wait a minute"
        if why:
            await refuse(send, status, why)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message.get("headers", ())}
                more = [header for header in HEADERS if header[0] not in given]
                message["headers"] = [*message.get("headers", ()), *more]
            await send(message)

        await self.app(scope, receive, with_headers)

    async def socket(self, scope: Scope, receive: Receive, send: Send, why: str) -> None:
        """A socket: counted by address."""
        who = address(scope)
        most = self.settings.most_local_sockets if who in LOCAL else self.settings.most_sockets
        if why or self.sockets.get(who, 0) >= most:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": why or "too many sockets"})
            return
        self.sockets[who] = self.sockets.get(who, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def foreign(self, scope: Scope) -> str:
        """Why this request comes from somewhere else; a program that is no browser has no Origin."""
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1 or hosts[0].lower() not in self.settings.hosts:
            return "this server is not called by that name here"
        origins = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
        if any(origin.lower() not in self.settings.origins for origin in origins):
            return "this comes from another site"
        return ""

    def too_often(self, who: str, harmless: bool) -> bool:
        """Whether an address asks, or changes something, too often."""
        now = time.monotonic()
        start, count = self.requests.get((who, harmless), (now, 0))
        if now - start > MINUTE:
            start, count = now, 0
        if len(self.requests) > 10_000:
            self.requests.clear()
        self.requests[who, harmless] = (start, count + 1)
        most = self.settings.most_gets if harmless else self.settings.most_posts
        return count >= most * (self.settings.most_of_this_machine if who in LOCAL else 1)


def address(scope: Scope) -> str:
    """Where a request comes from."""
    return str(scope["client"][0]) if scope.get("client") else "?"


async def refuse(send: Send, status: int, why: str) -> None:
    """An error without the application behind."""
    body = msgspec.json.encode(Trouble(reason=why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
