"""The page, if it was built, and a plain one that needs no script."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from sandlot import games
from sandlot.bots.levels import LEVELS
from sandlot.bots.specs import USUAL
from sandlot.server.http.cookies import cookie_of
from sandlot.server.http.plain_page import only_saying, page
from sandlot.server.http.rest_common import FOR_EVER, TheHub
from sandlot.server.hub import Hub, NoTable
from sandlot.server.tokens import holder

STATIC = Path(__file__).parents[1] / "static"
FOR_PROGRAMS = ("/api", "/schema", "/assets", "/favicon")


def built(static: Path = STATIC) -> bool:
    """Whether there is a built page."""
    return (static / "index.html").is_file()


def index(status: int = 200) -> Response[Any]:
    """The built page; which table or game it shows is in its address."""
    data = (STATIC / "index.html").read_bytes()
    return Response(data, media_type="text/html", headers={"cache-control": "no-cache"}, status_code=status)


def for_people(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody looks for a page: what programs and the page itself ask for is answered in JSON."""
    return request.method == "GET" and not request.url.path.startswith(FOR_PROGRAMS)


def nothing_here() -> Response[Any]:
    """No page has this address: the built page says so, or a plain one."""
    return index(404) if built() else only_saying("There is no page at this address.", 404)


@get(
    [
        "/",
        "/t/{rest:str}",
        "/r/{rest:str}",
        "/learn/{rest:str}",
        "/rules/{rest:str}",
        "/packs",
        "/decks",
        "/games",
        "/parts",
    ],
    include_in_schema=False,
)
async def home(hub: TheHub, request: Request[Any, Any, Any]) -> Response[Any]:
    """The page; without one, a list of the games and of this browser's tables."""
    if built():
        return index()
    if request.url.path.startswith("/t/"):
        here = escape(request.url.path)
        return page("Sandlot", f'<p><a href="{here}/text">The table as text</a></p>')
    return await in_text(hub, request)


@get("/text", include_in_schema=False)
async def text(hub: TheHub, request: Request[Any, Any, Any]) -> Response[str]:
    """The games and this browser's tables as a plain page, for browsers without scripts."""
    return await in_text(hub, request)


async def in_text(hub: Hub, request: Request[Any, Any, Any]) -> Response[str]:
    """A list of the games, each with a form to start it, and of this browser's tables."""
    levels = "".join(
        f'<option value="{level.name}"{" selected" * (level.name == USUAL)}>{escape(level.title)}</option>'
        for level in LEVELS
    )
    entries = []
    for name in games.names():
        info = games.find(name)
        counts = "".join(
            f'<button name="seats" value="{count}">{count} {"seat" if count == 1 else "seats"}</button>'
            for count in info.seats
        )
        entries.append(
            f"<li><b>{escape(info.title)}</b> – {escape(info.blurb)}<br>"
            f'<form method="post" action="/text/new"><input type="hidden" name="game" value="{escape(name)}">'
            f'<label>Bots: <select name="bot">{levels}</select></label> Play with {counts}</form></li>'
        )
    cookie = cookie_of(request.scope)
    held = await hub.store.held(holder(cookie)) if cookie else []
    mine = [row for row in await hub.store.tables(held[:50]) if row.id in held] if held else []
    tables = "".join(f'<li><a href="/t/{row.id}/text">{row.id}</a> ({escape(row.status)})</li>' for row in mine)
    return page("Sandlot", f"<ul>{''.join(entries)}</ul><h2>Your tables</h2><ul>{tables or '<li>none yet</li>'}</ul>")


@get(["/assets/{name:str}", "/favicon.svg", "/favicon.ico"], include_in_schema=False)
async def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the built page; its name changes with what is in it."""
    path = STATIC / request.url.path.lstrip("/")
    if not path.is_file() or STATIC.resolve() not in path.resolve().parents:
        raise NoTable("there is no such file")
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(
        path.read_bytes(), media_type=kind, headers={"cache-control": FOR_EVER if path.parent != STATIC else "no-cache"}
    )


HANDLERS = (home, text, asset)
