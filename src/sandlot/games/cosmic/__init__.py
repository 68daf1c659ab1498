"""Cosmic League Baseball: two Coaches, two decks each, one point or one out a round."""

from __future__ import annotations

from sandlot.kernel.registry import GameInfo, TableOption, register, show_remembered

DECKS = ("surveyors", "augurs", "breakers", "tinkers", "ledgers", "titans", "regents", "wardens")

INFO = GameInfo(
    title="Cosmic League Baseball",
    package=__name__,
    seats=(2,),
    version=1,
    endings=("points", "luck"),
    options=(
        TableOption("deck0", "surveyors", "The deck of the first seat.", "CLB-STY-6", words=DECKS, module="decks"),
        TableOption("deck1", "augurs", "The deck of the second seat.", "CLB-STY-6", words=DECKS, module="decks"),
        TableOption("walkoff", False, "The game ends when the last Hitter is ahead.", "CLB-END-4"),
        TableOption(
            "half_cap", "off", "A half also ends after this many points.", "CLB-SID-3", words=("off", "5", "8")
        ),
        show_remembered("CLB-DRW-8"),
    ),
    packs=("first",),
    blurb="Each with a Coach, Players and a deck of Actions; every round ends in a point or an out.",
    minutes=45,
)
register(INFO)
