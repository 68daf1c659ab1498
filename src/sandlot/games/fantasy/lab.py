"""What the lab can group games by, beside what it knows of every game."""

from __future__ import annotations

from sandlot.games.fantasy.atoms.managers import champion
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.words import code_of

FIELDS = ("bench", "champion", "magic", "side", "wild_card")
LISTENS = True  # the events of a game tell who sat on a bench


def fields(g: Fantasy) -> dict[str, str | list[list[str]]]:
    """The champion's team, whether it had home field, a Wild Card Game; by seat the magic benched and used."""
    winner = champion(g)
    side = "none" if winner < 0 else "home" if winner == g.finalists[0] else "away"
    return {
        "bench": magic_of(g, "sit"),
        "champion": code_of(g, winner) if winner >= 0 else "none",
        "magic": magic_of(g, "magic"),
        "side": side,
        "wild_card": "yes" if g.wild else "no",
    }


def magic_of(g: Fantasy, kind: str) -> list[list[str]]:
    """By seat the abilities of the Characters that such events tell of, each once."""
    found: list[set[str]] = [set() for _ in range(g.seats)]
    for event in g.events or ():
        if event.kind == kind:
            found[event.seat].add(g.pack.magic[event.card])
    return [sorted(names) for names in found]
