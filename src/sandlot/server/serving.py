"""Runs the server: addresses, the names it answers to, and what it says when it starts."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from sandlot.kernel.errors import BadInput
from sandlot.server.http.app import make_app
from sandlot.server.http.sockets import LARGEST
from sandlot.server.hub import Hub
from sandlot.server.settings import Settings
from sandlot.server.storage.sqlite import SqliteStore

EVERYWHERE = ("0.0.0.0", "::")
GET_ADDRESS = 0x8915  # SIOCGIFADDR


def serve(
    path: Path, host: str, port: int, lan: bool, public_url: str, keep_days: int = 0, browser: bool = False
) -> int:
    """Serve until stopped."""
    listener = listen("0.0.0.0" if lan and host == "127.0.0.1" else host, port)
    port = listener.getsockname()[1]
    settings = reachable(host, port, lan, public_url)._replace(keep_days=keep_days)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{path.parent} cannot be made: {error.strerror}") from error
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    local = f"http://{'localhost' if host in ('127.0.0.1', *EVERYWHERE) else netloc(host, port, bare=True)}:{port}/"
    spare_pauses()
    server = Server(Hub(SqliteStore(path), settings), lambda: say_hello(settings, local, browser))
    run(server.serve(sockets=[listener]))
    return 0 if server.started else 1


def spare_pauses() -> None:
    """Collect cyclic garbage seldom: with a thousand tables a full collection stops everybody for a third of a second.
    Little of it is made; the hub collects after many sockets have closed."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on the event loop that the server is made for."""
    with asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(work)


def _loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


class Server(uvicorn.Server):
    """The hub on the network; `ready` is called when it listens."""

    def __init__(self, hub: Hub, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(
            uvicorn.Config(
                make_app(hub),
                ws="websockets-sansio",
                ws_max_size=LARGEST,
                ws_per_message_deflate=False,
                ws_ping_interval=hub.settings.ping,
                ws_ping_timeout=2 * hub.settings.ping,
                access_log=False,
                log_config=None,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=3,
            )
        )
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, then say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C stops in order, and is not raised a second time afterwards."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def say_hello(settings: Settings, local: str, browser: bool) -> None:
    """Where the page is, and how friends get there."""
    print(f"Sandlot is at {local} (Ctrl-C stops it; nothing is lost)")
    for url in settings.urls:
        print(f"Friends reach it at {url}")
    if settings.urls:
        print(qr_code(settings.urls[0]))
    else:
        print("Only this machine can reach it; `sandlot serve --lan` lets friends in the same network in.")
    sys.stdout.flush()
    if browser:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(local)


def qr_code(url: str) -> str:
    """The address for a phone's camera."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True)
    return drawn.getvalue()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or a clear error."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: else small answers wait for 40 ms
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadInput(f"cannot listen at {host}, port {port}: {error}; --port chooses another") from error
    return listener


def reachable(host: str, port: int, lan: bool, public_url: str) -> Settings:
    """The names this server answers to, and what friends may type."""
    names = ["localhost", "127.0.0.1", "::1"]
    urls: list[str] = []
    if host not in (*names, *EVERYWHERE):
        names.append(host)
        if not host.startswith("127."):
            urls.append(f"http://{netloc(host, port)}/")
    if lan or host in EVERYWHERE:
        found = addresses()
        names += dict.fromkeys([*found, *interfaces()])
        urls += [f"http://{netloc(each, port)}/" for each in found]
    hosts = [netloc(name, port) for name in names]
    origins = [f"http://{each}" for each in hosts]
    if public_url:
        hosts.append(public_url.partition("://")[2])
        origins.append(public_url)
        if not loopback(public_url):
            urls.insert(0, f"{public_url}/")
    return Settings(
        hosts=tuple(each.lower() for each in hosts),
        origins=tuple(each.lower() for each in origins),
        urls=tuple(urls),
        secure=public_url.startswith("https:"),
    )


def loopback(url: str) -> bool:
    """Whether an address leads everybody to their own machine."""
    host = urlsplit(url).hostname or ""
    return host in ("localhost", "::1") or host.startswith("127.")


def netloc(host: str, port: int, bare: bool = False) -> str:
    """Host and port as an address has them; browsers leave the usual port out."""
    name = f"[{host}]" if ":" in host else host
    return name if bare or port == 80 else f"{name}:{port}"


def addresses() -> list[str]:
    """This machine's addresses in its networks, the one that leads outside first, and its name."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses an address
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    with contextlib.suppress(OSError):
        name = socket.gethostname().lower()
        found += [name, f"{name}.local"]
    return [each for each in dict.fromkeys(found) if not each.startswith("127.") and each != "localhost"]


def interfaces() -> list[str]:
    """The addresses of all networks this machine is in, where the system tells them one by one (Linux)."""
    found: list[str] = []
    with contextlib.suppress(ImportError, OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        import fcntl

        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # one without an address
                answer = fcntl.ioctl(probe, GET_ADDRESS, name.encode()[:15].ljust(40, b"\0"))
                found.append(socket.inet_ntoa(answer[20:24]))
    return [each for each in found if not each.startswith("127.")]
