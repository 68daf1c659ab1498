"""/t/ID/text: a table as plain text with numbered buttons, for screen readers, old machines and programs."""

from __future__ import annotations

import secrets
from html import escape
from typing import Annotated, Any
from urllib.parse import parse_qs

from litestar import Request, Response, get, post
from msgspec.structs import replace

from sandlot.kernel.errors import BadInput, IllegalMove, SandlotError
from sandlot.kernel.sets import answer, answer_aside
from sandlot.server import tokens
from sandlot.server.http.cookies import cookie_of, set_cookie
from sandlot.server.http.plain_page import page
from sandlot.server.http.rest_common import TableId, TheHub
from sandlot.server.hub import Hub, NotAllowed, Rights
from sandlot.server.live import commands, views
from sandlot.server.live.live_table import LiveTable
from sandlot.server.protocol import bodies as b
from sandlot.server.setups import setup_for
from sandlot.server.state import entries
from sandlot.server.storage.store import Damaged
from sandlot.table.log import render_log
from sandlot.table.names import name_if_any
from sandlot.table.parts import SPECTATOR, Option
from sandlot.table.text import render

AGAIN = 3  # seconds until the page looks again while others are asked
Form = Annotated[dict[str, str], "fields"]


async def fields(request: Request[Any, Any, Any]) -> Form:
    """The fields of a form, each once."""
    data = await request.body()
    if len(data) > 8_192:
        raise BadInput("a form has at most 8192 bytes")
    try:
        return {name: values[0] for name, values in parse_qs(data.decode(), max_num_fields=20).items()}
    except ValueError as error:
        raise BadInput("this is not a form") from error


def elsewhere(hub: Hub, path: str, cookie: str = "") -> Response[Any]:
    """Go there and look."""
    headers = {"location": path}
    if cookie:
        headers["set-cookie"] = set_cookie(cookie, hub.settings.secure)
    return Response(b"", status_code=303, headers=headers, media_type="text/plain")


@post("/text/new", include_in_schema=False)
async def new(hub: TheHub, request: Request[Any, Any, Any]) -> Response[Any]:
    """A table against bots."""
    form = await fields(request)
    seats = form.get("seats", "2")
    if not seats.isascii() or not seats.isdigit() or not 1 <= int(seats[:3]) <= 8:
        raise BadInput("a table has 1 to 8 seats")
    bot = b.SeatRequest(kind="bot", bot=form.get("bot", ""))
    wanted = [b.SeatRequest(kind="me"), *([bot] * (int(seats) - 1))]
    setup, mine = await setup_for(b.NewTable(game=form.get("game", ""), seats=wanted), hub.store)
    cookie = cookie_of(request.scope) or tokens.new_cookie()
    live = await hub.create(setup, False, mine, cookie)
    return elsewhere(hub, f"/t/{live.state.id}/text", cookie)


@get("/t/{table_id:str}/text", include_in_schema=False)
async def show(table_id: TableId, hub: TheHub, request: Request[Any, Any, Any]) -> Response[str]:
    """The table as the visitor may see it."""
    try:
        live = await hub.find(table_id)
    except Damaged as error:
        return page("Sandlot", f"<p>{escape(sentence(str(error)))}</p>")
    rights = await hub.rights(live, cookie_of(request.scope))
    if rights.seats and live.state.match is None:
        async with live.lock:
            for seat in rights.seats:
                if live.state.seats[seat].nonce is None:
                    await live.write(entries.Nonced(seat=seat, nonce=secrets.token_hex(8)))
            await hub.deal_if_ready(live)
    return drawn(live, rights, [], "")


def sentence(trouble: str) -> str:
    """What is wrong, as people write it."""
    return trouble[:1].upper() + trouble[1:].removesuffix(".") + "."


def viewer_of(live: LiveTable, rights: Rights) -> int:
    """As which viewer: an own seat's that is asked, or the only own one."""
    own = [seat for seat in sorted(rights.seats) if seat in live.state.open]
    if own:
        return own[0]
    return next(iter(rights.seats)) if len(rights.seats) == 1 else SPECTATOR


