"""Positions of every game there is, the kernel's test game among them."""

from __future__ import annotations

from collections.abc import Iterator

import haggle
from budgets import shortest
from sandlot import games
from sandlot.bots.search import random_pick, trace
from sandlot.bots.specs import make
from sandlot.kernel.chance import seeded
from sandlot.kernel.game import Game
from sandlot.kernel.registry import GameInfo

INFOS: list[GameInfo] = [games.find(name) for name in sorted({*games.names(), haggle.INFO.name})]


def dealt(info: GameInfo, seats: int, seed: int) -> Game:
    """A new game, in its shortest form."""
    return games.new(info, seats, seeded(seed), shortest(info.name), games.load_pack(info))


def positions(info: GameInfo, seats: int, seed: int, step: int, most: int = 8) -> Iterator[Game]:
    """Every so many picks of a random game, but not more than `most`: some games are long."""
    g = dealt(info, seats, seed)
    chance = seeded(seed)
    count = 0
    while g.seat >= 0 and count < step * most:
        if count % step == 0:
            yield g.clone()
        random_pick(g, chance)
        count += 1


def fingerprints() -> str:
    """What playouts and bots do in all games: equal on every engine."""
    lines = []
    for info in INFOS:
        for seats in info.seats:
            lines.append(f"{info.name} {seats} {[trace(dealt(info, seats, seed), seed) for seed in range(6)]}")
            for spec in ("random", "greedy", "race:24@3", "tree:16@2", "ismcts:12"):
                moves = [make(spec, 3).move(g, g.seat) for g in positions(info, seats, 5, 12, most=3)]
                lines.append(f"{info.name} {seats} {spec} {moves}")
    return "\n".join(lines)


if __name__ == "__main__":
    from sandlot import _engine

    print(_engine.kind())
    print(fingerprints())
