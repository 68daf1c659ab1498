# written by tools/material.py from material.py; change it there
"""The options by number; each range is counted from its first."""

from typing import Final

PLAY: Final = 0  # + kind
UNCOVERED: Final = 30
STOP: Final = 31
COVER: Final = 32  # + kind
AS: Final = 64  # + kind: what the Joker stands for
TARGET: Final = 96  # + seat
GIVE: Final = 104  # + kind
YES: Final = 140
NO: Final = 141
ACTIONS: Final = 142
