"""Later off-seasons: the deal, upgrades, salaries, who begins (chapters 7.0, 7.1, 7.2 and 7.4)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league
from rules.lords.shown import asked
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.roster import farm, majors
from sandlot.games.lords.options import COUNT, LOAN, NO, PROSPECT, STARS
from sandlot.games.lords.places import TRACK
from sandlot.games.lords.steps.farm import Repair
from sandlot.games.lords.steps.hands import DEAL_NINE
from sandlot.games.lords.steps.off_season import FEWEST_POINTS
from sandlot.games.lords.steps.salaries import SALARIES, bill
from sandlot.games.lords.steps.upgrades import LINE_UP, ORDERS, TOP_UP
from sandlot.kernel.zones import numbers

NOTHING = ("no loan", "office 2", "manager 3", "farm 3", "utility 0", "no Phenom", "no Prospect")
NO_CHANGES = ("All-Stars 0", "Superstars 0", "better 0", "worse 0", "done")


def winter(seats: int = 2, **more: object) -> League:
    """The second year's off-season."""
    return league(seats, codes.OFF, 2, **more)  # type: ignore[arg-type]


@pytest.mark.rule("LOB-7.0-a", "LOB-R16")
def test_nine_cards_are_dealt_besides_those_held() -> None:
    t = winter(hands={0: ["Bad Hop", "Rally Caps"]}, then=[DEAL_NINE])
    assert [len(hand) for hand in t.g.hands] == [11, 9]
    assert t.asked() == "nobody"


@pytest.mark.rule("LOB-R18")
def test_by_option_a_card_may_be_swapped_after_every_deal() -> None:
    t = winter(options={"swap_every_year": True}, then=[DEAL_NINE])
    assert t.asked() == "A Swap"


@pytest.mark.rule("LOB-7.0-c", "LOB-R126")
def test_orders_are_given_in_any_order_unseen_and_dice_fall_from_the_leader_on() -> None:
    t = winter(3, then=[])
    t.g.leader = 1
    t.go(ORDERS)
    orders = [LOAN, STARS + 4, STARS + 3, STARS + 3, COUNT, NO, PROSPECT]
    for seat in (2, 0):
        t.g.answer(seat, orders)
        assert t.g.stars[seat][codes.FO] == 2
    t.dice(3, 3, 3)
    t.g.answer(1, orders)
    assert [t.g.stars[s][codes.FO] for s in range(3)] == [4, 4, 4]
    assert t.asked() == "B BuyRoll"


@pytest.mark.rule("LOB-7.1-a")
def test_no_upgrade_is_compulsory() -> None:
    t = winter(then=[ORDERS, LINE_UP])
    before = [list(t.g.men[0]), list(t.g.stars[0])]
    t.say(*NOTHING, *NOTHING, *NO_CHANGES, *NO_CHANGES)
    assert [list(t.g.men[0]), list(t.g.stars[0])] == before
    assert list(t.g.cash) == [10_000, 10_000]


def test_forms_that_are_sent_as_they_are_filled_in_change_nothing() -> None:
    t = winter(stars={0: (2, 4, 1), 1: (5, 1, 3)}, then=[ORDERS, LINE_UP])
    before = [[*t.g.men], [*t.g.stars], [*t.g.cash]]
    answered = 0
    while t.asked() != "nobody":
        prompt = asked(t)
        assert prompt.form == "sheet"
        t.g.apply(prompt.usual if prompt.usual >= 0 else prompt.options[0].option)
        answered += 1
    assert answered == 2 * (7 + 5)
    assert [[*t.g.men], [*t.g.stars], [*t.g.cash]] == before


@pytest.mark.rule("LOB-7.1.1-a", "LOB-7.1.2-a", "LOB-7.1.3-a")
def test_every_rating_moves_on_its_own_track() -> None:
    t = winter(stars={0: (2, 3, 3)}, then=[ORDERS])
    t.say("no loan", "office 3", "manager 4", "farm 4", "utility 0", "no Phenom", "no Prospect")
    t.until("nobody")
    moved = [(event.src - TRACK, event.count) for event in t.happened("stars") if event.seat == 0]
    assert sorted(moved) == [(codes.FO, 3), (codes.FS, 4), (codes.FM, 4)]


@pytest.mark.rule("LOB-7.1.1-a", "LOB-R68")
def test_a_larger_office_costs_no_fee_but_its_full_price_with_the_salaries() -> None:
    t = winter(stars={0: (2, 3, 3)}, then=[ORDERS])
    before = bill(t.g, 0)
    assert "office 5" not in t.can()
    t.say("no loan", "office 4", "manager 3", "farm 5", "utility 0", "no Phenom", "no Prospect", *NOTHING)
    assert t.g.cash[0] == 10_000
    assert bill(t.g, 0) - before == (5_000 - 2_000) + (9_500 - 5_000)


