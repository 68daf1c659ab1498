"""Why a link does not open what its holder wants, in words that tell a way on."""

from __future__ import annotations

from sandlot.server import tokens
from sandlot.server.state.table_state import TableState

NOT_WHOLE = "this link is not whole: copy it again, from its first letter to its last"
OLD = "this link does not work here, or no longer: ask the host for a new one"
NEEDED = "you need a link to look at this table"


def no_seat(state: TableState, seat: int, token: str, wanted: str) -> str:
    """Why nobody can sit down on this seat with this token; `wanted` is the seat's own. Empty: it can be done."""
    seat_state = state.seats[seat]
    meant = tokens.purpose(token)
    why = ""
    if seat_state.kind == "bot":
        why = "a bot sits there"
    elif token and meant is None:
        why = NOT_WHOLE
    elif meant is not None and meant != (tokens.SEAT, seat):
        why = f"this link is {said(meant)}, not that of seat {seat + 1}"
    elif token and not tokens.same(token, wanted):
        why = OLD
    elif not token and seat_state.kind != "open":
        why = "you need this seat's link to sit down here: ask the host for it"
    elif seat_state.taken:
        why = "somebody sits there; the link works once, and the host can issue a new one"
    elif state.status == "over":
        why = "the match is over"
    return why


def said(purpose: tokens.Purpose) -> str:
    """What a link is, in a sentence about it."""
    return {tokens.HOST: "the host's", tokens.WATCH: "one for watching"}.get(
        purpose.role, f"that of seat {purpose.seat + 1}"
    )
