"""Every game has a first game of 8 to 12 steps that can be played as it is written."""

import pytest

from house import NAMES
from sandlot import games
from sandlot.match.lesson import lesson


@pytest.mark.parametrize("game", NAMES)
def test_every_step_offers_what_its_note_asks_for(game: str) -> None:
    found = lesson(games.find(game))
    assert 8 <= len(found.steps) <= 12
    for step in found.steps:
        assert step.say
        assert len(step.tables) == len(step.picks) > 0
        for table, pick in zip(step.tables, step.picks, strict=True):
            assert table.prompt is not None
            assert table.prompt.seat == found.seat
            assert pick in [option.option for option in table.prompt.options]
