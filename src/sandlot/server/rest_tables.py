"""HTTP: set up tables, sit down, host, look back."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from sandlot.kernel.errors import BadInput
from sandlot.kernel.moves import attempt
from sandlot.match.swings import chances, turning_points
from sandlot.server import acts, hints, sight, tokens
from sandlot.server import bodies as b
from sandlot.server import entries as log
from sandlot.server.book import Book
from sandlot.server.cookies import cookie_of, set_cookie
from sandlot.server.entries import ChairSetup
from sandlot.server.hub import Hub, NotAllowed, Rights
from sandlot.server.links import NEEDED
from sandlot.server.live import LiveTable
from sandlot.server.messages import Happening
from sandlot.server.notes import FIRST, STRIDE
from sandlot.server.rest_games import ERRORS, TheHub, reach
from sandlot.server.setups import checked_bot, from_wish, of_match
from sandlot.server.store import Damaged, Row
from sandlot.table.changes import diff
from sandlot.table.lines import whole
from sandlot.table.names import name_if_any
from sandlot.table.parts import SPECTATOR

TableId = Annotated[str, PathParameter(pattern=whole("[a-z0-9]{12}"))]
SeatNo = Annotated[int, PathParameter(ge=0, le=7)]
Ply = Annotated[int, QueryParameter(ge=0, le=100_000)]
Viewer = Annotated[int, QueryParameter(ge=-1, le=7)]
Over = Annotated[bool, QueryParameter()]
LINES = 200
TURNS = 3  # key plays of a match
CURVES = 200  # finished matches whose chances are kept
AT_ONCE = 20  # positions judged before others have their turn
AnyRequest = Request[Any, Any, Any]


class NotNow(BadInput):
    """That cannot be done at this moment."""


def with_cookie(hub: Hub, cookie: str, body: Any, status: int = 200) -> Response[Any]:
    """An answer that gives the browser its cookie."""
    return Response(body, status_code=status, headers={"set-cookie": set_cookie(cookie, hub.settings.secure)})


def body_of(live: LiveTable, rights: Rights, row: Row) -> b.TableBody:
    """A table from outside."""
    book = live.book
    match = book.match
    result = match.result if match is not None and match.over else None
    return b.TableBody(
        id=book.id,
        game=book.info.name,
        title=book.info.title,
        state=book.state,
        seats=live.around().seats,
        ply=book.ply,
        created=row.created,
        touched=row.touched,
        options=book.setup.options,
        pack=book.setup.hash,
        pace=book.pace,
        hints=book.setup.hints,
        practice=match is not None and match.practice,
        commit=live.commit,
        nonces=tuple(sitting.nonce or "" for sitting in book.sittings) if match is not None else (),
        yours=tuple(sorted(rights.seats)),
        host=rights.host,
        ending=result.ending if result is not None else "",
        ranks=tuple(result.ranks) if result is not None else (),
        scores=tuple(score.value for score in match.scores()) if match is not None and match.over else (),
    )


async def visit(hub: Hub, table: str, request: AnyRequest) -> tuple[LiveTable, Rights]:
    """A table and what the visitor may do there."""
    live = await hub.find(table)
    return live, await hub.rights(live, cookie_of(request.scope))


async def shown(hub: Hub, live: LiveTable, rights: Rights) -> b.TableBody:
    """The body of a table that was just changed or looked at."""
    row = await hub.store.table(live.book.id)
    assert row is not None
    return body_of(live, rights, row)


# -- setting up ------------------------------------------------------------------------------------------------------


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


def damaged_body(row: Row, why: str, yours: bool) -> b.DamagedTable:
    """A table of which only the outside is known."""
    return b.DamagedTable(id=row.id, created=row.created, touched=row.touched, reason=why, yours=yours)


@post("/api/tables", operation_id="create_table", responses=ERRORS, status_code=201)
async def create(data: JSONBody[b.NewTable], hub: TheHub, request: AnyRequest) -> Response[b.Created]:
    """Set up a table."""
    setup, mine = await from_wish(data, hub.store)
    cookie = cookie_of(request.scope) or tokens.cookie()
    live = await hub.create(setup, data.listed, mine, cookie)
    return with_cookie(hub, cookie, created(hub, live), 201)


def created(hub: Hub, live: LiveTable) -> b.Created:
    """Links to pass on."""
    return b.Created(id=live.book.id, links=links_of(hub, live), reach=reach(hub))


def links_of(hub: Hub, live: LiveTable) -> b.Links:
    """Tokens that still work."""
    book = live.book
    waiting = [seat for seat, each in enumerate(book.sittings) if each.kind != "bot" and not each.taken]
    return b.Links(
        host=hub.token(book.id, tokens.HOST),
        watch=hub.token(book.id, tokens.WATCH),
        seats={str(seat): hub.seat_token(book, seat) for seat in waiting},
    )


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


# -- sitting down ----------------------------------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/claim", operation_id="claim_role", responses=ERRORS, status_code=200)
async def claim_role(
    table_id: TableId, data: JSONBody[b.Claim], hub: TheHub, request: AnyRequest
) -> Response[b.TableBody]:
    """Become host or watcher."""
    live = await hub.find(table_id)
    cookie = cookie_of(request.scope) or tokens.cookie()
    await hub.claim_role(live, data.token, cookie)
    return with_cookie(hub, cookie, await shown(hub, live, await hub.rights(live, cookie)))


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim", operation_id="claim_seat", responses=ERRORS, status_code=200)
async def claim_seat(
    table_id: TableId, seat: SeatNo, data: JSONBody[b.Claim], hub: TheHub, request: AnyRequest
) -> Response[b.TableBody]:
    """Sit down."""
    live = await hub.find(table_id)
    cookie = cookie_of(request.scope) or tokens.cookie()
    await hub.claim(live, seat, data.token, name_if_any(data.name), data.nonce, cookie)
    return with_cookie(hub, cookie, await shown(hub, live, await hub.rights(live, cookie)))


# -- hosting ---------------------------------------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/host", operation_id="host", responses=ERRORS, status_code=200)
async def host(table_id: TableId, data: JSONBody[b.HostWish], hub: TheHub, request: AnyRequest) -> b.HostDone:
    """What the host may do; a seat's holder may take it back, and give a seat to a bot whose person is gone."""
    live, rights = await visit(hub, table_id, request)
    seat = getattr(data, "seat", -1)
    if seat >= len(live.book.sittings):
        raise BadInput(f"the table has seats 0 to {len(live.book.sittings) - 1}, not {seat}")
    own = isinstance(data, b.GiveBack) and seat in rights.seats
    stand_in = isinstance(data, b.GiveToBot) and rights.seats and (seat in rights.seats or live.is_gone(seat))
    thaw = isinstance(data, b.Thaw) and rights.seats
    if not (rights.host or own or stand_in or thaw):
        raise NotAllowed("only the host may do that")
    async with live.lock:
        if live.book.state == "over":
            raise NotNow("the match is over")
        link = await wish(hub, live, rights, data)
        await hub.deal_if_ready(live)
    return b.HostDone(table=await shown(hub, live, rights), link=link)


