"""What an owner or a spectator is shown and told; every expected value is written by hand."""

import random
from typing import Any

import msgspec
import pytest

from rules.lords.league import league, new, opening, pack
from rules.lords.shown import SPECTATOR, answers, asked, faces, part, told
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.steps.end_of_phase import PURSES, Payout
from sandlot.games.lords.steps.holes import injure
from sandlot.games.lords.steps.salaries import SALARIES
from sandlot.games.lords.steps.scoring import FINAL_POINTS
from sandlot.games.lords.steps.season import Season
from sandlot.games.lords.steps.upgrades import LINE_UP, ORDERS
from sandlot.games.lords.table import log, table
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.kernel.game import NOBODY
from sandlot.kernel.zones import numbers
from sandlot.table.parts import (
    Chart,
    Counter,
    Dice,
    Ledger,
    Part,
    Track,
    encode,
    walk,
)

# -- board ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-2.1-f", "LOB-5.4-a")
def test_tracks_and_standings_count_the_given_wins_and_the_marks_of_the_phase() -> None:
    t = league(seats=3, records={0: (7, 3), 1: (9, 1)})
    t.g.season_wins[2] = 20
    t.g.season_losses[2] = 3
    t.g.vp = numbers([0, 12, -2])
    shown = table(t.g, 0)
    wins = part(shown, "wins")
    assert isinstance(wins, Track)
    assert [(one.label, one.value) for one in wins.markers] == [("Owner A", 52), ("Owner B", 54), ("Owner C", 65)]
    assert wins.note == "98 wins take the pennant."
    score = part(shown, "score")
    assert isinstance(score, Track)
    assert (score.low, score.high, [one.value for one in score.markers]) == (-2, 50, [0, 12, -2])
    standings = part(shown, "standings")
    assert isinstance(standings, Ledger)
    assert standings.rows == (
        ("Owner C", "65-48", "0-0 of 23", "33", "-2", "0", ""),
        ("Owner B", "54-46", "9-1 of 23", "44", "12", "0", ""),
        ("Owner A", "52-48", "7-3 of 23", "46", "0", "0", ""),
    )


@pytest.mark.rule("LOB-6.2.1.2-a")
def test_a_strike_year_needs_no_number_of_wins() -> None:
    t = league(seats=2)
    t.g.strike = True
    wins = part(table(t.g, SPECTATOR), "wins")
    assert wins.note == "A strike year: the best winning record takes the pennant."
    assert [row[3] for row in part(table(t.g, 0), "standings").rows] == ["-", "-"]


@pytest.mark.rule("LOB-2.1-d")
def test_the_phase_bar_says_what_comes_next() -> None:
    t = league(seats=2, then=(Season(codes.MID), Season(codes.LATE)), phase=codes.MID)
    shown = table(t.g, SPECTATOR)
    assert shown.phase == "Year 1 of 3 · Mid-Season"
    bar = part(shown, "phase")
    assert isinstance(bar, Track)
    assert bar.steps[bar.markers[0].value] == "Mid-Season"
    assert bar.note == "Next: the turn of Owner B, end of the phase, Late Season."


@pytest.mark.rule("LOB-3.0-a")
def test_before_the_teams_are_taken_the_bar_lists_the_set_up() -> None:
    g = new(2, seeded(4), INFO.read_options({}), pack())
    shown = table(g, SPECTATOR)
    assert shown.phase == "Set-up"
    order = "teams and rosters, farm, manager and loan, ten cards each, the first off-season"
    assert part(shown, "phase").note == f"Next: {order}."
    assert [row[1] for row in part(shown, "teams").rows] == ["free"] * 8
    assert "wins" not in [each.id for each in walk(shown)]


