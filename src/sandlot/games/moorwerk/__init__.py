"""BASEBALL!, the card game of 92 cards for two teams."""

from __future__ import annotations

from sandlot.kernel.registry import GameInfo, TableOption, register, show_remembered


def teams(seats: int) -> list[int]:
    """VISITOR 0 and HOME 1 alternate; at an odd table the last seat is HOME too (MW-SET-7, MW-SET-14)."""
    return [1 if seat == seats - 1 else seat % 2 for seat in range(seats)]


INFO = GameInfo(
    title="BASEBALL!",
    package=__name__,
    seats=(2, 3, 4, 5, 6),
    version=1,
    endings=("ten_runs", "cards_out", "draw"),
    options=(
        TableOption(
            "many_cards",
            False,
            "A player may play several cards a turn, at most one of them blue.",
            "MW-TRN-3",
        ),
        TableOption(
            "choose_outs",
            False,
            "Whoever plays DP or TP chooses whether runners are out too.",
            "MW-RED-4",
        ),
        TableOption(
            "choose_advances",
            False,
            "Whoever plays SF or SH chooses whether runners advance.",
            "MW-RED-9",
        ),
        TableOption("sf_third_only", False, "A sacrifice fly brings home a runner from 3rd base only.", "MW-RED-9"),
        TableOption("odd_alternate", False, "With 3 or 5 seats the teams strictly take turns.", "MW-SET-14"),
        show_remembered("MW-TRN-11"),
    ),
    packs=("standard",),
    blurb="Hits, outs and tricks from one deck of 92 cards; two teams of one to three play them on each other.",
    minutes=20,
    teams=teams,
)
register(INFO)
