"""Retirement, free agents and the amateur draft (chapters 6.2.4 and 6.2.6)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.roster import farm, majors
from sandlot.games.lords.steps.auction import AUCTIONS, Auction
from sandlot.games.lords.steps.draft import DRAFT
from sandlot.games.lords.steps.off_season import OWN_CARDS
from sandlot.games.lords.steps.retirement import RETIREMENTS, Retirement
from sandlot.games.lords.steps.salaries import SALARIES, bill
from sandlot.games.lords.steps.upgrades import LINE_UP, TOP_UP
from sandlot.kernel.zones import numbers

STARS = {"SS": 1, "AS": 2, "REG": 10, "JM": 12}
PLAIN_OFFICE = {0: (3, 3, 3), 1: (3, 3, 3), 2: (3, 3, 3)}  # three stars: no DRM


@pytest.mark.rule("LOB-6.2.4-a", "LOB-R147")
def test_every_owner_rolls_in_the_first_year_already_from_the_leader_on() -> None:
    t = league(3, codes.LATE, stars=PLAIN_OFFICE, then=[])
    t.g.leader = 1
    t.dice(10, 9, 10)
    t.go(RETIREMENTS)
    assert [roll.seat for roll in t.happened("roll")] == [1, 2, 0]
    assert [t.g.men[s][codes.REG] for s in range(3)] == [12, 12, 11]  # a 9 of C's, nothing on a 10


@pytest.mark.rule("LOB-6.2.4-b", "LOB-R123")
@pytest.mark.parametrize(
    ("choice", "agents", "regulars"), [("use office", [codes.SS], 5), ("plain roll", [codes.AS], 7)]
)
def test_the_offices_drm_is_used_or_not_as_its_owner_says(choice: str, agents: list[int], regulars: int) -> None:
    t = league(3, codes.LATE, men={0: STARS}, stars={0: (2, 3, 3)}, dice=[5], then=[Retirement(0)])
    assert t.can() == ["use office", "plain roll"]
    t.say(choice)  # a 5, or with -1 a 4
    assert list(t.g.agents) == agents
    assert t.g.men[0][codes.REG] == regulars


@pytest.mark.rule("LOB-6.2.4-b")
def test_a_card_adds_to_the_next_retirement_roll() -> None:
    hands = {0: ["The Trainer's Table"]}
    t = league(3, codes.OFF, hands=hands, men={0: STARS}, stars=PLAIN_OFFICE, then=[OWN_CARDS])
    t.say("play The Trainer's Table", "on A")
    t.quiet()
    t.dice(4, 4)
    t.go(Retirement(0))
    assert list(t.g.men[0][:3]) == [1, 1, 8]  # 6: an All-Star and two Regulars retire
    t.go(Retirement(0))
    assert list(t.g.men[0][:3]) == [0, 1, 3]  # once only: on a 4 the Superstar is free and five Regulars retire


@pytest.mark.rule("LOB-SEQ-e", "LOB-R123")
@pytest.mark.parametrize(
    ("office", "die", "row"),
    [(5, 1, 2), (4, 1, 2), (5, 2, 4), (1, 10, 9), (2, 10, 9), (1, 9, 7), (1, 1, -1), (5, 10, 12)],
)
def test_the_office_never_lifts_a_natural_one_above_two_nor_drops_a_ten_below_nine(
    office: int, die: int, row: int
) -> None:
    t = league(3, codes.LATE, stars={0: (office, 3, 3)}, then=[])
    t.dice(die)
    t.go(Retirement(0))
    t.say("use office")
    assert [event.count for event in t.happened("retirement")] == [row]


@pytest.mark.rule("LOB-6.2.4a-b")
def test_what_the_chart_asks_for_is_paid_at_once() -> None:
    t = league(3, codes.LATE, stars=PLAIN_OFFICE, dice=[7], then=[Retirement(0)])
    assert t.g.cash[0] == 9_500
    assert t.g.men[0][codes.REG] == 10


@pytest.mark.rule("LOB-6.2.4-c", "LOB-R101")
def test_the_holes_stay_open_until_after_the_draft() -> None:
    t = league(3, codes.LATE, stars=PLAIN_OFFICE, dice=[4, 1, 1, 1], then=[Retirement(0), DRAFT])
    assert majors(t.g, 0) == 20
    t.go(LINE_UP)
    assert majors(t.g, 0) == 25
    assert (list(t.g.men[0][:4]), t.g.cash[0]) == ([0, 0, 7, 18], 10_000)


@pytest.mark.rule("LOB-R106")
@pytest.mark.parametrize(("years", "agents"), [(1, []), (2, [codes.SS])])
def test_in_the_last_year_a_free_agent_simply_leaves(years: int, agents: list[int]) -> None:
    options = {"years": years}
    t = league(3, codes.LATE, men={0: STARS}, stars=PLAIN_OFFICE, options=options, dice=[4], then=[Retirement(0)])
    assert t.g.men[0][codes.SS] == 0
    assert list(t.g.agents) == agents


# -- free agents -------------------------------------------------------------------------------------------------


def signed(**more: object) -> League:
    """A Superstar is auctioned in the second year's off-season, before salaries."""
    t = league(3, codes.OFF, 2, then=[], **more)  # type: ignore[arg-type]
    t.g.salaries_due = True
    t.go(Auction(codes.SS), TOP_UP)
    return t


