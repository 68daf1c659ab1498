"""Opponents: their levels, what they know of hands, what they like, and what they say a move is for."""

from typing import Any, cast

import pytest

from rules.moorwerk.table_setup import Ground, deal, ground
from sandlot import bots
from sandlot.bots.levels import personalities, skill_of
from sandlot.games.moorwerk import INFO
from sandlot.games.moorwerk.advice import purpose
from sandlot.games.moorwerk.bot import expectancy, judge, picks
from sandlot.games.moorwerk.bot.tastes import BEGINNER, SMALL_BALL, TRICKSTER, taste
from sandlot.games.moorwerk.pack import CODES, GREEN_KINDS, RED_KINDS
from sandlot.games.moorwerk.state import Baseball
from sandlot.kernel.moves import attempt
from sandlot.kernel.notation import read
from sandlot.kernel.skill import NAMES

BEST = NAMES[2:]  # those that know the hands


def picked(t: Ground, level: str) -> str:
    """The code of the card that a level plays."""
    seat = t.g.seat
    option = bots.make(level, 1, timed=False).choose(t.g, seat)
    return CODES[option]


def value(t: Ground, seat: int = 0) -> float:
    return judge.evaluate(t.g, seat)


def tried(g: Baseball, seat: int, chosen: list[int]) -> Baseball:
    """What comes of a move, as far as its seat may know."""
    return cast(Baseball, attempt(g, seat, chosen).game)


def said(t: Ground, move: str) -> str:
    """What a move, as people write it, is for."""
    seat = t.g.seat
    chosen = read(t.g, seat, move)
    return purpose(t.g, tried(t.g, seat, chosen), seat, chosen)


def test_levels_look_further_from_one_to_the_next() -> None:
    skills = [skill_of(INFO, name) for name in NAMES]
    assert [each.plain for each in skills] == [True, True, False, False]
    assert skills[0].habit
    assert skills[3].simulations > 0
    assert [each.milliseconds for each in skills[1:]] == [300, 700, 1500]
    assert [each.name for each in personalities(INFO)] == ["small-ball", "trickster"]


def test_kinds_are_numbered_as_the_bots_count_them() -> None:
    assert len(GREEN_KINDS) == judge.RED
    assert len(GREEN_KINDS) + len(RED_KINDS) == judge.BLUE
    assert len(CODES) == judge.KINDS
    assert (CODES[judge.JOKER], CODES[picks.HOME_RUN], CODES[picks.TRIPLE_PLAY]) == ("J", "HR", "TP")


def test_the_tables_have_a_number_for_every_case() -> None:
    assert len(expectancy.RUNS) == len(expectancy.PLACE) == 2 * 2 * 3 * 8
    assert len(expectancy.AT_BAT) == 2 * (judge.MOST_LEFT + 1)
    assert len(expectancy.SWING) == 2 * 2
    assert len(expectancy.HELD) == len(expectancy.LATER) == 2 * 3 * 2 * len(CODES)
    assert len(expectancy.MIX) == 2 * 2 * judge.MIXES


@pytest.mark.parametrize("table", [0, 1])
@pytest.mark.parametrize("bases", range(8))
def test_outs_cost_runs(table: int, bases: int) -> None:
    for plays in range(2):
        none, one, two = (expectancy.RUNS[((table * 2 + plays) * 3 + outs) * 8 + bases] for outs in range(3))
        assert none > one > two > 0


# -- the evaluation ----------------------------------------------------------------------------------------------------


def test_a_home_run_in_hand_is_worth_more_than_a_walk_to_the_side_at_bat() -> None:
    assert value(ground(hands={0: "HR K K"})) > value(ground(hands={0: "BB K K"}))


def test_a_double_play_in_hand_is_worth_more_than_a_walk_to_the_side_in_the_field() -> None:
    assert value(ground(hands={1: "DP BB BB"}), 1) > value(ground(hands={1: "BB BB BB"}), 1)


