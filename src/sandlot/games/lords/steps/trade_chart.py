"""The trade chart on the main board (chapter 5.3.11, 5.7.2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import pay, receive
from sandlot.games.lords.atoms.roster import add, gain_media, rebalance
from sandlot.games.lords.numbers import MEDIA_CAP
from sandlot.games.lords.options import PASS, TRADE
from sandlot.games.lords.state import Lords
from sandlot.kernel.packed import vec
from sandlot.kernel.step import Choice


def offer_swaps(g: Lords, seat: i64) -> None:
    """Offer the rows this owner can use, either way where the arrow is black (LOB-5.3.11-e)."""
    chart = g.pack.trade
    for row in range(len(chart)):
        cells = chart[row]
        if can_give(g, seat, cells, 0):
            g.offer(TRADE + 2 * row)
        if cells[2 * codes.TRADED] and can_give(g, seat, cells, 1):
            g.offer(TRADE + 2 * row + 1)


def can_give(g: Lords, seat: i64, cells: vec[i64], turned: i64) -> bool:
    """Whether an owner has what the row takes and may hold the media it gives."""
    base = codes.TRADED * turned
    men = g.men.cells
    first = seat * g.men.width
    for kind in range(codes.MEDIA):
        if men[first + kind] < cells[base + kind]:
            return False
    if g.media[seat] < cells[base + codes.MEDIA] or g.cash[seat] < cells[base + codes.MONEY]:
        return False
    gain = cells[codes.TRADED - base + codes.MEDIA]
    return gain == 0 or g.media[seat] + gain <= MEDIA_CAP[g.stars.at(seat, codes.FO)]


def swap(g: Lords, seat: i64, option: i64) -> None:
    """Trade with the chart; rosters are repaired at the end of the phase (LOB-R48)."""
    row = (option - TRADE) // 2
    turned = (option - TRADE) % 2
    cells = g.pack.trade[row]
    if g.events is not None:
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


def free_swap(g: Lords, seat: i64) -> None:
    """A swap that a card allows."""
    chart = g.pack.trade
    for row in range(len(chart)):
        cells = chart[row]
        if can_give(g, seat, cells, 0) or (cells[2 * codes.TRADED] and can_give(g, seat, cells, 1)):
            g.ask(seat, FREE_SWAP)
            return


@final
class FreeSwap(Choice):
    """One swap, or none."""

    def offers(self, g: Lords, seat: i64) -> None:
        g.offer(PASS)
        offer_swaps(g, seat)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option != PASS:
            swap(g, seat, option)

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


FREE_SWAP: Final = FreeSwap()
