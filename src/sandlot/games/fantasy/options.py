# written by tools/material.py from material.py; change it there
"""The options by number; each range is counted from its first."""

from typing import Final

CARD: Final = 0  # + Character: keep, place, take, choose
TURNED: Final = 80  # + Character: place upside down (FFB-MORE-3)
USE: Final = 160  # + Character
GIVE: Final = 240  # + Character
PASS: Final = 320
BASE: Final = 321  # + place of a Win Card
STAT: Final = 329  # + stat
TRACK: Final = 339  # + 5 * manager + colour
MANAGER: Final = 364  # + manager
TOKEN: Final = 369  # + seat
ACTIONS: Final = 374
