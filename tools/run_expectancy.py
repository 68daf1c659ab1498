"""What runs to expect in BASEBALL!, from games that bots play: writes `bot/expectancy.py` of the game.

  python tools/run_expectancy.py --games 12000 --seed 1

Run it on the compiled engine, with numpy; it takes some minutes. It plays so many games with 2 seats and half as many
with 4, now and then with a pick at random, so that positions are met that nobody would choose. At every turn it notes
the bases, outs and hands, and at the end what became of them.

RUNS are plain means: the runs to the end of the half. What places and cards are worth is the mean of two fits, because
each alone lost to it: one to the runs of this half less those of the next (halved, since a bot that believes it never
makes the third out), one to who won the game. docs/strength/moorwerk.md has the figures.
"""

from __future__ import annotations

import argparse
import random
import sys
import textwrap
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, cast

from sandlot import bots, games
from sandlot.games.moorwerk.atoms import LIMIT
from sandlot.games.moorwerk.bot.judge import BLUE, KINDS, MIXES, MOST, MOST_LEFT, PACE, RED, SHARE, SLOPE, team_of
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.steps import PlayCard
from sandlot.kernel.chance import seeded

np: Any = import_module("numpy")  # only this tool needs it
TARGET = Path(__file__).parents[1] / "src/sandlot/games/moorwerk/bot/expectancy.py"
BOT = "greedy"
ODDS = 0.05  # of a pick at random
LATE = 16  # cards left, from which on a half is too often cut short to tell much of runs
KEEP = 0.5
PLACES = 48  # who plays next, outs, bases
# features: places, cards of those who play first, cards of their team mates, colours
FIRST, TEAM, MIX, ALL = PLACES, PLACES + 6 * KINDS, PLACES + 12 * KINDS, PLACES + 12 * KINDS + 2 * MIXES
# What only the side at bat may still score with few cards left, and how much a lead can still change: by hand.
LAST = [0.0, 0.2, 0.3, 0.6, 0.65, 0.7, 0.7, 0.65, 0.6, 0.5, 0.45, 0.35, 0.3, 0.3, 0.25, 0.25, 0.2, 0.15, 0.1]
SWING = (0.4, 0.45)
EPOCHS, BATCH, STEP, SLOWER, RIDGE = 8, 20_000, 0.02, 0.7, 2.0


class Turns(NamedTuple):
    """What was known when turns began, a row each, and what became of them."""

    features: Any  # the features that are there, filled up with ALL
    left: Any  # cards that are left
    lead: Any  # of the side at bat
    most: Any  # runs of the side that has more
    rest: Any  # runs of the side at bat later in this half
    following: Any  # runs of the other side in the next half
    won: Any  # by the side at bat


def features(b: Baseball) -> list[int]:
    """The features of a turn; the same as `judge.py` counts."""
    kinds = b.pack.kind
    at_bat = int(team_of(b, b.seat) == b.batting)
    found = [at_bat * 24 + b.outs * 8 + (b.bases >> 1)]
    mix = MIX + at_bat * MIXES
    seen = set()
    for turn in range(b.seats):
        seat = (b.seat + turn) % b.seats
        side = int(team_of(b, seat) != b.batting)
        hand = [kinds[card] for card in b.hands[seat]]
        begin = (TEAM if side in seen else FIRST) + (b.outs * 2 + side) * KINDS
        found += [begin + kind for kind in hand]
        if side not in seen:
            seen.add(side)
            green = min(MOST, sum(kind < RED for kind in hand))
            red = min(MOST, sum(RED <= kind < BLUE for kind in hand))
            mix += (green * 4 + red) * (1 if side else 16)
    return [*found, mix]


def played(seats: int, count: int, seed: int) -> Turns:
    """The turns of games between bots."""
    info = games.find("moorwerk")
    deal = games.dealer(info, seats, {}, games.load_pack(info))
    whims = random.Random(seed)
    found: list[list[int]] = []
    rows: list[tuple[Any, ...]] = []
    for number in range(count):
        b = cast(Baseball, deal(seeded(whims.getrandbits(60))))
        players = [bots.make(BOT, whims.getrandbits(60)) for _ in range(seats)]
        turns = []
        while b.seat >= 0:
            if isinstance(b.choice, PlayCard):
                found.append(features(b))
                turns.append((b.left, list(b.runs), b.batting, len(b.line) - 1))
            if len(b.options) > 1 and whims.random() < ODDS:
                b.apply(whims.choice(b.options))
            else:
                players[b.seat].play(b, b.seat)
        line = list(b.line)
        for left, runs, batting, half in turns:
            rest = sum(line[half % 2 : half + 1 : 2]) - runs[batting]
            following = line[half + 1] if half + 1 < len(line) else 0
            won = 0.5 if b.runs[0] == b.runs[1] else float(b.runs[batting] > b.runs[1 - batting])
            rows.append((left, float(runs[batting] - runs[1 - batting]), max(runs), rest, following, won))
        if number % 500 == 0:
            print(f"{seats} seats: {number} games", file=sys.stderr, flush=True)
    width = max(map(len, found))
    filled = np.array([row + [ALL] * (width - len(row)) for row in found], dtype=np.int32)
    left, lead, most, rest, following, won = np.array(rows).T
    return Turns(filled, left.astype(int), lead, most, rest, following, won)


class Descent:
    """Steps down a slope (Adam), of all that is fitted."""

    def __init__(self, size: int) -> None:
        self.values = np.zeros(size)
        self.mean = np.zeros(size)
        self.square = np.zeros(size)
        self.steps = 0

    def step(self, slope: Any, length: float) -> None:
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope * slope
        mean = self.mean / (1 - 0.9**self.steps)
        self.values -= length * mean / (np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-8)


