"""Tree search on positions whose best pick is known by reasoning, where random play points to another."""

import time

import pytest

from bots.tiny import LOSS, WIN, Alone, Ask, End, Look, Seal, Tiny, TinyRules, start
from sandlot import bots
from sandlot.kernel.step import Step

SEEDS = range(5)
deep = pytest.mark.engine("compiled")  # plain Python thinks the same (test_engines_agree), ten times slower
REPLY = {1: WIN, 2: WIN, 3: WIN, 4: LOSS}  # three replies in four lose for seat 1, which will take the fourth


def choices(g: Tiny, seat: int, spec: str = "ismcts:400") -> list[int]:
    return [bots.make(spec, seed).choose(g, seat) for seed in SEEDS]


def test_expects_the_best_reply_of_an_opponent() -> None:
    g = start(2, Ask(0, {1: Ask(1, REPLY), 2: Ask(1, {1: WIN, 2: WIN}), 3: LOSS}))
    assert choices(g, 0) == [2] * len(SEEDS)


def test_goes_on_through_several_picks_of_a_move() -> None:
    own = {1: LOSS, 2: Ask(0, {1: LOSS, 2: LOSS, 3: WIN})}
    g = start(2, Ask(0, {1: Ask(0, own), 2: Ask(1, REPLY)}))
    assert [bots.make("ismcts:400", seed).move(g, 0) for seed in SEEDS] == [[1, 2, 3]] * len(SEEDS)


def test_a_move_ends_where_a_new_one_opens() -> None:
    g = start(2, Ask(0, {1: LOSS, 2: Ask(0, {1: WIN, 2: LOSS}, opens=True)}))
    assert bots.make("ismcts:200").move(g, 0) == [2]


def test_trusts_a_team_mate_and_not_an_opponent() -> None:
    mate = Ask(2, {1: LOSS, 2: LOSS, 3: LOSS, 4: WIN})  # one in four, but the mate will find it
    g = start(4, Ask(0, {1: mate, 2: Ask(1, REPLY)}), [0, 1, 0, 1])
    assert choices(g, 0) == [1] * len(SEEDS)


def test_third_parties_play_for_themselves() -> None:
    def third(*shares: list[float]) -> Step:
        return Ask(2, {i: End(*share) for i, share in enumerate(shares)})

    spiteful = third([0.0, 1.0, 0.0], [1.0, 0.0, 0.0])  # nothing in it for seat 2: as good as a coin
    own = third([0.9, 0.1, 0.0], [0.0, 0.0, 1.0])  # seat 2 takes its own win
    g = start(3, Ask(0, {1: own, 2: spiteful}))
    assert choices(g, 0) == [2] * len(SEEDS)


def test_another_may_seal_picks_one_after_the_other() -> None:
    g = start(2, Ask(0, {1: Alone(1, [0, 1, 2], Alone(1, [0, 1, 2], WIN)), 2: LOSS}))
    assert choices(g, 0) == [1] * len(SEEDS)


PENNIES = {(0, 0): LOSS, (0, 1): WIN, (1, 0): WIN, (1, 1): LOSS}  # seat 1 wants to match what seat 0 sealed


@deep
def test_others_do_not_know_what_the_observer_sealed() -> None:
    safe = {(2, 0): End(0.3, 0.7), (2, 1): End(0.3, 0.7)}
    g = start(2, Seal([[0, 1, 2], [0, 1]], PENNIES | safe))
    # Even odds are better than 0.3; a seat 1 that saw the pick would always match it, and 0.3 would look best.
    assert 2 not in choices(g, 0, "ismcts:2000")


@deep
def test_the_observer_does_not_know_what_others_sealed_before() -> None:
    safe = {(0, 2): End(0.3, 0.7), (1, 2): End(0.3, 0.7)}
    g = start(2, Seal([[0, 1], [0, 1, 2]], PENNIES | safe))
    expected = [2] * len(SEEDS)
    assert choices(g, 1, "ismcts:2000") == expected
    for pick in (0, 1):
        after = g.clone()
        after.answer(0, [pick])
        assert choices(after, 1, "ismcts:2000") == expected


@deep
def test_sealed_picks_of_others_are_foreseen_where_they_are_clear() -> None:
    # Seat 1 does better with 1 whatever seat 0 seals; against that 0 pays 0.6 and 1 pays 0.3.
    pays = {(0, 0): End(0.2, 0.1), (0, 1): End(0.6, 0.4), (1, 0): End(1.0, 0.0), (1, 1): End(0.3, 0.7)}
    g = start(2, Seal([[0, 1], [0, 1]], dict(pays)))
    assert choices(g, 0, "ismcts:2000") == [0] * len(SEEDS)


def long_way(result: Step) -> Step:
    for _ in range(20):
        result = Ask(1, {0: result})
    return result


@pytest.mark.parametrize(("wish", "horizon", "best"), [(0, 0, 2), (0, 5, 1), (5, 0, 1), (5, 50, 2)])
def test_a_horizon_puts_the_evaluation_in_the_place_of_the_end(wish: int, horizon: int, best: int) -> None:
    """The bot's own horizon counts before what the game wishes."""
    looks_good = Look([0.9, 0.1], long_way(LOSS))
    looks_bad = Look([0.1, 0.9], long_way(WIN))
    g = start(2, Ask(0, {1: looks_good, 2: looks_bad}))
    g.rules = TinyRules(wish)
    assert bots.make("ismcts:100", horizon=horizon).choose(g, 0) == best


def test_milliseconds_are_kept() -> None:
    g = start(2, Ask(0, {1: Ask(1, REPLY), 2: WIN}))
    bot = bots.make("ismcts:150ms")
    begin, worked = time.monotonic(), time.process_time()
    assert bot.choose(g, 0) == 2
    assert time.monotonic() - begin >= 0.15
    assert time.process_time() - worked < 1.5  # of its own work, whatever else the machine does


def test_a_forced_pick_takes_no_time() -> None:
    g = start(2, Ask(0, {7: Ask(1, REPLY)}))
    bot = bots.make("ismcts:60000ms")
    worked = time.process_time()
    assert bot.choose(g, 0) == 7
    assert time.process_time() - worked < 5
