"""Tables with people at them."""

from __future__ import annotations

from typing import Any, TypeVar

import haggle
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
