"""Who is who: seats, Robot and Deck, and what is theirs."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.fantasy.numbers import DECK_MANAGER, ROBOT, WEEKS
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.events import EVERYONE


def solo(g: Fantasy) -> bool:
    """Whether one seat plays against Robot and Deck."""
    return g.seats == 1


def own_bit(g: Fantasy, manager: i64) -> i64:
    """Who sees the cards of a manager: the seat; of Robot and Deck everybody."""
    return 1 << manager if manager < g.seats else EVERYONE


def active(g: Fantasy, manager: i64) -> i64:
    """The Character revealed this week, or NO_CARD (FFB-MAG-MEOW-2)."""
    return g.lineups.at(manager, g.week)


def set_turn_order(g: Fantasy) -> None:
    """Seats from the last in Waiver Order to the first (FFB-BALL-3)."""
    order = g.order
    order.clear()
    for i in range(g.managers - 1, -1, -1):
        manager = g.waiver[i]
        if manager < g.seats:
            order.add(manager)


def qualified(g: Fantasy, manager: i64) -> bool:
    """Whether a manager is in the Series."""
    for finalist in g.finalists:
        if finalist == manager:
            return True
    return False


def robot_plays(g: Fantasy) -> bool:
    """Whether the Robot is in the Series."""
    return g.seats == 1 and qualified(g, ROBOT)


def deck_plays(g: Fantasy) -> bool:
    """Whether the Deck is in the Series."""
    return g.seats == 1 and qualified(g, DECK_MANAGER)


def champion(g: Fantasy) -> i64:
    """The manager with four Wins in the Series; -1 if there was none to the end (FFB-SER-14)."""
    for i in range(len(g.finalists)):
        if g.series[i] == WEEKS:
            return g.finalists[i]
    return -1
