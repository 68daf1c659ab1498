"""A pack as the rules read it."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.kernel.packed import vec
from sandlot.kernel.plain import Plain


class Kinds(Plain):
    """Shared by all clones: rows by kind, and the kind of every card."""

    __slots__ = ("blue", "kind", "names", "program", "stands_for", "texts")

    def __init__(
        self,
        kind: vec[i64],
        blue: vec[bool],
        program: vec[vec[i64]],
        stands_for: vec[i64],
        names: list[str],
        texts: list[str],
    ) -> None:
        self.kind = kind
        self.blue = blue
        self.program = program
        self.stands_for = stands_for  # the options of a Joker (MW-BLU-14)
        self.names = names
        self.texts = texts