def test_what_one_side_gains_the_other_loses() -> None:
    t = ground(bases="1-3", outs=1, runs=(3, 4), hands={0: "HR K B"})
    assert value(t, 0) + value(t, 1) == pytest.approx(1.0)


def test_a_runner_helps_the_side_at_bat_and_a_lead_counts_more_when_few_cards_are_left() -> None:
    assert value(ground(bases="--3")) > value(ground())
    ahead: dict[str, Any] = {"runs": (5, 3), "hands": {0: "K F", 1: "L X"}}
    assert value(ground(deck="K", **ahead)) > value(ground(**ahead))


# -- moves that must be made or must not -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", NAMES)
def test_nobody_ends_the_own_half_with_a_hit_in_hand(level: str) -> None:
    """Two outs, bases loaded, at bat: a strike out would end the half, a double brings two runs."""
    assert picked(ground(bases="123", outs=2, hands={0: "2B K X"}), level) == "2B"


@pytest.mark.parametrize("level", NAMES)
def test_nobody_lets_the_loaded_bases_score(level: str) -> None:
    """In the field with two outs and loaded bases any out ends the half; a walk gives a run away."""
    assert picked(ground(bases="123", outs=2, turn=1, hands={1: "BB K 2B"}), level) == "K"


@pytest.mark.parametrize("level", NAMES)
def test_the_tenth_run_is_scored_at_once(level: str) -> None:
    assert picked(ground(bases="--3", runs=(9, 9), hands={0: "1B DP BB"}), level) == "1B"


@pytest.mark.parametrize("level", BEST)
def test_the_double_play_waits_for_a_runner(level: str) -> None:
    """Nobody on base: a fly out makes the same single out and keeps the double play for later."""
    assert picked(ground(turn=1, hands={1: "DP F F"}), level) == "F"


def test_the_last_cards_are_played_in_the_order_that_wins() -> None:
    """V holds a single and a strike out, H a walk: 3 to 3, third base taken, two outs, no deck.

    The single brings the winning run. The strike out would end the half and leave V in the field.
    """
    t = ground(bases="--3", outs=2, runs=(3, 3), hands={0: "1B K", 1: "BB"}, deck="")
    assert picked(t, "hall-of-famer") == "1B"


# -- the shortlist -----------------------------------------------------------------------------------------------------


def test_of_kinds_that_do_the_same_one_is_compared() -> None:
    g = ground(hands={0: "F K 1B"}).g
    assert [CODES[option] for option in picks.shortlist(g, 0, g.options)] == ["1B", "F"]


def test_a_joker_at_bat_is_a_home_run_or_a_trick_and_time_is_for_the_others() -> None:
    t = ground(seats=4, hands={0: "J T K"})
    g = t.g.clone()
    g.give(0, [CODES.index("J")])
    short = [CODES[option - 64] for option in picks.shortlist(g, 0, g.options)]
    assert short[0] == "HR"
    assert not set(short[1:]) & {*GREEN_KINDS, *RED_KINDS}
    g = t.g.clone()
    g.give(0, [CODES.index("T")])
    assert picks.shortlist(g, 0, g.options) == [96 + 1, 96 + 3]


# -- tastes ------------------------------------------------------------------------------------------------------------


def test_tastes() -> None:
    loaded, empty = ground(bases="123", hands={0: "B S K"}).g, ground(hands={0: "K F X"}).g
    assert taste(loaded, 0, SMALL_BALL) > taste(empty, 0, SMALL_BALL) == 0.0
    assert taste(loaded, 1, SMALL_BALL) == 0.0
    assert taste(loaded, 0, TRICKSTER) < taste(empty, 0, TRICKSTER) == 0.0


