"""Lords of Baseball, the business of a league for two to four owners."""

from __future__ import annotations

from sandlot.kernel.registry import GameInfo, TableOption, register, show_remembered

INFO = GameInfo(
    title="Lords of Baseball",
    package=__name__,
    seats=(2, 3, 4),
    version=1,
    endings=("points", "money_tie_break", "pennant_tie_break", "shared"),
    options=(
        TableOption("years", 3, "How many years are played.", "LOB-2.1-b", low=1, high=9),
        TableOption("extended_off_season", False, "Off-season cards are played until all have passed.", "LOB-11.1-b"),
        TableOption("all_star_game", False, "Owners may send players to the All-Star Game.", "LOB-11.2-a"),
        TableOption(
            "extra_innings",
            "off",
            "Each owner has an Extra Innings card, kept all game or replaced every off-season.",
            "LOB-12.1-c",
            words=("off", "keep", "replace"),
        ),
        TableOption(
            "extra_innings_for_all",
            False,
            "Extra Innings cards act on every owner; they are kept if not said otherwise.",
            "LOB-R131",
        ),
        TableOption("legends", False, "Superstars and All-Stars of the set-up bring cards of their own.", "LOB-12.2-a"),
        TableOption(
            "team_cards", "chosen", "Whether rosters are chosen or dealt.", "LOB-R137", words=("chosen", "random")
        ),
        TableOption("count_all_wins", False, "The 45 given wins score too.", "LOB-R5"),
        TableOption("swap_every_year", False, "Compulsory cards may be swapped after every deal.", "LOB-R18"),
        TableOption("pass_order_first_year", False, "The pass order rules the first year too.", "LOB-R45"),
        TableOption("repair_at_once", False, "Rosters are brought to 25 and 15 at once, not at phase end.", "LOB-R48"),
        TableOption("open_money", False, "All balances are shown.", "LOB-R69"),
        TableOption("media_top_up", False, "Front offices are topped up to their media instead of gaining.", "LOB-R71"),
        TableOption("two_places", False, "Without a pennant the places score 3, 1 and 0.", "LOB-R82"),
        TableOption("winners_paid", False, "Winning teams get $1,500 in years without a series too.", "LOB-R92"),
        TableOption("tax_first", False, "Year end and off-season in the order of the turn order aid.", "LOB-R98"),
        TableOption("salaries_last", False, "Salaries are paid after the off-season cards.", "LOB-R105"),
        TableOption("farm_opens", True, "Farm moves are made in the first off-season too.", "LOB-R151"),
        show_remembered("LOB-R157"),
    ),
    packs=("standard",),
    blurb="Build an organisation, play cards for wins, buy the press and outbid your rivals, year after year.",
    minutes=150,
    variants={"basic": {"years": 3}, "tournament": {"years": 5}, "extra-innings": {"years": 7}},
)
register(INFO)
