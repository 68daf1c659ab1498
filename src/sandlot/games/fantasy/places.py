# written by tools/material.py from material.py; change it there
"""The places of events by number; each is counted from its first."""

from typing import Final

DECK: Final = 0
DISCARD: Final = 1
WIN_DECK: Final = 2
EVENT_DECK: Final = 3
POOL: Final = 4
EVENT_SPOT: Final = 5
BOX: Final = 6
FLIPPED: Final = 7
ROBOT_PILE: Final = 8
TRIO: Final = 9
BASES: Final = 10
HAND: Final = 18
PACKET: Final = 26
BENCH: Final = 34
LOOK: Final = 42
ASIDE: Final = 50
WON: Final = 58
LINEUP: Final = 66
PEG: Final = 98