@pytest.mark.rule("LOB-5.2-d")
def test_the_depth_chart_marks_the_row_of_the_reader_and_the_column_of_the_phase() -> None:
    t = league(seats=2, phase=codes.LATE, men={0: {"JM": 8, "REG": 17}, 1: {"JM": 20, "REG": 5}})
    mine = part(table(t.g, 0), "depth")
    assert isinstance(mine, Chart)
    assert (mine.rows[mine.live], mine.columns[mine.live_column]) == (("7-9", "2 W", "3 W", "3 W", "+2"), "Late")
    theirs = part(table(t.g, 1), "depth")
    assert theirs.rows[theirs.live] == ("20+", "6 L", "7 L", "8 L", "-3")


@pytest.mark.rule("LOB-6.1-a", "LOB-7.3-e")
def test_a_payout_roll_lies_on_the_table_with_its_row_and_column() -> None:
    t = league(seats=3, media={0: 2}, records={0: (19, 4)}, then=(Payout(0),), dice=(6,))
    assert t.asked() == "A Alter"
    shown = table(t.g, 1)
    die = part(shown, "dice")
    assert isinstance(die, Dice)
    assert (die.label, die.values, die.modifier, die.sides) == ("Payout roll of Owner A", (6,), 0, 10)
    chart = part(shown, "payout")
    assert (chart.rows[chart.live][0], chart.columns[chart.live_column]) == ("6", "18+ wins")
    assert asked(t).sentence == "Do you turn the payout roll of Owner A, now 6, up or down with media cubes?"
    assert answers(t) == {"pass": "", "up 1": "dice", "up 2": "dice", "down 1": "dice", "down 2": "dice"}
    t.say("up 2")
    # 8 in the column of 18 wins is $15,500, and $500 for the pair of cubes held at the throw
    assert told(t) == [
        "Owner A loses 2 media cubes. (LOB-7.3-e)",
        "Owner A turns the roll by +2. (LOB-7.3-e)",
        "Owner A receives $16,000 as payout. (LOB-6.1-a)",
    ]


# -- mats and money ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-2.3-c")
def test_only_the_own_balance_is_shown_unless_money_is_open() -> None:
    t = league(seats=3, cash={0: 7500, 1: 31_500, 2: 500})
    shown = table(t.g, 0)
    assert [part(shown, f"cash{seat}").shown for seat in range(3)] == ["$7,500", "hidden", "hidden"]
    assert "31,500" not in str(shown)
    assert [part(table(t.g, SPECTATOR), f"cash{seat}").shown for seat in range(3)] == ["hidden"] * 3
    opened = table(league(seats=2, cash={1: 31_500}, options={"open_money": True}).g, 0)
    assert part(opened, "cash1").shown == "$31,500"


@pytest.mark.rule("LOB-2.3-c")
def test_balances_of_others_change_nothing_that_a_seat_sees() -> None:
    rich = table(league(seats=2, cash={1: 90_000}).g, 0)
    assert encode(rich) == encode(table(league(seats=2, cash={1: 0}).g, 0))


@pytest.mark.rule("LOB-9.0-e")
def test_after_the_end_all_balances_and_the_winner_are_shown() -> None:
    t = league(seats=2, year=3, cash={0: 8000, 1: 3000}, then=(FINAL_POINTS,))
    shown = table(t.g, SPECTATOR)
    assert shown.phase == "Final"
    # 15 and 10 points for money, and -3 each for 13 Journeymen from first to last
    assert shown.status == "Owner A wins on points: Owner A 12, Owner B 7. (LOB-9.0-e)"
    assert part(shown, "cash1").shown == "$3,000"


@pytest.mark.rule("LOB-7.2-c", "LOB-7.2-d", "LOB-7.2-e")
def test_the_account_gives_every_cost_its_reason() -> None:
    t = league(seats=2, men={0: {"SS": 2, "AS": 3, "REG": 10, "JM": 10}}, stars={0: (2, 4, 3)}, cash={0: 40_000})
    account = part(table(t.g, 0), "account0")
    assert isinstance(account, Ledger)
    assert account.rows == (
        ("Superstars", "2 at $5,000", "$10,000", "LOB-7.2-c"),
        ("All-Stars", "3 at $3,000", "$9,000", "LOB-7.2-c"),
        ("Regulars", "all together", "$5,000", "LOB-7.2-d"),
        ("Journeymen", "all together", "$3,000", "LOB-7.2-d"),
        ("Front office", "2 stars", "$2,000", "LOB-7.2-e"),
        ("Farm system", "4 stars", "$7,500", "LOB-8.1-f"),
        ("Manager", "3 at $1,000", "$3,000", "LOB-3.3-a"),
    )
    assert account.totals == ("Total", "", "$39,500", "LOB-7.2-a")
    assert account.note == "Balance $40,000; after these salaries $500."
    assert "account0" not in [each.id for each in walk(table(t.g, 1))]


