"""A pack as the rules read it."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.kernel.packed import vec
from sandlot.kernel.plain import Plain


class Roster(Plain):
    """Shared by all clones: rows by card."""

    __slots__ = ("actions", "cost", "hits", "ids", "kind", "names", "pinch", "program", "red", "revenue", "rules",
                 "speed", "texts")  # fmt: skip

    def __init__(
        self,
        kind: vec[i64],
        cost: vec[i64],
        revenue: vec[i64],
        hits: vec[vec[i64]],
        speed: vec[i64],
        pinch: vec[bool],
        program: vec[vec[i64]],
        red: vec[bool],
        ids: list[str],
        names: list[str],
        actions: list[str],
        texts: list[str],
        rules: list[str],
    ) -> None:
        self.kind = kind  # Natural, Robot or Cyborg
        self.cost = cost
        self.revenue = revenue
        self.hits = hits  # by the base they reach
        self.speed = speed
        self.pinch = pinch
        self.program = program  # of the Immediate Action; empty: none
        self.red = red  # the action is defensive (BH-IA-1)
        self.ids = ids
        self.names = names
        self.actions = actions
        self.texts = texts
        self.rules = rules  # the rule of the action
