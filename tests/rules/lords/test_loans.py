"""Loans and lack of funds (chapter 2.5), hidden money (2.3)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, free_loans, league, opening
from rules.lords.shown import SPECTATOR, part
from sandlot.games.lords import codes
from sandlot.games.lords.options import LOAN
from sandlot.games.lords.steps.costs import Owe
from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE, INTEREST, PURSES
from sandlot.games.lords.steps.off_season import OWN_CARDS
from sandlot.games.lords.steps.scoring import FINAL_POINTS
from sandlot.games.lords.steps.season import FIRST_TURN, new_phase
from sandlot.games.lords.steps.year import REGULAR
from sandlot.games.lords.steps.year_end import LAST_MOVES, LEFTOVERS, POINTS
from sandlot.games.lords.table import table


def owing(small: int, large: int, phase: int = codes.EARLY, cash: int = 20_000, seats: int = 2) -> League:
    """Owner A has these loans from earlier phases."""
    t = league(seats=seats, phase=phase, cash={0: cash}, then=[])
    t.g.loan_a[0], t.g.loan_b[0] = small, large
    t.go(FIRST_TURN if phase != codes.OFF else OWN_CARDS)
    return t


def loans(t: League) -> list[str]:
    """The loan moves that are offered."""
    return [text for text in t.can() if "loan" in text]


@pytest.mark.rule("LOB-2.5-e", "LOB-R57")
@pytest.mark.parametrize(
    ("small", "large", "offered"),
    [
        (5_000, 0, ["loan $10,000", "repay small loan"]),
        (0, 10_000, ["loan $5,000", "repay half of large loan", "repay large loan"]),
        (0, 5_000, ["loan $5,000", "repay large loan"]),  # reduced, the large one is still out
    ],
)
def test_each_loan_can_be_out_once(small: int, large: int, offered: list[str]) -> None:
    t = owing(small, large)
    assert loans(t) == offered
    t.say(offered[0])
    assert t.g.loan_a[0] + t.g.loan_b[0] == small + large + int(offered[0][6:].replace(",", ""))
    assert t.g.loan_a[0] + t.g.loan_b[0] <= 15_000


@pytest.mark.rule("LOB-2.5-f")
def test_with_both_loans_out_one_must_be_repaid_before_the_next() -> None:
    t = owing(5_000, 10_000)
    assert not [text for text in loans(t) if text.startswith("loan")]
    t.say("repay small loan")
    assert t.g.cash[0] == 20_000 - 5_500
    assert "loan $5,000" in loans(t)
    assert "loan $10,000" not in loans(t)


@pytest.mark.rule("LOB-2.5.1-b", "LOB-R79", "LOB-R54")
def test_a_large_loan_costs_3000_in_a_year() -> None:
    t = owing(0, 10_000, seats=3)
    for phase in (codes.EARLY, codes.MID, codes.LATE):
        new_phase(t.g, phase)
        t.go(END_OF_PHASE)
        t.until("Purse")
    rules = [event.rule for event in t.g.events or [] if event.rule in ("LOB-6.1-a", "LOB-6.1-g")]
    assert rules == ["LOB-6.1-a", "LOB-6.1-a", "LOB-6.1-a", "LOB-6.1-g"] * 3  # payouts first
    assert sum(event.count for event in t.g.events or [] if event.rule == "LOB-6.1-g") == 3_000


@pytest.mark.rule("LOB-2.5.1-c", "LOB-R55", "LOB-R56")
def test_the_off_season_charges_no_interest() -> None:
    t = owing(5_000, 10_000, codes.OFF, 30_000)
    t.say("repay half of large loan")
    assert t.g.cash[0] == 25_000
    t.say("repay small loan")
    assert t.g.cash[0] == 20_000
    t.g.year = 2
    t.go(REGULAR)
    t.until("Action")
    assert [event.rule for event in t.g.events or []].count("LOB-6.1-g") == 0


@pytest.mark.rule("LOB-2.5.2-a", "LOB-R58")
def test_a_second_loan_waits_for_the_next_phase_even_if_the_first_was_repaid() -> None:
    t = league(seats=2)
    t.say("loan $5,000", "repay small loan")
    assert t.g.cash[0] == 9_500
    assert not loans(t)
    t = league(seats=2)
    t.say("loan $5,000")
    new_phase(t.g, codes.MID)
    t.go(FIRST_TURN)
    assert loans(t)[0] == "loan $10,000"


@pytest.mark.rule("LOB-R59")
def test_set_up_and_first_off_season_are_one_phase_for_loans() -> None:
    t = opening()
    t.say("take the Thornbury Rooks", "office 2", "roster Lunch Pails")
    t.say("take the Kingsmere Comptrollers", "office 1", "roster Spare Parts")
    t.say("farm 1", "manager 1", "loan $5,000", "farm 1", "manager 1", "no loan")
    t.until("Leader")
    assert [free_loans(t.g, seat) for seat in (0, 1)] == [[], [LOAN + 1, LOAN + 2]]
    assert LOAN + 1 in t.g.asides(1)
    assert LOAN + 1 not in t.g.asides(0)


@pytest.mark.rule("LOB-2.5.3-a", "LOB-R56")
def test_the_large_loan_is_paid_in_two_parts_with_one_interest_in_a_phase() -> None:
    t = owing(0, 10_000)
    t.say("repay half of large loan")
    assert (t.g.loan_b[0], t.g.cash[0]) == (5_000, 14_000)
    t.say("repay large loan")
    assert (t.g.loan_b[0], t.g.cash[0]) == (0, 9_000)
    t.go(INTEREST)
    assert t.g.cash[0] == 9_000


@pytest.mark.rule("LOB-2.5.3-a", "LOB-R56")
def test_a_reduced_loan_bears_less_interest_from_the_next_phase_on() -> None:
    t = owing(0, 10_000)
    t.say("repay half of large loan")
    new_phase(t.g, codes.MID)
    t.go(INTEREST)
    assert t.g.cash[0] == 14_000 - 500


@pytest.mark.rule("LOB-R79", "LOB-6.1-d")
def test_at_the_payout_loans_come_before_media() -> None:
    t = owing(0, 10_000, cash=6_500)
    t.g.interest_b[0] = 1
    t.go(PURSES)
    t.say("repay half of large loan", "done")
    assert t.can() == ["media 0", "media 1"]  # 1,500 are left
    t.say("media 1", "done", "media 0")
    assert (t.g.cash[0], t.g.loan_b[0], t.g.media[0]) == (500, 5_000, 1)


@pytest.mark.rule("LOB-2.5.4-b", "LOB-R61")
@pytest.mark.parametrize(
    ("small", "large", "points"), [(5_000, 0, -5), (0, 10_000, -10), (0, 5_000, -5), (5_000, 10_000, -15)]
)
def test_a_loan_at_the_end_costs_a_point_per_thousand_and_the_rank_in_money(
    small: int, large: int, points: int
) -> None:
    t = league(seats=3, men={s: {"REG": 14, "JM": 11} for s in range(3)}, cash={0: 50_000, 1: 9_000}, then=[])
    t.g.loan_a[0], t.g.loan_b[0] = small, large
    t.go(FINAL_POINTS)
    assert list(t.g.vp) == [points, 10, 15]


@pytest.mark.rule("LOB-R61")
def test_a_loan_can_be_repaid_until_the_points_are_counted() -> None:
    t = league(seats=2, phase=codes.LATE, cash={0: 25_000}, then=[])
    t.g.loan_a[0] = 5_000
    t.g.interest_a[0] = 1
    t.go(LAST_MOVES)
    t.say("repay small loan", "done", "pairs 0", "done", "pairs 0")
    assert (t.g.cash[0], t.g.loan_a[0]) == (20_000, 0)
    t.g.place = (0, 1)
    t.go(POINTS)
    assert [event.count for event in t.g.events or [] if event.rule == "LOB-6.2.3-h"] == [2, 1]


# -- lack of funds -------------------------------------------------------------------------------------------------

POOR = {0: {"SS": 0, "AS": 1, "REG": 0, "JM": 24}}


@pytest.mark.rule("LOB-2.5.5-d")
def test_off_season_a_loan_saves_the_roster() -> None:
    t = league(seats=2, phase=codes.OFF, cash={0: 0}, men=POOR, then=[Owe(0, 4_000, -1, True, "")])
    assert t.can() == ["loan $5,000", "loan $10,000", "cut AS"]
    t.say("loan $5,000")
    assert (t.asked(), t.g.cash[0], t.g.men[0][codes.AS]) == ("nobody", 1_000, 1)


@pytest.mark.rule("LOB-2.5.5-e", "LOB-R150")
def test_off_season_what_the_loan_does_not_cover_must_be_cut() -> None:
    t = league(seats=2, phase=codes.OFF, cash={0: 0}, men=POOR, then=[])
    t.g.loan_b[0] = 10_000
    t.go(Owe(0, 8_000, -1, True, ""))
    t.say("loan $5,000")
    assert t.can() == ["cut AS"]
    t.say("cut AS")  # saves 3,000
    assert (t.asked(), t.g.cash[0]) == ("nobody", 0)
    assert list(t.g.men[0][:4]) == [0, 0, 0, 25]
    assert t.kinds("forgiven") == []


@pytest.mark.rule("LOB-R154", "LOB-R150")
def test_off_season_the_rest_is_forgiven_when_nothing_is_left_to_cut() -> None:
    t = league(seats=2, phase=codes.OFF, cash={0: 500}, men={0: {"REG": 0, "JM": 25}}, then=[])
    t.g.loan_taken[0] = 1
    t.go(Owe(0, 8_000, -1, True, ""))
    assert (t.asked(), t.g.cash[0], t.kinds("forgiven")) == ("nobody", 0, ["forgiven"])


@pytest.mark.rule("LOB-R154")
def test_off_season_the_last_regulars_may_be_kept_and_the_rest_forgiven() -> None:
    t = league(seats=2, phase=codes.OFF, cash={0: 500}, men={0: {"REG": 5, "JM": 20}}, then=[])
    t.g.loan_taken[0] = 1
    t.go(Owe(0, 8_000, -1, True, ""))
    assert t.can() == ["done", "cut REG"]
    t.say("done")
    assert (t.asked(), t.g.cash[0], t.g.men[0][codes.REG]) == ("nobody", 0, 5)
    assert [event.count for event in t.happened("forgiven")] == [7_500]


@pytest.mark.rule("LOB-R62")
def test_a_loan_that_is_too_small_may_be_chosen_and_the_rest_is_forgiven() -> None:
    t = league(seats=2, hands={0: ["Stadium Inspection"]}, cash={1: 0})
    t.go(Owe(1, 8_000, -1, False, ""))
    t.say("loan $5,000")
    assert (t.asked(), t.g.cash[1], t.g.loan_a[1]) == ("nobody", 0, 5_000)
    assert [event.count for event in t.g.events or [] if event.kind == "forgiven"] == [3_000]


@pytest.mark.rule("LOB-R149", "LOB-R150")
@pytest.mark.parametrize("taken", [0, 1])
def test_interest_that_cannot_be_paid_takes_a_loan_or_is_forgiven(taken: int) -> None:
    t = owing(0, 10_000, cash=500)
    t.g.loan_taken[0] = taken
    t.go(INTEREST)
    if taken:
        assert (t.asked(), t.g.cash[0]) == ("nobody", 0)
    else:
        assert t.can() == ["loan $5,000"]
        t.say("loan $5,000")
        assert t.g.cash[0] == 4_500


@pytest.mark.rule("LOB-R15", "LOB-R156")
def test_a_discard_fee_that_cannot_be_paid_is_met_by_the_rule_of_the_season() -> None:
    men = {0: {"SS": 1, "JM": 12}}
    t = league(seats=2, phase=codes.LATE, hands={0: ["Bad Hop", "Rally Caps"]}, cash={0: 500}, men=men, then=[])
    t.g.loan_taken[0] = 1
    t.go(LEFTOVERS)
    assert t.can() == ["hold nothing"]
    t.say("hold nothing")
    assert (t.asked(), t.g.cash[0], list(t.g.hands[0]), t.g.men[0][codes.SS]) == ("nobody", 0, [], 1)


@pytest.mark.rule("LOB-R155")
def test_what_one_need_not_buy_is_not_offered_without_the_money() -> None:
    t = league(seats=2, cash={0: 500}, stars={0: (2, 3, 3)})
    assert not {"single", "double", "triple", "home run"} & set(t.can())
    t.say("try a Phenom")
    assert t.can() == ["roll"]  # no +1
    t = league(seats=2, cash={0: 0})
    assert "try a Phenom" not in t.can()
    t.say("loan $5,000")
    assert {"try a Phenom", "home run"} <= set(t.can())


# -- hidden money (2.3) --------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-R69")
@pytest.mark.parametrize("open_money", [False, True])
def test_balances_are_hidden_and_loans_are_not(open_money: bool) -> None:
    t = league(seats=2, cash={0: 7_500, 1: 3_000}, options={"open_money": open_money})
    t.g.loan_a[1] = 5_000
    assert part(table(t.g, 0), "cash0").shown == "$7,500"
    for viewer in (0, SPECTATOR):
        assert part(table(t.g, viewer), "cash1").shown == ("$3,000" if open_money else "hidden")
        assert part(table(t.g, viewer), "loans1").shown == "$5,000"


@pytest.mark.rule("LOB-2.3-a")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everybody_sees_how_a_team_is_made_up(viewer: int) -> None:
    men = {1: {"SS": 2, "AS": 3, "REG": 9, "JM": 11, "PH": 3, "PR": 4, "UT": 8}}
    t = league(seats=3, men=men, stars={1: (3, 4, 5)}, media={1: 6})
    shown = table(t.g, viewer)
    assert {kind: part(shown, f"men1:{kind}").value for kind in men[1]} == men[1]
    assert [part(shown, f"stars1:{track}").value for track in codes.TRACKS] == [3, 4, 5]
    assert part(shown, "media1").value == 6
