"""Practice for a counting engine: what engines spend their time on, with every game and the same each time.

A compiler then lays the engine out for what was counted (see engine_compiler.py in a clone).
"""

from __future__ import annotations

from sandlot import games
from sandlot.bots.search import Search, clones, fold, trace
from sandlot.bots.search_greedy import greedy
from sandlot.kernel.chance import seeded
from sandlot.lab.bench import SEATS, Bench

DECISIONS = 20_000  # of each game at random, about
TRACED = 4  # games
COPIES = 5_000
ITERATIONS = 300
PICKS = 40  # of greedy play


def practice() -> int:
    """Play all games, each with few seats and with several; returns a number over all picks made."""
    found = 0
    for name in games.names():
        info = games.find(name)
        for seats in sorted({info.seats[0], SEATS if SEATS in info.seats else info.seats[-1]}):
            found = int(fold(found, practise(Bench(info, seats))))
    return found


def practise(bench: Bench) -> int:
    """Random and greedy play, copies and tree search with one game; returns a number over the picks made."""
    bench.play(1)
    bench.play(DECISIONS // bench.decisions)
    found = bench.decisions
    for seed in range(TRACED):
        found = int(fold(found, trace(bench.new(seed), seed)))
    middle = bench.middle()
    clones(middle, COPIES)
    for g in (bench.new(1), middle):
        search = Search(g.seat, seeded(1), g.horizon())
        search.grow(g, ITERATIONS)
        bench.search(g, ITERATIONS)
        found = int(fold(found, search.best(g.options)))
    chance = seeded(1)
    for _ in range(PICKS):
        if middle.seat >= 0:
            pick = greedy(middle, middle.seat, chance)
            found = int(fold(found, pick))
            middle.give(middle.seat, [pick])
    return found
