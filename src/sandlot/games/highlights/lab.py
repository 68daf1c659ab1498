"""What the lab can group games by, beside what it knows of every game."""

from __future__ import annotations

from sandlot.games.highlights.game import Highlights
from sandlot.games.highlights.notation import seat_name

FIELDS = ("winner", "decks")


def fields(g: Highlights) -> dict[str, str]:
    """The winning deck, and the two that met."""
    names = [seat_name(g, seat) for seat in range(2)]
    return {"winner": names[0 if g.result(0) == 1.0 else 1], "decks": " v ".join(sorted(names))}
