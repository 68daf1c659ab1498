"""The HTTP API keeps its schema, whatever it is sent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from house import NAMES
from sandlot.server.serving import run
from sandlot.table.colours import Palette
from sandlot.table.looks import Look
from server.house import serving
from server.tables import seated


# the server runs in the same process and draws random numbers, which hypothesis takes for the test's
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
def test_the_api_keeps_its_schema(tmp_path: Path, budget: dict[str, int]) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            await seated(house, "haggle", ["me", "person", "person"])
            await asyncio.to_thread(examine, f"http://127.0.0.1:{house.port}", budget["api_examples"])

    run(scenario())


def examine(url: str, examples: int) -> None:
    """Requests made up from the schema; the rules may still refuse what the schema allows."""
    schema = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    seen = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        seen += 1

        @given(case=operation.as_strategy())
        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        def one(case: schemathesis.Case) -> None:
            case.call_and_validate(base_url=url, excluded_checks=[positive_data_acceptance])

        one()
    assert seen > 15


def test_errors_are_one_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            me, slow = {"kind": "me"}, {"kind": "bot", "bot": "ismcts:999999"}
            cases = [
                ("GET", "/api/games/nosuch/rules", None, 404, "there is no game 'nosuch'"),
                ("GET", "/api/tables/abcdefghjkmn", None, 404, "there is no table"),
                ("POST", "/api/tables", {"game": "nosuch", "seats": [me]}, 400, "there is no game"),
                ("POST", "/api/tables", {"game": "haggle", "seats": [me]}, 400, "is played with"),
                (
                    "POST",
                    "/api/tables",
                    {"game": "haggle", "seats": [slow] * 3},
                    400,
                    "at most",
                ),
                (
                    "POST",
                    "/api/tables",
                    {"game": "haggle", "seats": [me] * 3, "options": {"x": 1}},
                    400,
                    "no option 'x'",
                ),
                ("POST", "/api/matches", b"nonsense", 400, "not a whole match file"),
            ]
            for method, path, body, status, reason in cases:
                answer = await house.ask(method, path, body)
                assert answer.status == status, (path, answer.body)
                assert reason in answer.json["reason"]

    run(scenario())


def test_a_game_without_look_lesson_and_rules_gets_the_usual_ones(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            listed = {each["name"]: each for each in (await house.ask("GET", "/api/games")).json["games"]}
            plain = listed["haggle"]
            assert (plain["look"], plain["lesson"]) == (False, False)
            bare = [name for name in NAMES if not (listed[name]["look"] and listed[name]["lesson"])]
            assert not bare, f"{bare} have no look.py or no learn.toml; tests/hygiene/test_duties.py names it"
            look = await house.ask("GET", "/api/looks/haggle")
            assert look.status == 200
            whole = msgspec.json.decode(look.body, type=Look)
            colours = {field.encode_name for field in msgspec.structs.fields(Palette)}
            assert set(look.json["light"]) == set(look.json["dark"]) == colours
            assert whole.motto == plain["blurb"]
            for drawn in (whole.emblem, whole.backdrop, whole.back, whole.face.frame, whole.small.frame):
                ElementTree.fromstring(f"<svg>{drawn}</svg>")
            rules = (await house.ask("GET", "/api/games/haggle/rules")).json["text"]
            assert plain["blurb"] in rules
            assert "not written down" in rules
            assert (await house.ask("GET", "/api/learn/haggle")).status == 404

    run(scenario())
