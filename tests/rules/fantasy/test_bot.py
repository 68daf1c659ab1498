"""How bots judge positions: what stands better in the rules' own terms must look better."""

import pytest

from rules.fantasy.season import month, number, series
from sandlot.bots.search_quick import quick
from sandlot.games.fantasy.bot.judge import evaluate
from sandlot.games.fantasy.bot.plain import best_of
from sandlot.games.fantasy.options import USE
from sandlot.kernel.chance import seeded


def test_magic_not_aimed_yet_is_worth_its_best_aim() -> None:
    t = month(2, bench={1: "C23 C18"}, lineups={0: "C10", 1: "C12"}).picks("use C23", "at C10")
    ends = []
    for option in t.g.options:
        c = t.g.clone()
        c.apply(option)
        ends.append(evaluate(c, 1))
    assert len(set(ends)) > 1, "some stats count for W16, some do not"
    assert evaluate(t.g, 1) == max(ends)


@pytest.mark.parametrize("used", ["C55", ""])
def test_revive_is_used_as_soon_as_it_can_wake_somebody(used: str) -> None:
    t = month(2, bench={1: "C55 C62"}, used=used, event="" if used else "E13")
    if not used:
        t.picks("use C55", "no magic")  # Mana Flood: a second round
    assert t.options == ["use C62", "no magic"]
    assert quick(t.g, 1, seeded(3)) == USE + number("C62")


def test_flames_burn_the_stat_that_counts() -> None:
    t = month(2, bench={1: "C23 C18"}, lineups={0: "C10", 1: "C13"}, wins="W03 W16 W01 W02", season_head_start=True)
    t.picks("use C23", "at C10")  # for two Managers Wins only count with a head start
    assert t.g.text(quick(t.g, 1, seeded(1))) == "its R", "of AVG5 R9 SB7, which W03 wants"


def test_a_lead_in_the_series_is_a_better_chance() -> None:
    assert best_of([0.5] * 7, 0, 4, 4) == 0.5
    assert best_of([0.5] * 7, 0, 1, 4) == 1 - 0.5**4
    t = series()
    level = [evaluate(t.g, 0), evaluate(t.g, 1)]
    t.g.series[0] = 2
    assert evaluate(t.g, 0) > level[0]
    assert evaluate(t.g, 1) < level[1]
    t.g.series[0] = 4
    assert (evaluate(t.g, 0), evaluate(t.g, 1)) == (1.0, 0.0)


def test_wins_and_pegs_look_good() -> None:
    even = evaluate(month(3).g, 0)
    assert evaluate(month(3, won=[2, 0, 0]).g, 0) > even > evaluate(month(3, won=[0, 2, 2]).g, 0)
    assert evaluate(month(3, pegs={0: {"Gold": 2}}).g, 0) > even
    assert evaluate(month(3, pegs={1: {"Gold": 2}, 2: {"Gold": 2}}).g, 0) < even
