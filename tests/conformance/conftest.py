"""Every test that takes a `case` runs for every game, seat count and option; with `plain`, for every seat count."""

import tomllib
from pathlib import Path

import pytest

from conformance.cases import all_cases, plain_cases

BUDGETS = Path(__file__).parents[1] / "budget.toml"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        section = "deep" if metafunc.config.getoption("--deep") else "ci"
        mixtures = tomllib.loads(BUDGETS.read_text(encoding="utf-8"))[section]["option_mixtures"]
        metafunc.parametrize("case", all_cases(mixtures), ids=str)
    if "plain" in metafunc.fixturenames:
        metafunc.parametrize("plain", plain_cases(), ids=str)
