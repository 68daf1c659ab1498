"""The course of a game: years, phases and their order (chapters 2.1, 4, 5.0 and 6)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league, opening, season
from rules.lords.shown import SPECTATOR, part
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.steps.hands import DEAL_NINE
from sandlot.games.lords.steps.off_season import COMMUNITY_CARD, FEWEST_POINTS, FEWEST_STARS, OWN_CARDS, PENNANT_NUMBER
from sandlot.games.lords.steps.season import FIRST_TURN, Season, new_phase
from sandlot.games.lords.steps.year import NEXT_YEAR, REGULAR, WINTER, YEAR_END
from sandlot.games.lords.steps.year_end import POINTS, rank_points
from sandlot.games.lords.table import table
from sandlot.kernel.errors import BadInput
from sandlot.kernel.zones import numbers


def on_top(t: League, community: str) -> None:
    """This community card comes next."""
    card = t.g.pack.names.index(community)
    t.g.community.remove(card)
    t.g.community.add(card)


def happened(t: League, *rules: str) -> list[str]:
    """Those of the rules under which something happened, in the order of the first time."""
    found: list[str] = []
    for event in t.g.events or []:
        if event.rule in rules and event.rule not in found:
            found.append(event.rule)
    return found


# -- length --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-2.1-a", "LOB-R146")
def test_play_begins_in_the_first_off_season() -> None:
    t = opening(3, {"team_cards": "random"})
    t.until("Leader")
    assert (t.g.year, t.g.phase, t.g.target) == (1, codes.OFF, 0)
    assert [len(hand) for hand in t.g.hands] == [10] * 3
    t.until("Action")
    assert (t.g.year, t.g.phase) == (1, codes.EARLY)
    first = t.g.target
    assert 92 <= first <= 106
    t.go(REGULAR)
    assert t.g.target == 0  # rolled anew every year


@pytest.mark.rule("LOB-2.1-b", "LOB-2.1-j")
@pytest.mark.parametrize(("variant", "years"), [("basic", 3), ("tournament", 5), ("extra-innings", 7)])
def test_the_three_lengths(variant: str, years: int) -> None:
    t = league(seats=2, year=years, options=INFO.variants[variant], then=[NEXT_YEAR])
    assert (t.asked(), t.g.year) == ("nobody", years)
    assert list(t.g.vp) == [12 - 3, 12 - 3]  # money is shared, and 13 Journeymen are still 13
    t = league(seats=2, year=years - 1, options=INFO.variants[variant], then=[NEXT_YEAR])
    assert (t.asked()[2:], t.g.year, t.g.phase) == ("Orders", years, codes.OFF)
    assert list(t.g.vp) == [0, 0]


@pytest.mark.rule("LOB-2.1-c", "LOB-R10")
def test_other_lengths_are_agreed_on_before_the_game() -> None:
    for years in (1, 4, 9):
        assert opening(options={"years": years}).g.years == years
    with pytest.raises(BadInput, match="years"):
        INFO.read_options({"years": 0})


# -- pennant or none -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-2.1-e", "LOB-2.1-i", "LOB-R14")
@pytest.mark.parametrize(("target", "order"), [(100, ["series", "discard", "balance"]), (105, ["discard", "balance"])])
def test_the_series_is_played_only_after_a_pennant_and_before_cards_are_discarded(
    target: int, order: list[str]
) -> None:
    t = season(104, 90, 80, target=target, hands={1: ["Bad Hop"]})
    t.go(YEAR_END)
    t.until("Orders")
    assert list(dict.fromkeys(t.kinds("series", "discard", "balance"))) == order


@pytest.mark.rule("LOB-2.1-h", "LOB-6.2.1.1-f", "LOB-R83")
@pytest.mark.parametrize(("dice", "points"), [((3, 8), [5, 1, 3, 0]), ((8, 3), [5, 3, 1, 0])])
def test_owners_tied_for_second_roll_and_do_not_halve(dice: tuple[int, int], points: list[int]) -> None:
    t = season(104, 90, 90, 80, dice=dice)
    assert [rank_points(t.g, s) for s in range(4)] == points


@pytest.mark.rule("LOB-R84")
def test_a_tie_for_first_below_the_number_is_rolled_only_where_it_changes_points() -> None:
    t = season(95, 95, 90, 80)  # no die is there to throw: both get 3
    assert [rank_points(t.g, s) for s in range(4)] == [3, 3, 1, 0]
    t = season(95, 95, 90, 80, dice=[2, 9], options={"two_places": True})
    assert [rank_points(t.g, s) for s in range(4)] == [1, 3, 0, 0]
    t = season(95, 95, 95, 80, dice=[2, 9, 4])
    assert [rank_points(t.g, s) for s in range(4)] == [1, 3, 3, 0]


# -- the first off-season ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-4.1.1-b")
def test_play_goes_clockwise_from_the_leader() -> None:
    t = league(phase=codes.OFF, hands={s: [card] for s, card in enumerate(
        ["Regional Cable Deal", "Naming Rights", "Bobblehead Night", "Breakout Year"])}, then=[])  # fmt: skip
    t.g.leader = 2
    t.go(OWN_CARDS)
    asked = []
    while t.g.seat != -1:
        asked.append(t.asked())
        t.say(t.can()[-1])
        t.say(f"on {asked[-1][0]}")
        t.quiet()
    assert asked == ["C OffCard", "D OffCard", "A OffCard", "B OffCard"]


@pytest.mark.rule("LOB-4.1.3-a", "LOB-2.2-j")
def test_one_community_card_acts_on_every_owner() -> None:
    t = league(phase=codes.OFF, then=[])
    on_top(t, "Boom Year")
    decks = len(t.g.community)
    t.go(COMMUNITY_CARD)
    assert list(t.g.cash) == [13_000] * 4
    assert list(t.g.event_cube) == [0] * 4
    assert len(t.g.community) == decks - 1
    assert t.kinds("community") == ["community"]


@pytest.mark.rule("LOB-R9")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    t = league(phase=codes.OFF, then=[])
    g = t.g
    g.community_out.fill(g.community)
    g.community.clear()
    t.go(COMMUNITY_CARD)
    assert (len(g.community), len(g.community_out)) == (19, 1)


@pytest.mark.rule("LOB-R141")
def test_an_effect_reaches_the_owners_clockwise_from_the_leader() -> None:
    t = league(seats=3, phase=codes.OFF, then=[])
    t.g.leader = 1
    on_top(t, "Managerial Carousel")
    t.go(COMMUNITY_CARD)
    asked = []
    while t.g.seat != -1:
        asked.append(t.asked()[0])
        t.say("choice 2")
    assert asked == ["B", "C", "A"]


@pytest.mark.rule("LOB-4.1.4-b")
def test_after_the_owners_cards_comes_the_number_of_wins_and_then_the_season() -> None:
    t = league(seats=3, phase=codes.OFF, hands={1: ["Regional Cable Deal"]}, then=[])
    on_top(t, "Tight Money")
    t.go(COMMUNITY_CARD, OWN_CARDS, PENNANT_NUMBER, Season(codes.EARLY))
    t.until("Action")
    order = t.kinds("community", "play", "pennant", "phase")
    assert order == ["community", "play", "pennant", "phase"]
    assert t.g.phase == codes.EARLY


@pytest.mark.rule("LOB-R20", "LOB-R21", "LOB-R19")
@pytest.mark.parametrize("year", [1, 2])
def test_every_year_has_a_promotion_by_card_and_not_by_die(year: int) -> None:
    t = league(
        seats=2, year=year, phase=codes.OFF, hands={0: ["Bad Hop", "Naming Rights"], 1: ["Clubhouse Flu"]}, then=[]
    )
    on_top(t, "New Network")
    t.go(WINTER)
    assert t.asked() == "A Promote"
    t.say("play Naming Rights", "pass")  # who has only compulsory cards discards nothing
    assert list(t.g.cash) == [15_000, 10_000]
    assert t.kinds("roll") == []


@pytest.mark.rule("LOB-R16", "LOB-R22")
def test_held_cards_come_on_top_of_the_nine() -> None:
    t = league(seats=2, year=2, phase=codes.OFF, hands={0: ["Bad Hop", "Rally Caps"]}, then=[DEAL_NINE])
    assert [len(hand) for hand in t.g.hands] == [11, 9]


@pytest.mark.rule("LOB-R18")
def test_by_table_option_there_is_a_swap_after_every_deal() -> None:
    t = league(seats=2, year=2, phase=codes.OFF, then=[DEAL_NINE], options={"swap_every_year": True})
    assert t.asked() == "A Swap"


@pytest.mark.rule("LOB-R23")
def test_in_the_off_season_too_an_owner_suffers_one_event_and_without_a_card_one_passes() -> None:
    hands = {0: ["Stadium Inspection"], 1: ["Tarp on the Field"], 2: ["Nightclub Headlines"], 3: []}
    t = league(phase=codes.OFF, hands=hands, then=[OWN_CARDS])
    t.say("play Stadium Inspection", "on D")
    t.quiet()
    t.say("play Tarp on the Field", "on B")  # off season it is an event
    t.quiet()
    t.say("play Nightclub Headlines")
    assert t.can() == ["on A", "on B", "on C"]
    t.say("on A")
    t.quiet()
    assert (t.asked(), t.can()[0]) == ("D OffCard", "pass")
    assert not [text for text in t.can() if text.startswith("play")]


@pytest.mark.rule("LOB-R46")
def test_equal_dice_are_thrown_again() -> None:
    same = (2, 2, 2)
    t = league(seats=3, stars={0: same, 1: same, 2: (5, 5, 5)}, dice=[6, 6, 4, 2], then=[FEWEST_STARS])
    assert t.asked() == "A Leader"


@pytest.mark.rule("LOB-R89")
def test_media_turn_the_roll_for_the_number_of_wins() -> None:
    t = league(seats=3, phase=codes.OFF, stars={1: (3, 3, 3)}, media={1: 1}, dice=[7], then=[PENNANT_NUMBER])
    t.say("pass")
    assert t.asked() == "B Alter"
    t.say("up 1")
    assert t.g.target == 108  # the eighth row


@pytest.mark.rule("LOB-R151")
@pytest.mark.parametrize("opens", [True, False])
def test_the_farm_can_be_worked_on_in_the_first_off_season(opens: bool) -> None:
    t = opening(2, {"team_cards": "random", "farm_opens": opens})
    t.until("Leader")
    t.say("on A")
    assert t.asked() == ("A Orders" if opens else "A Promote")
    if opens:
        t.say("no loan")
        assert t.can() == ["utility 0", "utility 1", "utility 2"]  # no other upgrade


# -- the season ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-5.0-a", "LOB-6.2-a")
def test_a_year_runs_from_early_season_to_the_series_and_every_phase_pays() -> None:
    t = league(seats=3, phase=codes.OFF, then=[])
    t.go(WINTER)
    t.until("Action")
    t.g.target = 46
    t.until("Orders")
    order = [f"{event.kind} {event.count}" for event in t.g.events or [] if event.kind in ("phase", "year")]
    assert order == ["phase 1", "phase 2", "phase 3", "year 2", "phase 0"]
    paid = [event.kind if event.kind != "money" else "payout" for event in t.g.events or []
            if event.kind in ("phase", "series") or event.rule == "LOB-6.1-a"]  # fmt: skip
    assert paid == [*(["phase"] + ["payout"] * 3) * 3, "series", "phase"]


@pytest.mark.rule("LOB-6.2-b", "LOB-R98")
@pytest.mark.parametrize("aid", [False, True], ids=["book", "aid"])
def test_the_order_of_the_years_end(aid: bool) -> None:
    t = season(104, 90, 80, options={"tax_first": aid})
    t.go(YEAR_END)
    t.until("Promote")
    # points, retirement, tax, draft; by the aid tax, retirement and the draft after the upgrades
    kinds = ["series", "balance", "retirement", "luxury tax", "draft"]
    found = list(dict.fromkeys(t.kinds(*kinds, "year")))
    if aid:
        assert found == ["series", "balance", "luxury tax", "retirement", "year", "draft"]
    else:
        assert found == ["series", "balance", "retirement", "luxury tax", "draft", "year"]


@pytest.mark.rule("LOB-6.2.1-c", "LOB-R87")
def test_without_a_pennant_the_rest_of_the_years_end_is_done() -> None:
    t = season(99, 90, 80)
    t.go(YEAR_END)
    t.until("Orders")
    assert list(dict.fromkeys(t.kinds("series", "balance", "retirement", "luxury tax", "draft", "year"))) == [
        "balance", "retirement", "luxury tax", "draft", "year",
    ]  # fmt: skip
    assert (t.g.year, t.g.phase) == (2, codes.OFF)


@pytest.mark.rule("LOB-6.2.1-d", "LOB-R45")
def test_the_fewest_points_choose_who_begins_the_off_season_and_the_early_season() -> None:
    t = league(year=2, phase=codes.OFF, then=[])
    t.g.vp = numbers([120, 98, 105, 110])
    t.go(FEWEST_POINTS, OWN_CARDS, Season(codes.EARLY))
    assert (t.asked(), t.can()) == ("B Leader", ["on A", "on B", "on C", "on D"])
    t.say("on D")
    assert t.asked() == "D OffCard"
    t.until("Action")
    assert t.asked() == "D Action"


@pytest.mark.rule("LOB-R45")
def test_by_table_option_the_pass_order_rules_the_first_year_too() -> None:
    t = league(options={"pass_order_first_year": True}, then=[])
    t.g.last_pass = 1
    t.go(Season(codes.MID))
    assert t.asked() == "C Action"


@pytest.mark.rule("LOB-5.4-b")
def test_23_24_and_25_games_are_decided() -> None:
    t = league(seats=2, then=[])
    games = []
    for phase in (codes.EARLY, codes.MID, codes.LATE):
        new_phase(t.g, phase)
        games.append(t.g.games[0])
    assert games == [23, 24, 25]
    assert 90 + sum(games) == 162


@pytest.mark.rule("LOB-5.5-a", "LOB-5.5-b", "LOB-R6")
def test_the_track_begins_at_45_again_every_year() -> None:
    t = league(seats=2, phase=codes.LATE, then=[FIRST_TURN])
    t.g.season_wins = numbers([72, 0])
    wins = part(table(t.g, SPECTATOR), "wins")
    assert [one.value for one in wins.markers] == [117, 45]
    assert (wins.low, wins.high) == (45, 117)
    t.g.year = 2
    t.go(REGULAR)
    assert [one.value for one in part(table(t.g, SPECTATOR), "wins").markers] == [45, 45]


@pytest.mark.rule("LOB-R5")
@pytest.mark.parametrize(("all_wins", "points"), [(False, 80 - 45), (True, 80)])
def test_the_given_wins_score_by_table_option_only(all_wins: bool, points: int) -> None:
    t = season(80, 70, 60, options={"count_all_wins": all_wins})
    t.go(POINTS)
    scored = [event.count for event in t.g.events or [] if event.rule == "LOB-6.2.3-a"]
    assert scored[0] == points


@pytest.mark.rule("LOB-2.4-b", "LOB-R105", "LOB-R66")
@pytest.mark.parametrize(("last", "year"), [(False, 2), (True, 2), (False, 1), (True, 1)])
def test_salaries_are_paid_once_in_every_off_season_but_the_first(last: bool, year: int) -> None:
    t = league(
        seats=3,
        year=year,
        phase=codes.OFF,
        cash=dict.fromkeys(range(3), 30_000),
        options={"salaries_last": last},
        then=[],
    )
    on_top(t, "New Network")
    t.go(REGULAR if year > 1 else WINTER)
    for _ in range(3 if year > 1 else 0):
        t.say("no loan", "office 2", "manager 3", "farm 3", "utility 0", "no Phenom", "no Prospect")
    t.until("Action")
    paid = [event for event in t.g.events or [] if event.rule == "LOB-7.2-a"]
    # 12 REG and 13 JM, offices of two stars, farms and managers of three
    assert [event.count for event in paid] == ([5_000 + 3_000 + 2_000 + 5_000 + 3_000] * 3 if year > 1 else [])
    if paid:
        order = ["LOB-7.2-a", "LOB-4.1.3-a"]
        assert happened(t, *order) == (order[::-1] if last else order)
