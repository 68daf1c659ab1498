"""The Visitor Save and the last hits (chapter VS)."""

import pytest

from rules.highlights.table_setup import Side, at_bat, at_save

NONE, ON_DECK, TOP = "no save", "save with the On Deck card", "save with the top of the Lineup"
SEATS = pytest.mark.parametrize("home_seat", [0, 1])


@pytest.mark.rule("BH-VS-1")
@SEATS
def test_the_visitor_is_asked_after_homes_sixth_card(home_seat: int) -> None:
    t = at_bat(Side(on_deck="glove", runs=1), Side("HR"), inning=6, turn="H", home_seat=home_seat).play("play NY-01")
    assert (t.turn, t.question, t.options) == ("V", "VisitorSave", [ON_DECK, TOP, NONE])
    assert (t.threats[1], t.runs) == ("HR", (1, 0)), "the hits have not happened yet"


@pytest.mark.rule("BH-VS-1")
def test_also_without_a_threat() -> None:
    t = at_save(Side(on_deck="pickoff", runs=1), Side(played="natural", bases="F-A", runs=1))
    assert (t.turn, t.options) == ("V", [ON_DECK, TOP, NONE])
    t.play(ON_DECK)
    assert (t.question, t.bases[1]) == ("ExtraCard", "--A")


@pytest.mark.rule("BH-VS-1")
def test_without_an_on_deck_card_there_is_one_choice_less() -> None:
    assert at_save().options == [TOP, NONE]


@pytest.mark.rule("BH-VS-1", "BH-VS-6")
def test_no_save() -> None:
    t = at_save(Side(on_deck="glove"), Side(played="1B HR")).play(NONE)
    assert list(t.g.games) == [0, 2]
    assert t.kinds[:3] == ["no save", "hit", "run"]
    assert t.story[0] == "no save V: BH-VS-1"
    assert t.on_deck[0] == "LA-01", "it stays where it was"


@pytest.mark.rule("BH-VS-2")
@pytest.mark.parametrize(("card", "runs"), [("robot", 0), ("natural", 1), ("cyborg", 1)])
@pytest.mark.parametrize("source", [ON_DECK, TOP])
def test_a_red_action_works_if_its_condition_is_met(source: str, card: str, runs: int) -> None:
    side = Side(on_deck="curve", runs=3) if source == ON_DECK else Side(lineup="curve", runs=3)
    t = at_save(side, Side(played=f"{card} HR")).play(source)
    assert list(t.g.games) == [3, runs]


@pytest.mark.rule("BH-VS-2", "BH-IA-3")
def test_the_visitor_aims_it() -> None:
    t = at_save(Side(on_deck="glove", runs=1), Side(played="HR 1B"))
    assert t.offers(ON_DECK) == ["cancelling hit 1 (HR)", "cancelling hit 2 (1B)"]
    t.play(f"{ON_DECK} cancelling hit 1 (HR)")
    assert list(t.g.games) == [1, 0]


@pytest.mark.rule("BH-VS-3")
@pytest.mark.parametrize("card", ["HR [hit HR]", "HR leadoff", "HR steal", "HR eye"])
def test_green_actions_and_hits_are_ignored(card: str) -> None:
    t = at_save(Side(on_deck=card, bases="--F"), Side(played="cyborg 1B", runs=2)).play(ON_DECK)
    assert list(t.g.games) == [0, 2]
    assert "action" not in t.kinds


@pytest.mark.rule("BH-VS-4")
@pytest.mark.parametrize("card", ["glove $4", "HR $4", "curve $4"])
def test_the_card_is_discarded_used_or_not(card: str) -> None:
    t = at_save(Side(on_deck=card, played="$1"), Side(played="1B $2", runs=1)).play(ON_DECK)
    assert t.story[0] == "save V: on deck V > dugout V, LA-01, news for H, BH-VS-4"
    assert (t.dugouts[0], t.in_play[0], t.on_deck[0], t.revenue[0]) == ("LA-01", "LA-02", "", 1)


@pytest.mark.rule("BH-VS-4")
def test_the_top_card_is_revealed_and_discarded() -> None:
    t = at_save(Side(lineup="glove / 1B"), Side(played="1B", runs=1)).play(TOP)
    assert t.story[0] == "save V: lineup V > dugout V, LA-01, news for all, BH-VS-4"
    assert t.dugouts[0].endswith("LA-01")
    assert t.lineups[0] == "LA-02"


@pytest.mark.rule("BH-VS-5")
@SEATS
def test_one_save_for_the_visitor_only(home_seat: int) -> None:
    t = at_save(Side(on_deck="1B"), Side(on_deck="1B"), home_seat=home_seat).play(ON_DECK)
    assert t.question == "ExtraCard", "level: extra innings follow at once"
    t = at_save(Side(on_deck="1B", runs=1), home_seat=home_seat).play(ON_DECK)
    assert t.question == "BuyOrder"


@pytest.mark.rule("BH-VS-6")
def test_the_save_comes_before_the_last_hits() -> None:
    t = at_save(Side(lineup="pickoff", runs=1), Side(played="1B", bases="F-S")).play(TOP)
    assert t.kinds[:4] == ["save", "action", "remove", "hit"]
    assert t.bases[1] == "A--", "the runner on 1st is gone, the one on 3rd has come home"
    assert t.runs == (1, 1)


@pytest.mark.rule("BH-VS-6", "BH-SCO-1")
def test_the_last_hits_happen_although_home_leads() -> None:
    t = at_save(Side(), Side(played="HR", runs=5)).play(NONE)
    assert list(t.g.games) == [0, 6]


@pytest.mark.rule("BH-VS-7")
def test_an_empty_lineup_is_made_of_the_dugout() -> None:
    t = at_save(Side(lineup="", dugout="glove / glove / glove", runs=1), Side(played="HR"))
    assert t.options == [TOP, NONE]
    t.play(TOP)
    assert t.story[0] == "shuffle V: dugout V > lineup V, x3, BH-FAQ-1"
    assert (len(t.g.lineups[0]), len(t.g.dugouts[0])) == (2, 1)
    assert list(t.g.games) == [1, 0]


@pytest.mark.rule("BH-VS-7")
def test_without_lineup_and_dugout_there_is_no_top_card() -> None:
    assert at_save(Side(lineup="", dugout="")).options == [NONE]
    assert at_save(Side(on_deck="1B", lineup="", dugout="")).options == [ON_DECK, NONE]
    assert at_save(Side(lineup="1B", dugout="")).options == [TOP, NONE]
    assert at_save(Side(lineup="", dugout="1B")).options == [TOP, NONE]