# -- purposes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        ({"bases": "--3", "runs": (3, 3), "hands": {0: "1B K"}}, "play 1B", "Scores 1 run and takes the lead, 4 to 3."),
        ({"bases": "--3", "runs": (9, 3), "hands": {0: "1B K"}}, "play 1B", "Scores the tenth run and wins the game."),
        ({"hands": {0: "BB K"}}, "play BB", "Brings a runner on: 1st taken."),
        ({"bases": "1--", "hands": {0: "SB K"}}, "play SB", "Moves the runners on: 2nd taken."),
        ({"hands": {0: "SB K"}}, "play SB", "Has no effect now and saves the other cards."),
        ({"hands": {0: "K 1B"}}, "play K", "Costs your side an out (1 out) and saves better cards."),
        (
            {"outs": 2, "hands": {0: "K 1B"}},
            "play K",
            "Makes the third out of your own half: your side takes the field.",
        ),
        (
            {"bases": "12-", "outs": 2, "turn": 1, "hands": {1: "K 1B"}},
            "play K",
            "Makes the third out, with 2 of their runners on base: your side bats next.",
        ),
        ({"bases": "1--", "turn": 1, "hands": {1: "DP 1B"}}, "play DP", "Puts two out at once: 2 outs."),
        ({"turn": 1, "hands": {1: "K 1B"}}, "play K", "Puts one out: 1 out."),
        (
            {"bases": "123", "turn": 1, "runs": (1, 4), "hands": {1: "BB DP"}},
            "play BB",
            "Lets 1 run in, 4 to 2, and saves better cards.",
        ),
        ({"turn": 1, "hands": {1: "BB DP"}}, "play BB", "Lets them run (1st taken) and saves better cards."),
        ({"hands": {0: "B K"}}, "play B covered by K", "Costs your side an out (1 out) and saves better cards."),
        ({"hands": {0: "B K"}}, "play B uncovered", "Lets the turn pass without an effect and keeps the other cards."),
        ({"bases": "1--", "hands": {0: "J K"}}, "play J as HR", "Scores 2 runs and takes the lead, 2 to 0."),
        ({"hands": {0: "MR K 1B"}}, "play MR", "Swaps hands with H1: yours has 1 green card."),
        ({"hands": {0: "CC K X"}}, "play CC", "Mixes all hands: yours has no green card."),
        ({"hands": {0: "BC K X"}}, "play BC", "Everybody gets a new hand: yours has no green card."),
        (
            {"seats": 4, "hands": {0: "ML K X"}},
            "play ML",
            "Your hand, with no green card, goes to H2, and you get that of H1.",
        ),
        ({"hands": {0: "CE K X"}}, "play CE with H1", "Takes a card from H1 for one you can spare."),
        ({"hands": {0: "T K X"}}, "play T on H1", "H1 misses a turn, so your side plays again sooner."),
        ({"hands": {0: "T K X"}}, "play T on V1", "You sit out a turn and keep your cards."),
        (
            {"seats": 4, "hands": {0: "T K X"}},
            "play T on V2",
            "V2, your team mate, sits out a turn and keeps the cards.",
        ),
    ],
)
def test_purposes(position: dict[str, Any], move: str, sentence: str) -> None:
    assert said(ground(**position), move) == sentence


def test_the_purpose_of_giving_names_the_card_and_who_gets_it() -> None:
    t = ground(hands={0: "CE K X", 1: "1B"}, draws=[0]).play("play CE with H1")
    assert said(t, "give K") == "Gives H1 the Strike out, which you need least now."


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_move_of_a_game_has_a_purpose(seats: int) -> None:
    g = deal(seats, seed=seats, many_cards=True, choose_outs=True, choose_advances=True).g
    players = [bots.make("random", seat) for seat in range(seats)]
    while g.seat >= 0:
        seat = g.seat
        move = players[seat].move(g, seat)
        assert purpose(tried(g, seat, []), tried(g, seat, move), seat, move)[-1] == "."
        g.give(seat, move)


def test_a_beginner_counts_runs_and_outs_and_not_who_is_on_base() -> None:
    assert taste(ground(runs=(3, 1)).g, 0, BEGINNER) > taste(ground(runs=(2, 1)).g, 0, BEGINNER)
    assert taste(ground(outs=1).g, 1, BEGINNER) > taste(ground().g, 1, BEGINNER)
    assert taste(ground(bases="123").g, 0, BEGINNER) == taste(ground().g, 0, BEGINNER)