@pytest.mark.rule("LOB-6.2.4b-d", "LOB-R100")
def test_who_signs_a_26th_player_cuts_one_before_the_salaries() -> None:
    t = signed(cash={0: 40_000})
    t.say("bid $0", "and $500", "bid $0", "and $0", "bid $0", "and $0")
    assert t.asked() == "A CutOne"
    assert t.can() == ["cut SS", "cut REG", "cut JM"]
    t.say("cut JM")
    assert t.asked() == "nobody"
    assert list(t.g.men[0][:4]) == [1, 0, 12, 12]
    assert bill(t.g, 0) == 500 + 5_000 + 3_000 + 2_000 + 5_000 + 3_000  # his bid instead of $5,000


@pytest.mark.rule("LOB-6.2.4b-c", "LOB-R67")
def test_only_the_signed_all_star_is_paid_by_his_bid() -> None:
    men = {0: {"AS": 2, "REG": 10}}
    t = league(3, codes.OFF, 2, cash={0: 40_000}, men=men, then=[])
    t.g.salaries_due = True
    t.go(Auction(codes.AS), TOP_UP)
    t.say("bid $0", "and $500", "bid $0", "and $0", "bid $0", "and $0", "cut JM")
    assert list(t.g.men[0][:4]) == [0, 3, 10, 12]
    # two at $3,000, his bid, Regulars, Journeymen, office, farm, manager
    assert bill(t.g, 0) == 2 * 3_000 + 500 + 5_000 + 3_000 + 2_000 + 5_000 + 3_000


@pytest.mark.rule("LOB-R100")
def test_equal_bids_roll_off_with_the_offices_drm() -> None:
    t = signed(stars={0: (4, 3, 3), 1: (2, 3, 3)})
    t.dice(5, 6)
    t.say("bid $5,000", "and $0", "bid $5,000", "and $0", "bid $0", "and $4,500")
    assert [t.g.men[s][codes.SS] for s in range(3)] == [1, 0, 0]  # 5 + 1 against 6 - 1


@pytest.mark.rule("LOB-R100")
def test_a_bid_is_at_most_cash_and_a_loan_less_what_was_bid_before() -> None:
    t = signed(cash={0: 2_000})
    assert t.can() == ["bid $0", "bid $5,000", "bid $10,000"]
    t.say("bid $10,000")
    assert t.can() == [f"and ${n:,}" for n in (0, 500, 1_000, 1_500, 2_000)]
    t.g.retract(0)
    t.g.fa_pay[0] = 7_500  # signed one already
    t.g.options = t.g.choice.options(t.g, 0)
    assert t.can() == ["bid $0"]
    t.say("bid $0")
    assert t.can()[-1] == "and $4,500"


@pytest.mark.rule("LOB-R100")
def test_without_a_salary_step_to_come_the_bid_is_paid_at_once_with_the_smallest_loan() -> None:
    t = league(2, codes.OFF, cash={0: 1_000}, then=[Auction(codes.AS)])
    t.say("bid $5,000", "and $0", "bid $0", "and $0")
    assert (t.g.cash[0], t.g.loan_a[0], t.g.loan_b[0]) == (1_000, 5_000, 0)


@pytest.mark.rule("LOB-R100", "LOB-R99")
def test_free_agents_come_one_after_the_other_from_the_leaders_on() -> None:
    t = league(3, codes.OFF, 2, men={0: STARS, 2: STARS}, then=[])
    t.g.leader, t.g.salaries_due = 2, True
    t.g.agents = (8 + codes.AS, 8 * 3 + codes.SS)  # an All-Star of A's, a Superstar of C's
    t.go(AUCTIONS)
    assert t.g.auction == codes.SS
    assert (t.g.men[2][codes.SS], t.g.men[0][codes.AS]) == (0, 2)
    t.say("bid $0", "and $0", "bid $0", "and $500", "bid $0", "and $0")
    assert t.g.auction == codes.AS
    assert (t.g.men[0][codes.AS], t.g.men[1][codes.SS]) == (1, 1)


