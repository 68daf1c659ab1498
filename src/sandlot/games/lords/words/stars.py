"""What people read of stars that are to be chosen: their part, their cost, and those they have now."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.notation import dollars
from sandlot.games.lords.numbers import FARM_COST, MANAGER_COST
from sandlot.games.lords.options import STARS
from sandlot.games.lords.state import Lords

FIRST_STARS = 3  # of an office, farm or manager that is still to be chosen


def cost(g: Lords, track: str, stars: int) -> str:
    """What so many stars of an office, farm or manager cost."""
    if track == "FS":
        price = FARM_COST[stars]
    else:
        price = MANAGER_COST * stars if track == "FM" else g.pack.fo_cost[stars]
    return f"{dollars(price)} a year"


def usual(g: Lords, seat: int, track: str) -> int:
    """What is filled in before one chooses, if it can be chosen: the stars there are, or three without any."""
    options = g.choice.options(g, seat)
    if not options or not STARS < options[0] <= STARS + 5:
        return -1
    wanted = STARS + (g.stars.at(seat, codes.TRACKS.index(track)) if track else FIRST_STARS)
    return wanted if wanted in options else -1
