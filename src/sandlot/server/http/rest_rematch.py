"""HTTP: the same people play again."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from sandlot.server import setups, tokens
from sandlot.server.http.cookies import cookie_of
from sandlot.server.http.rest_common import ERRORS, AnyRequest, NotNow, TableId, TheHub, shown, visit
from sandlot.server.hub import Hub, NoTable, NotAllowed, Rights
from sandlot.server.live import commands
from sandlot.server.live.live_table import LiveTable
from sandlot.server.protocol import bodies as b
from sandlot.server.state import entries


@post("/api/tables/{table_id:str}/rematch", operation_id="rematch", responses=ERRORS, status_code=200)
async def rematch(
    table_id: TableId, data: JSONBody[b.PlayAgain], hub: TheHub, request: AnyRequest
) -> Response[b.TableBody]:
    """Set up the rematch, or come to the one that another player has set up: everybody gets the seat that is theirs
    there, and people who watched watch again."""
    live, rights = await visit(hub, table_id, request)
    cookie = cookie_of(request.scope)
    if live.state.status != "over":
        raise NotNow("a rematch is set up when the match is over")
    if not rights.any:
        raise NotAllowed("a rematch is for those who were at the table")
    async with live.lock:
        made = await found(hub, live)
        if made is None:
            if not rights.seats:
                raise NotNow("nobody who played has set up a rematch yet")
            made = await set_up(hub, live, rights, cookie)
    await let_in(
        hub, made, [setups.seat_in_rematch(seat, len(made.state.seats)) for seat in rights.seats], data.nonce, cookie
    )
    return Response(await shown(hub, made, await hub.rights(made, cookie)), status_code=200)


async def found(hub: Hub, live: LiveTable) -> LiveTable | None:
    """The rematch that waits or goes on."""
    if live.state.rematch is None:
        return None
    try:
        made = await hub.find(live.state.rematch.table)
    except NoTable:  # removed
        return None
    return made if made.state.status != "over" else None


async def set_up(hub: Hub, live: LiveTable, rights: Rights, cookie: str) -> LiveTable:
    """A new table, of which everybody at the old one is told."""
    commands.check_room(live)
    here = {each.seat for each in live.around().seats if each.here}
    setup, mine = await setups.setup_for(setups.rematch(live.state, rights.seats, here), hub.store)
    made = await hub.create(setup, False, mine, cookie)
    await live.write(entries.Again(seat=min(rights.seats), table=made.state.id))
    live.say_presence()
    return made


async def let_in(hub: Hub, made: LiveTable, seats: list[int], nonce: str, cookie: str) -> None:
    """Sit down on the seats that this browser held; with none of them free, watch."""
    for seat in seats:
        seat_state = made.state.seats[seat]
        if seat_state.kind != "bot" and not seat_state.taken:
            await hub.claim(made, seat, hub.seat_token(made.state, seat), seat_state.name, nonce, cookie)
    if not (await hub.rights(made, cookie)).any:
        await hub.claim_role(made, hub.token(made.state.id, tokens.WATCH), cookie)


HANDLERS = (rematch,)
