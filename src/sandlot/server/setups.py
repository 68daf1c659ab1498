"""From what somebody asks for to a set-up that can be played: game, options, pack, seats."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from sandlot import games
from sandlot.bots import make
from sandlot.bots.levels import title_of
from sandlot.bots.specs import USUAL, check
from sandlot.cards import Pack, loads
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo
from sandlot.match import PERSON, Match, encode
from sandlot.server.protocol.bodies import NewTable, SeatRequest
from sandlot.server.state.entries import Begun, SeatSetup, Setup
from sandlot.server.state.table_state import TableState
from sandlot.server.storage.store import Store
from sandlot.table.names import name_if_any, shortened

LONGEST_THOUGHT = 5_000  # milliseconds or simulations of a bot at a table, so that one table cannot take the machine
SEATS_OWN = re.compile(r"(?P<stem>\D+)(?P<seat>\d)")  # an option of one seat


async def setup_for(wanted: NewTable, store: Store) -> tuple[Setup, list[int]]:
    """The set-up, and the seats of the person who asks."""
    info = games.find(wanted.game)
    count = info.check_seats(len(wanted.seats))
    pack, toml = await _pack(info, wanted.pack, store)
    options = games.settle(info, wanted.options, pack)
    info.check_options(count, options)
    mine = [seat for seat, each in enumerate(wanted.seats) if each.kind == "me"]
    setup = Setup(
        game=info.name,
        rules=info.version,
        options=options,
        seats=named([seat_setup(seat, each, info) for seat, each in enumerate(wanted.seats)]),
        pace=wanted.pace,
        hints=wanted.hints,
        pack=pack.name if pack is not None else "",
        hash=pack.hash if pack is not None else "",
        cards=pack.mechanical() if pack is not None and not toml else None,
        toml=toml,
    )
    return setup, mine


def seat_setup(seat: int, wanted: SeatRequest, info: GameInfo) -> SeatSetup:
    """What is stored of a seat that somebody asks for."""
    name = name_if_any(wanted.name)
    if wanted.kind == "bot":
        return SeatSetup("bot", name, checked_bot(wanted.bot, info))
    return SeatSetup("open" if wanted.kind == "open" else "person", name or f"Player {seat + 1}")


def named(seats: list[SeatSetup]) -> list[SeatSetup]:
    """Bots without a name are called by their level; several of the same one are numbered."""
    bots = Counter(each.bot for each in seats if each.kind == "bot" and not each.name)
    count: Counter[str] = Counter()
    found = []
    for each in seats:
        if each.kind == "bot" and not each.name:
            count[each.bot] += 1
            number = f" {count[each.bot]}" if bots[each.bot] > 1 else ""
            each = replace(each, name=title_of(each.bot) + number)
        found.append(each)
    return found


def checked_bot(spec: str, info: GameInfo) -> str:
    """A bot's name, or the usual one; none that thinks for minutes."""
    name = check(spec or USUAL, info)
    if make(name).longest() > LONGEST_THOUGHT:
        raise BadInput(f"a bot at a table thinks for at most {LONGEST_THOUGHT} milliseconds or simulations")
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
    return loads(info.module("pack").SCHEMA, sent[1]), sent[1].decode()


def from_match(match: Match, ply: int, seats: list[SeatSetup], imagine: tuple[int, int] | None = None) -> Setup:
    """A set-up that goes on from a position of a match; `imagine`: re-dealt for a seat with a seed."""
    pack = match.pack
    seat, seed = imagine if imagine is not None else (-1, 0)
    return Setup(
        game=match.info.name,
        rules=match.info.version,
        options=dict(match.options),
        seats=seats,
        pack=pack.name if pack is not None else "",
        hash=pack.hash if pack is not None else "",
        cards=pack.mechanical() if pack is not None else None,
        begun=Begun(encode(match.record()), ply, seat, seed),
    )


def rematch(state: TableState, mine: Collection[int], here: Collection[int]) -> NewTable:
    """The same people at a new table, each one seat further up with what belongs to it. A bot that plays for somebody
    keeps the seat unless its person is here."""
    count = len(state.seats)
    wanted = []
    for seat, seat_state in enumerate(state.seats):
        if seat in mine:
            wanted.append(SeatRequest(kind="me", name=seat_state.name))
        elif seat_state.kind == "bot" or (seat_state.bot and seat not in here):
            wanted.append(SeatRequest(kind="bot", bot=seat_state.bot))
        else:
            wanted.append(SeatRequest(kind="person", name=seat_state.name))
    return NewTable(
        game=state.setup.game,
        seats=wanted[1:] + wanted[:1],
        options=turned(state.setup.options, count),
        pack=state.setup.hash,
        pace=state.pace,
        hints=state.setup.hints,
    )


def seat_in_rematch(seat: int, count: int) -> int:
    """Where the person who sat here sits in the rematch."""
    return (seat - 1) % count


def turned(options: dict[str, Any], count: int) -> dict[str, Any]:
    """Options that belong to a seat, `deck0` and `deck1`, go with the person who sits there."""
    found = dict(options)
    for name in options:
        own = SEATS_OWN.fullmatch(name)
        if own is not None and int(own["seat"]) < count:
            found[name] = options.get(f"{own['stem']}{(int(own['seat']) + 1) % count}", options[name])
    return found


def seat_setups(match: Match) -> list[SeatSetup]:
    """Who sat at a match that is opened to be looked at."""
    return [
        SeatSetup("person", shortened(who.name))
        if who.kind == PERSON
        else SeatSetup("bot", shortened(who.name), who.kind)
        for who in match.seats
    ]
