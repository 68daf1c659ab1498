"""What the words of picks stand for: `play Hold the Line paying Flex, Bull Rush`, `choose Ada Brightline`."""

from __future__ import annotations

from sandlot.games.cosmic.numbers import PLAYERS, SIZE
from sandlot.games.cosmic.options import DONE
from sandlot.games.cosmic.state import Cosmic
from sandlot.kernel.asking import phrase

DEEDS = {"paying": "pay with", "spending": "spend"}


def seat_name(g: Cosmic, seat: int) -> str:
    """A participant is called by the Coach; two with the same Coach are told apart by their seats."""
    if g.pack.coaches[0] == g.pack.coaches[1]:
        return f"{g.pack.coaches[seat]} ({seat + 1})"
    return g.pack.coaches[seat]


def action_card(seat: int, slot: int) -> int:
    """The first copy of an Action of a seat's deck."""
    return seat * SIZE + PLAYERS + slot


def formerly(g: Cosmic, seat: int, option: int) -> str:
    """How a pick reads in older files: the end of a list of kept cards was said."""
    return "only" if option == DONE and g.sealed[seat] else phrase(g, seat, option)


NAMES = {
    "action": lambda g, seat, n: g.pack.names[action_card(seat, n)],
    "player": lambda g, seat, n: g.pack.names[seat * SIZE + n],
    "gadgets": lambda g, seat, n: f"{n or 'no'} Gadget{'' if n == 1 else 's'}",
}
