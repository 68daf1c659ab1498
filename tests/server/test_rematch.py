"""The same people again: one table, one's own seat, nobody else's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandlot.server.protocol import messages as m
from sandlot.server.serving import run
from sandlot.server.setups import turned
from server.house import Answer, House, Person, serving
from server.tables import seated

PLAYERS = ["me", "person", "person"]


async def again(house: House, table: str, cookie: str = "") -> Answer:
    return await house.ask("POST", f"/api/tables/{table}/rematch", {}, cookie)


async def over(house: House, kinds: list[str], **more: Any) -> list[Person]:
    """A match that everybody has given up."""
    people = await seated(house, "haggle", kinds, **more)
    asked = await people[0].ask("close", how="abandon")
    for person in people[1:]:
        assert isinstance(asked, m.Done)
        assert isinstance(await person.ask("consent", request=asked.request, yes=True), m.Done)
    for person in people:
        while person.ended is None:
            await person.hear()
    return people


def test_everybody_comes_to_the_same_rematch_and_it_starts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await over(house, PLAYERS, hints=True, pace={"minutes": 5})
            ann, old = people[0], people[0].snapshot.id
            made = await again(house, old, ann.cookie)
            assert (made.status, made.json["state"], made.json["yours"]) == (200, "waiting", [2])
            assert (made.json["hints"], made.json["pace"]) == (True, {"minutes": 5})
            assert [each["name"] for each in made.json["seats"]] == ["Guest 1", "Guest 2", "Player 1"]
            for seat, person in enumerate(people[1:]):
                while person.around is None or person.around.rematch is None:
                    await person.hear()
                invited = person.around.rematch
                assert (invited.table, invited.by, invited.name) == (made.json["id"], 0, "Player 1")
                joined = await again(house, old, person.cookie)
                assert (joined.json["id"], joined.json["yours"]) == (made.json["id"], [seat])
            for person in people:
                here = Person(house.port, made.json["id"], person.cookie, 7)
                await here.open(nonce="mine")
                while here.table is None:
                    await here.hear()
            assert (await again(house, old, ann.cookie)).json["id"] == made.json["id"]

    run(scenario())


def test_who_watched_watches_and_a_stranger_gets_nowhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await over(house, PLAYERS)
            ann, old = people[0], people[0].snapshot.id
            links = await house.ask("GET", f"/api/tables/{old}/links", cookie=ann.cookie)
            watcher = await house.ask("POST", f"/api/tables/{old}/claim", {"token": links.json["watch"]})
            early = await again(house, old, watcher.cookie)
            assert (early.status, "nobody who played" in early.json["reason"]) == (409, True)
            made = await again(house, old, ann.cookie)
            came = await again(house, old, watcher.cookie)
            assert (came.status, came.json["id"], came.json["yours"]) == (200, made.json["id"], [])
            assert (await Person(house.port, made.json["id"], watcher.cookie).open()).viewer == -1
            assert (await again(house, old)).status == 403
            with pytest.raises(AssertionError, match="you need a link"):
                await Person(house.port, made.json["id"], "").open()

    run(scenario())


def test_a_rematch_waits_for_the_end_and_follows_one_that_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            (ann,) = await seated(house, "haggle", ["me", "random", "random"])
            old = ann.snapshot.id
            assert (await again(house, old, ann.cookie)).status == 409
            assert isinstance(await ann.ask("close", how="abandon"), m.Done)
            first = await again(house, old, ann.cookie)
            assert [each["kind"] for each in first.json["seats"]] == ["bot", "bot", "person"]
            second = Person(house.port, first.json["id"], ann.cookie, 5)
            await second.open()
            assert isinstance(await second.ask("close", how="abandon"), m.Done)
            assert (await again(house, old, ann.cookie)).json["id"] != first.json["id"]

    run(scenario())


def test_a_deck_goes_with_its_player_other_options_stay() -> None:
    options = {"deck0": "mine", "deck1": "yours", "innings9": True, "innings": 3}
    assert turned(options, 2) == {"deck0": "yours", "deck1": "mine", "innings9": True, "innings": 3}
