"""What every suite shares: the budgets, the settings of hypothesis, and signals."""

import os
import signal

import pytest
from hypothesis import settings

from budgets import chosen_budget


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="the large numbers of tests/budget.toml")


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
    # a shell starts what runs in the background deaf to Ctrl-C, and programs that tests start would be, too
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    here = "compiled" if os.environ.get("SANDLOT_ENGINE") else "plain"
    elsewhere = [item for item in items if (mark := item.get_closest_marker("engine")) and mark.args != (here,)]
    if elsewhere:
        config.hook.pytest_deselected(items=elsewhere)
        items[:] = [item for item in items if item not in elsewhere]


@pytest.fixture
def budget(request: pytest.FixtureRequest) -> dict[str, int]:
    """How many games, re-deals, positions ... a test may take, for the game it is about if there is one."""
    about = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    info = about.get("info") or getattr(about.get("case") or about.get("plain"), "info", None)
    return chosen_budget(request.config, info.name if info else "")
