# interpreted: for plain Python only
"""In plain Python a call costs more than the work it leads to, so the detour of a game's own types is taken out.

A compiled step needs its game's own type and gets it from `Deed.run`, which calls `go`. Without a compiler types cost
nothing, so there the `run` of every step simply is its `go`. A few methods of the kernel are written once more for
plain Python, in `quicker.py`.
"""

from __future__ import annotations

from typing import Any

from sandlot.kernel.packed import ARRAYS
from sandlot.kernel.plain import Plain
from sandlot.kernel.quicker import QUICKER

DETOURS = {"run": "go", "offer": "offers", "take": "chosen", "act": "do"}  # what is called: what a game writes


def _straight(cls: Any) -> None:
    for called, written in DETOURS.items():
        if written in vars(cls) and called not in vars(cls):
            setattr(cls, called, vars(cls)[written])
    for name, method in QUICKER.get(f"{cls.__module__}.{cls.__qualname__}", {}).items():
        setattr(cls, name, method)


if not ARRAYS:
    Plain.__init_subclass__ = classmethod(_straight)  # type: ignore[assignment]