@pytest.mark.rule("LOB-SEQ-g", "LOB-R67")
def test_a_manager_of_any_rating_is_paid_once() -> None:
    t = winter(stars={0: (2, 3, 1)}, then=[ORDERS])
    before = bill(t.g, 0)
    t.say("no loan", "office 2", "manager 5", "farm 3", "utility 0", "no Phenom", "no Prospect", *NOTHING)
    assert t.g.cash[0] == 5_000
    assert bill(t.g, 0) == before - 1_000  # neither the old one nor the new one again


@pytest.mark.rule("LOB-R155")
def test_what_cannot_be_paid_is_not_offered() -> None:
    t = winter(cash={0: 0}, then=[ORDERS])
    t.say("no loan", "office 2")
    assert t.can() == ["manager 3"]
    t.say("manager 3", "farm 3")
    assert t.can() == ["utility 0"]
    t.say("utility 0")
    assert t.can() == ["no Phenom"]
    t.say("no Phenom")
    assert t.can() == ["no Prospect"]


@pytest.mark.rule("LOB-7.1.4-a")
def test_one_phenom_may_be_tried_in_the_upgrades_and_not_a_second_one() -> None:
    t = winter(then=[ORDERS, LINE_UP])
    t.dice(6)
    t.say("no loan", "office 2", "manager 3", "farm 3", "utility 0", "try a Phenom", "no Prospect", *NOTHING)
    assert t.asked() == "A BuyRoll"
    t.say("roll", "pass", "keep", "cut JM")
    assert list(t.g.men[0]) == [0, 0, 13, 12, 1, 3, 11]
    t.say("All-Stars 0", "Superstars 0", "better 0", "worse 0", "cut REG", "done", *NO_CHANGES)
    assert t.asked() == "nobody"  # a hole, but no further attempt
    assert list(t.g.men[0][:4]) == [0, 0, 12, 13]


@pytest.mark.rule("LOB-7.1.4-b")
def test_two_utility_players_become_prospects_for_a_thousand() -> None:
    t = winter(then=[ORDERS])
    t.say(*NOTHING[:4])
    assert t.can() == ["utility 0", "utility 1", "utility 2"]
    t.say("utility 2", "no Phenom", "no Prospect", *NOTHING)
    assert (t.g.cash[0], list(t.g.men[0][4:])) == (9_000, [2, 5, 8])


@pytest.mark.rule("LOB-7.1.4-c", "LOB-8.4-e", "LOB-R116")
def test_a_prospect_becomes_a_phenom_in_the_upgrades_for_the_fee_alone() -> None:
    t = winter(then=[ORDERS])
    before = bill(t.g, 0)
    t.dice(6)
    t.say(*NOTHING[:6], "try a Prospect", *NOTHING, "roll at +2", "pass", "keep")
    assert list(t.g.men[0][4:]) == [3, 2, 10]
    assert t.g.cash[0] == 10_000 - 500 - 1_000
    assert bill(t.g, 0) == before


@pytest.mark.rule("LOB-7.1.4-e")
@pytest.mark.parametrize(("ut", "after"), [(2, 7), (9, 7)])
def test_utility_players_make_up_the_balance_to_15(ut: int, after: int) -> None:
    t = winter(men={0: {"PH": 3, "PR": 5, "UT": ut}}, stars={0: (2, 4, 3)}, then=[TOP_UP])
    assert list(t.g.men[0][4:]) == [3, 5, after]
    assert t.g.cash[0] == 10_000


@pytest.mark.rule("LOB-7.1.5-e", "LOB-7.1.5-f")
def test_a_cut_player_is_replaced_by_a_utility_player_without_a_roll_or_by_a_phenom() -> None:
    cut = ("All-Stars 0", "Superstars 0", "better 0", "worse 0", "cut REG", "done", *NO_CHANGES)
    t = winter(then=[LINE_UP])
    t.say(*cut)
    assert t.can() == ["pass", "try a Phenom"]
    t.say("pass")
    assert list(t.g.men[0]) == [0, 0, 11, 14, 2, 3, 10]
    assert t.happened("roll") == []
    t = winter(then=[LINE_UP])
    t.dice(8)
    t.say(*cut, "try a Phenom", "roll", "pass", "keep")
    assert list(t.g.men[0]) == [0, 1, 11, 13, 1, 3, 11]
    assert (majors(t.g, 0), farm(t.g, 0)) == (25, 15)


@pytest.mark.rule("LOB-R127", "LOB-R139")
def test_cut_players_of_the_majors_cannot_be_claimed() -> None:
    t = winter(men={0: {"PH": 0, "UT": 12}}, stars={1: (2, 5, 3)}, then=[LINE_UP])
    t.say("All-Stars 0", "Superstars 0", "better 0", "worse 0", "cut REG", "cut REG", "done", *NO_CHANGES)
    assert t.asked() == "nobody"
    assert list(t.g.men[0][:4]) == [0, 0, 10, 15]


