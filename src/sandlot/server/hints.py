"""A bot's advice, from what the seat may know, where the table allows it: that is agreed before the deal."""

from __future__ import annotations

from sandlot.kernel.errors import IllegalMove
from sandlot.server import acts
from sandlot.server.ears import Ear
from sandlot.server.live import LiveTable
from sandlot.server.messages import Hint
from sandlot.server.thinkers import Late, Thinkers

ADVISER = "ismcts:400ms"
DEADLINE = 10.0


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
    try:
        picks = await thinkers.move(book.game, seat, ADVISER, DEADLINE)
    except Late:
        raise IllegalMove("the adviser has no answer; ask again") from None
    async with live.lock:
        if live.book.asked != asked or seat not in live.book.open or ear.viewer != seat:
            raise IllegalMove("the question is no longer open")
        live.answer(ear, acts.tried(live, seat, picks, False, message.id))
