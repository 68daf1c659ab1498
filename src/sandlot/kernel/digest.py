# interpreted: it looks into objects by name, which compiling does not make faster
"""A fingerprint of a position, written once over all declared fields; no game writes its own."""

from __future__ import annotations

import hashlib

from sandlot.kernel.game import Game

NOT_STATE = frozenset({"events", "trier"})


_fields: dict[type, tuple[str, ...]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """The declared fields of a class and its bases, sorted; the same for plain and compiled classes."""
    if kind in _fields:
        return _fields[kind]
    names: set[str] = set()
    for base in kind.__mro__:
        declared = base.__dict__.get("__mypyc_attrs__")
        if declared is None:
            declared = base.__dict__.get("__slots__", ())
        names.update((declared,) if isinstance(declared, str) else declared)
    _fields[kind] = tuple(sorted(names - NOT_STATE - {"__dict__", "__weakref__"}))
    return _fields[kind]


def describe(value: object) -> str:
    """Plain text of a value: numbers and strings as they are, objects by class name and fields."""
    if value is None or isinstance(value, (int, float, str, bytes)):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(describe, value)) + "]"
    if isinstance(value, dict):
        return "{" + ",".join(f"{describe(k)}:{describe(v)}" for k, v in value.items()) + "}"
    kind = type(value)
    own = sorted(vars(value)) if hasattr(value, "__dict__") else []
    names = [*fields(kind), *(n for n in own if n not in NOT_STATE)]
    return f"{kind.__name__}({','.join(f'{n}={describe(getattr(value, n))}' for n in names if hasattr(value, n))})"


def digest(g: Game) -> int:
    """63 bits over everything that decides how the game goes on."""
    text = describe(g)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1
