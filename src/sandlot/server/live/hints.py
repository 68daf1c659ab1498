"""A bot's advice, from what the seat may know, where the table allows it: that is agreed before the deal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import Game
from sandlot.server.live import commands
from sandlot.server.live.bot_pool import BotPool, NoAnswer
from sandlot.server.live.live_table import LiveTable
from sandlot.server.live.viewers import Client
from sandlot.server.protocol.messages import Hint
from sandlot.server.protocol.shared_types import Thought


async def hint(live: LiveTable, client: Client, message: Hint, bot_pool: BotPool) -> None:
    """What a bot would do on this seat, tried out."""
    seat = commands.seat_of(client, message)
    commands.check_going(live)
    state = live.state
    if not state.setup.hints and len(state.people()) > 1:
        raise IllegalMove("hints are off at this table")
    if seat not in state.open or client.viewer != seat:
        raise IllegalMove("there is nothing to advise: this seat is not asked anything")
    asked = state.asked
    found = await think(bot_pool, state.game, seat)
    async with live.lock:
        if live.state.asked != asked or seat not in live.state.open or client.viewer != seat:
            raise IllegalMove("the question is no longer open")
        advice = commands.tried(live, seat, found[0].picks, False, message.id)
        live.answer(client, replace(advice, thoughts=tuple(found)))


async def think(bot_pool: BotPool, g: Game, seat: int, made: Sequence[int] = ()) -> list[Thought]:
    """The thoughts of a bot about the moves of this seat, the best first."""
    try:
        found = await bot_pool.thoughts(g, seat, made)
    except NoAnswer:
        raise IllegalMove("the adviser has no answer now; ask again") from None
    looks = sum(each.looks for each in found)
    return [
        Thought(
            picks=each.picks,
            text=each.text,
            purpose=each.purpose,
            value=round(each.value, 3),
            share=round(each.looks / max(1, looks), 3),
            made=bool(made) and each.picks == list(made),
        )
        for each in found
    ]
