# interpreted: for plain Python only
"""In plain Python a call costs more than the work it leads to, so the detour of a game's own types is taken out.

A compiled step needs its game's own type and gets it from `Deed.run`, which calls `go`. Without a compiler types cost
nothing, so there the `run` of every step simply is its `go`.
"""

from __future__ import annotations

from typing import Any

from sandlot.kernel.packed import ARRAYS
from sandlot.kernel.plain import Plain

DETOURS = {"run": "go", "offer": "offers", "take": "chosen", "act": "do"}  # what is called: what a game writes


def _straight(cls: Any) -> None:
    for called, written in DETOURS.items():
        if written in vars(cls) and called not in vars(cls):
            setattr(cls, called, vars(cls)[written])


if not ARRAYS:
    Plain.__init_subclass__ = classmethod(_straight)  # type: ignore[assignment]
