# interpreted: it looks into objects by name, which compiling does not make faster
"""A fingerprint of a position, written once over all declared fields; no game writes its own."""

from __future__ import annotations

import hashlib

from sandlot.kernel.fields import state
from sandlot.kernel.game import Game

NOT_STATE = frozenset({"events", "pack", "trier"})  # the pack never changes; match files carry its hash


def describe(value: object) -> str:
    """Plain text of a value: numbers and strings as they are, objects by class name and fields."""
    if value is None or isinstance(value, (int, float, str, bytes)):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(describe, value)) + "]"
    fields = sorted((name, field) for name, field in state(value).items() if name not in NOT_STATE)
    return f"{type(value).__name__}({','.join(f'{name}={describe(field)}' for name, field in fields)})"


def digest(g: Game) -> int:
    """63 bits over everything that decides how the game goes on."""
    text = describe(g)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1
