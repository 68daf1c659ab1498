"""`sandlot bench`: how fast a game plays here. CPU seconds, the median of three, beside a calibration."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median

from sandlot import _engine, games
from sandlot.bots.search import Search, clones, random_pick, series
from sandlot.kernel.chance import seeded
from sandlot.kernel.game import Game
from sandlot.kernel.registry import GameInfo

REPEATS = 3
SEATS = 4  # measured with this many if the game can be played so
TURNS = 2_000_000


@dataclass(frozen=True)
class Row:
    """One game's figures."""

    game: str
    engine: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    clone_us: float
    ismcts_start_per_s: float
    ismcts_mid_per_s: float
    table_us: float
    calibration: float  # turns a second of a plain loop, to compare machines and moments by

    def json(self) -> dict[str, object]:
        """The answer for programs."""
        return {key: round(v, 3) if isinstance(v, float) else v for key, v in asdict(self).items()}


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Things done a CPU second: work(n) does about n and says how many; the median of three."""
    found = []
    for _ in range(REPEATS):
        n, done = 1, 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / REPEATS:
            done += work(n)
            n = min(2 * n, 1 << 12) if spent < seconds / REPEATS / 16 else n
        found.append(done / spent)
    return median(found)


def calibration() -> float:
    """Turns a CPU second of `x += i & 7`, in plain Python whatever the engine."""
    found = []
    for _ in range(REPEATS):
        start = time.process_time()
        x = 0
        for i in range(TURNS):
            x += i & 7
        found.append(TURNS / (time.process_time() - start))
    return median(found)


class Bench:
    """Positions of one game to measure with; the loops run inside the compiled engine."""

    def __init__(self, info: GameInfo, seats: int = 0) -> None:
        self.info = info
        self.seats = seats or (SEATS if SEATS in info.seats else info.seats[0])
        self.deal = games.dealer(info, self.seats, {}, games.load_pack(info))
        self.dealt = 0
        self.decisions = 0

    def new(self, seed: int) -> Game:
        """A new deal."""
        return self.deal(seeded(seed))

    def play(self, n: int) -> int:
        """Deal and play n games at random."""
        self.decisions += series(self.deal, self.dealt + 1, n)
        self.dealt += n
        return n

    def middle(self) -> Game:
        """A position half way through a usual game."""
        seed = 0
        while True:
            g = self.new(seed)
            chance = seeded(seed)
            for _ in range(self.decisions // self.dealt // 2):
                if g.seat >= 0:
                    random_pick(g, chance)
            if g.seat >= 0 and len(g.options) > 1:
                return g
            seed += 1

    def search(self, g: Game, n: int) -> int:
        """n iterations of a tree search that starts afresh."""
        Search(g.seat, seeded(n), 0).grow(g, n)
        return n

    def row(self, seconds: float) -> Row:
        """Measure everything, each thing for the given CPU seconds."""
        games_per_s = rate(self.play, seconds)
        start, middle = self.new(1), self.middle()
        table = self.info.module("table").table

        def copy(n: int) -> int:
            clones(middle, n)
            return n

        def show(n: int) -> int:
            for _ in range(n):
                table(middle, middle.seat)
            return n

        return Row(
            self.info.name,
            _engine.kind(),
            self.seats,
            games_per_s * self.decisions / self.dealt,
            games_per_s,
            1e6 / rate(copy, seconds),
            rate(lambda n: self.search(start, n), seconds),
            rate(lambda n: self.search(middle, n), seconds),
            1e6 / rate(show, seconds),
            calibration(),
        )
