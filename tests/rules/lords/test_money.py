"""Loans, salaries, free agents and trades, with the numbers of the rulebook (chapters 2.5, 5.7, 6.2.4 and 7.2)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.goods import SPREAD
from sandlot.games.lords.options import GIVE, OFFER, OFFER_END, WANT
from sandlot.games.lords.steps.auction import Auction
from sandlot.games.lords.steps.costs import Owe
from sandlot.games.lords.steps.end_of_phase import INTEREST
from sandlot.games.lords.steps.salaries import SALARIES, bill
from sandlot.games.lords.steps.upgrades import ORDERS


@pytest.mark.rule("LOB-2.5-a", "LOB-2.5-b", "LOB-2.5-d")
def test_one_loan_a_phase_of_five_or_ten_thousand() -> None:
    t = league(seats=2)
    assert {"loan $5,000", "loan $10,000"} <= set(t.can())
    t.say("loan $5,000")
    assert (t.g.cash[0], t.g.loan_a[0], t.g.loan_b[0]) == (15_000, 5_000, 0)
    assert t.asked() == "A Action"
    assert "loan $10,000" not in t.can()


@pytest.mark.rule("LOB-2.5-c")
def test_a_loan_may_be_taken_in_anothers_turn() -> None:
    t = league(seats=2)
    t.g.aside(1, [17])
    assert list(t.g.cash) == [10_000, 15_000]
    assert t.asked() == "A Action"


@pytest.mark.rule("LOB-2.5.3-b", "LOB-2.5.3-c", "LOB-2.5.3-d")
def test_six_thousand_bring_the_large_loan_down_to_five() -> None:
    t = league(seats=2)
    t.g.loan_b[0] = 10_000
    t.g.options = t.g.choice.options(t.g, 0)
    t.say("repay half of large loan")
    assert (t.g.cash[0], t.g.loan_b[0]) == (4_000, 5_000)
    assert "loan $5,000" in t.can()  # nothing was taken in this phase


@pytest.mark.rule("LOB-2.5.1-a", "LOB-6.1-g", "LOB-SEQ-b")
@pytest.mark.parametrize(("small", "large", "interest"), [(5_000, 0, 500), (0, 10_000, 1_000), (5_000, 10_000, 1_500)])
def test_interest_is_ten_per_cent_of_each_loan(small: int, large: int, interest: int) -> None:
    t = league(seats=2)
    t.g.loan_a[0], t.g.loan_b[0] = small, large
    t.g.seat = -1
    t.g.do(INTEREST)
    t.g.run()
    assert t.g.cash[0] == 10_000 - interest


@pytest.mark.rule("LOB-2.5.5-a", "LOB-2.5.5-b")
def test_in_season_a_loan_pays_the_rest_and_what_no_loan_covers_is_forgiven() -> None:
    t = league(seats=2, cash={0: 1_000}, then=[Owe(0, 4_000, -1, False, "")])
    assert t.can() == ["loan $5,000", "loan $10,000"]
    t.say("loan $5,000")
    assert t.g.cash[0] == 2_000
    t = league(seats=2, cash={0: 1_000}, then=[Owe(0, 14_000, -1, False, "")])
    t.say("loan $10,000")
    assert (t.g.cash[0], t.asked()) == (0, "nobody")


@pytest.mark.rule("LOB-2.5.5-c")
def test_off_season_a_cut_superstar_brings_five_thousand() -> None:
    men = {0: {"SS": 1, "JM": 12}}
    t = league(seats=2, phase=codes.OFF, cash={0: 0}, men=men, then=[Owe(0, 5_000, -1, True, "")])
    t.say("cut SS")
    assert (t.g.cash[0], t.g.men[0][codes.SS], t.g.men[0][codes.JM]) == (0, 0, 13)
    assert t.asked() == "nobody"


@pytest.mark.rule("LOB-R63")
@pytest.mark.parametrize(("cut", "saved"), [("SS", 5_000), ("AS", 3_000)])
def test_a_cut_brings_the_difference_of_the_salaries(cut: str, saved: int) -> None:
    men = {0: {"SS": 1, "AS": 1, "REG": 10, "JM": 13}}
    t = league(seats=2, phase=codes.OFF, cash={0: 500}, men=men, then=[Owe(0, 2_500, -1, True, "")])
    before = bill(t.g, 0)
    t.say(f"cut {cut}")
    assert t.g.cash[0] == 500 + saved - 2_500
    assert before - bill(t.g, 0) == saved


@pytest.mark.rule("LOB-7.2-c", "LOB-7.2-d", "LOB-7.2-e")
def test_salaries_by_heads_and_by_groups() -> None:
    t = league(seats=2, men={0: {"SS": 2, "AS": 3, "REG": 10, "JM": 10}}, stars={0: (2, 4, 3)}, cash={0: 60_000})
    assert bill(t.g, 0) == 19_000 + 8_000 + 2_000 + 7_500 + 3_000
    t = league(seats=2, men={0: {"REG": 0, "JM": 25}}, stars={0: (1, 1, 1)})
    assert bill(t.g, 0) == 3_000 + 1_000 + 1_000 + 1_000


@pytest.mark.rule("LOB-7.2-f", "LOB-7.2-g")
def test_a_short_payroll_is_met_by_one_loan_or_cuts() -> None:
    t = league(seats=2, phase=codes.OFF, year=2, men={0: {"REG": 0, "JM": 25}}, stars={0: (1, 1, 1)},
               cash={0: 2_000, 1: 20_000}, then=[SALARIES])  # fmt: skip
    assert t.can() == ["loan $5,000", "loan $10,000"]
    t.say("loan $5,000")
    assert (t.g.cash[0], t.asked()) == (1_000, "nobody")


def bids(cash: int, *amounts: tuple[str, str]) -> League:
    t = league(seats=3, year=2, phase=codes.OFF, cash=dict.fromkeys(range(3), cash), then=[Auction(codes.SS)])
    t.g.salaries_due = True
    for pair in amounts:
        t.say(*pair)
    return t


@pytest.mark.rule("LOB-6.2.4b-b", "LOB-6.2.4b-c", "LOB-7.2-h")
def test_joes_bid_of_7500_signs_the_superstar_and_is_his_salary() -> None:
    t = bids(10_000, ("bid $0", "and $2,000"), ("bid $5,000", "and $1,000"), ("bid $5,000", "and $2,500"))
    assert [t.g.men[s][codes.SS] for s in range(3)] == [0, 0, 1]
    plain = bill(t.g, 1)
    assert bill(t.g, 2) == plain + 7_500
    assert list(t.g.cash) == [10_000] * 3


@pytest.mark.rule("LOB-R100")
def test_without_a_bid_the_player_leaves_and_without_a_salary_step_the_bid_is_paid_at_once() -> None:
    t = bids(10_000, ("bid $0", "and $0"), ("bid $0", "and $0"), ("bid $0", "and $0"))
    assert sum(t.g.men[s][codes.SS] for s in range(3)) == 0
    t = league(seats=2, phase=codes.OFF, then=[Auction(codes.AS)])
    t.say("bid $0", "and $500", "bid $0", "and $0")
    assert list(t.g.cash) == [9_500, 10_000]


@pytest.mark.rule("LOB-7.1.1-a", "LOB-7.1.2-a", "LOB-7.1.3-a")
def test_offices_and_farms_move_two_stars_managers_any_number() -> None:
    t = league(seats=2, year=2, phase=codes.OFF, stars={0: (5, 1, 1)}, then=[ORDERS])
    t.say("no loan")
    assert t.can() == ["office 3", "office 4", "office 5"]
    t.say("office 3")
    assert t.can() == [f"manager {n}" for n in range(1, 6)]
    t.say("manager 5")
    assert t.can() == ["farm 1", "farm 2", "farm 3"]


@pytest.mark.rule("LOB-7.1.2-b", "LOB-8.5-a", "LOB-7.1.4-d")
def test_a_new_manager_is_paid_at_once_and_new_prospects_wait() -> None:
    men = {0: {"PR": 0, "UT": 13}}
    t = league(seats=2, year=2, phase=codes.OFF, stars={0: (2, 3, 1)}, men=men, then=[ORDERS])
    t.say("no loan", "office 2", "manager 4", "farm 3")
    assert t.can() == ["utility 0", "utility 1", "utility 2"]
    t.say("utility 2", "no Phenom")
    assert t.can() == ["no Prospect"]
    t.say("no Prospect", "no loan", "office 2", "manager 3", "farm 3", "utility 0", "no Phenom", "no Prospect")
    assert list(t.g.cash) == [10_000 - 4_000 - 1_000, 10_000]
    assert t.g.men[0][codes.PR] == 2


def offered(give: list[tuple[int, int]], want: list[tuple[int, int]]) -> list[int]:
    """The picks of an offer to owner C."""
    picks = [OFFER + 2]
    picks += [GIVE + SPREAD * good + n for good, n in give]
    picks += [WANT + SPREAD * good + n for good, n in want]
    return [*picks, OFFER_END]


@pytest.mark.rule("LOB-5.3.11-c", "LOB-5.3.11-f", "LOB-5.7.1-c")
def test_a_phenom_goes_for_two_regulars_and_a_prospect() -> None:
    t = league(seats=3)
    t.g.aside(0, offered([(codes.PH, 1)], [(codes.REG, 2), (codes.PR, 1)]))
    t.g.aside(2, [1210])
    assert list(t.g.men[0]) == [0, 0, 14, 13, 1, 4, 10]
    assert list(t.g.men[2]) == [0, 0, 10, 13, 3, 2, 10]
    assert t.asked() == "A Action"


@pytest.mark.rule("LOB-6.2.6-c", "LOB-6.2.6-e")
def test_a_draft_roll_can_be_sold() -> None:
    t = league(seats=3)
    t.g.aside(0, offered([(codes.DRAFT, 1)], [(codes.MONEY, 4)]))
    t.g.aside(2, [1210])
    assert (list(t.g.draft_sold), list(t.g.draft_bought)) == ([1, 0, 0], [0, 0, 1])
    assert list(t.g.cash) == [12_000, 10_000, 8_000]


@pytest.mark.rule("LOB-5.3.11-d", "LOB-5.3.11-e", "LOB-5.7.2-a")
def test_the_trade_chart_gives_three_prospects_for_a_regular_once_a_phase() -> None:
    t = league(seats=2)
    assert "swap 1 REG for 3 PR" in t.can()
    assert "swap 3 PR for 1 REG" in t.can()
    assert "swap 1 REG for $1,000" in t.can()
    assert "swap $1,000 for 1 REG" not in t.can()
    t.say("swap 1 REG for 3 PR")
    assert list(t.g.men[0]) == [0, 0, 11, 13, 2, 6, 10]
    t.say("pass")
    assert not [text for text in t.can() if text.startswith("swap")]
