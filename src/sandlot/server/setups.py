"""From what somebody wishes to a set-up that can be played: game, options, pack, chairs."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from sandlot import games
from sandlot.bots import make
from sandlot.cards import Pack, loads
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo
from sandlot.match import PERSON, Match, encode
from sandlot.server.bodies import NewTable, SeatWish
from sandlot.server.book import Book
from sandlot.server.entries import Begun, ChairSetup, Setup
from sandlot.server.store import Store
from sandlot.table.names import name_if_any, shortened

USUAL_BOT = "ismcts:400ms"
LONGEST_THOUGHT = 5_000  # milliseconds or iterations of a bot at a table, so that one table cannot take the machine
SEATS_OWN = re.compile(r"(?P<stem>\D+)(?P<seat>\d)")  # an option of one seat
BOTS = ("random", "greedy", "ismcts:100ms", "ismcts:400ms", "ismcts:2000ms")


async def from_wish(wish: NewTable, store: Store) -> tuple[Setup, list[int]]:
    """The set-up, and the seats that the wisher takes."""
    info = games.find(wish.game)
    count = info.check_seats(len(wish.seats))
    pack, toml = await _pack(info, wish.pack, store)
    options = games.settle(info, wish.options, pack)
    info.check_options(count, options)
    mine = [seat for seat, each in enumerate(wish.seats) if each.kind == "me"]
    setup = Setup(
        game=info.name,
        rules=info.version,
        options=options,
        chairs=[chair(seat, each) for seat, each in enumerate(wish.seats)],
        pace=wish.pace,
        hints=wish.hints,
        pack=pack.name if pack is not None else "",
        hash=pack.hash if pack is not None else "",
        cards=pack.mechanical() if pack is not None and not toml else None,
        toml=toml,
    )
    return setup, mine


def chair(seat: int, wish: SeatWish) -> ChairSetup:
    """One seat."""
    name = name_if_any(wish.name)
    if wish.kind == "bot":
        spec = checked_bot(wish.bot)
        return ChairSetup("bot", name or f"Bot {seat + 1}", spec)
    return ChairSetup("open" if wish.kind == "open" else "person", name or f"Player {seat + 1}")


def checked_bot(spec: str) -> str:
    """A bot's name, or the usual one; none that thinks for minutes."""
    name = (spec or USUAL_BOT).strip().lower()
    bot = make(name)
    if max(getattr(bot, "milliseconds", 0), getattr(bot, "iterations", 0)) > LONGEST_THOUGHT:
        raise BadInput(f"a bot at a table thinks for at most {LONGEST_THOUGHT} milliseconds or iterations")
    return name


async def _pack(info: GameInfo, which: str, store: Store) -> tuple[Pack[Any] | None, str]:
    if not info.packs:
        if which:
            raise BadInput(f"{info.title} is played without packs")
        return None, ""
    if not which or which in info.packs:
        return games.load_pack(info, which), ""
    for name in info.packs:
        ours = games.load_pack(info, name)
        if ours is not None and ours.hash == which:
            return ours, ""
    sent = await store.pack(which)
    if sent is None or sent[0] != info.name:
        raise BadInput(f"there is no pack {which!r} for {info.title}; there are: {', '.join(info.packs)}")
    return loads(info.room("pack").SCHEMA, sent[1]), sent[1].decode()


def of_match(match: Match, ply: int, chairs: list[ChairSetup], imagine: tuple[int, int] | None = None) -> Setup:
    """A set-up that goes on from a position of a match; `imagine`: dealt anew for a seat with a seed."""
    pack = match.pack
    seat, seed = imagine if imagine is not None else (-1, 0)
    return Setup(
        game=match.info.name,
        rules=match.info.version,
        options=dict(match.options),
        chairs=chairs,
        pack=pack.name if pack is not None else "",
        hash=pack.hash if pack is not None else "",
        cards=pack.mechanical() if pack is not None else None,
        begun=Begun(encode(match.record()), ply, seat, seed),
    )


def again(book: Book, mine: Collection[int], here: Collection[int]) -> NewTable:
    """The same people at a new table, each one seat further up with what belongs to it. A bot that plays for somebody
    keeps the seat unless its person is here."""
    count = len(book.sittings)
    wishes = []
    for seat, sitting in enumerate(book.sittings):
        if seat in mine:
            wishes.append(SeatWish(kind="me", name=sitting.name))
        elif sitting.kind == "bot" or (sitting.bot and seat not in here):
            wishes.append(SeatWish(kind="bot", bot=sitting.bot))
        else:
            wishes.append(SeatWish(kind="person", name=sitting.name))
    return NewTable(
        game=book.setup.game,
        seats=wishes[1:] + wishes[:1],
        options=turned(book.setup.options, count),
        pack=book.setup.hash,
        pace=book.pace,
        hints=book.setup.hints,
    )


def further(seat: int, count: int) -> int:
    """Where whoever sat here sits in the rematch."""
    return (seat - 1) % count


def turned(options: dict[str, Any], count: int) -> dict[str, Any]:
    """Options that belong to a seat, `deck0` and `deck1`, go with whoever sits there."""
    found = dict(options)
    for name in options:
        own = SEATS_OWN.fullmatch(name)
        if own is not None and int(own["seat"]) < count:
            found[name] = options.get(f"{own['stem']}{(int(own['seat']) + 1) % count}", options[name])
    return found


def chairs_of(match: Match) -> list[ChairSetup]:
    """Who sat at a match that is opened to be looked at."""
    return [
        ChairSetup("person", shortened(who.name))
        if who.kind == PERSON
        else ChairSetup("bot", shortened(who.name), who.kind)
        for who in match.seats
    ]
