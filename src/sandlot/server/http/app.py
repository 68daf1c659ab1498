"""The web application: HTTP by Litestar, sockets beside it, a guard in front of both."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sandlot import __version__
from sandlot.cards import BadPack
from sandlot.kernel.errors import IllegalMove, SandlotError
from sandlot.server.http import (
    pages,
    plain_page,
    rest_codes,
    rest_games,
    rest_history,
    rest_host,
    rest_matches,
    rest_rematch,
    rest_tables,
    sockets,
    text_page,
)
from sandlot.server.http.guard import Asgi, Guard, Message, Receive, Scope, Send
from sandlot.server.http.rest_common import NotNow
from sandlot.server.hub import Hub, NoTable, NotAllowed
from sandlot.server.protocol.bodies import Trouble
from sandlot.server.storage.store import Conflict, Damaged
from sandlot.table.lines import plainly

logger = logging.getLogger("sandlot.server")
LARGEST = 100_000  # bytes of a body, except for packs and matches
STATUS: dict[type[Exception], int] = {
    NoTable: 404,
    NotAllowed: 403,
    NotNow: 409,
    IllegalMove: 409,
    Conflict: 409,
    Damaged: 409,
}


def trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """One sentence, and the status that goes with it."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    reason = str(error) or "the table has moved on"
    if pages.for_people(request):
        return plain_page.only_saying(f"{reason[:1].upper()}{reason[1:]}.", status)
    return Response(Trouble(reason=reason), status_code=status)


def bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: an address that nothing has, or a part of one that cannot be."""
    if pages.for_people(request) and error.status_code in (400, 404):
        return pages.nothing_here()
    reason = error.detail if error.detail != "Not Found" else "there is nothing at this address"
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        told = [f"{each.get('key', '')}: {plainly(str(each.get('message', '')))}" for each in error.extra[:5]]
        reason = "; ".join(one.lstrip(": ") for one in told)
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(Trouble(reason=reason), status_code=error.status_code, headers=headers)


def too_deep(_: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Brackets within brackets without end."""
    return Response(Trouble(reason="this is nested too deeply"), status_code=400)


def unforeseen(_: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A mistake of ours: told in the server's log, not to the visitor."""
    logger.error("a request stumbled", exc_info=error)
    return Response(Trouble(reason="something went wrong here"), status_code=500)


def http_app(hub: Hub) -> Litestar:
    """Everything but sockets."""
    return Litestar(
        route_handlers=[
            *rest_games.HANDLERS,
            *rest_tables.HANDLERS,
            *rest_host.HANDLERS,
            *rest_codes.HANDLERS,
            *rest_history.HANDLERS,
            *rest_rematch.HANDLERS,
            *rest_matches.HANDLERS,
            *text_page.HANDLERS,
            *pages.HANDLERS,
        ],
        dependencies={"hub": Provide(lambda: hub, sync_to_thread=False, use_cache=True)},
        exception_handlers={
            BadPack: rest_games.pack_faults,
            SandlotError: trouble,
            Conflict: trouble,
            HTTPException: bad_request,
            RecursionError: too_deep,
            Exception: unforeseen,
        },
        openapi_config=OpenAPIConfig(
            title="Sandlot", version=__version__, render_plugins=[JsonRenderPlugin()], path="/schema"
        ),
        on_startup=[hub.start],
        on_shutdown=[hub.stop, hub.store.close],
        request_max_body_size=LARGEST,
        signature_namespace={"Hub": Hub},
        state=State({}),
        logging_config=None,
    )


def without_body(send: Send) -> Send:
    """HEAD is answered like GET, with everything but the body."""

    async def heads_only(message: Message) -> None:
        await send(message if message["type"] != "http.response.body" else {**message, "body": b""})

    return heads_only


def make_app(hub: Hub) -> Asgi:
    """The whole server."""
    web: Any = http_app(hub)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not str(scope["path"]).startswith("/ws/"):
                await receive()
                await send({"type": "websocket.close", "code": sockets.NO_TABLE, "reason": "there is no such socket"})
                return
            await sockets.serve(scope, receive, send, hub)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":
            await web({**scope, "method": "GET"}, receive, without_body(send))
            return
        await web(scope, receive, send)

    return Guard(app, hub.settings)
