"""Records golden matches of a game in tests/golden/GAME: `python tools/golden.py GAME` (with src/ on the path).

One for every declared ending and one for every value of a table option that is not the default, at seat counts taken in
turn, played by greedy bots. A match with an option is one that goes another way without it.

A golden match breaks when the rules change. That is its purpose: record anew only with a new rules version, and say in
the commit what changed. The files do not depend on the bots: once recorded, they are only replayed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path

from sandlot import bots, games
from sandlot.kernel.errors import SandlotError
from sandlot.kernel.registry import GameInfo, Option, Value
from sandlot.match import Match

ROOT = Path(__file__).resolve().parent.parent
MOST = 500  # seeds tried for one file


def play(game: str, seats: int, seed: int, options: Mapping[str, Value]) -> Match:
    """A match of greedy bots."""
    match = Match.new(game, seats=seats, seed=seed, options=options, kinds=["greedy"] * seats)
    players = [bots.make("greedy", seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.game.open[0]
        match.play(seat, players[seat].move(match.game, seat))
    return match


def other_values(option: Option) -> list[Value]:
    """The values of an option that differ from its default: of a number the lowest and the highest."""
    if isinstance(option.default, bool):
        return [not option.default]
    every: list[Value] = [option.low, option.high] if isinstance(option.default, int) else list(option.words)
    return [value for value in dict.fromkeys(every) if value != option.default]


def with_ending(info: GameInfo, ending: str, seats: Iterator[int]) -> Match:
    """A match that ends in this way."""
    for seed in range(1, MOST):
        match = play(info.name, next(seats), seed, {})
        if match.result and match.result.ending == ending:
            return match
    raise SandlotError(f"none of {MOST} matches ends with {ending}")


def with_option(info: GameInfo, options: Mapping[str, Value], seats: Iterator[int]) -> Match:
    """A match in which these options make a difference."""
    for seed in range(1, MOST):
        count = next(seats)
        match = play(info.name, count, seed, options)
        plain = play(info.name, count, seed, {})
        if [move.line() for move in match.moves] != [move.line() for move in plain.moves]:
            return match
    raise SandlotError(f"none of {MOST} matches is another one because of {options}")


def record(info: GameInfo) -> Iterator[tuple[str, Match]]:
    """All golden matches of a game with the names of their files."""
    seats = cycle(info.seats)
    for ending in info.endings:
        yield ending, with_ending(info, ending, seats)
    for option in info.options:
        for value in other_values(option):
            name = option.name if isinstance(value, bool) else f"{option.name}_{value}"
            yield name, with_option(info, {option.name: value}, seats)


def main(arguments: list[str]) -> int:
    """Record and save."""
    parser = argparse.ArgumentParser(prog="tools/golden.py", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", metavar="GAME")
    args = parser.parse_args(arguments)
    try:
        info = games.find(args.game)
        folder = ROOT / "tests" / "golden" / info.name
        folder.mkdir(parents=True, exist_ok=True)
        for name, match in record(info):
            path = folder / f"{name}.sandlot.json"
            match.save(path)
            print(f"{path.relative_to(ROOT)}: {match.game.seats} seats, {len(match.moves)} moves, {match.result}")
    except SandlotError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
