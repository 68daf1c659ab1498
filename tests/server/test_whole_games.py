"""Whole games of every game at every seat count, by real sockets: people, and people with bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import sandlot
from sandlot import games
from sandlot.match import Match, encode, prove
from server.house import House, Person, serving

CASES = [(name, seats) for name in sandlot.games() for seats in games.find(name).seats]


async def seated(house: House, game: str, kinds: list[str], **more: object) -> list[Person]:
    """A table with somebody on every seat that is not a bot's."""
    made = await house.table(game, kinds, **more)
    table = made.json["id"]
    people = []
    for seat, kind in enumerate(kinds):
        if kind == "me":
            people.append(Person(house.port, table, made.cookie, seat))
        elif kind == "person":
            token = made.json["links"]["seats"][str(seat)]
            body = {"token": token, "name": f"Guest {seat}", "nonce": f"n{seat}"}
            claimed = await house.ask("POST", f"/api/tables/{table}/seats/{seat}/claim", body)
            assert claimed.status == 200, claimed.body
            people.append(Person(house.port, table, claimed.cookie, seat))
    for person in people:
        await person.open(nonce=f"from {person.name}")
    return people


async def whole_game(folder: Path, game: str, kinds: list[str]) -> None:
    """Play it out; what everybody saw at the end is what the log leads to."""
    async with serving(folder) as house:
        people = await seated(house, game, kinds)
        await asyncio.gather(*(person.play() for person in people))
        table = people[0].snapshot.id
        file = await house.ask("GET", f"/api/matches/{table}")
        assert file.status == 200
        verdict = prove(file.body)
        assert verdict.ok, verdict.why
        match = Match.loads(file.body)
        assert match.over
        assert encode(match.record()) == file.body
        for person in people:
            fresh = await person.join()
            assert person.table == fresh.table == match.game.table(fresh.viewer)
            assert fresh.ended is not None
            assert fresh.ended.seed == match.record().seed
            await person.close()


@pytest.mark.parametrize(("game", "seats"), CASES, ids=[f"{game}-{seats}" for game, seats in CASES])
def test_people_alone(tmp_path: Path, game: str, seats: int) -> None:
    asyncio.run(whole_game(tmp_path, game, ["me", *["person"] * (seats - 1)]))


@pytest.mark.parametrize("game", [name for name in sandlot.games() if games.find(name).seats[-1] > 1])
def test_a_person_with_bots(tmp_path: Path, game: str) -> None:
    seats = games.find(game).seats
    count = seats[1] if seats[0] == 1 else seats[0]
    asyncio.run(whole_game(tmp_path, game, ["me", *["random"] * (count - 1)]))
