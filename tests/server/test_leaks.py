"""The leak law over everything a socket receives: what a seat cannot know changes no byte of what it is sent.

Two servers run the same table; in the second all is dealt anew that one viewer cannot know. Both are told the same
moves, as long as the viewer is told the same of them.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec
import pytest

import haggle
import sandlot
from sandlot.bots import make
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import SandlotError
from sandlot.kernel.events import knower
from sandlot.kernel.game import Game
from sandlot.match import Match
from sandlot.server.live import commands, views
from sandlot.server.live.live_table import LiveTable
from sandlot.server.live.viewers import Client
from sandlot.server.protocol import messages as m
from sandlot.server.state.table_state import Considered
from sandlot.table.parts import SPECTATOR
from server.tables import in_memory

GAMES = [*(name for name in sandlot.games() if name != haggle.INFO.name), haggle.INFO.name]


def replace_game(match: Match, g: Game) -> None:
    """Let the match begin with another position than the one that was reached."""
    match._game, match._kept, match._before, match.moves = g, [g], None, []


def heard(live: LiveTable, viewer: int) -> tuple[Client, list[bytes]]:
    """A client that looks as this viewer, and all it is sent."""
    received: list[bytes] = []
    client = Client(received.append, lambda code, why: None)
    if viewer != SPECTATOR:
        client.seats = {viewer: 0}
    live.look(client, viewer)
    live.show(client)
    return client, received


def told(live: LiveTable, considered: Considered, viewer: int) -> list[object]:
    """What a viewer may learn by a move: its sentences, which the conformance tests keep honest, and what moved."""
    after, move = considered
    moved = [(e.kind, e.seat, e.src, e.dst, e.count, e.rule, e.card_for(viewer)) for e in move.events]
    return [moved, [line.text for line in views.sentences(live.state, after, move.events, viewer)]]


def run(coroutine: Any) -> None:
    """Nothing waits in these tests."""
    try:
        coroutine.send(None)
    except StopIteration:
        return
    raise AssertionError("it waits")


def same_for(game: str, seats: int, viewer: int, plies: int, seed: int) -> int:
    """Compare from the position after so many moves; how many moves were the same on both sides."""
    real, other = in_memory(game, seats, seed), in_memory(game, seats, seed)
    bot = make("random", seed)
    for live in (real, other):
        bot = make("random", seed)
        assert live.state.match is not None
        for _ in range(plies):
            if live.state.match.over:
                return 0
            seat = live.state.game.open[0]
            considered = live.state.match.consider(seat, bot.move(live.state.game, seat))
            run(commands.commit(live, seat, considered, ""))
    for live in (real, other):
        again = live.state.game.clone()
        again.chance = seeded(seed)
        assert live.state.match is not None
        replace_game(live.state.match, again)
    hidden = other.state.game.clone()
    hidden.determinize(knower(viewer), seed + 1)
    hidden.chance = seeded(seed)
    assert other.state.match is not None
    replace_game(other.state.match, hidden)
    clients = [heard(live, viewer) for live in (real, other)]
    rng = random.Random(seed)
    count = 0
    while real.state.open and real.state.open == other.state.open and count < 12:
        seat = viewer if viewer in real.state.open else rng.choice(real.state.open)
        picks = common_move(real, other, seat, viewer, rng)
        if picks is None:
            break
        try_same(real, other, clients, viewer, rng)
        considered = [live.state.match.consider(seat, picks) for live in (real, other)]  # type: ignore[union-attr]
        over = any(not after.open for after, _ in considered)  # then everything is open
        if over or told(real, considered[0], viewer) != told(other, considered[1], viewer):
            break
        for live, each in zip((real, other), considered, strict=True):
            run(commands.commit(live, seat, each, ""))
        count += 1
    assert clients[0][1] == clients[1][1]
    return count


def common_move(real: LiveTable, other: LiveTable, seat: int, viewer: int, rng: random.Random) -> list[int] | None:
    """A whole move that is possible on both sides."""
    for _ in range(8):
        picks = make("random", rng.getrandbits(40)).move(real.state.game, seat)
        try:
            assert other.state.match is not None
            other.state.match.consider(seat, picks)
            return picks
        except SandlotError:
            continue
    return None


def try_same(
    real: LiveTable, other: LiveTable, clients: list[tuple[Client, list[bytes]]], viewer: int, rng: random.Random
) -> None:
    """The viewer tries something, and sends nonsense."""
    if viewer not in real.state.open:
        return
    pick = rng.choice(real.state.game.choice.options(real.state.game, viewer))
    for live, (client, _) in zip((real, other), clients, strict=True):
        run(commands.trying(live, client, m.Try(id="t", picks=[pick])))
        live.refuse(client, "r", "no")


@pytest.mark.parametrize("game", GAMES)
def test_a_re_deal_changes_no_byte(game: str, budget: dict[str, int]) -> None:
    info = sandlot.games.find(game)
    compared = 0
    for number in range(max(8, budget["leak_looks"])):  # where copies of a card differ, a comparison ends early
        seats = info.seats[number % len(info.seats)]
        for viewer in (SPECTATOR, number % seats):
            compared += same_for(game, seats, viewer, 3 + 7 * number, 100 + number)
    assert compared > 0


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_is_in_what_a_seat_is_sent(game: str) -> None:
    info = sandlot.games.find(game)
    seats = info.seats[-1]
    live = in_memory(game, seats, 5)
    assert live.state.match is not None
    clients = [heard(live, viewer) for viewer in (SPECTATOR, *range(seats))]
    bot = make("random", 3)
    while live.state.ply < 20:
        seat = live.state.game.open[0]
        picks = bot.move(live.state.game, seat)
        after = live.state.game.clone()
        after.give(seat, picks)
        if not after.open:
            break  # a short game: its end would show the seed
        run(commands.commit(live, seat, live.state.match.consider(seat, picks), "an-id"))
    assert not live.state.match.over
    seed = live.state.seed.hex()
    for client, received in clients:
        text = b"".join(received).decode()
        assert seed not in text
        assert str(list(live.state.seed))[1:20] not in text
        for data in received:
            message = msgspec.json.decode(data)
            assert message["kind"] in ("snapshot", "update")
            viewer = client.viewer
            prompt = json.dumps(message).find('"prompt": {')
            if viewer == SPECTATOR:
                assert prompt < 0, "a spectator is asked nothing"
            asked = re.findall(r'"kind": "prompt"[^{}]*?"seat": (\d)', json.dumps(message))
            assert set(asked) <= {str(viewer)}
