"""What runs to expect in BASEBALL!, from games that bots play: writes `bot/expectancy.py` of the game.

  python tools/run_expectancy.py --games 4000 --seed 1

Run it on the compiled engine; it takes some minutes. It plays so many games with 2 seats and half as many with 4, now
and then with a pick at random, so that positions are met that nobody would choose. At every turn it notes the bases,
outs and hands, and at the end the runs that came later in this half and in the next. RUNS are plain means. What cards
add is the least-squares fit of what is left over, with a small weight on nought (RIDGE). Then it is halved (KEEP): as
it is, nobody would make the third out, since the half of the others that follows after the next one would begin to
count only then. docs/strength/moorwerk.md has the figures.
"""

from __future__ import annotations

import argparse
import random
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

from sandlot import bots, games
from sandlot.games.moorwerk.bot.judge import BLUE, KINDS, MIXES, MOST, RED, team_of
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.steps import PlayCard
from sandlot.kernel.chance import seeded

TARGET = Path(__file__).parents[1] / "src/sandlot/games/moorwerk/bot/expectancy.py"
BOT = "greedy"
ODDS = 0.03  # of a pick at random
LATE = 16  # cards left, from which on a half is too often cut short to tell much
RIDGE = 20.0
KEEP = 0.5
PLACES = 48  # who plays next, outs, bases
# features: what is usual, cards of those who play first, cards of their team mates, colours
FIRST, TEAM, MIX, ALL = 6, 6 + 6 * KINDS, 6 + 12 * KINDS, 6 + 12 * KINDS + 2 * MIXES


class Turn(NamedTuple):
    """What is known when a turn begins."""

    place: int
    features: dict[int, float]
    batting: int
    half: int
    runs: int  # of the side at bat


class Fit:
    """Sums over all turns at tables of one size."""

    def __init__(self) -> None:
        self.turns: list[tuple[Turn, int, int]] = []  # with the runs later in this half, and in the next

    def add(self, turns: list[Turn], line: list[int]) -> None:
        for turn in turns:
            rest = sum(line[turn.half % 2 : turn.half + 1 : 2]) - turn.runs
            self.turns.append((turn, rest, line[turn.half + 1] if turn.half + 1 < len(line) else 0))

    def runs(self) -> list[float]:
        """The mean runs to the end of the half by place."""
        total, count = [0.0] * PLACES, [0] * PLACES
        for turn, rest, _ in self.turns:
            total[turn.place] += rest
            count[turn.place] += 1
        return [total[place] / max(1, count[place]) for place in range(PLACES)]

    def weights(self, runs: list[float]) -> list[float]:
        """What each feature adds to the runs of this half less those of the next."""
        used = sorted({feature for turn, _, _ in self.turns for feature in turn.features})
        at = {feature: place for place, feature in enumerate(used)}
        rows = [[0.0] * (len(used) + 1) for _ in used]
        for turn, rest, following in self.turns:
            goal = rest - following - runs[turn.place]
            found = [(at[feature], value) for feature, value in turn.features.items()]
            for place, value in found:
                row = rows[place]
                for other, more in found:
                    row[other] += value * more
                row[-1] += value * goal
        weights = [0.0] * ALL
        for feature, weight in zip(used, solved(rows), strict=True):
            weights[feature] = weight
        return weights


def solved(rows: list[list[float]]) -> list[float]:
    """The solution of linear equations, the right side last in each row."""
    size = len(rows)
    for i in range(size):
        rows[i][i] += RIDGE
    for i in range(size):
        pivot = rows[i]
        for j in range(i + 1, size):
            factor = rows[j][i] / pivot[i]
            if factor:
                rows[j][i:] = [a - factor * b for a, b in zip(rows[j][i:], pivot[i:], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found


def features(b: Baseball) -> dict[int, float]:
    """The features of a turn; the same as `judge.py` counts."""
    batting, kinds = b.batting, b.pack.kind
    at_bat = int(team_of(b, b.seat) == batting)
    found: dict[int, float] = {at_bat * 3 + b.outs: 1.0}
    mix = MIX + at_bat * MIXES
    seen = set()
    for turn in range(b.seats):
        seat = (b.seat + turn) % b.seats
        side = int(team_of(b, seat) != batting)
        hand = [kinds[card] for card in b.hands[seat]]
        begin = (TEAM if side in seen else FIRST) + (b.outs * 2 + side) * KINDS
        for kind in hand:
            found[begin + kind] = found.get(begin + kind, 0.0) + 1.0
        if side not in seen:
            seen.add(side)
            green = min(MOST, sum(kind < RED for kind in hand))
            red = min(MOST, sum(RED <= kind < BLUE for kind in hand))
            mix += (green * 4 + red) * (1 if side else 16)
    found[mix] = 1.0
    return found


def played(deal: Any, seats: int, seed: int, count: int) -> Iterator[tuple[list[Turn], list[int]]]:
    """The turns of each game, and its line score."""
    whims = random.Random(seed)
    for number in range(count):
        b = cast(Baseball, deal(seeded(whims.getrandbits(60))))
        players = [bots.make(BOT, whims.getrandbits(60)) for _ in range(seats)]
        turns = []
        while b.seat >= 0:
            if isinstance(b.choice, PlayCard) and b.left > LATE:
                at_bat = int(team_of(b, b.seat) == b.batting)
                place = at_bat * 24 + b.outs * 8 + (b.bases >> 1)
                turns.append(Turn(place, features(b), b.batting, len(b.line) - 1, b.runs[b.batting]))
            if len(b.options) > 1 and whims.random() < ODDS:
                b.apply(whims.choice(b.options))
            else:
                players[b.seat].play(b, b.seat)
        yield turns, list(b.line)
        if number % 500 == 0:
            print(f"{seats} seats: {number} games", file=sys.stderr, flush=True)


def listed(name: str, values: list[float], note: str) -> str:
    """A list as source, as many numbers a line as fit."""
    numbers = " ".join(f"{value + 0.0:.3f}," for value in values)
    lines = textwrap.fill(numbers, 120, initial_indent="    ", subsequent_indent="    ")
    return f"# {note}\n{name}: Final = [\n{lines}\n]\n"


def main() -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    args = parser.parse_args()
    info = games.find("moorwerk")
    runs, usual, held, later, mix = [], [], [], [], []
    for seats, count in ((2, args.games), (4, args.games // 2)):
        fit = Fit()
        for turns, line in played(games.dealer(info, seats, {}, games.load_pack(info)), seats, args.seed, count):
            fit.add(turns, line)
        expected = fit.runs()
        weights = [KEEP * weight for weight in fit.weights(expected)]
        runs += expected
        usual += weights[:FIRST]
        held += weights[FIRST:TEAM]
        later += weights[TEAM:MIX]
        mix += weights[MIX:]
    command = f"python tools/run_expectancy.py --games {args.games} --seed {args.seed}"
    TARGET.write_text(
        '"""What games of bots have taught about runs; with two seats first, then with more.\n\n'
        f"Written by `{command}`; run it to make it again.\n"
        '"""\n\nfrom typing import Final\n\n# fmt: off\n'
        + listed("RUNS", runs, "To the end of the half, by who plays next (0 the side in the field), outs and bases.")
        + listed("USUAL", usual, "What goes to the next half or is left to the hands, by who plays next and outs.")
        + listed("HELD", held, "What a card of who plays first of a side adds, by outs, side (0 at bat) and kind.")
        + listed("LATER", later, "The same of team mates who play later.")
        + listed(
            "MIX",
            mix,
            "By who plays next, and the green and red cards of those who play first of the sides.",
        ),
        encoding="utf-8",
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
