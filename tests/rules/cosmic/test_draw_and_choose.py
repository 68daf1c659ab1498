"""Round order, drawing, choosing, revealing (chapters RND, DRW, CHS, REV)."""

import pytest

from rules.cosmic.board import begin, board, deal, effect, face_off
from sandlot.games.cosmic.atoms.actions import draw
from sandlot.games.cosmic.atoms.hidden import count_actions
from sandlot.games.cosmic.places import BENCH, DECK, DISCARDED, FIELD, LOOK
from sandlot.games.cosmic.steps import PLAY_ACTION
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.events import EVERYONE


@pytest.mark.rule("CLB-RND-1")
def test_draw_choose_play_discard() -> None:
    t = begin()
    drawn = t.kinds()
    assert drawn == ["round", *["draw"] * 10, *["look"] * 6]
    t.by(0, t.options_of(0)[0]).by(1, t.options_of(1)[0])
    assert t.kinds()[0] == "reveal"
    assert t.options[0] == "pass"
    t.play("pass", "pass")
    assert [kind for kind in t.kinds() if kind != "decline"][:3] == ["compare", "compare", "point"]
    assert "clear" not in t.kinds()
    assert "retire" in t.kinds()
    assert "keep nothing" in t.options


@pytest.mark.rule("CLB-RND-2")
def test_rounds_follow_each_other() -> None:
    t = begin().g
    for number in (1, 2, 3):
        assert t.round == number
        while t.round == number:
            t.apply(t.options[0])


@pytest.mark.rule("CLB-RND-3")
def test_roles_hold_for_a_round() -> None:
    t = deal(seed=4).g
    role = {}
    while t.seat >= 0:
        assert role.setdefault(t.round, t.hitting) == t.hitting
        t.apply(t.options[-1])


# -- draw ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-DRW-1")
def test_both_draw_intel() -> None:
    t = begin(intel=(5, 4))
    assert (len(t.hand(0)), len(t.hand(1))) == (5, 4)
    assert len(t.g.deck[0]) == 19


@pytest.mark.rule("CLB-DRW-2", "CLB-DRW-3")
def test_a_short_deck_takes_the_discards_in_first() -> None:
    still_on_top = []
    for seed in range(12):
        t = board(hands=("Flex", "Flex"), deck=("Bull Rush, Skull Rattler", ""))
        assert (len(t.g.deck[0]), len(t.g.discard[0])) == (2, 21)
        t.g.chance = seeded(seed)
        draw(t.g, 0, 4, "CLB-DRW-1")
        assert t.kinds() == ["shuffle discards", "shuffle", *["draw"] * 4]
        assert (len(t.hand(0)), len(t.g.deck[0]), len(t.g.discard[0])) == (5, 19, 0)
        still_on_top.append({"Bull Rush", "Skull Rattler"} <= set(t.hand(0)))
    assert not all(still_on_top), "what lay on top is mixed in"


@pytest.mark.rule("CLB-DRW-4")
def test_a_deck_of_exactly_as_many_is_not_shuffled() -> None:
    t = board(hands=("Flex", "Flex"), deck=("Bull Rush, Skull Rattler, Second Wind, Overpower", ""))
    before = t.g.discard[0]
    draw(t.g, 0, 4, "CLB-DRW-1")
    assert t.hand(0) == ["Bull Rush", "Flex", "Overpower", "Second Wind", "Skull Rattler"]
    assert t.g.discard[0] == before
    assert "shuffle discards" not in t.kinds()


@pytest.mark.rule("CLB-DRW-5")
def test_all_there_are_are_drawn() -> None:
    t = board(hands=("Flex", "Flex"), deck=("Bull Rush, Skull Rattler", ""))
    t.g.hands[0] = sorted(t.g.hands[0] + t.g.discard[0][1:])
    t.g.discard[0] = t.g.discard[0][:1]
    held = len(t.g.hands[0])
    draw(t.g, 0, 5, "CLB-DRW-1")
    assert len(t.g.hands[0]) == held + 3
    assert t.g.deck[0] == t.g.discard[0] == ()


@pytest.mark.rule("CLB-DRW-6", "CLB-DRW-7")
def test_a_kept_action_stays_and_hands_have_no_limit() -> None:
    t = board(hands=("Overpower, Flex", "Flex"), intel=(4, 4)).play("pass", "pass")
    t.by(0, "keep Overpower").by(1, "keep nothing")
    assert len(t.hand(0)) == 5
    assert "Overpower" in t.hand(0)
    draw(t.g, 0, 8, "CLB-DRW-9")
    assert len(t.hand(0)) == 13


@pytest.mark.rule("CLB-DRW-8")
def test_drawn_cards_are_hidden_their_number_is_not() -> None:
    t = begin(intel=(5, 4))
    assert t.knows(1, 0) == []
    assert t.knows(0, 0) == t.hand(0)
    assert all(event.seen == 1 << event.seat for event in t.events("draw"))
    text = str(t.g.table(1))
    assert "Hand: ▒ ▒ ▒ ▒ ▒ 5 cards" in text
    assert not any(name in text for name in set(t.hand(0)) - set(t.hand(1)))


