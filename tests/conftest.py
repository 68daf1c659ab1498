"""What every suite shares: the budgets and the settings of hypothesis."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import settings

BUDGETS = Path(__file__).parent / "budget.toml"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="the large numbers of tests/budget.toml")


def chosen_budget(config: pytest.Config) -> dict[str, int]:
    """The section of budget.toml that this run uses."""
    section = "deep" if config.getoption("--deep") else "ci"
    return tomllib.loads(BUDGETS.read_text(encoding="utf-8"))[section]


def pytest_configure(config: pytest.Config) -> None:
    deep = config.getoption("--deep")
    settings.register_profile(
        "sandlot",
        deadline=None,
        derandomize=not deep,  # the same examples in every ordinary run; a deep run looks for new ones
        database=None,
        print_blob=True,
        max_examples=chosen_budget(config)["hypothesis_examples"],
    )
    settings.load_profile("sandlot")


@pytest.fixture(scope="session")
def budget(pytestconfig: pytest.Config) -> dict[str, int]:
    """How many games, re-deals, positions ... a suite may take."""
    return chosen_budget(pytestconfig)
