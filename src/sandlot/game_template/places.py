# written by tools/material.py from material.py; change it there
"""The places of events by number; each is counted from its first."""

from typing import Final

DECK: Final = 0
HAND: Final = 1
PILE: Final = 9
