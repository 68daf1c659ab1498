"""HTTP: what the host of a table may do, and players for a seat."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from sandlot.server.http.rest_common import ERRORS, AnyRequest, NotNow, TableId, TheHub, check_seat, shown, visit
from sandlot.server.hub import Hub, NotAllowed, Rights
from sandlot.server.live import commands
from sandlot.server.live.live_table import LiveTable
from sandlot.server.protocol import bodies as b
from sandlot.server.setups import checked_bot
from sandlot.server.state import entries


@post("/api/tables/{table_id:str}/host", operation_id="host", responses=ERRORS, status_code=200)
async def host(table_id: TableId, data: JSONBody[b.HostCommand], hub: TheHub, request: AnyRequest) -> b.HostDone:
    """What the host may do; a seat's holder may take it back, and give a seat to a bot whose person is gone."""
    live, rights = await visit(hub, table_id, request)
    seat = getattr(data, "seat", -1)
    check_seat(live, seat)
    own = isinstance(data, b.GiveBack) and seat in rights.seats
    stand_in = isinstance(data, b.GiveToBot) and rights.seats and (seat in rights.seats or live.is_gone(seat))
    thaw = isinstance(data, b.Thaw) and rights.seats
    if not (rights.host or own or stand_in or thaw):
        raise NotAllowed("only the host may do that")
    async with live.lock:
        if live.state.status == "over":
            raise NotNow("the match is over")
        link = await carry_out(hub, live, rights, data)
        await hub.deal_if_ready(live)
    return b.HostDone(table=await shown(hub, live, rights), link=link)


async def carry_out(hub: Hub, live: LiveTable, rights: Rights, data: b.HostCommand) -> str:
    """Carry it out; the new token of a seat, if there is one."""
    state = live.state
    notices = len(state.notices.lines)
    link = ""
    if isinstance(data, b.GiveToBot):
        await commands.give_to_bot(live, data.seat, checked_bot(data.bot, live.state.info))
        return ""
    if isinstance(data, b.Thaw):
        await thaw(live, rights)
        return ""
    if isinstance(data, b.GiveBack):
        seat_state = state.seats[data.seat]
        if seat_state.kind == "bot" or not seat_state.bot:
            raise NotNow("no person's seat is played by a bot there")
        await live.write(entries.Returned(seat=data.seat))
    elif isinstance(data, b.Reissue):
        if state.seats[data.seat].kind == "bot":
            raise NotNow("a bot sits there")
        await live.write(entries.Reissued(seat=data.seat))
        link = hub.seat_token(state, data.seat)
        live.dismiss(data.seat)
    elif isinstance(data, b.SetPace):
        await live.write(entries.Paced(pace=data.pace))
        live.since.clear()
    else:
        await live.write(entries.Halted(on=isinstance(data, b.Pause)))
    live.announce(-1, [], notices)
    live.say_presence()
    return link


async def thaw(live: LiveTable, rights: Rights) -> None:
    """Go on with a frozen match, if everybody agrees."""
    if not live.state.frozen:
        raise NotNow("the table is not frozen")
    by = min(rights.seats, default=-1)
    await live.write(entries.ConsentAsked(seat=by, what="thaw"))
    if live.state.request is not None and not live.state.request.waiting:
        await commands.granted(live)
    live.say_presence()


HANDLERS = (host,)