async def wish(hub: Hub, live: LiveTable, rights: Rights, data: b.HostWish) -> str:
    """Carry it out; the new token of a seat, if there is one."""
    book = live.book
    notes = len(book.notes.lines)
    link = ""
    if isinstance(data, b.GiveToBot):
        await acts.give_to_bot(live, data.seat, checked_bot(data.bot))
        return ""
    if isinstance(data, b.Thaw):
        await thaw(live, rights)
        return ""
    if isinstance(data, b.GiveBack):
        sitting = book.sittings[data.seat]
        if sitting.kind == "bot" or not sitting.bot:
            raise NotNow("no person's seat is played by a bot there")
        await live.write(log.Returned(seat=data.seat))
    elif isinstance(data, b.Reissue):
        if book.sittings[data.seat].kind == "bot":
            raise NotNow("a bot sits there")
        await live.write(log.Reissued(seat=data.seat))
        link = hub.seat_token(book, data.seat)
        live.dismiss(data.seat)
    elif isinstance(data, b.SetPace):
        await live.write(log.Paced(pace=data.pace))
        live.since.clear()
    else:
        await live.write(log.Halted(on=isinstance(data, b.Pause)))
    live.told(-1, [], notes)
    live.say_presence()
    return link


async def thaw(live: LiveTable, rights: Rights) -> None:
    """Go on with a frozen match, if everybody agrees."""
    if not live.book.frozen:
        raise NotNow("the table is not frozen")
    by = min(rights.seats, default=-1)
    await live.write(log.Asked(seat=by, what="thaw"))
    if live.book.request is not None and not live.book.request.waiting:
        await acts.granted(live)
    live.say_presence()


# -- looking back ----------------------------------------------------------------------------------------------------


