"""Tables with people at them."""

from __future__ import annotations

from typing import Any, TypeVar

import sandlot
from sandlot.server.live.live_table import LiveTable
from sandlot.server.protocol.shared_types import Pace
from sandlot.server.settings import Settings
from sandlot.server.state.entries import Dealt, SeatSetup, Setup
from sandlot.server.state.table_state import TableState
from server.house import House, Person

P = TypeVar("P", bound=Person)
DAY = 86_400
UNHURRIED = {
    "window": DAY,
    "grace": DAY,
}  # the table passes for nobody and takes nobody for gone, however slow the machine


async def seated(house: House, game: str, kinds: list[str], kind: type[P] = Person, **more: Any) -> list[P]:  # type: ignore[assignment]
    """A table with somebody on every seat that is not a bot's."""
    made = await house.table(game, kinds, **{"pace": UNHURRIED} | more)
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
        seats=[SeatSetup("person", f"Player {seat}") for seat in range(seats)],
        pace=pace or Pace(),
        pack=pack.name if pack else "",
        hash=pack.hash if pack else "",
    )
    state = TableState("table", bytes([seed % 256]) * 32, setup)
    state.fold(Dealt(nonces=[f"nonce {seat}" for seat in range(seats)]))
    return LiveTable(state, Nowhere(), Settings(), "server", "commit")  # type: ignore[arg-type]
