"""Tables with people at them."""

from __future__ import annotations

from typing import Any, TypeVar

import haggle
import sandlot
from sandlot.server.book import Book
from sandlot.server.entries import ChairSetup, Dealt, Setup
from sandlot.server.live import LiveTable
from sandlot.server.people import Pace
from sandlot.server.settings import Settings
from server.house import House, Person

assert haggle.INFO.name == "haggle"  # imported, so that the server knows it
P = TypeVar("P", bound=Person)


async def seated(house: House, game: str, kinds: list[str], kind: type[P] = Person, **more: Any) -> list[P]:  # type: ignore[assignment]
    """A table with somebody on every seat that is not a bot's."""
    made = await house.table(game, kinds, **more)
    table = made.json["id"]
    people = []
    for seat, each in enumerate(kinds):
        if each == "me":
            people.append(kind(house.port, table, made.cookie, seat))
        elif each == "person":
            token = made.json["links"]["seats"][str(seat)]
            body = {"token": token, "name": f"Guest {seat}", "nonce": f"n{seat}"}
            claimed = await house.ask("POST", f"/api/tables/{table}/seats/{seat}/claim", body)
            assert claimed.status == 200, claimed.body
            people.append(kind(house.port, table, claimed.cookie, seat))
    for person in people:
        await person.open(nonce=f"from {person.name}")
    return people


class Nowhere:
    """A store that keeps nothing."""

    async def append(self, table: str, seq: int, entry: bytes, state: str) -> None:
        """Stored, say."""


def in_memory(
    game: str, seats: int, seed: int, options: dict[str, bool | int | str] | None = None, pace: Pace | None = None
) -> LiveTable:
    """A dealt table of people, without a server."""
    info = sandlot.games.find(game)
    pack = sandlot.games.load_pack(info)
    setup = Setup(
        game=game,
        rules=info.version,
        options=sandlot.games.settle(info, options or {}, pack),
        chairs=[ChairSetup("person", f"Player {seat}") for seat in range(seats)],
        pace=pace or Pace(),
        pack=pack.name if pack else "",
        hash=pack.hash if pack else "",
    )
    book = Book("table", bytes([seed % 256]) * 32, setup)
    book.fold(Dealt(nonces=[f"nonce {seat}" for seat in range(seats)]))
    return LiveTable(book, Nowhere(), Settings(), "server", "commit")  # type: ignore[arg-type]
