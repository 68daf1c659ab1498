"""The table's geography, what holds now, and marks and points: the atoms that everything else is made of."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.lords.numbers import BLOCK, SHIELD, Lasting
from sandlot.games.lords.state import Lords

# -- seats ---------------------------------------------------------------------------------------------------------


def left(g: Lords, seat: i64) -> i64:
    """The neighbour who is next in clockwise order."""
    return seat + 1 if seat + 1 < g.seats else 0


def right(g: Lords, seat: i64) -> i64:
    """The neighbour before."""
    return (seat - 1) % g.seats


def after(g: Lords, seat: i64, n: i64) -> i64:
    """The owner so many seats further in clockwise order (LOB-4.1.1-b); less than a whole turn."""
    found = seat + n
    return found if found < g.seats else found - g.seats


def clockwise(g: Lords, first: i64) -> list[int]:
    """All seats, clockwise from this one."""
    return [int(after(g, first, i)) for i in range(g.seats)]


def everyone(g: Lords) -> i64:
    """The mask of all seats."""
    return (1 << g.seats) - 1


def holders(g: Lords, first: i64) -> tuple[int, ...]:
    """The owners with cards in hand, clockwise from this one."""
    return tuple([int(after(g, first, i)) for i in range(g.seats) if g.hands.size(after(g, first, i))])


# -- what lasts ----------------------------------------------------------------------------------------------------


def lasts(g: Lords, kind: i64, seat: i64, what: i64) -> Lasting | None:
    """Something of this kind that holds for the seat now."""
    for one in g.lasting:
        if one.kind == kind and one.seat == seat and one.what == what and one.start <= g.clock < one.until:
            return one
    return None


def blocks(g: Lords, seat: i64) -> i64:
    """The actions that cards forbid an owner now, as a mask."""
    mask: i64 = 0
    for one in g.lasting:
        if one.kind == BLOCK and one.seat == seat and one.start <= g.clock < one.until:
            mask |= 1 << one.what
    return mask


def shielded(g: Lords, shield: i64) -> i64:
    """The owners whom cards protect from something now, as a mask."""
    mask: i64 = 0
    for one in g.lasting:
        if one.kind == SHIELD and one.what == shield and one.seat >= 0 and one.start <= g.clock < one.until:
            mask |= 1 << one.seat
    return mask


def note(g: Lords, one: Lasting) -> None:
    """From now on it is noted."""
    g.lasting = (*g.lasting, one)


def drop(g: Lords, gone: Lasting) -> None:
    """It no longer holds."""
    g.lasting = tuple([one for one in g.lasting if one is not gone])


# -- marks and points ----------------------------------------------------------------------------------------------


def mark(g: Lords, seat: i64, won: bool, n: i64) -> None:
    """Wins or losses of this phase, never below none (LOB-R140)."""
    if won:
        g.wins[seat] = max(0, g.wins[seat] + n)
    else:
        g.losses[seat] = max(0, g.losses[seat] + n)
    if g.events is not None:
        g.emit("wins" if won else "losses", seat, count=n, rule="LOB-R29")


def score(g: Lords, seat: i64, n: i64, rule: str) -> None:
    """Victory points, also negative ones (LOB-R96)."""
    if n:
        g.vp[seat] += n
        if g.events is not None:
            g.emit("vp", seat, count=n, rule=rule)


def stars(g: Lords, seat: i64) -> i64:
    """Total stars of front office, farm system and manager."""
    return g.stars.total(seat)
