"""Which numbers of budget.toml a run uses."""

import os
import tomllib
from pathlib import Path

import pytest

BUDGETS = Path(__file__).parent / "budget.toml"


def chosen_budget(config: pytest.Config) -> dict[str, int]:
    """`deep` when asked for; otherwise `ci`, on plain Python with the smaller numbers of `plain` in their place."""
    sections = tomllib.loads(BUDGETS.read_text(encoding="utf-8"))
    if config.getoption("--deep"):
        return sections["deep"]
    return sections["ci"] | (sections["plain"] if os.environ.get("SANDLOT_PURE") == "1" else {})
