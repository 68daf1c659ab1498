"""Numbers of the game: how many cards, outs and halves there are."""

from typing import Final

PLAYERS: Final = 10  # CLB-STY-6
ACTION_CARDS: Final = 24
SIZE: Final = 34  # cards of a seat: its Players, then its Actions grouped by name

NO_CARD: Final = -1
OUTS: Final = 3
HALVES: Final = 4
