# written by tools/material.py from material.py; change it there
"""The options by number; each range is counted from its first."""

from typing import Final

PASS: Final = 0
PLAY: Final = 1
PAY: Final = 25
CHOOSE: Final = 49  # by place among the Players
KEEP: Final = 59
DONE: Final = 83
DISCARD: Final = 84
RECOVER: Final = 108
TOP: Final = 132
SPEND: Final = 156  # + Gadgets
ACTIONS: Final = 166