def drawn(live: LiveTable, rights: Rights, picks: list[int], trouble: str, aside: bool = False) -> Response[str]:
    """The page; `picks` are those of a move so far, or of something outside the seat's turn."""
    state = live.state
    said = f"<p><b>{escape(sentence(trouble))}</b></p>" if trouble else ""
    if not rights.any and state.status != "over":
        return page(state.info.title, said + CLAIM)
    people = ", ".join(
        f"{escape(each.name)}{'' if each.taken or each.bot else ' (not here yet)'}" for each in live.around().seats
    )
    head = f"<p>{people}</p>{said}"
    if state.match is None:
        return page(state.info.title, head + "<p>The cards are dealt when everybody sits.</p>", AGAIN)
    viewer = viewer_of(live, rights)
    g = state.game
    mine = viewer in state.open and state.going()
    if picks and (mine or aside):
        g = (answer_aside if aside else answer)(g, viewer, picks).game
    table = views.table_of(g, viewer)
    told = views.lines(state, viewer, max(0, state.ply - 6), state.ply)
    lines = render_log([replace(line, number=line.ply) for line in told])
    body = f"{head}<pre>{escape(lines)}</pre><pre>{escape(render(table))}</pre>"
    if table.prompt is not None and (mine or (aside and picks)):
        body += buttons(state.asked, table.prompt.options, picks, aside)
    outside = views.asides(state.game, viewer) if viewer != SPECTATOR and state.going() and not picks else None
    if outside is not None:
        body += f"<h2>{outside.sentence}</h2>{buttons(state.asked, outside.options, [], True)}"
    if state.status == "over":
        body += f'<h2>The match is over.</h2><p><a href="/api/matches/{state.id}">Download the match</a></p>'
    body += '<p><a href="/text">All games and your tables</a></p>'
    return page(state.info.title, body, 0 if state.status == "over" or mine or picks else AGAIN)


def buttons(asked: int, options: tuple[Option, ...], picks: list[int], aside: bool) -> str:
    """One button an answer."""
    so_far = " ".join(map(str, picks))
    rows = "".join(
        f'<li><button name="pick" value="{option.option}">{escape(option.text)}</button></li>' for option in options
    )
    back = '<p><a href="">Start over</a></p>' if picks else ""
    hidden = f'<input type="hidden" name="asked" value="{asked}"><input type="hidden" name="picks" value="{so_far}">'
    hidden += '<input type="hidden" name="aside" value="1">' if aside else ""
    return f'<form method="post">{hidden}<ol>{rows}</ol></form>{back}'


CLAIM = (
    '<p>You need a link to sit at this table.</p><form method="post"><label>Link or its last part '
    '<input name="token"></label> <label>Your name <input name="name"></label> '
    "<button>Sit down</button></form>"
)


@post("/t/{table_id:str}/text", include_in_schema=False, status_code=200)
async def submit(table_id: TableId, hub: TheHub, request: Request[Any, Any, Any]) -> Response[Any]:
    """A pick, or a link that was typed in."""
    form = await fields(request)
    live = await hub.find(table_id)
    cookie = cookie_of(request.scope)
    rights = await hub.rights(live, cookie)
    if "token" in form:
        cookie = cookie or tokens.new_cookie()
        try:
            await sit(hub, live, form["token"].rpartition("#")[2].strip()[:80], form.get("name", "").strip(), cookie)
        except SandlotError as error:
            return drawn(live, rights, [], str(error))
        return elsewhere(hub, f"/t/{table_id}/text", cookie)
    try:
        picks = [int(word) for word in f"{form.get('picks', '')} {form.get('pick', '')}".split()[:200]]
        asked = int(form.get("asked", "0"))
    except ValueError:
        raise BadInput("this is not an answer") from None
    viewer = viewer_of(live, rights)
    aside = form.get("aside") == "1"
    try:
        if not aside:
            await hub.hold(live, viewer, asked, picks)
        async with live.lock:
            if await answered(live, viewer, asked, picks, aside):
                return elsewhere(hub, f"/t/{table_id}/text")
    except SandlotError as error:
        return drawn(live, rights, [], str(error))
    return drawn(live, rights, picks, "", aside)


async def answered(live: LiveTable, seat: int, asked: int, picks: list[int], aside: bool) -> bool:
    """Make the move if the picks are a whole one."""
    commands.check_going(live)
    state = live.state
    assert state.match is not None
    if seat == SPECTATOR or state.seats[seat].bot:
        raise IllegalMove("you only watch" if seat == SPECTATOR else "a bot plays this seat now; take it back first")
    if not aside and (seat not in state.open or asked != state.asked):
        raise IllegalMove("the question you answered is no longer open")
    if not (answer_aside if aside else answer)(state.game, seat, picks).complete:
        return False
    await commands.commit(live, seat, state.match.consider(seat, picks, "aside" if aside else ""), "")
    return True


async def sit(hub: Hub, live: LiveTable, token: str, name: str, cookie: str) -> None:
    """What the link is for; without one, an open seat."""
    meant = tokens.purpose(token)
    free = [seat for seat, each in enumerate(live.state.seats) if each.kind == "open" and not each.taken]
    if meant is not None and meant.role == tokens.SEAT:
        free = [meant.seat]
    elif token:
        free = []
    if free:
        await hub.claim(live, free[0], token, name_if_any(name), "", cookie)
    elif not token:
        raise NotAllowed("type the link that you were given")
    else:
        await hub.claim_role(live, token, cookie)


HANDLERS = (new, show, submit)
