"""The end of the regular season and the Wild Card Game (chapters EOS, WCG, TWO)."""

import pytest

from rules.fantasy.season import INFO, Ground, deal, number, season_end
from sandlot.games.fantasy.steps.season import track_wins
from sandlot.kernel.errors import BadInput
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.zones import numbers as packed


def extra(points: list[int]) -> list[int]:
    """The extra Wins on a track with these points."""
    return list(track_wins(packed(points)))


@pytest.mark.rule("FFB-EOS-1")
@pytest.mark.parametrize(
    ("points", "wins"),
    [
        ([3, 5], [0, 2]),
        ([1, 4, 2], [0, 2, 1]),
        ([4, 3, 2, 1], [3, 2, 1, 0]),
        ([1, 2, 3, 4, 5], [0, 1, 2, 3, 4]),
    ],
)
def test_the_chart(points: list[int], wins: list[int]) -> None:
    assert extra(points) == wins


@pytest.mark.rule("FFB-EOS-2")
def test_a_point_is_needed() -> None:
    assert extra([0, 0]) == [0, 0]
    assert extra([5, 0, 0]) == [2, 0, 0]
    assert extra([5, 0, 0, 0, 0]) == [4, 0, 0, 0, 0]


@pytest.mark.rule("FFB-EOS-3")
def test_ties_are_friendly_and_skip_places() -> None:
    assert extra([6, 6, 2, 1]) == [3, 3, 1, 0]
    assert extra([6, 4, 4]) == [2, 1, 1]
    assert extra([2, 2, 2, 2, 2]) == [4, 4, 4, 4, 4]


