"""HTTP: games, rules, looks, packs and art, most of it the same for ever."""

from __future__ import annotations

import asyncio
import hashlib
import re
from functools import cache
from importlib import resources
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from sandlot import __version__, _engine, games
from sandlot.bots.levels import LEVELS, personalities
from sandlot.bots.specs import USUAL
from sandlot.cards import BadPack, Pack, loads
from sandlot.cards.pack import MAX_BYTES
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo, TableOption
from sandlot.match.lesson import has_lesson, lesson
from sandlot.server.http.rest_common import ERRORS, FOR_EVER, TheHub, reach
from sandlot.server.hub import Hub, NoTable
from sandlot.server.protocol import bodies as b
from sandlot.table.lines import whole
from sandlot.table.looks import art_of, gallery_of, look_of

Hash = Annotated[str, PathParameter(pattern=whole("[0-9a-f]{32}"))]
GAME = whole("[a-z][a-z0-9_]{0,30}")
NO_RULES = "# {info.title}\n\n{info.blurb}\n\nThe rules of this game are not written down here yet.\n"
GameName = Annotated[str, PathParameter(pattern=GAME)]


@get("/api/health", operation_id="health", responses=ERRORS, cache=False)
async def health(hub: TheHub) -> b.Health:
    """Whether the server is there, and who can reach it."""
    return b.Health(
        status="ok", version=__version__, engine=_engine.kind(), tables=await hub.store.count(), reach=reach(hub)
    )


@get("/api/games", operation_id="games", responses=ERRORS)
async def list_games() -> b.Games:
    """All games with their options and packs, and the bots."""
    levels = tuple(b.LevelInfo(**level._asdict(), usual=level.name == USUAL) for level in LEVELS)
    return b.Games(
        games=tuple(game_body(games.find(name)) for name in games.names()),
        bots=tuple(level.name for level in levels),
        levels=levels,
    )


def game_body(info: GameInfo) -> b.GameBody:
    """What the list of games tells about one of them."""
    packs = [games.load_pack(info, name) for name in info.packs]
    return b.GameBody(
        name=info.name,
        title=info.title,
        blurb=info.blurb,
        minutes=info.minutes,
        seats=info.seats,
        usual_seats=info.check_seats(None),
        rules=info.version,
        options=tuple(option(each) for each in info.options),
        variants={name: dict(values) for name, values in info.variants.items()},
        packs=tuple(b.PackInfo(name=pack.name, title=pack.title, hash=pack.hash) for pack in packs if pack is not None),
        endings=info.endings,
        look=info.has_module("look"),
        lesson=has_lesson(info),
        personalities=tuple(b.PersonalityInfo(**each._asdict()) for each in personalities(info)),
    )


def option(each: TableOption) -> b.OptionInfo:
    """One table option."""
    kind = {bool: "flag", int: "number"}.get(type(each.default), "text" if each.module else "word")
    return b.OptionInfo(
        name=each.name,
        kind=kind,  # type: ignore[arg-type]
        default=each.default,
        says=each.says,
        rule=each.rule,
        words=each.words,
        low=each.low,
        high=each.high,
        step=each.step,
    )


def found(name: str) -> GameInfo:
    """A game, or 404."""
    if name not in games.names():
        raise NoTable(f"there is no game {name!r}; there are: {', '.join(games.names())}")
    return games.find(name)


@get("/api/games/{game_name:str}/rules", operation_id="rules", responses=ERRORS)
async def rules(game_name: GameName) -> b.RulesBody:
    """The rules as Markdown."""
    info = found(game_name)
    file = resources.files(info.package).joinpath("rules.md")
    text = file.read_text(encoding="utf-8") if file.is_file() else NO_RULES.format(info=info)
    return b.RulesBody(game=info.name, title=info.title, text=text)


@get("/api/looks/{game_name:str}", operation_id="look", responses=ERRORS, media_type="application/json")
async def look(game_name: GameName, request: Request[Any, Any, Any]) -> Response[bytes]:
    """How a game looks: palette, drawings, card faces; plain, but whole, for a game that does not say."""
    return cached(request, msgspec.json.encode(look_of(found(game_name))), "application/json", "no-cache")


@cache
def lesson_of(game: str) -> bytes:
    """A game's lesson; it never changes while the server runs."""
    return msgspec.json.encode(lesson(games.find(game)))


