"""The host's links as QR codes: for the host alone, and without a secret in any address."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from sandlot.server.http.rest_codes import drawing
from sandlot.server.serving import reachable, run
from server.house import serving

OURS = "https://play.example.org/"


def test_a_link_is_drawn_for_the_host_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, urls=(OURS,)) as house:
            made = await house.table("haggle", ["me", "person", "random"])
            table, links = made.json["id"], made.json["links"]
            for whose, token in (("watch", links["watch"]), ("seat1", links["seats"]["1"])):
                path = f"/api/tables/{table}/codes/{whose}.svg"
                answer = await house.ask("GET", path, cookie=made.cookie)
                assert answer.status == 200
                assert answer.headers["content-type"].startswith("image/svg+xml")
                assert answer.headers["cache-control"] == "no-store"
                assert answer.body == drawing(f"{OURS}t/{table}#{token}")
                ElementTree.fromstring(answer.body)
                assert (await house.ask("GET", path)).status == 403
            for whose, status in (("seat0", 404), ("seat2", 404), ("host", 400), ("seat1.png", 400)):
                answer = await house.ask("GET", f"/api/tables/{table}/codes/{whose}.svg", cookie=made.cookie)
                assert answer.status == status, whose

    run(scenario())


def test_there_is_no_code_where_nobody_else_gets(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("haggle", ["me", "person", "person"])
            answer = await house.ask("GET", f"/api/tables/{made.json['id']}/codes/watch.svg", cookie=made.cookie)
            assert (answer.status, answer.json["reason"]) == (409, "only this machine can reach the server")

    run(scenario())


def test_no_address_of_this_machine_is_passed_on() -> None:
    assert reachable("127.0.0.2", 8000, False, "").urls == ()
