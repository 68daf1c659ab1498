"""What the lab can group games by, beside what it knows of every game."""

from __future__ import annotations

from sandlot.games.highlights.notation import seat_name
from sandlot.games.highlights.state import Highlights

FIELDS = ("deck", "decks")


def fields(g: Highlights) -> dict[str, str | list[str]]:
    """The deck of each seat, and the two that met."""
    decks = [seat_name(g, seat) for seat in range(2)]
    return {"deck": decks, "decks": " v ".join(sorted(decks))}
