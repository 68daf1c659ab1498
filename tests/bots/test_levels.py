"""The levels in every game: they play by the rules, see only what their seat may know, and can be repeated."""

import pytest

from bots.everywhere import INFOS, positions
from sandlot import bots
from sandlot.bots.levels import personalities
from sandlot.bots.why import thoughts
from sandlot.kernel.material import secrets
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.skill import ALL_STAR, NAMES, REGULAR

# On plain Python they do the same (test_engines_agree), ten times slower.
pytestmark = pytest.mark.engine("compiled")

STEP = 13  # picks between two positions
MOST = 3  # positions of each game: the best levels think long
REDEALS = 2
every_game = pytest.mark.parametrize("info", INFOS, ids=lambda info: info.name)


@every_game
@pytest.mark.parametrize("level", NAMES)
def test_a_level_answers_the_same_whatever_lies_hidden(info: GameInfo, level: str) -> None:
    changed = 0
    for g in positions(info, info.seats[-1], 11, STEP, most=MOST):
        seat, before = g.seat, g.digest()
        expected = bots.make(level, 1, timed=False).move(g, seat)
        g.clone().answer(seat, expected)  # a whole, legal move
        assert g.digest() == before
        for seed in range(REDEALS):
            other = g.clone()
            other.determinize(seat, seed)
            changed += secrets(other, seat) != secrets(g, seat)
            assert bots.make(level, 1, timed=False).move(other, seat) == expected
    assert changed


@every_game
def test_a_hint_is_the_same_whatever_lies_hidden(info: GameInfo) -> None:
    for g in positions(info, info.seats[-1], 12, STEP, most=2):
        expected = thoughts(g, g.seat, 0, 1)
        other = g.clone()
        other.determinize(g.seat, 5)
        assert thoughts(other, g.seat, 0, 1) == expected


@every_game
def test_personalities_play_by_the_rules(info: GameInfo) -> None:
    for each in personalities(info):
        for g in positions(info, info.seats[0], 13, STEP, most=MOST):
            for level in (REGULAR, ALL_STAR):
                g.clone().answer(g.seat, bots.make(f"{level}+{each.name}", 1, timed=False).move(g, g.seat))
