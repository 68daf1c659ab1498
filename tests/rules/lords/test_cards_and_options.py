"""Named cards (chapter 10), injuries, and the table options (chapters 11 and 12)."""

from __future__ import annotations

import pytest

from rules.lords.league import bits, league
from sandlot.games.lords import codes
from sandlot.games.lords.numbers import Injured
from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE
from sandlot.games.lords.steps.extras import deal_legends, pick_extras, usable_legends
from sandlot.games.lords.steps.season import Season
from sandlot.games.lords.steps.year_end import player_points

STARS = {"SS": 1, "AS": 2, "REG": 10, "JM": 12}


@pytest.mark.rule("LOB-2.4-c", "LOB-A-b")
def test_an_injured_player_is_replaced_by_a_journeyman_until_he_returns() -> None:
    t = league(seats=2, hands={0: ["Pulled Hamstring"]}, men={1: {**STARS, "PH": 0, "UT": 12}}, stars={1: (2, 2, 3)})
    t.say("play Pulled Hamstring", "as event", "on B")
    t.quiet()
    assert list(t.g.men[1][:4]) == [1, 1, 10, 13]
    assert [(event.seat, event.count) for event in t.happened("injured")] == [(1, 1)]  # one phase
    assert t.record(1) == (0, 2)
    assert player_points(t.g, 1) == 6 + 8  # he still scores (LOB-R97)
    t.g.seat = -1
    t.g.end()
    t.g.do(Season(codes.MID))
    t.g.run()
    assert list(t.g.men[1][:4]) == [1, 2, 10, 12]


@pytest.mark.rule("LOB-10.0-a", "LOB-10.0-b")
def test_an_injured_star_stays_out_longer_and_the_losses_count() -> None:
    men = {1: {"REG": 12, "JM": 13}}
    t = league(seats=3, hands={0: ["The Vitamin Man"]}, men=men)
    t.g.pool[codes.SS] -= 1
    t.g.injured = (Injured(1, codes.SS, t.g.clock + 1, True),)
    t.dice(2)
    t.say("play The Vitamin Man", "as event", "on B")
    t.quiet()
    assert [one.back for one in t.g.injured] == [t.g.clock + 2]
    assert [event.count for event in t.happened("injured")] == [2]  # phases, for the log
    assert t.record(1) == (0, 5)


@pytest.mark.rule("LOB-10.0-d")
def test_in_season_the_free_agent_stays_until_the_off_season() -> None:
    t = league(seats=2, hands={0: ["Testing the Market"]}, men={0: STARS})
    t.say("play Testing the Market", "on A")
    t.quiet()
    assert t.g.men[0][codes.SS] == 1
    assert list(t.g.agents) == [8 + codes.SS]


@pytest.mark.rule("LOB-10.0-e")
def test_off_season_the_auction_is_at_once() -> None:
    from sandlot.games.lords.steps.off_season import OWN_CARDS

    t = league(seats=2, phase=codes.OFF, hands={0: ["Testing the Market"]}, men={0: STARS}, then=[OWN_CARDS])
    t.say("play Testing the Market", "on A")
    t.quiet()
    assert t.asked() == "A Bid"
    t.say("bid $0", "and $0", "bid $0", "and $500")
    assert (t.g.men[0][codes.SS], t.g.men[1][codes.SS]) == (0, 1)


@pytest.mark.rule("LOB-5.3.12-b", "LOB-10.0-d")
def test_a_card_names_no_owner_who_has_passed() -> None:
    t = league(seats=4, hands={0: ["Testing the Market"]}, men={1: STARS, 2: STARS, 3: STARS})
    t.g.passed[1] = 1
    t.say("play Testing the Market", "on A")  # who has no Superstar names another owner with one
    assert t.can() == ["on C", "on D"]
    t.say("on D")
    assert list(t.g.agents) == [8 * 4 + codes.SS]


@pytest.mark.rule("LOB-10.0-h")
def test_national_media_count_neither_for_caps_nor_for_points() -> None:
    t = league(seats=2, hands={0: ["National Spotlight"]}, stars={0: (1, 3, 3)}, media={0: 1})
    t.say("play National Spotlight", "as event", "on A")
    t.quiet()
    assert (t.g.media[0], t.g.national[0]) == (1, 2)
    t.say("pass", "try a Phenom", "roll")
    assert "up 3" in t.can()


@pytest.mark.rule("LOB-10.0-f", "LOB-10.0-g")
def test_the_trade_bait_travels_to_owners_who_have_not_had_it() -> None:
    hands = {0: ["Dangled on the Line"], 1: ["Bad Hop"], 2: ["Rally Caps"]}
    t = league(seats=3, hands=hands)
    t.say("play Dangled on the Line", "as event", "on A")
    t.quiet()
    t.say("choice 2", "on B")
    assert t.asked() == "B InReturn"
    t.say("return Bad Hop")
    assert len(t.g.hands[0]) == 1
    assert t.asked() == "B Choosing"
    t.say("choice 2")
    assert t.can() == ["on C"]
    t.say("on C", "return Rally Caps")
    assert t.can() == ["choice 1"]  # nobody is left


