"""Numbers that packs are compiled to: stats, tracks, classes, sides, and the verbs of magic and Events."""

from typing import Final

STATS: Final = 10  # hitting AVG R HR RBI SB, then pitching ERA IP W K SV; the colour of a stat is its number modulo 5
TRACKS: Final = 5  # Gold, Blue, Red, Green, Purple

ROOKIE: Final = 0  # classes are numbered in the order of the pack's TIERS
TIERS: Final = 5

GOOD: Final = 0
EVIL: Final = 1

# magic, one verb for each ability
SWAP_WINS: Final = 8
DROP_PEGS: Final = 9  # opponents
LEND_STAT: Final = 10
COPY: Final = 11
CLIMB: Final = 12  # points
DIG: Final = 13
BURN: Final = 14
HOLD_PEGS: Final = 15
HELP: Final = 16
SILENCE: Final = 17
BAR_EVIL: Final = 18
SEND_OFF: Final = 19
MORPH: Final = 20
RAISE_EVIL: Final = 21  # points
RAISE: Final = 22  # points
RECRUIT: Final = 23  # cards
WAKE: Final = 24
SHIFT: Final = 25
LEND_ALL: Final = 26
TELEPORT: Final = 27
REORDER: Final = 28

# Events
STAT: Final = 40  # stats (mask), points
TWICE: Final = 41  # stats (mask)
TOTAL: Final = 42  # points
EVIL_FIRST: Final = 43
MAGIC: Final = 44  # activations a week
BANNERS: Final = 45  # points
FACE_UP: Final = 46  # base 1-4

# conditions of Events
SIDE: Final = 60  # wanted, side
TIER: Final = 61  # wanted, tier
FEWEST: Final = 62  # wanted
