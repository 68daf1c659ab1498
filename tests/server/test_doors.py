"""Who gets in, and how much: names, origins, links, cookies, frames, rates."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from patience import PATIENCE
from sandlot import games
from sandlot.match import Match, encode
from sandlot.server.http import guard
from sandlot.server.protocol import messages as m
from sandlot.server.serving import reachable, run
from server.house import Person, connected, serving
from server.tables import seated

HAGGLE = ["me", "person", "person"]


def test_foreign_names_and_origins_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            good = f"127.0.0.1:{house.port}"
            assert (await house.ask("GET", "/api/health", Host=good)).status == 200
            assert (await house.ask("GET", "/api/health", Host=f"localhost:{house.port}")).status == 200
            for host in ("evil.example", f"127.0.0.1.evil.example:{house.port}", "127.0.0.1:1", f"evil{good}"):
                assert (await house.ask("GET", "/api/health", Host=host)).status == 403, host
            own = {"Host": good, "Origin": f"http://{good}"}
            assert (await house.ask("GET", "/api/games", **own)).status == 200
            for origin in ("http://evil.example", "null", f"http://{good}.evil.example", f"https://{good}"):
                answer = await house.ask("POST", "/api/tables", {"game": "haggle", "seats": []}, Origin=origin)
                assert answer.status == 403, origin
            made = await house.table("haggle", HAGGLE)
            url = f"ws://127.0.0.1:{house.port}/ws/{made.json['id']}"
            with pytest.raises(websockets.InvalidStatus):
                await connected(url, origin=websockets.Origin("http://evil.example"))
            with pytest.raises(websockets.InvalidStatus):
                await connected(url, additional_headers={"Origin": "null"})
            socket = await connected(url, origin=websockets.Origin(f"http://{good}"))
            await socket.close()

    run(scenario())


def test_the_names_of_a_network_and_of_a_tunnel() -> None:
    alone = reachable("127.0.0.1", 8000, False, "")
    assert alone.hosts == ("localhost:8000", "127.0.0.1:8000", "[::1]:8000")
    assert alone.urls == ()
    assert not alone.secure
    tunnel = reachable("127.0.0.1", 8000, False, "https://play.example.org")
    assert "play.example.org" in tunnel.hosts
    assert "https://play.example.org" in tunnel.origins
    assert "http://play.example.org" not in tunnel.origins
    assert tunnel.urls == ("https://play.example.org/",)
    assert tunnel.secure
    house = reachable("192.0.2.7", 80, False, "")
    assert "192.0.2.7" in house.hosts
    assert "http://192.0.2.7" in house.origins


def test_a_link_works_once_and_can_be_issued_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("haggle", HAGGLE)
            table, links = made.json["id"], made.json["links"]
            seat = f"/api/tables/{table}/seats/1/claim"
            tokens = [links["host"], links["watch"], *links["seats"].values()]
            assert len(set(tokens)) == 4
            for wrong in ("", "nonsense", links["seats"]["2"], links["watch"], links["host"]):
                assert (await house.ask("POST", seat, {"token": wrong})).status == 403
            first = await house.ask("POST", seat, {"token": links["seats"]["1"], "name": "Ann", "nonce": "a"})
            assert first.status == 200
            assert first.json["yours"] == [1]
            assert "httponly" in first.headers["set-cookie"].lower()
            assert "samesite=lax" in first.headers["set-cookie"].lower()
            assert (await house.ask("POST", seat, {"token": links["seats"]["1"]})).status == 403
            again = {"do": "reissue", "seat": 1}
            assert (await house.ask("POST", f"/api/tables/{table}/host", again, first.cookie)).status == 403
            issued = await house.ask("POST", f"/api/tables/{table}/host", again, made.cookie)
            assert issued.status == 200
            assert (await house.ask("POST", seat, {"token": links["seats"]["1"]})).status == 403
            assert (await house.ask("GET", f"/api/tables/{table}", cookie=first.cookie)).json["yours"] == []
            second = await house.ask("POST", seat, {"token": issued.json["link"], "name": "Bea"})
            assert second.json["yours"] == [1]
            assert second.json["seats"][1]["name"] == "Bea"
            shown = await house.ask("GET", f"/api/tables/{table}/links", cookie=made.cookie)
            assert list(shown.json["seats"]) == ["2"]
            assert (await house.ask("GET", f"/api/tables/{table}/links", cookie=second.cookie)).status == 403

    run(scenario())


def test_a_new_link_closes_the_sockets_of_the_old_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", HAGGLE)
            path = f"/api/tables/{people[0].snapshot.id}/host"
            assert (await house.ask("POST", path, {"do": "reissue", "seat": 2}, people[0].cookie)).status == 200
            assert await closing_code(people[2]) == 4000
            with pytest.raises(AssertionError, match="you need a link"):
                await people[2].open()

    run(scenario())


def test_without_a_link_nothing_is_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", HAGGLE)
            table = people[0].snapshot.id
            stranger = Person(house.port, table, "", 9)
            with pytest.raises(AssertionError, match="you need a link"):
                await stranger.open()
            for path in ("past?ply=0", "past?ply=0&seat=0", "log", "links"):
                assert (await house.ask("GET", f"/api/tables/{table}/{path}")).status == 403, path
            assert (await house.ask("GET", f"/api/matches/{table}")).status == 409
            own = await house.ask("GET", f"/api/tables/{table}/past?ply=0&seat=1", cookie=people[1].cookie)
            assert own.status == 200
            other = await house.ask("GET", f"/api/tables/{table}/past?ply=0&seat=0", cookie=people[1].cookie)
            assert other.status == 403
            listed = await house.ask("GET", "/api/tables")
            assert listed.json["tables"] == []
            mine = await house.ask("GET", "/api/tables", cookie=people[0].cookie)
            assert [each["id"] for each in mine.json["tables"]] == [table]

    run(scenario())


def test_a_table_that_is_over_is_listed_unless_only_those_that_go_on_are_wanted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            (ann,) = await seated(house, "haggle", ["me", "random", "random"])
            table, cookie = ann.snapshot.id, ann.cookie
            for closed in (False, True):
                if closed:
                    assert isinstance(await ann.ask("close", how="abandon"), m.Done)
                everything = await house.ask("GET", "/api/tables", cookie=cookie)
                going = await house.ask("GET", "/api/tables?over=false", cookie=cookie)
                assert [each["id"] for each in everything.json["tables"]] == [table]
                assert [each["id"] for each in going.json["tables"]] == ([] if closed else [table])

    run(scenario())


def test_frames_of_nonsense(tmp_path: Path, budget: dict[str, int]) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", HAGGLE)
            person = people[0]
            rng = random.Random(3)
            before = house.hub.tables[person.snapshot.id].live.state.game.digest()
            for number in range(budget["frames"]):
                await person.socket.send(nonsense(rng, number))
                answer = await person.hear()
                while isinstance(answer, m.Update | m.Presence | m.Chatted):
                    answer = await person.hear()
                assert isinstance(answer, m.Refused | m.Done | m.Pong | m.Snapshot | m.Tried), answer
            assert house.hub.tables[person.snapshot.id].live.state.game.digest() == before

    run(scenario())


def nonsense(rng: random.Random, number: int) -> str | bytes:
    """Something that is no move."""
    kinds = ["join", "try", "move", "retract", "undo", "consent", "aside", "standing", "chat", "hint", "what"]
    message: dict[str, Any] = {"kind": rng.choice(kinds), "id": f"x{number}"}
    for name in ("seat", "picks", "asked", "plies", "request", "yes", "order", "text", "token", "aside", "bogus"):
        if rng.random() < 0.3:
            message[name] = rng.choice([None, -1, 3, 10**30, "a", "\u0000", [], [1], [10**9], {}, True, 1.5])
    text = json.dumps(message)
    return rng.choice(
        [
            text,
            text[: rng.randrange(len(text))] or "{",
            text.encode(),
            bytes(rng.randrange(256) for _ in range(40)),
            "[" * 300,
            '{"x":' + "[" * 8_000,
        ]
    )


async def closing_code(person: Person) -> int:
    """Hear until the server hangs up."""
    try:
        while True:
            await person.hear()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_a_large_frame_and_a_flood_close_the_socket(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, most_messages=60, in_seconds=PATIENCE) as house:
            people = await seated(house, "haggle", HAGGLE)
            await people[0].socket.send('{"kind":"chat","id":"a","text":"' + "x" * 9_000 + '"}')
            assert await closing_code(people[0]) == 1009
            with contextlib.suppress(websockets.ConnectionClosed):  # which may come before the last one is sent
                for number in range(70):
                    await people[1].send("ping", f"p{number}")
            assert await closing_code(people[1]) == 1008

    run(scenario())


def test_caps_on_tables_sockets_and_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MINUTE", PATIENCE)

    async def scenario() -> None:
        caps = {"most_tables": 2, "most_local_sockets": 3, "most_posts": 8, "most_gets": 5, "most_of_this_machine": 1}
        async with serving(tmp_path, **caps) as house:
            people = await seated(house, "haggle", HAGGLE)  # 1 + 2 requests, 3 sockets
            with pytest.raises(websockets.InvalidStatus):
                await connected(people[0].url)
            await people[2].close()
            wanted = {"game": "haggle", "seats": [{"kind": "me"}] * 3}
            assert (await house.ask("POST", "/api/tables", wanted)).status == 201
            full = await house.ask("POST", "/api/tables", wanted)
            assert full.status == 400
            assert "no room for more" in full.json["reason"]
            for _ in range(3):
                last = await house.ask("POST", "/api/tables", wanted)
            assert (last.status, (await house.ask("POST", "/api/tables", wanted)).status) == (400, 429)
            statuses = [(await house.ask("GET", "/api/health")).status for _ in range(6)]
            assert statuses == [200] * 5 + [429]

    run(scenario())


def test_what_is_sent_has_a_size(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            game = next(name for name in games.names() if games.find(name).packs)
            assert (await house.ask("POST", f"/api/packs?game={game}", b"x" * 2_000_000)).status == 413
            assert (await house.ask("POST", "/api/tables", b"x" * 200_000)).status == 413
            deep = await house.ask("POST", "/api/tables/abcdefghjkmn/host", b'{"x":' + b"[" * 50_000)
            assert deep.status == 400
            file = json.loads(encode(Match.new("haggle", 3, 1).record()))
            long = await house.ask("POST", "/api/matches", file | {"moves": [[0, "pass"]] * 3_001})
            assert long.status == 400
            assert "at most 3,000 moves" in long.json["reason"]

    run(scenario())


def test_packs_and_matches_are_checked_and_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, most_sent=2) as house:
            info = next(info for info in map(games.find, games.names()) if info.packs)
            send = f"/api/packs?game={info.name}"
            for wrong in (b"nonsense", b"[pack]\nname = 3\n", b"\xff\xfe"):
                answer = await house.ask("POST", send, wrong)
                assert (answer.status, bool(answer.json["errors"])) == (400, True)
            match = Match.new("haggle", 3, 1)
            match.close("abandoned", [0])
            file = encode(match.record())
            statuses = [(await house.ask("POST", "/api/matches", file)).status for _ in range(3)]
            assert statuses == [201, 201, 400]
            late = await house.ask("POST", "/api/matches", file)
            assert "2 packs and matches a day" in late.json["reason"]

    run(scenario())


def test_headers_on_every_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            for path in ("/", "/api/games", "/api/tables/nosuchtable1", "/nowhere"):
                headers = (await house.ask("GET", path)).headers
                assert "default-src 'self'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"

    run(scenario())