@pytest.mark.rule("CLB-DRW-9")
def test_cards_on_the_table_are_not_shuffled_in() -> None:
    t = board(
        hands=("Flex", "Flex, Deep Bench, Bull Rush"),
        deck=("", "Skull Rattler"),
    )
    t.g.discard[1], hidden = t.g.discard[1][:1], t.g.discard[1][1:]
    t.g.hands[1] = sorted(t.g.hands[1] + hidden)
    count_actions(t.g, 1)
    t.g.ask(1, PLAY_ACTION)
    before = len(t.g.hands[1])
    t.play("play Deep Bench paying Bull Rush")
    # one card in the deck, the old discard and the payment in the pile: the deck is mixed anew, and two are drawn
    assert len(t.g.hands[1]) == before - 2 + 2
    assert [t.g.pack.names[card] for card in t.g.played] == ["Deep Bench"]
    assert len(t.g.deck[1]) == 1
    assert {event.src for event in t.events("shuffle discards", "shuffle")} == {DECK + 1, DISCARDED + 1}


@pytest.mark.rule("CLB-DRW-8")
def test_counting_tells_the_last_cards() -> None:
    t = board(hands=("Flex, Bull Rush", "Flex"), deck=("Skull Rattler", ""))
    assert t.knows(1, 0) == [], "any of the three may lie in the deck"
    deck = t.g.deck[0][0]
    assert [t.g.known[deck] >> viewer & 1 for viewer in (0, 1, 7)] == [1, 0, 0], "the owner sees all others"
    draw(t.g, 0, 1, "CLB-DRW-9")
    assert t.knows(1, 0) == t.knows(7, 0) == ["Bull Rush", "Flex", "Skull Rattler"], "all others lie face up"


@pytest.mark.rule("CLB-DRW-8")
def test_counting_does_not_tell_copies_apart() -> None:
    t = board(hands=("Flex", "Flex"), deck=("Flex", ""))
    assert (t.knows(1, 0), t.knows(7, 0)) == ([], []), "two Flexes, but which is in the deck was never seen"
    ids = set()
    for seed in range(20):
        other = t.g.clone()
        other.determinize(1, seed)
        ids.add(other.hands[0][0])
    assert len(ids) == 2


# -- choose --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-CHS-1", "CLB-CHS-2")
def test_exactly_one_of_command_players() -> None:
    t = begin(command=(3, 4))
    assert len(t.options_of(0)) == 3
    assert len(t.options_of(1)) == 4
    top = t.g.look[0]
    assert t.options_of(0) == [f"choose {t.g.pack.names[card]}" for card in top]
    before = t.g.digest()
    with pytest.raises(IllegalMove):
        t.g.answer(0, [t.g.options[0], t.g.options[1]])
    assert t.g.digest() == before, "two are refused"
    t.refuses(f"choose {t.g.pack.names[t.g.bench[0][0]]}")


@pytest.mark.rule("CLB-CHS-3")
def test_all_others_go_back() -> None:
    orders = set()
    for seed in range(1, 6):
        t = begin(command=(4, 4), seed=seed)
        looked = set(t.g.look[0])
        below = list(t.g.bench[0])
        t.play(t.options[0])
        t.play(t.options[0])
        assert len(t.g.bench[0]) == 9
        assert looked - {t.g.field[0]} <= set(t.g.bench[0])
        assert t.g.look == [[], []]
        orders.add([card for card in t.g.bench[0] if card in below] == below)
    assert False in orders, "the deck is shuffled"


@pytest.mark.rule("CLB-CHS-3", "CLB-REV-1")
def test_the_ways_of_the_players_are_told() -> None:
    """The table moves cards by these: one goes from those looked at to the field, two back, and the deck is mixed."""
    t = begin()
    t.play(t.options[0])
    t.play(t.options[0])
    for seat in (0, 1):
        told = [event for event in t.events("reveal", "shuffle back", "shuffle players") if event.seat == seat]
        assert [(event.kind, event.src, event.dst, event.count) for event in told] == [
            ("reveal", LOOK + seat, FIELD + seat, 1),
            ("shuffle back", LOOK + seat, BENCH + seat, 2),
            ("shuffle players", BENCH + seat, BENCH + seat, 1),
        ]
        assert (told[0].card, told[0].seen, told[0].rule) == (t.g.field[seat], EVERYONE, "CLB-REV-1")


@pytest.mark.rule("CLB-CHS-4")
def test_a_short_player_deck_takes_its_discards_in_first() -> None:
    t = board(hands=("", ""), bench=("Bex Farrowmere, Oon the Patient", ""), luck=(5, 4))
    # the round of the set-up is over at once: nobody has Actions
    assert t.g.round == 2
    assert len(t.g.look[0]) == 3
    assert (len(t.g.bench[0]), t.g.retired[0]) == (7, ())


