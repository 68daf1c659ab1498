"""Which moves a seat may take back by itself: none that told it something, and none before somebody else acted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sandlot.kernel.digest import describe
from sandlot.kernel.events import Event
from sandlot.kernel.game import Game
from sandlot.kernel.moves import Attempt
from sandlot.match.record import PERSON, Seat
from sandlot.match.replay import Move


class MayUndo(NamedTuple):
    """How many plies a seat may take back without asking, and what stops it there."""

    plies: int
    reason: str
    rule: str


def may_undo(moves: list[Move], seats: list[Seat], seat: int, at: Callable[[int], Game]) -> MayUndo:
    """Walk back from the last move to the first barrier."""
    for back, move in enumerate(reversed(moves)):
        if move.seat != seat:
            return MayUndo(back, f"{seats[move.seat].name} has acted since", "")
        ply = len(moves) - back
        barrier = _barrier(move, at(ply - 1), at(ply))
        if barrier is not None:
            return MayUndo(back, *barrier)
    return MayUndo(len(moves), "that is the beginning of the match", "")


def _barrier(move: Move, before: Game, after: Game) -> tuple[str, str] | None:
    """Why the mover cannot take this move back alone, with the rule; None if it can."""
    for event in move.events:
        told = _told(event, move.seat)
        if told is not None:
            return told, event.rule
    if before.then is not None and move.kind == "" and not after.sealed[move.seat]:
        return "everybody's choices have been shown", ""
    if describe(before.chance) != describe(after.chance):
        return "chance has decided something", ""
    return None


def _told(event: Event, seat: int) -> str | None:
    """What somebody learned by an event of this seat's move, so that it cannot be taken back."""
    bit = 1 << seat
    if event.news & bit:
        return "the move brought something to light"
    if event.news and not event.seen & bit:
        return "by the move somebody else saw something"
    return None


def foreseen(trial: Attempt) -> str:
    """Why a move that is being tried out could not be taken back alone once it is made; empty if it could."""
    if trial.sealed:
        return "everybody's choices are shown" if trial.complete and trial.opened else ""
    if trial.unknown:
        return "chance or a hidden card decides"
    if trial.complete and any(_told(event, trial.seat) for event in trial.events):
        return "something comes to light"
    return ""


def missing_consent(seats: list[Seat], seat: int, consent: list[int]) -> list[int]:
    """Which persons still have to agree; bots always do."""
    return [s for s, who in enumerate(seats) if s != seat and who.kind == PERSON and s not in consent]