@pytest.mark.rule("LOB-R100")
def test_free_agents_of_one_owner_come_as_they_were_named_and_those_of_nobody_last() -> None:
    t = league(2, codes.OFF, 2, men={0: STARS, 1: STARS}, then=[])
    t.g.leader, t.g.salaries_due = 1, True
    t.g.agents = (codes.SS, 8 + codes.AS, 8 + codes.SS, 16 + codes.SS)  # one from outside, two of A's, one of B's
    t.go(AUCTIONS)
    came = []
    while t.asked() == "A Bid":
        came.append(t.g.auction)
        t.say("bid $0", "and $0", "bid $0", "and $0")
    assert came == [codes.SS, codes.AS, codes.SS, codes.SS]
    assert [event.seat for event in t.happened("auction")] == [1, 0, 0, -1]
    assert [list(t.g.men[s][:2]) for s in (0, 1)] == [[0, 1], [0, 2]]


@pytest.mark.rule("LOB-6.2.4b-a")
def test_the_old_owner_may_sign_him_again() -> None:
    t = league(2, codes.OFF, 2, men={0: STARS}, then=[])
    t.g.salaries_due = True
    t.go(Auction(8 + codes.SS))
    assert t.g.men[0][codes.SS] == 0
    t.say("bid $0", "and $3,000", "bid $0", "and $2,500")
    assert t.g.men[0][codes.SS] == 1
    t.g.cash[0] += 20_000
    t.g.bank -= 20_000
    t.go(SALARIES)
    assert t.g.cash[0] == 30_000 - (3_000 + 6_000 + 8_000) - (2_000 + 5_000 + 3_000)


# -- amateur draft -----------------------------------------------------------------------------------------------


def on_top(t: League, card: str) -> None:
    """This draft card is the next."""
    number = t.g.pack.names.index(card)
    t.g.draft.remove(number)
    t.g.draft.add(number)


@pytest.mark.rule("LOB-6.2.6-a", "LOB-R104", "LOB-R80")
def test_one_card_serves_all_and_the_leader_rolls_first() -> None:
    t = league(3, codes.LATE, then=[])
    t.g.leader = 2
    on_top(t, "A Fair Class")
    left = len(t.g.draft)
    t.dice(8, 8, 2)
    t.go(DRAFT)
    assert len(t.g.draft) == left - 1
    assert [event.seat for event in t.happened("drafts")] == [2, 0, 1]
    assert [t.g.men[s][codes.PH] for s in range(3)] == [3, 2, 3]  # what one takes is not gone for the others
    assert t.g.men[1][codes.PR] == 4


@pytest.mark.rule("LOB-6.2.6-b")
def test_a_card_may_name_players_of_the_majors() -> None:
    t = league(2, codes.LATE, then=[])
    on_top(t, "Ready-Made Infielders")
    t.dice(10, 1)
    t.go(DRAFT)
    t.quiet()
    assert [list(t.g.men[s][:4]) for s in range(2)] == [[0, 0, 16, 9], [0, 0, 13, 12]]


@pytest.mark.rule("LOB-6.2.6-f")
def test_a_drafted_phenom_above_the_limit_starts_the_clock_and_the_farm_has_15() -> None:
    men = {0: {"PH": 0, "PR": 3, "UT": 12}}
    t = league(3, codes.LATE, men=men, stars={0: (2, 2, 3)}, then=[])
    on_top(t, "A Fair Class")
    t.dice(8, 1, 1)
    t.go(DRAFT, TOP_UP)
    assert (t.g.men[0][codes.PH], farm(t.g, 0)) == (1, 15)
    assert t.g.over_since[0] == t.g.clock
    assert list(t.g.over_since[1:]) == [-1, -1]


@pytest.mark.rule("LOB-R51")
def test_two_bought_rolls_are_two_dice_more_and_a_seller_with_one_throws_for_that() -> None:
    t = league(3, codes.LATE, then=[])
    t.g.draft_sold, t.g.draft_bought = (
        numbers([0, 1, 1]),
        numbers([2, 1, 0]),
    )  # B sold the own roll and has one of somebody's
    on_top(t, "A Fair Class")
    t.dice(2, 5, 8, 6)
    t.go(DRAFT)
    assert t.can() == ["take 2", "take 5", "take 8"]
    t.say("take 8")
    assert t.asked() == "B BestRoll"
    assert t.can() == ["take 1", "take 6"]
    t.say("take 6")
    assert t.asked() == "nobody"  # C has a fixed 1
    assert [list(t.g.men[s][4:6]) for s in range(3)] == [[3, 3], [2, 5], [2, 3]]
