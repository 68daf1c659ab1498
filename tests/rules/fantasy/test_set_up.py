"""Goal and terms, the deal, the draft, and the discard (chapters OBJ and SET)."""

from collections import Counter

import pytest

from rules.fantasy.season import INFO, cards, deal, number
from sandlot import games
from sandlot.kernel.errors import BadInput

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SEVEN = {0: 3, 1: 1, 2: 1, 3: 1, 4: 1}


@pytest.mark.rule("FFB-OBJ-1")
def test_one_to_five_managers() -> None:
    assert INFO.seats == (1, 2, 3, 4, 5)
    with pytest.raises(BadInput, match="1 to 5 seats, not 6"):
        games.new(INFO, 6, deal(2).g.chance, {}, None)
    assert deal(1).g.managers == 3, "the solo rules"


@pytest.mark.rule("FFB-SET-1", "FFB-SET-2")
@EVERY_COUNT
def test_teams_and_tracks_at_the_start(seats: int) -> None:
    t = deal(seats)
    assert len(set(t.g.teams)) == seats
    assert list(t.g.tracks) == [0] * (5 * seats)
    assert len({tuple(deal(seats, seed).g.teams) for seed in range(30)}) > 3, "random"


@pytest.mark.rule("FFB-SET-3", "FFB-SET-4")
def test_a_random_manager_is_first_and_the_others_follow_clockwise() -> None:
    orders = {tuple(deal(3, seed).g.waiver) for seed in range(40)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.rule("FFB-SET-5")
def test_the_board_is_kept_by_the_engine() -> None:
    assert "standings" in {part.id for part in deal(3).g.table(0).parts}  # type: ignore[attr-defined]


@pytest.mark.rule("FFB-SET-6")
def test_the_win_deck_is_shuffled_face_down() -> None:
    t = deal(3)
    assert sorted(t.g.win_deck) == list(range(80, 140))
    assert all(t.g.known[card] == 0 for card in t.g.win_deck)
    assert len({deal(3, seed).g.win_deck[-1] for seed in range(40)}) > 20


@pytest.mark.rule("FFB-SET-7", "FFB-EVT-5")
def test_an_event_deck_only_with_the_option() -> None:
    assert deal(3).g.event_deck == []
    t = deal(3, events=True)
    assert sorted(t.g.event_deck) == list(range(140, 170))
    assert all(t.g.known[card] == 0 for card in t.g.event_deck)
    assert len({tuple(deal(3, seed, events=True).g.event_deck) for seed in range(5)}) == 5, "shuffled"


@pytest.mark.rule("FFB-SET-8", "FFB-SET-12")
@EVERY_COUNT
def test_seven_characters_by_class_and_the_rest_is_the_deck(seats: int) -> None:
    t = deal(seats)
    for packet in t.g.packets:
        assert Counter(cards().tier[card] for card in packet) == SEVEN
    assert len(t.g.deck) == 80 - 7 * seats


@pytest.mark.rule("FFB-SET-9")
def test_packets_go_to_the_left() -> None:
    t = deal(3)
    before = [list(packet) for packet in t.g.packets]
    for seat in range(3):
        t.picks(f"keep {cards().ids[before[seat][0]]}")
    assert t.g.packets == [before[2][1:], before[0][1:], before[1][1:]]
    assert t.g.hands == [[packet[0]] for packet in before]
    again = [list(packet) for packet in t.g.packets]
    for seat in range(3):
        t.picks(f"keep {cards().ids[again[seat][-1]]}")
    assert list(t.g.packets[1]) == again[0][:-1], "the same direction every time"


@pytest.mark.rule("FFB-SET-10", "FFB-INF-1")
def test_picks_are_secret() -> None:
    t = deal(3)
    kept = cards().ids[t.g.packets[1][2]]
    for pick in (0, 2, 4):
        t.g.apply(t.g.options[pick])
    assert [t.knows(seat, kept) for seat in range(3)] == [False, True, False]
    passed = cards().ids[t.g.packets[2][0]]
    assert [t.knows(seat, passed) for seat in range(3)] == [False, True, True], "a passed card is known to both"


def test_whoever_passed_a_packet_on_cannot_tell_what_was_taken() -> None:
    t = deal(3)
    for _ in range(6):
        t.g.apply(t.g.options[0])
    seen_by_0 = [card for card in t.g.packets[2] if t.g.known[card] & 1]
    assert seen_by_0 == [], "seat 0 passed this packet to seat 1, which has taken from it"


def test_with_two_managers_a_packet_that_returns_tells_what_the_other_kept() -> None:
    t = deal(2)
    t.g.apply(t.g.options[0])
    t.g.apply(t.g.options[0])
    there = set(t.g.packets[1])
    t.g.apply(t.g.options[0])
    t.g.apply(t.g.options[2])
    (kept,) = there - set(t.g.packets[0])
    assert t.g.known[kept] & 1


@pytest.mark.rule("FFB-SET-11")
@EVERY_COUNT
def test_the_last_card_is_kept_without_asking(seats: int) -> None:
    t = deal(seats)
    for _ in range(6 * seats):
        assert len(t.g.options) > 1
        t.g.apply(t.g.options[0])
    assert [len(hand) for hand in t.g.hands] == [7] * seats
    assert t.options[0].startswith("discard")


@pytest.mark.rule("FFB-SET-10", "FFB-SET-11")
def test_a_pick_is_secret_but_whoever_passed_on_a_last_card_has_seen_it() -> None:
    t = deal(3)
    t.g.events = []
    for _ in range(18):
        t.g.apply(t.g.options[0])
    seen = [event.seen for event in t.g.events if event.kind == "keep"]
    assert seen[:18] == [0b001, 0b010, 0b100] * 6
    assert seen[18:] == [0b101, 0b011, 0b110], "packets are passed to the left"


@pytest.mark.rule("FFB-SET-13", "FFB-INF-3")
@EVERY_COUNT
def test_one_of_seven_goes_face_down_to_the_discard_pile(seats: int) -> None:
    t = deal(seats)
    for _ in range(6 * seats):
        t.g.apply(t.g.options[0])
    gone = [hand[2] for hand in t.g.hands]
    for seat in range(seats):
        t.picks(f"discard {cards().ids[gone[seat]]}")
    assert [len(hand) for hand in t.g.hands] == [6] * seats
    assert t.g.discard == sorted(gone)
    assert [t.g.known[card] for card in gone] == [1 << seat for seat in range(seats)]
    zones = {part.id: part for part in t.g.table(0).parts}  # type: ignore[attr-defined]
    assert zones["deck"].count == 80 - 7 * seats
    shown = [card.card >= 0 for card in zones["discard"].parts]
    assert shown == [True, *[False] * (seats - 1)], "sizes are public"


@pytest.mark.rule("FFB-SET-14")
def test_the_aliens_may_stay_in_the_box() -> None:
    t = deal(5, no_aliens=True)
    lying = [card for packet in t.g.packets for card in packet] + t.g.deck.listed()
    assert len(lying) == 78
    assert number("C01") not in lying
    assert number("C02") not in lying
    assert all(t.g.known[card] == 0 for card in t.g.deck), "only the box lies open"
    assert t.public("C01")


@pytest.mark.rule("FFB-OBJ-5")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_roster_is_always_six(seats: int) -> None:
    t = deal(seats, 3)
    chance = t.g.chance.clone()
    while t.g.seat >= 0 and t.g.phase < 3:
        t.g.apply(t.g.options[chance.below(len(t.g.options))])
        if t.g.phase == 1 and not t.g.drawn and not t.options[0].startswith("for"):
            assert [len(t.roster(seat)) for seat in range(seats)] == [6] * seats
