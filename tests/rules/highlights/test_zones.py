"""Zones, shuffles and what is known of hidden cards (chapter FAQ, R47)."""

from collections.abc import Iterator

import pytest

from rules.highlights.table_setup import Park, Side, at_bat, at_save, extra, game_over
from sandlot.games.highlights.state import Highlights
from sandlot.kernel import material
from sandlot.kernel.chance import seeded

TOP = "for the top of the Lineup"


@pytest.mark.rule("BH-FAQ-1")
def test_an_empty_lineup_alone_is_no_reason_to_shuffle() -> None:
    t = at_bat(Side("PH / 1B / 1B / 1B / 1B", lineup="1B", dugout="2B / 3B")).play(f"discard LA-01 {TOP}")
    assert (t.lineups[0], t.dugouts[0], "shuffle" in t.kinds) == ("", "LA-07 LA-08 LA-01", False)
    t.play("play NY-15", "play LA-02")
    assert (t.lineups[0], t.dugouts[0]) == ("", "LA-07 LA-08 LA-01")
    t = extra(Side(lineup="1B / 1B / 1B", dugout="2B"), Side())
    assert (t.lineups[0], t.dugouts[0]) == ("", "LA-04"), "three were there to be drawn"


@pytest.mark.rule("BH-FAQ-1", "BH-FAQ-2")
def test_what_is_left_is_drawn_first_then_the_dugout_is_shuffled() -> None:
    t = extra(Side(lineup="1B / 1B", dugout="2B / 2B / 2B / 2B"), Side())
    assert set(t.hands[0].split()) > {"LA-01", "LA-02"}
    assert (len(t.g.hands[0]), len(t.g.lineups[0]), t.dugouts[0]) == (3, 3, "")
    orders = set()
    for seed in range(40):
        g = extra(Side("1B"), Side("1B", lineup="", dugout="2B / 2B / 2B / 2B")).g
        g.chance = seeded(seed)
        park = Park(g)
        park.both("play LA-01", "play NY-01")
        orders.add(park.hands[1])
    assert len(orders) == 4, "any of the four may be left in the Lineup"


@pytest.mark.rule("BH-FAQ-3")
def test_dugouts_are_public() -> None:
    t = at_bat(Side("PH", lineup="1B", dugout="HR / 2B"), Side(lineup="1B", dugout="3B"))
    for seat in range(2):
        for viewer in "VH-":
            assert t.knows(viewer, t.g.dugouts[seat]) == t.ids(t.g.dugouts[seat])
    for looking in (0, 1, -1):
        shown = str(t.g.table(looking))
        assert all(t.g.pack.ids[card] in shown for card in t.g.dugouts[0] + t.g.dugouts[1])


@pytest.mark.rule("BH-FAQ-4")
def test_what_is_hidden() -> None:
    t = at_bat(Side("1B / 2B", on_deck="HR"), Side("3B"))
    visitor = t.sides[0]
    for viewer, mine in (("V", True), ("H", False), ("-", False)):
        assert t.knows(viewer, t.g.hands[visitor]) == (t.hands[0] if mine else "")
        assert t.knows(viewer, [t.g.on_deck[visitor]]) == ("LA-03" if mine else "")
        assert t.knows(viewer, t.g.lineups[visitor]) == ""
    seen = {viewer: str(t.g.table(viewer)) for viewer in (visitor, 1 - visitor, -1)}
    assert ["LA-03" in seen[viewer] for viewer in (visitor, 1 - visitor, -1)] == [True, False, False]
    assert ["LA-01" in seen[viewer] for viewer in (visitor, 1 - visitor, -1)] == [True, False, False]


# -- counting ----------------------------------------------------------------------------------------------------------


def test_the_last_hidden_card_of_a_lineup_is_known_to_its_owner() -> None:
    t = at_bat(Side("PH / PH / 1B / 1B / 1B", lineup="2B / 3B", dugout="")).play(f"discard LA-01 {TOP}")
    assert [t.knows(viewer, t.g.lineups[0]) for viewer in "VH-"] == ["LA-07", "", ""]


