"""What one viewer sees of a table: parts, the moment, lines and happenings. A viewer is a seat or SPECTATOR."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

from msgspec.structs import replace

from sandlot import games
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import Game
from sandlot.kernel.moves import responding
from sandlot.kernel.notation import phrase
from sandlot.kernel.sets import Answer
from sandlot.server.book import Book
from sandlot.server.declines import kind
from sandlot.server.messages import Happening, MayTakeBack, Now
from sandlot.server.notes import FIRST, STRIDE
from sandlot.server.standing import answering
from sandlot.table.changes import Changes
from sandlot.table.log import LogLine
from sandlot.table.parts import SPECTATOR, Option, Prompt, Table

TAIL = 30  # moves whose lines a snapshot tells


def table_of(g: Game, viewer: int) -> Table:
    """The viewer's table."""
    table = g.table(viewer)
    assert isinstance(table, Table)
    return table


def now(book: Book, viewer: int) -> Now:
    """What belongs to this moment."""
    if book.match is None:
        return Now(ply=0)
    g = book.game
    asked = book.open
    if viewer == SPECTATOR or book.state == "over":
        return Now(ply=book.ply, open=tuple(asked), frozen=book.frozen)
    mine = viewer in asked
    may = book.match.may_undo(viewer)
    return Now(
        ply=book.ply,
        open=tuple(asked),
        asked=book.asked if mine else 0,
        question=kind(g) if mine else "",
        opens=mine and g.choice.opens(),
        window=mine and responding(g),
        sealed=g.then is not None and bool(g.sealed[viewer]),
        asides=asides(g, viewer) if asked else None,
        undo=MayTakeBack(plies=may.plies, reason=may.reason, rule=may.rule),
        orders=tuple(book.orders(viewer)),
        answered_by=answering(book, viewer) if mine else None,
        frozen=book.frozen,
    )


def asides(g: Game, seat: int) -> Prompt | None:
    """What a seat may do outside its turn, as a question."""
    options = g.asides(seat)
    if not options:
        return None
    said = tuple(Option(option=option, text=phrase(g, seat, option)) for option in options)
    return Prompt(id="asides", seat=seat, sentence="Outside your turn", form="offer", options=said)


def gathered(answer: Answer) -> tuple[Option, ...]:
    """What is in the set that is being picked, or that the last pick has made whole."""
    g = answer.last or answer.game
    prompt = table_of(g, answer.seat).prompt if g.gathered else None
    return prompt.picked if prompt else ()


def told(book: Book, g: Game, events: Sequence[Event], viewer: int) -> list[LogLine]:
    """The sentences of these events, without numbers."""
    found: list[Any] = book.info.room("table").log(g, events, viewer)
    return [each if isinstance(each, LogLine) else LogLine(number=0, text=each) for each in found]


def lines_of(book: Book, ply: int, g: Game, events: Sequence[Event], viewer: int) -> list[LogLine]:
    """The numbered sentences of a move."""
    lines = told(book, g, events, viewer)[: FIRST - 1]
    return [replace(line, number=ply * STRIDE + place, ply=ply) for place, line in enumerate(lines, 1)]


def lines(book: Book, viewer: int, first: int, last: int) -> list[LogLine]:
    """The log from move `first` to move `last`, notes included; move 0 is what came before the first."""
    found: list[LogLine] = book.notes.between(first, last)
    if book.match is not None:
        for ply, move, after in book.match.walk(max(1, first), last):
            found += lines_of(book, ply, after, move.events, viewer)
    return sorted(found, key=lambda line: line.number)


@cache
def _spot(game: str) -> Callable[[int], str] | None:
    """What names the parts behind the places of a game's events."""
    info = games.find(game)
    return cast(Callable[[int], str], info.room("look").place) if info.has_room("look") else None


def happened(book: Book, events: Sequence[Event], viewer: int, changes: Changes) -> tuple[Happening, ...]:
    """The events as this viewer may know them; a game's look names the parts at which cards come and go.

    A card is named only if its part is on the table afterwards: where copies look alike its number would tell them
    apart.
    """
    spot = _spot(book.info.name)
    found = []
    for event in events:
        card = event.card_for(viewer)
        part = f"card:{card}"
        shown = card != NOTHING and (part in changes.adds or part in changes.edits)
        found.append(
            Happening(
                what=event.kind,
                seat=event.seat,
                src=spot(event.src) if spot and event.src != NOTHING else "",
                dst=spot(event.dst) if spot and event.dst != NOTHING else "",
                count=event.count,
                card=card if shown else NOTHING,
                rule=event.rule,
            )
        )
    return tuple(found)
