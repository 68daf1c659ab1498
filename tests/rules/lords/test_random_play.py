"""Whole games at random: nothing is lost, rosters are whole at the end of every phase, and the end is reached."""

from __future__ import annotations

import random

import pytest

from rules.lords.league import new, pack
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.atoms.roster import farm, majors
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.end_of_phase import Purse
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.kernel.game import NOBODY

FLAGS = {option.name: not option.default for option in INFO.options if isinstance(option.default, bool)}
ALL_OTHER = {**FLAGS, "extra_innings": "replace", "team_cards": "random"}
SETTINGS = {
    "plain": {},
    "all other than usual": ALL_OTHER,
    "own extra cards": {**ALL_OTHER, "extra_innings": "keep", "extra_innings_for_all": False, "repair_at_once": False},
}


def whole_rosters(g: Lords) -> bool:
    """25 and 15 for everybody, with a Utility player (LOB-2.4-a, LOB-7.1.5-g)."""
    return all(majors(g, s) == 25 and farm(g, s) == 15 and g.men[s][codes.UT] > 0 for s in range(g.seats))


@pytest.mark.rule("LOB-2.4-a", "LOB-7.1.5-g", "LOB-2.3-b")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setting", SETTINGS)
def test_random_games_conserve_everything_and_end(seats: int, setting: str) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        g = new(seats, seeded(seed), INFO.read_options({"years": 2, **SETTINGS[setting]}), pack())
        forms = 0
        while g.seat != NOBODY:
            material.audit(g)
            if isinstance(g.choice, Purse):
                assert whole_rosters(g), g.men
                forms += 1
            g.apply(rng.choice(g.options))
        material.audit(g)
        assert forms
        assert g.outcome().ending in INFO.endings
        assert sum(g.result(seat) for seat in range(seats)) == pytest.approx(1)
