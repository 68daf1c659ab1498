# written by tools/material.py from material.py; change it there
"""The options by number; each range is counted from its first."""

from typing import Final

PLAY: Final = 0  # + card
ACTIONS: Final = 24
