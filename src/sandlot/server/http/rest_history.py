"""HTTP: look back at a match: its log, its positions, what a bot thinks of them; and go on from there."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from sandlot.bots.swings import turning_points
from sandlot.kernel.errors import BadInput
from sandlot.kernel.moves import attempt
from sandlot.server import tokens
from sandlot.server.http.cookies import cookie_of
from sandlot.server.http.rest_common import (
    ERRORS,
    AnyRequest,
    NotNow,
    TableId,
    TheHub,
    check_seat,
    created,
    visit,
    with_cookie,
)
from sandlot.server.hub import NotAllowed, Rights
from sandlot.server.live import hints, views
from sandlot.server.live.bot_pool import BotPool, NoAnswer
from sandlot.server.live.links import NEEDED
from sandlot.server.live.live_table import LiveTable
from sandlot.server.protocol import bodies as b
from sandlot.server.protocol.messages import Happening
from sandlot.server.setups import checked_bot, from_match, named
from sandlot.server.state.entries import SeatSetup
from sandlot.server.state.notices import FIRST_NOTICE, LINES_A_MOVE
from sandlot.server.state.table_state import TableState
from sandlot.table.changes import diff
from sandlot.table.parts import SPECTATOR

Ply = Annotated[int, QueryParameter(ge=0, le=100_000)]
Viewer = Annotated[int, QueryParameter(ge=-1, le=7)]
LINES = 200
TURNS = 3  # key plays of a match
CURVES = 200  # finished matches whose chances are kept
AT_ONCE = 20  # positions judged before others have their turn
JUDGING = 3_000  # milliseconds for all of a match


def viewer_for(live: LiveTable, rights: Rights, seat: int) -> int:
    """As which viewer a visitor may look: after the end any, before that an own seat; a watcher sees what is public."""
    check_seat(live, seat)
    if live.state.status != "over":
        if not rights.any:
            raise NotAllowed(NEEDED)
        if seat != SPECTATOR and seat not in rights.seats:
            raise NotAllowed("this is another seat's view, which opens when the match is over")
        if len(rights.seats) > 1:
            return SPECTATOR  # a shared screen: no hand that is not on turn
    return seat


@get("/api/tables/{table_id:str}/log", operation_id="log", responses=ERRORS)
async def log_lines(
    table_id: TableId,
    hub: TheHub,
    request: AnyRequest,
    seat: Viewer = SPECTATOR,
    before: Annotated[int, QueryParameter(ge=0, le=200_000_000)] = 200_000_000,
) -> b.LogBody:
    """Lines of the log before one that is known."""
    live, rights = await visit(hub, table_id, request)
    viewer = viewer_for(live, rights, seat)
    last = min(live.state.ply, before // LINES_A_MOVE)
    found = views.lines(live.state, viewer, max(0, last - LINES), last)
    lines = tuple([line for line in found if line.number < before][-LINES:])
    return b.LogBody(lines=lines, first=lines[0].number if lines else 0, last=lines[-1].number if lines else 0)


@get("/api/tables/{table_id:str}/past", operation_id="past", responses=ERRORS)
async def past(table_id: TableId, hub: TheHub, request: AnyRequest, ply: Ply = 0, seat: Viewer = SPECTATOR) -> b.Past:
    """The position after this many moves, for one viewer."""
    live, rights = await visit(hub, table_id, request)
    viewer = viewer_for(live, rights, seat)
    state = live.state
    if state.match is None:
        raise NotNow("the cards are not dealt yet")
    g = state.match.at(ply)
    table = views.table_of(g, viewer)
    happened: tuple[Happening, ...] = ()
    if ply:
        before = views.table_of(state.match.at(ply - 1), viewer)
        happened = views.happened(state, state.match.moves[ply - 1].events, viewer, diff(before, table))
    return b.Past(
        id=state.id,
        game=state.info.name,
        ply=ply,
        plies=state.ply,
        viewer=viewer,
        table=table,
        log=tuple(views.lines(state, viewer, ply, ply)),
        happened=happened,
        over=state.status == "over",
    )


@get("/api/tables/{table_id:str}/why", operation_id="why", responses=ERRORS)
async def why(table_id: TableId, hub: TheHub, request: AnyRequest, ply: Ply) -> b.Why:
    """What a bot thinks of the decision behind move `ply`: while the match goes on only of a seat of this browser."""
    live, rights = await visit(hub, table_id, request)
    state = live.state
    if state.match is None or not 1 <= ply <= state.ply:
        raise BadInput(f"the match has {state.ply} moves, so there is no move {ply}")
    move = state.match.moves[ply - 1]
    if state.status != "over":
        if move.seat not in rights.seats:
            raise NotAllowed("while the match goes on a bot explains only your own decisions")
        if len(rights.seats) > 1 and move.seat not in state.open:
            raise NotAllowed("on a shared screen a bot explains only the decisions of whose turn it is")
    if move.kind:
        raise BadInput(f"move {ply} was no answer to a question")
    g = state.match.at(ply - 1)
    forced = len(attempt(g, move.seat).options) == 1 and len(move.picks) == 1
    found = [] if forced else await hints.think(hub.bot_pool, g, move.seat, move.picks)
    return b.Why(id=state.id, ply=ply, seat=move.seat, text=move.text, forced=forced, thoughts=tuple(found))


@get("/api/tables/{table_id:str}/curve", operation_id="curve", responses=ERRORS)
async def curve(table_id: TableId, hub: TheHub, request: AnyRequest) -> b.Curve:
    """How the chances went in a finished match, and the moves that turned them."""
    live, _ = await visit(hub, table_id, request)
    state = live.state
    if state.match is None or state.status != "over":
        raise NotNow("the chances are told when the match is over")
    async with hub.judging:  # who asks meanwhile waits for the same answer
        found = hub.curves.get(state.id)
        if found is None:
            found = hub.curves[state.id] = await judged(state, hub.bot_pool)
            while len(hub.curves) > CURVES:
                del hub.curves[next(iter(hub.curves))]
    return found


async def judged(state: TableState, bot_pool: BotPool) -> b.Curve:
    """The chances of a finished match, which do not change any more; a bot's process judges them, some at a time."""
    match = state.match
    assert match is not None
    seed = secrets.randbelow(1 << 60)
    last = len(match.moves)
    shares: list[tuple[float, ...]] = []
    for first in range(0, last + 1, AT_ONCE):
        walked = match.walk(first + 1, min(first + AT_ONCE - 1, last))
        positions = [match.at(first), *(g for _, _, g in walked)]
        try:
            found = await bot_pool.expected(positions, JUDGING * len(positions) // (last + 1), seed)
        except NoAnswer:
            raise NotNow("nobody is free to judge this match now; ask again") from None
        shares += [tuple(round(each, 3) for each in share) for share in found]
    turns = []
    for ply in turning_points(shares, TURNS):
        lines = [line for line in views.lines(state, SPECTATOR, ply, ply) if line.number % LINES_A_MOVE < FIRST_NOTICE]
        move = match.moves[ply - 1]
        text = " ".join(line.text for line in lines) or f"{state.seats[move.seat].name}: {move.text}"
        turns.append(b.Turn(ply=ply, group=lines[-1].group if lines else "", text=text))
    return b.Curve(id=state.id, shares=tuple(shares), turns=tuple(turns))


@post("/api/tables/{table_id:str}/fork", operation_id="fork", responses=ERRORS, status_code=201)
async def fork(table_id: TableId, data: JSONBody[b.Fork], hub: TheHub, request: AnyRequest) -> Response[b.Created]:
    """Go on from there against bots."""
    live, rights = await visit(hub, table_id, request)
    state = live.state
    if state.match is None:
        raise NotNow("the cards are not dealt yet")
    check_seat(live, data.seat)
    over = state.status == "over"
    if not over and data.seat not in rights.seats:
        raise NotAllowed("while the match goes on you can only go on from your own seat's view")
    if not over and len(rights.seats) > 1 and data.seat not in state.open:
        raise NotAllowed("on a shared screen you can only go on with the seat whose turn it is")
    state.match.at(data.ply)  # is there such a position?
    bot = checked_bot(data.bot, state.info)
    mine = state.seats[min(rights.seats)].name if rights.seats else f"Player {data.seat + 1}"
    seats = named(
        [
            SeatSetup("person", mine) if seat == data.seat else SeatSetup("bot", "", bot)
            for seat in range(len(state.seats))
        ]
    )
    imagine = None if over else (data.seat, secrets.randbelow(1 << 60))
    if not over and state.setup.begun is not None and state.setup.begun.seat >= 0:
        raise NotNow("this table was dealt anew itself; end it first")
    cookie = cookie_of(request.scope) or tokens.new_cookie()
    made = await hub.create(from_match(state.match, data.ply, seats, imagine), False, [data.seat], cookie)
    return with_cookie(hub, cookie, created(hub, made), 201)


HANDLERS = (log_lines, past, why, curve, fork)
