"""What outlives a server: restarts, new rules, forks, finished matches, old tables; and bots that are late."""

from __future__ import annotations

import asyncio
import json
import math
import sqlite3
import time
from pathlib import Path

import pytest

from haggle.options import BORROW
from patience import PATIENCE, until_here
from sandlot.kernel.moves import attempt
from sandlot.match import Match, prove
from sandlot.server.live.bot_pool import BotPool, NoAnswer
from sandlot.server.protocol import messages as m
from sandlot.server.serving import run
from sandlot.server.state import entries
from sandlot.table.parts import Card, Table, walk
from server.house import House, Person, serving
from server.tables import seated

THREE = ["me", "person", "person"]


async def some_moves(people: list[Person], count: int) -> None:
    """Play for a while."""
    while people[0].now.ply < count and people[0].ended is None:
        for person in people:
            await person.ask("ping")
            if person.now.asked:
                await person.move()


async def to_a_turn(people: list[Person]) -> None:
    """Play until a move of somebody's own begins."""
    while True:
        for person in people:
            await person.ask("ping")
        if any(person.now.opens for person in people):
            return
        asked = [person for person in people if person.now.asked]
        await (asked[0].move() if asked else people[0].hear())


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE, pace={"minutes": 10})
            await some_moves(people, 9)
            await people[1].ask("chat", text="back soon")
            await people[1].ask("standing", order={"what": "offers", "lasts": "game"})
            before = [await person.join() for person in people]
            clocks = [seat.left for seat in house.hub.tables[before[0].id].live.state.seats]
        async with serving(tmp_path) as house:
            opened = time.monotonic()
            for person, old in zip(people, before, strict=True):
                person.url = f"ws://127.0.0.1:{house.port}/ws/{old.id}"
                new = await person.open()
                assert new.server != old.server
                assert (new.table, new.log, new.chat, new.commit) == (old.table, old.log, old.chat, old.commit)
                assert (new.now.asked, new.now.orders) == (old.now.asked, old.now.orders)
                assert [seat.left for seat in house.hub.tables[old.id].live.state.seats] == clocks
                left, was = new.around.seats[0].left, old.around.seats[0].left
                assert left is not None
                assert was is not None
                assert left >= was - math.ceil(time.monotonic() - opened)  # only what has passed since counts
            await some_moves(people, 12)
            retry = await people[0].ask("chat", text="once")
            assert isinstance(retry, m.Done)

    run(scenario())


def test_what_all_agreed_on_is_carried_out_after_a_fall(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE)
            asked = await people[0].ask("close", how="agree")
            assert isinstance(asked, m.Done)
            await people[1].ask("consent", request=asked.request, yes=True)
            table = people[0].snapshot.id  # type: ignore[union-attr]
            live = house.hub.tables[table].live
            last = entries.ConsentAnswered(seat=2, id="last", request=asked.request, yes=True)
            await live.write(last)  # and here it falls
            assert live.state.status == "playing"
        async with serving(tmp_path) as house:
            assert (await house.hub.find(table)).state.status == "over"

    run(scenario())


def test_new_rules_freeze_a_table_until_all_agree(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE)
            await some_moves(people, 8)
            table = people[0].snapshot.id  # type: ignore[union-attr]
        base = sqlite3.connect(tmp_path / "tables.db")
        found = base.execute("SELECT seq, entry FROM entries WHERE table_id = ?", (table,)).fetchall()
        moved = [(seq, json.loads(entry)) for seq, entry in found if json.loads(entry)["e"] == "moved"]
        seq, entry = moved[6]
        entry["picks"], entry["text"] = [4_000], "what the old rules allowed"
        base.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND seq = ?", (json.dumps(entry), table, seq))
        base.commit()
        base.close()
        async with serving(tmp_path) as house:
            for person in people:
                person.url = f"ws://127.0.0.1:{house.port}/ws/{table}"
                shown = await person.open()
                assert shown.now.ply == 6
                assert "after move 6" in shown.now.frozen
                assert any("The rules have changed" in line.text for line in shown.log)
            refused = await people[0].ask("move", asked=1, picks=[1])
            assert isinstance(refused, m.Refused)
            path = f"/api/tables/{table}/host"
            assert (await house.ask("POST", path, {"do": "thaw"}, people[0].cookie)).status == 200
            for person in people[1:]:
                await person.ask("ping")
                assert person.around is not None
                assert person.around.request is not None
                number = person.around.request.number
                assert isinstance(await person.ask("consent", request=number, yes=True), m.Done)
            for person in people:
                assert (await person.join()).now.frozen == ""
            await some_moves(people, 9)
        async with serving(tmp_path) as house:
            people[0].url = f"ws://127.0.0.1:{house.port}/ws/{table}"
            again = await people[0].open()
            assert (again.now.ply >= 9, again.now.frozen) == (True, "")

    run(scenario())


