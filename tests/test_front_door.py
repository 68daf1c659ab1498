"""`import sandlot` and what it offers."""

import subprocess
import sys

import pytest

import sandlot


def test_importing_sandlot_loads_nothing_else() -> None:
    program = "import sys, sandlot; print([name for name in sys.modules if name.startswith(('sandlot.', 'msgspec'))])"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:] = {sys.path!r}; {program}"], capture_output=True, text=True
    )
    assert done.stdout.strip() == "['sandlot._engine']", done.stderr


def test_the_list_of_games_is_also_the_package() -> None:
    names = sandlot.games()
    assert names
    assert names == sandlot.games.names()
    import sandlot.games as package

    assert package.names() == sandlot.games()


def test_a_new_game_is_as_the_seed_says() -> None:
    game = sandlot.games()[0]
    assert sandlot.new(game, seed=3).digest() == sandlot.Match.new(game, seed=3).game.digest()
    assert sandlot.new(game, seed=3).digest() != sandlot.new(game, seed=4).digest()


def test_what_is_not_there() -> None:
    with pytest.raises(AttributeError, match="sandlot has no 'chess'"):
        sandlot.chess  # noqa: B018


def test_everything_that_is_offered_is_there() -> None:
    offered: dict[str, object] = {}
    exec("from sandlot import *", offered)
    assert {"Match", "bots", "games", "new"} <= offered.keys()
