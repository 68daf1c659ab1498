"""`sandlot sim GAME`: let bots play many games and count, with an error bar on every share."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from sandlot.cli import common, series

if TYPE_CHECKING:
    from sandlot.lab.plan import Plan
    from sandlot.lab.simulate import Report


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("sim", help="let bots play many games and count", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="which game")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--games", type=common.at_least(1), metavar="N", help="play N deals once (default: 100)")
    amount.add_argument(
        "--pairs", type=common.at_least(1), metavar="N", help="play N deals, each with the bots on all their seats"
    )
    common.add_table(parser)
    parser.add_argument("--bots", default="random", metavar="SPEC", help="one bot for all seats, or one each: A,B")
    parser.add_argument("--by", default="", metavar="FIELD", help="group by seat, team, bot, ending, option:NAME, …")
    series.add_workers(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write one JSON line for every game")
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, then say what came of it."""
    from sandlot import games
    from sandlot.kernel.errors import BadInput
    from sandlot.lab.entrants import entrants
    from sandlot.lab.plan import Plan, alternatives, rotations
    from sandlot.lab.simulate import check_field, simulate

    info = games.find(args.game)
    seats = info.check_seats(args.seats)
    lineup = entrants(args.bots, seats, info)
    games.load_pack(info, args.pack)
    if args.by:
        check_field(info, args.by)
    plan = Plan(
        info.name,
        info.package,
        seats,
        lineup,
        rotations(lineup),
        alternatives(info, args.option),
        args.pack,
        series.seed_of(args),
        args.pairs or args.games or 100,
        args.pairs is not None,
    )
    with ExitStack() as stack:
        out = None
        if args.out is not None:
            try:
                out = stack.enter_context(args.out.open("w", buffering=1, encoding="utf-8"))
            except OSError as error:
                raise BadInput(f"{args.out} cannot be written: {error.strerror}") from None
        tick = stack.enter_context(series.progress(plan.games, "games"))
        report = simulate(plan, info, args.by, args.workers, out, tick)
    if args.json:
        common.print_json(report.json())
    else:
        print(f"{info.title}, {heading(plan, report)}")
        tell(report)
    return 0


def heading(plan: Plan, report: Report) -> str:
    """How much was played."""
    pairs = f" ({plan.units} deals, bots rotated)" if plan.paired else ""
    return (
        f"{plan.seats} seats, seed {plan.seed}: {plan.games} games{pairs},"
        f" {report.decisions / plan.games:.1f} decisions a game, {report.seconds:.1f} s"
    )


def tell(report: Report) -> None:
    """The numbers for people."""
    from rich.console import Console
    from rich.table import Table

    table = Table("bot", "win share", "95 % interval", box=None, padding=(0, 3, 0, 0))
    for bot, e in zip(report.plan.bots, report.bots, strict=True):
        table.add_row(bot, f"{e.share:.1%}", f"{e.low:.1%} – {e.high:.1%}")
    Console().print(table)
    endings = ", ".join(f"{name} {count}" for name, count in report.endings.items())
    print(f"draws {report.draws}; endings: {endings}; digest {report.digest}")
    for name, group in report.groups.items():
        print(f"  {name}: {group['games']} games, {ranges(group)}")


def ranges(group: dict[str, object]) -> str:
    """The shares of a group with their intervals."""
    columns = [value if isinstance(value, list) else [value] for value in (group["wins"], group["low"], group["high"])]
    return "; ".join(f"{share:.1%} ({low:.1%} – {high:.1%})" for share, low, high in zip(*columns, strict=True))
