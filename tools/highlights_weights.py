#!/usr/bin/env python3
"""Learn how much each measure of a position of Baseball Highlights counts, from games that greedy bots play.

Writes `bot/weights.py` of the game. For every stage of a game it fits a logistic regression of who won on the measures
of `bot/measures.py`, and another one of who won on the decks. Needs numpy, and the compiled engine to be quick:
`python3 tools/highlights_weights.py --games 4000 --seed 1`. It also prints how well the results of games are foretold
that were not learned from: the mean log likelihood, as learned and as the plain evaluation has it.
"""

from __future__ import annotations

import argparse
import random
import time
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, cast

from sandlot import bots, games
from sandlot.games.highlights.bot import plain
from sandlot.games.highlights.bot.decks import cards_of
from sandlot.games.highlights.bot.figures import figures_of
from sandlot.games.highlights.bot.measures import STAGES, measured, mover, stage
from sandlot.games.highlights.bot.weights import DECK
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.chance import seeded

np: Any = import_module("numpy")

TARGET = Path(__file__).parents[1] / "src/sandlot/games/highlights/bot/weights.py"
ASKED = ("PlaceOnDeck", "PlayCard", "VisitorSave", "ExtraCard")  # the questions at which a game is measured
WHIMS = 0.1  # share of random picks, so that games differ
SERIES = 5  # every other match is a series, so that Free Agents play too
TEST = 5  # one match in so many is kept to test what was learned from the others
STRICT = 4.0  # how much large weights are held back
HEAD = '''"""How much each measure counts at each stage, in log odds; learned from games between bots.

Written by tools/highlights_weights.py.
"""

from __future__ import annotations

from typing import Final

from sandlot.kernel.packed import vec

# fmt: off
'''


class Row(NamedTuple):
    """A position, or the decks of a game, and who won."""

    match: int
    stage: int
    won: bool
    plain: float
    measures: list[float]


def main() -> int:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, metavar="N", help="games to learn from, of each pack")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--out", type=Path, default=TARGET)
    args = parser.parse_args()
    begun = time.process_time()
    rows: list[Row] = []
    decks: list[Row] = []
    info = games.find("highlights")
    for place, pack in enumerate(info.packs):
        watch(pack, args.bot, args.games, 1_000_000 * (args.seed * len(info.packs) + place), rows, decks)
    print(f"{len(decks)} games, {len(rows)} positions, {time.process_time() - begun:.0f} s")
    weights = [learn([row for row in rows if row.stage == now], f"stage {now}") for now in range(STAGES)]
    args.out.write_text(HEAD + written("DECK", learn(decks, "decks")) + written("WEIGHTS", np.concatenate(weights)))
    print(f"{time.process_time() - begun:.0f} s")
    return 0


def watch(pack: str, bot: str, count: int, seed: int, rows: list[Row], decks: list[Row]) -> None:
    """Play games and write down what stood on the table, once it is known who won."""
    info = games.find("highlights")
    chance = random.Random(seed)
    played = 0
    while played < count:
        seed += 1
        options = {"length": SERIES if seed % 2 else 1}
        g = cast(Highlights, games.new(info, 2, seeded(seed), options, games.load_pack(info, pack)))
        players = [bots.make(bot, 2 * seed + seat) for seat in range(2)]
        waiting: list[tuple[int, Row]] = []
        finished = 0
        while g.seat >= 0:
            question = type(g.choice).__name__
            if question in ASKED and not any(g.sealed):
                waiting.append(position(g, seed))
                if question == "PlaceOnDeck":
                    deck_row = decks_of(g, seed)
            if chance.random() < WHIMS:
                g.give(g.seat, [chance.choice(g.choice.options(g, g.seat))])
            else:
                players[g.seat].play(g, g.seat)
            if len(g.games) > finished:
                finished = len(g.games)
                first = g.games[-2] > g.games[-1]
                rows += [row._replace(won=first == (seat == 0)) for seat, row in waiting]
                decks.append(deck_row._replace(won=first))
                waiting = []
                played += 1


def position(g: Highlights, match: int) -> tuple[int, Row]:
    """What can be measured now, from the view of the seat that moves."""
    seat = int(mover(g))
    measures = list(measured(g, seat, figures_of(g.pack)))
    chance = plain.logistic(plain.lead(g))
    return seat, Row(match, int(stage(g, seat)), False, chance if seat == 0 else 1 - chance, measures)


def decks_of(g: Highlights, match: int) -> Row:
    """By how much the cards of seat 0 are better than those of seat 1."""
    figures = figures_of(g.pack)
    sums = [[0.0] * len(DECK), [0.0] * len(DECK)]
    for seat in range(2):
        for card in cards_of(g, seat):
            for i, value in enumerate(figures.described(card)):
                sums[seat][i] += value
    chance = plain.logistic(plain.GAME * (plain.quality(g, 0) - plain.quality(g, 1)))
    return Row(match, 0, False, chance, [mine - yours for mine, yours in zip(*sums, strict=True)])


def learn(rows: list[Row], what: str) -> Any:
    """Weights by logistic regression; those for all rows are returned, those of a part are tested on the others."""
    measures = np.array([row.measures for row in rows])
    won = np.array([float(row.won) for row in rows])
    test = np.array([row.match % TEST == 0 for row in rows])
    spread = measures.std(0)
    spread[spread < 1e-6] = 1.0  # of what never differs; the constant is one of them
    scaled = measures / spread
    trial = regress(scaled[~test], won[~test])
    before = likelihood(np.array([row.plain for row in rows])[test], won[test])
    after = likelihood(chances(scaled[test], trial), won[test])
    print(f"{what}: {len(rows)} rows, plain {before:.4f}, learned {after:.4f}")
    return regress(scaled, won) / spread


def regress(measures: Any, won: Any) -> Any:
    """The weights of a logistic regression, by Newton's method."""
    weights = np.zeros(measures.shape[1])
    for _ in range(12):
        found = chances(measures, weights)
        slope = measures.T @ (found - won) + STRICT * weights
        bend = (measures * (found * (1 - found))[:, None]).T @ measures + STRICT * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def chances(measures: Any, weights: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(measures @ weights, -15, 15)))


def likelihood(found: Any, won: Any) -> float:
    """Mean log likelihood of the results."""
    found = np.clip(found, 1e-4, 1 - 1e-4)
    return float((won * np.log(found) + (1 - won) * np.log(1 - found)).mean())


def written(name: str, weights: Any) -> str:
    """A list of numbers as source, in lines of a fixed number."""
    texts = [f"{value + 0.0:.3f},".replace("-0.000", "0.000") for value in weights]
    lines = [" ".join(texts[at : at + 12]) for at in range(0, len(texts), 12)]
    return f"{name}: Final = vec[float]([\n    " + "\n    ".join(lines) + "\n])\n"


if __name__ == "__main__":
    raise SystemExit(main())
