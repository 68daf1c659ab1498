"""What each seat knows: draws, hands that move, exchanges, shuffles, copies that look alike."""

import pytest

from rules.moorwerk.table_setup import Ground, ground
from sandlot.games.moorwerk.pack import CODES
from sandlot.kernel import material


def known(t: Ground) -> list[list[str]]:
    """For each viewer, what it knows of each hand."""
    return [[t.knows(viewer, owner) for owner in range(t.g.seats)] for viewer in range(t.g.seats)]


FOUR = {0: "K L", 1: "1B 2B", 2: "BB E", 3: "F X"}


def four(card: str) -> Ground:
    """Four seats with two cards each; V1 has a further card to play. The deck is empty."""
    return ground(seats=4, hands=FOUR | {0: f"K L {card}"}, deck="")


def test_a_drawn_card_is_known_to_who_drew_it() -> None:
    t = ground(seats=3, hands={0: "K F L X"}, deck="3B").play("play K")
    assert [t.knows(viewer, 0) for viewer in range(3)] == ["3B F L X", "", ""]
    assert t.story[-1] == "draw V1: deck > hand V1, 3B, seen by V1, news for V1, MW-TRN-6"


@pytest.mark.rule("MW-BLU-16")
def test_who_passed_a_hand_still_knows_it() -> None:
    t = four("MR").play("play MR")
    assert known(t) == [
        ["F X", "K L", "", ""],
        ["", "K L", "1B 2B", ""],
        ["", "", "1B 2B", "BB E"],
        ["F X", "", "", "BB E"],
    ]
    t = four("ML").play("play ML")
    assert known(t) == [
        ["1B 2B", "", "", "K L"],
        ["1B 2B", "BB E", "", ""],
        ["", "BB E", "F X", ""],
        ["", "", "F X", "K L"],
    ]


def test_passed_twice_three_players_know_the_hand() -> None:
    t = ground(seats=4, hands=FOUR | {0: "K MR MR"}, deck="").play("play MR", "play MR")
    assert t.hand(2) == "K"
    assert [t.knows(viewer, 2) for viewer in range(4)] == ["K", "K", "K", ""]


@pytest.mark.rule("MW-BLU-8")
def test_after_coach_circle_everybody_knows_the_own_hand_only() -> None:
    t = ground(seats=4, hands=FOUR | {0: "MR CC L"}, deck="").play("play MR", "play CC")
    for viewer in range(4):
        for owner in range(4):
            assert t.knows(viewer, owner) == (t.hand(owner) if viewer == owner else "")


@pytest.mark.rule("MW-BLU-6")
def test_after_bench_clearing_everybody_knows_the_own_hand_only() -> None:
    t = ground(seats=4, hands=FOUR | {0: "MR BC L"}).play("play MR", "play BC")
    for viewer in range(4):
        for owner in range(4):
            assert t.knows(viewer, owner) == (t.hand(owner) if viewer == owner else "")
    assert {t.g.known[card] for card in t.g.deck} == {0}


@pytest.mark.rule("MW-BLU-13")
def test_an_exchange_is_known_to_the_two_only() -> None:
    t = ground(seats=4, hands=FOUR | {0: "CE K L"}, draws=[0], deck="").play("play CE with H1")
    assert t.story[-1] == "exchange H1: hand H1 > hand V1, 1B, seen by V1 H1, news for V1, MW-BLU-13"
    t.play("give L")
    assert t.story[0] == "exchange V1: hand V1 > hand H1, L, seen by V1 H1, news for H1, MW-BLU-13"
    assert known(t) == [
        ["1B K", "L", "", ""],
        ["1B", "2B L", "", ""],
        ["", "", "BB E", ""],
        ["", "", "", "F X"],
    ]


