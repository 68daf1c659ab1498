"""Whole matches: every length and pack comes to a declared end, and what people read of it is whole sentences."""

import pytest

from sandlot import games
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import BadInput
from sandlot.kernel.game import Game
from sandlot.lab.plan import Plan
from sandlot.lab.simulate import simulate
from sandlot.table.log import LogLine

INFO = games.find("highlights")


def played(seed: int, pack: str, **options: int | bool) -> tuple[Game, list[LogLine]]:
    """A random match and its log as the spectator reads it."""
    g = games.new(INFO, 2, seeded(seed), options, games.load_pack(INFO, pack))
    chance = seeded(seed)
    lines: list[LogLine] = []
    g.events = []
    while g.options:
        g.apply(g.options[chance.below(len(g.options))])
        lines += INFO.module("table").log(g, g.events, -1)
        g.events = []
    return g, lines


@pytest.mark.parametrize("pack", INFO.packs)
@pytest.mark.parametrize(("length", "wins"), [(1, 1), (7, 4), (11, 6)])
def test_a_series_ends_when_somebody_has_won_more_than_half(pack: str, length: int, wins: int) -> None:
    g, lines = played(length, pack, length=length)
    outcome = g.outcome()
    if length > 1:
        assert max(outcome.scores) == wins
        assert min(outcome.scores) < wins
    assert sum("begins:" in line.text for line in lines) == (sum(outcome.scores) if length > 1 else 1)
    assert lines[-1].text.startswith(("Los Angeles wins", "New York wins", "San Francisco wins", "Boston wins"))


def test_a_mini_season_comes_before_the_series() -> None:
    _, lines = played(4, "classic", length=1, mini_season=True)
    begun = [line.text.split(" begins")[0] for line in lines if "begins:" in line.text]
    assert begun == ["Mini-season game 1", "Mini-season game 2", "Mini-season game 3", "Game"]
    assert sum("Home in the first game of the series" in line.text for line in lines) == 1


def test_a_series_of_even_length_is_refused() -> None:
    with pytest.raises(BadInput, match="option length is a number from 1 to 21 in steps of 2, not 8"):
        played(1, "classic", length=8)


@pytest.mark.parametrize("pack", INFO.packs)
def test_the_log_has_sentences_and_rules(pack: str) -> None:
    for seed in range(3):
        _, lines = played(seed, pack)
        assert len(lines) > 200
        for line in lines:
            assert line.text[0].isupper() or line.text[0].isdigit(), line.text
            assert line.text.endswith("."), line.text
            assert "{" not in line.text
            assert line.rule.startswith("BH-"), line.text
            assert line.group, line.text


def test_the_lab_counts_wins_by_deck() -> None:
    options = (INFO.read_options({"length": 1}),)
    plan = Plan("highlights", INFO.package, 2, ("random", "random"), ((0, 1),), options, "", 5, 40, False)
    groups = simulate(plan, INFO, "deck").groups
    assert set(groups) == {"Los Angeles", "New York", "San Francisco", "Boston"}
    assert sum(int(str(group["games"])) for group in groups.values()) == 80
    won = sum(float(str(group["wins"])) * int(str(group["games"])) for group in groups.values())
    assert won == pytest.approx(40, abs=0.01)
