"""Positions of Haggle to test the kernel with."""

import pytest

from haggle.game import table
from haggle.state import Haggle
from sandlot.kernel.chance import seeded


@pytest.fixture
def fresh() -> Haggle:
    """The first sealed question of the first day."""
    return table(3, {"days": 2}, None).deal(seeded(1))


@pytest.fixture
def quiet(fresh: Haggle) -> Haggle:
    """The first turn of seat 0: an open question that can be interrupted."""
    g = fresh
    while g.then is not None:
        g.apply(g.options[0])
    assert g.seat == 0
    return g
