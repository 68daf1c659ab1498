"""One row of the side-by-side that is driven from Python: `rows.py ROW SECONDS` prints its figures as JSON.

Each row plays uniformly random legal moves in the cheapest way its engine offers. It runs in a process of its own, in
the environment that has the engine. A row that is not listed below is the name of a game of Sandlot.
"""

from __future__ import annotations

import copy
import json
import sys
import time
from collections.abc import Callable
from random import random, seed
from typing import Any

TURNS = 2_000_000
WARM_UP = 0.1  # of the seconds


def calibration(seconds: float) -> dict[str, float]:
    """A plain loop, to compare machines and moments by; takes as long as it takes."""
    start = time.process_time()
    x = 0
    for i in range(TURNS):
        x += i & 7
    return {"turns_per_s": TURNS / (time.process_time() - start)}


def driven(seconds: float) -> dict[str, float]:
    """BASEBALL! at four seats, with the loop outside the engine as for the others."""
    from sandlot import games
    from sandlot.kernel.chance import seeded

    info = games.find("moorwerk")
    deal = games.dealer(info, 4, {}, games.load_pack(info))
    dealt = 0

    def play() -> int:
        nonlocal dealt
        dealt += 1
        g = deal(seeded(dealt))
        decisions = 0
        while g.seat >= 0:
            options = g.options
            g.apply(options[int(random() * len(options))])
            decisions += 1
        return decisions

    return rates(play, seconds)


def playouts(name: str, seconds: float) -> dict[str, float]:
    """A game of Sandlot as its own benchmark plays it, in whichever state of the project is imported."""
    from sandlot import games
    from sandlot.lab.bench import Bench, rate

    bench = Bench(games.find(name))
    found = rate(bench.play, seconds)
    return {"decisions_per_s": found * bench.decisions / bench.dealt, "games_per_s": found}


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """A game of OpenSpiel; in the two games measured all outcomes of a chance node are equally likely."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(most: int = sys.maxsize) -> int:
        nonlocal state
        state = game.new_initial_state()
        decisions = 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    state: Any = None
    found = rates(play, seconds)
    play(most=30)
    return found | {"clone_us": clone_us(state.clone)}


def uno_env(seconds: float) -> dict[str, float]:
    """RLCard's uno by its documented interface, which encodes an observation at every step."""
    import rlcard

    env = rlcard.make("uno")

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return rates(play, seconds)


def uno_game(seconds: float) -> dict[str, float]:
    """RLCard's uno below its environment, without observations."""
    import rlcard

    game = rlcard.make("uno").game

    def play(most: int = sys.maxsize) -> int:
        game.init_game()
        decisions = 0
        while decisions < most and not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    found = rates(play, seconds)
    play(most=10)
    return found | {"clone_us": clone_us(lambda: copy.deepcopy(game))}


def rates(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Decisions and games a CPU second, after a warm-up."""
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds * WARM_UP:
        play()
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
        games += 1
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}


def clone_us(clone: Callable[[], object]) -> float:
    """Microseconds a copy."""
    copies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < 0.2:
        for _ in range(100):
            clone()
        copies += 100
    return spent / copies * 1e6


ROWS: dict[str, Callable[[float], dict[str, float]]] = {
    "calibration": calibration,
    "driven": driven,
    "hearts": lambda seconds: open_spiel("hearts", seconds),
    "crazy_eights": lambda seconds: open_spiel("crazy_eights", seconds),
    "uno_env": uno_env,
    "uno_game": uno_game,
}

if __name__ == "__main__":
    seed(1)
    row, length = sys.argv[1], float(sys.argv[2])
    print(json.dumps(ROWS[row](length) if row in ROWS else playouts(row, length)))
