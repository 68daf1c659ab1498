"""Cards in rows: a deck, a pile, the hands of all seats. Numbers by seat lie in packed arrays (`vec[i64]`) as they are.

A position owns its rows: a clone copies them, so no two positions ever share one. Rules read and change them by
these methods; what `rows[seat]` gives to readers is a copy that cannot be changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.chance import Chance
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.packed import append, extend, vec
from sandlot.kernel.plain import Plain

ROOM: Final = 8  # cards for which a row of several has room at first; it grows when more come
EMPTY: Final = vec[i64]()  # what a field of numbers holds until it is filled; nobody changes it


def copied(row: vec[i64]) -> vec[i64]:
    """An independent copy; for long rows much quicker than row[:]."""
    return extend(vec[i64](capacity=len(row)), row)


def numbers(values: Iterable[int]) -> vec[i64]:
    packed = vec[i64]()
    for value in values:
        packed = append(packed, value)
    return packed


@final
@mypyc_attr(acyclic=True)
class Row(Plain):
    """One row of cards; the last is on top."""

    __slots__ = ("cells", "count")
    cells: vec[i64]  # the first `count` are the cards, the rest is room
    count: i64

    def __init__(self, cells: vec[i64], count: i64) -> None:
        self.cells = cells
        self.count = count

    def clone(self) -> Row:
        """An independent copy."""
        return Row(copied(self.cells) if self.count else vec[i64](), self.count)

    def add(self, card: i64) -> None:
        """Lay a card on top."""
        if self.count < len(self.cells):
            self.cells[self.count] = card
        else:
            self.cells = append(self.cells, card)
        self.count += 1

    def pop(self) -> i64:
        """Take the top card."""
        if self.count == 0:
            raise RulesBug("a card is taken from an empty row")
        self.count -= 1
        return self.cells[self.count]

    def top(self) -> i64:
        """The card on top, which stays there."""
        if self.count == 0:
            raise RulesBug("an empty row has no card on top")
        return self.cells[self.count - 1]

    def find(self, card: i64) -> i64:
        """At which place a card lies; -1: nowhere here."""
        cells = self.cells
        for i in range(self.count):
            if cells[i] == card:
                return i
        return -1

    def take(self, place: i64) -> i64:
        """Take the card at a place; those above close the gap."""
        if place < 0 or place >= self.count:
            raise RulesBug(f"there is no card at place {place} of a row of {self.count}")
        cells = self.cells
        card = cells[place]
        self.count -= 1
        for i in range(place, self.count):
            cells[i] = cells[i + 1]
        return card

    def remove(self, card: i64) -> None:
        """Take this card out, which lies here."""
        self.take(self.find(card))

    def insert(self, place: i64, card: i64) -> None:
        """Put a card at a place; those from there on move up."""
        self.add(card)
        cells = self.cells
        i = self.count - 1
        while i > place:
            cells[i] = cells[i - 1]
            i -= 1
        cells[i] = card

    def put(self, card: i64) -> None:
        """Put a card into a row that is kept in ascending order."""
        i = self.count
        while i > 0 and self.cells[i - 1] > card:
            i -= 1
        self.insert(i, card)

    def clear(self) -> None:
        """Take all cards away."""
        self.count = 0

    def fill(self, cards: Iterable[int]) -> None:
        """These cards and no others, in this order."""
        self.count = 0
        for card in cards:
            self.add(card)

    def extend(self, cards: Iterable[int]) -> None:
        """Lay these cards on top, in this order."""
        for card in cards:
            self.add(card)

    def shuffle(self, chance: Chance) -> None:
        """Put the row in random order."""
        chance.shuffle_first(self.cells, self.count)

    # -- for readers -------------------------------------------------------------------------------------------

    def listed(self) -> list[int]:
        """The cards in order, as a new list."""
        return [int(self.cells[i]) for i in range(self.count)]

    def __len__(self) -> int:
        return int(self.count)

    def __getitem__(self, place: int) -> int:
        found: i64 = place if place >= 0 else place + self.count
        if found < 0 or found >= self.count:
            raise IndexError(place)
        return int(self.cells[found])

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and self.find(card) >= 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Row, list, tuple)) and self.listed() == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self.listed()))

    def __repr__(self) -> str:
        return repr(self.listed())


@final
@mypyc_attr(acyclic=True)
class Rows(Plain):
    """A row of cards for every seat; the last is on top."""

    __slots__ = ("cells", "stride")
    cells: vec[i64]  # for every seat: how many cards, then the cards, then room up to `stride`
    stride: i64

    def __init__(self, cells: vec[i64], stride: i64) -> None:
        self.cells = cells
        self.stride = stride

    def clone(self) -> Rows:
        """An independent copy."""
        return Rows(copied(self.cells), self.stride)

    def size(self, seat: i64) -> i64:
        """How many cards a seat has here."""
        return self.cells[seat * self.stride]

    def first(self, seat: i64) -> i64:
        """Where in `cells` a seat's cards begin, for loops that must be quick."""
        return seat * self.stride + 1

    def at(self, seat: i64, place: i64) -> i64:
        """The card at a place of a seat's row."""
        return self.cells[seat * self.stride + 1 + place]

    def set(self, seat: i64, place: i64, card: i64) -> None:
        """Put another card at a place that is filled."""
        self.cells[seat * self.stride + 1 + place] = card

    def top(self, seat: i64) -> i64:
        """The card on top of a seat's row, which stays there."""
        first = seat * self.stride
        if self.cells[first] == 0:
            raise RulesBug(f"the row of seat {seat} is empty, no card is on top")
        return self.cells[first + self.cells[first]]

    def add(self, seat: i64, card: i64) -> None:
        """Lay a card on top."""
        first = seat * self.stride
        count = self.cells[first] + 1
        if count == self.stride:
            self.widen()
            first = seat * self.stride
        self.cells[first] = count
        self.cells[first + count] = card

    def pop(self, seat: i64) -> i64:
        """Take the top card."""
        cells = self.cells
        first = seat * self.stride
        count = cells[first]
        if count == 0:
            raise RulesBug(f"a card is taken from the empty row of seat {seat}")
        cells[first] = count - 1
        return cells[first + count]

    def find(self, seat: i64, card: i64) -> i64:
        """At which place of a seat's row a card lies; -1: nowhere here."""
        cells = self.cells
        first = seat * self.stride + 1
        for i in range(cells[first - 1]):
            if cells[first + i] == card:
                return i
        return -1

    def take(self, seat: i64, place: i64) -> i64:
        """Take the card at a place; those above close the gap."""
        cells = self.cells
        first = seat * self.stride + 1
        count = cells[first - 1] - 1
        if place < 0 or place > count:
            raise RulesBug(f"seat {seat} has no card at place {place} of {count + 1}")
        card = cells[first + place]
        cells[first - 1] = count
        for i in range(first + place, first + count):
            cells[i] = cells[i + 1]
        return card

    def remove(self, seat: i64, card: i64) -> None:
        """Take this card out, which lies here."""
        cells = self.cells
        first = seat * self.stride
        last = first + cells[first]
        i = first + 1
        while i <= last and cells[i] != card:
            i += 1
        if i > last:
            raise RulesBug(f"seat {seat} has no card at place -1 of {cells[first]}")
        while i < last:
            cells[i] = cells[i + 1]
            i += 1
        cells[first] -= 1

    def insert(self, seat: i64, place: i64, card: i64) -> None:
        """Put a card at a place; those from there on move up."""
        self.add(seat, card)
        cells = self.cells
        first = seat * self.stride + 1
        i = first + cells[first - 1] - 1
        while i > first + place:
            cells[i] = cells[i - 1]
            i -= 1
        cells[i] = card

    def put(self, seat: i64, card: i64) -> None:
        """Put a card into a row that is kept in ascending order."""
        first = seat * self.stride
        count = self.cells[first] + 1
        if count == self.stride:
            self.widen()
            first = seat * self.stride
        cells = self.cells
        cells[first] = count
        i = first + count
        while i > first + 1 and cells[i - 1] > card:
            cells[i] = cells[i - 1]
            i -= 1
        cells[i] = card

    def clear(self, seat: i64) -> None:
        """Take all cards of a seat away."""
        self.cells[seat * self.stride] = 0

    def fill(self, seat: i64, cards: Iterable[int]) -> None:
        """These cards and no others, in this order."""
        self.clear(seat)
        self.extend(seat, cards)

    def lay(self, seat: i64, cards: vec[i64]) -> None:
        """The same with packed cards."""
        count = len(cards)
        while count >= self.stride:
            self.widen()
        cells = self.cells
        first = seat * self.stride
        cells[first] = count
        for i in range(count):
            cells[first + 1 + i] = cards[i]

    def extend(self, seat: i64, cards: Iterable[int]) -> None:
        """Lay these cards on top, in this order."""
        for card in cards:
            self.add(seat, card)

    def pour(self, seat: i64, count: i64, onto: Rows) -> None:
        """Lay a seat's first `count` cards on top of its row elsewhere, in this order; those above close the gap."""
        while onto.size(seat) + count >= onto.stride:
            onto.widen()
        cells = self.cells
        there = onto.cells
        first = seat * self.stride
        top = seat * onto.stride
        goal = top + there[top] + 1
        for i in range(count):
            there[goal + i] = cells[first + 1 + i]
        there[top] += count
        left = cells[first] - count
        for i in range(first + 1, first + 1 + left):
            cells[i] = cells[i + count]
        cells[first] = left

    def shuffle(self, seat: i64, chance: Chance) -> None:
        """Put a seat's row in random order."""
        first = seat * self.stride
        cards = self.cells[first + 1 : first + 1 + self.cells[first]]
        chance.shuffle_first(cards, len(cards))
        for i in range(len(cards)):
            self.cells[first + 1 + i] = cards[i]

    def widen(self) -> None:
        """Make room for as many cards again in every row."""
        stride = 2 * self.stride
        cells = vec[i64]([0] * (stride * self.seats()))
        for seat in range(self.seats()):
            for i in range(self.stride):
                cells[seat * stride + i] = self.cells[seat * self.stride + i]
        self.cells = cells
        self.stride = stride

    def seats(self) -> i64:
        """How many rows there are."""
        return len(self.cells) // self.stride

    # -- for readers -------------------------------------------------------------------------------------------

    def listed(self, seat: i64) -> list[int]:
        """A seat's cards in order, as a new list."""
        first = self.first(seat)
        return [int(self.cells[i]) for i in range(first, first + self.cells[first - 1])]

    def __len__(self) -> int:
        return int(self.seats())

    def __getitem__(self, seat: int) -> tuple[int, ...]:
        if not 0 <= seat < self.seats():
            raise IndexError(seat)
        return tuple(self.listed(seat))

    def __setitem__(self, seat: int, cards: Iterable[int]) -> None:
        self.fill(seat, list(cards))

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter([tuple(self.listed(seat)) for seat in range(self.seats())])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Rows, list, tuple)) and [list(row) for row in self] == [list(row) for row in other]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr([list(row) for row in self])


