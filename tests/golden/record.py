"""Records golden matches of a game, one for every declared ending: `python -m golden.record GAME` from tests/.

A golden match breaks when the rules change. That is its purpose: record it anew only with a new rules version, and say
in the commit what changed.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from conformance.walk import random_move
from sandlot import games
from sandlot.kernel.moves import attempt
from sandlot.match import Match

HERE = Path(__file__).parent
MOST = 2_000


def play(game: str, seats: int, seed: int) -> Match:
    """A random match."""
    rng = random.Random(f"{game} {seats} {seed}")
    match = Match.new(game, seats=seats, seed=seed)
    while not match.over:
        seat = rng.choice(match.game.open)
        match.play(seat, random_move(attempt, match.game, seat, rng))
    return match


def record(game: str) -> list[Path]:
    """Play until every ending was seen; each is kept once, at another seat count where possible."""
    info = games.find(game)
    left = list(info.endings)
    made = []
    for seed in range(1, MOST):
        seats = info.seats[seed % len(info.seats)]
        match = play(game, seats, seed)
        if match.result and match.result.ending in left:
            left.remove(match.result.ending)
            path = HERE / game / f"{match.result.ending}.sandlot.json"
            path.parent.mkdir(exist_ok=True)
            match.save(path)
            made.append(path)
        if not left:
            break
    return made


if __name__ == "__main__":
    for path in record(sys.argv[1]):
        print(path)
