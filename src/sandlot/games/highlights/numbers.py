"""The figures of the game: how many cards, innings and games."""

from __future__ import annotations

from typing import Final

DECKS: Final = 4
DECK_SIZE: Final = 15  # BH-OBJ-3
STARTERS: Final = 60
CARDS: Final = 120  # cards 0-59 are the starting decks one after the other, 60-119 the Free Agents (BH-OBJ-4)
HAND_SIZE: Final = 6
ROW_SIZE: Final = 6
INNINGS: Final = 6
EXTRA_DRAW: Final = 3
SEASON: Final = 3  # games of a mini-season
MOST_HITS: Final = 6

NO_CARD: Final = -1
NO_TEAM: Final = -1