def summed(turns: Turns, chosen: Any, weights: Any) -> Any:
    """What the features of some turns add up to."""
    return np.append(weights, 0.0)[turns.features[chosen]].sum(1)


def slope_of(turns: Turns, chosen: Any, errors: Any, weights: Any) -> Any:
    """How the weights would have to change, by the errors at some turns; with a small pull to nought."""
    spread = np.repeat(errors, turns.features.shape[1])
    found = np.bincount(turns.features[chosen].ravel(), weights=spread, minlength=ALL + 1)[:ALL]
    return found / len(chosen) + RIDGE * weights / len(turns.won)


def by_runs(turns: Turns, runs: Any, luck: Any) -> Any:
    """What each feature adds to the runs of this half less those of the next."""
    told = np.flatnonzero(turns.left > LATE)
    goal = turns.rest - turns.following - runs[turns.features[:, 0]]
    fit = Descent(ALL)
    length = STEP
    for _ in range(EPOCHS):
        order = luck.permutation(told)
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            errors = summed(turns, chosen, fit.values) - goal[chosen]
            fit.step(slope_of(turns, chosen, errors, fit.values), length)
        length *= SLOWER
    return fit.values


def by_results(turns: Turns, luck: Any) -> tuple[Any, Any, Any]:
    """What each feature, the cards left and the lead mean for who wins: logistic, in runs of the lead."""
    share = np.array(SHARE)[np.minimum(turns.left, len(SHARE) - 1)]
    late = np.minimum(turns.left, MOST_LEFT)
    root = np.sqrt(np.minimum(turns.left, PACE * (LIMIT - turns.most)))
    fit = Descent(ALL + MOST_LEFT + 3)
    fit.values[-2:] = SWING
    length = STEP
    for _ in range(EPOCHS):
        order = luck.permutation(len(turns.won))
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            weights, at_bat, swing = parts(fit.values)
            ahead = turns.lead[chosen] + share[chosen] * summed(turns, chosen, weights) + at_bat[late[chosen]]
            wide = swing[0] + swing[1] * root[chosen]
            expected = 1 / (1 + np.exp(-SLOPE * ahead / wide))
            errors = (expected - turns.won[chosen]) * SLOPE / wide
            narrower = -errors * ahead / wide
            slope = np.concatenate(
                [
                    slope_of(turns, chosen, errors * share[chosen], weights),
                    np.bincount(late[chosen], weights=errors, minlength=MOST_LEFT + 1) / len(chosen),
                    [0.2 * narrower.mean(), 0.2 * (narrower * root[chosen]).mean()],
                ]
            )
            fit.step(slope, length)
            fit.values[-2] = max(fit.values[-2], 0.1)
        length *= SLOWER
    return parts(fit.values)


def parts(values: Any) -> tuple[Any, Any, Any]:
    """Weights of features, what it is worth to be at bat by the cards left, and how much a lead can change."""
    return values[:ALL], values[ALL:-2], values[-2:]


def listed(name: str, values: list[float], note: str) -> str:
    """A list as source, as many numbers a line as fit."""
    numbers = " ".join(f"{value + 0.0:.3f}," for value in values)
    lines = textwrap.fill(numbers, 120, initial_indent="    ", subsequent_indent="    ")
    return f"# {note}\n{name}: Final = [\n{lines}\n]\n"


TABLES = {
    "RUNS": "To the end of the half, by who plays next (0 the side in the field), outs and bases.",
    "PLACE": "What the same is worth to the side at bat, in runs of the lead.",
    "HELD": "What a card of who plays first of a side adds, by outs, side (0 at bat) and kind.",
    "LATER": "The same of team mates who play later.",
    "MIX": "By who plays next, and the green and red cards of those who play first of the sides.",
    "AT_BAT": "What it is worth to be at bat, by the cards that are left.",
    "SWING": "Runs by which a lead can still change: at the end, and per square root of a card that is left.",
}


def main() -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    args = parser.parse_args()
    luck = np.random.default_rng(args.seed)
    tables: dict[str, list[float]] = {name: [] for name in TABLES}
    for seats, count in ((2, args.games), (4, args.games // 2)):
        turns = played(seats, count, args.seed)
        early = turns.left > LATE
        place = turns.features[:, 0]
        seen = np.bincount(place[early], minlength=PLACES)
        runs = np.bincount(place[early], weights=turns.rest[early], minlength=PLACES) / np.maximum(1, seen)
        half = KEEP * by_runs(turns, runs, luck)
        half[:PLACES] += runs
        won, at_bat, swing = by_results(turns, luck)
        weights = (half + won) / 2
        last = np.array(LAST + [0.0] * (MOST_LEFT + 1 - len(LAST)))
        tables["RUNS"] += list(runs)
        tables["PLACE"] += list(weights[:FIRST])
        tables["HELD"] += list(weights[FIRST:TEAM])
        tables["LATER"] += list(weights[TEAM:MIX])
        tables["MIX"] += list(weights[MIX:])
        tables["AT_BAT"] += list((last + at_bat) / 2)
        tables["SWING"] += list((np.array(SWING) + swing) / 2)
    command = f"python tools/run_expectancy.py --games {args.games} --seed {args.seed}"
    TARGET.write_text(
        '"""What games of bots have taught about runs; with two seats first, then with more.\n\n'
        f"Written by `{command}`; run it to make it again.\n"
        '"""\n\nfrom typing import Final\n\n# fmt: off\n'
        + "".join(listed(name, tables[name], note) for name, note in TABLES.items()),
        encoding="utf-8",
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
