"""`sandlot ladder GAME`: how much better each level of bots is than the one below, and what personalities cost."""

from __future__ import annotations

import argparse

from sandlot.cli import common, series


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("ladder", help="compare the levels of bots", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument(
        "--pairs", type=common.at_least(1), default=100, metavar="N", help="deals for each row, 100 if not given"
    )
    common.add_table(parser)
    series.add_workers(parser)
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play each level against the one below."""
    from sandlot import games
    from sandlot.kernel.errors import BadInput
    from sandlot.lab.ladder import ladder, plan_of, rungs
    from sandlot.lab.plan import alternatives

    info = games.find(args.game)
    seats = info.check_seats(args.seats)
    if seats == 1:
        raise BadInput(f"at a table of {info.title} for one nobody plays against another")
    games.load_pack(info, args.pack)
    options = alternatives(info, args.option)
    seed = series.seed_of(args)
    pairs = rungs(info)
    total = sum(plan_of(info, seats, pair, options, args.pack, seed, args.pairs).games for pair in pairs)
    with series.progress(total, "games") as tick:
        found = list(ladder(info, seats, options, args.pack, seed, args.pairs, args.workers, tick))
    if args.json:
        levels = [rung.json() for rung in found]
        common.print_json({"levels": levels, "game": info.name, "seats": seats, "pairs": args.pairs, "seed": seed})
        return 0
    print(f"{info.title}, {seats} seats, {args.pairs} deals a row with seats changed, seed {seed}")
    for rung in found:
        e = rung.score
        against = f"against {rung.below}" if rung.even == 0.5 else f"alone among {rung.below}, even is {rung.even:.1%}"
        print(f"{rung.name:24} {e.share:6.1%} ({e.low:.1%} – {e.high:.1%}) {against}")
    return 0
