"""What a game that comes with Sandlot owes; docs/add-a-game.md says how each is made, and what comes without it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from house import NAMES
from hygiene.sources import GAMES, ROOT

TESTS = ROOT / "tests"


def owed(game: str) -> Iterator[str]:
    """Everything that a game does not have yet."""
    home = GAMES / game
    for name, what in (
        ("rules.md", "its rules, each with an id"),
        ("bot.py", "how good a position looks"),
        ("look.py", "how it looks on the page"),
        ("learn.toml", "a first game with notes, 8 to 12 moves"),
    ):
        if not (home / name).is_file() and not (home / name).with_suffix("").is_dir():  # bot.py, or a folder bot/
            yield f"src/sandlot/games/{game}/{name}: {what}"
    if not any((TESTS / "rules" / game).glob("test_*.py")):
        yield f"tests/rules/{game}: tests that name the rules"
    if not any((TESTS / "golden" / game).glob("*.sandlot.json")):
        yield f"tests/golden/{game}: golden matches, which python tools/golden.py {game} records"
    if not any((TESTS / "playthroughs").glob(f"{game}_*.txt")):
        yield f"tests/playthroughs/{game}_NAME.txt: a playthrough, which python tools/playthrough.py writes"


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_all_that_it_owes(game: str) -> None:
    missing = "\n  ".join(owed(game))
    assert not missing, f"{game} still owes (docs/add-a-game.md, section 7):\n  {missing}"


def test_what_is_missing_is_named() -> None:
    assert len(list(owed("nothing"))) == 7
