"""Numbers of the game: sizes, options and places."""

from typing import Final

PLAYERS: Final = 10  # CLB-STY-6
ACTION_CARDS: Final = 24
SIZE: Final = 34  # cards of a seat: its Players, then its Actions grouped by name

# options; Actions are counted by slot: the place of a name's first copy among the 24 of its deck
PASS: Final = 0
PLAY: Final = 1
PAY: Final = 25
CHOOSE: Final = 49  # by place among the 10 Players
KEEP: Final = 59
DONE: Final = 83
DISCARD: Final = 84
RECOVER: Final = 108
TOP: Final = 132
SPEND: Final = 156  # SPEND + gadgets
ACTIONS: Final = 166

# places, counted by seat
DECK: Final = 0
HAND: Final = 2
TABLE: Final = 4
DISCARDED: Final = 6
BENCH: Final = 8  # the Player deck
LOOK: Final = 10
FIELD: Final = 12
RETIRED: Final = 14  # the Player discard pile

NO_CARD: Final = -1
OUTS: Final = 3
HALVES: Final = 4
