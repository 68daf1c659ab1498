"""What the lab can group games of Haggle by, beside what it knows of every game."""

from __future__ import annotations

from haggle.state import Haggle

FIELDS = ("borrowed", "deeds")
LISTENS = True


def fields(g: Haggle) -> dict[str, str | list[list[str]]]:
    """Whether anybody took a loan, and by seat which of some things it did."""
    told = {(event.kind, event.seat) for event in g.events or ()}
    return {
        "borrowed": "yes" if any(g.debt) else "no",
        "deeds": [[kind for kind in ("alter", "block", "borrow") if (kind, seat) in told] for seat in range(g.seats)],
    }
