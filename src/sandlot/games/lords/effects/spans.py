"""Spans of time: from when on something holds, and how long."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import note
from sandlot.games.lords.numbers import FOREVER, Lasting
from sandlot.games.lords.state import Lords


def next_season_phase(g: Lords) -> i64:
    """The clock of the next in-season phase."""
    return g.clock + (2 if g.phase == codes.LATE else 1)


def begins(g: Lords, when: i64, deferred: bool) -> i64:
    """From which clock on something holds; off season, what is for a phase of play waits for the Early Season."""
    if when == codes.NEXT_PHASE or (deferred and g.phase == codes.OFF and when <= codes.PHASE):
        return next_season_phase(g)
    return g.clock


def ends(g: Lords, when: i64, start: i64) -> i64:
    """At which clock it no longer holds."""
    if when == codes.YEAR:
        return 4 * (g.year + 1)
    if when == codes.GAME or when == codes.NEXT:
        return FOREVER
    return start + 1


def last(g: Lords, kind: i64, seat: i64, what: i64, n: i64, when: i64, deferred: bool = False) -> None:
    """Put down something that lasts."""
    start = begins(g, when, deferred)
    until = ends(g, when, start)
    note(g, Lasting(kind, seat, what, n, start, until, when == codes.NEXT, g.effect_extra))
