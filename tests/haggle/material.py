# interpreted: declarations
"""What Haggle is played with; `tools/material.py` writes state, places and options from it."""

from __future__ import annotations

from sandlot.kernel.code_book import Range
from sandlot.kernel.market import new_market
from sandlot.kernel.material import Material, Number, Numbers, Own, Setting, Zone

MATERIAL = Material(
    "Haggle",
    "A game of Haggle: wares, purses, loans, offers.",
    (
        Zone("deck", "deck", "row", "nobody"),
        Zone("hands", "wares in hand", "rows", "owner", part="hand{seat}", place="HAND", ordered=False),
        Zone("stall", "wares laid out", "row", "all"),
        Zone("gone", "wares carted away unseen", "row", "nobody"),
        Numbers("cash", seen_by="owner", note="dollars in every purse"),
        Numbers("debt"),
        Numbers("score", note="points of the wares laid out"),
        Number("die", note="what it shows; 0: it is not rolled"),
        Own("market", "Market", new_market),
        Setting("days", "i64"),
    ),
    imports=("from sandlot.kernel.market import Market",),
    options=(
        Range("PASS", 1, "pass"),
        Range("WARE", 24, "sell {ware}", "card:{n}", note="+ ware"),
        Range("BID", 7, "bid ${n}", at=30, note="+ dollars"),
        Range("ROLL", 1, "roll", at=40),
        Range("HANDS_LEFT", 1, "hands left"),
        Range("BORROW", 1, "borrow"),
        Range("UP", 1, "up"),
        Range("DOWN", 1, "down"),
        Range("BLOCK", 1, "block"),
        Range("OFFER", 3, "offer {seat}", at=50, note="+ seat"),
        Range("ACCEPT", 10, "accept offer {number}", at=55, note="+ place among the offers to the seat"),
        Range("REFUSE", 10, "refuse offer {number}", note="+ the same"),
        Range("COUNTER", 10, "counter offer {number}", note="+ the same"),
        Range("WITHDRAW", 10, "withdraw offer {number}", note="+ place among the offers by the seat"),
        Range("PRICE", 10, "for ${n}", note="+ dollars"),
    ),
)
