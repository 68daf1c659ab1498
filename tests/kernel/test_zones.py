"""Rows of cards and grids of numbers: what every method does, room that grows, copies, and what is refused."""

import pickle
from collections.abc import Callable

import pytest

from sandlot.kernel.chance import ScriptedChance, seeded
from sandlot.kernel.digest import describe
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.zones import Grid, Row, Rows, copied, grid, numbers, row, rows

# -- one row -------------------------------------------------------------------------------------------------------


def test_the_last_card_of_a_row_is_on_top() -> None:
    pile = row([3, 1, 2])
    assert (pile.top(), len(pile)) == (2, 3)
    assert pile.pop() == 2
    pile.add(7)
    assert pile == [3, 1, 7]
    pile.extend([5, 4])
    assert pile == [3, 1, 7, 5, 4]


def test_cards_are_found_and_taken_from_anywhere() -> None:
    pile = row([3, 1, 2, 9])
    assert [pile.find(card) for card in (3, 9, 4)] == [0, 3, -1]
    assert pile.take(1) == 1
    assert pile == [3, 2, 9]
    pile.remove(9)
    assert pile == [3, 2]
    assert pile.find(9) == -1, "what lay there before is gone"


def test_cards_are_put_in_between_and_in_order() -> None:
    pile = row([3, 1])
    pile.insert(0, 8)
    pile.insert(2, 9)
    pile.insert(4, 7)
    assert pile == [8, 3, 9, 1, 7]
    hand = row()
    for card in (4, 9, 1, 6, 0):
        hand.put(card)
    assert hand == [0, 1, 4, 6, 9]


def test_a_row_is_filled_and_cleared() -> None:
    pile = row([3, 1, 2])
    pile.fill(range(2))
    assert pile == [0, 1]
    pile.clear()
    assert pile == []
    assert not pile


def test_a_row_grows_as_long_as_cards_come() -> None:
    pile = row()
    for card in range(100):
        pile.add(card)
    assert pile == list(range(100))
    hand = row()
    for card in range(100):
        hand.put(99 - card)
    assert hand == list(range(100))


def test_a_row_is_shuffled_as_a_list_is() -> None:
    pile, cards = row(range(30)), list(range(30))
    pile.add(99)
    pile.pop()  # room to spare takes no part
    pile.shuffle(seeded(5))
    seeded(5).shuffle(cards)
    assert pile == cards


def test_a_row_reads_like_a_list() -> None:
    pile = row([3, 1, 2])
    assert (pile[0], pile[-1], list(pile), pile.listed()) == (3, 2, [3, 1, 2], [3, 1, 2])
    assert 1 in pile
    assert 4 not in pile
    assert "3" not in pile
    for place in (3, -4):
        with pytest.raises(IndexError):
            pile[place]
    assert pile == (3, 1, 2)
    assert pile == row([3, 1, 2])
    assert pile != [3, 1]
    assert pile != 3
    assert hash(pile) == hash(row([3, 1, 2]))
    assert repr(pile) == "[3, 1, 2]"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda pile: pile.pop(), "taken from an empty row"),
        (lambda pile: pile.top(), "an empty row has no card on top"),
        (lambda pile: pile.take(0), "no card at place 0 of a row of 0"),
        (lambda pile: pile.take(-1), "no card at place -1"),
        (lambda pile: pile.remove(3), "no card at place -1"),
    ],
)
def test_what_does_not_lie_in_a_row_cannot_be_taken(wrong: Callable[[Row], object], says: str) -> None:
    pile = row([3])
    pile.pop()
    with pytest.raises(RulesBug, match=says):
        wrong(pile)


# -- a row for every seat ------------------------------------------------------------------------------------------


def hands() -> Rows:
    """Three seats: three cards, none, one."""
    found = rows(3, 3)
    found.fill(0, [5, 2, 8])
    found.add(2, 4)
    return found


def test_every_seat_has_a_row_of_its_own() -> None:
    found = hands()
    assert [found.size(seat) for seat in range(3)] == [3, 0, 1]
    assert (found.at(0, 1), found.top(0), found.top(2)) == (2, 8, 4)
    assert found.pop(0) == 8
    found.set(0, 0, 6)
    found.extend(1, [1, 0])
    assert found == [[6, 2], [1, 0], [4]]
    assert found.seats() == 3
    assert found.cells[found.first(2)] == 4


def test_cards_of_a_seat_are_found_and_taken_from_anywhere() -> None:
    found = hands()
    assert [found.find(0, card) for card in (5, 8, 4)] == [0, 2, -1]
    assert found.find(2, 4) == 0
    assert found.take(0, 0) == 5
    found.remove(2, 4)
    assert found == [[2, 8], [], []]


def test_cards_of_a_seat_are_put_in_between_and_in_order() -> None:
    found = hands()
    found.insert(0, 1, 9)
    found.insert(1, 0, 7)
    assert found == [[5, 9, 2, 8], [7], [4]]
    for card in (6, 1, 9):
        found.put(2, card)
    assert found == [[5, 9, 2, 8], [7], [1, 4, 6, 9]]


def test_a_seats_row_is_filled_and_cleared() -> None:
    found = hands()
    found.clear(0)
    found[1] = (3, 3)
    assert found == [[], [3, 3], [4]]
    found.fill(1, found[2])
    assert found == [[], [4], [4]]


