"""Innings and turns (chapter TRN)."""

import pytest

from rules.highlights.table_setup import Side, at_bat, deal

SEATS = pytest.mark.parametrize("home_seat", [0, 1])


@pytest.mark.rule("BH-TRN-1", "BH-TRN-10")
@SEATS
def test_six_innings_visitor_first(home_seat: int) -> None:
    t = at_bat(inning=1, home_seat=home_seat)
    order = []
    for _ in range(12):
        order.append((t.g.inning, t.turn))
        assert t.question == "PlayCard"
        t.g.apply(t.g.options[0])
    assert order == [(inning, side) for inning in range(1, 7) for side in "VH"]
    assert t.hands == ("", "")
    assert t.question == "VisitorSave"


@pytest.mark.rule("BH-TRN-2")
def test_exactly_one_card_from_the_hand() -> None:
    t = at_bat(Side("1B / 2B", on_deck="HR"), inning=5)
    assert t.options == ["play LA-01", "play LA-02"]
    assert t.offers("play LA-01") == [], "with one card the move is complete"
    t.refuses("play LA-03")
    t.refuses("for the On Deck card")
    t.refuses("play LA-01 play LA-02")
    t.play("play LA-01")
    assert (t.turn, t.hands[0], t.in_play[0]) == ("H", "LA-02", "LA-01")


@pytest.mark.rule("BH-TRN-3")
@pytest.mark.parametrize(("card", "bases"), [("cyborg", "A--"), ("robot", "---"), ("natural", "---")])
def test_an_action_only_if_its_condition_is_met(card: str, bases: str) -> None:
    t = at_bat(Side("eye"), Side(played=card)).play("play LA-01")
    assert t.bases[0] == bases
    assert ("action" in t.kinds, "no action" in t.kinds) == (bases == "A--", bases == "---")


@pytest.mark.rule("BH-TRN-4")
@SEATS
def test_the_opponents_hits_happen_for_the_opponent(home_seat: int) -> None:
    t = at_bat(Side("1B"), Side(played="2B fast", bases="--S"), home_seat=home_seat).play("play LA-01")
    assert (t.bases, t.runs, t.threats) == (("---", "-F-"), (0, 1), ("1B", ""))
    t.play("play NY-15")
    assert (t.bases, t.runs, t.threats) == (("A--", "-F-"), (0, 1), ("", ""))


@pytest.mark.rule("BH-TRN-5")
def test_a_pawn_for_every_hit_box() -> None:
    t = at_bat(Side("2B 1B fast")).play("play LA-01")
    assert t.threats == ("2B 1B", "")
    assert t.bases == ("---", "---")
    assert t.story[-1] == "threaten V: x2, LA-01, BH-TRN-5"
    t.play("play NY-15")
    assert t.bases[0] == "F--", "red pawns: the first came home from 2nd on the Single"
    assert t.runs == (1, 0)


@pytest.mark.rule("BH-TRN-6")
def test_threats_wait_so_that_the_opponent_can_answer() -> None:
    t = at_bat(Side("HR"), Side("glove")).play("play LA-01")
    assert (t.runs, t.threats[0]) == ((0, 0), "HR")
    t.play("play NY-01")
    assert (t.runs, t.threats[0]) == ((0, 0), "")
    t = at_bat(Side("HR"), Side("1B")).play("play LA-01", "play NY-01")
    assert t.runs == (1, 0)


@pytest.mark.rule("BH-TRN-7", "BH-IA-15")
@pytest.mark.parametrize("action", ["glove", "curve", "eye", "[opponent natural: cancel 2]", "pickoff"])
def test_the_visitors_first_card_finds_nothing(action: str) -> None:
    t = at_bat(Side(f"1B {action}"), Side("HR"), inning=1).play("play LA-01")
    assert (t.bases, t.runs, t.threats, t.turn) == (("---", "---"), (0, 0), ("1B", ""), "H")


@pytest.mark.rule("BH-TRN-8")
def test_a_card_without_hit_boxes() -> None:
    t = at_bat(Side("fast"), Side()).play("play LA-01")
    assert (t.threats, "threaten" in t.kinds) == (("", ""), False)
    assert t.play("play NY-15").bases == ("---", "---")
    t = at_bat(Side("fast [hit 1B]")).play("play LA-01")
    assert (t.threats, t.bases[0]) == (("", ""), "F--"), "its speed is that of the hit its action makes"


@pytest.mark.rule("BH-TRN-9")
def test_played_cards_stay_in_order() -> None:
    t = at_bat(Side("1B / 1B / 1B", played="1B"), Side("2B / 2B")).play("play LA-03", "play NY-02", "play LA-01")
    assert t.in_play == ("LA-04 LA-03 LA-01", "NY-02")
    assert t.ids(t.g.top) == "LA-01 NY-02"
    shown = [t.knows(viewer, t.g.in_play[t.sides[0]]) for viewer in "VH-"]
    assert shown == ["LA-04 LA-03 LA-01"] * 3


@pytest.mark.rule("BH-TRN-9")
def test_a_card_whose_hits_were_cancelled_is_still_the_top_card() -> None:
    t = at_bat(Side("robot HR"), Side("glove / curve"), turn="V").play("play LA-01", "play NY-01")
    assert t.threats[0] == ""
    assert t.ids([t.g.top[t.sides[0]]]) == "LA-01"


@pytest.mark.rule("BH-IA-2")
def test_the_order_within_a_turn() -> None:
    t = at_bat(Side("1B [advance_from 3rd]", bases="--S"), Side(played="2B")).play("play LA-01")
    assert t.kinds == ["play", "action", "run", "runs", "hit", "run", "threaten"]


@pytest.mark.rule("BH-TRN-1")
def test_a_new_match_comes_to_inning_one() -> None:
    t = deal(3).play("take Boston", "take New York", "nobody On Deck", "nobody On Deck")
    assert (t.g.inning, t.turn, t.question, [len(hand) for hand in t.g.hands]) == (1, "V", "PlayCard", [6, 6])
    assert t.kinds[-1] == "inning"
    assert t.story[-1] == "inning: BH-TRN-1"
