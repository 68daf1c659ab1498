"""Random tables: every kind of part, every field, ids from a small pool so that two tables share some."""

import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

from sandlot.table.parts import AnyPart, Card, Part, Prompt, Seat, Table, Zone, children

KINDS: tuple[type[Part], ...] = get_args(AnyPart)
LETTERS = st.sampled_from("abcdeXYZ 0123456789.,:[]()äß漢字🎲\u0301\u200d\n\t\x1b\x07")
WORDS = st.text(LETTERS, max_size=24) | st.text(max_size=12)
IDS = st.integers(0, 40).map(lambda number: f"p{number}")
NUMBERS = st.integers(-3, 45)


def of(hint: Any) -> st.SearchStrategy[Any]:
    """Values of a field's type."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is str:
        return WORDS
    if hint is int:
        return NUMBERS
    if hint is bool:
        return st.booleans()
    if hint is type(None):
        return st.none()
    if origin is Literal:
        return st.sampled_from(args)
    if origin in (Union, types.UnionType):
        return st.one_of(*map(of, args))
    if origin is tuple and args[-1] is Ellipsis:
        return st.lists(of(args[0]), max_size=4).map(tuple)
    if origin is tuple:
        return st.tuples(*map(of, args))
    return whole(hint)


def whole(kind: type[msgspec.Struct], **given: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A struct with a value for every field."""
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name != "parts"}
    fields = {name: IDS if name == "id" else of(hint) for name, hint in hints.items() if name not in given}
    return st.builds(kind, **fields, **given)


def inside(kind: type[Part]) -> st.SearchStrategy[Any]:
    """A part that may lie in a seat, with what lies in it."""
    if kind is Zone:
        return whole(kind, parts=st.lists(whole(Card), max_size=5).map(tuple))
    return whole(kind)


LEAVES = st.one_of(*(inside(kind) for kind in KINDS if kind is not Seat))
SEATS = whole(Seat, parts=st.lists(LEAVES, max_size=3).map(tuple))


def without_doubles(part: Any, seen: set[str]) -> Any:
    """The part without anything whose id was met before."""
    seen.add(part.id)
    if not children(part):
        return part
    kept = tuple(without_doubles(child, seen) for child in children(part) if child.id not in seen)
    return msgspec.structs.replace(part, parts=kept)


def table_of(parts: list[Any], frame: Table) -> Table:
    """A table with these parts, no id twice."""
    seen: set[str] = set()
    kept = tuple(without_doubles(part, seen) for part in parts if part.id not in seen)
    return msgspec.structs.replace(frame, id="table", parts=kept)


FRAMES = whole(Table, id=st.just("table"), prompt=st.none() | whole(Prompt, id=st.just("prompt")))
PARTS = st.lists(LEAVES | SEATS, max_size=6)
TABLES = st.builds(table_of, PARTS, FRAMES)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Table, Table]:
    """Two tables of which the second keeps some parts of the first, elsewhere, and has new ones."""
    before = draw(TABLES)
    parts = draw(st.permutations([*before.parts, *draw(PARTS)]))
    return before, table_of(parts, draw(FRAMES | st.just(before)))