@pytest.mark.rule("MW-BLU-13")
def test_third_parties_lose_track_of_both_hands() -> None:
    """After MR the giver of each hand knows it; then V1 and H1 exchange, and the others know neither hand."""
    t = ground(seats=4, hands={0: "K K", 1: "1B 2B", 2: "BB E", 3: "MR CE X"}, deck="", turn=3).play("play MR")
    assert known(t)[3] == ["CE X", "", "", "BB E"]
    assert known(t)[1] == ["", "K K", "1B 2B", ""]
    t.g.chance = ground(draws=[1]).g.chance
    t.play("play CE with V2")
    assert [t.knows(viewer, 0) for viewer in range(4)] == ["2B X", "", "2B", "X"], "H1 does not see the 2B go to V1"
    t.play("give X")
    assert known(t) == [
        ["2B", "K K", "X", ""],  # V1 knows what it took and gave; and the hand it passed to H1
        ["", "K K", "", ""],  # H1 passed 1B 2B to V2, but one of them is gone
        ["2B", "", "1B X", "BB E"],
        ["", "", "", "BB E"],  # H2 passed CE X to V1 and has lost track of X
    ]


def test_the_exchangers_keep_what_they_knew_of_each_other() -> None:
    """V1 passed the hand to H1, then takes a card of it back: V1 knows the rest, H1 knows what V1 holds of it."""
    t = ground(hands={0: "MR K L X", 1: "CE 1B BK"}, deck="", turn=0).play("play MR")
    assert (t.knows(0, 1), t.knows(1, 0)) == ("K L X", "1B BK CE")
    t.play("play K")
    t.g.chance = ground(draws=[1]).g.chance
    t.play("play CE with H1")
    assert t.hand(0) == "1B BK X"
    assert t.knows(0, 1) == "L"
    t.play("give BK")
    assert (t.knows(0, 1), t.knows(1, 0)) == ("BK L", "1B X")


# -- copies that look alike ----------------------------------------------------------------------------------------


def copies(hand: str, known_to_v1: int) -> Ground:
    """H1 holds copies of K, of which V1 knows the last ones (as after an exchange)."""
    t = ground(seats=4, turn=1, hands={1: hand}, deck="")
    ks = [card for card in t.g.hands[1] if t.codes([card]) == "K"]
    for card in ks[len(ks) - known_to_v1 :]:
        t.g.known[card] |= 1
    return t


@pytest.mark.parametrize(
    ("hand", "before", "after"),
    [
        ("K L", 1, ""),  # the only copy: it was that one
        ("K K", 1, ""),  # it may have been the known one
        ("K K", 2, "K"),
        ("K K K", 1, ""),
        ("K K K", 2, "K"),  # one of the known ones is still there
        ("K K K", 3, "K K"),
    ],
)
def test_one_copy_leaves(hand: str, before: int, after: str) -> None:
    t = copies(hand, before).play("play K")
    assert t.knows(0, 1) == after
    assert t.knows(1, 1) == t.hand(1)


def test_the_known_copy_leaves_first() -> None:
    """Whichever copy leaves in truth, the others come to the same knowledge."""
    t = ground(seats=4, turn=1, hands={1: "K K K"}, deck="")
    t.g.known[t.g.hands[1][0]] |= 1
    t.play("play K")
    assert t.knows(0, 1) == ""
    t = ground(seats=4, turn=1, hands={1: "K K K"}, deck="")
    for card in t.g.hands[1][:2]:
        t.g.known[card] |= 1
    t.play("play K")
    assert t.knows(0, 1) == "K"


def test_other_kinds_are_not_affected_by_copies() -> None:
    t = ground(seats=4, turn=1, hands={1: "F K K L"}, deck="")
    for card in t.g.hands[1]:
        if t.codes([card]) != "K":
            t.g.known[card] |= 1
    t.play("play K")
    assert t.knows(0, 1) == "F L"


def test_each_seat_is_fooled_for_itself() -> None:
    t = ground(seats=4, turn=1, hands={1: "K K K"}, deck="")
    first, second, third = t.g.hands[1]
    t.g.known[first] |= 0b0001
    t.g.known[second] |= 0b0100
    t.g.known[third] |= 0b1101
    t.play("play K")
    assert [t.knows(viewer, 1) for viewer in (0, 2, 3)] == ["K", "K", ""]


