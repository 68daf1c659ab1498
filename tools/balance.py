"""How even are the decks, or whatever else two seats may begin with? Every pairing, with intervals.

  python tools/balance.py GAME --seats-by deck0,deck1 --values a,b,c --games 20000 --bot quick
  python tools/balance.py GAME --opening --values "take A,take B" --games 20000 --bot quick

The values are those of one table option for each seat, or the moves with which the seats open the game. A deal is
played twice, the second time with the values exchanged. Prints a table in Markdown: the share of the row
against the column with its 95 % interval, and the mean of the row over all others. Bots: quick (one pick ahead on one
re-deal), thumb (rules of thumb, for games that have a bot/thumb.py), or any other by its name. Run it on the compiled
engine.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import combinations
from math import sqrt
from typing import Any, NamedTuple

from sandlot import bots, games
from sandlot.bots.search_quick import quick_playout
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import SandlotError
from sandlot.kernel.game import Game
from sandlot.kernel.notation import phrase
from sandlot.lab.plan import derive
from sandlot.lab.stats import Estimate, of_pairs

CHUNK = 250  # deals of a pairing that are played in one go


class Table(NamedTuple):
    """What every game of the grid has in common; without `names` the values are opening moves."""

    game: str
    pack: str
    options: dict[str, str]
    names: tuple[str, ...]
    bot: str


def opened(g: Game, moves: tuple[str, str]) -> None:
    """Each seat's first move, in the order in which they are asked."""
    left = dict(enumerate(moves))
    while left:
        move = left.pop(g.seat)
        texts = {phrase(g, g.seat, option): option for option in g.options}
        if move not in texts:
            raise SandlotError(f"{move!r} is no opening move here; there are: {', '.join(texts)}")
        g.apply(texts[move])


@cache
def _pack(game: str, pack: str) -> Any:
    """Read once: a pack from a file would be read and compiled for every game."""
    return games.load_pack(games.find(game), pack)


def play(table: Table, values: tuple[str, str], seed: int) -> float:
    """The first seat's share of one game."""
    info, bot = games.find(table.game), table.bot
    options = table.options | dict(zip(table.names, values, strict=False))
    g = games.new(info, info.seats[0], seeded(seed), options, _pack(table.game, table.pack))
    if not table.names:
        opened(g, values)
    if bot == "thumb":
        info.module("bot.thumb").thumb_playout(g)
    elif bot == "quick":
        quick_playout(g, [seeded(derive(seed, seat)) for seat in range(g.seats)])
    else:
        players = [bots.make(bot, derive(seed, seat), timed=False) for seat in range(g.seats)]
        while g.seat >= 0:
            players[g.seat].play(g, g.seat)
    return g.result(0)


def pairs(table: Table, values: tuple[str, str], seed: int, deals: range) -> list[float]:
    """For every deal the mean share of the first value over both sides."""
    found = []
    for deal in deals:
        luck = derive(seed, *sorted(values), deal)
        there = play(table, values, luck)
        back = play(table, (values[1], values[0]), luck)
        found.append((there + 1 - back) / 2)
    return found


def grid(args: argparse.Namespace) -> dict[tuple[str, str], Estimate]:
    """The share of every value against every other."""
    options = dict(option.split("=", 1) for option in args.option)
    names = () if args.opening else tuple(args.seats_by.split(","))
    table = Table(args.game, args.pack, options, names, args.bot)
    values = args.values.split(",")
    deals = args.games // 2
    found: dict[tuple[str, str], Estimate] = {}
    with ProcessPoolExecutor(args.workers) as pool:
        for pair in combinations(values, 2):
            work = [
                pool.submit(pairs, table, pair, args.seed, range(start, min(start + CHUNK, deals)))
                for start in range(0, deals, CHUNK)
            ]
            e = of_pairs([share for each in work for share in each.result()])
            found[pair] = e
            found[pair[1], pair[0]] = Estimate(1 - e.share, 1 - e.high, 1 - e.low)
            print(f"{pair[0]} v {pair[1]}: {told(e)}", file=sys.stderr, flush=True)
    return found


def told(e: Estimate) -> str:
    """`51.2 ± 0.7`, in per cent."""
    return f"{100 * e.share:.1f} ± {100 * (e.high - e.low) / 2:.1f}"


def print_table(values: list[str], found: dict[tuple[str, str], Estimate]) -> None:
    """The shares of these values against each other, and of each against all others."""
    print("\n| | " + " | ".join(values) + " | overall |")
    print("|---" * (len(values) + 2) + "|")
    for row in values:
        others = [found[row, column] for column in values if column != row]
        spread = sqrt(sum(((e.high - e.low) / 2) ** 2 for e in others)) / len(others)
        mean = sum(e.share for e in others) / len(others)
        cells = [told(found[row, column]) if column != row else "" for column in values]
        overall = told(Estimate(mean, mean - spread, mean + spread))
        print(f"| **{row}** | " + " | ".join(cells) + f" | {overall} |")


def main(arguments: list[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="tools/balance.py", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", metavar="GAME")
    seats = parser.add_mutually_exclusive_group(required=True)
    seats.add_argument("--seats-by", metavar="A,B", help="the options of the first and second seat")
    seats.add_argument("--opening", action="store_true", help="the values are the seats' opening moves")
    parser.add_argument("--values", required=True, metavar="V,W,…")
    parser.add_argument("--within", default="", metavar="V,W,…", help="a second table, of these values alone")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="of each pairing (default: 1000)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a table option of every game")
    parser.add_argument("--pack", default="", metavar="P")
    parser.add_argument("--bot", default="quick")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--workers", type=int, default=1, metavar="W")
    args = parser.parse_args(arguments)
    try:
        found = grid(args)
    except SandlotError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{args.games} games a pairing, bot {args.bot}, seed {args.seed}; per cent with 95 % intervals")
    for values in filter(None, (args.values, args.within)):
        print_table(values.split(","), found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
