"""What a message of a socket does at a table, under the table's lock. SandlotError refuses it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import NOBODY
from sandlot.kernel.moves import with_sealed
from sandlot.kernel.notation import spoken
from sandlot.kernel.sets import answer, answer_aside
from sandlot.match.undo import foreseen
from sandlot.server import entries as log
from sandlot.server import messages as m
from sandlot.server import sight
from sandlot.server.book import Considered, mark_of, retraction
from sandlot.server.ears import Ear
from sandlot.server.live import LiveTable
from sandlot.table.changes import Changes, diff

MOST_BESIDES = 5_000  # entries of a table's log that are no moves
Act = Callable[[LiveTable, Ear, Any], Awaitable[None]]


def seat_of(ear: Ear, message: m.In) -> int:
    """The seat a message is for; whoever holds one need not name it."""
    if message.seat is not None:
        if message.seat not in ear.seats:
            raise IllegalMove(f"you do not sit on seat {message.seat}")
        return message.seat
    if len(ear.seats) == 1:
        return next(iter(ear.seats))
    if ear.viewer in ear.seats:
        return ear.viewer
    raise IllegalMove("you only watch" if not ear.seats else "say for which of your seats this is")


def check_going(live: LiveTable) -> None:
    """Refuse while nothing can be done."""
    book = live.book
    if book.state != "playing":
        raise IllegalMove("the match is over" if book.state == "over" else "the cards are not dealt yet")
    if book.frozen:
        raise IllegalMove(book.frozen)
    if book.paused:
        raise IllegalMove("the table is paused")


def check_room(live: LiveTable) -> None:
    """Refuse what is no move when too much of it was stored: a table is read anew from its whole log."""
    if live.book.seq - live.book.ply >= MOST_BESIDES:
        raise IllegalMove("this table's log is full; only moves can be added")


def repeated(live: LiveTable, ear: Ear, message: m.In, seat: int) -> bool:
    """Whether this message was carried out before; then it is answered as it was then."""
    before = live.book.done.get((seat, message.id))
    if before is None:
        return False
    live.answer(ear, m.Done(n=0, re=message.id, ply=before[0], request=before[1]))
    return True


def done(live: LiveTable, ear: Ear, message: m.In, request: int = -1) -> None:
    """It is stored."""
    live.answer(ear, m.Done(n=0, re=message.id, ply=live.book.ply, request=request))


# -- moves -----------------------------------------------------------------------------------------------------------


async def commit(live: LiveTable, seat: int, considered: Considered, id: str, ear: Ear | None = None) -> None:
    """Store a move, acknowledge it, tell everybody."""
    after, move = considered
    since = live.since.get(seat)
    counted = since is not None and live.book.pace.minutes > 0 and not move.kind
    spent = int(1000 * (time.monotonic() - since)) if counted and since is not None else 0
    entry = log.Moved(
        seat=seat,
        id=id,
        text=move.text,
        picks=move.picks,
        how=move.kind,
        spent=spent,
        mark=mark_of(live.book.ply + 1, after),
    )
    asked, notes, request = live.book.asked, len(live.book.notes.lines), live.book.request
    await live.write(entry, considered)
    if ear is not None:
        live.answer(ear, m.Done(n=0, re=id, ply=live.book.ply))
        await asyncio.sleep(0)  # it is on its way before everybody else's update is worked out
    if live.book.asked != asked:
        live.since.clear()
    elif not move.kind:  # an aside gives nobody more time for the open question
        live.since.pop(seat, None)
    live.told(seat, move.events, notes)
    if request is not live.book.request:
        live.say_presence()


async def move(live: LiveTable, ear: Ear, message: m.Move) -> None:
    """The answer to a question."""
    seat = seat_of(ear, message)
    if repeated(live, ear, message, seat):
        return
    check_going(live)
    book = live.book
    assert book.match is not None
    if seat not in book.open or message.asked != book.asked:
        raise IllegalMove("the question you answered is no longer open")
    if book.sittings[seat].bot:
        raise IllegalMove("a bot plays this seat now; take it back first")
    await commit(live, seat, book.match.consider(seat, message.picks), message.id, ear)


async def aside(live: LiveTable, ear: Ear, message: m.Aside) -> None:
    """Something outside one's turn."""
    seat = seat_of(ear, message)
    if repeated(live, ear, message, seat):
        return
    check_going(live)
    assert live.book.match is not None
    await commit(live, seat, live.book.match.consider(seat, message.picks, "aside"), message.id, ear)


