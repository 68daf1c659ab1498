# written by tools/material.py from material.py; change it there
"""The places of events by number; each is counted from its first."""

from typing import Final

FREE_AGENTS: Final = 0
ROW: Final = 1
HAND: Final = 2
LINEUP: Final = 10
ON_DECK: Final = 18
IN_PLAY: Final = 26
DUGOUT: Final = 34
MINORS: Final = 42
BOX: Final = 50
PLATE: Final = 51
