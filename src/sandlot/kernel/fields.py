# interpreted: it looks into objects by name, which compiling does not make faster
"""The declared fields of plain and compiled classes alike: for pickling and for fingerprints."""

from __future__ import annotations

import copyreg
import inspect
from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from sandlot.kernel.packed import ARRAYS, vec

_fields: dict[type, tuple[str, ...]] = {}
_arguments: dict[type, tuple[str, ...]] = {}

# Buffers with room to spare are told by what lies in them: nothing that was there before may reach anybody.
PACKED = {"options": ("offered", "count"), "agenda": ("steps", "depth")}


def fields(kind: type) -> tuple[str, ...]:
    """The declared fields of a class and its bases, sorted; the same for plain and compiled classes."""
    if kind not in _fields:
        names: set[str] = set()
        for base in kind.__mro__:
            declared = base.__dict__.get("__mypyc_attrs__")
            if declared is None:
                declared = base.__dict__.get("__slots__", ())
            names.update((declared,) if isinstance(declared, str) else declared)
        _fields[kind] = tuple(sorted(names - {"__dict__", "__weakref__"}))
    return _fields[kind]


def arguments(kind: type) -> tuple[str, ...]:
    """The names of the constructor's arguments."""
    if kind not in _arguments:
        made = getattr(kind, "__init__") is not object.__init__  # noqa: B009  (mypy distrusts kind.__init__)
        _arguments[kind] = tuple(inspect.signature(kind).parameters) if made else ()
    return _arguments[kind]


def state(value: object) -> dict[str, object]:
    """All fields that have a value, by name; buffers by what lies in them."""
    found = {name: getattr(value, name) for name in fields(type(value)) if hasattr(value, name)}
    if hasattr(value, "__dict__"):
        found.update(vars(value))
    for name, parts in PACKED.items():
        if parts[0] in found:
            for part in parts:
                found.pop(part, None)
            found[name] = getattr(value, name)
    return found


def restore(kind: type, args: list[object], rest: dict[str, object]) -> object:
    """Build an object back from what `reduce` took apart."""
    value: object = kind(*args)
    for name, field in rest.items():
        setattr(value, name, field)
    return value


def reduce(value: object) -> tuple[object, ...]:
    """What pickle needs to build this object again."""
    kind = type(value)
    rest = state(value)
    args = [rest.pop(name) for name in arguments(kind)]
    return restore, (kind, args, rest)


# Pickle knows nothing of packed arrays by itself.


def unpack_numbers(values: list[int]) -> object:
    return vec[i64](values)


def unpack_flags(values: list[bool]) -> object:
    return vec[bool](values)


def unpack_rows(values: list[Any]) -> object:
    """Rows of packed numbers."""
    return vec[vec[i64]](values)


def _teach_pickle(packed: object, unpack: Callable[[list[Any]], object]) -> None:
    kind: Any = type(packed)
    copyreg.pickle(kind, lambda value: (unpack, (list(value),)))


if ARRAYS:
    _teach_pickle(vec[i64](), unpack_numbers)
    _teach_pickle(vec[bool](), unpack_flags)
    _teach_pickle(vec[vec[i64]](), unpack_rows)
