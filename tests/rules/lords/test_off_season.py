"""Set-up and off-seasons (chapters 3, 4 and 7)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league, new, pack
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.atoms.roster import gain_media, set_stars
from sandlot.games.lords.steps.draft import DRAFT
from sandlot.games.lords.steps.hands import SWAP, SWAPPED
from sandlot.games.lords.steps.off_season import FEWEST_POINTS, FEWEST_STARS, OWN_CARDS, PENNANT_NUMBER, PROMOTIONS
from sandlot.games.lords.steps.season import Season, grant_media, new_phase
from sandlot.games.lords.steps.upgrades import LINE_UP
from sandlot.kernel.chance import seeded
from sandlot.kernel.zones import numbers


@pytest.mark.rule("LOB-1.0-b", "LOB-1.0-d", "LOB-3.1-c")
def test_teams_and_rosters_are_taken_once() -> None:
    t = League(new(2, seeded(3), INFO.read_options({}), pack()))
    assert list(t.g.cash) == [42_000, 42_000]
    t.say("take the Thornbury Rooks", "office 2", "roster Lunch Pails")
    assert "take the Thornbury Rooks" not in t.can()
    t.say("take the Kingsmere Comptrollers", "office 2")
    assert "roster Lunch Pails" not in t.can()
    assert "roster Steady Hands" in t.can()


@pytest.mark.rule("LOB-3.0-e", "LOB-3.2-a", "LOB-3.3-a")
def test_the_balanced_ledger_with_farm_3_and_manager_4_leaves_7500() -> None:
    t = League(new(2, seeded(3), INFO.read_options({}), pack()))
    first = t.g.seat
    t.say("take the Harrow Bay Lamplighters", "office 3", "roster Balanced Ledger")
    t.say("take the Cinder Creek Foundrymen", "office 1", "roster Twin Lamps")
    forms = {first: ("farm 3", "manager 4", "no loan"), 1 - first: ("farm 2", "manager 3", "loan $5,000")}
    for seat in (0, 1):
        t.say(*forms[seat])
    assert t.g.cash[first] == 7_500
    assert t.g.cash[1 - first] == 22_000 + 5_000
    assert list(t.g.men[first]) == [1, 3, 10, 11, 2, 3, 10]
    assert t.g.start_jm[first] == 11
    assert [len(hand) for hand in t.g.hands] == [10, 10]


@pytest.mark.rule("LOB-3.4-b")
def test_what_cannot_be_paid_with_one_loan_is_not_offered() -> None:
    t = League(new(2, seeded(3), INFO.read_options({}), pack()))
    first = t.g.seat
    t.say("take the Harrow Bay Lamplighters", "office 5", "roster Constellation")
    t.say("take the Cinder Creek Foundrymen", "office 1", "roster Twin Lamps")
    if first == 1:
        t.say("farm 1", "manager 1", "no loan")
    assert t.can() == ["farm 1", "farm 2", "farm 3", "farm 4"]  # 43,500 + 9,500 + 1,000 is too much
    t.say("farm 4")
    assert t.can() == ["manager 1"]
    t.say("manager 1")
    assert t.can() == ["loan $10,000"]


@pytest.mark.rule("LOB-3.5-b")
@pytest.mark.parametrize(("n", "offers"), [(3, 4), (2, 1)])
def test_one_of_three_compulsory_cards_may_be_swapped(n: int, offers: int) -> None:
    cards = ["Testing the Market", "Opt-Out Clause", "Clubhouse Flu"][:n]
    t = league(seats=2, phase=codes.OFF, hands={0: [*cards, "Bad Hop"]}, then=[])
    t.g.ask_all([0, 1], SWAP, SWAPPED)
    assert len(t.can()) == offers


@pytest.mark.rule("LOB-4.1.1-a", "LOB-4.1.1-c")
def test_the_fewest_stars_name_the_leader_then_the_lower_office() -> None:
    t = league(stars={0: (3, 3, 3), 1: (4, 4, 3), 2: (3, 3, 2), 3: (4, 4, 4)}, then=[FEWEST_STARS])
    assert t.asked() == "C Leader"
    t.say("on A")
    assert t.g.leader == 0
    assert [(event.seat, event.rule) for event in t.happened("leader")] == [(0, "LOB-4.1.1-a")]
    t = league(stars={0: (3, 3, 2), 1: (2, 3, 3), 2: (5, 5, 5), 3: (4, 4, 4)}, then=[FEWEST_STARS])
    assert t.asked() == "B Leader"


@pytest.mark.rule("LOB-4.1.1-d", "LOB-7.4-c")
def test_level_owners_roll_and_the_higher_die_chooses() -> None:
    same = (2, 2, 2)
    t = league(seats=3, stars={0: same, 1: same, 2: (5, 5, 5)}, dice=[3, 9], then=[FEWEST_STARS])
    assert t.asked() == "B Leader"
    t = league(seats=3, then=[])
    t.g.vp = numbers([98, 120, 98])
    t.dice(7, 4)
    t.g.do(FEWEST_POINTS)
    t.g.run()
    assert t.asked() == "A Leader"


@pytest.mark.rule("LOB-4.1.2-a", "LOB-4.1.2-b")
def test_promotion_cards_are_sealed_and_pay_a_thousand_per_ops() -> None:
    hands = {0: ["Regional Cable Deal", "Testing the Market"], 1: ["Late-Inning Lightning"]}
    t = league(seats=2, phase=codes.OFF, hands=hands, then=[PROMOTIONS])
    assert t.can() == ["play Regional Cable Deal"]  # never a compulsory card (LOB-R19)
    t.say("play Regional Cable Deal")
    assert list(t.g.cash) == [10_000, 10_000]
    t.say("play Late-Inning Lightning")
    assert list(t.g.cash) == [14_000, 13_000]


@pytest.mark.rule("LOB-4.1.4-a", "LOB-2.2-k", "LOB-2.2-h")
def test_one_off_season_event_each() -> None:
    hands = {0: ["Regional Cable Deal", "Naming Rights"], 1: ["Stadium Inspection"]}
    t = league(seats=2, phase=codes.OFF, hands=hands, then=[OWN_CARDS])
    assert t.asked() == "A OffCard"
    assert "pass" not in t.can()
    t.say("play Naming Rights", "on A", "play Stadium Inspection", "on A")
    t.quiet()
    assert list(t.g.cash) == [10_000 + 5_000 - 3_000, 10_000]
    assert t.asked() == "nobody"


@pytest.mark.rule("LOB-11.1-b")
def test_the_extended_off_season_goes_on_until_all_have_passed() -> None:
    hands = {0: ["Regional Cable Deal", "Naming Rights"], 1: ["Sellout Weekend"]}
    options = {"extended_off_season": True}
    t = league(seats=2, phase=codes.OFF, hands=hands, options=options, then=[OWN_CARDS])
    t.say("play Naming Rights", "on A", "play Sellout Weekend", "on B", "choice 2")
    assert "pass" in t.can()
    t.say("play Regional Cable Deal", "on A", "pass", "pass")
    assert t.asked() == "nobody"
    assert t.g.cash[0] == 19_000


@pytest.mark.rule("LOB-4.1.5-a", "LOB-2.1-f")
def test_the_leaders_two_asks_for_a_hundred_wins() -> None:
    t = league(seats=3, phase=codes.OFF, dice=[2], then=[PENNANT_NUMBER])
    assert t.g.target == 100


@pytest.mark.rule("LOB-3.1.1-a", "LOB-3.1.1-b")
@pytest.mark.parametrize(("top_up", "held"), [(False, [3, 2, 1]), (True, [2, 1, 1])])
def test_offices_of_five_and_four_stars_get_media(top_up: bool, held: list[int]) -> None:
    stars = {0: (5, 3, 3), 1: (4, 3, 3), 2: (3, 3, 3)}
    t = league(seats=3, stars=stars, media={0: 1, 1: 1, 2: 1}, options={"media_top_up": top_up}, then=[])
    grant_media(t.g)
    assert list(t.g.media) == held


@pytest.mark.rule("LOB-3.1.1-d", "LOB-3.1.1-g", "LOB-3.1.1-j")
def test_small_offices_hold_few_cubes() -> None:
    t = league(seats=2, stars={0: (2, 3, 3), 1: (5, 3, 3)}, media={0: 2, 1: 14}, then=[])
    assert gain_media(t.g, 0, 1, "") == 0
    assert gain_media(t.g, 1, 3, "") == 1
    set_stars(t.g, 1, codes.FO, 3, "")
    assert t.g.media[1] == 15
    set_stars(t.g, 1, codes.FO, 1, "")
    assert t.g.media[1] == 1


@pytest.mark.rule("LOB-7.1.5-b", "LOB-7.1.5-c", "LOB-7.1.5-d")
def test_the_roster_form_allows_one_one_and_four() -> None:
    t = league(seats=2, year=2, phase=codes.OFF, cash={0: 7_000}, then=[LINE_UP])
    assert t.can() == ["All-Stars 0", "All-Stars 1"]
    t.say("All-Stars 1")
    assert t.can() == ["Superstars 0", "Superstars 1"]  # the same man may rise twice (LOB-R119)
    t.say("Superstars 1")
    assert t.can() == [f"better {n}" for n in range(5)]
    t.say("better 4")
    assert t.can() == ["worse 0"]
    t.say("worse 0", "done", "All-Stars 0", "Superstars 0", "better 0", "worse 0", "done")
    assert list(t.g.men[0][:4]) == [1, 0, 15, 9]
    assert t.g.cash[0] == 0


@pytest.mark.rule("LOB-7.1.5-a")
def test_holes_of_retirement_are_filled_free_of_charge() -> None:
    t = league(seats=2, year=2, phase=codes.OFF, men={0: {"REG": 7, "JM": 13}}, then=[LINE_UP])
    assert list(t.g.men[0][:4]) == [0, 0, 7, 18]
    assert t.g.cash[0] == 10_000


@pytest.mark.rule("LOB-6.2.6-b", "LOB-6.2.6-d")
def test_who_bought_a_draft_roll_throws_twice_and_takes_one() -> None:
    t = league(seats=3, phase=codes.LATE, then=[])
    t.g.draft_sold, t.g.draft_bought = numbers([0, 1, 0]), numbers([1, 0, 0])
    fair = t.g.pack.names.index("A Fair Class")
    t.g.draft.remove(fair)
    t.g.draft.add(fair)
    t.dice(3, 8, 5)
    t.g.do(DRAFT)
    t.g.run()
    assert t.can() == ["take 3", "take 8"]
    t.say("take 8")
    assert [t.g.men[s][codes.PH] for s in range(3)] == [3, 2, 2]
    assert [t.g.men[s][codes.PR] for s in range(3)] == [3, 3, 5]
    assert list(t.g.draft_sold) == [0, 0, 0]


@pytest.mark.rule("LOB-5.1-a", "LOB-5.1-b", "LOB-B-d")
@pytest.mark.parametrize(("year", "leader"), [(1, 0), (2, 2)])
def test_after_the_first_year_the_seat_left_of_the_last_to_pass_leads(year: int, leader: int) -> None:
    t = league(year=year, then=[])
    t.g.last_pass = 1
    t.g.do(Season(codes.MID))
    t.g.run()
    assert t.g.leader == leader
    assert t.g.seat == leader


@pytest.mark.rule("LOB-5.6-g", "LOB-6.1-h")
def test_a_new_phase_clears_cubes_tokens_and_passes() -> None:
    t = league(seats=2, then=[])
    g = t.g
    g.event_cube[0], g.ops_cubes[0], g.spent[0], g.passed[0], g.loan_taken[0] = 1, 2, 63, 1, 1
    new_phase(g, codes.MID)
    assert (g.event_cube[0], g.ops_cubes[0], g.spent[0], g.passed[0], g.loan_taken[0]) == (0, 0, 0, 0, 0)
    assert list(g.games) == [24, 24]
