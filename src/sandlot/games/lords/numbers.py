"""Numbers of the mats and the board, and the kinds of what lasts beyond a moment."""

from __future__ import annotations

from typing import Final

START_CASH: Final = 42_000  # LOB-1.0-d
GIVEN: Final = 45  # wins and losses of every season outside the phases (LOB-5.4-a)
GAMES: Final = [0, 23, 24, 25]  # LOB-5.4-b
FARM_COST: Final = [0, 1000, 2000, 5000, 7500, 9500]  # LOB-8.1-f
FARM_PH: Final = [0, 0, 0, 2, 3, 4]  # also the cap (LOB-8.1-a, LOB-R110)
FARM_PR: Final = [0, 1, 3, 3, 4, 5]
MANAGER_COST: Final = 1000  # a star (LOB-3.3-a)
MEDIA_CAP: Final = [0, 1, 2, 15, 15, 15]  # by stars of the front office (LOB-3.1.1-d to LOB-3.1.1-g)
FOREVER: Final = 1 << 20
NO_ONE: Final = -1
NO_CARD: Final = -1

# what lasts
DRM: Final = 0  # what: kind of roll
SCALE: Final = 1  # what: price, n: percent
SHIELD: Final = 2
BLOCK: Final = 3
OPS: Final = 4
ON: Final = 5  # what: trigger; program, pc, end
REROLL: Final = 6
MARK_W: Final = 7  # marks of a phase that is yet to come
MARK_L: Final = 8
MARK_G: Final = 9
NATIONAL: Final = 10
BENCH: Final = 11  # an injury that begins with a phase
