"""`sandlot verify FILE`: prove the deal, every move and the result of a match file."""

from __future__ import annotations

import argparse
from pathlib import Path

from sandlot.cli import common


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("verify", help="prove a match file: deal, moves, result", description=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="a match, NAME.sandlot.json")
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """0 if everything is proven, 1 if the file departs from what the rules give."""
    from sandlot.match import Match

    verdict = Match.verify(args.file)
    if args.json:
        common.print_json(
            {"ok": verdict.ok, "moves": verdict.moves, "departs_at": verdict.departs_at, "why": verdict.why}
        )
    elif verdict.ok:
        print(f"{args.file.name}: {verdict.why} ({verdict.moves} moves)")
    else:
        print(f"{args.file.name} departs at move {verdict.departs_at}: {verdict.why}")
    return 0 if verdict.ok else 1
