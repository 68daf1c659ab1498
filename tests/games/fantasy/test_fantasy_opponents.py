"""Opponents: what they know of the game, what they like, and what they say a move is for."""

import pytest

from rules.fantasy.season import deal, month, number, series
from sandlot import bots
from sandlot.bots.levels import personalities, skill_of
from sandlot.games.fantasy import INFO
from sandlot.games.fantasy.advice import purpose
from sandlot.games.fantasy.bot.judge import evaluate, shortlist
from sandlot.games.fantasy.bot.power import power
from sandlot.games.fantasy.bot.tastes import DO_GOODER, SPELLCASTER, taste
from sandlot.games.fantasy.numbers import USED
from sandlot.games.fantasy.options import PASS
from sandlot.kernel.moves import attempt
from sandlot.kernel.skill import NAMES


def test_levels_look_further_from_one_to_the_next() -> None:
    skills = [skill_of(INFO, name) for name in NAMES]
    assert skills[0].plain
    assert not skills[3].plain
    assert skills[3].simulations > skills[0].simulations
    assert skills[3].milliseconds <= 1500
    assert [each.name for each in personalities(INFO)] == ["do-gooder", "spellcaster"]


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("level", NAMES)
def test_every_level_answers(seats: int, level: str) -> None:
    t = deal(seats)
    bot = bots.make(level, 1)
    for _ in range(4):
        bot.play(t.g, t.g.seat)


def test_a_roster_without_its_best_character_is_weaker() -> None:
    t = series()
    before = power(t.g, 0)
    hand = [t.g.hands.at(0, i) for i in range(t.g.hands.size(0))]
    best = max(hand, key=lambda card: sum(t.g.pack.stats[10 * card : 10 * card + 10]))
    t.g.hands.remove(0, best)
    assert power(t.g, 0) < before


def test_with_two_managers_more_wins_are_only_home_field() -> None:
    t = month(2)
    even = evaluate(t.g, 0)
    t.g.wins[0] += 3
    assert even < evaluate(t.g, 0) < even + 0.05, "both play the Series anyway (FFB-TWO-2)"


def test_with_three_managers_wins_decide_who_plays_the_series() -> None:
    t = month(3)
    even = evaluate(t.g, 0)
    t.g.wins[0] += 3
    assert evaluate(t.g, 0) > even + 0.05


def test_a_series_line_up_is_one_thought_and_not_always_the_same() -> None:
    t = series()
    options = t.g.choice.options(t.g, 0)
    found = [shortlist(t.g, 0, options) for _ in range(20)]
    assert all(len(each) == 1 and each[0] in options for each in found)


def test_tastes() -> None:
    t = month(2, bench={1: "C23 C18"}, lineups={0: "C10", 1: "C12"})
    before = taste(t.g, 1, SPELLCASTER)
    t.g.spent[number("C23")] = USED
    assert taste(t.g, 1, SPELLCASTER) > before
    good, evil = (next(c for c in range(80) if t.g.pack.side[c] == side) for side in (0, 1))
    t.g.bench.fill(1, [evil])
    before = taste(t.g, 1, DO_GOODER)
    t.g.bench.fill(1, [good])
    assert taste(t.g, 1, DO_GOODER) > before


def test_purposes() -> None:
    t = month(2, bench={1: "C23 C18"}, lineups={0: "C10", 1: "C12"})
    trial = attempt(t.g, 1, [PASS])
    assert purpose(t.g, trial.game, 1, [PASS]) == "Saves the magic for a later week."
    d = deal(2)
    option = d.g.choice.options(d.g, 0)[0]
    said = purpose(d.g, attempt(d.g, 0, [option]).game, 0, [option])
    assert said.startswith(f"Drafts {d.g.pack.names[option]}, strong at ")
