"""What stands in a position without being a field of its own: who visits, what was played, how the series stands."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.highlights.state import Highlights


def visitor(g: Highlights) -> i64:
    """The seat without the Home pennant."""
    return 1 - g.home


def has_played(g: Highlights, seat: i64) -> bool:
    """Whether there is a card that this seat has played in this game."""
    return g.in_play.size(seat) > 0 or len(g.recycled[seat]) > 0


def played(g: Highlights, seat: i64) -> tuple[int, ...]:
    """All cards this seat has played in this game, wherever they lie now (BH-XI-16)."""
    again = [card for card in g.in_play[seat] if card not in g.recycled[seat]]
    return (*g.recycled[seat], *again)


def revenue(g: Highlights, seat: i64) -> i64:
    """What the cards played and their actions bring in (BH-BUY-1)."""
    total = g.bonus[seat]
    brings = g.pack.revenue
    again = g.recycled[seat]
    for old in again:
        total += brings[old]
    cells = g.in_play.cells
    first = g.in_play.first(seat)
    for i in range(first, first + cells[first - 1]):
        card = cells[i]
        if not again or card not in again:
            total += brings[card]
    return total


def target(g: Highlights) -> i64:
    """Games to win for the series (BH-SER-1, BH-SER-4)."""
    return (g.length + 1) // 2


def in_season(g: Highlights) -> bool:
    """Whether a game of the mini-season is being played."""
    return len(g.games) // 2 < g.season


def decided(g: Highlights) -> bool:
    """Whether the series has a winner."""
    wanted = target(g)
    return len(g.games) // 2 > g.season and (g.won[0] == wanted or g.won[1] == wanted)
