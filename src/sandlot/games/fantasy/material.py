# interpreted: declarations
"""What Fantasy Fantasy Baseball is played with; `tools/material.py` writes state, places and options from it."""

from __future__ import annotations

from sandlot.kernel.code_book import Range
from sandlot.kernel.material import Fixed, Flag, Material, Number, Numbers, Own, Spot, Zone
from sandlot.kernel.zones import row, rows

BASES = ("1st", "2nd", "3rd", "Home")
INFIELD = tuple(f"infield{first}:{base}" for first in (0, 4) for base in BASES)
TRACKS = 5
MANAGERS = 5

MATERIAL = Material(
    "Fantasy",
    "A season and its playoffs. Managers are the seats; in a solo game Robot and Deck are two more (FFB-SOLO-1).",
    (
        Fixed("pack", "Book"),
        Fixed("house", "Rules", note="the table options"),
        Number("managers"),
        Fixed("teams", "tuple[int, ...]", (), note="the Team Card of each manager"),
        Numbers("waiver", note="managers, first in Waiver Order first; Turn Order is the reverse"),
        Flag("frozen", note="the order was set by magic and outlasts the next Clean-up (R33)"),
        Number("phase"),
        Number("rounds", note="of the draft, finished"),
        Own("slots", "Rows", lambda seats: rows(seats, 7), note="by packet: the cards taken from it so far, in order"),
        Number("month"),
        Number("week", -1, note="0 to 3; NOT_IN_PLAY between months"),
        Zone("deck", "Character Deck", "row", "nobody"),
        Zone("discard", "Discard Pile", "row", "nobody", ordered=False),
        Zone("win_deck", "Win deck", "row", "nobody", part=""),
        Zone("event_deck", "Event deck", "row", "nobody", part=""),
        Zone("pool", "free agents", "row", "all", ordered=False),
        Zone("event", "Event in play", "slot", "all", place="EVENT_SPOT"),
        Zone("box", "box", "rest", "all", part=""),
        Zone("flipped", "Win Cards that ended level", "row", "all", part=""),
        Zone("robot_pile", "Robot's pile", "row", "all", part="", ordered=False),
        Zone("trio", "Deck Manager's other cards", "row", "all", part=""),
        Zone("bases", "infield", "slots", "all", parts=INFIELD, note="four Win Cards upright, four upside down"),
        Zone("hands", "hand", "rows", "owner", part="hand{seat}", place="HAND", ordered=False, room=7),
        Zone("packets", "packet", "rows", "owner", part="packet{seat}", place="PACKET", ordered=False, room=7,
             note="what is passed on, by the seat that holds it"),
        Zone("bench", "bench", "rows", "owner", part="bench{seat}", ordered=False, room=7),
        Zone("drawn", "cards a manager looks at", "asked", "owner", part="look{seat}", place="LOOK"),
        Zone("aside_cards", "Character of the Wild Card Game (FFB-WCG-5)", "slots", "all", part="aside{seat}",
             place="ASIDE"),
        Zone("claimed", "Win Cards won", "rows", "all", part="seat{seat}", place="WON", room=7),
        Zone("lineups", "line-up", "grid", "owner", parts=tuple(f"lineup{{seat}}:{base}" for base in BASES),
             place="LINEUP"),
        Numbers("turned", note="mask of the bases where the card of a line-up lies upside down"),
        Numbers("wins"),
        Numbers("tracks", each=TRACKS, note="5 * manager + colour"),
        Spot("PEG", tuple(f"track{colour}" for _ in range(MANAGERS) for colour in range(TRACKS))),
        Numbers("spent", length=80, note="by Character"),
        Numbers("sure", length=80,
                note="by Character: seats that know whose roster, or which pile, it is in, if not the very place"),
        Own("order", "Row", lambda seats: row(), note="who uses magic in which order this week"),
        Own("chain", "Row", lambda seats: row(),
            note="Characters whose magic has begun in this activation (FFB-MAG-GENERAL-1)"),
        Own("mods", "Row", lambda seats: row(), note="bonuses and penalties in order of activation, MOD cells each"),
        Number("focus", note="mask of managers who do not advance this week"),
        Flag("justice"),
        Number("silent", note="mask of managers who use no more magic this week"),
        Number("underdogs", note="mask of managers with the fewest Wins"),
        Flag("wild", note="there was a Wild Card Game"),
        Fixed("finalists", "tuple[int, ...]", (), note="home side first"),
        Numbers("series", length=2, note="games won by the finalists"),
        Number("game_number"),
        Number("token", -1, note="who has the joke token (FFB-CRY-1); -1: nobody"),
    ),
    imports=("from sandlot.games.fantasy.tables import Book, Rules",),
    formerly={"house": "rules"},
    redeal=False,
    options=(
        Range("CARD", 80, "play {card}", "card:{n}", "{name}", note="+ Character: keep, place, take, choose"),
        Range("TURNED", 80, "{base} {card} upside down", "card:{n}", "{name}",
              note="+ Character: place upside down (FFB-MORE-3)"),
        Range("USE", 80, "use {card}", "card:{n}", "{spell}", note="+ Character"),
        Range("GIVE", 80, "for {card}", "card:{n}", "{name}", note="+ Character"),
        Range("PASS", 1, "pass"),
        Range("BASE", 8, "{place}", "card:{win}", "{win_name}", note="+ place of a Win Card"),
        Range("STAT", 10, "{stat}", note="+ stat"),
        Range("TRACK", 25, "{track}", "track{colour}", "{points}", note="+ 5 * manager + colour"),
        Range("MANAGER", 5, "{manager}", "standings", "{team}", note="+ manager"),
        Range("TOKEN", 5, "token to {manager}", note="+ seat"),
    ),
)  # fmt: skip
