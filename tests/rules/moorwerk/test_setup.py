"""Teams, seats and the deal (chapter SET), and what the field shows (chapter CMP)."""

import pytest

from rules.moorwerk.table_setup import deal, ground
from sandlot import games
from sandlot.kernel.errors import BadInput

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


@pytest.mark.rule("MW-CMP-5", "MW-SET-1", "MW-SET-4")
@EVERY_COUNT
def test_the_field_at_the_start(seats: int) -> None:
    t = deal(seats)
    assert (t.bases, t.outs, t.batting) == ("---", 0, "V")


@pytest.mark.rule("MW-CMP-6", "MW-SET-2")
def test_the_run_cards_go_from_0_to_10() -> None:
    assert deal(4).runs == (0, 0)
    t = ground(bases="123", runs=(8, 0), hands={0: "HR"}).play("play HR")
    assert t.runs == (10, 0)


@pytest.mark.rule("MW-SET-3", "MW-SET-6")
@EVERY_COUNT
def test_a_visitor_starts_and_visitor_bats(seats: int) -> None:
    t = deal(seats)
    assert (t.turn, t.g.team(0), t.batting) == (0, 0, "V")


@pytest.mark.rule("MW-SET-5", "MW-SET-7")
@pytest.mark.parametrize(("seats", "teams"), [(2, "VH"), (4, "VHVH"), (6, "VHVHVH")])
def test_seats_alternate_between_the_teams(seats: int, teams: str) -> None:
    t = deal(seats)
    assert "".join("VH"[t.g.team(seat)] for seat in range(seats)) == teams
    assert games.find("moorwerk").teams(seats) == ["VH".index(team) for team in teams]
    before = t.g.team(t.turn)
    t = ground(seats=seats)
    for _ in range(2 * seats):
        t.g.apply(t.g.options[0])
        assert t.g.team(t.turn) == 1 - before
        before = t.g.team(t.turn)


@pytest.mark.rule("MW-SET-8")
def test_the_deck_is_shuffled() -> None:
    tops = {deal(2, seed).g.deck[-1] for seed in range(1000)}
    assert len(tops) == 92, "any card may lie on top"
    assert deal(2, 5).g.deck == deal(2, 5).g.deck


@pytest.mark.rule("MW-SET-9", "MW-SET-10")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_three_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    t = deal(seats)
    assert t.sizes == [3] * seats
    assert len(t.g.deck) == 92 - 3 * seats
    assert t.pile == ""
    assert [known for card, known in enumerate(t.g.known) if card in t.g.deck] == [0] * len(t.g.deck), "face down"


@pytest.mark.rule("MW-SET-11", "MW-SET-12")
@pytest.mark.parametrize(("seats", "sizes"), [(3, [4, 2, 2]), (5, [4, 2, 4, 2, 2])])
def test_the_deal_at_odd_tables(seats: int, sizes: list[int]) -> None:
    t = deal(seats)
    assert t.sizes == sizes
    assert len(t.g.deck) == 92 - sum(sizes)


@pytest.mark.rule("MW-SET-13")
def test_the_dealt_number_stays_the_original_one() -> None:
    t = ground(seats=3, hands={0: "MR K K K", 1: "F F", 2: "L L"})
    t.play("play MR")
    assert t.sizes == [4, 3, 2], "V1 got 2 cards and draws up to 4 again; H1 now holds three"
    t.play("play K")
    assert t.sizes == [4, 2, 2], "H1 has its 2 cards and draws nothing"


@pytest.mark.rule("MW-SET-14")
@pytest.mark.parametrize(("seats", "teams"), [(3, "VHH"), (5, "VHVHH")])
def test_odd_tables_go_round_and_home_is_larger(seats: int, teams: str) -> None:
    t = ground(seats=seats)
    assert "".join("VH"[t.g.team(seat)] for seat in range(seats)) == teams
    order = []
    for _ in range(2 * seats):
        order.append(t.turn)
        t.g.apply(t.g.options[0])
    assert order == [*range(seats), *range(seats)]


@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match=f"2 to 6 seats, not {seats}"):
        deal(seats)
