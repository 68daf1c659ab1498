"""What the lab can group games by, beside what it knows of every game."""

from __future__ import annotations

from sandlot.games.fantasy.game import Fantasy
from sandlot.games.fantasy.notation import code_of

FIELDS = ("champion", "side", "wild_card")


def fields(g: Fantasy) -> dict[str, str]:
    """The champion's team, whether it had home field, and whether there was a Wild Card Game."""
    champion = g.champion()
    side = "none" if champion < 0 else "home" if champion == g.finalists[0] else "away"
    return {
        "champion": code_of(g, champion) if champion >= 0 else "none",
        "side": side,
        "wild_card": "yes" if g.wild else "no",
    }