@pytest.mark.rule("FFB-OBJ-6", "FFB-EOS-4")
def test_extra_wins_are_added_to_those_of_the_months() -> None:
    t = season_end(3, [4, 3, 2], pegs={0: {"Gold": 1}, 1: {"Gold": 3, "Red": 2}, 2: {"Blue": 1}})
    assert list(t.g.wins) == [5, 7, 4]
    dealt = [(seat, count // 5) for seat, count in t.told("extra wins")]
    assert dealt == [(0, 1), (1, 2), (2, 2), (1, 2)]
    level = {m: dict.fromkeys(("Gold", "Blue", "Red", "Green", "Purple"), 3) for m in range(5)}
    t = season_end(5, [2, 1, 0, 0, 0], pegs=level)
    assert list(t.g.wins) == [22, 21, 20, 20, 20], "counters beyond the 60 cards"


@pytest.mark.rule("FFB-EOS-5", "FFB-OBJ-2")
def test_the_two_with_most_wins_play_the_series() -> None:
    t = season_end(4, [3, 9, 7, 5])
    assert (list(t.g.finalists), t.g.phase) == ([1, 2], 3)
    assert list(t.g.open) == [1, 2]


@pytest.mark.rule("FFB-EOS-6", "FFB-WCG-1")
def test_a_tie_that_decides_who_qualifies_is_a_wild_card_game() -> None:
    t = season_end(4, [9, 5, 5, 3])
    assert (t.g.phase, list(t.g.open), list(t.g.finalists)) == (2, [1, 2], [0])
    assert season_end(4, [9, 9, 5, 5]).g.phase == 3, "a tie for first of two decides nothing"
    t = season_end(3, [9, 5, 3], wild_card=True)
    assert (t.g.phase, list(t.g.open)) == (2, [1, 2]), "always, by option"


@pytest.mark.rule("FFB-EOS-7")
def test_home_field_is_for_more_wins_then_turn_order() -> None:
    assert list(season_end(3, [4, 6, 1]).g.finalists) == [1, 0]
    assert list(season_end(3, [6, 6, 1], waiver=[0, 2, 1]).g.finalists) == [1, 0], "seat 1 is last in Waiver Order"
    assert list(season_end(3, [6, 6, 1], waiver=[1, 2, 0]).g.finalists) == [0, 1]
    t = season_end(3, [14, 14, 14], waiver=[2, 0, 1], hands={0: "C10", 1: "C12", 2: "C19"})
    hits(t)
    t.picks("play C10", "play C12", "play C19")
    assert list(t.g.finalists) == [1, 0], "three tied, two survive: the earlier in Turn Order is home"


def hits(t: Ground) -> None:
    """The Win Card of the Wild Card Game is W16, all hitting stats."""
    on_base, wanted = t.g.bases[0], number("W16")
    if on_base != wanted:
        t.g.win_deck.cells[t.g.win_deck.find(wanted)] = on_base
        t.g.bases[0] = wanted
        t.g.learn(wanted, EVERYONE)


@pytest.mark.rule("FFB-EOS-8")
def test_all_win_cards_are_one_deck_before_a_wild_card_game() -> None:
    level = {m: dict.fromkeys(("Gold", "Blue", "Red", "Green", "Purple"), 3) for m in range(5)}
    t = season_end(5, [2, 1, 1, 0, 0], pegs=level)
    assert list(t.g.wins) == [22, 21, 21, 20, 20]
    assert t.g.phase == 2
    assert len(t.g.win_deck) == 59
    assert t.g.claimed == [[]] * 5


def wild(*plays: str, top: str = "") -> Ground:
    """Seats 1 and 2 (and more) are level for second place and play these Characters on W16."""
    seats = len(plays) + 1
    hands = {seat + 1: card for seat, card in enumerate(plays)}
    t = season_end(seats, [9, *[5] * len(plays)], hands=hands)
    hits(t)
    for card in reversed(top.split()):
        t.g.win_deck.remove(number(card))
        t.g.win_deck.add(number(card))
    return t.picks(*[f"play {card}" for card in plays])


@pytest.mark.rule("FFB-WCG-2")
def test_each_plays_one_of_six_blind() -> None:
    t = season_end(3, [9, 5, 5], hands={1: "C10"})
    assert [len(t.g.choice.options(t.g, seat)) for seat in (1, 2)] == [6, 6]
    assert t.g.bases[0] >= 0
    t.picks("play C10")
    assert not t.public("C10")
    t.g.apply(t.g.options[0])
    assert t.public("C10")


@pytest.mark.rule("FFB-WCG-3")
def test_the_highest_total_wins_then_good_then_another_card() -> None:
    assert list(wild("C12", "C10").g.finalists) == [0, 2]
    assert list(wild("C15", "C19").g.finalists) == [0, 2], "Evil 10, Good 10"
    t = wild("C19", "C55", top="W32 W12 W02 W10")
    rounds = [dict(t.told("total")[i : i + 2]) for i in range(0, 8, 2)]
    assert rounds == [{1: 10, 2: 10}, {1: 0, 2: 0}, {1: 5, 2: 5}, {1: 10, 2: 5}], "the last on AVG+R+RBI"
    assert list(t.g.finalists) == [0, 1]


@pytest.mark.rule("FFB-WCG-4", "FFB-WCG-5")
def test_the_winner_plays_the_series_without_the_character_used() -> None:
    t = wild("C12", "C10")
    assert (t.g.phase, list(t.g.finalists)) == (3, [0, 2])
    assert t.ids([t.g.aside_cards[2]]) == "C10"
    assert "C10" not in t.hand(2).split()
    assert len(t.g.hands[2]) == 5
    assert "C12" in t.hand(1).split()
    assert list(t.g.open) == [0, 2], "the loser is out"


@pytest.mark.rule("FFB-WCG-6")
def test_no_magic_in_the_wild_card_game() -> None:
    t = season_end(3, [9, 5, 5], hands={1: "C55 C10"})
    asked = 0
    while t.g.phase == 2:
        assert all(option.startswith("play") for option in t.options)
        t.g.apply(t.g.options[0])
        asked += 1
    assert asked == 2


@pytest.mark.rule("FFB-WCG-7")
def test_the_variant_takes_everybody_level_with_third_place() -> None:
    t = season_end(4, [14, 11, 9, 9], wild_card=True)
    assert list(t.g.open) == [1, 2, 3]
    assert (list(t.g.finalists), 2 - len(t.g.finalists)) == ([0], 1)
    t = season_end(3, [9, 9, 5], wild_card=True, waiver=[2, 0, 1])
    assert (list(t.g.finalists), list(t.g.open)) == ([1], [0, 2]), "the earlier in Turn Order is in (R51)"


def test_three_tied_for_two_places() -> None:
    t = season_end(3, [5, 5, 5], hands={0: "C15", 1: "C10", 2: "C19"})
    hits(t)
    t.picks("play C15", "play C10", "play C19")
    assert sorted(t.g.finalists) == [1, 2], "32 is in, then Good 10 before Evil 10"


@pytest.mark.rule("FFB-TWO-1", "FFB-TWO-2")
def test_two_managers_always_play_the_series() -> None:
    t = season_end(2, [3, 8])
    assert (list(t.g.finalists), t.g.phase, list(t.g.series)) == ([1, 0], 3, [0, 0])
    t = season_end(2, [8, 8], waiver=[1, 0])
    assert (list(t.g.finalists), t.g.wild) == ([0, 1], False), "level: the earlier in Turn Order is home"
    assert list(season_end(2, [3, 8], season_head_start=True).g.series) == [1, 0]
    assert list(season_end(2, [8, 8], season_head_start=True).g.series) == [0, 0]


@pytest.mark.rule("FFB-TWO-5", "FFB-MORE-1")
def test_options_that_need_other_seat_counts_are_refused() -> None:
    for seats in (1, 2, 3):
        with pytest.raises(BadInput, match="More Wins is for 4 or 5 Managers"):
            deal(seats, more_wins=True)
    assert [deal(seats, more_wins=True).g.seats for seats in (4, 5)] == [4, 5]
    with pytest.raises(BadInput, match="at least three Managers"):
        deal(2, wild_card=True)
    with pytest.raises(BadInput, match="for two Managers"):
        deal(3, season_head_start=True)
    assert INFO.forbids(3, INFO.read_options({})) == ""