@pytest.mark.rule("LOB-7.1.5-h", "LOB-R121")
def test_without_utility_players_a_thousand_brings_all_that_are_needed() -> None:
    t = winter(men={0: {"PH": 2, "PR": 10, "UT": 0}}, then=[Repair(0, False)])
    assert (list(t.g.men[0][4:]), t.g.cash[0]) == ([2, 10, 3], 9_000)
    t = winter(men={0: {"PH": 2, "PR": 13, "UT": 0}}, then=[Repair(0, False)])
    assert t.can() == ["cut PH", "cut PR"]
    t.say("cut PR")
    assert (list(t.g.men[0][4:]), t.g.cash[0]) == ([2, 12, 1], 9_000)


@pytest.mark.rule("LOB-SEQ-f", "LOB-R120")
def test_four_switches_in_all_whichever_way() -> None:
    t = winter(then=[LINE_UP])
    t.say("All-Stars 0", "Superstars 0", "better 3")
    assert t.can() == ["worse 0", "worse 1"]
    t.say("worse 1", "done", *NO_CHANGES)
    assert list(t.g.men[0][:4]) == [0, 0, 14, 11]
    assert t.g.cash[0] == 6_000


@pytest.mark.rule("LOB-R119")
def test_a_regular_may_rise_twice_in_one_off_season() -> None:
    t = winter(then=[LINE_UP])
    t.say("All-Stars 1", "Superstars 1", "better 0", "worse 0", "done", *NO_CHANGES)
    assert list(t.g.men[0][:4]) == [1, 0, 11, 13]
    assert t.g.cash[0] == 7_000


# -- salaries ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-7.2-a", "LOB-7.2-b")
def test_a_new_all_star_costs_his_fee_and_his_salary() -> None:
    t = winter(stars={0: (1, 1, 1)}, cash={0: 20_000, 1: 20_000}, then=[LINE_UP, SALARIES])
    t.say("All-Stars 1", "Superstars 0", "better 0", "worse 0", "done", *NO_CHANGES)
    assert t.g.cash[0] == 20_000 - 1_000 - (3_000 + 5_000 + 3_000) - (1_000 + 1_000 + 1_000)


@pytest.mark.rule("LOB-R65")
@pytest.mark.parametrize(("reg", "jm", "salaries"), [(12, 13, 8_000), (1, 24, 8_000), (0, 25, 3_000), (25, 0, 5_000)])
def test_regulars_and_journeymen_are_paid_as_groups(reg: int, jm: int, salaries: int) -> None:
    t = winter(men={0: {"REG": reg, "JM": jm}}, stars={0: (1, 1, 1)}, then=[])
    assert bill(t.g, 0) == salaries + 3_000


@pytest.mark.rule("LOB-R64", "LOB-7.2-f")
def test_short_owners_cut_players_and_stars_within_the_two_of_the_off_season() -> None:
    men = {0: {"SS": 1, "AS": 1, "REG": 10, "JM": 13}}
    t = winter(men=men, stars={0: (4, 5, 3)}, cash={0: 1_000, 1: 30_000}, then=[])
    t.g.fo_before, t.g.fs_before = numbers([5, 2]), numbers([5, 3])
    t.g.loan_taken[0] = 1
    t.go(SALARIES)
    cuts = ["lower office", "lower farm", "lower manager", "cut SS", "cut AS", "cut REG"]
    assert t.can() == cuts
    t.say("lower office")
    assert "lower office" not in t.can()  # two stars below the 5 before
    t.say("lower farm", "lower farm", "lower manager", "lower manager", "cut SS", "cut AS")
    assert t.can() == ["cut REG"]
    t.say("cut REG")
    assert list(t.g.men[0][:4]) == [0, 0, 0, 25]
    assert (list(t.g.stars[0]), t.g.cash[0]) == ([3, 3, 1], 0)
    assert t.asked() == "nobody"  # the rest is forgiven


# -- who begins --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-7.4-a", "LOB-7.4-b")
def test_the_fewest_points_name_anybody_every_year_again() -> None:
    t = league(4, codes.OFF, 2, then=[])
    t.g.vp = numbers([120, 98, 133, 110])
    for name, leader in (("on C", 2), ("on C", 2), ("on B", 1)):
        t.go(FEWEST_POINTS)
        assert t.asked() == "B Leader"
        assert t.can() == ["on A", "on B", "on C", "on D"]
        t.say(name)
        assert t.g.leader == leader


@pytest.mark.rule("LOB-R46", "LOB-7.4-c")
def test_of_level_owners_the_higher_die_chooses_equals_roll_again_and_media_count() -> None:
    t = league(3, codes.OFF, 2, media={2: 2}, then=[])
    t.g.vp = numbers([98, 98, 120])
    t.dice(4, 7)
    t.go(FEWEST_POINTS)
    t.say("pass")  # A opens without cubes
    t.say("up 2")  # C makes the 4 a 6
    t.quiet()
    assert t.asked() == "B Leader"
    t = league(3, codes.OFF, 2, then=[])
    t.g.vp = numbers([98, 98, 120])
    t.dice(5, 5, 6, 2)
    t.go(FEWEST_POINTS)
    assert t.asked() == "A Leader"