async def retract(live: LiveTable, ear: Ear, message: m.Retract) -> None:
    """A sealed answer taken back."""
    seat = seat_of(ear, message)
    if repeated(live, ear, message, seat):
        return
    check_going(live)
    assert live.book.match is not None
    await commit(live, seat, retraction(live.book.match, seat), message.id, ear)


async def trying(live: LiveTable, ear: Ear, message: m.Try) -> None:
    """Picks tried out for the seat whose eyes the socket uses."""
    seat = seat_of(ear, message)
    if ear.viewer != seat:
        raise IllegalMove("look with the eyes of this seat first")
    check_going(live)
    if message.asked and not message.aside and message.asked != live.book.asked:
        raise IllegalMove("the question you answered is no longer open")
    live.answer(ear, tried(live, seat, message.picks, message.aside, message.id))


def tried(live: LiveTable, seat: int, picks: list[int], outside: bool, re: str) -> m.Tried:
    """What would come of these picks, from what the seat may know."""
    g = live.book.game
    given = (answer_aside if outside else answer)(g, seat)
    text = spoken(given, picks)
    trial = given.trial
    changes = Changes()
    then = given.game
    if trial.sealed and not outside and not then.gathered:
        then = with_sealed(g, seat, given.order)
    if then.seat != NOBODY or then.open:
        changes = diff(live.eyes[seat].table or sight.table_of(g, seat), sight.table_of(then, seat))
    return m.Tried(
        n=0,
        re=re,
        picks=tuple(picks),
        complete=trial.complete,
        text=text,
        changes=changes,
        log=tuple(sight.told(live.book, trial.game, trial.events, seat)),
        final=foreseen(trial),
        gathered=sight.gathered(given),
    )


# -- taking back, ending, agreeing -----------------------------------------------------------------------------------


async def undo(live: LiveTable, ear: Ear, message: m.Undo) -> None:
    """Take moves back, or ask for it."""
    seat = seat_of(ear, message)
    if repeated(live, ear, message, seat):
        return
    check_going(live)
    match = live.book.match
    assert match is not None
    plies = message.plies
    if plies == 0:
        plies = next((back for back, each in enumerate(reversed(match.moves), 1) if each.seat == seat), 0)
    if not 1 <= plies <= len(match.moves):
        raise IllegalMove("there is nothing to take back" if plies == 0 else f"there are no {plies} moves to take back")
    others = [other for other in live.book.people() if other != seat]
    if plies > match.may_undo(seat).plies and others:
        await ask(live, ear, message, log.Asked(seat=seat, id=message.id, what="undo", plies=plies))
        return
    await take_back(live, log.TakenBack(seat=seat, id=message.id, plies=plies), (ear, message))


async def take_back(live: LiveTable, entry: log.TakenBack, by: tuple[Ear, m.In] | None = None) -> None:
    """Moves are taken back for real."""
    await live.write(entry)
    if by is not None:
        done(live, *by)
    live.since.clear()
    live.told(entry.seat, [], 0, cut=live.book.ply)
    live.say_presence()


async def close(live: LiveTable, ear: Ear, message: m.Close) -> None:
    """Resign, or ask the others to end the match."""
    seat = seat_of(ear, message)
    if repeated(live, ear, message, seat):
        return
    book = live.book
    if book.state != "playing":
        raise IllegalMove("the match is over" if book.state == "over" else "the cards are not dealt yet")
    others = [other for other in book.people() if other != seat]
    if message.how == "resign":
        if len(set(book.info.teams(len(book.sittings)))) > 2 and others:
            await give_to_bot(live, seat, "", resigned=True, id=message.id)
            done(live, ear, message)
        else:
            await end(live, log.Ended(seat=seat, id=message.id, how="resigned", by=[seat]), (ear, message))
        return
    gone = [other for other in others if live.is_gone(other)] if message.how == "abandon" else []
    if len(others) > len(gone):
        await ask(live, ear, message, log.Asked(seat=seat, id=message.id, what=message.how, gone=gone))
        return
    if message.how == "agree":
        raise IllegalMove("there is nobody to agree with; resign, or give the match up")
    await end(live, log.Ended(seat=seat, id=message.id, how="abandoned", by=[seat]), (ear, message))


async def end(live: LiveTable, entry: log.Ended, by: tuple[Ear, m.In] | None = None) -> None:
    """The match ends without its rules."""
    notes = len(live.book.notes.lines)
    await live.write(entry)
    if by is not None:
        done(live, *by)
    live.told(entry.seat, [], notes)
    live.say_presence()


