# written by tools/material.py from material.py; change it there
"""The options by number; each range is counted from its first."""

from typing import Final

PASS: Final = 0
WARE: Final = 1  # + ware
BID: Final = 30  # + dollars
ROLL: Final = 40
HANDS_LEFT: Final = 41
BORROW: Final = 42
UP: Final = 43
DOWN: Final = 44
BLOCK: Final = 45
OFFER: Final = 50  # + seat
ACCEPT: Final = 55  # + place among the offers to the seat
REFUSE: Final = 65  # + the same
COUNTER: Final = 75  # + the same
WITHDRAW: Final = 85  # + place among the offers by the seat
PRICE: Final = 95  # + dollars
ACTIONS: Final = 105
