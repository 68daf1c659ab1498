"""Every test that takes a `case` runs for every game, seat count and option; with `plain`, for every seat count.

On plain Python, which plays the same games (test_engines.py), a `case` is a game's largest table.
"""

import pytest

from budgets import chosen_budget
from conformance.cases import all_cases, all_games, largest_tables, plain_cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        budget = chosen_budget(metafunc.config)
        counts = {info.name: chosen_budget(metafunc.config, info.name)["seat_counts"] for info in all_games()}
        cases = all_cases(budget["option_mixtures"], counts) if budget["options"] else largest_tables()
        metafunc.parametrize("case", cases, ids=str)
    if "plain" in metafunc.fixturenames:
        metafunc.parametrize("plain", plain_cases(), ids=str)
