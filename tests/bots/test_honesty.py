"""Bots in every game: they play by the rules, see only what their seat may know, and can be repeated."""

import pytest

import haggle
from bots.everywhere import INFOS, dealt, positions
from sandlot import bots
from sandlot.bots.players import ASIDE_ODDS
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import Game
from sandlot.kernel.material import audit, secrets
from sandlot.kernel.registry import GameInfo

SPECS = ("random", "quick", "greedy", "reference", "race:24@3", "tree:24@2", "ismcts:12", "rookie", "regular")
PAUSE = 7  # one in so many moves of a whole game is thought about, the others are random
THOUGHTS = 30  # and no more than so many
every_game = pytest.mark.parametrize("info", INFOS, ids=lambda info: info.name)
dear = pytest.mark.engine("compiled")  # on plain Python bots do the same (test_engines_agree), ten times slower


@dear
@every_game
@pytest.mark.parametrize("spec", SPECS)
def test_whole_games_are_legal(info: GameInfo, spec: str) -> None:
    for seats in info.seats:
        g = dealt(info, seats, seats)
        thinkers = [bots.make(spec, seat, timed=False) for seat in range(seats)]
        others = [bots.make("random", seat) for seat in range(seats)]
        moves = 0
        while g.seat >= 0:
            seat = g.open[-1]  # any open seat may answer first
            thinks = moves % PAUSE == seats % PAUSE and moves < PAUSE * THOUGHTS
            g.answer(seat, (thinkers if thinks else others)[seat].move(g, seat))
            audit(g)
            moves += 1
        assert g.outcome().ending in info.endings


@dear
@every_game
@pytest.mark.parametrize("spec", SPECS)
def test_hidden_things_do_not_change_a_choice(info: GameInfo, spec: str) -> None:
    seats = info.seats[-1]
    changed = 0
    for start in range(11, 15):
        if changed > 10:
            break  # more than one match only of a short game
        for g in positions(info, seats, start, 9):
            seat = g.seat
            expected = bots.make(spec, 1, timed=False).move(g, seat)
            for seed in range(4):
                other = g.clone()
                other.determinize(seat, seed)
                changed += secrets(other, seat) != secrets(g, seat)
                assert bots.make(spec, 1, timed=False).move(other, seat) == expected
    assert changed > 10


@dear
@every_game
@pytest.mark.parametrize("spec", SPECS)
def test_choosing_leaves_the_position_alone(info: GameInfo, spec: str) -> None:
    for g in positions(info, info.seats[0], 4, 15):
        before = g.digest()
        bots.make(spec, timed=False).choose(g, g.seat)
        bots.make(spec, timed=False).move(g, g.seat)
        assert g.digest() == before


@dear
@every_game
def test_seeds_repeat_a_bot_and_tell_bots_apart(info: GameInfo) -> None:
    def game(seed: int) -> list[list[int]]:
        g = dealt(info, info.seats[0], 2)
        players = [bots.make("random", seed + seat) for seat in range(g.seats)]
        moves = []
        while g.seat >= 0:
            moves.append(players[g.seat].move(g, g.seat))
            g.answer(g.seat, moves[-1])
        return moves

    assert game(1) == game(1)
    assert game(1) != game(50)


def test_a_seat_that_is_not_asked_has_no_choice() -> None:
    g = dealt(haggle.INFO, 3, 1)
    while g.then is not None:
        g.apply(g.options[0])
    other = (g.seat + 1) % 3
    for spec in SPECS:
        with pytest.raises(IllegalMove, match=f"seat {other} is not asked"):
            bots.make(spec).choose(g, other)


def quiet(seed: int) -> Game:
    g = dealt(haggle.INFO, 3, seed)
    while g.then is not None:
        g.apply(g.options[0])
    return g


def test_random_play_tries_asides_once_in_a_while() -> None:
    bot = bots.make("random", 7)
    tries = 2000
    kinds = set()
    count = 0
    for turn in range(tries):
        g = quiet(turn % 10)
        picks = bot.aside(g, turn % 3)
        if picks:
            count += 1
            kinds.add(len(picks))
            g.aside(turn % 3, picks)
            audit(g)
    assert abs(count - tries / ASIDE_ODDS) < 45  # 4.6 standard deviations
    assert kinds == {1, 3}  # a loan; an offer to somebody of a ware at a price


def test_nobody_thinks_of_asides_while_answers_are_sealed() -> None:
    g = dealt(haggle.INFO, 3, 1)
    bot = bots.make("random", 7)
    assert g.then is not None
    assert [bot.aside(g, 0) for _ in range(200)] == [[]] * 200


@dear
def test_better_bots_win_more() -> None:
    won = dict.fromkeys(("ismcts:60", "random"), 0.0)
    for seed in range(24):
        g = dealt(haggle.INFO, 3, seed)
        names = ["random"] * 3
        names[seed % 3] = "ismcts:60"
        players = [bots.make(name, seed) for name in names]
        while g.seat >= 0:
            g.answer(g.seat, players[g.seat].move(g, g.seat))
        for seat, name in enumerate(names):
            won[name] += g.result(seat)
    assert won["ismcts:60"] > 14  # an even share would be 8