def test_new_rules_that_lead_to_the_same_positions_only_leave_a_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE)
            await some_moves(people, 8)
            before = await people[0].join()
        with sqlite3.connect(tmp_path / "tables.db") as base:
            (setup,) = base.execute("SELECT setup FROM tables").fetchone()
            base.execute("UPDATE tables SET setup = ?", (json.dumps(json.loads(setup) | {"rules": 0}),))
        base.close()
        async with serving(tmp_path) as house:
            people[0].url = f"ws://127.0.0.1:{house.port}/ws/{before.id}"
            after = await people[0].open()
            assert (after.table, after.now.frozen) == (before.table, "")
            assert any("The rules have changed: version 0 when the cards were dealt" in line.text for line in after.log)

    run(scenario())


def known(table: Table) -> set[int]:
    """The cards whose faces are seen."""
    return {part.card for part in walk(table) if isinstance(part, Card) and part.card >= 0}


def test_a_fork_of_a_running_match_knows_no_more_than_its_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE)
            await some_moves(people, 7)
            table = people[1].snapshot.id  # type: ignore[union-attr]
            path = f"/api/tables/{table}/fork"
            ply = (await people[1].join()).now.ply
            assert (await house.ask("POST", path, {"ply": ply, "seat": 0}, people[1].cookie)).status == 403
            made = await house.ask("POST", path, {"ply": ply, "seat": 1, "bot": "random"}, people[1].cookie)
            assert made.status == 201, made.body
            fork = Person(house.port, made.json["id"], made.cookie, 4)
            shown = await fork.open()
            real = await people[1].join()
            assert shown.practice
            assert shown.table is not None
            assert real.table is not None
            assert known(shown.table) == known(real.table)
            assert not shown.ended
            while fork.ended is None:
                if fork.now.asked:
                    await fork.move()
                else:
                    await fork.hear()
            assert fork.ended.seed == ""
            answer = await house.ask("GET", f"/api/matches/{made.json['id']}")
            assert answer.status in (400, 409)

    run(scenario())


async def finished(house: House) -> tuple[str, list[Person]]:
    """A table that is over."""
    people = await seated(house, "haggle", THREE)
    await asyncio.gather(*(person.play() for person in people))
    return people[0].snapshot.id, people  # type: ignore[union-attr]


