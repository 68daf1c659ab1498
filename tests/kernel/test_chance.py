"""Luck: fair, repeatable, provable."""

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest

from sandlot.kernel.chance import NoChance, ScriptedChance, commitment, live, seeded
from sandlot.kernel.errors import RulesBug, Undecided


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 92])
def test_fast_draws_are_even(n: int) -> None:
    chance = seeded(n)
    counts = Counter(chance.below(n) for _ in range(3000 * n))
    assert set(counts) == set(range(n))
    # 3,000 expected each; six standard deviations are about 330
    assert all(abs(count - 3000) < 330 for count in counts.values())


def test_neighbouring_seeds_give_unrelated_first_draws() -> None:
    firsts = [int(seeded(seed).below(1000)) for seed in range(3000)]
    steps = Counter((b - a) % 1000 for a, b in pairwise(firsts))
    assert max(steps.values()) < 20, "a fixed step from seed to seed would show"


def test_seeds_of_62_bits_differ_in_high_and_low_halves() -> None:
    draws = {int(seeded(seed).below(1 << 30)) for seed in (1, 1 << 31, 1 << 61, (1 << 61) + 1)}
    assert len(draws) == 4


def test_a_shuffle_keeps_the_cards_and_every_order_occurs() -> None:
    chance = seeded(9)
    orders = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 180 for count in orders.values())


def test_a_die_shows_one_to_six() -> None:
    chance = seeded(4)
    assert {chance.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_live_draws_can_be_worked_out_by_a_stranger_once_the_seed_is_out() -> None:
    seed, nonces = b"s" * 32, ["ann", "bea"]
    salt = hashlib.sha256(b"ann\nbea").digest()

    def word(i: int) -> int:
        block = hmac.new(seed, salt + i.to_bytes(8, "big"), hashlib.sha256).digest()
        return int.from_bytes(block[:8], "big") >> 2

    chance = live(seed, nonces)
    assert [chance.below(92) for _ in range(5)] == [word(i) % 92 for i in range(5)]
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()


def test_every_nonce_changes_the_deal() -> None:
    draws = {
        tuple(int(live(b"k", nonces).below(1 << 40)) for _ in range(1))
        for nonces in (["a", "b"], ["a", "c"], ["b", "a"])
    }
    assert len(draws) == 3


@pytest.mark.parametrize("chance", [seeded(7), live(b"key", ["x"]), ScriptedChance([3, 1, 2, 0])])
def test_a_clone_repeats_the_draws(chance) -> None:
    chance.below(9)
    twin = chance.clone()
    assert [chance.below(9) for _ in range(3)] == [twin.below(9) for _ in range(3)]


def test_a_script_says_when_it_does_not_fit() -> None:
    with pytest.raises(RulesBug, match="used up"):
        ScriptedChance([]).below(6)
    with pytest.raises(RulesBug, match=r"draw 0 of the script is 6, not in range\(6\)"):
        ScriptedChance([6]).below(6)


def test_a_trial_cannot_draw() -> None:
    with pytest.raises(Undecided):
        NoChance().below(6)