@get("/api/learn/{game_name:str}", operation_id="lesson", responses=ERRORS, media_type="application/json")
async def learn(game_name: GameName, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A first game to be played along: a Lesson."""
    info = found(game_name)
    try:
        data = await asyncio.to_thread(lesson_of, info.name)
    except BadInput as error:
        raise NoTable(str(error)) from error
    return cached(request, data, "application/json", "no-cache")


@post("/api/games/{game_name:str}/decks", operation_id="check_deck", responses=ERRORS, status_code=200)
async def check_deck(game_name: GameName, data: JSONBody[b.DeckText]) -> b.DeckCheck:
    """Whether a deck is legal, and if not why, card by card; without a text, the decks of the pack."""
    info = found(game_name)
    pack = games.load_pack(info)
    if pack is None or not any(option.module == "decks" for option in info.options):
        raise NoTable(f"no decks are built for {info.title}")
    decks = info.module("decks")
    if not data.text:
        return b.DeckCheck(ok=True, faults=(), decks=tuple(decks.write(deck) for deck in pack.cards.deck))
    faults = tuple(b.DeckFault(card=card, why=why) for card, why in decks.check(pack, data.text))
    return b.DeckCheck(ok=not faults, faults=faults, decks=())


def cached(request: Request[Any, Any, Any], data: bytes, kind: str, how: str) -> Response[bytes]:
    """With an ETag, and nothing if the browser has it already."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": how}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(data, headers=headers, media_type=kind)


async def pack_of(hub: Hub, hash: str) -> tuple[GameInfo, Pack[Any]]:
    """A pack by its hash: a game's own, or one that somebody sent."""
    for name in games.names():
        info = games.find(name)
        for each in info.packs:
            pack = games.load_pack(info, each)
            if pack is not None and pack.hash == hash:
                return info, pack
    sent = await hub.store.pack(hash)
    if sent is None:
        raise NoTable(f"there is no pack {hash}")
    info = games.find(sent[0])
    return info, loads(info.module("pack").SCHEMA, sent[1])


@get("/api/packs/{pack_hash:str}", operation_id="pack", responses=ERRORS, media_type="application/json")
async def pack(pack_hash: Hash, hub: TheHub, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A pack with all its cards."""
    info, one = await pack_of(hub, pack_hash)
    body = b.PackBody(
        game=info.name,
        name=one.name,
        title=one.title,
        hash=one.hash,
        version=one.header.version,
        author=one.header.author,
        description=one.header.description,
        cards=one.cards,
        faces=gallery_of(info, one),
    )
    return cached(request, msgspec.json.encode(body), "application/json", FOR_EVER)


@get("/api/art/{pack_hash:str}/{card:str}", operation_id="art", responses=ERRORS, media_type="image/svg+xml")
async def art(
    pack_hash: Hash,
    card: Annotated[str, PathParameter(max_length=84)],
    hub: TheHub,
    request: Request[Any, Any, Any],
) -> Response[bytes]:
    """The art of a card, as CARD.svg."""
    info, one = await pack_of(hub, pack_hash)
    if not card.endswith(".svg") or not re.fullmatch(r"[^/\\\x00-\x1f]{1,80}", card.removesuffix(".svg")):
        raise NoTable("the art of a card is CARD.svg")
    try:
        drawn = art_of(info, one, card.removesuffix(".svg"))
    except BadInput as error:
        raise NoTable(str(error)) from None
    return cached(request, drawn.encode(), "image/svg+xml", FOR_EVER)


@post("/api/packs", operation_id="send_pack", responses=ERRORS, request_max_body_size=MAX_BYTES + 1, status_code=200)
async def send_pack(
    request: Request[Any, Any, Any],
    hub: TheHub,
    game: Annotated[str, QueryParameter(pattern=GAME)],
) -> b.PackInfo:
    """Take in a pack that somebody sends, as TOML."""
    info = found(game)
    if not info.packs:
        raise BadInput(f"{info.title} is played without packs")
    data = await request.body()
    one = loads(info.module("pack").SCHEMA, data)
    hub.take_in()
    await hub.store.keep_pack(one.hash, info.name, data)
    return b.PackInfo(name=one.name, title=one.title, hash=one.hash)


def pack_faults(_: Request[Any, Any, Any], error: Exception) -> Response[b.PackFaults]:
    """Everything that is wrong with a pack."""
    assert isinstance(error, BadPack)
    return Response(b.PackFaults(reason=str(error.errors[0]), errors=tuple(error.errors[:100])), status_code=400)


HANDLERS = (health, list_games, rules, look, learn, check_deck, pack, art, send_pack)
