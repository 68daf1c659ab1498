#!/usr/bin/env python3
"""How good a hint is: in which share of positions it is what ten times its budget would advise, or as good as that.

`python3 bench/hints.py GAME --positions N` runs on the compiled engine of the sources. The positions come from games
of regular bots; only questions with two answers or more count. A hint counts as right if the deeper search puts it
first, or finds it worse than its best by less than 0.2 % of the games (LEVEL), which nobody can tell apart.
Exit code 1: fewer than 80 % are right.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from math import sqrt

import setups

GOAL = 0.8
EVERY = 3  # questions between two that are measured: neighbours are alike
LEVEL = 0.002  # chances to win that nobody can tell apart


def main() -> int:
    """Measure, in a process that has the compiled engine."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=500, metavar="N")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        return measure(args)
    python = setups.player()
    state = setups.present(python, tuned=False)
    environment = {**os.environ, "SANDLOT_ENGINE": str(state.engine), "PYTHONPATH": str(setups.ROOT / "src")}
    return subprocess.call([python, __file__, *sys.argv[1:], "--inside"], env=environment)


def measure(args: argparse.Namespace) -> int:
    """Compare the hint with ten times its budget, position by position."""
    from sandlot import bots, games
    from sandlot.bots.thinking import compare
    from sandlot.bots.why import adviser
    from sandlot.kernel.chance import seeded

    info = games.find(args.game)
    seats = info.check_seats(args.seats)
    skill = adviser(info.name)
    deep = skill._replace(simulations=10 * skill.simulations)
    same = right = count = 0
    spent = 0.0
    seed = args.seed
    while count < args.positions:
        g = games.new(info, seats, seeded(seed), {}, games.load_pack(info))
        players = [bots.make("regular", seed + seat, timed=False) for seat in range(seats)]
        asked = 0
        while g.seat >= 0 and count < args.positions:
            if len(g.options) > 1:
                asked += 1
                if asked % EVERY == 0:
                    begun = time.process_time()
                    hint = compare(g, g.seat, seeded(seed + asked), skill)
                    if len(hint) > 1:
                        spent += time.process_time() - begun
                        best = compare(g, g.seat, seeded(seed + asked + 1), deep)
                        found = next((lane for lane in best if lane.picks == hint[0].picks), best[-1])
                        count += 1
                        same += found is best[0]
                        right += found is best[0] or best[0].value - found.value < LEVEL
            players[g.seat].play(g, g.seat)
        seed += 1
    error = 1.96 * sqrt(right / count * (1 - right / count) / count)
    answer = {
        "game": info.name,
        "seats": seats,
        "positions": count,
        "same": round(same / count, 3),
        "right": round(right / count, 3),
        "low": round(right / count - error, 3),
        "high": round(right / count + error, 3),
        "ms": round(1000 * spent / count, 1),
        "seed": args.seed,
    }
    print(json.dumps(answer))
    return 0 if right >= GOAL * count else 1


if __name__ == "__main__":
    sys.exit(main())
