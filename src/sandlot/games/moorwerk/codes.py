"""Numbers that packs are compiled to: colours, and the verbs and conditions of effects."""

from typing import Final

GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2

# on the diamond: green and red cards
ADVANCE: Final = 8  # who (ALL or LEAD), bases
FORCE: Final = 9
BATTER: Final = 10  # base 1-3, or HOME
OUT: Final = 11  # whose (OUT_BATTER or OUT_LEAD)
SCORE: Final = 12  # the leading runner
# at the table: blue cards, one of these each
COVER: Final = 16
CLEAR_BENCH: Final = 17
CIRCLE: Final = 18
EXCHANGE: Final = 19
BECOME: Final = 20
PASS: Final = 21  # LEFT or RIGHT
SKIP_TURN: Final = 22
# condition
THIRD_OUT: Final = 32  # wanted 0 or 1

ALL: Final = 0
LEAD: Final = 1
OUT_BATTER: Final = 0
OUT_LEAD: Final = 1
LEFT: Final = 0
RIGHT: Final = 1
HOME: Final = 4
