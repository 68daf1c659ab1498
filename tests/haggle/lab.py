"""What the lab can group games of Haggle by, beside what it knows of every game."""

from __future__ import annotations

from haggle.game import Haggle

FIELDS = ("borrowed",)


def fields(g: Haggle) -> dict[str, str]:
    """Whether anybody took a loan."""
    return {"borrowed": "yes" if any(g.debt) else "no"}
