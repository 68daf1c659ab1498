"""What the words of picks stand for: `play LA-07 cancelling hit 2 (HR)`, `discard LA-04 for the On Deck card`."""

from __future__ import annotations

from typing import Final

from sandlot.games.highlights import codes
from sandlot.games.highlights.numbers import NO_TEAM
from sandlot.games.highlights.pack import HITS, TEAMS
from sandlot.games.highlights.state import Highlights
from sandlot.table.names import called

BASES: Final = ("home plate", "1st", "2nd", "3rd")
DEEDS: Final = {
    "nobody": "put nobody",
    "no save": "save with no card",
    "for": "bring in",
    "sending": "send",
    "taking": "take",
    "cancelling": "cancel",
    "changing": "change",
}
STRIKES: Final = {  # verbs with a target: what they do to it, and what their owner is asked
    codes.CANCEL: ("cancelling", "which Threatened Hit is cancelled?"),
    codes.DOWNGRADE: ("changing", "which Threatened Hit is changed?"),
    codes.REMOVE: ("taking off", "which runner is taken off base?"),
}
NAMES: Final = {
    "foe": lambda g, seat, n: 1 - seat,
    "card": lambda g, seat, n: g.pack.ids[n],
    "name": lambda g, seat, n: g.pack.names[n],
    "team": lambda g, seat, n: TEAMS[n],
    "order": lambda g, seat, n: "first" if n == seat else "second",
    "base": lambda g, seat, n: BASES[n + 1],
    "place": lambda g, seat, n: n + 1,
    "hit": lambda g, seat, n: HITS[g.threats[1 - seat][n]],
    "doing": lambda g, seat, n: STRIKES[g.pack.program[g.choice.card][g.choice.pc]][0],
}


def seat_name(g: Highlights, seat: int) -> str:
    """The city of a seat's deck; as long as it has none, who sits there."""
    return TEAMS[g.teams[seat]] if g.teams[seat] != NO_TEAM else called(g, seat, f"Seat {seat + 1}")


def card_name(g: Highlights, card: int) -> str:
    """A card by id and name."""
    return f"{g.pack.ids[card]} {g.pack.names[card]}"
