"""Which answer declines a question, found without knowing the game; the table gives it for whoever is silent."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import pytest

import haggle
import sandlot
from budgets import shortest
from sandlot.bots import make
from sandlot.kernel.declines import decline, only_declines
from sandlot.kernel.moves import responding
from sandlot.kernel.notation import phrase
from sandlot.match import Match
from sandlot.server.live import commands, views
from sandlot.server.live.caretaker import Caretaker
from sandlot.server.live.live_table import LiveTable
from sandlot.server.protocol.shared_types import DEFAULT_ORDERS, Order, Pace
from server.tables import in_memory

MOST_ASKED = 60  # responses of one person in a game, or in a year of a long one
assert haggle.INFO.name in sandlot.games()


def test_a_window_can_always_be_declined_and_a_duty_cannot() -> None:
    match = Match.new("haggle", 3, 1)
    assert decline(match.game, 0) is None  # two wares have to be laid out
    bot = make("random", 2)
    windows = 0
    while not match.over:
        seat = match.game.open[0]
        if responding(match.game):
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


class Silent(Caretaker):
    """Looks after a table at which seat 0 gives no response; whoever else is asked answers at random."""

    def __init__(self, live: LiveTable, seed: int) -> None:
        super().__init__(live, None)  # type: ignore[arg-type]
        self.bot = make("random", seed)
        self.responses = 0  # that were left to seat 0

    async def play(self, moves: int) -> None:
        """So many moves, or to the end."""
        state = self.live.state
        assert state.match is not None
        while state.open and state.ply < moves:
            seat = state.open[0]
            if seat == 0 and responding(state.game):
                await self.say_nothing()
            else:
                if seat == 0 and state.game.choice.interruptible() and only_declines(state.game, 0):
                    self.leave_time_for_offers()
                picks = self.bot.move(state.game, seat)
                await commands.commit(self.live, seat, state.match.consider(seat, picks), "")

    def leave_time_for_offers(self) -> None:
        """While other people may make offers, or there is a loan to be had, a forced answer waits; not for bots."""
        live, seats = self.live, self.live.state.seats
        now = live.since[0] = time.monotonic()
        waits = self.passes(0)
        assert waits is not None
        assert waits - now > live.settings.pause[1]
        assert views.now(live.state, 0).answered_by is None
        for seat_state in seats[1:]:
            seat_state.bot = "random"
        alone = self.passes(0)
        for seat_state in seats[1:]:
            seat_state.bot = ""
        assert alone is not None
        assert (alone - now > live.settings.pause[1]) == bool(live.state.game.asides(0))

    async def say_nothing(self) -> None:
        """The table waits for a response as long as it should, and no longer."""
        live, g, ply = self.live, self.live.state.game, self.live.state.ply
        now = time.monotonic()
        live.since[0] = now
        passes = self.passes(0)
        assert passes is not None, f"{type(g.choice).__name__} cannot be declined"
        lasts = passes - now
        self.responses += 1
        assert (lasts <= live.settings.pause[1]) == only_declines(g, 0)
        assert views.now(live.state, 0).answered_by == (DEFAULT_ORDERS[0] if only_declines(g, 0) else None)
        live.state.seats[0].orders = [(Order(what="windows"), "")]
        told = self.passes(0)
        assert views.now(live.state, 0).answered_by == Order(what="windows")
        others = [other for other in range(-1, g.seats) if other != 0]
        assert not any(views.now(live.state, other).answered_by for other in others)  # nobody else's business
        live.state.seats[0].orders = [(order, "") for order in DEFAULT_ORDERS]
        assert told is not None
        assert told - now <= live.settings.pause[1]
        live.since[0] = now - lasts - 1
        await self.tick()
        assert live.state.ply == ply + 1


@pytest.mark.parametrize("game", sandlot.games())
def test_who_is_silent_in_windows_stops_no_table(game: str, budget: dict[str, int]) -> None:
    info = sandlot.games.find(game)

    async def scenario(seats: int, seed: int) -> Silent:
        live = in_memory(game, seats, seed, options=shortest(game), pace=Pace(window=20))
        caretaker = Silent(live, seed)
        await caretaker.play(budget["silent_moves"])
        await caretaker.close()
        return caretaker

    for number in range(budget["silent_games"]):
        seats = info.seats[number % len(info.seats)]
        caretaker = asyncio.run(scenario(seats, number))
        print(f"{game}, {seats} seats: the table gave {caretaker.responses} responses for somebody who is silent")


@pytest.mark.engine("compiled")
@pytest.mark.parametrize("game", sandlot.games())
def test_with_the_orders_everybody_begins_with_few_responses_are_asked_for(game: str) -> None:
    for seats in sandlot.games.find(game).seats:
        match = Match.new(game, seats, 3, shortest(game))
        bot = make("random", 3)
        asked: Counter[int] = Counter()
        while not match.over:
            g = match.game
            seat = g.open[0]
            asked[seat] += responding(g) and not only_declines(g, seat)
            match.play(seat, bot.move(g, seat))
        print(f"{game}, {seats} seats: {[asked[seat] for seat in range(seats)]} responses asked for")
        assert max(asked.values()) <= MOST_ASKED


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
