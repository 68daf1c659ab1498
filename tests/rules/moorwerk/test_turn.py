"""A turn: play, act, draw, next (chapter TRN)."""

import pytest

from rules.moorwerk.table_setup import deal, ground
from sandlot.kernel import material


@pytest.mark.rule("MW-TRN-1")
def test_turns_go_counterclockwise() -> None:
    t = ground(seats=4, hands={0: "BK", 1: "PB", 2: "WP", 3: "SB"}, turn=2)
    assert t.turn == 2
    assert [t.play(f"play {code}").turn for code in ("WP", "SB", "BK", "PB")] == [3, 0, 1, 2]


@pytest.mark.rule("MW-TRN-2")
def test_a_card_must_be_played() -> None:
    t = ground(hands={0: "K K 1B"})
    assert t.options == ["play 1B", "play K"]
    t.refuses("pass")
    t.refuses("stop")
    t.refuses("play 2B")


@pytest.mark.rule("MW-TRN-3")
def test_one_card_a_turn() -> None:
    t = ground(hands={0: "1B 2B K"})
    assert t.offers("play 1B") == []
    t.refuses("play 1B play 2B")
    assert t.play("play 1B").turn == 1


@pytest.mark.rule("MW-TRN-4")
def test_any_colour_acts_on_the_team_at_bat() -> None:
    t = ground(hands={0: "K", 1: "1B"})
    t.play("play K")
    assert (t.batting, t.outs) == ("V", 1), "V1 makes an out of the own team"
    t.play("play 1B")
    assert (t.batting, t.bases) == ("V", "1--"), "H1 puts a runner on base for the visitors"


@pytest.mark.rule("MW-TRN-5")
def test_the_card_acts_before_the_draw() -> None:
    t = ground(bases="--3", hands={0: "1B"}, deck="K F").play("play 1B")
    kinds = [event.kind for event in t.g.events or []]
    assert kinds == ["play", "run", "runs", "run", "draw", "draw"]


@pytest.mark.rule("MW-TRN-6")
def test_after_the_turn_one_draws_up() -> None:
    t = ground(hands={0: "B K 1B"}, deck="F L X X")
    t.play("play B covered by K")
    assert t.hand(0) == "1B F L"
    assert t.sizes == [3, 3]
    assert t.g.deck[-1] in t.g.deck
    assert len(t.g.deck) == 2


@pytest.mark.rule("MW-TRN-7")
@pytest.mark.parametrize(("hand", "after"), [("K F L X", "F L X"), ("K F L X 1B", "1B F L X")])
def test_a_full_hand_draws_nothing_and_discards_nothing(hand: str, after: str) -> None:
    t = ground(hands={0: hand}, deck="2B").play("play K")
    assert t.hand(0) == after
    assert len(t.g.deck) == 1


@pytest.mark.rule("MW-TRN-8")
def test_without_a_deck_hands_shrink() -> None:
    t = ground(hands={0: "K F", 1: "L X"}, deck="")
    t.play("play K", "play L")
    assert t.sizes == [1, 1]
    t.play("play F")
    assert t.sizes == [0, 1]


@pytest.mark.rule("MW-TRN-9")
def test_an_empty_hand_is_filled_and_the_turn_is_over() -> None:
    t = ground(hands={0: "K", 1: ""}, deck="F F F L L L X").play("play K")
    assert (t.hand(0), t.hand(1)) == ("F F F", "L L L")
    assert t.turn == 0
    assert "no cards H1: MW-TRN-9" in t.story


@pytest.mark.rule("MW-TRN-9")
def test_an_empty_hand_without_a_deck_is_passed_over() -> None:
    t = ground(seats=4, hands={0: "K", 1: "", 2: "F", 3: ""}, deck="").play("play K")
    assert t.turn == 2
    assert t.story[-1] == "no cards H1: MW-TRN-9"


@pytest.mark.rule("MW-TRN-10")
def test_played_cards_stay_on_the_pile() -> None:
    t = ground(hands={0: "K BC F", 1: "L X X"})
    t.play("play K", "play L", "play BC")
    assert t.pile == "BC K L"
    assert t.g.left == 89
    assert all(t.g.known[card] == 255 for card, place in enumerate(material.places(t.g)) if place == 1), "it is public"


@pytest.mark.rule("MW-TRN-10")
def test_the_last_card_lies_on_top() -> None:
    t = ground(hands={0: "B K 1B"})
    assert t.g.top == -1
    t.play("play B covered by K")
    assert t.codes([t.g.top]) == "K"


@pytest.mark.rule("MW-TRN-11")
def test_hands_are_hidden_and_all_else_is_public() -> None:
    t = ground(bases="1-3", outs=2, runs=(3, 4), seats=4, deck="K F L X 1B 2B BB E SB PB")
    for viewer in range(4):
        for owner in range(4):
            assert t.knows(viewer, owner) == (t.hand(owner) if viewer == owner else "")
    hands = set()
    for seed in range(40):
        r = t.g.clone()
        r.determinize(2, seed)
        material.audit(r)
        assert [len(hand) for hand in r.hands] == [3, 3, 3, 3]
        assert (r.bases, r.outs, list(r.runs), r.left) == (t.g.bases, 2, [3, 4], t.g.left)
        assert r.hands[2] == t.g.hands[2]
        hands.add(tuple(r.hands[0]))
    assert len(hands) > 20, "for V2 the hand of V1 could be anything, team mate or not"


@pytest.mark.rule("MW-TRN-12")
def test_a_small_deck_gives_what_it_has() -> None:
    t = ground(hands={0: "S 1B F"}, deck="K").play("play S covered by 1B")
    assert t.hand(0) == "F K"
    assert t.g.deck == []


def test_the_deck_is_drawn_from_the_top() -> None:
    t = deal(2)
    top = t.g.deck[-1]
    t.g.apply(next(option for option in t.g.options if not t.g.pack.blue[option]))
    assert top in t.g.hands[0]


def test_an_illegal_answer_changes_nothing() -> None:
    t = ground(hands={0: "B K"})
    t.refuses("play B covered by 1B")
    t.refuses("play B covered by K give K")
    t.refuses("")
