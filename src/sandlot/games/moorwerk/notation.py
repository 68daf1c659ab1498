"""How the picks of BASEBALL! read: `play B covered by K`, `play J as CE with H1`, `give 1B`."""

from __future__ import annotations

from sandlot.games.moorwerk import teams
from sandlot.games.moorwerk.game import AS, COVER, GIVE, NO, STOP, TARGET, UNCOVERED, YES, Baseball
from sandlot.games.moorwerk.pack import CODES
from sandlot.games.moorwerk.steps import Exchange


def seat_name(g: Baseball, seat: int) -> str:
    """V1, H1, V2 …: the letter of the team and the place in it."""
    side = teams(g.seats)
    return "VH"[side[seat]] + str(side[: seat + 1].count(side[seat]))


def phrase(g: Baseball, seat: int, option: int) -> str:
    """How one pick reads at this moment."""
    words = {UNCOVERED: "uncovered", STOP: "stop", YES: "runners too", NO: "batter only"}
    if option in words:
        return words[option]
    if option < COVER:
        return f"play {CODES[option]}"
    if option < AS:
        return f"covered by {CODES[option - COVER]}"
    if option < TARGET:
        return f"as {CODES[option - AS]}"
    if option < GIVE:
        return ("with " if isinstance(g.choice, Exchange) else "on ") + seat_name(g, option - TARGET)
    return f"give {CODES[option - GIVE]}"
