"""Numbers that packs are compiled to: verbs, conditions and moments of effects."""

from typing import Final

# verbs
MOD: Final = 8  # amount (times, measure, most), firm
OPP_MOD: Final = 9  # amount (times, measure, most), firm
DRAW: Final = 10
FLOAT: Final = 11
GADGET: Final = 12
SPEND: Final = 13  # gadgets, block
SPEND_EACH: Final = 14  # the most gadgets, block for each
NEW_PLAYER: Final = 15  # who
PEEK_HAND: Final = 16  # cards, or ALL_CARDS
OPP_DISCARD: Final = 17  # cards, how
SELF_DISCARD: Final = 18
SCRY: Final = 19
RECOVER: Final = 20
CANCEL_LAST: Final = 21
COPY_LAST: Final = 22
TAX: Final = 23
LUCK: Final = 24
KEEP: Final = 25
DISCOUNT: Final = 26  # of the first Action each round; coaches only

# conditions
HIT: Final = 64
PITCH: Final = 65
TRAILING: Final = 66
OUTS2: Final = 67
OPP_PLAYED: Final = 68
OPP_BASE_HIGHER: Final = 69
AT: Final = 70  # a moment; coaches only

# moments of a Coach's ability; a coach has a program for each
ALWAYS: Final = 0
AT_DRAW: Final = 1
AT_PLAY: Final = 2
AT_SPEND: Final = 3
AT_NEW: Final = 4
MOMENTS: Final = 5

# words
SELF: Final = 0
RANDOM: Final = 0
ALL_CARDS: Final = 99
GADGETS: Final = 1  # the measure
