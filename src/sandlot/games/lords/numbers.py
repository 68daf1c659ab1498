"""Numbers of the mats and the board, and what lasts beyond a moment: its kinds, and the objects that note it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.packed import vec
from sandlot.kernel.plain import Plain

START_CASH: Final = 42_000  # LOB-1.0-d
GIVEN: Final = 45  # wins and losses of every season outside the phases (LOB-5.4-a)
GAMES: Final = vec[i64]([0, 23, 24, 25])  # LOB-5.4-b
FARM_COST: Final = vec[i64]([0, 1000, 2000, 5000, 7500, 9500])  # LOB-8.1-f
FARM_PH: Final = vec[i64]([0, 0, 0, 2, 3, 4])  # also the cap (LOB-8.1-a, LOB-R110)
FARM_PR: Final = vec[i64]([0, 1, 3, 3, 4, 5])
MANAGER_COST: Final = 1000  # a star (LOB-3.3-a)
MEDIA_CAP: Final = vec[i64]([0, 1, 2, 15, 15, 15])  # by stars of the front office (LOB-3.1.1-d to LOB-3.1.1-g)
FOREVER: Final = 1 << 20
NO_ONE: Final = -1
NO_CARD: Final = -1

# what lasts
DRM: Final = 0  # what: kind of roll
SCALE: Final = 1  # what: price, n: percent
SHIELD: Final = 2
BLOCK: Final = 3
OPS: Final = 4
ON: Final = 5  # what: trigger; program, pc, end
REROLL: Final = 6
MARK_W: Final = 7  # marks of a phase that is yet to come
MARK_L: Final = 8
MARK_G: Final = 9
NATIONAL: Final = 10
BENCH: Final = 11  # an injury that begins with a phase


@final
@mypyc_attr(acyclic=True)
class Lasting(Plain):
    """Something that holds for a while: from clock `start` on, until clock `until`; `once`: for one use only."""

    __slots__ = ("end", "extra", "kind", "n", "once", "pc", "program", "seat", "start", "until", "what")

    def __init__(
        self,
        kind: i64,
        seat: i64,
        what: i64,
        n: i64,
        start: i64,
        until: i64,
        once: bool,
        extra: bool,
        program: i64 = -1,
        pc: i64 = 0,
        end: i64 = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.n = n
        self.start = start
        self.until = until
        self.once = once
        self.extra = extra  # of an Extra Innings card: ends when that card is replaced
        self.program = program
        self.pc = pc
        self.end = end


@final
@mypyc_attr(acyclic=True)
class Injured(Plain):
    """A player outside the 25 until the start of clock `back` (LOB-R125)."""

    __slots__ = ("back", "scores", "seat", "type")

    def __init__(self, seat: i64, type: i64, back: i64, scores: bool) -> None:
        self.seat = seat
        self.type = type
        self.back = back
        self.scores = scores  # False: out for the year in the All-Star Game (LOB-11.2-f)
