"""Counts, phases and other numbers of the rules."""

from typing import Final

# cards: Characters, then Win Cards, then Events
CHARACTERS: Final = 80
WINS: Final = 60
EVENTS: Final = 30
WIN: Final = 80
EVENT: Final = 140
CARDS: Final = 170
TEAMS: Final = 5

ROSTER: Final = 6
WEEKS: Final = 4
NO_CARD: Final = -1
NO_PICK: Final = -1
NOT_IN_PLAY: Final = -1
NOBODY_WINS: Final = -1
ROBOT: Final = 1  # managers of a solo game, beside the one seat
DECK_MANAGER: Final = 2

# phases
DRAFT: Final = 0
SEASON: Final = 1
WILD_CARD: Final = 2
SERIES: Final = 3

# whether a Character's magic can be used
READY: Final = 0
USED: Final = 1
WAKING: Final = 2  # ready again from next week on

# a bonus or penalty: kind, manager or Character, stat or flag, points, the card it comes from, until the month's end
MOD: Final = 6
RAISE_EACH: Final = 0  # manager, only Evil, points
ADD: Final = 1  # manager, stat, points
ZERO: Final = 2  # Character, stat
