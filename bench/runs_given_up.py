#!/usr/bin/env python3
"""How many runs a bot of BASEBALL! gives up: in which share of its turns its move is half a run worse than the best.

`python3 bench/runs_given_up.py BOT --turns N` runs on the compiled engine of the sources. The bot plays against
itself. At every third turn with a choice all whole moves are compared on the same deals: each is made, all sides play
on for DEPTH picks by one look ahead, and then the lead in runs counts with what the half may still bring. The last
cards do not count, since a bot plays to win there and not for runs. Exit code 1: more than the goal.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from math import sqrt
from typing import cast

import setups

GOAL = 0.01
MUCH = 0.5  # runs
DEALS = 160
DEPTH = 16  # picks: about two halves
EVERY = 3  # turns between two that are measured: neighbours are alike
LATE = 12  # cards left


def main() -> int:
    """Measure, in a process that has the compiled engine."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--turns", type=int, default=300, metavar="N")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
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
    """Compare every third move with all others of its turn."""
    from sandlot import bots, games
    from sandlot.bots.search import imagined
    from sandlot.bots.search_ahead import Judge
    from sandlot.bots.thinking import ways
    from sandlot.games.moorwerk.bot.judge import outlook, team_of
    from sandlot.games.moorwerk.bot.picks import shortlist
    from sandlot.games.moorwerk.state import Baseball
    from sandlot.kernel.chance import seeded

    info = games.find("moorwerk")
    judge = Judge()

    def lead(g: Baseball, seat: int, picks: list[int], luck: int) -> float:
        """Runs ahead some picks after a move, with what is still to be expected."""
        c = g.clone()
        whims = seeded(luck)
        c.give(seat, picks)
        judge.finish(c, seat, False, whims)
        judge.play_on(c, whims, DEPTH)
        team = team_of(c, seat)
        ahead = float(c.runs[team] - c.runs[1 - team])
        soon = outlook(c) if c.seat >= 0 else 0.0
        return ahead + (soon if c.batting == team else -soon)

    count = much = 0
    total = 0.0
    seed = args.seed
    while count < args.turns:
        g = cast(Baseball, games.new(info, args.seats, seeded(seed), {}, games.load_pack(info)))
        players = [bots.make(args.bot, seed + seat, timed=False) for seat in range(args.seats)]
        turn = 0
        while g.seat >= 0 and count < args.turns:
            seat = g.seat
            move = players[seat].move(g, seat)
            if g.choice.opens() and g.left > LATE:
                dealt = cast(Baseball, imagined(g, seat, seed))
                moves = ways(dealt, seat, shortlist(dealt, seat, g.options))
                turn += len(moves) > 1
                if len(moves) > 1 and turn % EVERY == 0:
                    if move not in moves:
                        moves.append(move)
                    means = [0.0] * len(moves)
                    for luck in range(DEALS):
                        dealt = cast(Baseball, imagined(g, seat, seed * 100_000 + turn * 1000 + luck))
                        for place, picks in enumerate(moves):
                            means[place] += lead(dealt, seat, picks, luck) / DEALS
                    lost = max(means) - means[moves.index(move)]
                    count += 1
                    total += lost
                    much += lost >= MUCH
            g.give(seat, move)
        seed += 1
    share = much / count
    error = 1.96 * sqrt(max(share, 1 / count) * (1 - share) / count)
    answer = {
        "bot": args.bot,
        "seats": args.seats,
        "turns": count,
        "much": round(share, 4),
        "low": round(max(0.0, share - error), 4),
        "high": round(share + error, 4),
        "mean": round(total / count, 3),
        "seed": args.seed,
    }
    print(json.dumps(answer))
    return 0 if share <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
