"""The HTTP API keeps its schema, whatever it is sent."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from sandlot.server.serving import run
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
