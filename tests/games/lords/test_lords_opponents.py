"""Opponents: their levels, what they know, what they never do, what they like, and what they say a move is for."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league, new, opening, pack, season
from rules.lords.test_random_play import ALL_OTHER
from rules.lords.test_trades import offer
from sandlot import bots
from sandlot.bots.levels import personalities, skill_of
from sandlot.bots.why import purpose
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.advice import PURPOSES
from sandlot.games.lords.bot.judge import plain
from sandlot.games.lords.bot.outlook import evaluate, prospects, scored
from sandlot.games.lords.bot.tastes import MISER, PRESS_BARON, taste
from sandlot.games.lords.options import COUNT, DONE
from sandlot.games.lords.questions import QUESTIONS
from sandlot.games.lords.steps import deals, dice, trade
from sandlot.games.lords.steps.luxury import NOTHING
from sandlot.games.lords.steps.year_end import LAST_MOVES, POINTS
from sandlot.kernel.chance import seeded
from sandlot.kernel.game import NOBODY
from sandlot.kernel.notation import phrase
from sandlot.kernel.skill import ALL_STAR, NAMES, REGULAR

LAST = {"years": 1}
ASIDES = (trade.Business, deals.RollBusiness)  # nobody is asked these, so nobody gets a hint


# -- levels ------------------------------------------------------------------------------------------------------


def test_levels_look_further_from_one_to_the_next() -> None:
    rookie, regular, all_star, best = (skill_of(INFO, name) for name in NAMES)
    assert rookie.depth < regular.depth < all_star.depth < best.depth
    assert rookie.simulations < regular.simulations < all_star.simulations < best.simulations
    assert [regular.milliseconds, all_star.milliseconds, best.milliseconds] == [300, 700, 1500]
    assert [each.name for each in personalities(INFO)] == ["miser", "press-baron"]


@pytest.mark.parametrize("level", [*NAMES, "all-star+miser", "all-star+press-baron"])
def test_every_level_answers(level: str) -> None:
    t = league(seats=2, hands={0: ["Bad Hop", "Rally Caps"], 1: ["Sore Elbow"]}, options=LAST)
    bot = bots.make(level, 1)
    for _ in range(3):
        bot.play(t.g, t.g.seat)


# -- what they know ----------------------------------------------------------------------------------------------


def test_a_pennant_is_worth_its_final_points_which_the_reference_never_knew() -> None:
    t = league(seats=3)
    before, reference = prospects(t.g), plain(t.g, 0)
    t.g.pennants[0] = 1
    assert prospects(t.g)[0] - before[0] == 5  # most pennants (LOB-9.0-c)
    assert prospects(t.g)[1] == before[1]
    assert plain(t.g, 0) == reference


def test_to_be_in_front_is_worth_more_in_the_last_year() -> None:
    """Before it luxury tax and everybody's cards wait for the leader."""

    def gain(years: int) -> float:
        t = league(seats=4, options={"years": years})
        before = evaluate(t.g, 0)
        t.g.vp[0] += 12
        return evaluate(t.g, 0) - before

    assert gain(1) > 2 * max(gain(3), 0.0)


def test_money_beside_a_loan_wins_no_final_points() -> None:
    t = league(seats=2, options=LAST, cash={0: 20_000, 1: 10_000})
    free = prospects(t.g)[0]
    t.g.loan_a[0] = 5000
    assert prospects(t.g)[0] < free - 5  # the loan itself, and the first place for money (LOB-R61, LOB-9.0-b)


def test_wins_are_counted_once_before_and_after_they_are_on_the_track() -> None:
    t = season(95, 85, options={"years": 3})
    for seat in range(2):
        t.g.games[seat] = 0  # the Late Season is over
    t.go(LAST_MOVES, POINTS)
    assert not scored(t.g)
    before = prospects(t.g)[0] - prospects(t.g)[1]
    t.until("nobody")
    assert scored(t.g)
    assert t.g.vp[0] - t.g.vp[1] >= 10
    after = prospects(t.g)[0] - prospects(t.g)[1]
    assert abs(after - before) < 6  # ten wins counted twice would be 7.5 points or more


# -- what they never do ------------------------------------------------------------------------------------------


def said(t: League, level: str) -> list[str]:
    """A level's move in words."""
    g = t.g.clone()
    found = []
    for pick in bots.make(level, 3).move(t.g, t.g.seat):
        found.append(phrase(g, g.seat, pick))
        g.apply(pick)
    return found


@pytest.mark.parametrize("level", [REGULAR, ALL_STAR])
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_plays_an_evil_card_on_himself(level: str, seats: int) -> None:
    t = league(seats=seats, hands={0: ["Gambling Rumour"]}, records={0: (10, 5)}, options=LAST)
    move = said(t, level)
    assert "on A" not in move, move


