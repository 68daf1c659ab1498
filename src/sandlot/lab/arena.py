"""`sandlot arena`: which of two bots is better, with as many pairs of games as it takes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sandlot.kernel.errors import BadInput
from sandlot.lab import stats
from sandlot.lab.plan import Plan
from sandlot.lab.play import records
from sandlot.lab.stats import Estimate


@dataclass(frozen=True)
class Duel:
    """The first bot's score, over all pairs."""

    bots: tuple[str, ...]
    pairs: int
    score: Estimate
    verdict: str  # of the sequential test; empty without one


class Scores:
    """What each pair brought the first bot, kept in a file if one is given, so that a duel can be gone on with."""

    def __init__(self, plan: Plan, path: Path | None = None, resume: bool = False) -> None:
        self.means: list[float] = []
        self.path = path
        head = {"game": plan.game, "seats": plan.seats, "bots": plan.bots, "pack": plan.pack, "seed": plan.seed}
        self.head = json.dumps(head | {"options": plan.options, "lineups": plan.lineups})
        if path is None:
            return
        try:
            if resume and path.exists():
                self._read(path)
            else:
                path.write_text(self.head + "\n", encoding="utf-8")
        except OSError as error:
            raise BadInput(f"{path} cannot be used: {error.strerror}") from None

    def _read(self, path: Path) -> None:
        """Pairs that were played before; a line that was cut off is played again."""
        text = path.read_text(encoding="utf-8")
        lines = text[: text.rfind("\n") + 1].splitlines()
        if not lines or lines[0] != self.head:
            raise BadInput(f"{path} holds another duel; name another file, or leave --resume out to begin anew")
        try:
            self.means = [float(line) for line in lines[1:]]
        except ValueError:
            raise BadInput(f"{path} holds a line that is no score") from None
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")

    def add(self, mean: float) -> None:
        """One more pair."""
        self.means.append(mean)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{mean!r}\n")


def duel(
    plan: Plan,
    sprt: bool,
    workers: int = 1,
    tick: Callable[[int], object] = lambda games: None,
    scores: Scores | None = None,
) -> Duel:
    """Play the plan's pairs; with sprt only until it is clear whether the first bot is better."""
    kept = scores or Scores(plan)
    means = kept.means
    verdict = stats.verdict(means) if sprt else ""
    if verdict in ("", "open") and len(means) < plan.units:
        series = records(plan, workers, len(means))
        for unit in series:
            kept.add(sum(record.share(0) for record in unit) / len(unit))
            tick(len(unit))
            if sprt:
                verdict = stats.verdict(means)
                if verdict != "open":
                    break
        series.close()
    return Duel(plan.bots, len(means), stats.of_pairs(means), verdict)