@final
@mypyc_attr(acyclic=True)
class Grid(Plain):
    """The same count of numbers for every seat: `grid.at(seat, column)`."""

    __slots__ = ("cells", "width")
    cells: vec[i64]
    width: i64

    def __init__(self, cells: vec[i64], width: i64) -> None:
        self.cells = cells
        self.width = width

    def clone(self) -> Grid:
        """An independent copy."""
        return Grid(copied(self.cells), self.width)

    def at(self, seat: i64, column: i64) -> i64:
        return self.cells[seat * self.width + column]

    def set(self, seat: i64, column: i64, value: i64) -> None:
        """Replace one number."""
        self.cells[seat * self.width + column] = value

    def add(self, seat: i64, column: i64, by: i64) -> None:
        """Change one number by so much."""
        self.cells[seat * self.width + column] += by

    def total(self, seat: i64) -> i64:
        """The sum of a seat's numbers."""
        total: i64 = 0
        for i in range(seat * self.width, (seat + 1) * self.width):
            total += self.cells[i]
        return total

    # -- for readers -------------------------------------------------------------------------------------------

    def listed(self, seat: i64) -> list[int]:
        """A seat's numbers, as a new list."""
        return [int(self.cells[i]) for i in range(seat * self.width, (seat + 1) * self.width)]

    def __len__(self) -> int:
        return int(len(self.cells) // self.width)

    def __getitem__(self, seat: int) -> tuple[int, ...]:
        if not 0 <= seat < len(self):
            raise IndexError(seat)
        return tuple(self.listed(seat))

    def __setitem__(self, seat: int, values: Iterable[int]) -> None:
        given = list(values)
        if len(given) != self.width:
            raise RulesBug(f"{given} are {len(given)} numbers, and seat {seat} has {self.width}")
        for column, value in enumerate(given):
            self.set(seat, column, value)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter([tuple(self.listed(seat)) for seat in range(len(self))])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Grid, list, tuple)) and [list(row) for row in self] == [list(row) for row in other]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr([list(row) for row in self])


def row(cards: Iterable[int] = ()) -> Row:
    """A row with these cards."""
    cells = numbers(cards)
    return Row(cells, len(cells))


def rows(seats: i64, room: i64 = ROOM) -> Rows:
    """An empty row for every seat."""
    return Rows(vec[i64]([0] * (seats * (room + 1))), room + 1)


def grid(seats: i64, width: i64, start: i64 = 0) -> Grid:
    """A grid of `width` numbers for every seat, all alike."""
    return Grid(vec[i64]([start] * (seats * width)), width)