@pytest.mark.rule("LOB-6.2.1.2-a")
def test_a_strike_shortens_the_phase_for_all() -> None:
    t = league(seats=2, hands={0: ["The Walkout"]})
    t.say("play The Walkout", "as event")
    t.quiet()
    assert list(t.g.games) == [17, 17]
    assert t.g.strike


@pytest.mark.rule("LOB-R17")
def test_in_the_late_season_a_compulsory_card_must_be_played_before_passing() -> None:
    t = league(seats=2, phase=codes.LATE, hands={0: ["Opt-Out Clause", "Bad Hop"]}, men={0: STARS})
    t.say("play Bad Hop", "with manager", "pass")
    assert "pass" not in t.can()
    t.say("play Opt-Out Clause", "on A")
    t.quiet()
    assert t.asked() == "A Action"  # B has passed
    assert "pass" in t.can()


@pytest.mark.rule("LOB-6.1-f")
def test_points_of_events_wait_for_the_end_of_the_phase() -> None:
    t = league(seats=2, hands={0: ["Card-Show Caravan"]}, men={0: STARS})
    t.say("play Card-Show Caravan", "as event", "on A")
    t.quiet()
    assert (t.g.vp[0], t.g.pending_vp[0]) == (0, 1)
    t.g.seat = -1
    t.g.end()
    t.dice(5, 5)
    t.g.do(END_OF_PHASE)
    t.g.run()
    while t.asked()[2:] != "Purse":
        t.say("pass")
    assert t.g.vp[0] == 1


@pytest.mark.rule("LOB-11.2-b", "LOB-11.2-d", "LOB-11.2-e")
def test_all_stars_earn_money_at_once_and_roll_each() -> None:
    t = league(seats=3, phase=codes.MID, men={0: {**STARS, "PH": 0, "UT": 12}}, options={"all_star_game": True})
    t.say("nominate All-Stars")
    assert "1 SS and 2 AS" in t.can()
    assert "0 SS and 3 AS" not in t.can()
    t.dice(2, 5, 5)
    t.say("1 SS and 2 AS")
    assert t.g.cash[0] == 14_000
    assert t.asked() == "A Action"  # it took no action
    assert "nominate All-Stars" not in t.can()
    assert list(t.g.men[0][:4]) == [0, 2, 10, 13]  # a 2: out for the phase (LOB-11.2-g)


@pytest.mark.rule("LOB-11.2-f")
def test_an_all_star_out_for_the_year_does_not_score() -> None:
    men = {0: {"SS": 1, "REG": 12, "JM": 12, "PH": 0, "UT": 12}}
    t = league(seats=3, phase=codes.MID, men=men, stars={0: (3, 3, 3)}, options={"all_star_game": True})
    t.say("nominate All-Stars")
    t.dice(1, 10)
    t.say("1 SS and 0 AS")
    assert [one.back for one in t.g.injured] == [8]
    assert player_points(t.g, 0) == 0


@pytest.mark.rule("LOB-11.2-a", "LOB-11.2-c")
def test_without_stars_one_regular_goes_and_only_in_the_mid_season() -> None:
    t = league(seats=3, phase=codes.MID, options={"all_star_game": True})
    t.say("nominate All-Stars")
    assert t.can() == ["1 REG"]
    t.dice(9)
    t.say("1 REG")
    assert t.g.cash[0] == 10_500
    assert "nominate All-Stars" not in league(seats=3, options={"all_star_game": True}).can()


@pytest.mark.rule("LOB-12.1-a", "LOB-12.1-b")
def test_extra_innings_cards_are_sealed_and_act_for_their_owners() -> None:
    t = league(seats=2, options={"extra_innings": "keep"}, then=[])
    names = t.g.pack.names
    first, radio = names.index("Golden Age of Radio"), names.index("Farm Belt")
    for card in (first, radio):
        t.g.extra_deck.remove(card)
    t.g.extra_deck.extend([radio, first])
    pick_extras(t.g)
    t.g.run()
    t.say("take Golden Age of Radio")
    assert list(t.g.extra) == [-1, -1]
    t.say(t.can()[0])
    assert t.g.extra[0] == first
    t.g.do(Season(codes.EARLY))
    t.g.run()
    assert list(t.g.media) == [1, 0]


@pytest.mark.rule("LOB-12.2-a", "LOB-12.2-d")
def test_every_star_brings_a_legend_who_is_used_once_a_phase() -> None:
    t = league(seats=2, men={0: STARS}, options={"legends": True}, hands={0: ["Bad Hop"]}, then=[])
    deal_legends(t.g)
    assert [len(cards) for cards in t.g.legends] == [3, 0]
    t.g.do(Season(codes.EARLY))
    t.g.run()
    legend = next(text for text in t.can() if text.startswith("legend"))
    before = len(bits(usable_legends(t.g, 0)))
    t.say(legend)
    assert len(bits(usable_legends(t.g, 0))) == before - 1
