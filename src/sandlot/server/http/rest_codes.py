"""HTTP: the host's links as QR codes, for the camera of a phone."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from litestar import Response, get
from litestar.params import PathParameter

from sandlot.server.http.rest_common import ERRORS, AnyRequest, NotNow, TableId, TheHub, links_of, visit
from sandlot.server.hub import NoTable, NotAllowed
from sandlot.table.lines import whole

Whose = Annotated[str, PathParameter(pattern=whole(r"(watch|seat[0-7])\.svg"))]
KIND = "image/svg+xml"


@get("/api/tables/{table_id:str}/codes/{whose:str}", operation_id="code", responses=ERRORS, media_type=KIND)
async def code(table_id: TableId, whose: Whose, hub: TheHub, request: AnyRequest) -> Response[bytes]:
    """A link of the host's as a picture: `watch.svg`, `seat1.svg`. The secret in it is in no address and no log."""
    live, rights = await visit(hub, table_id, request)
    if not rights.host:
        raise NotAllowed("only the host has the links")
    if not hub.settings.urls:
        raise NotNow("only this machine can reach the server")
    links = links_of(hub, live)
    tokens = {"watch": links.watch} | {f"seat{seat}": token for seat, token in links.seats.items()}
    token = tokens.get(whose.removesuffix(".svg"))
    if token is None:
        raise NoTable("nobody is awaited on that seat")
    drawn = drawing(f"{hub.settings.urls[0]}t/{table_id}#{token}")
    return Response(drawn, headers={"cache-control": "no-store"}, media_type=KIND)


def drawing(link: str) -> bytes:
    """A QR code in black on white."""
    out = io.BytesIO()
    segno.make(link, error="l", micro=False).save(out, kind="svg", border=3, light="#fff", omitsize=True)
    return out.getvalue()


HANDLERS = (code,)
