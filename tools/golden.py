"""Records golden matches of a game in tests/golden/GAME: `python tools/golden.py GAME` (with src/ on the path).

A long game is recorded in its shortest form, which stands in tests/budget.toml; NAME … records only the files so named.

One for every declared ending, one for every value of a table option that is not the default and one for every pack
besides the first, at seat counts taken in turn, played by greedy bots. A match with an option is one that goes another
way without it; of a long game random bots play it. An ending is looked for without options and with every declared
variant; one that greedy bots do not come to is looked for in random play, whose last picks are made in many ways.

A golden match breaks when the rules change. So record it again only with a new rules version, and say in
the commit what changed. The files do not depend on the bots: once recorded, they are only replayed.
"""

from __future__ import annotations

import argparse
import random
import sys
import tomllib
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path

from sandlot import bots, games
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import SandlotError
from sandlot.kernel.game import Game
from sandlot.kernel.moves import attempt
from sandlot.kernel.registry import GameInfo, TableOption, Value
from sandlot.match import Match

ROOT = Path(__file__).resolve().parent.parent
MOST = 500  # seeds tried for an option
FOR_ENDINGS = 200  # matches of greedy bots in which endings are looked for
RARE = 50_000  # random matches for an ending that they do not come to
LAST = 40  # picks of such a match that are made again
AGAIN = 20  # times


def play(game: str, seats: int, seed: int, options: Mapping[str, Value], pack: str = "", kind: str = "greedy") -> Match:
    """A match of bots of one kind."""
    match = Match.new(game, seats=seats, seed=seed, options=options, pack=pack, kinds=[kind] * seats)
    players = [bots.make(kind, seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.game.open[0]
        match.play(seat, players[seat].move(match.game, seat))
    return match


def other_values(option: TableOption) -> list[Value]:
    """The values of an option that differ from its default: of a number the lowest and the highest."""
    if isinstance(option.default, bool):
        return [not option.default]
    every: list[Value] = [option.low, option.high] if isinstance(option.default, int) else list(option.words)
    return [value for value in dict.fromkeys(every) if value != option.default]


def shortest(info: GameInfo) -> dict[str, Value]:
    """The options of the form in which a long game is recorded."""
    budget = tomllib.loads((ROOT / "tests" / "budget.toml").read_text(encoding="utf-8"))
    return dict(budget["shortest"].get(info.name, {}))


def settings(info: GameInfo) -> list[Mapping[str, Value]]:
    """No options, and every variant that is another game; of a long game only the shortest form."""
    if shortest(info):
        return [shortest(info)]
    variants: list[Mapping[str, Value]] = [{"variant": name} for name in info.variants]
    return [{}] + [each for each in variants if info.read_options(each) != info.read_options({})]


def with_endings(info: GameInfo, seats: Iterator[int], wanted: list[str]) -> Iterator[tuple[str, Match]]:
    """For every ending that is wanted a match that ends in this way."""
    tries = 0 if not wanted else FOR_ENDINGS // 10 if shortest(info) else FOR_ENDINGS
    for number, options in zip(range(tries), cycle(settings(info)), strict=False):
        match = play(info.name, next(seats), number + 1, options)
        if match.result and match.result.ending in wanted:
            wanted.remove(match.result.ending)
            yield match.result.ending, match
        if not wanted:
            return
    yield from by_chance(info, wanted, seats)


def at_random(g: Game, rng: random.Random) -> list[int]:
    """Play a position to its end by random picks."""
    picks = []
    while g.options:
        picks.append(rng.choice(g.options))
        g.apply(picks[-1])
    return picks


def by_chance(info: GameInfo, wanted: list[str], seats: Iterator[int]) -> Iterator[tuple[str, Match]]:
    """Matches of random play that end in these ways."""
    for seed, options in zip(range(1, RARE), cycle(settings(info)), strict=False):
        if not wanted:
            return
        count = next(seats)
        rng = random.Random(seed)
        start = games.new(info, count, seeded(seed), options, games.load_pack(info))
        first = at_random(start.clone(), rng)[:-LAST]
        for pick in first:
            start.apply(pick)
        for _ in range(AGAIN):
            g = start.clone()
            picks = first + at_random(g, rng)
            ending = g.outcome().ending
            if ending in wanted:
                wanted.remove(ending)
                yield ending, by_picks(info, count, seed, options, picks)
    if wanted:
        raise SandlotError(f"none of {RARE} random matches ends with {', '.join(wanted)}")


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


def story(match: Match) -> list[str]:
    """All moves, the end, and what the first seat sees halfway: an option may only change what is shown."""
    halfway = match.at(len(match.moves) // 2)
    return [*(str(move.line()) for move in match.moves), str(match.result), str(halfway.table(0))]


def with_option(info: GameInfo, options: Mapping[str, Value], seats: Iterator[int]) -> Match:
    """A match in which these options make a difference; of a long game the shortest form in which they do."""
    short = shortest(info)
    kind = "random" if short else "greedy"  # greedy bots would take hours
    bases: list[dict[str, Value]] = [short, {}] if short else [{}]
    for base in bases:
        for seed in range(1, MOST // 50 if base else MOST):
            count = next(seats)
            if info.forbids(count, info.read_options(options)):
                continue
            match = play(info.name, count, seed, {**base, **options}, kind=kind)
            plain = play(info.name, count, seed, base, kind=kind)
            if story(match) != story(plain):
                return match
    raise SandlotError(f"none of {MOST} matches is another one because of {options}")


def record(info: GameInfo, only: list[str]) -> Iterator[tuple[str, Match]]:
    """All golden matches of a game, or only those of these names, with the names of their files."""
    seats = cycle(info.seats)
    short = shortest(info)
    yield from with_endings(info, seats, [ending for ending in info.endings if not only or ending in only])
    for option in info.options:
        for value in other_values(option):
            name = option.name if isinstance(value, bool) else f"{option.name}_{value}"
            if {option.name: value}.items() <= short.items():
                continue  # every match shows it
            if not only or name in only:
                yield name, with_option(info, {option.name: value}, seats)
    for pack in info.packs[1:]:
        if not only or f"pack_{pack}" in only:
            yield f"pack_{pack}", play(info.name, next(seats), 1, short, pack)


def main(arguments: list[str]) -> int:
    """Record and save."""
    parser = argparse.ArgumentParser(prog="tools/golden.py", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("only", metavar="NAME", nargs="*")
    args = parser.parse_args(arguments)
    try:
        info = games.find(args.game)
        folder = ROOT / "tests" / "golden" / info.name
        folder.mkdir(parents=True, exist_ok=True)
        for name, match in record(info, args.only):
            path = folder / f"{name}.sandlot.json"
            match.save(path)
            print(f"{path.relative_to(ROOT)}: {match.game.seats} seats, {len(match.moves)} moves, {match.result}")
    except SandlotError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
