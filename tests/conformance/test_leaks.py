"""Nobody sees what the rules hide; what was seen is not forgotten."""

import pytest

from conformance import leaks
from conformance.cases import Case
from conformance.walk import Looks, Walk


def test_nothing_hidden_shows(case: Case, budget: dict[str, int]) -> None:
    positions = 0
    for seed in range(budget["walks"]):
        walk = Walk(case, seed)
        looks = Looks(case, seed, budget["leak_looks"])
        for _ in walk.decisions():
            if walk.ply == 0 or looks.now():
                leaks.leak_law(walk, budget["leak_redeals"])
                positions += 1
    assert positions, "no position was looked at"


@pytest.mark.engine("compiled")  # thousands of decisions, the same on plain Python
def test_every_secret_changes_over_many_re_deals(plain: Case, budget: dict[str, int]) -> None:
    """In open and in sealed positions, for every viewer, until the budget of positions is used up."""
    often = budget["power_percent"] / 100
    for viewer in plain.viewers():
        told = {True: 0, False: 0}
        found = []
        for seed in range(4):
            walk = Walk(plain, seed)
            for g in walk.decisions():
                sealed = any(g.sealed)
                if told[sealed] < budget["power_positions"] and (sealed or walk.rng.random() < often):
                    found.append(leaks.power(walk, viewer, budget["redeals"]))
                    told[sealed] += found[-1].told
        leaks.elsewhere(walk, viewer, found)
        assert told[False], f"{plain}: no position with enough secrets for {leaks.named(viewer)}"


def test_what_was_shown_stays_put(case: Case, budget: dict[str, int]) -> None:
    known = 0
    for seed in range(budget["walks"] + 4):
        if known and seed >= budget["walks"]:
            break  # more only where the stretches lay in a set-up without cards
        walk = Walk(case, seed)
        for trackers in leaks.remembered(walk, budget["memory_decisions"]):
            known += leaks.memory_law(walk, trackers, budget["memory_redeals"])
    assert known, "nobody ever knew a card"