@pytest.mark.rule("CLB-CHS-4")
def test_exactly_command_players_are_not_shuffled() -> None:
    t = board(hands=("", ""), bench=("Bex Farrowmere, Oon the Patient, Marrowglass", ""))
    assert t.names(t.g.look[0]) == ["Bex Farrowmere", "Marrowglass", "Oon the Patient"]
    assert len(t.g.retired[0]) == 7


@pytest.mark.rule("CLB-CHS-5")
def test_one_looks_at_all_there_are() -> None:
    t = begin(command=(12, 3))
    assert len(t.g.look[0]) == 10
    assert t.g.bench[0] == ()


@pytest.mark.rule("CLB-CHS-6", "CLB-REV-1")
@pytest.mark.parametrize("early", [0, 1])
def test_both_choose_unseen_and_are_revealed_together(early: int) -> None:
    t = begin()
    assert t.g.open == (0, 1)
    seen = []
    for choice in (0, 1, 2):
        s = begin().by(early, t.options_of(early)[choice])
        assert s.events() == []
        assert list(s.g.field) == [-1, -1]
        seen.append(str(s.g.table(1 - early)))
    assert len(set(seen)) == 1, "the other sees the same whatever was chosen"
    t.by(early, t.options_of(early)[1])
    t.by(1 - early, t.options_of(1 - early)[0])
    assert [event.seat for event in t.events("reveal")] == [0, 1]


@pytest.mark.rule("CLB-CHS-7")
def test_cards_not_chosen_stay_hidden() -> None:
    t = begin()
    looked = [set(t.g.look[0]), set(t.g.look[1])]
    assert all(event.seen == 1 << event.seat and event.dst == LOOK + event.seat for event in t.events("look"))
    t.play(t.options[0]).play(t.options[0])
    for seat in (0, 1):
        for card in looked[seat] - {t.g.field[seat]}:
            assert t.g.known[card] == 0, "not even the owner knows where it lies now"


@pytest.mark.rule("CLB-CHS-8")
def test_the_stat_of_the_role_counts() -> None:
    for hitting, totals in ((0, (9, 2)), (1, (2, 9))):
        t = board(field=("Little Avalanche", "Little Avalanche"), hitting=hitting)
        assert t.totals == totals


# -- entrances -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-REV-2")
def test_an_entrance_comes_before_the_first_chance() -> None:
    t = face_off("Fitch the Understudy", "Dunn the Anvil")
    assert (len(t.hand(0)), len(t.hand(1))) == (7, 5)
    assert t.turn == 1
    assert t.options[0] == "pass"


@pytest.mark.rule("CLB-REV-3")
def test_the_pitchers_entrance_comes_first() -> None:
    t = face_off("Fitch the Understudy", "Lina Tarrow-Vey")
    assert [event.seat for event in t.events("draw")] == [1, 0, 0]


@pytest.mark.rule("CLB-REV-4")
def test_an_entrance_for_every_reveal() -> None:
    t = board(
        hands=("2 Flex", "2 Send In the Giant, 2 Flex"),
        bench=("", "Winder Plume, Dr. Isobar, Cannoneer Mk V, Aegis Frame, Oon the Patient"),
        command=(3, 4),
    )
    t.play("play Send In the Giant paying Flex")
    t.play("choose Winder Plume")
    assert list(t.g.gadgets) == [0, 1]
    t.play("pass", "play Send In the Giant paying Flex")
    t.play("choose Dr. Isobar" if "choose Dr. Isobar" in t.options else "choose Aegis Frame")
    assert list(t.g.gadgets) == [0, 2]


@pytest.mark.rule("CLB-REV-5")
@pytest.mark.parametrize(("name", "cash"), [("Pell Ostrand", [0, 2]), ("Juno Sisk", [2, 0])])
def test_an_entrance_looks_at_the_role(name: str, cash: list[int]) -> None:
    assert list(face_off(name, name).g.cash) == cash


@pytest.mark.rule("CLB-REV-5")
def test_an_entrance_looks_at_the_board() -> None:
    t = face_off("Darro Imre", "Dunn the Anvil")
    assert t.totals == (7, 6), "6 is higher than 5: +2"
    t = face_off("Darro Imre", "Darro Imre")
    assert t.totals == (5, 5), "5 is not higher than 5"


def test_cards_in_effects_of_tests_are_what_they_say() -> None:
    t = board(**effect("mod 7"), hands=("", "Flex"))  # type: ignore[arg-type]
    assert t.play("play Flex").g.round == 2


@pytest.mark.parametrize("viewer", [0, 1])
def test_what_a_seat_cannot_know_is_dealt_anew(viewer: int) -> None:
    g = begin().g
    places = {"hand": g.hands, "deck": g.deck, "look": g.look, "bench": g.bench}
    for owner in (0, 1):
        for name, before in places.items():
            seen = set()
            for seed in range(8):
                c = g.clone()
                c.determinize(viewer, seed)
                material.audit(c)
                now = {"hand": c.hands, "deck": c.deck, "look": c.look, "bench": c.bench}[name]
                seen.add(tuple(now[owner]))
            own = owner == viewer and name in ("hand", "look")
            assert (seen == {tuple(before[owner])}) == own, f"{name} of seat {owner}"
