"""What a game does, written down so that two engines can be compared; `python -m conformance.trace SEEDS` prints it."""

from __future__ import annotations

import hashlib
import json
import sys

from budgets import numbers
from conformance.cases import all_cases, all_games
from conformance.walk import Walk
from sandlot import _engine


def trace(walk: Walk) -> str:
    """A fingerprint of every question and position of a game, and of its end."""
    found = hashlib.sha256()
    for g in walk.decisions():
        events = [[e.kind, e.seat, e.src, e.dst, e.count, e.card, e.seen, e.news, e.rule] for e in walk.events]
        found.update(repr([g.seat, list(g.open), g.options, g.sealed, g.digest(), events]).encode())
    outcome = walk.g.outcome()
    found.update(repr([walk.g.digest(), outcome.ending, outcome.ranks, outcome.scores]).encode())
    return f"{walk.ply} decisions, {found.hexdigest()[:16]}"


def traces(seeds: int) -> dict[str, list[str]]:
    """The traces of all games, seat counts and options."""
    counts = {info.name: numbers(("ci",), info.name)["seat_counts"] for info in all_games()}
    return {str(case): [trace(Walk(case, seed)) for seed in range(seeds)] for case in all_cases(1, counts)}


if __name__ == "__main__":
    print(json.dumps({"engine": _engine.kind(), "traces": traces(int(sys.argv[1]))}))
