"""Somebody leaves: the others learn it at once, and what they can do about it."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from pathlib import Path

from sandlot.server.protocol import messages as m
from sandlot.server.protocol.shared_types import SeatInfo
from sandlot.server.serving import run
from server.house import House, Person, serving
from server.tables import seated

PLAYERS = ["me", "person", "person"]
PATIENT = {"grace": 86_400, "window": 0}
STRICT = {"grace": 0, "window": 0}


async def left(person: Person, seat: int) -> SeatInfo:
    """Who sits there, once this person has heard that nobody is there."""
    while person.around is None or person.around.seats[seat].here or person.around.seats[seat].away is None:
        await person.hear()
    return person.around.seats[seat]


async def give(house: House, person: Person, seat: int) -> int:
    path = f"/api/tables/{person.snapshot.id}/host"
    return (await house.ask("POST", path, {"do": "bot", "seat": seat}, person.cookie)).status


def test_the_others_hear_who_left_and_since_when(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", PLAYERS, pace=PATIENT)
            await people[2].close()
            for person in people[:2]:
                seat = await left(person, 2)
                assert (seat.away, seat.gone, seat.taken) == (0, False, True)
            since = house.hub.tables[people[0].snapshot.id].live.away
            since[2] -= 75
            least = int(time.monotonic() - since[2])
            told = (await people[1].join()).around.seats[2].away
            assert 75 <= least <= told <= time.monotonic() - since[2]
            assert await give(house, people[1], 2) == 403
            assert (await people[2].open()).around.seats[2].away is None

    run(scenario())


def test_when_the_grace_is_over_every_player_may_bring_a_bot_and_the_leaver_gets_the_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", PLAYERS, pace=STRICT)
            await people[2].close()
            while not (await left(people[1], 2)).gone:
                await people[1].hear()
            assert await give(house, people[1], 2) == 200
            back = {"do": "person", "seat": 2}
            path = f"/api/tables/{people[0].snapshot.id}/host"
            assert (await house.ask("POST", path, back, people[1].cookie)).status == 403
            assert (await house.ask("POST", path, back, people[2].cookie)).status == 200

    run(scenario())


def test_a_match_can_be_ended_without_those_who_are_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", PLAYERS, pace=STRICT)
            ann, bo = people[:2]
            await people[2].close()
            while not (await left(ann, 2)).gone:
                await ann.hear()
            drawn = await ann.ask("close", how="agree")
            assert isinstance(drawn, m.Done)
            request = (await ann.join()).around.request
            assert request is not None
            assert request.waiting == (1, 2)  # a draw is everybody's affair
            assert isinstance(await ann.ask("consent", request=drawn.request, yes=False), m.Done)
            asked = await ann.ask("close", how="abandon")
            assert isinstance(asked, m.Done)
            request = (await bo.join()).around.request
            assert request is not None
            assert (request.waiting, request.gone) == ((1,), (2,))
            assert isinstance(await bo.ask("consent", request=asked.request, yes=True), m.Done)
            while ann.ended is None:
                await ann.hear()
            assert ann.ended.result.ending == "abandoned"
            assert "Player 1 and Guest 1 give the match up." in ann.log.values()

    run(scenario())


def test_the_last_one_at_the_table_ends_it_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", PLAYERS, pace=STRICT)
            for seat in (1, 2):
                await people[seat].close()
                while not (await left(people[0], seat)).gone:
                    await people[0].hear()
            done = await people[0].ask("close", how="abandon")
            assert isinstance(done, m.Done)
            assert done.request == -1
            assert (await people[0].join()).around.state == "over"

    run(scenario())


def test_a_table_whose_leaver_was_replaced_rests(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", PLAYERS, pace=STRICT)
            await people[2].close()
            await left(people[0], 2)
            assert await give(house, people[0], 2) == 200
            caretaker = house.hub.tables[people[0].snapshot.id]
            caretaker.plan()
            assert caretaker.timer is None  # nothing is due for somebody whose seat a bot has

    run(scenario())


def test_somebody_who_vanished_without_a_word_is_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, ping=1.0) as house:
            people = await seated(house, "haggle", PLAYERS, pace=PATIENT)
            await people[2].close()
            await left(people[0], 2)
            writer = await silent(house, people[2])
            while not people[0].around.seats[2].here:
                await people[0].hear()
            await left(people[0], 2)
            writer.close()

    run(scenario())


async def silent(house: House, person: Person) -> asyncio.StreamWriter:
    """A socket that joins and then answers nothing, as that of a telephone without a network."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    lines = [
        f"GET /ws/{person.snapshot.id} HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        f"Cookie: sandlot={person.cookie}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    await reader.readuntil(b"\r\n\r\n")
    text = json.dumps({"kind": "join", "id": "silent"}).encode()
    writer.write(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)  # one frame, masked with zeros
    await writer.drain()
    return writer