def test_a_finished_match_is_open_to_all_and_goes_on_elsewhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            table, people = await finished(house)
            file = (await house.ask("GET", f"/api/matches/{table}")).body
            assert prove(file).ok
            plies = len(Match.loads(file).moves)
            for seat in (-1, 0, 2):
                past = await house.ask("GET", f"/api/tables/{table}/past?ply=5&seat={seat}")
                assert (past.json["viewer"], past.json["plies"]) == (seat, plies)
            sent = await house.ask("POST", "/api/matches", file)
            assert (sent.status, sent.json["state"]) == (201, "over")
            copied = await house.ask("GET", f"/api/matches/{sent.json['id']}")
            assert Match.loads(copied.body).game.digest() == Match.loads(file).game.digest()
            tampered = file.replace(b'"seed": "', b'"seed": "00', 1)
            assert (await house.ask("POST", "/api/matches", tampered)).status == 400
            made = await house.ask("POST", f"/api/tables/{table}/fork", {"ply": 4, "seat": 2}, people[0].cookie)
            assert made.status == 201
            fork = Person(house.port, made.json["id"], made.cookie, 4)
            shown = await fork.open()
            assert (shown.now.ply, shown.viewer, shown.practice) == (4, 2, True)
            swapped = await house.ask("POST", f"/api/tables/{table}/fork", {"ply": 0, "seat": 1}, people[0].cookie)
            same = Person(house.port, swapped.json["id"], swapped.cookie, 5)
            again = await same.open()  # the same deal with Player 1 on the other seat, against bots
            assert [(each.name, each.bot != "") for each in again.around.seats] == [
                ("Regular 1", True),
                ("Player 1", False),
                ("Regular 2", True),
            ]
            dealt = Match.loads(file).at(0).table(1)
            assert again.table is not None
            assert known(again.table) == known(dealt)

    run(scenario())


def test_old_tables_are_removed_only_when_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            table, people = await finished(house)
            for person in people:
                await person.close()
            store = house.hub.store
            assert await store.prune(0) == 0
            row = await store.table(table)
            assert row is not None
            assert row.status == "over"
            assert await store.prune(row.touched + 1) == 1
            assert await store.entries(table) == []

    run(scenario())


def test_a_table_nobody_looks_at_leaves_the_memory(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, idle=0.5) as house:
            people = await seated(house, "haggle", THREE)
            table = people[0].snapshot.id  # type: ignore[union-attr]
            for person in people:
                await person.close()
            await until_here(lambda: table not in house.hub.tables, "the table is forgotten")
            again = await people[0].open()
            assert again.now.asked

    run(scenario())


def test_a_table_at_which_nobody_moves_rests_and_nobody_notices(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, idle=0.5) as house:
            people = await seated(house, "haggle", THREE)
            await to_a_turn(people)
            live = house.hub.tables[people[0].snapshot.id].live  # type: ignore[union-attr]
            mover = next(person for person in people if person.now.opens)
            other = people[(people.index(mover) + 1) % 3]
            await until_here(lambda: live.resting, "the table rests")
            heard = len(other.received)
            assert isinstance(await mover.move(), m.Done)
            await other.ask("ping")
            assert json.loads(other.received[heard])["kind"] == "update"
            assert not other.stale
            seen = other.table
            assert (await other.join()).table == seen

    run(scenario())


def test_a_late_bot_is_ended_and_its_fallback_plays(tmp_path: Path) -> None:
    async def scenario() -> None:
        g = Match.new("haggle", 3, 1).game
        bot_pool = BotPool(1, PATIENCE)
        try:
            with pytest.raises(NoAnswer):
                await bot_pool.move(g, 0, "ismcts:900000000", 1.0)
            with pytest.raises(NoAnswer):
                await bot_pool.move(g, 0, "nosuchbot", PATIENCE)
            assert await bot_pool.move(g, 0, "random", PATIENCE)
        finally:
            await bot_pool.close()
        async with serving(tmp_path, bot_deadline=0.0) as house:
            (ann,) = await seated(house, "haggle", ["me", "ismcts:5000", "ismcts:5000"])
            while ann.now.ply < 6:
                if ann.now.asked:
                    await ann.move()
                else:
                    await ann.hear()

    run(scenario())


