"""Haggle, a tiny made-up market game for three seats that uses every feature of the kernel.

Two market days. On each day: everybody seals two wares, which are then laid out for all to see (they score);
a face-down crate goes to the highest sealed bid, a tie means that nobody gets it; then each seat in turn sells a
ware, gets all hands passed to the left, or rolls a die that every seat may alter for $1, and every alteration may
be blocked by the others for $1. Money is hidden. At any quiet moment a seat may borrow or trade outside its turn.
"""

from sandlot.kernel.registry import GameInfo, TableOption, register

INFO = GameInfo(
    title="Haggle",
    package="haggle",
    seats=(3,),
    version=1,
    endings=("richest", "shared"),
    options=(TableOption("days", 2, "How many market days are played.", low=1, high=4),),
    packs=(),
    blurb="A market in the test yard.",
    minutes=5,
)
register(INFO)
