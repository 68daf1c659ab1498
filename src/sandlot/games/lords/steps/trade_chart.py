"""The trade chart on the main board (chapter 5.3.11, 5.7.2)."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Question
from sandlot.games.lords.atoms.money import pay, receive
from sandlot.games.lords.atoms.roster import add, gain_media, rebalance
from sandlot.games.lords.numbers import MEDIA_CAP
from sandlot.games.lords.places import PASS, TRADE
from sandlot.games.lords.state import State


def swaps(g: State, seat: int) -> list[int]:
    """The rows this owner can use, either way where the arrow is black (LOB-5.3.11-e)."""
    found: list[int] = []
    for row in range(len(g.pack.trade)):
        cells = g.pack.trade[row]
        if can_give(g, seat, cells, 0):
            found.append(TRADE + 2 * row)
        if cells[2 * codes.TRADED] and can_give(g, seat, cells, 1):
            found.append(TRADE + 2 * row + 1)
    return found


def can_give(g: State, seat: int, cells: list[int], turned: int) -> bool:
    """Whether an owner has what the row takes and may hold the media it gives."""
    base = codes.TRADED * turned
    men = g.men[seat]
    for kind in range(codes.MEDIA):
        if men[kind] < cells[base + kind]:
            return False
    if g.media[seat] < cells[base + codes.MEDIA] or g.cash[seat] < cells[base + codes.MONEY]:
        return False
    gain = cells[codes.TRADED - base + codes.MEDIA]
    return gain == 0 or g.media[seat] + gain <= MEDIA_CAP[g.stars[seat][codes.FO]]


def swap(g: State, seat: int, option: int) -> None:
    """Trade with the chart; rosters are repaired at the end of the phase (LOB-R48)."""
    row, turned = divmod(option - TRADE, 2)
    cells = g.pack.trade[row]
    g.emit("swap", seat, count=option - TRADE, rule="LOB-5.3.11-d")
    base = codes.TRADED * turned
    gets = codes.TRADED - base
    for kind in range(codes.MEDIA):
        if cells[base + kind]:
            add(g, seat, kind, -cells[base + kind])
        if cells[gets + kind]:
            add(g, seat, kind, cells[gets + kind])
    gain_media(g, seat, -cells[base + codes.MEDIA], "LOB-5.3.11-d")
    gain_media(g, seat, cells[gets + codes.MEDIA], "LOB-5.3.11-d")
    pay(g, seat, cells[base + codes.MONEY], "LOB-5.3.11-d")
    receive(g, seat, cells[gets + codes.MONEY], "LOB-5.3.11-d")
    rebalance(g, seat)


def free_swap(g: State, seat: int) -> None:
    """A swap that a card allows."""
    if swaps(g, seat):
        g.ask(seat, FREE_SWAP)


class FreeSwap(Question):
    """One swap, or none."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The rows, or to decline."""
        return [PASS, *swaps(g, seat)]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Trade."""
        if option != PASS:
            swap(g, seat, option)


FREE_SWAP: Final = FreeSwap()
