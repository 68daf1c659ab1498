"""What the words of picks stand for: `play B covered by K`, `play J as CE with H1`, `give 1B`."""

from __future__ import annotations

from sandlot.games.moorwerk import teams
from sandlot.games.moorwerk.pack import CODES
from sandlot.games.moorwerk.state import Baseball
from sandlot.table.names import called


def seat_name(g: Baseball, seat: int) -> str:
    """Who sits there; or V1, H1, V2 …: the letter of the team and the place in it."""
    side = teams(g.seats)
    return called(g, seat, "VH"[side[seat]] + str(side[: seat + 1].count(side[seat])))


NAMES = {
    "kind": lambda g, seat, n: CODES[n],
    "seat": lambda g, seat, n: seat_name(g, n),
}
