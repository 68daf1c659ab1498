"""A link names what it is for, and opens nothing else; whoever is refused is told why."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandlot.server import tokens
from sandlot.server.serving import run
from server.house import Answer, House, Person, serving


async def claim(house: House, table: str, seat: int, token: str, cookie: str = "") -> Answer:
    return await house.ask("POST", f"/api/tables/{table}/seats/{seat}/claim", {"token": token}, cookie)


def test_a_token_says_what_it_is_for() -> None:
    secret = b"a secret of the server"
    seat = tokens.token(secret, "table", tokens.SEAT, 2, 0)
    assert tokens.purpose(seat) == (tokens.SEAT, 2)
    assert tokens.purpose(tokens.token(secret, "table", tokens.WATCH)) == (tokens.WATCH, -1)
    assert tokens.purpose(tokens.token(secret, "table", tokens.HOST)) == (tokens.HOST, -1)
    for broken in ("", "nonsense", seat[:-1], f"{seat}x", seat.replace("seat2", "seat9"), seat.partition("-")[2]):
        assert tokens.purpose(broken) is None, broken


def test_a_seats_link_seats_nobody_elsewhere_and_not_on_an_open_seat_either(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("haggle", ["me", "open", "person"])
            table, links = made.json["id"], made.json["links"]
            bens = links["seats"]["2"]
            for token, why in (
                (bens, "that of seat 3, not that of seat 2"),
                (links["watch"], "one for watching"),
                (links["host"], "the host's"),
                (bens.replace("seat2", "seat1"), "ask the host for a new one"),
                (bens[:-3], "not whole"),
            ):
                answer = await claim(house, table, 1, token)
                assert answer.status == 403, token
                assert why in answer.json["reason"]
            assert (await claim(house, table, 2, bens)).json["yours"] == [2]
            own = await claim(house, table, 1, links["seats"]["1"])
            assert own.json["yours"] == [1]

    run(scenario())


def test_an_open_seat_takes_whoever_comes_without_a_link(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("haggle", ["me", "open", "person"])
            assert (await claim(house, made.json["id"], 1, "")).json["yours"] == [1]
            refused = await claim(house, made.json["id"], 2, "")
            assert (refused.status, "you need this seat's link" in refused.json["reason"]) == (403, True)

    run(scenario())


def test_ones_own_link_can_be_opened_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("haggle", ["me", "person", "person"])
            table, token = made.json["id"], made.json["links"]["seats"]["1"]
            first = await claim(house, table, 1, token)
            again = await claim(house, table, 1, token, first.cookie)
            assert (again.status, again.json["yours"]) == (200, [1])
            assert (await claim(house, table, 1, token)).status == 403

    run(scenario())


def test_who_comes_too_late_with_a_seats_link_may_watch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("haggle", ["me", "person", "person"])
            table, token = made.json["id"], made.json["links"]["seats"]["1"]
            path = f"/api/tables/{table}/claim"
            early = await house.ask("POST", path, {"token": token})
            assert (early.status, "sit down there" in early.json["reason"]) == (403, True)
            assert (await claim(house, table, 1, token)).status == 200
            late = await house.ask("POST", path, {"token": token})
            assert (late.status, late.json["yours"], late.json["host"]) == (200, [], False)
            assert (await Person(house.port, table, late.cookie).open()).viewer == -1
            again = {"do": "reissue", "seat": 1}
            assert (await house.ask("POST", f"/api/tables/{table}/host", again, made.cookie)).status == 200
            thrown_out = await house.ask("POST", path, {"token": token})
            assert (thrown_out.status, "ask the host" in thrown_out.json["reason"]) == (403, True)

    run(scenario())


@pytest.mark.parametrize("typed", ["{}", "http://localhost/t/x#{}"])
def test_the_text_page_takes_a_link_for_what_it_is(tmp_path: Path, typed: str) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("haggle", ["me", "open", "person"])
            path = f"/t/{made.json['id']}/text"
            form = "token=" + typed.format(made.json["links"]["seats"]["2"]).replace("#", "%23")
            came = await house.ask("POST", path, form.encode())
            assert came.status == 303
            mine = await house.ask("GET", f"/api/tables/{made.json['id']}", cookie=came.cookie)
            assert mine.json["yours"] == [2]

    run(scenario())