def test_when_nothing_else_is_hidden_everybody_can_tell() -> None:
    t = at_bat(Side("1B", lineup="2B", dugout=""), inning=6).play("play LA-01")
    assert [t.knows(viewer, t.g.lineups[0]) for viewer in "VH-"] == ["LA-02"] * 3, "the hand is empty"
    t = at_bat(Side("1B / 1B", lineup="2B", dugout=""), inning=5).play("play LA-01")
    assert [t.knows(viewer, t.g.lineups[0]) for viewer in "VH-"] == ["LA-03", "", ""], "or the hand card lies there"
    t = at_bat(Side("1B", on_deck="HR", lineup="2B", dugout=""), inning=6).play("play LA-01")
    assert [t.knows(viewer, t.g.lineups[0]) for viewer in "VH-"] == ["LA-03", "", ""], "or the On Deck card does"
    t = at_bat(Side("1B", on_deck="HR", lineup="", dugout=""), inning=6).play("play LA-01")
    assert [t.knows(viewer, [t.g.on_deck[0]]) for viewer in "VH-"] == ["LA-02"] * 3, "only one place is left"


def test_a_hand_drawn_from_the_last_cards_is_known_to_all() -> None:
    t = extra(Side(lineup="1B", dugout="2B"), Side())
    assert [t.knows(viewer, t.g.hands[0]) for viewer in "VH-"] == ["LA-01 LA-02"] * 3
    t = extra(Side(on_deck="HR", lineup="1B", dugout="2B"), Side())
    assert [t.knows(viewer, t.g.hands[0]) for viewer in "VH-"] == ["LA-02 LA-03", "", ""]


# -- cards that are seen and then hidden ---------------------------------------------------------------------------


def bought() -> Park:
    """The Visitor has bought FA-01 and FA-02; six cards are drawn for the next game."""
    t = game_over(Side(runs=1, played="$9 / $1"), row="1B @3 / 2B @4")
    t.play("buy second", "buy FA-01 sending down LA-01", "buy FA-02 sending down LA-02")
    assert t.question == "PlaceOnDeck"
    return t


def test_bought_cards_are_known_to_all_in_lineup_and_hand() -> None:
    t = game_over(Side(runs=1, played="$9 / $1"), Side(played="$20"), row="1B @3 / 2B @4")
    t.play("buy first", "buy FA-01 sending down LA-01")
    assert [t.knows(viewer, t.g.lineups[0]) for viewer in "VH-"] == ["FA-01"] * 3
    t = bought()
    for viewer in "VH-":
        assert t.knows(viewer, t.g.hands[0]).endswith("FA-01 FA-02")


@pytest.mark.parametrize("put", ["FA-01", "LA-03"])
def test_on_deck_hides_them_but_not_that_they_are_there(put: str) -> None:
    t = bought()
    own = [name for name in t.ids(t.g.hands[0]).split() if name.startswith("LA")]
    t.play(f"put {put if put[0] == 'F' else own[0]} On Deck", "nobody On Deck")
    assert [t.knows(viewer, [*t.g.hands[0], t.g.on_deck[0]]) for viewer in "V-"] == ["", ""], (
        "not even of them is it sure"
    )
    assert t.ids(t.g.held[0]) == "FA-01 FA-02"
    for viewer in (1, -1):
        assert "In the hand or On Deck: FA-01" in str(t.g.table(viewer))
    assert "In the hand or On Deck" not in str(t.g.table(0))


def test_once_the_on_deck_card_is_out_the_hand_is_sure_again() -> None:
    t = bought()
    t.g.pack.pinch[60] = True
    own = [name for name in t.ids(t.g.hands[0]).split() if name.startswith("LA")]
    t.play(f"put {own[0]} On Deck", "nobody On Deck")
    assert t.turn == "V", "New York visits"
    t.play(t.options[0])
    t.play("discard FA-01 for the On Deck card")
    assert t.knows("-", t.g.hands[0]) == "FA-02"
    assert list(t.g.held[0]) == []


def spied() -> Park:
    """The Visitor has seen Home's On Deck card NY-01; it came back to the Lineup and into the next hand."""
    t = at_bat(Side("[peek]"), Side(on_deck="HR", runs=1), inning=6).play("play LA-01", "play NY-15", "no save")
    t.play("return the On Deck card")
    assert [t.knows(viewer, t.g.lineups[1][-1:]) for viewer in "VH-"] == ["NY-01", "NY-01", ""]
    return t.play("buy first")


def test_who_looked_keeps_it_in_mind() -> None:
    t = spied()
    assert t.question == "PlaceOnDeck"
    hand = t.g.hands[1]
    assert 15 in hand
    assert [t.g.known[15] >> bit & 1 for bit in (0, 1, 7)] == [1, 1, 0]
    t.play("nobody On Deck", "put NY-01 On Deck")
    assert (t.ids(t.g.spied[1]), list(t.g.held[1]), t.g.known[15] & 1) == ("NY-01", [], 0)
    assert "In the hand or On Deck: NY-01" in str(t.g.table(0))
    assert "NY-01" not in str(t.g.table(-1))


