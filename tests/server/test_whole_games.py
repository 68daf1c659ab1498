"""Whole games of every game at every seat count, by real sockets: people, and people with bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import haggle
import sandlot
from budgets import shortest
from sandlot import games
from sandlot.match import Match, encode
from sandlot.server.serving import run
from server.house import serving
from server.tables import seated

pytestmark = pytest.mark.no_cover  # whole games run the same few lines again and again
GAMES = [name for name in sandlot.games() if name != haggle.INFO.name]
COMPILED = pytest.mark.engine("compiled")  # on plain Python the smallest table is enough
CASES = [
    pytest.param(name, seats, marks=[] if seats == games.find(name).seats[0] else COMPILED, id=f"{name}-{seats}")
    for name in GAMES
    for seats in games.find(name).seats
]


async def whole_game(folder: Path, game: str, kinds: list[str]) -> None:
    """Play it out; what everybody saw at the end is what the log leads to."""
    async with serving(folder) as house:
        people = await seated(house, game, kinds, options=shortest(game))
        await asyncio.gather(*(person.play() for person in people))
        table = people[0].snapshot.id
        file = await house.ask("GET", f"/api/matches/{table}")
        assert file.status == 200
        match = Match.loads(file.body)  # proves it, as `prove` does
        assert match.frozen is None, match.frozen.sentence()
        assert match.over
        assert encode(match.record()) == file.body
        for person in people:
            fresh = await person.join()
            assert person.table == fresh.table == match.game.table(fresh.viewer)
            assert fresh.ended is not None
            assert fresh.ended.seed == match.record().seed
            await person.close()


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_people_alone(tmp_path: Path, game: str, seats: int) -> None:
    run(whole_game(tmp_path, game, ["me", *["person"] * (seats - 1)]))


@pytest.mark.parametrize("game", [name for name in GAMES if games.find(name).seats[-1] > 1])
def test_a_person_with_bots(tmp_path: Path, game: str) -> None:
    seats = games.find(game).seats
    count = seats[1] if seats[0] == 1 else seats[0]
    run(whole_game(tmp_path, game, ["me", *["random"] * (count - 1)]))
