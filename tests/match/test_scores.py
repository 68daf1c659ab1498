"""The score that people read: the game's own count, at any time and however the match ends."""

from pathlib import Path

import pytest

from haggle.atoms import worth
from match.matches import ALL, HAGGLE, play_on, random_match
from sandlot import games
from sandlot.match import Match
from sandlot.table.score import Score, counted

GOLDEN = Path(__file__).parents[1] / "golden"


def told(match: Match) -> list[str]:
    return [f"{score.value} {score.unit}" for score in match.scores()]


def test_after_a_resignation_the_score_is_that_of_the_table() -> None:
    match = play_on(Match.new(HAGGLE, seed=5), 15)
    assert not match.over
    table = match.game
    worths = [worth(table, seat) for seat in range(3)]  # type: ignore[arg-type]
    result = match.close("resigned", [1])
    assert (result.ranks, result.scores) == ([1, 2, 1], [0, 0, 0])  # the file keeps no score of such an end
    assert any(worths)
    assert [score.value for score in match.scores()] == worths


@pytest.mark.parametrize("game", ALL)
def test_every_game_counts_something_from_the_deal_to_the_end(game: str) -> None:
    for moves in (0, 12, 10_000):
        match = random_match(game, 1, moves)
        assert len(match.scores()) == len(match.seats)
        assert all(score.unit for score in match.scores())


def test_a_game_that_does_not_say_has_the_scores_of_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(games.find(HAGGLE).module("table"), "score")
    match = Match.new(HAGGLE, seed=5)
    assert match.scores() == []
    play_on(match)
    assert match.result is not None
    assert [score.value for score in match.scores()] == match.result.scores


# FFB-SER-1: four games win the Series; FFB-OBJ-2: who does not reach it has the Wins of the season. BH-SER-6.
@pytest.mark.parametrize(
    ("file", "want"),
    [
        ("fantasy/series_4_0", ["0 games", "4 games"]),
        ("fantasy/series_4_2", ["4 games", "2 games"]),
        ("fantasy/series_4_3", ["13 Wins", "13 Wins", "3 games", "11 Wins", "4 games"]),
        ("fantasy/solo_champion", ["4 games"]),
        ("fantasy/solo_eliminated", ["10 Wins"]),
        ("highlights/sweep", ["4 games", "0 games"]),
    ],
)
def test_the_score_of_a_series_is_in_games(file: str, want: list[str]) -> None:
    assert told(Match.load(GOLDEN / f"{file}.sandlot.json")) == want


def test_the_unit_agrees_in_number() -> None:
    assert [counted(value, "run") for value in (0, 1, 2)] == [
        Score(value=0, unit="runs"),
        Score(value=1, unit="run"),
        Score(value=2, unit="runs"),
    ]
    assert counted(2, "loss", "losses").unit == "losses"
