"""What people saw in the recorded stretches of golden matches is what they see today, line by line."""

from pathlib import Path

import pytest
from tools.playthrough import again

from sandlot import games

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))
HOUSE = [name for name in games.names() if games.find(name).package.startswith("sandlot.")]
MOST_LINES = 1_500  # a game: more than that nobody reads


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_looks_different(file: Path) -> None:
    recorded = file.read_text(encoding="utf-8").splitlines()
    today = again(recorded)
    for number, (old, new) in enumerate(zip(recorded, today, strict=False), 1):
        assert new == old, f"line {number} of {file.name}; if it is better so, write it anew with tools/playthrough.py"
    assert len(today) == len(recorded)


@pytest.mark.parametrize("game", HOUSE)
def test_every_game_has_a_playthrough_that_can_be_read(game: str) -> None:
    sizes = [len(file.read_text(encoding="utf-8").splitlines()) for file in FILES if file.stem.startswith(f"{game}_")]
    assert sizes, f"tools/playthrough.py writes one from a match in tests/golden/{game}"
    assert sum(sizes) <= MOST_LINES
