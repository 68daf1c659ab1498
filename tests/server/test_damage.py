"""Names, nonces and what is stored: no door lets in what a table cannot be read from, and a table that cannot be opened
is the trouble of nobody else."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import websockets

from called import PEOPLE, REFUSED
from sandlot import games
from sandlot.kernel.errors import BadInput
from sandlot.match import Match
from sandlot.server.protocol import messages as m
from sandlot.server.serving import run
from sandlot.server.state import table_state
from server.house import Answer, House, Person, connected, serving
from server.tables import seated

HAGGLE = ["me", "person", "random"]
NOBODY_IS_ASKED = {"kind": "bot", "bot": "random"}


async def made(house: House, name: str) -> Answer:
    """A table at which somebody of this name and two bots sit."""
    seats = [{"kind": "me", "name": name}, NOBODY_IS_ASKED, NOBODY_IS_ASKED]
    return await house.ask("POST", "/api/tables", {"game": "haggle", "seats": seats})


async def listed(house: House, cookie: str) -> tuple[list[str], dict[str, str]]:
    """The tables of a browser: those that open, and of the others the reasons."""
    answer = await house.ask("GET", "/api/tables", cookie=cookie)
    assert answer.status == 200, answer.body
    assert all(each["yours"] for each in answer.json["damaged"])
    return [each["id"] for each in answer.json["tables"]], {
        each["id"]: each["reason"] for each in answer.json["damaged"]
    }


# -- names and nonces ------------------------------------------------------------------------------------------------


def test_people_of_all_scripts_play_and_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        tables: dict[str, tuple[str, str]] = {}
        async with serving(tmp_path) as house:
            for name in PEOPLE:
                answer = await made(house, name)
                assert answer.status == 201, answer.body
                person = Person(house.port, answer.json["id"], answer.cookie)
                assert (await person.open()).around.seats[0].name == name
                assert person.table is not None, "the cards are dealt"
                tables[name] = (answer.json["id"], answer.cookie)
        async with serving(tmp_path) as house:
            for name, (table, cookie) in tables.items():
                again = await house.ask("GET", f"/api/tables/{table}", cookie=cookie)
                assert again.json["seats"][0]["name"] == name
                assert await listed(house, cookie) == ([table], {})

    run(scenario())


def test_a_name_that_harms_others_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            table = await house.table("haggle", HAGGLE)
            path = f"/api/tables/{table.json['id']}"
            for name, why in REFUSED:
                answer = await made(house, name)
                assert (answer.status, why in answer.json["reason"]) == (400, True), name
                claim = {"token": table.json["links"]["seats"]["1"], "name": name}
                answer = await house.ask("POST", f"{path}/seats/1/claim", claim)
                assert (answer.status, why in answer.json["reason"]) == (400, True), name
            assert "taken" not in (await house.ask("GET", path)).json["seats"][1]

    run(scenario())


def test_a_last_line_break_passes_no_door(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            table = await house.table("haggle", HAGGLE)
            token = table.json["links"]["seats"]["1"]
            path = f"/api/tables/{table.json['id']}"
            for wrong in ({"nonce": "a\n"}, {"token": f"{token}\n"}, {"name": "Ann\n"}):
                claim = {"token": token, "nonce": "a", "name": "Ann"} | wrong
                refused = await house.ask("POST", f"{path}/seats/1/claim", claim)
                assert refused.status == 400, wrong
                assert "regex" not in refused.json["reason"], "a person reads it"
            for address in (
                f"{path}%0a",
                "/api/games/haggle%0a/rules",
                "/api/looks/haggle%0a",
                "/t/abcdefghjkmn%0a/text",
            ):
                assert (await house.ask("GET", address)).status in (400, 404), address
            assert (await house.ask("POST", "/api/packs?game=haggle%0a", b"")).status == 400
            ann = Person(house.port, table.json["id"], table.cookie)
            ann.socket = await connected(ann.url, additional_headers={"Cookie": f"sandlot={table.cookie}"})
            for wrong in ({"nonce": "a\n"}, {"id": "1\n"}, {"token": f"{token}\n"}):
                await ann.socket.send(json.dumps({"kind": "join", "id": "1"} | wrong))
                answer = await ann.hear()
                assert isinstance(answer, m.Refused), wrong
                assert "regex" not in answer.reason
            await ann.close()

    run(scenario())


def test_a_deck_has_no_control_characters(tmp_path: Path) -> None:
    """It would be in the match file, which has none."""

    async def scenario() -> None:
        info, option = next((info, o) for info in map(games.find, games.names()) for o in info.options if o.module)
        pack = games.load_pack(info)
        assert pack is not None
        deck = info.module(option.module).write(pack.cards.deck[0])
        async with serving(tmp_path) as house:
            seats = [{"kind": "me"}] * info.seats[0]
            for name, status in (("My deck", 201), ("\x1b[2JMine", 400)):
                options = {option.name: deck.replace("name: ", f"name: {name} ")}
                answer = await house.ask("POST", "/api/tables", {"game": info.name, "seats": seats, "options": options})
                assert answer.status == status, answer.body

    run(scenario())


# -- nothing that cannot be folded is stored -------------------------------------------------------------------------


def test_what_cannot_take_effect_is_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal fails, for whatever reason: the table waits, opens again, and can be dealt when the trouble is gone."""

    def broken(*_: Any, **__: Any) -> Match:
        raise BadInput("the cards are wet")

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            answer = await made(house, "Ann")
            table = answer.json["id"]
            ann = Person(house.port, table, answer.cookie)
            with monkeypatch.context() as patch:
                patch.setattr(table_state.Match, "new", broken)
                with pytest.raises(AssertionError, match="the cards are wet"):
                    await ann.open()
            assert b"dealt" not in b"".join(await house.hub.store.entries(table))
            await ann.close()
            assert await listed(house, answer.cookie) == ([table], {})
        async with serving(tmp_path) as house:
            await Person(house.port, table, answer.cookie).open()
            assert (await house.ask("GET", f"/api/tables/{table}")).json["state"] == "playing"

    run(scenario())


