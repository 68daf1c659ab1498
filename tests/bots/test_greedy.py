"""Greedy play by the evaluation of hand-made positions."""

from collections import Counter

from bots.tiny import LOSS, WIN, Ask, Look, Seal, start
from sandlot import bots
from sandlot.kernel.step import Step

THEN = Ask(1, {0: WIN, 1: LOSS})


def looks(value: float) -> Step:
    return Look([value, 1 - value], THEN)


def test_takes_what_looks_best() -> None:
    g = start(2, Ask(0, {1: looks(0.4), 2: looks(0.6), 3: looks(0.5)}))
    assert bots.make("greedy").choose(g, 0) == 2


def test_an_end_counts_by_its_result() -> None:
    g = start(2, Ask(0, {1: LOSS, 2: looks(0.9), 3: WIN}))
    assert bots.make("greedy").choose(g, 0) == 3


def test_thinks_of_the_whole_move() -> None:
    promising = Look([0.9, 0.1], Ask(0, {1: looks(0.1), 2: looks(0.2)}))
    modest = Look([0.1, 0.9], Ask(0, {3: looks(0.3), 4: looks(0.4)}))
    g = start(2, Ask(0, {1: promising, 2: modest}))
    assert bots.make("greedy").move(g, 0) == [2, 4]


def test_does_not_look_beyond_its_move() -> None:
    later = Look([0.3, 0.7], Ask(0, {1: looks(0.9)}, opens=True))
    g = start(2, Ask(0, {1: later, 2: looks(0.5)}))
    assert bots.make("greedy").choose(g, 0) == 2


def test_sealed_picks_are_judged_after_the_reveal() -> None:
    pays = {(0, 0): looks(0.3), (0, 1): looks(0.2), (1, 0): WIN, (1, 1): looks(0.6)}
    g = start(2, Seal([[0, 1], [0, 1]], dict(pays)))
    assert bots.make("greedy").choose(g, 0) == 1
    assert bots.make("greedy").choose(g, 1) == 1  # 0.8 or 0.4 against 0.7 or 0


def test_equals_are_drawn() -> None:
    g = start(2, Ask(0, {1: looks(0.5), 2: looks(0.5), 3: looks(0.1)}))
    found = Counter(bots.make("greedy", seed).choose(g, 0) for seed in range(60))
    assert set(found) == {1, 2}
    assert min(found.values()) > 10  # of 60 fair draws; fewer happens once in ten million
