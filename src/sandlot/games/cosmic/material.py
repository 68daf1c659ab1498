# interpreted: declarations
"""What Cosmic League Baseball is played with; `tools/material.py` writes state, places and options from it."""

from __future__ import annotations

from sandlot.games.cosmic.numbers import ACTION_CARDS, PLAYERS, SIZE
from sandlot.kernel.code_book import Range
from sandlot.kernel.material import Fixed, Material, Number, Numbers, Setting, Zone

MATERIAL = Material(
    "Cosmic",
    "A game of Cosmic League Baseball. Seat s owns the cards from s * SIZE on.",
    (
        Fixed("pack", "Deal"),
        Number("favoured", note="printed Luck is higher here, or this Coach was drawn (CLB-SET-6)"),
        Number("hitting"),
        Number("half", note="0 to 3; 4: all is over"),
        Number("round"),
        Number("outs"),
        Numbers("points"),
        Numbers("line", length=1, note="points of each half so far"),
        Numbers("gadgets"),
        Numbers("cash", note="floated"),
        Zone("deck", "Action deck", "rows", "told", room=ACTION_CARDS),
        Zone("hands", "hand", "rows", "owner", part="hand{seat}", place="HAND", ordered=False),
        Zone(
            "played",
            "Actions on the table",
            "row",
            "all",
            part="played{seat}",
            place="TABLE",
            share=SIZE,
            note="in the order of play",
        ),
        Fixed("struck", "tuple[int, ...]", (), note="Actions played whose modifiers were cancelled"),
        Zone("discard", "discarded Actions", "rows", "all", part="gone{seat}", place="DISCARDED", room=ACTION_CARDS),
        Zone("bench", "Player deck", "rows", "told", room=PLAYERS),
        Zone("look", "Players being looked at", "rows", "owner", ordered=False, room=PLAYERS),
        Zone("field", "Player on the field", "slots", "all"),
        Zone("retired", "discarded Players", "rows", "all", part="gone{seat}", room=PLAYERS),
        Fixed("ledger", "tuple[Modifier, ...]", (), note="of this round"),
        Fixed("spender", "tuple[bool, ...]", (False, False), note="who has spent Gadgets this round"),
        Number("turn", note="whose chance it is to play"),
        Number("passes", note="declines in a row"),
        Setting("walkoff"),
        Number("half_cap", note="points that end a half; 0: none"),
    ),
    imports=("from sandlot.games.cosmic.tables import Deal, Modifier",),
    redeal=False,
    # Actions are counted by slot: the place of a name's first copy among those of its deck.
    options=(
        Range("PASS", 1, "pass"),
        Range("PLAY", ACTION_CARDS, "play {action}"),
        Range("PAY", ACTION_CARDS, "paying {action}"),
        Range("CHOOSE", PLAYERS, "choose {player}", note="by place among the Players"),
        Range("KEEP", ACTION_CARDS, "keep {action}"),
        Range("DONE", 1, "keep nothing"),
        Range("DISCARD", ACTION_CARDS, "discard {action}"),
        Range("RECOVER", ACTION_CARDS, "take back {action}"),
        Range("TOP", ACTION_CARDS, "put on top {action}"),
        Range("SPEND", 10, "spending {gadgets}", note="+ Gadgets"),
    ),
)
