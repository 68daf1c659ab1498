"""Opponents: what they know of the game, what they like, and what they say a move is for."""

import pytest

from rules.fantasy.season import deal, month, number, numbers, series
from sandlot import bots
from sandlot.bots.levels import personalities, skill_of
from sandlot.games.fantasy import INFO
from sandlot.games.fantasy.advice import purpose
from sandlot.games.fantasy.atoms.knowing import see
from sandlot.games.fantasy.bot.habits import FAN
from sandlot.games.fantasy.bot.judge import evaluate, shortlist
from sandlot.games.fantasy.bot.power import power
from sandlot.games.fantasy.bot.tastes import DO_GOODER, SPELLCASTER, taste
from sandlot.games.fantasy.numbers import CHARACTERS, EVENT, USED, WIN
from sandlot.games.fantasy.options import CARD, PASS
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.roster import Assign
from sandlot.kernel.moves import attempt
from sandlot.kernel.skill import NAMES


def test_levels_know_more_from_one_to_the_next() -> None:
    rookie, regular, all_star, best = (skill_of(INFO, name) for name in NAMES)
    assert (rookie.plain, regular.plain, all_star.plain, best.plain) == (True, True, False, False)
    assert (bool(regular.habit), bool(best.habit)) == (False, False), "only Rookies and All-Stars fall for big numbers"
    assert min(rookie.habit, all_star.habit) > FAN
    assert best.simulations > all_star.simulations
    assert best.milliseconds <= 1500
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


def test_with_two_managers_wins_cost_the_first_choice_of_free_agents() -> None:
    t = month(2)
    even = evaluate(t.g, 0)
    t.g.wins[0] += 3
    assert evaluate(t.g, 0) < even - 0.02, "both play the Series anyway, the fewest Wins choose first (FFB-CLN-1)"
    t.g.month = t.g.house.months  # no more free agents
    t.g.wins[0] -= 3
    even = evaluate(t.g, 0)
    t.g.wins[0] += 3
    assert even < evaluate(t.g, 0) < even + 0.05, "home field, and no more (FFB-TWO-1)"


def test_with_a_head_start_two_managers_want_wins() -> None:
    t = month(2, season_head_start=True)
    t.g.month = t.g.house.months
    even = evaluate(t.g, 0)
    t.g.wins[0] += 3
    assert evaluate(t.g, 0) > even + 0.05, "the first game of the Series (R36)"


def first_month(hand: str, **options: bool) -> Fantasy:
    """Two Managers set their rosters for the first month; the first has these Characters in hand."""
    g = deal(2, **options).g
    while not isinstance(g.choice, Assign):
        g.apply(g.options[0])
    wanted = numbers(hand)
    spare = [card for card in g.hands[0] if card not in wanted]
    swap = dict(zip([card for card in wanted if card not in g.hands[0]], spare, strict=True))
    g.hands[1] = sorted(swap.get(card, card) for card in g.hands[1])
    g.deck.fill([swap.get(card, card) for card in g.deck])
    g.discard.fill(sorted(swap.get(card, card) for card in g.discard))
    g.hands[0] = sorted(wanted)
    for base, win in enumerate(numbers("W16 W01 W02 W03")):  # all for hitters
        g.bases[base] = win
    g.win_deck.fill([card for card in range(WIN, EVENT) if card not in g.bases])
    g.options = g.choice.options(g, 0)
    for new, old in swap.items():
        g.lose_track(old, -1)
        g.sure[old] = 0
        see(g, new, 1)
    return g


def placed(g: Fantasy) -> list[int]:
    """The Characters that the best level places, base by base."""
    bot = bots.make("hall-of-famer", 1, timed=False)
    while g.seat == 0:
        bot.play(g, 0)
    return [pick % CHARACTERS for pick in g.sealed[0]]


STRONG = "C10 C14 C26 C38 C42"  # five of the Hall of Fame


def test_who_can_recruit_sits_on_the_bench() -> None:
    line = placed(first_month(f"{STRONG} C59"))
    assert len(line) == 4
    assert number("C59") not in line, "only from the bench it can look for a recruit (FFB-BALL-4)"
    assert number("C59") not in placed(first_month(f"{STRONG} C59", season_head_start=True))


def test_with_two_managers_the_best_rest_while_free_agents_are_to_come() -> None:
    """Of four Rookies and two of the Hall of Fame these two rest; where Wins bring a game of the Series they play."""
    weak, great = "C03 C08 C31 C55", set(numbers("C10 C42"))
    assert not great & set(placed(first_month(f"{weak} C10 C42")))
    assert great < set(placed(first_month(f"{weak} C10 C42", season_head_start=True)))


def test_fans_like_a_roster_by_its_highest_stats() -> None:
    t = month(2, bench={0: "C58 C55"})
    small = taste(t.g, 0, FAN + 1)
    t.g.bench[0] = sorted(numbers("C58 C61"))  # RBI9 in place of HR5
    assert taste(t.g, 0, FAN + 1) == pytest.approx(small + 0.04)
    assert taste(series().g, 0, FAN + 1) == 0.0


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


def test_the_purpose_of_letting_the_best_rest() -> None:
    weak = [CARD + card for card in numbers("C03 C08 C31 C55")]
    strong = [CARD + card for card in numbers("C10 C42 C03 C55")]
    hand = "C03 C08 C31 C55 C10 C42"
    g = first_month(hand)
    assert purpose(g, g, 0, weak).startswith("Lets the best rest")
    assert purpose(g, g, 0, strong).startswith("Counts most on")
    g = first_month(hand, season_head_start=True)
    assert purpose(g, g, 0, weak).startswith("Counts most on"), "nobody gives a month away that counts"
