"""Opponents: their levels, what they like, and what they say a move is for."""

import pytest

from rules.cosmic.board import board, deal
from sandlot import bots
from sandlot.bots.levels import personalities, skill_of
from sandlot.games.cosmic import INFO
from sandlot.games.cosmic.advice import purpose
from sandlot.games.cosmic.bot.tastes import GADGETEER, SAVER, taste
from sandlot.games.cosmic.options import CHOOSE, PASS
from sandlot.kernel.moves import attempt
from sandlot.kernel.skill import NAMES


def test_levels_look_further_from_one_to_the_next() -> None:
    skills = [skill_of(INFO, name) for name in NAMES]
    assert skills[3].simulations > skills[2].simulations > skills[0].simulations
    assert skills[3].milliseconds <= 1500
    assert [each.name for each in personalities(INFO)] == ["gadgeteer", "saver"]


@pytest.mark.parametrize("level", NAMES)
def test_every_level_answers(level: str) -> None:
    g = deal().g
    bot = bots.make(level, 1)
    for _ in range(4):
        bot.play(g, g.seat)


def test_tastes() -> None:
    t = board(hands=("Flex, Overpower", "Flex"))
    few = taste(t.g, 0, GADGETEER)
    t.g.gadgets[0] += 2
    assert taste(t.g, 0, GADGETEER) > few
    assert taste(t.g, 0, SAVER) > taste(t.g, 1, SAVER)


def test_the_purpose_of_declining_tells_who_leads() -> None:
    t = board(field=("Little Avalanche", "Marrowglass"), hands=("Flex, Overpower", "Flex")).play("pass")
    said = purpose(t.g, attempt(t.g, t.g.seat, [PASS]).game, t.g.seat, [PASS])
    assert said.startswith("Wins the round, ")


def test_the_purpose_of_a_choice_names_the_player() -> None:
    g = deal().g
    option = g.choice.options(g, 0)[0]
    said = purpose(g, attempt(g, 0, [option]).game, 0, [option])
    assert g.pack.names[option - CHOOSE] in said
