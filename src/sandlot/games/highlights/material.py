# interpreted: declarations
"""What Baseball Highlights is played with; `tools/material.py` writes state, places and options from it."""

from __future__ import annotations

from sandlot.kernel.code_book import Range
from sandlot.kernel.material import Fixed, Material, Number, Numbers, Own, Setting, Spot, Zone
from sandlot.kernel.zones import rows

BASES = ("home", "1st", "2nd", "3rd", "home")
BY_SEAT = "tuple[tuple[int, ...], ...]"

MATERIAL = Material(
    "Highlights",
    "A series of Baseball Highlights: 2045, or a single game.",
    (
        Fixed("pack", "Roster"),
        Setting("length", "i64", note="the series is best of this number of games"),
        Number("season", note="games before the series: 3 with a mini-season, else 0"),
        Numbers("teams", -1, note="the starting deck of each seat"),
        Number("home", note="the seat with the Home pennant"),
        Number("inning", note="1 to 6, from 7 on extra innings; 0 before the first"),
        Number("who", note="whose turn it is"),
        Zone("deck", "Free Agents", "row", "nobody", part="free", place="FREE_AGENTS"),
        Zone("row", "Buy Row", "row", "all"),
        Zone("hands", "hand", "rows", "owner", part="hand{seat}", place="HAND", ordered=False),
        Zone("lineups", "Lineup", "rows", "told", part="lineup{seat}", place="LINEUP", room=16),
        Zone("on_deck", "On Deck circle", "slots", "owner", part="ondeck{seat}"),
        Zone("in_play", "In Play Box", "rows", "all", part="inplay{seat}", room=16),
        Zone("dugouts", "Dugout", "rows", "all", part="dugout{seat}", place="DUGOUT", room=16),
        Zone("minors", "Minor Leagues", "rows", "all", part="minors{seat}"),
        Zone("box", "box", "rest", "all", part=""),
        Spot("PLATE", tuple(f"diamond{seat}:{base}" for seat in range(2) for base in BASES)),  # each seat has five
        Numbers("top", -1, note="the card each seat played last; in an extra inning, in this inning"),
        Own("threats", "Rows", lambda seats: rows(seats, 6), note="Threatened Hits of each seat, in order"),
        Numbers("bases", note="two bits for every base, the speed of its runner; base 1 is in bits 2 and 3"),
        Numbers("runs"),
        Numbers("bonus", note="revenue from actions in this game"),
        Numbers("money", note="what is left to spend in this Buy Round"),
        Fixed("recycled", BY_SEAT, ((), ()), note="cards played in this game that became a new Lineup (BH-XI-15)"),
        Fixed("games", "tuple[int, ...]", (), note="runs of seat 0 and 1 in each game finished, mini-season too"),
        Numbers("won", note="games of the mini-season, then of the series"),
        Fixed("held", BY_SEAT, ((), ()), note="cards in a seat's hand or On Deck, which everybody can tell"),
        Fixed("spied", BY_SEAT, ((), ()), note="the same for cards of which only the opponent can tell"),
    ),
    imports=("from sandlot.games.highlights.tables import Roster",),
    redeal=False,
    options=(
        Range("CARD", 120, "play {card}", "card:{n}", note="+ card: to play, to put On Deck, to buy or to send down"),
        Range("DISCARD", 120, "discard {card}", "card:{n}", note="+ card: for a pinch hitter"),
        Range("FROM_DECK", 1, "for the On Deck card", "ondeck{me}"),
        Range("FROM_TOP", 1, "for the top of the Lineup", "lineup{me}"),
        Range("PASS", 1, note="no On Deck card, no save, no (more) purchase; the On Deck card goes to the Dugout"),
        Range("TEAM", 4, "take {team}", "team{n}", note="+ starting deck"),
        Range("FIRST", 2, "buy {order}", note="+ seat: who buys first"),
        Range("RUNNER", 3, "{doing} the runner on {base}", "diamond{foe}:{base}", note="+ base - 1"),
        Range("HIT", 6, "{doing} hit {place} ({hit})", "diamond{foe}:hit{n}", note="+ place of a Threatened Hit"),
    ),
)
