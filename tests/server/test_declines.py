"""Which answer declines a question, found without knowing the game."""

from __future__ import annotations

import pytest

import sandlot
from sandlot.bots import make
from sandlot.kernel.notation import phrase
from sandlot.match import Match
from sandlot.server.declines import decline, in_window, only_declines


def test_a_window_can_always_be_declined_and_a_duty_cannot() -> None:
    match = Match.new("haggle", 3, 1)
    assert decline(match.game, 0) is None  # two wares have to be laid out
    bot = make("random", 2)
    windows = 0
    while not match.over:
        seat = match.game.open[0]
        if in_window(match.game):
            windows += 1
            picks = decline(match.game, seat)
            assert picks is not None
            assert phrase(match.game, seat, picks[0]) == "pass"
        match.play(seat, bot.move(match.game, seat))
    assert windows > 3


def test_a_hand_that_offers_nothing_can_only_decline() -> None:
    found = 0
    for seed in range(6):
        match = Match.new("haggle", 3, seed)
        bot = make("random", seed)
        while not match.over:
            seat = match.game.open[0]
            options = match.game.choice.options(match.game, seat)
            if only_declines(match.game, seat):
                found += 1
                assert len(options) == 1
                match.play(seat, options)
                continue
            match.play(seat, bot.move(match.game, seat))
    assert found > 0


@pytest.mark.parametrize("game", sandlot.games())
def test_declining_is_a_whole_move_in_every_game(game: str) -> None:
    match = Match.new(game, seed=4)
    bot = make("random", 4)
    for _ in range(60):
        if match.over:
            break
        for seat in match.game.open:
            picks = decline(match.game, seat)
            if picks is not None:
                match.consider(seat, picks)
        seat = match.game.open[0]
        match.play(seat, bot.move(match.game, seat))
