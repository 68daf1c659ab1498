"""Baseball Highlights: 2045, a series of six-inning mini-games with decks that grow between them."""

from __future__ import annotations

from sandlot.kernel.registry import GameInfo, TableOption, register, show_remembered

INFO = GameInfo(
    title="Baseball Highlights: 2045",
    package=__name__,
    seats=(2,),
    version=1,
    endings=("regulation", "extra_innings", "extra_rounds", "cards_exhausted", "sweep", "decided", "full_length"),
    options=(
        TableOption("length", 7, "The series is best of so many games; 1 is a single game.", "BH-SER-4", (), 1, 21, 2),
        TableOption(
            "mini_season",
            False,
            "Three games with Buy Rounds come before the series; who wins more of them is Home in its first game.",
            "BH-SER-5",
        ),
        show_remembered("BH-FAQ-4"),
    ),
    packs=("classic", "sandlot"),
    blurb="Naturals, Robots and Cyborgs in six-inning games; between them you buy better players for your deck.",
    minutes=60,
    variants={"single_game": {"length": 1}, "best_of_7": {"length": 7}, "best_of_11": {"length": 11}},
)
register(INFO)
