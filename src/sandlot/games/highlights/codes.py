"""Numbers that packs are compiled to: types, speeds, hits, and the verbs and conditions of actions."""

from typing import Final

NATURAL: Final = 0
ROBOT: Final = 1
CYBORG: Final = 2

NOBODY_ON: Final = 0
SLOW: Final = 1
AVERAGE: Final = 2
FAST: Final = 3

WALK: Final = 0  # hits are told by the base they reach
HOME_RUN: Final = 4

# offensive verbs
HIT: Final = 8  # hit
ADVANCE: Final = 9  # mask of speeds, SLOW is bit 0
ADVANCE_FROM: Final = 10  # base - 1
REVENUE: Final = 11  # amount
PEEK: Final = 12
# defensive verbs
CANCEL: Final = 16  # how many, or ALL
DOWNGRADE: Final = 17  # mask of hits, hit, how many
SHORTEN: Final = 18  # bases
REMOVE: Final = 19  # how many, mask of speeds
REMOVE_FROM: Final = 20  # base - 1
# conditions: after the code and the way on stands 1, or 0 for `unless`
FIRST_CARD: Final = 32
LEADING: Final = 33
TRAILING: Final = 34
OPPONENT: Final = 35  # mask of types
ON: Final = 36  # mask of bases, 1st is bit 0
OPPONENT_ON: Final = 37  # mask of bases
# measures
RUNNERS: Final = 1
INNING: Final = 2

ALL: Final = 9
