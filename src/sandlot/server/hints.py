"""A bot's advice, from what the seat may know, where the table allows it: that is agreed before the deal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import Game
from sandlot.server import acts
from sandlot.server.ears import Ear
from sandlot.server.live import LiveTable
from sandlot.server.messages import Hint
from sandlot.server.people import Thought
from sandlot.server.thinkers import Late, Thinkers


async def hint(live: LiveTable, ear: Ear, message: Hint, thinkers: Thinkers) -> None:
    """What a bot would do on this seat, tried out."""
    seat = acts.seat_of(ear, message)
    acts.check_going(live)
    book = live.book
    if not book.setup.hints and len(book.people()) > 1:
        raise IllegalMove("hints are off at this table")
    if seat not in book.open or ear.viewer != seat:
        raise IllegalMove("there is nothing to advise: this seat is not asked anything")
    asked = book.asked
    found = await think(thinkers, book.game, seat)
    async with live.lock:
        if live.book.asked != asked or seat not in live.book.open or ear.viewer != seat:
            raise IllegalMove("the question is no longer open")
        advice = acts.tried(live, seat, found[0].picks, False, message.id)
        live.answer(ear, replace(advice, thoughts=tuple(found)))


async def think(thinkers: Thinkers, g: Game, seat: int, made: Sequence[int] = ()) -> list[Thought]:
    """The thoughts of a bot about the moves of this seat, the best first."""
    try:
        found = await thinkers.thoughts(g, seat, made)
    except Late:
        raise IllegalMove("the adviser has no answer now; ask again") from None
    looks = sum(each.looks for each in found)
    return [
        Thought(
            picks=each.picks,
            text=each.text,
            value=round(each.value, 3),
            share=round(each.looks / max(1, looks), 3),
            made=bool(made) and each.picks == list(made),
        )
        for each in found
    ]
