"""One function a message of the socket: what it does at a table, under the table's lock. SandlotError refuses it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sandlot.bots.specs import USUAL
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import NOBODY
from sandlot.kernel.moves import with_sealed
from sandlot.kernel.notation import spoken
from sandlot.kernel.sets import answer, answer_aside
from sandlot.match.match import Match
from sandlot.match.undo import foreseen
from sandlot.server.live import views
from sandlot.server.live.live_table import LiveTable
from sandlot.server.live.viewers import Client
from sandlot.server.protocol import messages as m
from sandlot.server.state import entries
from sandlot.server.state.table_state import Considered, mark_of, retraction
from sandlot.table.changes import Changes, diff

MOST_BESIDES = 5_000  # entries of a table's log that are no moves
Command = Callable[[LiveTable, Client, Any], Awaitable[None]]


def seat_of(client: Client, message: m.In) -> int:
    """The seat a message is for; a client that holds one seat need not name it."""
    if message.seat is not None:
        if message.seat not in client.seats:
            raise IllegalMove(f"you do not sit on seat {message.seat}")
        return message.seat
    if len(client.seats) == 1:
        return next(iter(client.seats))
    if client.viewer in client.seats:
        return client.viewer
    raise IllegalMove("you only watch" if not client.seats else "say for which of your seats this is")


def check_going(live: LiveTable) -> None:
    """Refuse while nothing can be done."""
    state = live.state
    if state.status != "playing":
        raise IllegalMove("the match is over" if state.status == "over" else "the cards are not dealt yet")
    if state.frozen:
        raise IllegalMove(state.frozen)
    if state.paused:
        raise IllegalMove("the table is paused")


def check_room(live: LiveTable) -> None:
    """Refuse what is no move when too much of it was stored: a table is read again from its whole log."""
    if live.state.seq - live.state.ply >= MOST_BESIDES:
        raise IllegalMove("this table's log is full; only moves can be added")


def repeated(live: LiveTable, client: Client, message: m.In, seat: int) -> bool:
    """Whether this message was carried out before; then it is answered as it was then."""
    before = live.state.done.get((seat, message.id))
    if before is None:
        return False
    live.answer(client, m.Done(n=0, re=message.id, ply=before[0], request=before[1]))
    return True


def done(live: LiveTable, client: Client, message: m.In, request: int = -1) -> None:
    """It is stored."""
    live.answer(client, m.Done(n=0, re=message.id, ply=live.state.ply, request=request))


# -- moves -----------------------------------------------------------------------------------------------------------


async def commit(live: LiveTable, seat: int, considered: Considered, id: str, client: Client | None = None) -> None:
    """Store a move, acknowledge it, tell everybody."""
    after, move = considered
    since = live.since.get(seat)
    counted = since is not None and live.state.pace.minutes > 0 and not move.kind
    spent = int(1000 * (time.monotonic() - since)) if counted and since is not None else 0
    entry = entries.Moved(
        seat=seat,
        id=id,
        text=move.text,
        picks=move.picks,
        how=move.kind,
        spent=spent,
        mark=mark_of(live.state.ply + 1, after),
    )
    asked, notices, request = live.state.asked, len(live.state.notices.lines), live.state.request
    await live.write(entry, considered)
    if client is not None:
        live.answer(client, m.Done(n=0, re=id, ply=live.state.ply))
        await asyncio.sleep(0)  # it is on its way before everybody else's update is worked out
    if live.state.asked != asked:
        live.since.clear()
    elif not move.kind:  # an aside gives nobody more time for the open question
        live.since.pop(seat, None)
    live.announce(seat, move.events, notices)
    if request is not live.state.request:
        live.say_presence()


def acting(live: LiveTable, client: Client, message: m.In) -> tuple[int, Match] | None:
    """Who acts in which match that goes on; nothing for a message that was carried out before."""
    seat = seat_of(client, message)
    if repeated(live, client, message, seat):
        return None
    check_going(live)
    assert live.state.match is not None
    return seat, live.state.match


async def move(live: LiveTable, client: Client, message: m.Move) -> None:
    """The answer to a question."""
    found = acting(live, client, message)
    if found is None:
        return
    seat, match = found
    state = live.state
    if seat not in state.open or message.asked != state.asked:
        raise IllegalMove("the question you answered is no longer open")
    if state.seats[seat].bot:
        raise IllegalMove("a bot plays this seat now; take it back first")
    await commit(live, seat, match.consider(seat, message.picks), message.id, client)


async def aside(live: LiveTable, client: Client, message: m.Aside) -> None:
    """Something that a seat does outside its turn."""
    found = acting(live, client, message)
    if found is not None:
        seat, match = found
        await commit(live, seat, match.consider(seat, message.picks, "aside"), message.id, client)


async def retract(live: LiveTable, client: Client, message: m.Retract) -> None:
    """A sealed answer taken back."""
    found = acting(live, client, message)
    if found is not None:
        seat, match = found
        await commit(live, seat, retraction(match, seat), message.id, client)


async def trying(live: LiveTable, client: Client, message: m.Try) -> None:
    """Picks tried out for the seat as which the client sees the table."""
    seat = seat_of(client, message)
    if client.viewer != seat:
        raise IllegalMove("look as this seat first")
    check_going(live)
    if message.asked and not message.aside and message.asked != live.state.asked:
        raise IllegalMove("the question you answered is no longer open")
    live.answer(client, tried(live, seat, message.picks, message.aside, message.id))


def tried(live: LiveTable, seat: int, picks: list[int], outside: bool, re: str) -> m.Tried:
    """What would come of these picks, from what the seat may know."""
    g = live.state.game
    given = (answer_aside if outside else answer)(g, seat)
    text = spoken(given, picks)
    trial = given.trial
    changes = Changes()
    then = given.game
    if trial.sealed and not outside and not then.gathered:
        then = with_sealed(g, seat, given.order)
    if then.seat != NOBODY or then.open:
        changes = diff(live.feeds[seat].table or views.table_of(g, seat), views.table_of(then, seat))
    return m.Tried(
        n=0,
        re=re,
        picks=tuple(picks),
        complete=trial.complete,
        text=text,
        changes=changes,
        log=tuple(views.sentences(live.state, trial.game, trial.events, seat)),
        final=foreseen(trial),
        gathered=views.gathered(given),
    )


# -- taking back, ending, agreeing -----------------------------------------------------------------------------------


async def undo(live: LiveTable, client: Client, message: m.Undo) -> None:
    """Take moves back, or ask for it."""
    seat = seat_of(client, message)
    if repeated(live, client, message, seat):
        return
    check_going(live)
    match = live.state.match
    assert match is not None
    plies = message.plies
    if plies == 0:
        plies = next((back for back, each in enumerate(reversed(match.moves), 1) if each.seat == seat), 0)
    if not 1 <= plies <= len(match.moves):
        raise IllegalMove("there is nothing to take back" if plies == 0 else f"there are no {plies} moves to take back")
    others = [other for other in live.state.people() if other != seat]
    if plies > match.may_undo(seat).plies and others:
        await ask_consent(
            live, client, message, entries.ConsentAsked(seat=seat, id=message.id, what="undo", plies=plies)
        )
        return
    await take_back(live, entries.TakenBack(seat=seat, id=message.id, plies=plies), (client, message))


async def take_back(live: LiveTable, entry: entries.TakenBack, by: tuple[Client, m.In] | None = None) -> None:
    """Moves are taken back for real."""
    await live.write(entry)
    if by is not None:
        done(live, *by)
    live.since.clear()
    live.announce(entry.seat, [], 0, cut=live.state.ply)
    live.say_presence()


async def close(live: LiveTable, client: Client, message: m.Close) -> None:
    """Resign, or ask the others to end the match."""
    seat = seat_of(client, message)
    if repeated(live, client, message, seat):
        return
    state = live.state
    if state.status != "playing":
        raise IllegalMove("the match is over" if state.status == "over" else "the cards are not dealt yet")
    others = [other for other in state.people() if other != seat]
    if message.how == "resign":
        if len(set(state.info.teams(len(state.seats)))) > 2 and others:
            await give_to_bot(live, seat, "", resigned=True, id=message.id)
            done(live, client, message)
        else:
            await end(live, entries.Closed(seat=seat, id=message.id, how="resigned", by=[seat]), (client, message))
        return
    gone = [other for other in others if live.is_gone(other)] if message.how == "abandon" else []
    if len(others) > len(gone):
        await ask_consent(
            live, client, message, entries.ConsentAsked(seat=seat, id=message.id, what=message.how, gone=gone)
        )
        return
    if message.how == "agree":
        raise IllegalMove("there is nobody to agree with; resign, or give the match up")
    await end(live, entries.Closed(seat=seat, id=message.id, how="abandoned", by=[seat]), (client, message))


async def end(live: LiveTable, entry: entries.Closed, by: tuple[Client, m.In] | None = None) -> None:
    """The match ends without its rules."""
    notices = len(live.state.notices.lines)
    await live.write(entry)
    if by is not None:
        done(live, *by)
    live.announce(entry.seat, [], notices)
    live.say_presence()


async def give_to_bot(live: LiveTable, seat: int, bot: str, resigned: bool = False, id: str = "") -> None:
    """A bot plays a seat from now on."""
    notices = len(live.state.notices.lines)
    await live.write(entries.Botted(seat=seat, id=id, bot=bot or USUAL, resigned=resigned))
    live.since.pop(seat, None)
    live.announce(-1, [], notices)
    live.say_presence()


async def ask_consent(live: LiveTable, client: Client, message: m.In, entry: entries.ConsentAsked) -> None:
    """Ask the others; one request at a time."""
    if live.state.request is not None:
        raise IllegalMove("another request waits for an answer")
    check_room(live)
    await live.write(entry)
    done(live, client, message, live.state.seq)
    live.say_presence()


async def consent(live: LiveTable, client: Client, message: m.Consent) -> None:
    """Agree, or not; who asked may withdraw by saying no."""
    seat = seat_of(client, message)
    if repeated(live, client, message, seat):
        return
    request = live.state.request
    if request is None or request.number != message.request:
        raise IllegalMove("this request is no longer open")
    if seat not in request.waiting and not (seat == request.by and not message.yes):
        raise IllegalMove("your answer is not wanted")
    notices = len(live.state.notices.lines)
    await live.write(entries.ConsentAnswered(seat=seat, id=message.id, request=message.request, yes=message.yes))
    if message.yes and len(request.waiting) == 1:
        await granted(live, (client, message))
        return
    done(live, client, message)
    live.announce(-1, [], notices)
    live.say_presence()


async def granted(live: LiveTable, by: tuple[Client, m.In] | None = None) -> None:
    """Everybody has agreed; the last to do so hears of it when it is done."""
    request = live.state.request
    assert request is not None
    people = [seat for seat in live.state.people() if seat not in request.gone]
    if request.what == "undo":
        others = [seat for seat in people if seat != request.by]
        await take_back(live, entries.TakenBack(seat=request.by, plies=request.plies, consent=others), by)
    elif request.what == "thaw":
        await live.write(entries.Thawed(ply=live.state.ply, rules=live.state.info.version))
        if by is not None:
            done(live, *by)
        live.since.clear()
        live.refresh()
        live.wake()
    else:
        how: entries.HowClosed = "agreed" if request.what == "agree" else "abandoned"
        await end(live, entries.Closed(seat=request.by, how=how, by=people), by)


# -- the rest --------------------------------------------------------------------------------------------------------


async def standing(live: LiveTable, client: Client, message: m.Standing) -> None:
    """Give or cancel a standing order."""
    seat = seat_of(client, message)
    if repeated(live, client, message, seat):
        return
    if len(live.state.seats[seat].orders) >= 20 and message.on:
        raise IllegalMove("a seat has at most 20 standing orders")
    check_room(live)
    await live.write(entries.Ordered(seat=seat, id=message.id, order=message.order, on=message.on))
    done(live, client, message)
    live.say_now(seat)  # nobody else learns of it
    live.wake()


async def chat(live: LiveTable, client: Client, message: m.Chat) -> None:
    """Say something; a spectator too."""
    seat = seat_of(client, message) if client.seats else -1
    if seat >= 0 and repeated(live, client, message, seat):
        return
    check_room(live)
    name = live.state.seats[seat].name if seat >= 0 else "A spectator"
    await live.write(entries.Said(seat=seat, id=message.id if seat >= 0 else "", name=name, text=message.text))
    done(live, client, message)
    live.say_chat()


async def review(live: LiveTable, client: Client, message: m.Review) -> None:
    """Show everybody a moment of a match that is over."""
    seat = seat_of(client, message)
    state = live.state
    if state.status != "over":
        raise IllegalMove("a moment is shown to everybody when the match is over")
    if message.ply > state.ply:
        raise IllegalMove(f"the match has {state.ply} moves, not {message.ply}")
    done(live, client, message)
    live.say_review(seat, message.ply)


async def ping(live: LiveTable, client: Client, message: m.Ping) -> None:
    live.answer(client, m.Pong(n=0, re=message.id))


COMMANDS: dict[type, Command] = {
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