async def give_to_bot(live: LiveTable, seat: int, bot: str, resigned: bool = False, id: str = "") -> None:
    """A bot plays a seat from now on."""
    notes = len(live.book.notes.lines)
    await live.write(log.Botted(seat=seat, id=id, bot=bot or STAND_IN, resigned=resigned))
    live.since.pop(seat, None)
    live.told(-1, [], notes)
    live.say_presence()


STAND_IN = "ismcts:500ms"


async def ask(live: LiveTable, ear: Ear, message: m.In, entry: log.Asked) -> None:
    """Ask the others; one request at a time."""
    if live.book.request is not None:
        raise IllegalMove("another request waits for an answer")
    check_room(live)
    await live.write(entry)
    done(live, ear, message, live.book.seq)
    live.say_presence()


async def consent(live: LiveTable, ear: Ear, message: m.Consent) -> None:
    """Agree, or not; who asked may withdraw by saying no."""
    seat = seat_of(ear, message)
    if repeated(live, ear, message, seat):
        return
    request = live.book.request
    if request is None or request.number != message.request:
        raise IllegalMove("this request is no longer open")
    if seat not in request.waiting and not (seat == request.by and not message.yes):
        raise IllegalMove("your answer is not wanted")
    notes = len(live.book.notes.lines)
    await live.write(log.Answered(seat=seat, id=message.id, request=message.request, yes=message.yes))
    if message.yes and len(request.waiting) == 1:
        await granted(live, (ear, message))
        return
    done(live, ear, message)
    live.told(-1, [], notes)
    live.say_presence()


async def granted(live: LiveTable, by: tuple[Ear, m.In] | None = None) -> None:
    """Everybody has agreed; the last to do so hears of it when it is done."""
    request = live.book.request
    assert request is not None
    people = [seat for seat in live.book.people() if seat not in request.gone]
    if request.what == "undo":
        others = [seat for seat in people if seat != request.by]
        await take_back(live, log.TakenBack(seat=request.by, plies=request.plies, consent=others), by)
    elif request.what == "thaw":
        await live.write(log.Thawed(ply=live.book.ply, rules=live.book.info.version))
        if by is not None:
            done(live, *by)
        live.since.clear()
        live.refresh()
        live.wake()
    else:
        how: log.HowClosed = "agreed" if request.what == "agree" else "abandoned"
        await end(live, log.Ended(seat=request.by, how=how, by=people), by)


# -- the rest --------------------------------------------------------------------------------------------------------


async def standing(live: LiveTable, ear: Ear, message: m.Standing) -> None:
    """Give or cancel a standing order."""
    seat = seat_of(ear, message)
    if repeated(live, ear, message, seat):
        return
    if len(live.book.sittings[seat].orders) >= 20 and message.on:
        raise IllegalMove("a seat has at most 20 standing orders")
    check_room(live)
    await live.write(log.Ordered(seat=seat, id=message.id, order=message.order, on=message.on))
    done(live, ear, message)
    live.say_now(seat)  # nobody else learns of it
    live.wake()


async def chat(live: LiveTable, ear: Ear, message: m.Chat) -> None:
    """Say something; a spectator too."""
    seat = seat_of(ear, message) if ear.seats else -1
    if seat >= 0 and repeated(live, ear, message, seat):
        return
    check_room(live)
    name = live.book.sittings[seat].name if seat >= 0 else "A spectator"
    await live.write(log.Said(seat=seat, id=message.id if seat >= 0 else "", name=name, text=message.text))
    done(live, ear, message)
    live.say_chat()


async def review(live: LiveTable, ear: Ear, message: m.Review) -> None:
    """Show everybody a moment of a match that is over."""
    seat = seat_of(ear, message)
    book = live.book
    if book.state != "over":
        raise IllegalMove("a moment is shown to everybody when the match is over")
    if message.ply > book.ply:
        raise IllegalMove(f"the match has {book.ply} moves, not {message.ply}")
    done(live, ear, message)
    live.say_review(seat, message.ply)


async def ping(live: LiveTable, ear: Ear, message: m.Ping) -> None:
    """Here."""
    live.answer(ear, m.Pong(n=0, re=message.id))


ACTS: dict[type, Act] = {
    m.Try: trying,
    m.Move: move,
    m.Aside: aside,
    m.Retract: retract,
    m.Undo: undo,
    m.Close: close,
    m.Consent: consent,
    m.Standing: standing,
    m.Chat: chat,
    m.Review: review,
    m.Ping: ping,
}
