# interpreted: declarations
"""What BASEBALL! is played with; `tools/material.py` writes state, places and options from it."""

from __future__ import annotations

from sandlot.kernel.code_book import Range
from sandlot.kernel.material import Fixed, Flag, Material, Number, Numbers, Spot, Zone, settings

MATERIAL = Material(
    "Baseball",
    "A game of BASEBALL!. Cards are numbered in the order of their kinds.",
    (
        Fixed("pack", "Kinds"),
        Fixed("order", "tuple[int, ...]", note="who has which turn of the circuit"),
        Number("turn", -1, note="place in the order"),
        Number("who", note="the active player"),
        Zone("deck", "draw deck", "row", "nobody"),
        Zone("pile", "pile of played cards", "rest", "all"),
        Zone("hands", "hand", "rows", "owner", part="hand{seat}", place="HAND", ordered=False, room=7),
        Spot("PLATE", ("diamond:home", "diamond:1st", "diamond:2nd", "diamond:3rd", "diamond:home")),
        Spot("OUT", ("diamond:out",)),
        Number("left", note="cards not yet played"),
        Number("top", -1, note="the last card played"),
        Fixed("size", "tuple[int, ...]", note="original hand sizes (MW-SET-13)"),
        Numbers("skips", note="turns to miss"),
        Number("bases"),
        Number("outs"),
        Number("batting", note="VISITOR or HOME"),
        Numbers("runs", length=2),
        Numbers("line", length=1, note="runs of each half so far"),
        Flag("blue", note="a blue card was played in this turn"),
        Number("taken", -1, note="the card just taken in an exchange; it cannot be given back"),
        *settings("many_cards", "choose_outs", "choose_advances", "sf_third_only"),
    ),
    imports=("from sandlot.games.moorwerk.tables import Kinds",),
    redeal=False,
    options=(
        Range("PLAY", 30, "play {kind}", note="+ kind"),
        Range("UNCOVERED", 1, "uncovered"),
        Range("STOP", 1, "stop"),
        Range("COVER", 32, "covered by {kind}", note="+ kind"),
        Range("AS", 32, "as {kind}", note="+ kind: what the Joker stands for"),
        Range("TARGET", 8, "on {seat}", "seat{n}", note="+ seat"),
        Range("GIVE", 36, "give {kind}", note="+ kind"),
        Range("YES", 1, "runners too"),
        Range("NO", 1, "batter only"),
    ),
)
