"""Opponents: their levels, what they know, what they like, and what they say a move is for."""

from typing import cast

import pytest

from rules.highlights.table_setup import Park, Side, at_bat, at_save, deal, extra, game_over
from sandlot import bots
from sandlot.bots.levels import personalities, skill_of
from sandlot.games.highlights import INFO
from sandlot.games.highlights.advice import purpose
from sandlot.games.highlights.bot import plain
from sandlot.games.highlights.bot.figures import HITS, figures_of
from sandlot.games.highlights.bot.measures import EXTRA, MEASURES, SAVE, STAGES, measured, mover, resolved, stage
from sandlot.games.highlights.bot.tastes import SLUGGER, SMALL_BALL, taste
from sandlot.games.highlights.bot.weights import WEIGHTS
from sandlot.games.highlights.options import FIRST, FROM_DECK, PASS
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.moves import attempt
from sandlot.kernel.skill import NAMES

STRONG = ("regular", "all-star", "hall-of-famer")


def said(park: Park, *picks: int) -> str:
    """The purpose of a move of the seat that is asked."""
    g = park.g
    seat = g.open[0]
    before = cast(Highlights, attempt(g, seat).game)
    return purpose(before, cast(Highlights, attempt(g, seat, picks).game), seat, picks)


def chosen(park: Park, level: str) -> list[str]:
    """The ids of the cards a level names in its answer."""
    g = park.g
    ids = g.pack.ids
    return [ids[pick] if pick < len(ids) else str(pick) for pick in bots.make(level, 1).move(g, g.open[0])]


def test_levels_look_further_from_one_to_the_next() -> None:
    skills = [skill_of(INFO, name) for name in NAMES]
    assert skills[0].plain
    assert not skills[3].plain
    assert skills[3].simulations > skills[2].simulations
    assert [skill.milliseconds <= most for skill, most in zip(skills, (0, 300, 700, 1500), strict=True)] == [True] * 4
    assert [each.name for each in personalities(INFO)] == ["slugger", "small-ball"]


@pytest.mark.parametrize("level", [*NAMES, "regular+slugger", "regular+small-ball"])
def test_every_level_answers(level: str) -> None:
    g = deal().g
    bot = bots.make(level, 1)
    for _ in range(6):
        bot.play(g, g.seat)
    assert g.inning >= 1


# -- what they reckon ------------------------------------------------------------------------------------------------


def test_pending_hits_are_counted_with_the_runners_and_nothing_is_changed() -> None:
    """A Home Run with runners on 1st and 3rd brings three runs; the position stays as it was."""
    park = at_bat(Side("glove"), Side(played="HR", bases="A-S", runs=2))
    assert tuple(resolved(park.g, 1)) == (3, 0)
    assert (park.runs, park.bases, park.threats) == ((0, 2), ("---", "A-S"), ("", "HR"))


def test_what_an_action_saves_depends_on_the_card_it_meets() -> None:
    park = at_bat(Side("glove / curve"), Side("robot 1B HR / natural 1B HR"))
    figures = figures_of(park.g.pack)
    glove, curve = park.g.hands[0][:2]
    robot, natural = park.g.hands[1][:2]
    assert figures.saves(glove, robot) == figures.saves(glove, natural) == HITS[4]
    assert figures.saves(curve, robot) == pytest.approx(HITS[1] + HITS[4])
    assert figures.saves(curve, natural) == 0


def test_stages_follow_the_turns() -> None:
    assert stage(at_bat(inning=1).g, 0) == 0
    assert stage(at_bat(inning=1, turn="H").g, 1) == 1
    assert stage(at_bat(inning=6, turn="H").g, 1) == 11
    assert stage(at_save(Side(on_deck="glove"), Side(played="HR")).g, 0) == SAVE
    assert stage(extra(Side("1B / 1B / 1B", runs=1), Side("1B / 1B / 1B", runs=1)).g, 0) == EXTRA


def test_every_measure_has_a_weight_at_every_stage() -> None:
    assert len(WEIGHTS) == STAGES * MEASURES


def test_it_is_measured_from_the_view_of_who_plays_next() -> None:
    park = at_bat(Side(runs=3), Side(runs=1), turn="H", inning=3)
    assert mover(park.g) == 1
    assert measured(park.g, 1, figures_of(park.g.pack))[1] == -2


def test_the_evaluation_likes_a_lead_runners_and_better_cards() -> None:
    def chance(side: Side, inning: int = 4) -> float:
        g = at_bat(side, Side("1B / 1B / 1B", runs=1), inning=inning, length=1).g
        return g.rules.evaluate(g, 0)

    level = chance(Side("1B / 1B / 1B", runs=1))
    assert chance(Side("1B / 1B / 1B", runs=2)) > level
    assert chance(Side("1B / 1B / 1B", runs=1, bases="-A-")) > level
    assert chance(Side("1B / 1B / HR", runs=1)) > level


def test_the_reference_judges_as_it_always_did() -> None:
    """One run ahead, no cards, nothing on base: PER_RUN over the least spread."""
    g = at_save(Side(runs=2), Side(runs=1), length=1).g
    assert g.rules.plain(g, 0) == pytest.approx(plain.logistic(1.25 / 0.55))