@pytest.mark.rule("LOB-3.0-e", "LOB-3.4-a")
def test_the_account_of_the_set_up_follows_the_form() -> None:
    t = opening()
    seat = t.g.seat
    t.say("take the Harrow Bay Lamplighters", "office 4", "roster Old Guard")
    t.say("take the Cinder Creek Foundrymen", "office 1", "roster Twin Lamps")
    if seat == 1:
        t.say("farm 1", "manager 1", "no loan")
    account = part(table(t.g, seat), f"account{seat}")
    assert account.label == "What the set-up costs"
    assert account.rows[-2:] == (
        ("Farm system", "to be chosen", "$0", "LOB-8.1-f"), ("Manager", "to be chosen", "$0", "LOB-3.3-a"),
    )  # fmt: skip
    assert account.note == "Balance $42,000; after this $15,000."  # 5,000 + 9,000 + 5,000 + 3,000 and the office
    assert part(table(t.g, seat), f"stars{seat}:FS").shown == "to be chosen"
    t.say("farm 3", "manager 4")
    account = part(table(t.g, seat), f"account{seat}")
    assert account.totals == ("Total", "", "$36,000", "LOB-3.4-a")
    assert account.note == "Balance $42,000; after this $6,000."
    assert f"account{seat}" not in [each.id for each in walk(table(t.g, 1 - seat))]


@pytest.mark.rule("LOB-7.1-a", "LOB-7.1.2-b")
def test_the_account_of_the_upgrades_follows_the_form() -> None:
    t = league(2, codes.OFF, 2, cash={0: 30_000}, stars={0: (2, 3, 3)}, then=(ORDERS,))
    t.g.salaries_due = True
    # 5,000 Regulars, 3,000 Journeymen, 2,000 office, 5,000 farm, 3,000 manager
    assert part(table(t.g, 0), "account0").note == "Balance $30,000; after these salaries $12,000."
    t.say("loan $5,000", "office 3", "manager 5")
    account = part(table(t.g, 0), "account0")
    assert ("Front office", "3 stars", "$3,500", "LOB-7.2-e") in account.rows
    assert ("Manager", "paid when hired", "$0", "LOB-7.1.2-b") in account.rows
    # 5,000 borrowed and 5,000 for the manager; then 5,000 + 3,000 + 3,500 + 5,000
    assert account.note == "Balance $30,000; after these salaries $13,500."
    t.say("farm 2", "utility 2")
    assert part(table(t.g, 0), "account0").note == (
        "Balance $30,000, with your form $29,000 ($1,000 spent); after these salaries $15,500."
    )


@pytest.mark.rule("LOB-7.1.5-b", "LOB-7.1.5-d", "LOB-7.1.5-e")
def test_the_account_of_the_roster_form_follows_it() -> None:
    men = {0: {"SS": 1, "AS": 2, "REG": 10, "JM": 12}}
    t = league(2, codes.OFF, 2, cash={0: 40_000}, men=men, then=(LINE_UP,))
    t.g.salaries_due = True
    assert part(table(t.g, 0), "account0").totals[2] == "$29,000"  # 5,000, 6,000, 5,000, 3,000 and 10,000
    t.say("All-Stars 1", "Superstars 0", "better 2", "worse 0", "cut SS")
    account = part(table(t.g, 0), "account0")
    assert account.rows[0] == ("All-Stars", "3 at $3,000", "$9,000", "LOB-7.2-c")
    assert account.note == ("Balance $40,000, with your form $37,000 ($3,000 spent); after these salaries $10,000.")


