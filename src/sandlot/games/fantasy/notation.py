"""What the words of picks stand for: `keep C19`, `1st C03 2nd C17 …`, `use C23 at C54 its ERA`, `take C31 for C08`."""

from __future__ import annotations

from sandlot.games.fantasy.codes import TRACKS
from sandlot.games.fantasy.material import BASES
from sandlot.games.fantasy.pack import COLOURS, STATS
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.words import PLACES, base_name, card_name, code_of, name_of

DEEDS = {
    **{place: f"line up {place}" for place in (*PLACES, "Home")},
    "game": "line up for game",
    "Robot": "line up for the Robot",
    "no magic": "use no magic",
    "token": "give the token",
    "copying": "copy",
    "taking": "take",
    "trading": "trade",
    "keeping": "keep",
    "waking": "wake",
    "lending": "lend",
    "swapping": "swap",
    "dropping": "drop",
    "at": "aim at",
    "on": "act on",
    "for": "swap it for",
    "with": "swap it with",
    "its": "take its",
    "and": "choose",
}


def own_name(g: Fantasy, card: int) -> str:
    """The name of a card, if it has one beside its id."""
    return g.pack.names[card] if g.pack.names[card] != g.pack.ids[card] else ""


def spell(g: Fantasy, card: int) -> str:
    """A Character and its magic."""
    return " · ".join(filter(None, (own_name(g, card), g.pack.magic[card])))


def track(g: Fantasy, seat: int, place: int) -> str:
    """A Stat Track: its colour, and whose peg it is if not one's own."""
    manager, colour = divmod(place, TRACKS)
    return COLOURS[colour] if manager == seat else f"{code_of(g, manager)} {COLOURS[colour]}"


NAMES = {
    "card": lambda g, seat, n: g.pack.ids[n],
    "name": lambda g, seat, n: own_name(g, n),
    "spell": lambda g, seat, n: spell(g, n),
    "base": lambda g, seat, n: BASES[len(g.sealed[seat])],
    "later_base": lambda g, seat, n: BASES[len(g.sealed[seat]) + 1],
    "later_game": lambda g, seat, n: len(g.sealed[seat]) + 2,
    "place": lambda g, seat, n: base_name(n),
    "win": lambda g, seat, n: g.bases[n],
    "win_name": lambda g, seat, n: card_name(g, g.bases[n]),
    "stat": lambda g, seat, n: STATS[n],
    "track": track,
    "colour": lambda g, seat, n: n % TRACKS,
    "points": lambda g, seat, n: g.tracks[n],
    "manager": lambda g, seat, n: code_of(g, n),
    "team": lambda g, seat, n: name_of(g, n),
}
