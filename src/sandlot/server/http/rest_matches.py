"""HTTP: match files, out when a match is over and in to be looked at."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get, post

from sandlot.kernel.errors import BadInput
from sandlot.match import Match, encode
from sandlot.match.record import MAX_BYTES, decode
from sandlot.server import tokens
from sandlot.server.http.cookies import cookie_of
from sandlot.server.http.rest_common import ERRORS, NotNow, TableId, TheHub, shown, with_cookie
from sandlot.server.protocol import bodies as b
from sandlot.server.setups import from_match, seat_setups

LARGEST = 2_000_000  # bytes of a file that is sent; a long match has some 50,000
MOST_MOVES = 3_000
assert LARGEST < MAX_BYTES


@get("/api/matches/{table_id:str}", operation_id="match", responses=ERRORS, media_type="application/json")
async def match_file(table_id: TableId, hub: TheHub) -> Response[bytes]:
    """The file of a finished match, with its seed: `sandlot verify` proves it."""
    live = await hub.find(table_id)
    match = live.state.match
    if match is None or live.state.status != "over":
        raise NotNow("a match can be downloaded when it is over")
    name = f"{match.info.name}-{table_id}.sandlot.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-cache"}
    return Response(encode(match.record()), headers=headers, media_type="application/json")


@post("/api/matches", operation_id="send_match", responses=ERRORS, request_max_body_size=LARGEST, status_code=201)
async def send_match(request: Request[Any, Any, Any], hub: TheHub) -> Response[b.TableBody]:
    """A finished match file becomes a table that is over."""
    data = await request.body()
    moves = len(decode(data)[0].moves)
    if moves > MOST_MOVES:
        raise BadInput(f"a match that is sent has at most {MOST_MOVES:,} moves, this one has {moves:,}")
    hub.take_in()
    async with hub.reading:
        match = await asyncio.to_thread(Match.loads, data)
    if match.frozen is not None:
        raise BadInput(match.frozen.sentence())
    if not match.over:
        raise BadInput("the match of this file is not over; `sandlot play --load FILE` goes on with it")
    cookie = cookie_of(request.scope) or tokens.new_cookie()
    live = await hub.create(from_match(match, len(match.moves), seat_setups(match)), False, [], cookie)
    return with_cookie(hub, cookie, await shown(hub, live, await hub.rights(live, cookie)), 201)


HANDLERS = (match_file, send_match)
