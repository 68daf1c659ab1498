"""Golden matches are played to the end by the rules of today; there is one for every ending, option and seat count."""

from pathlib import Path

import pytest

from sandlot import games
from sandlot.kernel.registry import GameInfo
from sandlot.match import Match, Record, decode

HERE = Path(__file__).parent
HOUSE = [games.find(name) for name in games.names() if games.find(name).package.startswith("sandlot.")]
FILES = sorted(HERE.glob("*/*.sandlot.json"))


def of(info: GameInfo) -> list[Record]:
    """The golden matches of a game, as they stand in their files."""
    return [decode(file.read_bytes())[0] for file in FILES if file.parent.name == info.name]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name.split('.')[0]}")
def test_it_replays_to_the_same_end(file: Path) -> None:
    match = Match.load(file)  # proves the deal, every move, the fingerprints and the result, as `verify` does
    assert match.frozen is None, match.frozen.sentence()
    assert match.info.name == file.parent.name
    assert match.over


@pytest.mark.parametrize("info", HOUSE, ids=lambda info: info.name)
def test_every_ending_option_and_seat_count_is_there(info: GameInfo) -> None:
    matches = of(info)
    endings = {match.result.ending for match in matches if match.result}
    how = f"python tools/golden.py {info.name} records what is missing"
    assert endings == set(info.endings), how
    for option in info.options:
        values = {match.options.get(option.name, option.default) for match in matches}  # old files lack new options
        assert len(values) > 1, f"{option.name} is never other than {option.default}; {how}"
    assert {len(match.seats) for match in matches} == set(info.seats), how
