# interpreted: declarations
"""What Tiny is played with; `tools/material.py` writes state, places and options from it."""

from __future__ import annotations

from sandlot.kernel.code_book import Range
from sandlot.kernel.material import Material, Number, Numbers, Setting, Zone

# Every field of a position, once. A larger game has more zones, and spots, flags, tables of numbers and fixed things.
MATERIAL = Material(
    "Position",
    "A game of Tiny. Card 0 shows the number 1, card 23 the number 24.",
    (
        Zone("deck", "deck", "row", "nobody"),
        Zone("hands", "hand", "rows", "owner", part="hand{seat}", place="HAND", ordered=False),
        Zone("pile", "cards played", "row", "all"),
        Number("half", note="halves of innings that are over; the visitors bat in the even ones"),
        Numbers("line", length=10, note="runs of each half"),
        Setting("innings", "i64"),
    ),
    # Everything that can be answered, as ranges of numbers. A larger game has a range for each sort of answer.
    options=(Range("PLAY", 24, "play {card}", "card:{n}", note="+ card"),),
)
