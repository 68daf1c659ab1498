"""`sandlot arena GAME --bots A,B`: is A better than B? Every deal is played twice, with sides changed.

A bot is a level (regular, hall-of-famer+PERSONALITY), a bot of the lab, or your own: `path.py:Class`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sandlot.cli import common, series


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("arena", help="find out which of two bots is better", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("--bots", required=True, metavar="A,B", help="two bots")
    parser.add_argument(
        "--pairs", type=common.at_least(1), default=100, metavar="N", help="at most N deals, 100 if not given"
    )
    common.add_table(parser)
    parser.add_argument("--sprt", action="store_true", help="stop when it is clear; exit code 1 unless A is better")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep what each pair brings in a file")
    parser.add_argument("--resume", action="store_true", help="go on with the pairs that are not in --out yet")
    series.add_workers(parser)
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play pairs and give the first bot's score."""
    from sandlot import games
    from sandlot.kernel.errors import BadInput
    from sandlot.lab.arena import Scores, duel
    from sandlot.lab.entrants import entrants
    from sandlot.lab.plan import Plan, alternatives, sides

    info = games.find(args.game)
    seats = info.check_seats(args.seats)
    if args.bots.count(",") != 1:
        raise BadInput(f"an arena is for two bots, as in --bots greedy,random; {args.bots!r} is not")
    if args.resume and (args.out is None or args.seed is None):
        raise BadInput("--resume goes on with the pairs in --out FILE, played with the same --seed S: give both")
    games.load_pack(info, args.pack)
    seed = series.seed_of(args)
    plan = Plan(
        info.name,
        info.package,
        seats,
        entrants(args.bots, 2, info),
        sides(info, seats),
        alternatives(info, args.option),
        args.pack,
        seed,
        args.pairs,
        True,
    )
    scores = Scores(plan, args.out, args.resume)
    with series.progress(plan.games, "games") as tick:
        tick(len(scores.means) * len(plan.lineups))
        found = duel(plan, args.sprt, args.workers, tick, scores)
    e = found.score
    if args.json:
        verdict = {"verdict": found.verdict} if args.sprt else {}
        numbers = {"score": round(e.share, 6), "low": round(e.low, 6), "high": round(e.high, 6)}
        common.print_json({"bots": list(found.bots), "pairs": found.pairs, **numbers, "seed": seed, **verdict})
    else:
        first, second = found.bots
        print(f"{first} scores {e.share:.1%} ({e.low:.1%} – {e.high:.1%}) against {second}")
        print(f"{found.pairs} pairs of {info.title} with {seats} seats, seed {seed}")
        if args.sprt:
            print(
                {"better": f"{first} is better", "not better": f"{first} is not better"}.get(
                    found.verdict, "still open"
                )
            )
    return 0 if found.verdict in ("", "better") else 1
