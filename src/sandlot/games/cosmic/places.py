# written by tools/material.py from material.py; change it there
"""The places of events by number; each is counted from its first."""

from typing import Final

DECK: Final = 0
HAND: Final = 8
TABLE: Final = 16
DISCARDED: Final = 24
BENCH: Final = 32
LOOK: Final = 40
FIELD: Final = 48
RETIRED: Final = 56