def eyes(live: LiveTable, rights: Rights, seat: int) -> int:
    """Whose eyes a visitor may use: afterwards anybody's, before that an own seat's; a watcher sees what is public."""
    if seat >= len(live.book.sittings):
        raise BadInput(f"the table has seats 0 to {len(live.book.sittings) - 1}, not {seat}")
    if live.book.state != "over":
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
    viewer = eyes(live, rights, seat)
    last = min(live.book.ply, before // 1000)
    found = sight.lines(live.book, viewer, max(0, last - LINES), last)
    lines = tuple([line for line in found if line.number < before][-LINES:])
    return b.LogBody(lines=lines, first=lines[0].number if lines else 0, last=lines[-1].number if lines else 0)


@get("/api/tables/{table_id:str}/past", operation_id="past", responses=ERRORS)
async def past(table_id: TableId, hub: TheHub, request: AnyRequest, ply: Ply = 0, seat: Viewer = SPECTATOR) -> b.Past:
    """The position after so many moves."""
    live, rights = await visit(hub, table_id, request)
    viewer = eyes(live, rights, seat)
    book = live.book
    if book.match is None:
        raise NotNow("the cards are not dealt yet")
    g = book.match.at(ply)
    table = sight.table_of(g, viewer)
    happened: tuple[Happening, ...] = ()
    if ply:
        before = sight.table_of(book.match.at(ply - 1), viewer)
        happened = sight.happened(book, book.match.moves[ply - 1].events, viewer, diff(before, table))
    return b.Past(
        id=book.id,
        game=book.info.name,
        ply=ply,
        plies=book.ply,
        viewer=viewer,
        table=table,
        log=tuple(sight.lines(book, viewer, ply, ply)),
        happened=happened,
        over=book.state == "over",
    )


@get("/api/tables/{table_id:str}/why", operation_id="why", responses=ERRORS)
async def why(table_id: TableId, hub: TheHub, request: AnyRequest, ply: Ply) -> b.Why:
    """What a bot thinks of the decision behind move `ply`: while the match goes on only of one's own."""
    live, rights = await visit(hub, table_id, request)
    book = live.book
    if book.match is None or not 1 <= ply <= book.ply:
        raise BadInput(f"the match has {book.ply} moves, so there is no move {ply}")
    move = book.match.moves[ply - 1]
    if book.state != "over":
        if move.seat not in rights.seats:
            raise NotAllowed("while the match goes on a bot explains only your own decisions")
        if len(rights.seats) > 1 and move.seat not in book.open:
            raise NotAllowed("on a shared screen a bot explains only the decisions of whose turn it is")
    if move.kind:
        raise BadInput(f"move {ply} was no answer to a question")
    g = book.match.at(ply - 1)
    forced = len(attempt(g, move.seat).options) == 1 and len(move.picks) == 1
    found = [] if forced else await hints.think(hub.thinkers, g, move.seat, move.picks)
    return b.Why(id=book.id, ply=ply, seat=move.seat, text=move.text, forced=forced, thoughts=tuple(found))


@get("/api/tables/{table_id:str}/curve", operation_id="curve", responses=ERRORS)
async def curve(table_id: TableId, hub: TheHub, request: AnyRequest) -> b.Curve:
    """How the chances went in a finished match, and the moves that turned them."""
    live, _ = await visit(hub, table_id, request)
    book = live.book
    if book.match is None or book.state != "over":
        raise NotNow("the chances are told when the match is over")
    async with hub.judging:  # who asks meanwhile waits for the same answer
        found = hub.curves.get(book.id)
        if found is None:
            found = hub.curves[book.id] = await judged(book)
            while len(hub.curves) > CURVES:
                del hub.curves[next(iter(hub.curves))]
    return found


async def judged(book: Book) -> b.Curve:
    """The chances of a finished match, which do not change any more."""
    assert book.match is not None
    shares = []
    for share in chances(book.match):
        shares.append(tuple(round(each, 3) for each in share))
        if len(shares) % AT_ONCE == 0:
            await asyncio.sleep(0)  # others play meanwhile
    turns = []
    for ply in turning_points(shares, TURNS):
        lines = [line for line in sight.lines(book, SPECTATOR, ply, ply) if line.number % STRIDE < FIRST]
        move = book.match.moves[ply - 1]
        text = " ".join(line.text for line in lines) or f"{book.sittings[move.seat].name}: {move.text}"
        turns.append(b.Turn(ply=ply, group=lines[-1].group if lines else "", text=text))
    return b.Curve(id=book.id, shares=tuple(shares), turns=tuple(turns))


@post("/api/tables/{table_id:str}/fork", operation_id="fork", responses=ERRORS, status_code=201)
async def fork(table_id: TableId, data: JSONBody[b.Fork], hub: TheHub, request: AnyRequest) -> Response[b.Created]:
    """Go on from there against bots."""
    live, rights = await visit(hub, table_id, request)
    book = live.book
    if book.match is None:
        raise NotNow("the cards are not dealt yet")
    if data.seat >= len(book.sittings):
        raise BadInput(f"the table has seats 0 to {len(book.sittings) - 1}, not {data.seat}")
    over = book.state == "over"
    if not over and data.seat not in rights.seats:
        raise NotAllowed("while the match goes on you can only go on from your own seat's view")
    if not over and len(rights.seats) > 1 and data.seat not in book.open:
        raise NotAllowed("on a shared screen you can only go on with the seat whose turn it is")
    book.match.at(data.ply)  # is there such a position?
    bot = checked_bot(data.bot)
    mine = book.sittings[min(rights.seats)].name if rights.seats else f"Player {data.seat + 1}"
    chairs = [
        ChairSetup("person", mine) if seat == data.seat else ChairSetup("bot", f"Bot {seat + 1}", bot)
        for seat in range(len(book.sittings))
    ]
    imagine = None if over else (data.seat, secrets.randbelow(1 << 60))
    if not over and book.setup.begun is not None and book.setup.begun.seat >= 0:
        raise NotNow("this table was dealt anew itself; end it first")
    cookie = cookie_of(request.scope) or tokens.cookie()
    made = await hub.create(of_match(book.match, data.ply, chairs, imagine), False, [data.seat], cookie)
    return with_cookie(hub, cookie, created(hub, made), 201)


HANDLERS = (list_tables, create, table, links, claim_role, claim_seat, host, log_lines, past, why, curve, fork)
