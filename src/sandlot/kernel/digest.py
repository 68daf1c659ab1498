# interpreted: it looks into objects by name, which compiling does not make faster
"""A fingerprint of a position, written once over all declared fields; no game writes its own."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from sandlot.kernel.fields import state
from sandlot.kernel.packed import ARRAYS
from sandlot.kernel.step import Step
from sandlot.kernel.zones import Grid, Row, Rows

if TYPE_CHECKING:
    from sandlot.kernel.game import Game

# the pack never changes, and match files carry its hash; what people are shown or try decides nothing
NOT_STATE = frozenset({"events", "gathered", "names", "pack", "reminds", "rules", "trier"})
FLOOR = [Step(), Step()]  # lay below every agenda when the first match files were written


def describe(value: object) -> str:
    """Plain text of a value: numbers and strings as they are, objects by class name and fields.

    `SINCE` of a class names fields that came later than match files with its fingerprints, each with the value at
    which all is as before: at this value the field is left out, so those files still prove themselves. `FORMERLY` names
    fields that had another name in those files, each with that name.
    """
    if value is None or isinstance(value, (int, float, str, bytes)):
        return repr(value)
    if isinstance(value, ARRAYS):
        value = list(value)
    if isinstance(value, (list, tuple, Row, Rows, Grid)):
        return "[" + ",".join(map(describe, value)) + "]"
    since: dict[str, object] = getattr(type(value), "SINCE", {})
    formerly: dict[str, str] = getattr(type(value), "FORMERLY", {})
    found = state(value)
    if isinstance(agenda := found.get("agenda"), list):  # only a position has one
        found["agenda"] = FLOOR + agenda
    fields = sorted(
        (formerly.get(name, name), field)
        for name, field in found.items()
        if name not in NOT_STATE and (name not in since or since[name] != field)
    )
    return f"{type(value).__name__}({','.join(f'{name}={describe(field)}' for name, field in fields)})"


def digest(g: Game) -> int:
    """63 bits over everything that decides how the game goes on."""
    text = describe(g)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1