def test_a_shuffle_of_the_dugout_tells_who_is_not_in_it() -> None:
    t = at_bat(Side("PH / 1B / 2B / 3B / 1B", on_deck="HR", lineup="", dugout="1B / 1B / 1B"))
    t.play(f"discard LA-01 {TOP}")
    assert t.ids(t.g.held[0]) == "LA-02 LA-03 LA-04 LA-05 LA-06"
    t = at_bat(Side("PH / 1B / 2B / 3B / 1B", lineup="", dugout="1B / 1B / 1B")).play(f"discard LA-01 {TOP}")
    assert t.knows("-", t.g.hands[0]) == "LA-02 LA-03 LA-04 LA-05", "without an On Deck card they are in the hand"


def test_a_save_from_the_lineup_settles_the_rest() -> None:
    t = at_save(Side(runs=1, lineup="1B / 2B", dugout=""), Side()).play("save with the top of the Lineup")
    assert t.knows("-", t.g.lineups[0] + t.g.hands[0]).startswith("LA-02")


# -- other deals that a seat cannot tell from the real one -------------------------------------------------------------


def deals(g: Highlights, seat: int, count: int = 60) -> Iterator[Highlights]:
    """Re-deals for a seat."""
    for seed in range(count):
        other = g.clone()
        other.determinize(seat, seed)
        material.audit(other)
        yield other


def test_the_own_cards_stay_and_the_rest_is_mixed() -> None:
    t = at_bat(Side("1B / 2B", on_deck="HR"), Side("1B", on_deck="2B"))
    visitor, home = t.sides
    found = list(deals(t.g, visitor))
    assert all(g.hands[visitor] == t.g.hands[visitor] for g in found)
    assert all(g.on_deck[visitor] == t.g.on_deck[visitor] for g in found)
    mine = sorted(t.g.lineups[visitor])
    assert all(sorted(g.lineups[visitor]) == mine for g in found)
    assert {g.lineups[visitor][-1] for g in found} == set(mine)
    yours = sorted([*t.g.hands[home], *t.g.lineups[home], t.g.on_deck[home]])
    assert all(sorted([*g.hands[home], *g.lineups[home], g.on_deck[home]]) == yours for g in found)
    assert {g.on_deck[home] for g in found} == set(yours)
    assert {card for g in found for card in g.hands[home]} == set(yours)
    assert len({g.deck[-1] for g in found}) > 20
    assert all(sorted(g.deck) == sorted(t.g.deck) for g in found)


def test_a_spectators_deal_mixes_both_sides() -> None:
    t = at_bat(Side("1B / 2B", on_deck="HR"), Side("1B"))
    found = list(deals(t.g, 7))
    for seat in range(2):
        assert len({tuple(g.hands[seat]) for g in found}) > 30
        assert all(list(g.hands[seat]) == sorted(g.hands[seat]) for g in found)
        assert all({g.known[card] for card in g.hands[seat]} == {1 << seat} for g in found)
        assert all({g.known[card] for card in g.lineups[seat]} == {0} for g in found)


def test_known_cards_stay_where_they_are() -> None:
    t = bought()
    for g in deals(t.g, 1):
        assert {60, 61} <= set(g.hands[0])
    t.play("put FA-01 On Deck", "nobody On Deck")
    found = list(deals(t.g, 1, 120))
    for g in found:
        assert {60, 61} <= {*g.hands[0], g.on_deck[0]}, "in one of the two places"
    assert {60, 61} < {g.on_deck[0] for g in found}
    assert len({g.on_deck[0] for g in found}) > 3


def test_what_only_the_opponent_has_seen_stays_for_the_opponent_only() -> None:
    t = spied().play("nobody On Deck", "put NY-01 On Deck")
    assert all(15 in {*g.hands[1], g.on_deck[1]} for g in deals(t.g, 0))
    elsewhere = list(deals(t.g, 7, 120))
    assert any(15 in g.lineups[1] for g in elsewhere), "a spectator has not seen it"
    assert all(len(g.spied[1]) == 1 for g in elsewhere)
    assert all({*g.spied[1]} <= {*g.hands[1], g.on_deck[1]} for g in elsewhere)


