"""The farm system: its limits and price, attempts, surplus Phenoms, claims (chapter 8)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.goods import SPREAD
from sandlot.games.lords.atoms.roster import farm, majors, set_stars, watch
from sandlot.games.lords.options import ACCEPT, GIVE, OFFER, OFFER_END
from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE
from sandlot.games.lords.steps.farm import Repair, cut_phenom
from sandlot.games.lords.steps.off_season import REPAIRS
from sandlot.games.lords.steps.salaries import bill
from sandlot.games.lords.steps.season import FIRST_TURN, new_phase


@pytest.mark.rule("LOB-8.1-a", "LOB-R110")
@pytest.mark.parametrize(("stars", "limit"), [(5, 4), (4, 3), (3, 2), (2, 0), (1, 0)])
def test_phenoms_above_the_limit_start_a_clock(stars: int, limit: int) -> None:
    for phenoms, since in ((limit, -1), (limit + 1, 5)):
        t = league(2, men={0: {"PH": phenoms, "UT": 12 - phenoms}}, stars={0: (2, stars, 3)}, then=[])
        watch(t.g, 0)
        assert t.g.over_since[0] == since


@pytest.mark.rule("LOB-8.1-b")
def test_a_card_may_lift_an_owner_above_the_limit() -> None:
    t = league(2, hands={0: ["Winter-Ball Find"]})
    t.say("play Winter-Ball Find", "as event", "on A")
    t.quiet()
    assert list(t.g.men[0][4:]) == [3, 2, 10]
    assert t.g.over_since[0] == t.g.clock


@pytest.mark.rule("LOB-8.1-d", "LOB-8.5-d", "LOB-R111")
def test_a_smaller_farm_keeps_its_players_and_its_surplus_has_a_clock() -> None:
    t = league(2, men={0: {"PH": 3, "PR": 4, "UT": 8}}, stars={0: (2, 4, 3)}, then=[])
    set_stars(t.g, 0, codes.FS, 3, "")
    assert list(t.g.men[0][4:]) == [3, 4, 8]
    assert t.g.over_since[0] == t.g.clock
    set_stars(t.g, 0, codes.FS, 5, "")
    assert list(t.g.men[0][4:]) == [3, 4, 8]
    assert t.g.over_since[0] == -1


@pytest.mark.rule("LOB-8.1-e", "LOB-8.5-b")
@pytest.mark.parametrize(("prospects", "utility"), [(9, 6), (14, 1), (0, 15)])
def test_prospects_and_utility_players_are_free_within_15(prospects: int, utility: int) -> None:
    t = league(2, men={0: {"PH": 0, "PR": prospects, "UT": utility}}, stars={0: (2, 1, 3)}, then=[Repair(0, True)])
    assert t.asked() == "nobody"
    assert list(t.g.men[0][4:]) == [0, prospects, utility]
    assert t.g.cash[0] == 10_000


@pytest.mark.rule("LOB-8.1-f")
@pytest.mark.parametrize(("stars", "cost"), [(5, 9_500), (4, 7_500), (3, 5_000), (2, 2_000), (1, 1_000)])
def test_what_a_farm_costs_a_year(stars: int, cost: int) -> None:
    t = league(2, men={0: {"REG": 0, "JM": 25}}, stars={0: (1, stars, 1)}, then=[])
    assert bill(t.g, 0) == 3_000 + 1_000 + 1_000 + cost


# -- surplus Phenoms ---------------------------------------------------------------------------------------------


def trade_phenom(t: League) -> None:
    """A gives B a Phenom."""
    t.g.aside(0, [OFFER + 1, GIVE + SPREAD * codes.PH + 1, OFFER_END])
    t.g.aside(1, [ACCEPT])


@pytest.mark.rule("LOB-8.2-c", "LOB-8.2-d")
def test_by_trade_a_phenom_goes_to_any_farm_which_has_two_phases_to_conform() -> None:
    t = league(2, men={1: {"PH": 0, "UT": 12}}, stars={0: (2, 3, 3), 1: (2, 1, 3)})
    trade_phenom(t)
    assert (t.g.men[0][codes.PH], t.g.men[1][codes.PH]) == (1, 1)
    t.go(Repair(1, True))
    assert (t.g.men[1][codes.PH], farm(t.g, 1)) == (1, 15)
    new_phase(t.g, codes.MID)
    t.go(Repair(1, True))
    assert t.asked() == "A Claim"
    assert t.g.men[1][codes.PH] == 0


@pytest.mark.rule("LOB-8.5-c", "LOB-R109")
def test_surplus_since_the_late_season_is_legal_until_the_end_of_the_off_season() -> None:
    t = league(3, codes.LATE, men={0: {"PH": 3, "UT": 9}}, stars=dict.fromkeys(range(3), (3, 3, 3)), then=[])
    watch(t.g, 0)
    t.dice(1, 1, 1)
    t.go(END_OF_PHASE)
    assert t.asked() == "A Purse"
    assert t.g.men[0][codes.PH] == 3
    t.g.year = 2
    t.go()
    new_phase(t.g, codes.OFF)
    t.go(REPAIRS)
    assert list(t.g.men[0][4:]) == [2, 3, 10]


@pytest.mark.rule("LOB-R153")
def test_one_clock_runs_for_all_surplus_and_stops_at_the_limit() -> None:
    t = league(2, hands={0: ["Winter-Ball Find"]}, men={0: {"PH": 3, "UT": 9}}, then=[])
    watch(t.g, 0)
    started = t.g.clock
    new_phase(t.g, codes.MID)
    t.g.men.add(0, codes.PH, 1)
    t.g.pool[codes.PH] -= 1
    watch(t.g, 0)
    assert t.g.over_since[0] == started  # the later one has no clock of his own
    t.go(Repair(0, True))
    assert t.g.men[0][codes.PH] == 2
    assert t.g.over_since[0] == -1


# -- claims ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-8.2-g", "LOB-R122")
def test_a_claim_cannot_be_taken_back_and_a_bonus_of_nothing_still_costs_the_fee() -> None:
    t = league(3, stars={1: (3, 4, 3), 2: (3, 4, 3)}, then=[])
    cut_phenom(t.g, 0)
    t.say("yes", "yes")
    assert t.asked() == "B Bonus"
    assert t.can() == ["bid $0", "bid $5,000", "bid $10,000", "bid $15,000"]  # cash and a loan; no way out
    t.say("bid $0", "and $0", "bid $0", "and $500")
    assert [(event.seat, event.count) for event in t.happened("bid")] == [(1, 0), (2, 500)]  # shown to all
    assert list(t.g.cash) == [10_000, 9_500, 9_000]
    assert [t.g.men[s][codes.PH] for s in range(3)] == [1, 2, 3]
    assert farm(t.g, 2) == 15


@pytest.mark.rule("LOB-8.2-a")
def test_nobody_has_to_claim_and_then_he_is_gone() -> None:
    t = league(3, stars={1: (3, 4, 3), 2: (3, 4, 3)}, then=[])
    cut_phenom(t.g, 0)
    t.say("no", "no")
    assert list(t.g.cash) == [10_000] * 3
    assert sum(t.g.men[s][codes.PH] for s in range(3)) == 5


# -- attempts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-8.3-e", "LOB-R114")
def test_a_new_roll_voids_the_earlier_result() -> None:
    t = league(2)
    t.dice(8, 2)
    t.say("try a Phenom", "roll", "pass", "roll", "pass", "keep")  # an All-Star, but the 2 counts: he stays
    assert list(t.g.men[0]) == [0, 0, 12, 13, 2, 3, 10]
    t = league(2)
    t.dice(1, 5)
    t.say("try a Phenom", "roll", "pass", "roll", "pass", "keep", "cut REG")  # "never makes it" was not kept
    assert list(t.g.men[0]) == [0, 0, 12, 13, 1, 3, 11]
    assert t.g.cash[0] == 9_000


@pytest.mark.rule("LOB-8.3-h", "LOB-8.3-i")
def test_any_one_player_is_cut_and_the_farm_gets_a_utility_player_at_once() -> None:
    t = league(2, men={0: {"SS": 1, "AS": 1, "REG": 10, "JM": 13}}, stars={0: (2, 1, 3)}, hands={0: ["Bad Hop"]})
    t.dice(5)
    t.say("try a Phenom", "roll", "pass")
    assert t.can() == ["cut SS", "cut AS", "cut REG", "cut JM"]
    assert (majors(t.g, 0), farm(t.g, 0)) == (26, 15)
    t.say("cut AS")
    assert list(t.g.men[0]) == [1, 0, 11, 13, 1, 3, 11]
    assert t.g.cash[0] == 9_500


@pytest.mark.rule("LOB-8.3-k", "LOB-R48")
def test_by_the_end_of_the_phase_there_are_25_and_15() -> None:
    t = league(2, men={0: {"REG": 13, "JM": 13, "UT": 9}, 1: {"JM": 12, "UT": 11}}, then=[Repair(0, True)])
    assert t.can() == ["cut REG", "cut JM"]
    t.say("cut JM")
    t.go(Repair(1, True))
    assert list(t.g.men[0]) == [0, 0, 13, 12, 2, 3, 10]
    assert list(t.g.men[1]) == [0, 0, 12, 13, 2, 3, 10]


@pytest.mark.rule("LOB-8.4-a", "LOB-R113", "LOB-R117")
def test_one_prospect_and_one_phenom_a_phase() -> None:
    t = league(2, stars={0: (2, 1, 3)})
    t.dice(8, 5)
    t.say("try a Prospect", "roll", "pass")
    assert list(t.g.men[0][4:]) == [3, 2, 10]
    t.say("pass")
    assert "try a Prospect" not in t.can()
    t.say("try a Phenom", "roll", "pass", "cut JM")
    assert "try a Phenom" not in t.can()
    assert "try a Prospect" not in t.can()


@pytest.mark.rule("LOB-8.4-b", "LOB-8.4-c", "LOB-R115")
def test_a_two_star_farm_has_two_rolls_and_every_plus_is_paid_anew() -> None:
    t = league(2, stars={0: (2, 2, 3)})
    t.dice(3, 5)
    t.say("try a Prospect")
    assert t.can() == ["roll", "roll at +1", "roll at +2", "roll at +3"]
    t.say("roll at +2")
    assert t.g.cash[0] == 8_500
    t.say("pass", "roll at +3", "pass")
    assert t.g.cash[0] == 6_500
    assert t.asked() == "B Action"
    assert list(t.g.men[0][4:]) == [3, 2, 10]  # 5 + 3


@pytest.mark.rule("LOB-8.4-a")
def test_a_prospect_who_rolls_a_one_becomes_a_utility_player() -> None:
    t = league(2, stars={0: (2, 1, 3)})
    t.dice(1)
    t.say("try a Prospect", "roll", "pass")
    assert list(t.g.men[0][4:]) == [2, 2, 11]


@pytest.mark.rule("LOB-8.4-d", "LOB-R116")
def test_a_new_phenom_of_the_season_costs_nothing_more_in_the_next_off_season() -> None:
    t = league(2, stars={0: (2, 4, 3)})
    before = bill(t.g, 0)
    t.dice(8)
    t.say("try a Prospect", "roll", "pass", "keep")
    assert t.g.men[0][codes.PH] == 3
    assert t.g.cash[0] == 9_500
    assert bill(t.g, 0) == before


@pytest.mark.rule("LOB-8.3-b", "LOB-R155")
def test_without_the_fee_there_is_no_roll() -> None:
    t = league(2, cash={0: 500}, stars={0: (2, 4, 3)})
    t.dice(2)
    t.say("try a Phenom")
    assert t.can() == ["roll"]  # nothing is left for a +1
    t.say("roll", "pass")
    assert t.asked() == "B Action"  # and nothing for another roll
    assert "try a Phenom" not in league(2, cash={0: 0}).can()


@pytest.mark.rule("LOB-R124")
def test_a_lost_star_may_be_replaced_by_the_unused_attempt_which_takes_no_turn() -> None:
    men = {1: {"SS": 1, "REG": 12, "JM": 12}}
    t = league(3, hands={0: ["Sore Elbow"]}, men=men)
    t.dice(8)
    t.say("play Sore Elbow", "as event", "on B")
    assert t.asked() == "B Fill"
    t.say("try a Phenom", "roll", "keep")
    assert list(t.g.men[1]) == [0, 1, 12, 12, 1, 3, 11]
    assert t.g.cash[1] == 9_500
    assert t.asked() == "B Action"
    assert "try a Phenom" not in t.can()


@pytest.mark.rule("LOB-R74")
def test_a_three_star_office_pays_for_drm_and_for_the_second_roll() -> None:
    t = league(2, stars={0: (3, 2, 3)})
    t.dice(3, 3, 3)
    t.say("try a Prospect", "roll at +2")
    assert t.g.cash[0] == 9_000
    t.say("pass", "roll", "pass")
    assert t.g.cash[0] == 8_500
    assert t.asked() == "B Action"  # two stars, two rolls, the free one among them
    t.say("pass", "try a Phenom", "roll")
    assert t.g.cash[0] == 8_500  # the other attempt has a free roll of its own


@pytest.mark.rule("LOB-R118", "LOB-7.1.4-d")
@pytest.mark.parametrize(("prospects", "tried"), [(1, False), (2, True)])
def test_an_attempt_needs_a_prospect_besides_the_new_ones(prospects: int, tried: bool) -> None:
    t = league(2, men={0: {"PR": prospects, "UT": 13 - prospects}}, then=[])
    t.g.new_prospects[0] = 1
    t.go(FIRST_TURN)
    assert ("try a Prospect" in t.can()) == tried
