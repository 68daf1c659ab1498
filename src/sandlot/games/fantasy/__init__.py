"""Fantasy Fantasy Baseball: wizards draft teams of fantasy characters and play a season with magic."""

from __future__ import annotations

from collections.abc import Mapping

from sandlot.kernel.registry import GameInfo, TableOption, Value, register, show_remembered


def forbids(seats: int, options: Mapping[str, Value]) -> str:
    """Why these options cannot be played at this seat count; empty if they can."""
    if options["more_wins"] and seats < 4:
        return f"More Wins is for 4 or 5 Managers, not for {seats} (FFB-MORE-1)"
    if options["wild_card"] and seats == 2:
        return "a Wild Card Game needs at least three Managers (FFB-TWO-2)"
    if options["robot"] != "chosen" and seats != 1:
        return "the Robot plays only against a lone Manager (FFB-SOLO-17)"
    if options["season_head_start"] and seats != 2:
        return "a head start in the Series is for two Managers (FFB-TWO-1)"
    return ""


INFO = GameInfo(
    title="Fantasy Fantasy Baseball",
    package=__name__,
    seats=(1, 2, 3, 4, 5),
    version=1,
    endings=(
        "series_4_0",
        "series_4_1",
        "series_4_2",
        "series_4_3",
        "after_wild_card",
        "solo_champion",
        "solo_lost_series",
        "solo_eliminated",
    ),
    options=(
        TableOption("months", 3, "How many months the regular season has.", "FFB-FULL-1", (), 3, 5),
        TableOption("events", False, "An Event is turned over every month and for the Series.", "FFB-EVT-1"),
        TableOption("more_wins", False, "Two games a week, for 4 or 5 Managers.", "FFB-MORE-1"),
        TableOption("wild_card", False, "Second and third always play a Wild Card Game.", "FFB-WCG-1"),
        TableOption("no_aliens", False, "The two Aliens stay in the box.", "FFB-SET-14"),
        TableOption("fa_to_discard", False, "Free agents nobody took go to the Discard Pile.", "FFB-FA-7"),
        TableOption(
            "translucent_until_cleanup",
            False,
            "A Waiver Order set by magic ends with the month's Clean-up.",
            "FFB-MAG-TRANSLUCENT-2",
        ),
        TableOption(
            "season_head_start",
            False,
            "With two Managers, more Wins in the season are one Win in the Series.",
            "FFB-TWO-1",
        ),
        TableOption(
            "robot",
            "chosen",
            "In a solo game you choose the Robot's Characters, or it plays its best one that fits.",
            "FFB-SOLO-17",
            words=("chosen", "best"),
        ),
        show_remembered("FFB-INF-1"),
    ),
    packs=("standard",),
    blurb="Draft goblins, dragons and paladins, send them out week by week, and meddle with magic from the bench.",
    minutes=50,
    usual_seats=2,
    variants={
        "first_game": {"no_aliens": True},
        "advanced": {"events": True},
        "full_season": {"months": 5},
    },
    forbids=forbids,
)
register(INFO)
