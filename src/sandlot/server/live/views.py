"""What one viewer is sent of a table: parts, the moment, lines, happenings. A viewer is a seat or SPECTATOR."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from sandlot.kernel import material
from sandlot.kernel.asking import order
from sandlot.kernel.declines import decline
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import Game
from sandlot.kernel.moves import responding
from sandlot.kernel.notation import phrase
from sandlot.kernel.sets import Answer
from sandlot.server.live.standing_orders import answering, shown
from sandlot.server.protocol.messages import Happening, MayTakeBack, Now
from sandlot.server.state.notices import FIRST_NOTICE, LINES_A_MOVE
from sandlot.server.state.table_state import TableState
from sandlot.table.changes import Changes
from sandlot.table.log import LogLine
from sandlot.table.parts import SPECTATOR, Option, Prompt, Table

TAIL = 30  # moves whose lines a snapshot tells


def table_of(g: Game, viewer: int) -> Table:
    """The viewer's table."""
    table = g.table(viewer)
    assert isinstance(table, Table)
    return table


def now(state: TableState, viewer: int) -> Now:
    """What belongs to this moment."""
    if state.match is None:
        return Now(ply=0)
    g = state.game
    open_seats = state.open
    if viewer == SPECTATOR or state.status == "over":
        return Now(ply=state.ply, open=tuple(open_seats), frozen=state.frozen)
    mine = viewer in open_seats
    may = state.match.may_undo(viewer)
    return Now(
        ply=state.ply,
        open=tuple(open_seats),
        asked=state.asked if mine else 0,
        question=order(g) if mine else "",
        declines=mine and decline(g, viewer) is not None,
        opens=mine and g.choice.opens(),
        window=mine and responding(g),
        sealed=g.then is not None and bool(g.sealed[viewer]),
        asides=asides(g, viewer) if open_seats else None,
        undo=MayTakeBack(plies=may.plies, reason=may.reason, rule=may.rule),
        orders=shown(state, viewer),
        answered_by=answering(state, viewer) if mine else None,
        frozen=state.frozen,
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


def sentences(state: TableState, g: Game, events: Sequence[Event], viewer: int) -> list[LogLine]:
    """The sentences of these events, without numbers."""
    found: list[Any] = state.info.module("table").log(g, events, viewer)
    return [each if isinstance(each, LogLine) else LogLine(number=0, text=each) for each in found]


def lines_of(state: TableState, ply: int, g: Game, events: Sequence[Event], viewer: int) -> list[LogLine]:
    """The numbered sentences of a move."""
    lines = sentences(state, g, events, viewer)[: FIRST_NOTICE - 1]
    return [replace(line, number=ply * LINES_A_MOVE + place, ply=ply) for place, line in enumerate(lines, 1)]


def lines(state: TableState, viewer: int, first: int, last: int) -> list[LogLine]:
    """The log from move `first` to move `last`, notices included; move 0 is what came before the first."""
    found: list[LogLine] = state.notices.between(first, last)
    if state.match is not None:
        for ply, move, after in state.match.walk(max(1, first), last):
            found += lines_of(state, ply, after, move.events, viewer)
    return sorted(found, key=lambda line: line.number)


def happened(state: TableState, events: Sequence[Event], viewer: int, changes: Changes) -> tuple[Happening, ...]:
    """The events as this viewer may know them; a game's material names the parts at which cards come and go.

    A card is named only if its part is on the table afterwards: where copies look alike its number would tell them
    apart.
    """
    spot = material.of_game(state.info.name).part
    found = []
    for event in events:
        card = event.card_for(viewer)
        part = f"card:{card}"
        shown = card != NOTHING and (part in changes.adds or part in changes.edits)
        found.append(
            Happening(
                what=event.kind,
                seat=event.seat,
                src=spot(event.src),
                dst=spot(event.dst),
                count=event.count,
                card=card if shown else NOTHING,
                rule=event.rule,
            )
        )
    return tuple(found)
