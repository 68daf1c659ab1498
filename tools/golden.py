"""Records golden matches of a game in tests/golden/GAME: `python tools/golden.py GAME` (with src/ on the path).

One for every declared ending, one for every value of a table option that is not the default and one for every pack
besides the first, at seat counts taken in turn, played by greedy bots. A match with an option is one that goes another
way without it. An ending is looked for without options and with every declared variant; one that greedy bots do not
come to is looked for in random play.

A golden match breaks when the rules change. That is its purpose: record anew only with a new rules version, and say in
the commit what changed. The files do not depend on the bots: once recorded, they are only replayed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path

from sandlot import bots, games
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import SandlotError
from sandlot.kernel.moves import attempt
from sandlot.kernel.registry import GameInfo, Option, Value
from sandlot.match import Match

ROOT = Path(__file__).resolve().parent.parent
MOST = 500  # seeds tried for an option
FOR_ENDINGS = 200  # matches of greedy bots in which endings are looked for
RARE = 50_000  # random matches for an ending that they do not come to


def play(game: str, seats: int, seed: int, options: Mapping[str, Value], pack: str = "") -> Match:
    """A match of greedy bots."""
    match = Match.new(game, seats=seats, seed=seed, options=options, pack=pack, kinds=["greedy"] * seats)
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


def settings(info: GameInfo) -> list[Mapping[str, Value]]:
    """No options, and every variant that is another game."""
    variants: list[Mapping[str, Value]] = [{"variant": name} for name in info.variants]
    return [{}] + [each for each in variants if info.read_options(each) != info.read_options({})]


def with_endings(info: GameInfo, seats: Iterator[int]) -> Iterator[tuple[str, Match]]:
    """For every ending a match that ends in this way."""
    wanted = list(info.endings)
    for number, options in zip(range(FOR_ENDINGS), cycle(settings(info)), strict=False):
        match = play(info.name, next(seats), number + 1, options)
        if match.result and match.result.ending in wanted:
            wanted.remove(match.result.ending)
            yield match.result.ending, match
        if not wanted:
            return
    for ending in wanted:
        yield ending, by_chance(info, ending, seats)


def by_chance(info: GameInfo, ending: str, seats: Iterator[int]) -> Match:
    """A match of random play that ends in this way."""
    for seed, options in zip(range(1, RARE), cycle(settings(info)), strict=False):
        count = next(seats)
        g = games.new(info, count, seeded(seed), options, games.load_pack(info))
        rng = random.Random(seed)
        picks = []
        while g.options:
            picks.append(rng.choice(g.options))
            g.apply(picks[-1])
        if g.outcome().ending == ending:
            return by_picks(info, count, seed, options, picks)
    raise SandlotError(f"none of {RARE} random matches ends with {ending}")


def by_picks(info: GameInfo, seats: int, seed: int, options: Mapping[str, Value], picks: list[int]) -> Match:
    """A match in which these picks were made, one after the other."""
    match = Match.new(info.name, seats=seats, seed=seed, options=options, kinds=["random"] * seats)
    while not match.over:
        seat, count = match.game.seat, 1
        while not attempt(match.game, seat, picks[:count]).complete:
            count += 1
        match.play(seat, picks[:count])
        picks = picks[count:]
    return match


def with_option(info: GameInfo, options: Mapping[str, Value], seats: Iterator[int]) -> Match:
    """A match in which these options make a difference."""
    for seed in range(1, MOST):
        count = next(seats)
        if info.bars(count, info.read_options(options)):
            continue
        match = play(info.name, count, seed, options)
        plain = play(info.name, count, seed, {})
        if [move.line() for move in match.moves] != [move.line() for move in plain.moves]:
            return match
    raise SandlotError(f"none of {MOST} matches is another one because of {options}")


def record(info: GameInfo) -> Iterator[tuple[str, Match]]:
    """All golden matches of a game with the names of their files."""
    seats = cycle(info.seats)
    yield from with_endings(info, seats)
    for option in info.options:
        for value in other_values(option):
            name = option.name if isinstance(value, bool) else f"{option.name}_{value}"
            yield name, with_option(info, {option.name: value}, seats)
    for pack in info.packs[1:]:
        yield f"pack_{pack}", play(info.name, next(seats), 1, {}, pack)


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
