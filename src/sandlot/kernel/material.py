# interpreted: declarations
"""What a game is played with, declared once in its `material.py`: zones of cards, spots on the board, numbers.

From it follow the class of its positions with its fields, the clone and the usual re-deal (`tools/material.py` writes
them to the game's `state.py`), and by looking things up here: a table at which nothing is dealt, the places of events
and what the page calls them, where every card lies, what a seat cannot know, and that no card is lost or doubled.

A clone copies what can be changed in place and shares what cannot. Which is which stands in the type: rows, grids and
packed numbers are copied; numbers, flags, words, tuples and the pack are shared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeVar

from sandlot.kernel import registry
from sandlot.kernel.code_book import CodeBook, Range
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.registry import Value
from sandlot.kernel.zones import grid, numbers, row, rows

NO_CARD = -1
GIVEN = object()  # the game gives it when it lays out the table
BESIDE = 8  # places that a zone with a row for every seat takes: one for each seat, at most eight

Sight = Literal["all", "owner", "nobody", "told"]  # who sees a card here by rule; "told": whom the rules let see it
Shape = Literal["row", "rows", "slot", "slots", "grid", "asked", "rest"]
Position = TypeVar("Position", bound=Game)


@dataclass(frozen=True)
class Zone:
    """Where cards lie."""

    name: str  # the field of the position
    label: str  # for people: the hand, the Lineup
    # one row, a row for every seat, one card or one for every seat; "grid": for every seat as many slots as parts;
    # "asked": one row before the seat that answers now; "rest": no field, all other cards
    shape: Shape
    seen_by: Sight
    part: str | None = None  # the part of the table that shows it, {seat} counted; None: as the zone; "": no part
    parts: tuple[str, ...] = ()  # of single slots, one part each: slots of the table, or of a grid with {seat} counted
    place: str = ""  # the constant of its first place; the name in capitals if it is not said
    ordered: bool = True  # False: a hand, kept in ascending order, in which places do not count
    room: int = 8  # cards for which a row has room at first
    share: int = 0  # of one row with a place for every seat: this many cards belong to each, those of seat 0 first
    note: str = ""

    @property
    def width(self) -> int:
        """How many places it takes."""
        if self.parts:
            return len(self.parts) * (BESIDE if self.shape == "grid" else 1)
        return BESIDE if self.by_seat else 1

    @property
    def by_seat(self) -> bool:
        """Whether every seat has its place here."""
        return self.shape in ("rows", "grid", "asked") or (self.shape == "slots" and not self.parts) or self.share > 0

    @property
    def constant(self) -> str:
        """What its first place is called in the rules."""
        return self.place or self.name.upper()

    def part_at(self, offset: int) -> str:
        """The part that shows one of its places."""
        if self.parts:
            seat, slot = divmod(offset, len(self.parts))
            return self.parts[slot].replace("{seat}", str(seat))
        part = self.name + ("{seat}" if self.width > 1 else "") if self.part is None else self.part
        return part.replace("{seat}", str(offset))

    def rows(self, g: Game) -> list[list[int]]:
        """Its cards, row by row; empty slots are empty rows."""
        if self.shape == "rest":
            return []
        cards: Any = getattr(g, self.name)
        if self.share:
            return [[card for card in cards if card // self.share == seat] for seat in range(g.seats)]
        if self.shape == "row":
            return [list(cards)]
        if self.shape == "rows":
            return [list(row) for row in cards]
        if self.shape == "asked":
            return [list(cards) if seat == g.seat else [] for seat in range(g.seats)]
        if self.shape == "grid":
            cards = [card for row in cards for card in row]
        return [[card] if card != NO_CARD else [] for card in ([cards] if self.shape == "slot" else cards)]


@dataclass(frozen=True)
class Spot:
    """Places of events where no card lies: a base, a track, a purse."""

    place: str  # the constant of the first of them
    parts: tuple[str, ...]  # of the table, one for each place


@dataclass(frozen=True)
class Number:
    """One whole number."""

    name: str
    start: int = 0
    note: str = ""


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    name: str
    note: str = ""


@dataclass(frozen=True)
class Setting:
    """The table option of this name: yes or no, or a number."""

    name: str
    type: Literal["bool", "i64"] = "bool"
    note: str = ""


@dataclass(frozen=True)
class Numbers:
    """A packed row of numbers: one for every seat, or as many as said."""

    name: str
    start: int = 0
    length: int = 0  # 0: for every seat
    each: int = 1  # how many for every seat, those of seat 0 first
    seen_by: Literal["all", "owner"] = "all"
    note: str = ""


@dataclass(frozen=True)
class Table:
    """A grid: `width` numbers for every seat."""

    name: str
    width: int
    note: str = ""


@dataclass(frozen=True)
class Fixed:
    """Something that never changes in place: a tuple, a word, a shared object. It is replaced as a whole."""

    name: str
    type: str
    start: object = GIVEN
    note: str = ""


@dataclass(frozen=True)
class Own:
    """An object that belongs to one position and has a `clone` method."""

    name: str
    type: str
    start: Callable[[int], object]  # makes it, for a number of seats
    note: str = ""


def settings(*names: str) -> tuple[Setting, ...]:
    """Table options of yes or no."""
    return tuple(Setting(name) for name in names)


def by_seat(*names: str) -> tuple[Numbers, ...]:
    """Numbers from 0 on, one for every seat, that need no note."""
    return tuple(Numbers(name) for name in names)


Field = Number | Flag | Setting | Numbers | Table | Fixed | Own


@dataclass(frozen=True)
class Material:
    """All of a game's material, in the order in which it is told."""

    position: str  # the class of its positions
    about: str  # its docstring
    fields: tuple[Field | Zone | Spot, ...]
    imports: tuple[str, ...] = ()  # lines for the types of fixed and own fields
    since: dict[str, object] = field(default_factory=dict)  # fields younger than stored fingerprints, and their start
    formerly: dict[str, str] = field(default_factory=dict)  # fields with another name in stored fingerprints, and that
    redeal: bool = True  # False: the game deals what is hidden in another way
    options: tuple[Range, ...] = ()  # what can be answered, by number

    @cached_property
    def book(self) -> CodeBook:
        """The options by number."""
        return CodeBook(self.options)

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones, in order."""
        return tuple(each for each in self.fields if isinstance(each, Zone))

    @property
    def stored(self) -> tuple[Field | Zone, ...]:
        """What has a field in the position."""
        return tuple(
            each
            for each in self.fields
            if not isinstance(each, Spot) and not (isinstance(each, Zone) and each.shape == "rest")
        )

    def lay_out(self, kind: type[Position], seats: int, options: Mapping[str, Value], **given: object) -> Position:
        """A position in which everything is as it is before the deal; the kernel's fields are still to be filled."""
        fields = {each.name: _start(each, seats, options) for each in self.stored} | given
        if missing := [name for name, value in fields.items() if value is GIVEN]:
            raise RulesBug(f"{self.position} is laid out without {', '.join(missing)}")
        g = kind()
        for name, value in fields.items():
            setattr(g, name, value)
        return g

    def constants(self) -> Iterator[tuple[str, int]]:
        """The first place of every zone and spot, by its name in the rules."""
        at = 0
        for each in self.fields:
            if isinstance(each, Zone):
                yield each.constant, at
                at += each.width
            elif isinstance(each, Spot):
                yield each.place, at
                at += len(each.parts)

    def part(self, place: int) -> str:
        """The part of the table behind a place of an event; "" for none."""
        at = 0
        for each in self.fields:
            if isinstance(each, Zone):
                if at <= place < at + each.width:
                    return each.part_at(place - at)
                at += each.width
            elif isinstance(each, Spot):
                if at <= place < at + len(each.parts):
                    return each.parts[place - at]
                at += len(each.parts)
        return ""