def test_a_move_that_is_not_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            (ann,) = await seated(house, "haggle", ["me", "random", "random"])
            live = house.hub.tables[ann.snapshot.id].live
            before = (live.state.seq, live.state.ply, live.state.chat, live.state.seats[0].orders)

            async def full(*_: Any) -> None:
                raise OSError("the disk is full")

            monkeypatch.setattr(house.hub.store, "append", full)
            for message in ({"kind": "chat", "text": "hello"}, {"kind": "standing", "order": {"what": "windows"}}):
                with contextlib.suppress(websockets.ConnectionClosed):
                    await ann.ask(message.pop("kind"), **message)
                await ann.open()
            assert (live.state.seq, live.state.ply, live.state.chat, live.state.seats[0].orders) == before

    run(scenario())


# -- what cannot be opened -------------------------------------------------------------------------------------------


def damage(file: Path, how: str, table: str) -> None:
    """What a disk, an upgrade or an older version of the server may leave behind."""
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        (setup,) = base.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
        if how == "a game that is not installed any more":
            base.execute("UPDATE tables SET setup = ? WHERE id = ?", (setup.replace(b"haggle", b"pepper"), table))
        elif how == "a damaged set-up":
            base.execute("UPDATE tables SET setup = ? WHERE id = ?", (setup[:40], table))
        elif how == "an entry of nonsense":
            base.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND seq = 2", (b"\xff{", table))
        elif how == "a deal that older servers stored":
            entry = json.dumps({"e": "dealt", "nonces": ["a\n", "b", "c"]}).encode()
            base.execute("DELETE FROM entries WHERE table_id = ? AND seq >= 3", (table,))
            base.execute("INSERT INTO entries VALUES (?, 3, ?)", (table, entry))
        elif how == "a seat that is not there":
            entry = json.dumps({"e": "sat", "seat": 7}).encode()
            base.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND seq = 1", (entry, table))


WAYS = {
    "a game that is not installed any more": "its game, pepper, is not installed here",
    "a damaged set-up": "what is stored of it is damaged",
    "an entry of nonsense": "what is stored of it is damaged",
    "a deal that older servers stored": "a nonce is one line",
    "a seat that is not there": "what is stored of it is damaged",
}


def test_a_table_that_cannot_be_opened_is_nobody_elses_trouble(tmp_path: Path) -> None:
    async def scenario() -> None:
        tables: dict[str, str] = {}
        async with serving(tmp_path) as house:
            seats = [{"kind": "me", "name": "Ann"}, NOBODY_IS_ASKED, NOBODY_IS_ASKED]
            cookie = ""
            for how in ("none", *WAYS):
                body = {"game": "haggle", "seats": seats, "listed": True}
                answer = await house.ask("POST", "/api/tables", body, cookie)
                cookie = answer.cookie
                await Person(house.port, answer.json["id"], cookie).open()
                tables[how] = answer.json["id"]
        for how in WAYS:
            damage(tmp_path / "tables.db", how, tables[how])
        async with serving(tmp_path) as house:
            good, damaged = await listed(house, cookie)
            assert good == [tables["none"]]
            assert damaged.keys() == {tables[how] for how in WAYS}
            everybody = (await house.ask("GET", "/api/tables")).json
            assert [each["id"] for each in everybody["tables"]] == good
            assert not any(each["yours"] for each in everybody["damaged"])
            for how, why in WAYS.items():
                table = tables[how]
                assert why in damaged[table], how
                for path in ("", "/log", "/past", "/links"):
                    answer = await house.ask("GET", f"/api/tables/{table}{path}", cookie=cookie)
                    assert (answer.status, why in answer.json["reason"]) == (409, True), (how, path)
                text = await house.ask("GET", f"/t/{table}/text", cookie=cookie)
                assert (text.status, "This table cannot be opened" in text.body.decode()) == (200, True)
                socket = await connected(f"ws://127.0.0.1:{house.port}/ws/{table}")
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await socket.recv()
                assert (closed.value.rcvd.code, "cannot be opened" in closed.value.rcvd.reason) == (4005, True)
            await Person(house.port, tables["none"], cookie).open()

    run(scenario())


def test_a_table_stored_under_a_name_that_older_servers_could_not_read_opens(tmp_path: Path) -> None:
    """They stored the deal and then failed to read it: the log is sound by the rule for names of today."""

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            answer = await made(house, "PLACE")
            await Person(house.port, answer.json["id"], answer.cookie).open()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as base, base:
            (setup,) = base.execute("SELECT setup FROM tables").fetchone()
            base.execute("UPDATE tables SET setup = ?", (setup.replace(b"PLACE", "🏴‍☠️ Jack".encode()),))
        async with serving(tmp_path) as house:
            person = Person(house.port, answer.json["id"], answer.cookie)
            assert (await person.open()).around.seats[0].name == "🏴‍☠️ Jack"

    run(scenario())
