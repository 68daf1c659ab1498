"""The C++ that the engine is measured against plays the very same games, so the two do the same work."""

from pathlib import Path

from bench import twin
from sandlot import games
from sandlot.bots.search import trace
from sandlot.kernel.chance import seeded

GAMES = 400


def test_the_twin_plays_the_shipped_game(tmp_path: Path) -> None:
    info = games.find("moorwerk")
    pack = games.load_pack(info)
    twins = twin.run(twin.build(tmp_path), "trace", GAMES)
    assert len(twins) == GAMES
    for seed, line in enumerate(twins):
        seats = 2 + seed % 5
        g = games.new(info, seats, seeded(seed), {}, pack)
        ours = [trace(g, seed), *g.outcome().scores[:2]]
        assert [int(word) for word in line] == ours, f"{seats} seats, seed {seed}: bench/{twin.SOURCE.name} is behind"