@pytest.mark.rule("LOB-6.1-d", "LOB-7.3-b", "LOB-2.5.1-a")
def test_the_account_follows_loans_and_media() -> None:
    t = league(2, cash={0: 10_000}, then=(PURSES,))
    t.say("loan $5,000", "done", "media 2")
    assert t.asked() == "B Purse"
    # 5,000 more, 2,000 for two cubes; salaries and costs of 18,000 come
    assert part(table(t.g, 0), "account0").note == (
        "Balance $10,000, with your form $13,000 ($3,000 more); payouts must bring $5,000."
        " Interest $500 in every season phase (LOB-2.5.1-a)."
    )


@pytest.mark.rule("LOB-2.5.3-a", "LOB-2.5.4-a", "LOB-9.0-b")
def test_in_the_last_year_the_account_follows_repayments() -> None:
    t = league(2, year=3, cash={0: 29_500}, then=(PURSES,))
    t.g.loan_a[0], t.g.interest_a[0] = 5_000, 1
    t.say("done")
    assert [row[2] for row in part(table(t.g, 0), "account0").rows] == ["none with a loan", "none with a loan", "-5"]
    t.g.retract(0)
    t.say("repay small loan")
    account = part(table(t.g, 0), "account0")
    assert [row[2] for row in account.rows] == ["2", "by rank"]
    assert account.note == "Balance $29,500, with your form $24,500 ($5,000 spent)."


@pytest.mark.rule("LOB-2.4-b")
def test_before_the_payouts_the_account_says_what_they_must_bring() -> None:
    # 5,000 Regulars, 3,000 Journeymen, 2,000 office, 5,000 farm, 3,000 manager
    t = league(2, cash={0: 6_000})
    assert part(table(t.g, 0), "account0").note == "Balance $6,000; payouts must bring $12,000."


@pytest.mark.rule("LOB-2.5.4-a", "LOB-2.5.4-b", "LOB-6.2.3-h")
def test_in_the_last_year_the_account_says_what_money_is_worth() -> None:
    t = league(2, year=3, cash={0: 29_500, 1: 8_000})
    t.g.loan_a[1] = 5_000
    assert part(table(t.g, 0), "account0").rows == (
        ("Cash", "1 for every $10,000", "2", "LOB-6.2.3-h"), ("Most money", "15, 10 and 5", "by rank", "LOB-9.0-b"),
    )  # fmt: skip
    account = part(table(t.g, 1), "account1")
    assert account.rows == (
        ("Cash", "1 for every $10,000", "none with a loan", "LOB-6.2.3-h"),
        ("Most money", "15, 10 and 5", "none with a loan", "LOB-9.0-b"),
        ("Loans", "1 for every $1,000", "-5", "LOB-2.5.4-b"),
    )
    assert account.note == "Balance $8,000. Interest $500 in every season phase (LOB-2.5.1-a)."


@pytest.mark.rule("LOB-2.5.1-a", "LOB-7.2-f")
def test_the_account_names_the_interest_and_what_is_short() -> None:
    t = league(seats=2, phase=codes.OFF, year=2, cash={0: 3000}, then=(SALARIES,))
    assert t.asked() == "A ShortRoll"
    # 5,000 Regulars, 3,000 Journeymen, 2,000 office, 5,000 farm, 3,000 manager
    assert asked(t).sentence == "Salaries and costs are $18,000, you have $3,000: borrow, lower or cut."
    assert answers(t)["lower manager"] == "stars0:FM"
    assert answers(t)["cut REG"] == "men0:REG"
    t.say("loan $10,000")
    assert part(table(t.g, 0), "account0").note.endswith("Interest $1,000 in every season phase (LOB-2.5.1-a).")
    assert part(table(t.g, 1), "loans0").shown == "$10,000, one taken in this phase"
    assert "Owner A receives $10,000 as a loan. (LOB-2.5-a)" in told(t)