def test_secrets_are_what_a_seat_does_not_know() -> None:
    t = at_bat(Side("1B / 2B", on_deck="HR"), Side("1B", on_deck="2B"))
    visitor, home = t.sides
    hidden = [*t.g.hands[home], t.g.on_deck[home]]
    wanted = [*t.g.lineups[visitor], *hidden, *t.g.lineups[home], *t.g.deck]
    assert sorted(material.secrets(t.g, visitor)) == sorted(wanted)
    assert material.secrets(t.g, visitor)[: len(t.g.deck)] == list(t.g.deck)


@pytest.mark.parametrize("field", ["held", "spied"])
def test_the_last_hand_card_tells_who_is_on_deck(field: str) -> None:
    """It is known that NY-02 lies in the hand or On Deck: to everybody (held), or to the opponent only (spied)."""
    t = at_bat(Side(), Side("1B", on_deck="2B"), inning=6, turn="H")
    seat = t.sides[1]
    setattr(t.g, field, ((16,), ()) if seat == 0 else ((), (16,)))
    t.play("play NY-01")
    assert [t.knows(viewer, [16]) for viewer in "VH-"] == ["NY-02", "NY-02", "NY-02" if field == "held" else ""]
    assert t.knows("V", t.g.lineups[seat]) == "", "that says nothing about the Lineup"


@pytest.mark.parametrize("field", ["held", "spied"])
def test_if_all_others_are_accounted_for_the_rest_of_the_lineup_is_known(field: str) -> None:
    side = Side("1B / 1B", on_deck="2B", lineup="HR", dugout="")
    t = at_bat(Side(), side, inning=5, turn="H")
    setattr(t.g, field, ((), (15, 16, 17)))
    t.play("play NY-01")
    assert t.knows("V", t.g.lineups[1]) == "NY-04"
    assert t.knows("-", t.g.lineups[1]) == ("NY-04" if field == "held" else "")
    assert t.knows("V", [*t.g.hands[1], t.g.on_deck[1]]) == "", "which of the two is On Deck is not"
    t = at_bat(Side(), side, inning=5, turn="H")
    setattr(t.g, field, ((), (15, 16)))
    t.play("play NY-01")
    assert t.knows("V", t.g.lineups[1]) == "", "NY-03 may lie there as well"


def test_an_on_deck_card_that_all_know_leaves_no_doubt_about_the_hand() -> None:
    t = at_bat(Side("1B", on_deck="HR", lineup="2B", dugout=""), inning=6)
    t.g.held = ((1,), ())
    t.play("play LA-01")
    assert [t.knows(viewer, [1, 2]) for viewer in "VH-"] == ["LA-02 LA-03"] * 3, "On Deck, so the other is the Lineup"
    t.play("play NY-15", "no save")
    assert (t.question, t.hands[0], t.on_deck[0]) == ("ExtraCard", "LA-03", "LA-02")
    assert [t.knows(viewer, [1, 2]) for viewer in "VH-"] == ["LA-02 LA-03"] * 3


def test_a_look_at_on_deck_tells_where_the_other_card_is() -> None:
    """The Visitor knows that NY-01 lies in Home's hand or On Deck, and now sees NY-03 On Deck."""
    t = at_bat(Side("[peek]"), Side("1B / 2B", on_deck="3B"), inning=5)
    t.g.spied = ((), (15,))
    t.play("play LA-01")
    assert [t.knows(viewer, t.g.hands[1]) for viewer in "V-"] == ["NY-01", ""]
    t = at_bat(Side("1B / 2B", on_deck="3B"), Side("[peek]"), inning=4, turn="H")
    t.g.spied = ((0,), ())
    t.play("play NY-01")
    assert [t.knows(viewer, t.g.hands[0]) for viewer in "H-"] == ["LA-01", ""]


@pytest.mark.parametrize("viewer", [0, 1, 7])
def test_a_re_deal_follows_from_what_is_known_alone(viewer: int) -> None:
    """Two positions that differ only in what the viewer cannot see are dealt anew alike."""
    one = at_bat(Side("1B / 2B", on_deck="3B"), Side("1B / 2B", on_deck="3B"), inning=5).g
    other = one.clone()
    other.determinize(viewer, 99)
    assert other.digest() != one.digest()
    for seed in range(3):
        first, second = one.clone(), other.clone()
        first.determinize(viewer, seed)
        second.determinize(viewer, seed)
        assert (first.hands, first.on_deck, first.lineups, first.deck) == (
            second.hands,
            second.on_deck,
            second.lineups,
            second.deck,
        )