def test_given_copies_fool_the_receiver_too() -> None:
    """H1 knows one of the two L in V1's hand; V1 gives one of them, and H1 cannot tell which it was."""
    t = ground(seats=4, hands={0: "CE L L", 1: "K"}, draws=[0], deck="")
    t.g.known[t.g.hands[0][1]] |= 2
    t.play("play CE with H1", "give L")
    assert t.hand(0) == "K L"
    assert t.knows(1, 0) == "K", "H1 knows the K it lost, and no longer the L"


def test_the_taken_card_is_surely_still_there() -> None:
    """H1 lost a K and gets a K back, which cannot be the same: so H1 still knows its old K."""
    t = ground(seats=4, hands={0: "CE K L", 1: "K"}, draws=[0], deck="")
    t.play("play CE with H1", "give K")
    assert (t.hand(0), t.hand(1)) == ("K L", "K")
    assert t.knows(1, 0) == "K"
    assert t.knows(0, 1) == "K"


def test_taking_one_of_two_copies_fools_the_taker() -> None:
    t = ground(seats=4, hands={0: "CE L", 1: "K K"}, draws=[1], deck="")
    t.g.known[t.g.hands[1][1]] |= 1
    t.play("play CE with H1")
    assert t.knows(0, 1) == "", "V1 knew of one K and has taken one"


# -- the imagination keeps to what is known ------------------------------------------------------------------------


def test_a_new_deal_keeps_what_the_seat_knows() -> None:
    t = ground(seats=4, hands=FOUR | {0: "K L MR"}).play("play MR")
    places = set()
    for seed in range(30):
        r = t.g.clone()
        r.determinize(0, seed)
        material.audit(r)
        assert r.hands[0] == t.g.hands[0]
        assert t.codes(r.hands[1]) == "K L", "V1 passed this hand on"
        assert [len(hand) for hand in r.hands] == t.sizes
        assert [r.known[card] for card in r.hands[1]] == [0b0011, 0b0011]
        assert [r.known[card] for card in r.hands[2]] == [0b0110, 0b0110], "who knows a place still does"
        assert [r.known[card] for card in r.hands[3]] == [0b1100, 0b1100]
        assert {r.known[card] for card in r.deck} == {0}
        places.add((tuple(r.hands[2]), tuple(r.hands[3])))
    assert len(places) == 30


def test_a_new_deal_is_the_same_for_all_that_looks_the_same() -> None:
    one = ground(seats=4, hands={0: "K", 1: "1B 2B 3B", 2: "F L X", 3: "BB E SB"})
    two = ground(seats=4, hands={0: "K", 1: "BB E SB", 2: "1B 2B 3B", 3: "F L X"})
    for seed in range(10):
        deals = []
        for t in (one, two):
            r = t.g.clone()
            r.determinize(0, seed)
            deals.append((r.hands, r.deck, r.known))
        assert deals[0] == deals[1]


def test_a_new_deal_in_the_middle_of_an_exchange() -> None:
    t = ground(seats=4, hands={0: "CE K L", 1: "1B 2B 3B"}, draws=[0]).play("play CE with H1")
    kinds = set()
    for seed in range(40):
        r = t.g.clone()
        r.determinize(2, seed)
        material.audit(r)
        assert r.taken in r.hands[0]
        assert r.known[r.taken] == 0b0011
        kinds.add(r.pack.kind[r.taken])
        mine = t.g.clone()
        mine.determinize(0, seed)
        assert (mine.taken, mine.hands[0]) == (t.g.taken, t.g.hands[0])
    assert len(kinds) > 5, "for V2 it could have been any card"


def test_secrets_are_what_is_unknown_in_deck_and_hands() -> None:
    t = ground(seats=4, hands=FOUR | {0: "K L MR"}, deck="HR PB").play("play MR")
    codes = [" ".join(CODES[kind] for kind in material.secrets(t.g, seat)) for seat in range(4)]
    assert codes[0] == "PB 1B 2B BB E"
    assert codes[2] == "PB HR F X K L", "V1 has drawn HR"
