"""HTTP: the same people play again."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from sandlot.server import acts, tokens
from sandlot.server import bodies as b
from sandlot.server import entries as log
from sandlot.server.cookies import cookie_of
from sandlot.server.hub import Hub, NoTable, NotAllowed, Rights
from sandlot.server.live import LiveTable
from sandlot.server.rest_games import ERRORS, TheHub
from sandlot.server.rest_tables import AnyRequest, NotNow, TableId, shown, visit
from sandlot.server.setups import again, from_wish, further


@post("/api/tables/{table_id:str}/rematch", operation_id="rematch", responses=ERRORS, status_code=200)
async def rematch(
    table_id: TableId, data: JSONBody[b.PlayAgain], hub: TheHub, request: AnyRequest
) -> Response[b.TableBody]:
    """Set up the rematch, or come to the one that another player has set up: everybody gets the seat that is theirs
    there, and whoever watched watches."""
    live, rights = await visit(hub, table_id, request)
    cookie = cookie_of(request.scope)
    if live.book.state != "over":
        raise NotNow("a rematch is set up when the match is over")
    if not rights.any:
        raise NotAllowed("a rematch is for those who were at the table")
    async with live.lock:
        made = await found(hub, live)
        if made is None:
            if not rights.seats:
                raise NotNow("nobody who played has set up a rematch yet")
            made = await set_up(hub, live, rights, cookie)
    await let_in(hub, made, [further(seat, len(made.book.sittings)) for seat in rights.seats], data.nonce, cookie)
    return Response(await shown(hub, made, await hub.rights(made, cookie)), status_code=200)


async def found(hub: Hub, live: LiveTable) -> LiveTable | None:
    """The rematch that waits or goes on."""
    if live.book.rematch is None:
        return None
    try:
        made = await hub.find(live.book.rematch.table)
    except NoTable:  # removed
        return None
    return made if made.book.state != "over" else None


async def set_up(hub: Hub, live: LiveTable, rights: Rights, cookie: str) -> LiveTable:
    """A new table, of which everybody at the old one is told."""
    acts.check_room(live)
    here = {chair.seat for chair in live.around().seats if chair.here}
    setup, mine = await from_wish(again(live.book, rights.seats, here), hub.store)
    made = await hub.create(setup, False, mine, cookie)
    await live.write(log.Again(seat=min(rights.seats), table=made.book.id))
    live.say_presence()
    return made


async def let_in(hub: Hub, made: LiveTable, seats: list[int], nonce: str, cookie: str) -> None:
    """Sit down on one's own seats; who finds none of them free, or had none, watches."""
    for seat in seats:
        sitting = made.book.sittings[seat]
        if sitting.kind != "bot" and not sitting.taken:
            await hub.claim(made, seat, hub.seat_token(made.book, seat), sitting.name, nonce, cookie)
    if not (await hub.rights(made, cookie)).any:
        await hub.claim_role(made, hub.token(made.book.id, tokens.WATCH), cookie)


HANDLERS = (rematch,)
