# written by tools/material.py from material.py; change it there
"""The places of events by number; each is counted from its first."""

from typing import Final

DECK: Final = 0
PILE: Final = 1
HAND: Final = 2
PLATE: Final = 10
OUT: Final = 15
