# written by tools/material.py from material.py; change it there
"""The places of events by number; each is counted from its first."""

from typing import Final

DECK: Final = 0
DISCARDS: Final = 1
HAND: Final = 2
BOUGHT: Final = 10
COMMUNITY: Final = 11
COMMUNITY_OUT: Final = 12
DRAFT: Final = 13
DRAFT_OUT: Final = 14
EXTRAS: Final = 15
EXTRA_HAND: Final = 16
EXTRA_OUT: Final = 24
EXTRA_OF: Final = 25
LEGENDS: Final = 33
LEGEND_OF: Final = 34
LEGENDS_OUT: Final = 42
MAT: Final = 43
BANK: Final = 47
MEN: Final = 48
TRACK: Final = 56
