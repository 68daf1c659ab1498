"""Updates: what differs between two tables, by part id, small enough to send after every move."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from sandlot.table.parts import AnyPart, Part, Table, children


class Changes(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`edits` sets fields of parts that stay, `adds` are new parts without what lies in them, `drops` go.

    `orders` lists the ids of what lies in a part, wherever that changed. Values are plain JSON values."""

    edits: dict[str, dict[str, Any]] = {}
    adds: dict[str, dict[str, Any]] = {}
    drops: tuple[str, ...] = ()
    orders: dict[str, tuple[str, ...]] = {}

    def __bool__(self) -> bool:
        return bool(self.edits or self.adds or self.drops or self.orders)


def diff(old: Table, new: Table) -> Changes:
    """The changes that turn the old table into the new one."""
    before, after = _differing(old, new)
    edits: dict[str, dict[str, Any]] = {}
    adds: dict[str, dict[str, Any]] = {}
    orders: dict[str, tuple[str, ...]] = {}
    for name, part in after.items():
        was = before.get(name)
        if was == part:
            continue
        inside = tuple(child.id for child in children(part))
        if type(was) is not type(part):
            adds[name] = _plain(part)
            if inside:
                orders[name] = inside
            continue
        changed = {
            field: msgspec.to_builtins(getattr(part, field))
            for field in part.__struct_fields__
            if field != "parts" and getattr(was, field) != getattr(part, field)
        }
        if changed:
            edits[name] = changed
        if inside != tuple(child.id for child in children(was)):
            orders[name] = inside
    drops = tuple(name for name in before if name not in after)
    return Changes(edits=edits, adds=adds, drops=drops, orders=orders)


def apply(old: Table, changes: Changes) -> Table:
    """The table after the changes; what no change reaches is shared with the old one."""
    index = _index(old)
    for name in [*changes.edits, *changes.drops]:
        if name not in index:
            raise ValueError(f"the changes name the part {name!r}, which is not on the table")
    alone: dict[str, Part] = {}
    for name, edit in changes.edits.items():
        alone[name] = _made(_plain(index[name]) | edit, name)
    for name, plain in changes.adds.items():
        alone[name] = _made(plain, name)
    gone = set(changes.drops)

    def build(name: str) -> Part:
        if name in gone or (name not in alone and name not in index):
            raise ValueError(f"the changes lead to the part {name!r}, which is not on the table")
        part = alone.get(name) or index[name]
        inside = changes.orders.get(name)
        if inside is None:
            inside = () if name in changes.adds else tuple(child.id for child in children(index[name]))
        parts = tuple(build(child) for child in inside)
        if parts == children(part):
            return part
        return msgspec.structs.replace(part, parts=parts)

    table = build(old.id)
    assert isinstance(table, Table)
    return table


def _plain(part: Part) -> dict[str, Any]:
    """The part as plain values, without what lies in it."""
    alone = msgspec.structs.replace(part, parts=()) if children(part) else part
    plain: dict[str, Any] = msgspec.to_builtins(alone)
    return plain


def _made(plain: dict[str, Any], name: str) -> Part:
    """The part with these plain values."""
    kinds: Any = Table | AnyPart
    try:
        part: Part = msgspec.convert(plain, kinds)
    except msgspec.ValidationError as problem:
        raise ValueError(f"the changes give the part {name!r} values it cannot have: {problem}") from None
    return part


def _differing(old: Table, new: Table) -> tuple[dict[str, Part], dict[str, Part]]:
    """The parts of both tables by their ids, without what is the same in the same place: that is most of a table."""
    before: dict[str, Part] = {}
    after: dict[str, Part] = {}
    pairs: list[tuple[Part, Part]] = [(old, new)]
    gone: list[Part] = []
    come: list[Part] = []
    while pairs:
        was, now = pairs.pop()
        _enter(was, before)
        _enter(now, after)
        inside = {child.id: child for child in children(was)}
        for child in children(now):
            twin = inside.pop(child.id, None)
            if twin is None:
                come.append(child)
            elif twin != child:
                pairs.append((twin, child))
        gone += inside.values()
    for todo, index in ((gone, before), (come, after)):
        while todo:
            part = todo.pop()
            _enter(part, index)
            todo.extend(children(part))
    return before, after


def _enter(part: Part, index: dict[str, Part]) -> None:
    if part.id in index:
        raise ValueError(f"two parts of the table have the id {part.id!r}")
    index[part.id] = part


def _index(table: Table) -> dict[str, Part]:
    """Every part by its id; two parts of one id would make changes ambiguous."""
    index: dict[str, Part] = {}
    todo: list[Part] = [table]
    while todo:
        part = todo.pop()
        _enter(part, index)
        todo.extend(children(part))
    return index
