"""`sandlot replay FILE`: step through a match."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sandlot.cli import common
from sandlot.kernel.errors import BadInput
from sandlot.table.log import sentence

if TYPE_CHECKING:
    from sandlot.match import Match

KEYS = "Enter next, b back, a number goes there, s and a number changes the seat (s-1: spectator), q quits"


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("replay", help="step through a match", description=f"{__doc__} {KEYS}.")
    parser.add_argument("file", metavar="FILE", type=Path, help="a match, NAME.sandlot.json")
    parser.add_argument(
        "--ply", type=common.at_least(0), metavar="N", help="show the table after N moves and end (0: the deal)"
    )
    parser.add_argument(
        "--seat",
        type=common.at_least(-1),
        default=-1,
        metavar="S",
        help="seen from this seat (default: -1, a spectator)",
    )


def run(args: argparse.Namespace) -> int:
    """Show one position, or step through all of them."""
    from sandlot.match import Match

    match = Match.load(args.file)
    if match.frozen:
        common.say(f"sandlot: {match.frozen.sentence()}")
    seat = checked_seat(match, args.seat)
    if args.ply is not None:
        show(match, checked_ply(match, args.ply), seat)
    elif sys.stdin.isatty():
        step_through(match, seat)
    else:
        for ply in range(len(match.moves) + 1):
            print(headline(match, ply))
        show(match, len(match.moves), seat)
    return 0


def checked_seat(match: Match, seat: int) -> int:
    """The seat itself, or a clear error."""
    if not -1 <= seat < len(match.seats):
        raise BadInput(f"the match has seats 0 to {len(match.seats) - 1}, not {seat}")
    return seat


def checked_ply(match: Match, ply: int) -> int:
    """The ply itself, or a clear error."""
    if not 0 <= ply <= len(match.moves):
        raise BadInput(f"the match has {len(match.moves)} moves, so {ply} is none of them")
    return ply


def headline(match: Match, ply: int) -> str:
    """What was done in this ply."""
    if ply == 0:
        return f"0. {match.info.title}, {len(match.seats)} seats: the deal"
    move = match.moves[ply - 1]
    return f"{ply}. {match.seats[move.seat].name}: {move.text}" + (f" ({move.kind})" if move.kind else "")


def show(match: Match, ply: int, seat: int) -> None:
    """The table after this ply, its move, and what happened."""
    g = match.at(ply)
    print(g.table(seat))
    print(headline(match, ply))
    if ply:
        for line in match.info.module("table").log(g, match.moves[ply - 1].events, seat):
            print(f"   {line if isinstance(line, str) else sentence(line)}")


def step_through(match: Match, seat: int) -> None:
    """Show, ask, go on."""
    ply = 0
    while True:
        show(match, ply, seat)
        try:
            word = input(f"[{ply}/{len(match.moves)}] {KEYS} > ").strip().lower()
        except EOFError:
            return
        if word in ("q", "quit"):
            return
        try:
            if word.startswith("s"):
                seat = checked_seat(match, _number(word[1:]))
            elif word in ("b", "back"):
                ply = max(0, ply - 1)
            elif word:
                ply = checked_ply(match, _number(word))
            else:
                ply = min(len(match.moves), ply + 1)
        except BadInput as error:
            print(error)


def _number(word: str) -> int:
    try:
        return int(word[:9])
    except ValueError:
        raise BadInput(f"{word!r} is no number; {KEYS}") from None
