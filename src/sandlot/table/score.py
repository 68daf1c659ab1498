"""How a seat stands, as the people at the table count it."""

from __future__ import annotations

from msgspec import Struct


class Score(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A count of something: 4 games, 1 run. Team mates have the same; `unit` is empty where the game names none."""

    value: int
    unit: str = ""


def counted(value: int, one: str, many: str = "") -> Score:
    """A score whose unit agrees with it in number; the plural adds an s unless it is given."""
    return Score(value=value, unit=one if value == 1 else many or f"{one}s")