@pytest.mark.parametrize("level", NAMES)
def test_in_the_last_year_all_cubes_become_points(level: str) -> None:
    t = season(90, 90, 90, media={0: 5}, options=LAST)
    t.go(LAST_MOVES)
    assert bots.make(level, 1).move(t.g, 0) == [DONE, COUNT + 2]  # two pairs; the fifth cube is left over


@pytest.mark.parametrize("level", NAMES)
def test_gifts_are_taken_and_swindles_refused(level: str) -> None:
    t = league(seats=3, men={1: {"SS": 1, "REG": 11}})
    bot = bots.make(level, 1)
    offer(t, 0, 1, {codes.MONEY: 10}, {})
    t.g.aside(1, bot.aside(t.g, 1))
    assert t.g.cash[1] == 15_000
    offer(t, 0, 1, {codes.UT: 1}, {codes.SS: 1})
    t.g.aside(1, bot.aside(t.g, 1))
    assert t.g.men[1][codes.SS] == 1


# -- what they like ----------------------------------------------------------------------------------------------


def test_tastes() -> None:
    t = league(seats=2, cash={0: 20_000, 1: 10_000}, media={1: 3})
    assert taste(t.g, 0, MISER) > taste(t.g, 1, MISER)
    assert taste(t.g, 1, PRESS_BARON) > taste(t.g, 0, PRESS_BARON) == 0
    t.g.loan_b[0] = 10_000
    assert taste(t.g, 0, MISER) == taste(t.g, 1, MISER)  # borrowed money is no savings


# -- what a move is for ------------------------------------------------------------------------------------------


def why(t: League, *words: str) -> str:
    """What a move is for that is said in these words."""
    g = t.g.clone()
    picks = []
    for word in words:
        options = g.choice.options(g, t.g.seat)
        picks.append(options[[phrase(g, t.g.seat, option) for option in options].index(word)])
        g.give(t.g.seat, [picks[-1]])
    return purpose(t.g, t.g.seat, picks)


def test_every_question_has_a_purpose() -> None:
    assert [kind.__name__ for kind in QUESTIONS if kind not in PURPOSES and kind not in ASIDES] == []


def test_every_move_of_whole_games_has_a_sentence() -> None:
    g = new(3, seeded(5), INFO.read_options({**ALL_OTHER, "years": 2}), pack())
    players = [bots.make("random", seat) for seat in range(3)]
    while g.seat != NOBODY:
        seat = g.seat
        move = players[seat].move(g, seat)
        sentence = purpose(g, seat, move)
        assert sentence.endswith("."), (type(g.choice).__name__, sentence)
        assert sentence[0] == sentence[0].upper()
        g.give(seat, move)


def test_turns() -> None:
    men = {0: {"SS": 1, "REG": 11}}
    t = league(seats=3, men=men, hands={0: ["Bad Hop", "Regional Cable Deal"]}, records={0: (2, 4)})
    assert why(t, "play Regional Cable Deal", "with Superstars") == (
        "Regional Cable Deal with the Superstars brings 8 wins: 10–4, a winning record."
    )
    assert why(t, "play Regional Cable Deal", "for cash") == "Turns Regional Cable Deal into $2,000."
    assert why(t, "play Regional Cable Deal", "as event", "on A") == "Regional Cable Deal brings $3,000."
    assert why(t, "play Bad Hop", "for losses", "on B") == "Hands Owner B 1 loss with Bad Hop."
    assert why(t, "play Bad Hop", "as event", "on C") == "Bad Hop against Owner C: lose 2 games."
    assert why(t, "manager and team") == "Takes 1 win without a card: 3–4."
    assert why(t, "swap 1 REG for 3 PR") == "Gets 3 Prospects for 1 Regular."
    assert why(t, "loan $5,000").startswith("Borrows")
    assert why(t, "double") == "Buys 2 cards to play one of them at once: $8,000 are left."


def test_a_leader_is_told_to_be_one() -> None:
    t = league(seats=3, hands={0: ["Bad Hop"]})
    t.g.vp[1] = 9
    assert why(t, "play Bad Hop", "for losses", "on B") == "Hands Owner B, who leads, 1 loss with Bad Hop."


def test_forms() -> None:
    t = opening()
    t.until("Form")
    assert why(t, "farm 3", "manager 2", "no loan") == (
        "A farm of 3 stars for young players and a manager of 2 stars for wins."
    )
    t = season(90, 90, 90, media={0: 5}, options=LAST)
    t.go(LAST_MOVES)
    assert why(t, "done", "pairs 2") == "Turns 4 cubes into 6 points."


def test_dice() -> None:
    t = league(seats=3, men={0: {"PH": 1}}, media={0: 2})
    t.dice(7)
    dice.roll(t.g, 0, codes.ROLL_PHENOM, 0, NOTHING, 1)
    t.g.seat = NOBODY
    t.g.run()
    assert why(t, "up 1") == "Turns your Phenom roll from 7 to 8: All-Star in place of Regular."
    assert why(t, "pass").startswith("Saves the cubes")
