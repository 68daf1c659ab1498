"""What the handlers of the HTTP API share: parameters, the hub, and answers about a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from sandlot.kernel.errors import BadInput
from sandlot.server import tokens
from sandlot.server.http.cookies import cookie_of, set_cookie
from sandlot.server.hub import Hub, Rights
from sandlot.server.live.live_table import LiveTable
from sandlot.server.protocol import bodies as b
from sandlot.server.storage.store import TableRow
from sandlot.table.lines import whole

ERRORS = {
    code: ResponseSpec(b.Trouble, description="what is wrong", generate_examples=False)
    for code in (400, 403, 404, 409, 413, 429)
}
FOR_EVER = "public, max-age=31536000, immutable"
TheHub = NamedDependency[Hub]
TableId = Annotated[str, PathParameter(pattern=whole("[a-z0-9]{12}"))]
AnyRequest = Request[Any, Any, Any]


class NotNow(BadInput):
    """That cannot be done at this moment."""


async def visit(hub: Hub, table_id: str, request: AnyRequest) -> tuple[LiveTable, Rights]:
    """A table and what the visitor may do there."""
    live = await hub.find(table_id)
    return live, await hub.rights(live, cookie_of(request.scope))


def with_cookie(hub: Hub, cookie: str, body: Any, status: int = 200) -> Response[Any]:
    """An answer that gives the browser its cookie."""
    return Response(body, status_code=status, headers={"set-cookie": set_cookie(cookie, hub.settings.secure)})


def body_of(live: LiveTable, rights: Rights, row: TableRow) -> b.TableBody:
    """A table from outside."""
    state = live.state
    match = state.match
    result = match.result if match is not None and match.over else None
    return b.TableBody(
        id=state.id,
        game=state.info.name,
        title=state.info.title,
        state=state.status,
        seats=live.around().seats,
        ply=state.ply,
        created=row.created,
        touched=row.touched,
        options=state.setup.options,
        pack=state.setup.hash,
        pace=state.pace,
        hints=state.setup.hints,
        practice=match is not None and match.practice,
        commit=live.commit,
        nonces=tuple(seat_state.nonce or "" for seat_state in state.seats) if match is not None else (),
        yours=tuple(sorted(rights.seats)),
        host=rights.host,
        ending=result.ending if result is not None else "",
        ranks=tuple(result.ranks) if result is not None else (),
        scores=tuple(score.value for score in match.scores()) if match is not None and match.over else (),
    )


async def shown(hub: Hub, live: LiveTable, rights: Rights) -> b.TableBody:
    """The body of a table that was just changed or looked at."""
    row = await hub.store.table(live.state.id)
    assert row is not None
    return body_of(live, rights, row)


def created(hub: Hub, live: LiveTable) -> b.Created:
    """Links to pass on."""
    return b.Created(id=live.state.id, links=links_of(hub, live), reach=reach(hub))


def links_of(hub: Hub, live: LiveTable) -> b.Links:
    """Tokens that still work."""
    state = live.state
    waiting = [seat for seat, each in enumerate(state.seats) if each.kind != "bot" and not each.taken]
    return b.Links(
        host=hub.token(state.id, tokens.HOST),
        watch=hub.token(state.id, tokens.WATCH),
        seats={str(seat): hub.seat_token(state, seat) for seat in waiting},
    )


def reach(hub: Hub) -> b.Reach:
    """How others get here."""
    return b.Reach(urls=hub.settings.urls, command="" if hub.settings.urls else "sandlot serve --lan")


def check_seat(live: LiveTable, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    count = len(live.state.seats)
    if seat >= count:
        raise BadInput(f"the table has seats 0 to {count - 1}, not {seat}")
