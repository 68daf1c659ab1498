"""The adapter on which OpenSpiel's search plays tells a seat what it may know, and nothing else."""

import random

import pytest
from bench.spiel import SpielGame, SpielState

from sandlot import games
from sandlot.kernel.chance import seeded

SEATS = 2


def dealt(name: str, seed: int) -> SpielState:
    info = games.find(name)
    g = games.new(info, SEATS, seeded(seed), {}, games.load_pack(info))
    return SpielState(SpielGame(None, SEATS), g, seeded(seed))


@pytest.mark.parametrize("name", ["moorwerk", "highlights"])
def test_a_seat_cannot_tell_a_redeal(name: str) -> None:
    luck = random.Random(1)
    state = dealt(name, 1)
    changed = 0
    while not state.is_terminal():
        if luck.random() < 0.2:
            for seat in range(SEATS):
                other = state.resample_from_infostate(seat)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                changed += other.information_state_string(1 - seat) != state.information_state_string(1 - seat)
            assert state.information_state_string(0) != state.information_state_string(1)
        state.apply_action(luck.choice(state.legal_actions()))
    assert changed > 5  # something was hidden
    assert sum(state.returns()) == 0.0


def test_the_state_moves_on_and_a_clone_does_not() -> None:
    state = dealt("moorwerk", 2)
    before = state.information_state_string()
    clone = state.clone()
    seat = state.current_player()
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(seat) != before
    assert clone.information_state_string() == before
    assert state.legal_actions(1 - state.current_player()) == []