def _start(each: Field | Zone, seats: int, options: Mapping[str, Value]) -> object:
    match each:
        case Number() | Fixed():
            return each.start
        case Flag():
            return False
        case Setting():
            return bool(options[each.name]) if each.type == "bool" else int(options[each.name])
        case Numbers():
            return numbers([each.start] * (each.length or each.each * seats))
        case Table():
            return grid(seats, each.width)
        case Own():
            return each.start(seats)
        case Zone(shape="slot"):
            return NO_CARD
        case Zone(shape="slots"):
            return numbers([NO_CARD] * (len(each.parts) or seats))
        case Zone(shape="grid"):
            return grid(seats, len(each.parts), NO_CARD)
        case Zone(shape="rows"):
            return rows(seats, each.room)
        case Zone():
            return row()


def of_game(name: str) -> Material:
    """The material of a game."""
    found: Material = registry.find(name).module("material").MATERIAL
    return found


def of(g: Game) -> Material:
    """The material of a position's game."""
    return of_game(g.name())


def _laid(g: Game) -> Iterator[tuple[Zone, int, int, list[int]]]:
    """Every row of every zone: the zone, its place, whose it is, its cards."""
    material = of(g)
    first = dict(material.constants())
    for zone in material.zones:
        for offset, cards in enumerate(zone.rows(g)):
            owner = offset // len(zone.parts) if zone.shape == "grid" else offset
            yield zone, first[zone.constant] + offset, owner, cards


def places(g: Game) -> list[int]:
    """For every card the place where it lies; what lies nowhere else is the rest, or nowhere."""
    material = of(g)
    first = dict(material.constants())
    rest = next((first[zone.constant] for zone in material.zones if zone.shape == "rest"), NO_CARD)
    found = [rest] * len(g.known)
    for _, place, _, cards in _laid(g):
        for card in cards:
            found[card] = place
    return found


def secrets(g: Game, seat: int) -> list[int]:
    """Everything a seat cannot know: hidden cards by place, hidden numbers, and what the rules add."""
    bit = 1 << seat
    found = [g.rules.alike(g, card) for _, _, _, cards in _laid(g) for card in cards if not g.known[card] & bit]
    for each in of(g).fields:
        if isinstance(each, Numbers) and each.seen_by == "owner":
            found += [number for owner, number in enumerate(getattr(g, each.name)) if owner != seat]
    return found + g.rules.secrets(g, seat)


def audit(g: Game) -> None:
    """No card is lost, doubled or seen by too few; then what the game's rules conserve."""
    material = of(g)
    lying: set[int] = set()
    for zone, _, owner, cards in _laid(g):
        if not zone.ordered and cards != sorted(cards):
            raise RulesBug(f"{zone.name}: {cards} are not in order")
        for card in cards:
            if card in lying:
                raise RulesBug(f"{zone.name}: card {card} lies in two places")
            lying.add(card)
            wanted = _seen(zone, owner)
            if g.known[card] & wanted != wanted:
                raise RulesBug(f"{zone.name}: card {card} is known to {g.known[card]:b}, not to {wanted:b}")
    if not any(zone.shape == "rest" for zone in material.zones):
        _all_there(lying, g.rules.cards(g))
    g.rules.audit(g)


def _seen(zone: Zone, owner: int) -> int:
    if zone.seen_by == "all":
        return EVERYONE
    return 1 << owner if zone.seen_by == "owner" and zone.by_seat else 0


def _all_there(lying: set[int], cards: Iterable[int]) -> None:
    if missing := sorted(set(cards) - lying):
        raise RulesBug(f"cards {missing} lie nowhere")
