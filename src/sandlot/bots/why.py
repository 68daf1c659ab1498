"""Why a move: what a search thinks of the ways to answer a question, from what the seat may know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from sandlot.bots.search import SEAT, Node, Search
from sandlot.bots.search_greedy import greedy
from sandlot.kernel.chance import FastChance, seeded
from sandlot.kernel.game import Game
from sandlot.kernel.moves import attempt
from sandlot.kernel.notation import spoken

BEST = 3  # moves that are told
HORIZON = 200  # picks after which the evaluation takes over if the game has no wish: a short one is over by then
PATIENCE = 10  # times as long, where a slow game has not come to the made move yet


class Thought(NamedTuple):
    """A way to answer: its value is the share of the victory expected after it, `looks` how often it was looked at."""

    picks: list[int]
    text: str
    value: float
    looks: int


def thoughts(g: Game, seat: int, milliseconds: int, seed: int, made: Sequence[int] = ()) -> list[Thought]:
    """The best moves of an open seat, the best first; then the one that was made, if it is not among them.

    Moves that begin with the same pick are one thought; where the made one begins so, it stands for them.
    """
    chance = seeded(seed)
    search = Search(seat, chance, g.horizon() or HORIZON)
    start = time.monotonic()
    wanted = seat * SEAT + made[0] if made else -1
    while (spent := 1000 * (time.monotonic() - start)) < milliseconds or (
        made and wanted not in search.tree.kids and spent < PATIENCE * milliseconds
    ):
        search.grow(g, 1)
    kids = sorted(
        (kid for key, kid in search.tree.kids.items() if key // SEAT == seat),
        key=lambda kid: (-kid.visits, -kid.total, kid.option),
    )
    told = [kid for place, kid in enumerate(kids) if place < BEST or (made and kid.option == made[0])]
    return [_thought(g, seat, kid, made, chance) for kid in told]


def _thought(g: Game, seat: int, kid: Node, made: Sequence[int], chance: FastChance) -> Thought:
    picks = list(made) if made and made[0] == kid.option else _whole(g, seat, kid, chance)
    return Thought(picks, spoken(attempt(g, seat), picks), kid.total / max(1, kid.visits), kid.visits)


def _whole(g: Game, seat: int, kid: Node, chance: FastChance) -> list[int]:
    """A whole move that begins with this pick: as the search went on most often; where it has not been, as greedy."""
    picks = [kid.option]
    trial = attempt(g, seat, picks)
    at: Node | None = kid
    while not trial.complete:
        known = [at.kids[key] for pick in trial.options if (key := seat * SEAT + pick) in at.kids] if at else []
        at = max(known, key=lambda each: each.visits) if known else None
        picks.append(at.option if at is not None else greedy(trial.game, seat, chance))
        trial.pick(picks[-1])
    return picks
