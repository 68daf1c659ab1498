"""Pinch hitting (chapter PH)."""

import pytest

from rules.highlights.table_setup import Side, at_bat, extra

ON_DECK, TOP = "for the On Deck card", "for the top of the Lineup"


@pytest.mark.rule("BH-PH-1")
def test_three_ways_with_a_ph_card() -> None:
    side = Side("1B PH", on_deck="2B", lineup="3B")
    t = at_bat(side)
    assert t.options[0] == "play LA-01"
    assert t.options[-1] == "discard LA-01"
    assert t.offers("discard LA-01") == [ON_DECK, TOP]
    assert at_bat(side).play("play LA-01").threats[0] == "1B"
    assert at_bat(side).play(f"discard LA-01 {ON_DECK}").threats[0] == "2B"
    assert at_bat(side).play(f"discard LA-01 {TOP}").threats[0] == "3B"


@pytest.mark.rule("BH-PH-2")
def test_only_with_the_icon() -> None:
    t = at_bat(Side("1B / 2B PH / 3B", on_deck="HR"), inning=4)
    assert t.options == ["play LA-01", "play LA-02", "play LA-03", "discard LA-02"]
    t.refuses(f"discard LA-01 {ON_DECK}")


@pytest.mark.rule("BH-PH-3")
def test_the_on_deck_circle_is_not_filled_again() -> None:
    t = at_bat(Side("PH / PH", on_deck="HR")).play(f"discard LA-01 {ON_DECK}", "play NY-15")
    assert t.on_deck == ("", "")
    assert t.offers("discard LA-02") == [TOP]
    t.refuses(f"discard LA-02 {ON_DECK}")


@pytest.mark.rule("BH-PH-4")
def test_the_top_card_is_taken_unseen() -> None:
    t = at_bat(Side("PH", lineup="3B / HR"))
    lineup = t.g.lineups[t.sides[0]]
    assert [t.knows(viewer, lineup) for viewer in "VH-"] == ["", "", ""]
    t.play(f"discard LA-01 {TOP}")
    assert t.story[:2] == [
        "discard V: hand V > dugout V, LA-01, news for H, BH-PH-5",
        "pinch hit V: lineup V > in play V, LA-02, news for all, BH-PH-6",
    ]
    assert t.lineups[0].startswith("LA-03")


@pytest.mark.rule("BH-PH-4", "BH-VS-7")
def test_an_empty_lineup_is_made_of_the_dugout_first() -> None:
    t = at_bat(Side("PH / PH / PH / PH / PH", lineup="", dugout="1B / 2B / 3B"))
    assert t.lineups[0] == ""
    t.play(f"discard LA-01 {TOP}")
    assert t.story[1] == "shuffle V: dugout V > lineup V, x3, BH-FAQ-1"
    assert (t.dugouts[0], len(t.g.lineups[0]), t.g.in_play[0][-1] in (5, 6, 7)) == ("LA-01", 2, True)


def test_nobody_bats_for_himself() -> None:
    """R39: the card just discarded is no part of the shuffle, so without another card the top is no choice."""
    hand = "PH / PH / PH / PH / PH"
    t = at_bat(Side(hand, lineup="", dugout="1B"), draws=[]).play(f"discard LA-03 {TOP}")
    assert (t.in_play[0][-5:], t.lineups[0], t.dugouts[0]) == ("LA-06", "", "LA-03")
    t = at_bat(Side(hand, lineup="", dugout=""))
    assert t.options == [f"play LA-0{number}" for number in range(1, 6)], "nobody is there to bat for a PH card"
    t = at_bat(Side(hand, on_deck="HR", lineup="", dugout=""))
    assert t.offers("discard LA-01") == [ON_DECK]


@pytest.mark.rule("BH-PH-5")
def test_nothing_on_the_discarded_card_counts() -> None:
    t = at_bat(Side("HR $4 PH [hit HR]", on_deck="1B $1"), Side()).play(f"discard LA-01 {ON_DECK}")
    assert (t.dugouts[0], t.runs, t.threats[0]) == ("LA-01", (0, 0), "1B")
    assert t.revenue[0] == 1


@pytest.mark.rule("BH-PH-6")
@pytest.mark.parametrize("source", [ON_DECK, TOP])
def test_the_pinch_hitter_is_the_card_played(source: str) -> None:
    best = "robot 2B fast $3 glove"
    side = Side("slow PH", on_deck=best) if source == ON_DECK else Side("slow PH", lineup=best)
    t = at_bat(side, Side(played="HR")).play(f"discard LA-01 {source}")
    assert (t.in_play[0], t.runs, t.threats[0], t.revenue[0]) == ("LA-02", (0, 0), "2B", 3)
    assert t.play("play NY-15").bases[0] == "-F-"


@pytest.mark.rule("BH-PH-6", "BH-IA-7")
def test_a_pinch_hitters_action_is_aimed() -> None:
    targets = ["cancelling hit 1 (1B)", "cancelling hit 2 (HR)"]
    t = at_bat(Side("PH", on_deck="glove"), Side(played="1B HR"))
    assert t.offers("discard LA-01", ON_DECK) == targets, "the own On Deck card is known"
    t.play(f"discard LA-01 {ON_DECK} {targets[1]}")
    assert (t.bases[1], t.runs, t.turn) == ("A--", (0, 0), "H")
    t = at_bat(Side("PH", lineup="glove / 1B"), Side(played="1B HR"))
    assert t.offers("discard LA-01", TOP) == [], "the top card is not"
    t.play(f"discard LA-01 {TOP}")
    assert (t.turn, t.options) == ("V", targets)
    t.play(targets[0])
    assert (t.bases[1], t.runs, t.turn) == ("---", (0, 1), "H")


@pytest.mark.rule("BH-PH-7")
@pytest.mark.parametrize("source", [ON_DECK, TOP])
def test_no_pinch_hitter_for_a_pinch_hitter(source: str) -> None:
    t = at_bat(Side("PH", on_deck="1B PH", lineup="1B PH"))
    assert t.offers("discard LA-01", source) == []
    t.play(f"discard LA-01 {source}")
    assert t.turn == "H"


@pytest.mark.rule("BH-PH-8")
def test_also_in_extra_innings() -> None:
    t = extra(Side("PH", on_deck="HR"), Side("1B"))
    t.both(f"discard LA-01 {ON_DECK}", "play NY-01")
    assert (t.runs if list(t.g.games) == [] else tuple(t.g.games)) == (1, 0)


@pytest.mark.rule("BH-PH-9")
def test_a_pinch_hit_uses_one_hand_card() -> None:
    t = at_bat(Side("PH / PH / PH"), inning=4)
    for left in (2, 1, 0):
        assert t.turn == "V"
        t.play(t.options[-1] + " " + TOP, "play NY-" + t.hands[1][-2:])
        assert len(t.g.hands[0]) == left
    assert t.question == "VisitorSave"
    assert len(t.g.in_play[0]) == 3


@pytest.mark.rule("BH-PH-10")
@pytest.mark.parametrize(("inning", "bases"), [(1, "A--"), (2, "---")])
def test_a_pinch_hitter_may_lead_off(inning: int, bases: str) -> None:
    t = at_bat(Side("PH", on_deck="leadoff"), inning=inning).play(f"discard LA-01 {ON_DECK}")
    assert t.bases[0] == bases
