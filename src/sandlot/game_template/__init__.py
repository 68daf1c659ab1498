"""Tiny: batter and pitcher each choose a card in secret; a swing close above the pitch scores."""

from __future__ import annotations

from sandlot.kernel.registry import GameInfo, TableOption, register

# What the game declares about itself; tests hold it to that. A larger game also says here which packs of cards it has,
# who plays in which team, and which options go together as a variant.
INFO = GameInfo(
    name="tiny",
    title="Tiny",
    package=__name__,
    seats=(2,),
    version=1,
    endings=("win", "draw"),
    options=(TableOption("innings", 3, "How many innings are played.", "TINY-END-1", low=1, high=5),),
    packs=(),
    blurb="Choose your swing and your pitch in secret: close above the pitch scores.",
    minutes=5,
)
register(INFO)
