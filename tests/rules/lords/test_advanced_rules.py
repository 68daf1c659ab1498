"""Advanced rules and expansions: extended off-season, All-Star Game, Extra Innings, Legends (chapters 11 and 12)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, bits, league
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.numbers import Injured
from sandlot.games.lords.steps.extras import DEAL_EXTRAS, LegendCheck, deal_legends, usable_legends
from sandlot.games.lords.steps.off_season import COMMUNITY_CARD, OWN_CARDS
from sandlot.games.lords.steps.season import FIRST_TURN, Season
from sandlot.games.lords.steps.year import REGULAR
from sandlot.kernel import material

STARS = {"SS": 1, "AS": 2, "REG": 10, "JM": 12}
THREE = dict.fromkeys(range(4), (3, 3, 3))
ON = {"extended_off_season": True, "all_star_game": True, "extra_innings": "keep", "legends": True}


@pytest.mark.rule("LOB-11.0-a")
@pytest.mark.parametrize("name", ON)
def test_each_option_is_turned_on_for_itself(name: str) -> None:
    g = league(2, options={name: ON[name]}, then=[]).g
    on = {
        "extended_off_season": g.extended,
        "all_star_game": g.all_star_game,
        "extra_innings": g.extra_innings > 0,
        "legends": g.legends_on,
    }
    assert on == {other: other == name for other in ON}
    assert {INFO.read_options({})[other] for other in ON} == {False, "off"}


@pytest.mark.rule("LOB-11.1-a")
def test_the_extended_off_season_has_one_community_card() -> None:
    t = league(2, codes.OFF, hands={0: ["Naming Rights"], 1: ["Regional Cable Deal"]},
               options={"extended_off_season": True}, then=[])  # fmt: skip
    boom = t.g.pack.names.index("Boom Year")
    t.g.community.remove(boom)
    t.g.community.add(boom)
    t.go(COMMUNITY_CARD, OWN_CARDS)
    assert list(t.g.cash) == [13_000, 13_000]
    t.say("play Naming Rights", "on A", "play Regional Cable Deal", "on B", "pass", "pass")
    assert t.asked() == "nobody"
    assert [event.card for event in t.happened("community")] == [boom]


@pytest.mark.rule("LOB-R22", "LOB-R23")
def test_in_the_extended_off_season_one_may_pass_from_the_second_round_on() -> None:
    hands = {0: ["Naming Rights", "Bad Hop"], 1: ["Regional Cable Deal"]}
    t = league(2, codes.OFF, hands=hands, options={"extended_off_season": True}, then=[OWN_CARDS])
    assert "pass" not in t.can()
    t.say("play Naming Rights", "on A", "play Regional Cable Deal", "on B")
    assert "pass" in t.can()
    t.say("pass", "pass")
    assert len(t.g.hands[0]) == 1


# -- All-Star Game -----------------------------------------------------------------------------------------------


def midsummer(**more: object) -> League:
    """A Mid-Season with the All-Star Game; nobody has a Phenom to try."""
    men = {0: {**STARS, "PH": 0, "UT": 12}}
    more.setdefault("men", men)
    return league(3, codes.MID, stars=THREE, options={"all_star_game": True}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("LOB-11.2-g", "LOB-R130")
def test_on_a_two_he_is_out_for_the_mid_season_and_back_in_the_late_season() -> None:
    t = midsummer(records={0: (9, 3)}, hands={0: ["Bad Hop"]})
    t.say("nominate All-Stars")
    t.dice(2)
    t.say("1 SS and 0 AS")
    assert list(t.g.men[0][:4]) == [0, 2, 10, 13]
    assert t.record(0) == (9, 3)
    t.say("play Bad Hop")
    assert "with Superstars" not in t.can()
    assert "with All-Stars" in t.can()
    t.say("with manager")
    t.go(Season(codes.LATE))
    assert list(t.g.men[0][:4]) == [1, 2, 10, 12]


@pytest.mark.rule("LOB-11.2-h")
def test_an_opponent_may_lower_a_two_to_a_one() -> None:
    t = midsummer(media={1: 1})
    t.say("nominate All-Stars")
    t.dice(2, 10)
    t.say("0 SS and 1 AS", "pass")
    assert t.asked() == "B Alter"
    t.say("down 1")
    assert [(one.type, one.back, one.scores) for one in t.g.injured] == [(codes.AS, 8, False)]


@pytest.mark.rule("LOB-11.2-f", "LOB-R152")
@pytest.mark.parametrize(("die", "left"), [(1, 0), (4, 0), (3, 1), (10, 1)])
def test_a_one_is_followed_by_a_retirement_roll_for_him_alone(die: int, left: int) -> None:
    t = midsummer()
    t.say("nominate All-Stars")
    t.dice(1, die)  # rows 1 and 4 retire or free a Superstar, the others do not
    t.say("1 SS and 0 AS")
    assert len(t.g.injured) == left
    assert list(t.g.men[0][:4]) == [0, 2, 10, 13]  # the rest of the row does nothing
    assert list(t.g.agents) == []


@pytest.mark.rule("LOB-11.2-f", "LOB-R152")
@pytest.mark.parametrize(("die", "left"), [(2, 0), (3, 0), (4, 1), (5, 0), (6, 0), (7, 1)])
def test_the_retirement_roll_of_an_all_star_reads_his_columns(die: int, left: int) -> None:
    t = midsummer()
    t.say("nominate All-Stars")
    t.dice(1, die)  # rows 3 and 6 retire an All-Star, 2 and 5 free one
    t.say("0 SS and 1 AS")
    assert len(t.g.injured) == left
    assert list(t.g.men[0][:4]) == [1, 1, 10, 13]


@pytest.mark.rule("LOB-R128")
def test_the_all_star_game_takes_no_action_and_comes_once_a_year() -> None:
    t = midsummer()
    t.say("nominate All-Stars")
    t.dice(9)
    t.say("0 SS and 1 AS")
    assert t.asked() == "A Action"
    assert "nominate All-Stars" not in t.can()
    t.go(FIRST_TURN)
    t.say("manager and team")
    assert t.asked() == "B Action"
    assert "nominate All-Stars" in t.can()


@pytest.mark.rule("LOB-11.2-a")
def test_journeymen_are_sent_to_no_all_star_game() -> None:
    assert "nominate All-Stars" in midsummer(men={0: {"REG": 1, "JM": 24}}).can()
    assert "nominate All-Stars" not in midsummer(men={0: {"REG": 0, "JM": 25}}).can()


@pytest.mark.rule("LOB-R129", "LOB-11.2-b")
def test_any_one_to_three_stars_may_be_sent() -> None:
    t = midsummer(men={0: {"SS": 2, "AS": 2, "REG": 9, "JM": 12}})
    t.say("nominate All-Stars")
    mixes = {(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)}
    assert set(t.can()) == {f"{ss} SS and {all_stars} AS" for ss, all_stars in mixes}


@pytest.mark.rule("LOB-R129", "LOB-11.2-c")
@pytest.mark.parametrize(("dice", "regulars"), [((1, 10), 11), ((2,), 11), ((3,), 12)])
def test_for_the_regular_a_die_is_thrown_as_well(dice: tuple[int, ...], regulars: int) -> None:
    t = midsummer(men={0: {"PH": 0, "UT": 12}})
    t.say("nominate All-Stars")
    t.dice(*dice)
    t.say("1 REG")
    assert t.g.men[0][codes.REG] == regulars
    assert t.g.cash[0] == 10_500


# -- Extra Innings -----------------------------------------------------------------------------------------------


def chosen(t: League) -> list[int]:
    """All owners take the first of their two cards."""
    for _ in range(t.g.seats):
        assert len(t.can()) == 2
        t.say(t.can()[0])
    return list(t.g.extra)


@pytest.mark.rule("LOB-12.1-c", "LOB-R131")
def test_extra_innings_cards_may_be_kept_all_game() -> None:
    t = league(2, options={"extra_innings": "keep"}, then=[DEAL_EXTRAS])
    cards = chosen(t)
    t.g.year = 2
    t.go(REGULAR)
    assert t.asked() == "A Orders"
    assert list(t.g.extra) == cards


@pytest.mark.rule("LOB-12.1-c", "LOB-R131")
def test_extra_innings_cards_may_be_replaced_every_off_season() -> None:
    t = league(2, options={"extra_innings": "replace"}, then=[DEAL_EXTRAS])
    cards = chosen(t)
    t.g.year = 2
    t.go(REGULAR)
    assert t.asked() == "A PickExtra"
    assert set(cards) <= set(t.g.extra_out)
    assert not set(chosen(t)) & set(cards)


@pytest.mark.rule("LOB-R131", "LOB-R9")
def test_when_too_few_extra_innings_cards_are_left_all_but_the_open_ones_are_shuffled() -> None:
    t = league(4, options={"extra_innings": "replace"}, then=[DEAL_EXTRAS])
    chosen(t)
    assert (len(t.g.extra_deck), len(t.g.extra_out)) == (4, 4)
    t.go(DEAL_EXTRAS)
    assert (len(t.g.extra_deck), len(t.g.extra_out)) == (4, 0)
    chosen(t)
    assert len(set(t.g.extra)) == 4


@pytest.mark.rule("LOB-R131")
@pytest.mark.parametrize(("for_all", "media"), [(False, [1, 0]), (True, [1, 1])])
def test_an_extra_innings_card_acts_for_its_owner_or_by_option_for_all(for_all: bool, media: list[int]) -> None:
    t = league(2, options={"extra_innings": "keep", "extra_innings_for_all": for_all}, then=[])
    names = t.g.pack.names
    order = [names.index(name) for name in ("Glory Only", "Farm Belt", "Easy Credit", "Golden Age of Radio")]
    t.g.extra_deck.fill([*[card for card in t.g.extra_deck if card not in order], *order])
    t.go(DEAL_EXTRAS)
    t.say("take Golden Age of Radio", "take Glory Only")
    t.go(Season(codes.EARLY))
    assert list(t.g.media) == media


# -- Legends -----------------------------------------------------------------------------------------------------


def with_legends(*names: str, **more: object) -> League:
    """The first turn of a season in which A has these legends."""
    t = league(3, men={0: {"SS": 2, "AS": 2, "REG": 9, "JM": 12}}, options={"legends": True}, then=[], **more)  # type: ignore[arg-type]
    for name in names:
        card = t.g.pack.names.index(name)
        t.g.legend_deck.remove(card)
        t.g.legends.put(0, card)
        t.g.learn(card, 255)
    t.go(FIRST_TURN)
    return t


BOOMER, CROWE, MILO = 'Barnaby "Boomer" Stoke', "Ezra Vantongeren", "Milo Castellane"


@pytest.mark.rule("LOB-12.2-b", "LOB-12.2-d")
def test_a_legends_action_is_the_turn_and_used_up_for_the_phase() -> None:
    t = with_legends(BOOMER)
    t.say(f"legend {BOOMER}")
    assert t.record(0) == (3, 0)
    assert t.asked() == "B Action"
    t.say("pass", "pass")
    assert f"legend {BOOMER}" not in t.can()
    t.go(Season(codes.MID))
    assert f"legend {BOOMER}" in t.can()


@pytest.mark.rule("LOB-12.2-c", "LOB-12.2-d")
def test_a_legend_adds_to_an_ops_play_and_then_has_no_action_left() -> None:
    t = with_legends(BOOMER, hands={0: ["Bullpen Meltdown"]})
    t.say("play Bullpen Meltdown", "with All-Stars")
    assert set(t.can()) == {"alone", f"with {BOOMER}"}
    t.say(f"with {BOOMER}")
    assert t.record(0) == (3 + 1 + 1, 0)  # 3 OPS, 1 of the legend, 1 for the second All-Star
    t.say("pass", "pass")
    assert f"legend {BOOMER}" not in t.can()


@pytest.mark.rule("LOB-12.2-e", "LOB-R132")
def test_of_several_legends_each_is_used_once_a_phase() -> None:
    t = with_legends(BOOMER, CROWE)
    t.say(f"legend {BOOMER}", "pass", "pass")
    assert f"legend {CROWE}" in t.can()
    t.say(f"legend {CROWE}")
    assert t.record(0) == (3, 0)
    assert t.g.cash[0] == 11_000
    assert not [text for text in t.can() if text.startswith("legend")]


@pytest.mark.rule("LOB-R132")
def test_a_legend_rests_while_his_player_is_out_and_leaves_with_him() -> None:
    t = with_legends(BOOMER, CROWE, MILO)
    assert len(bits(usable_legends(t.g, 0))) == 3
    t.g.men.add(0, codes.SS, -1)
    t.g.injured = (Injured(0, codes.SS, t.g.clock + 1, True),)
    assert len(bits(usable_legends(t.g, 0))) == 2  # one Superstar is healthy
    t.go(LegendCheck(0))
    assert t.asked() == "nobody"  # the injured one belongs to the team
    t.g.injured = ()
    t.g.pool[codes.SS] += 1
    t.go(LegendCheck(0))
    assert t.can() == [f"legend {BOOMER}", f"legend {CROWE}"]
    t.say(f"legend {BOOMER}")
    assert [card - t.g.pack.first_legend for card in t.g.legends[0]] == [1, 8]


@pytest.mark.rule("LOB-12.2-a")
def test_each_star_of_the_set_up_brings_one_legend() -> None:
    t = league(3, men={1: {"SS": 1, "AS": 2, "REG": 9}}, options={"legends": True}, then=[])
    deal_legends(t.g)
    assert [(event.seat, event.count) for event in t.happened("legend card")] == [(1, 1)] * 3
    assert [len(cards) for cards in t.g.legends] == [0, 3, 0]
    material.audit(t.g)