def test_the_table_as_text(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            home = await house.ask("GET", "/")
            assert home.status == 200
            made = await house.ask("POST", "/text/new", b"game=haggle&seats=3")
            assert made.status == 303
            path = made.headers["location"]
            shown = (await house.ask("GET", path, cookie=made.cookie)).body.decode()
            assert "<script" not in shown
            assert "Lay out two wares" in shown
            asked = shown.partition('name="asked" value="')[2].partition('"')[0]
            pick = shown.partition('name="pick" value="')[2].partition('"')[0]
            first = await house.ask("POST", path, f"asked={asked}&picks=&pick={pick}".encode(), made.cookie)
            assert first.status == 200
            second = first.body.decode().partition('name="pick" value="')[2].partition('"')[0]
            done = await house.ask("POST", path, f"asked={asked}&picks={pick}&pick={second}".encode(), made.cookie)
            assert done.status == 303
            stale = await house.ask("POST", path, f"asked={asked}&picks={pick}&pick={second}".encode(), made.cookie)
            assert "no longer open" in stale.body.decode()
            stranger = await house.ask("GET", path)
            assert "You need a link" in stranger.body.decode()

    run(scenario())


def test_the_text_page_has_what_can_be_done_outside_ones_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE)
            await to_a_turn(people)
            path = f"/t/{people[0].snapshot.id}/text"  # type: ignore[union-attr]
            for person in people:
                shown = (await house.ask("GET", path, cookie=person.cookie)).body.decode()
                assert f'value="{BORROW}">borrow' in shown.partition("<h2>Outside your turn</h2>")[2]
                done = await house.ask("POST", path, f"asked=0&aside=1&picks=&pick={BORROW}".encode(), person.cookie)
                assert done.status == 303
            match = house.hub.tables[people[0].snapshot.id].live.state.match  # type: ignore[union-attr]
            assert match is not None
            assert [(move.seat, move.kind) for move in match.moves[-3:]] == [(0, "aside"), (1, "aside"), (2, "aside")]

    run(scenario())


def test_why_is_told_of_ones_own_decisions_and_afterwards_of_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE)
            await some_moves(people, 6)
            table = people[0].snapshot.id  # type: ignore[union-attr]
            state = house.hub.tables[table].live.state
            assert state.match is not None
            path = f"/api/tables/{table}/why?ply="
            ply, move = next((ply, each) for ply, each in enumerate(state.match.moves, 1) if len(each.picks) > 1)
            own = await house.ask("GET", f"{path}{ply}", cookie=people[move.seat].cookie)
            assert (own.status, own.json["text"], own.json["forced"]) == (200, move.text, False)
            thoughts = own.json["thoughts"]
            assert 1 < len(thoughts) <= 4
            assert [each["text"] for each in thoughts if each.get("made")] == [move.text]
            assert all(0 <= each["value"] <= 1 for each in thoughts)
            before = state.match.at(ply - 1)
            assert all(attempt(before, move.seat, each["picks"]).complete for each in thoughts)
            for stranger in ("", people[move.seat - 1].cookie):
                assert (await house.ask("GET", f"{path}{ply}", cookie=stranger)).status == 403
            for wrong in (0, state.ply + 1):
                assert (await house.ask("GET", f"{path}{wrong}", cookie=people[0].cookie)).status == 400
            assert (await house.ask("GET", f"/api/tables/{table}/curve", cookie=people[0].cookie)).status == 409
            await people[0].ask("close", how="agree")
            for person in people[1:]:
                await person.ask("ping")
                number = person.around.request.number  # type: ignore[union-attr]
                assert isinstance(await person.ask("consent", request=number, yes=True), m.Done)
            assert (await house.ask("GET", f"{path}{ply}")).status == 200  # over: of everybody, to everybody
            over = (await house.ask("GET", f"/api/tables/{table}")).json
            assert (over["ending"], over["ranks"], len(over["scores"])) == ("agreed", [1, 1, 1], 3)
            answer = await house.ask("GET", f"/api/tables/{table}/curve")
            assert answer.status == 200, answer.json
            curve = answer.json
            assert len(curve["shares"]) == state.ply + 1
            assert all(0 <= share <= 1 for shares in curve["shares"] for share in shares)
            assert all(turn["text"] and 0 < turn["ply"] < state.ply for turn in curve["turns"])
            kept = house.hub.curves[table]
            assert (await house.ask("GET", f"/api/tables/{table}/curve")).json == curve
            assert house.hub.curves[table] is kept

    run(scenario())
