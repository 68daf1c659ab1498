"""HTTP: set up tables, list them, sit down."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from sandlot.server import tokens
from sandlot.server.http.cookies import cookie_of
from sandlot.server.http.rest_common import (
    ERRORS,
    AnyRequest,
    TableId,
    TheHub,
    body_of,
    created,
    links_of,
    shown,
    visit,
    with_cookie,
)
from sandlot.server.hub import NotAllowed
from sandlot.server.protocol import bodies as b
from sandlot.server.setups import setup_for
from sandlot.server.storage.store import Damaged, TableRow
from sandlot.table.names import name_if_any

SeatNo = Annotated[int, PathParameter(ge=0, le=7)]
Over = Annotated[bool, QueryParameter()]


@get("/api/tables", operation_id="tables", responses=ERRORS)
async def list_tables(hub: TheHub, request: AnyRequest, over: Over = True) -> b.Tables:
    """Listed tables, and those of this browser; with `over=false` only those that go on."""
    cookie = cookie_of(request.scope)
    held = await hub.store.held(tokens.holder(cookie), over) if cookie else []
    found, damaged = [], []
    for row in await hub.store.tables(held[:200]):
        try:
            live = await hub.find(row.id)
        except Damaged as error:  # the others are shown all the same
            damaged.append(damaged_body(row, error.why, row.id in held))
        else:
            found.append(body_of(live, await hub.rights(live, cookie), row))
    return b.Tables(tables=tuple(found), damaged=tuple(damaged))


def damaged_body(row: TableRow, why: str, yours: bool) -> b.DamagedTable:
    """A table of which only the outside is known."""
    return b.DamagedTable(id=row.id, created=row.created, touched=row.touched, reason=why, yours=yours)


@post("/api/tables", operation_id="create_table", responses=ERRORS, status_code=201)
async def create(data: JSONBody[b.NewTable], hub: TheHub, request: AnyRequest) -> Response[b.Created]:
    """Set up a table."""
    setup, mine = await setup_for(data, hub.store)
    cookie = cookie_of(request.scope) or tokens.new_cookie()
    live = await hub.create(setup, data.listed, mine, cookie)
    return with_cookie(hub, cookie, created(hub, live), 201)


@get("/api/tables/{table_id:str}", operation_id="table", responses=ERRORS)
async def table(table_id: TableId, hub: TheHub, request: AnyRequest) -> b.TableBody:
    """A table from outside."""
    live, rights = await visit(hub, table_id, request)
    return await shown(hub, live, rights)


@get("/api/tables/{table_id:str}/links", operation_id="links", responses=ERRORS)
async def links(table_id: TableId, hub: TheHub, request: AnyRequest) -> b.Links:
    """The host's links."""
    live, rights = await visit(hub, table_id, request)
    if not rights.host:
        raise NotAllowed("only the host has the links")
    return links_of(hub, live)


@post("/api/tables/{table_id:str}/claim", operation_id="claim_role", responses=ERRORS, status_code=200)
async def claim_role(
    table_id: TableId, data: JSONBody[b.Claim], hub: TheHub, request: AnyRequest
) -> Response[b.TableBody]:
    """Become host or watcher."""
    live = await hub.find(table_id)
    cookie = cookie_of(request.scope) or tokens.new_cookie()
    await hub.claim_role(live, data.token, cookie)
    return with_cookie(hub, cookie, await shown(hub, live, await hub.rights(live, cookie)))


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim", operation_id="claim_seat", responses=ERRORS, status_code=200)
async def claim_seat(
    table_id: TableId, seat: SeatNo, data: JSONBody[b.Claim], hub: TheHub, request: AnyRequest
) -> Response[b.TableBody]:
    """Take a seat, and get the cookie that holds it."""
    live = await hub.find(table_id)
    cookie = cookie_of(request.scope) or tokens.new_cookie()
    await hub.claim(live, seat, data.token, name_if_any(data.name), data.nonce, cookie)
    return with_cookie(hub, cookie, await shown(hub, live, await hub.rights(live, cookie)))


HANDLERS = (list_tables, create, table, links, claim_role, claim_seat)
