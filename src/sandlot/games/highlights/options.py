# written by tools/material.py from material.py; change it there
"""The options by number; each range is counted from its first."""

from typing import Final

CARD: Final = 0  # + card: to play, to put On Deck, to buy or to send down
DISCARD: Final = 120  # + card: for a pinch hitter
FROM_DECK: Final = 240
FROM_TOP: Final = 241
PASS: Final = 242  # no On Deck card, no save, no (more) purchase; the On Deck card goes to the Dugout
TEAM: Final = 243  # + starting deck
FIRST: Final = 247  # + seat: who buys first
RUNNER: Final = 249  # + base - 1
HIT: Final = 252  # + place of a Threatened Hit
ACTIONS: Final = 258