@pytest.mark.parametrize("way", ["add", "put", "insert"])
@pytest.mark.parametrize("room", [0, 1, 3])
def test_the_rows_grow_together_and_keep_what_lies_in_them(way: str, room: int) -> None:
    found = rows(3, room)
    for card in range(20):
        for seat in range(3):
            if way == "insert":
                found.insert(seat, found.size(seat), 100 * seat + card)
            else:
                getattr(found, way)(seat, 100 * seat + card)
    assert found == [[100 * seat + card for card in range(20)] for seat in range(3)]
    assert found.seats() == 3


def test_a_seats_row_is_shuffled_as_a_list_is() -> None:
    found, cards = rows(2), list(range(30))
    found.fill(1, range(30))
    found.fill(0, [1, 2])
    found.shuffle(1, seeded(5))
    seeded(5).shuffle(cards)
    assert found == [[1, 2], cards]
    found.shuffle(0, ScriptedChance([0]))
    assert found[0] == (2, 1)


def test_rows_read_like_lists_of_tuples() -> None:
    found = hands()
    assert (found[0], list(found), found.listed(2), len(found)) == ((5, 2, 8), [(5, 2, 8), (), (4,)], [4], 3)
    for seat in (3, -1):
        with pytest.raises(IndexError):
            found[seat]
    assert found == [(5, 2, 8), [], (4,)]
    assert found == hands()
    assert found != [[5, 2], [8], [4]]
    assert found != 3
    assert hash(found) == hash(hands())
    assert repr(found) == "[[5, 2, 8], [], [4]]"


def test_how_much_room_there_is_makes_no_difference() -> None:
    narrow, wide = rows(2, 1), rows(2, 50)
    for found in (narrow, wide):
        found.fill(0, [1, 2, 3])
    assert narrow == wide
    assert hash(narrow) == hash(wide)
    assert describe(narrow) == describe(wide) == describe([[1, 2, 3], []])


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda found: found.pop(1), "from the empty row of seat 1"),
        (lambda found: found.top(1), "the row of seat 1 is empty"),
        (lambda found: found.take(0, 3), "seat 0 has no card at place 3 of 3"),
        (lambda found: found.take(0, -1), "seat 0 has no card at place -1"),
        (lambda found: found.remove(0, 4), "seat 0 has no card at place -1"),
    ],
)
def test_what_a_seat_does_not_have_cannot_be_taken(wrong: Callable[[Rows], object], says: str) -> None:
    found = hands()
    with pytest.raises(RulesBug, match=says):
        wrong(found)
    assert found == hands()


# -- numbers -------------------------------------------------------------------------------------------------------


def test_a_grid_has_numbers_for_every_seat() -> None:
    found = grid(2, 3)
    assert found == [[0, 0, 0], [0, 0, 0]]
    found.set(1, 2, 7)
    found.add(1, 2, -2)
    found.add(0, 0, 1)
    assert [found.at(0, 0), found.at(1, 2)] == [1, 5]
    found[0] = (4, 5, 6)
    assert [found.total(seat) for seat in range(2)] == [15, 5]
    assert found == [[4, 5, 6], [0, 0, 5]]


def test_a_grid_reads_like_a_list_of_tuples() -> None:
    found = grid(2, 2)
    found[1] = (3, 4)
    assert (found[1], list(found), found.listed(1), len(found)) == ((3, 4), [(0, 0), (3, 4)], [3, 4], 2)
    for seat in (2, -1):
        with pytest.raises(IndexError):
            found[seat]
    assert found == [(0, 0), [3, 4]]
    assert found != [[0, 0]]
    assert found != 3
    assert hash(found) == hash(found.clone())
    assert repr(found) == "[[0, 0], [3, 4]]"


@pytest.mark.parametrize("values", [(1,), (1, 2, 3)])
def test_a_seat_of_a_grid_has_neither_more_nor_fewer_numbers(values: tuple[int, ...]) -> None:
    found = grid(2, 2)
    with pytest.raises(RulesBug, match=f"{len(values)} numbers, and seat 0 has 2"):
        found[0] = values
    assert found == [[0, 0], [0, 0]]


def test_packed_numbers_are_copied() -> None:
    packed = numbers([3, 1])
    other = copied(packed)
    other[0] = 9
    assert (list(packed), list(other)) == ([3, 1], [9, 1])


# -- all of them ---------------------------------------------------------------------------------------------------


def filled_grid() -> Grid:
    """Two seats with two numbers each."""
    found = grid(2, 2)
    found[0] = (1, 2)
    return found


@pytest.mark.parametrize(
    ("make", "changes"),
    [
        (
            lambda: row([3, 1, 2]),
            [lambda z: z.add(9), lambda z: z.take(0), lambda z: z.insert(0, 5), lambda z: z.pop()],
        ),
        (hands, [lambda z: z.add(1, 9), lambda z: z.set(0, 0, 9), lambda z: z.put(0, 3), lambda z: z.clear(0)]),
        (filled_grid, [lambda z: z.set(0, 0, 9), lambda z: z.add(1, 1, 1)]),
    ],
    ids=["row", "rows", "grid"],
)
def test_a_clone_goes_its_own_way(
    make: Callable[[], Row | Rows | Grid], changes: list[Callable[[Row | Rows | Grid], object]]
) -> None:
    for change in changes:
        one = make()
        other = one.clone()
        assert other == one == make()
        change(other)
        assert one == make()
        assert other != one
        later = one.clone()
        change(one)
        assert later == make()


@pytest.mark.parametrize("make", [lambda: row([3, 1, 2]), hands, filled_grid], ids=["row", "rows", "grid"])
def test_they_survive_pickling(make: Callable[[], Row | Rows | Grid]) -> None:
    back = pickle.loads(pickle.dumps(make()))
    assert back == make()
    assert type(back) is type(make())