# -- no silly moves --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", STRONG)
def test_a_curve_is_not_kept_while_a_robot_turns_the_game(level: str) -> None:
    """Two Home Runs of a Robot would turn the game. Either card threatens a Single, but only the Curve stops them."""
    park = at_bat(Side(played="robot HR HR", runs=1), Side("1B / curve 1B", runs=2), inning=5, turn="H", length=1)
    assert chosen(park, level)[0] == "NY-02"


@pytest.mark.parametrize("level", STRONG)
def test_a_glove_goes_for_the_longest_hit(level: str) -> None:
    park = at_bat(Side("glove"), Side(played="1B HR", runs=1), inning=6, length=1)
    assert chosen(park, level) == ["LA-01", str(253)]


@pytest.mark.parametrize("level", STRONG)
def test_nobody_is_bought_who_is_worse_than_all_who_have_played(level: str) -> None:
    park = game_over(
        Side(played="HR HR $5 / HR 1B / 3B 1B", runs=3, lineup=""), Side(runs=1), row="1B @2 / 2B @3", length=7
    )
    while park.question != "Buy":
        g = park.g
        bots.make(level, 1).play(g, g.open[0])
    assert park.g.seat == 0
    assert bots.make(level, 1).move(park.g, 0) == [PASS]


@pytest.mark.parametrize("level", STRONG)
def test_a_better_player_is_bought_for_the_weakest(level: str) -> None:
    park = game_over(
        Side(played="HR $9 / 1B / 2B glove", runs=3, lineup=""), Side(runs=1), row="1B @2 / HR HR @8", length=7
    )
    while park.question != "Buy":
        g = park.g
        bots.make(level, 1).play(g, g.open[0])
    g = park.g
    bought, sent = bots.make(level, 1).move(g, 0)
    assert list(g.pack.hits[bought]) == [4, 4]
    assert list(g.pack.hits[sent]) == [1]


def test_who_may_choose_buys_first() -> None:
    park = game_over(Side(played="HR $1", runs=3), Side(played="1B $3", runs=1), length=7)
    assert park.question == "BuyOrder"
    assert bots.make("regular", 1).move(park.g, 0) == [FIRST]


# -- tastes ----------------------------------------------------------------------------------------------------------


def test_tastes() -> None:
    g = at_bat(Side("1B"), Side(played="HR 1B", bases="-F-"), length=1).g
    assert taste(g, 1, SLUGGER) > taste(g, 0, SLUGGER) == 0
    assert taste(g, 1, SMALL_BALL) > taste(g, 0, SMALL_BALL) == 0


def test_in_a_series_tastes_are_for_players_too() -> None:
    g = at_bat(Side("HR slow"), Side("1B fast"), length=7).g
    assert taste(g, 0, SLUGGER) > taste(g, 1, SLUGGER)
    assert taste(g, 1, SMALL_BALL) > taste(g, 0, SMALL_BALL)


@pytest.mark.parametrize(("personality", "hits"), [("slugger", [4]), ("small-ball", [1, 1])])
def test_personalities_buy_differently(personality: str, hits: list[int]) -> None:
    """There is money for one of the two: a Slow Home Run or two Fast Singles."""
    park = game_over(
        Side(played="1B $5", runs=3, lineup=""), Side(runs=1), row="HR slow @5 / 1B 1B fast @5", deck="", length=7
    )
    bot = bots.make(f"all-star+{personality}", 1)
    while park.question != "Buy":
        bot.play(park.g, park.g.open[0])
    assert list(park.g.pack.hits[bot.move(park.g, 0)[0]]) == hits


# -- purposes --------------------------------------------------------------------------------------------------------


def test_the_purpose_of_defence_counts_runs() -> None:
    park = at_bat(Side("glove 1B 1B"), Side(played="HR", bases="A--"), inning=3)
    assert said(park, park.g.hands[0][0]) == "Stops 2 runs and threatens two Singles."


def test_the_purpose_of_a_hit_at_once() -> None:
    park = at_bat(Side("eye HR", bases="--A"), Side(played="cyborg"), inning=3)
    assert said(park, park.g.hands[0][0]) == "Scores 1 run at once and threatens a Home Run."


def test_the_purpose_of_a_card_that_does_nothing() -> None:
    park = at_bat(inning=3)
    assert said(park, park.g.hands[0][0]) == "Saves the better cards for later."


def test_the_purpose_of_a_save_tells_what_is_at_stake() -> None:
    park = at_save(Side(on_deck="glove"), Side(played="HR", bases="A--"))
    assert said(park, FROM_DECK).endswith("comes with Glove, with 2 runs at stake.")
    assert said(park, PASS) == "Does without a save, with 2 runs at stake."


def test_every_question_of_a_series_has_a_purpose() -> None:
    seen = set()
    g = deal(seed=3, length=3).g
    bot = bots.make("rookie", 1)
    while g.seat >= 0:
        seat = g.open[0]
        picks = bot.move(g, seat)
        told = purpose(
            cast(Highlights, attempt(g, seat).game), cast(Highlights, attempt(g, seat, picks).game), seat, picks
        )
        assert told[0].isupper()
        assert told.endswith(".")
        assert "LA-" not in told
        seen.add(type(g.choice).__name__)
        g.give(seat, picks)
    assert {"ChooseDeck", "PlaceOnDeck", "PlayCard", "VisitorSave", "BuyOrder", "Buy"} <= seen
