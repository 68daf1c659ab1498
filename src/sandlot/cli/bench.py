"""`sandlot bench [GAME]`: how fast games play on this machine, in CPU seconds, beside a plain loop."""

from __future__ import annotations

import argparse

from sandlot.cli import common, series


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("bench", help="measure how fast games play here", description=__doc__)
    parser.add_argument("game", metavar="GAME", nargs="?", help="which game (default: all)")
    parser.add_argument(
        "--seconds", type=common.at_least(1), default=3, metavar="N", help="CPU seconds for each figure (default: 3)"
    )
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Measure; with --json one object a line for every game."""
    from sandlot import games
    from sandlot.lab.bench import Bench

    for name in [args.game] if args.game else games.names():
        info = games.find(name)
        with series.progress(None, f"measuring {info.title}"):
            row = Bench(info).row(args.seconds)
        if args.json:
            common.print_json(row.json())
        else:
            print(f"{info.title}, {row.seats} seats, {row.engine} engine")
            print(f"  decisions     {row.decisions_per_s:12,.0f} /s")
            print(f"  games         {row.games_per_s:12,.0f} /s")
            print(f"  clone         {row.clone_us:12.2f} µs")
            print(f"  tree search   {row.ismcts_start_per_s:12,.0f} iterations/s at the start")
            print(f"                {row.ismcts_mid_per_s:12,.0f} iterations/s half way")
            print(f"  table         {row.table_us:12.0f} µs")
            print(f"  calibration   {row.calibration:12,.0f} turns/s of a plain Python loop")
    return 0