@pytest.mark.rule("LOB-R125", "LOB-8.1-c")
def test_mats_show_the_injured_and_surplus_phenoms() -> None:
    t = league(seats=2, men={0: {"SS": 1, "REG": 11, "PH": 4}}, hands={1: ["Pulled Hamstring"]})
    injure(t.g, 0, codes.SS, 4 + codes.MID, True)
    shown = table(t.g, 1)
    stars = part(shown, "men0:SS")
    assert isinstance(stars, Counter)
    assert (stars.value, stars.note) == (0, "1 injured, back Mid-Season of year 1")
    assert part(shown, "men0:PH").note == "2 may stay, the others must go by the end of the next phase"


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-2.2-b")
def test_hands_are_shown_to_their_owner_only() -> None:
    t = league(seats=2, hands={0: ["Bad Hop"], 1: ["Sellout Weekend", "Second Opinion"]})
    assert faces(table(t.g, 0), "hand0") == ["Bad Hop"]
    assert faces(table(t.g, 0), "hand1") == ["?", "?"]
    assert faces(table(t.g, SPECTATOR), "hand0") == ["?"]
    t.g.learn(t.g.pack.names.index("Second Opinion"), 1)
    assert faces(table(t.g, 0), "hand1") == ["Second Opinion", "?"]
    card = part(table(t.g, 0), f"card:{t.g.pack.names.index('Bad Hop')}")
    assert card.text == "Season: Lose 2 games."
    assert card.stats == (("OPS", "1"), ("for", "one owner"))
    t.g.phase = codes.OFF
    card = part(table(t.g, 0), f"card:{t.g.pack.names.index('Bad Hop')}")
    off = "Off-season: Lose 1 game in the next in-season phase; pay $500."
    assert card.text == f"{off} Season: Lose 2 games."


@pytest.mark.rule("LOB-5.3.8-a")
def test_bought_cards_are_known_to_the_buyer_only() -> None:
    t = league(seats=2, hands={0: ["Bad Hop"]})
    t.say("triple")
    assert "?" not in faces(table(t.g, 0), "bought")
    assert faces(table(t.g, 1), "bought") == ["?", "?", "?"]
    assert told(t, 1)[-1] == "Owner A draws 3 cards. (LOB-5.3.8-a)"
    assert told(t, 1)[-2] == "Owner A pays $3,000 for cards of the Cycle. (LOB-5.3.8-a)"


# -- nothing leaks, everything is there ----------------------------------------------------------------------------

ALL_ON = {"extended_off_season": True, "all_star_game": True, "extra_innings": "replace", "legends": True}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, ALL_ON)])
def test_what_a_viewer_cannot_know_changes_nothing_and_answers_point_at_parts(seats: int, options: Any) -> None:
    rng = random.Random(seats)
    g = new(seats, seeded(seats), INFO.read_options({"years": 1, **options}), pack())
    moved = 0
    while g.seat != NOBODY:
        g.events = []
        g.apply(rng.choice(g.options))
        if rng.random() > 0.06:
            continue
        for viewer in (SPECTATOR, *range(seats)):
            shown = table(g, viewer)
            ids = [each.id for each in walk(shown) if isinstance(each, Part)]
            assert len(ids) == len(set(ids))
            for option in shown.prompt.options if shown.prompt else ():
                assert option.part == "" or option.part in ids, (option, shown.prompt)
            other = g.clone()
            other.determinize(viewer if viewer >= 0 else 7, rng.randrange(1000))
            seat = viewer if viewer >= 0 else 7
            moved += material.secrets(g, seat) != material.secrets(other, seat)
            assert str(table(other, viewer)) == str(shown)
            assert encode(table(other, viewer)) == encode(shown)
            lines = [msgspec.json.encode(log(each, g.events or [], viewer)) for each in (g, other)]
            assert lines[0] == lines[1]
    assert moved > 5
    assert table(g, SPECTATOR).phase == "Final"
