"""The race and the tree with priors on positions whose best answer is known by reasoning."""

import time

import pytest

from bots.everywhere import INFOS, dealt, positions
from bots.tiny import LOSS, WIN, Ask, Look, Seal, start
from sandlot import bots
from sandlot.bots.players import LevelBot, RaceBot
from sandlot.bots.search_race import NEVER, Lane, behind
from sandlot.bots.why import thoughts
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.skill import Skill
from sandlot.kernel.step import Step

SEEDS = range(5)
REPLY = {1: WIN, 2: WIN, 3: WIN, 4: LOSS}  # three replies in four lose for seat 1, which will take the fourth
both = pytest.mark.parametrize("spec", ["race:60@3", "tree:120@0"])


def looks(value: float, then: Step | None = None) -> Step:
    return Look([value, 1 - value], then or Ask(1, {0: WIN, 1: LOSS}))


@both
def test_expects_the_best_reply_of_an_opponent(spec: str) -> None:
    g = start(2, Ask(0, {1: Ask(1, REPLY), 2: Ask(1, {1: WIN, 2: WIN}), 3: LOSS}))
    assert [bots.make(spec, seed).choose(g, 0) for seed in SEEDS] == [2] * len(SEEDS)


def test_whole_moves_are_compared() -> None:
    """The first pick of the better move looks worse at once."""
    better = looks(0.1, Ask(0, {1: LOSS, 2: WIN}))
    worse = looks(0.9, Ask(0, {1: looks(0.3), 2: looks(0.2)}))
    g = start(2, Ask(0, {1: worse, 2: better}))
    assert bots.make("race:20@0").move(g, 0) == [2, 2]


def test_a_horizon_sees_what_looks_good_and_is_not() -> None:
    trap = looks(0.9, Ask(1, {1: LOSS}))
    g = start(2, Ask(0, {1: trap, 2: looks(0.5, Ask(1, {1: WIN}))}))
    assert bots.make("race:20@0").choose(g, 0) == 1
    assert bots.make("race:20@3").choose(g, 0) == 2


@both
def test_sealed_picks_of_others_are_not_known(spec: str) -> None:
    """Seat 0 has sealed 0; a seat 1 that saw it would match it, which is the worse answer on average."""
    pays = {(0, 0): LOSS, (0, 1): looks(0.4), (1, 0): WIN, (1, 1): looks(0.4)}
    g = start(2, Seal([[0, 1], [0, 1]], dict(pays)))
    g.answer(0, [0])
    same = start(2, Seal([[0, 1], [0, 1]], dict(pays)))
    same.answer(0, [1])
    assert bots.make(spec, 1).choose(g, 1) == bots.make(spec, 1).choose(same, 1)


def test_who_is_clearly_behind_drops_out() -> None:
    leader, close, far = Lane([1]), Lane([2]), Lane([3])
    for deal in range(12):
        for lane, value in ((leader, 0.5), (close, 0.5 + (0.1 if deal % 2 else -0.11)), (far, 0.3 + 0.01 * (deal % 2))):
            lane.values.append(value)
            lane.total += value
    assert behind(leader, close) < 1
    assert behind(leader, far) > 10


def test_a_deadline_is_kept_whatever_the_budget() -> None:
    g = start(2, Ask(0, {1: Ask(1, REPLY), 2: Ask(1, {1: WIN, 2: WIN})}))
    bot = RaceBot("race", 1, Skill(10**9, 3, milliseconds=100))
    begun = time.thread_time()
    assert bot.choose(g, 0) == 2
    assert time.thread_time() - begun < 0.5  # CPU time of this thread: a busy machine does not count


def test_a_level_that_is_not_timed_never_looks_at_the_clock() -> None:
    g = dealt(INFOS[0], INFOS[0].seats[0], 1)
    hurried, calm = LevelBot("regular", 1, "regular", ""), LevelBot("regular", 1, "regular", "", timed=False)
    for bot in (hurried, calm):
        bot.choose(g, g.seat)
    assert hurried.deadline < NEVER
    assert calm.deadline == NEVER


def test_waiting_for_ones_turn_counts_as_thinking() -> None:
    g = start(2, Ask(0, {1: Ask(1, REPLY), 2: Ask(1, {1: WIN, 2: WIN})}))
    bot = RaceBot("race", 1, Skill(10**9, 3, milliseconds=60_000))
    bot.waited = 59.95
    begun = time.thread_time()
    bot.choose(g, 0)
    assert time.thread_time() - begun < 5


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.name)
@pytest.mark.engine("compiled")  # the adviser thinks as well as the best level; plain Python would take minutes
def test_thoughts_are_ordered_and_hold_the_move_that_was_made(info: GameInfo) -> None:
    told = 0
    for g in positions(info, info.seats[0], 3, 7, most=4):
        made = bots.make("random", 1).move(g, g.seat)
        found = thoughts(g, g.seat, 0, 1, made)
        values = [thought.value for thought in found]
        assert values == sorted(values, reverse=True)
        assert made in [thought.picks for thought in found]
        assert len(found) <= 4
        assert len({tuple(thought.picks) for thought in found}) == len(found)
        assert all(thought.text for thought in found)
        told += len(found)
    assert told > 4
