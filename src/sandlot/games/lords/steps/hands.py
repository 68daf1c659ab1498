"""Hands are dealt (chapters 3.5 and 7.0), and compulsory cards swapped."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.lords.atoms.base import after
from sandlot.games.lords.atoms.cards import draw, lay_down
from sandlot.games.lords.options import DISCARD, PASS
from sandlot.games.lords.state import Lords
from sandlot.kernel.step import Choice, Step

FIRST_HAND: Final = 10  # LOB-3.5-a
YEARLY_HAND: Final = 9  # LOB-7.0-a
MOST_COMPULSORY: Final = 2  # LOB-3.5-b


@final
class Deal(Step):
    """Ten cards each; with three or more compulsory ones an owner may swap one (LOB-3.5-a, LOB-3.5-b)."""

    def go(self, g: Lords) -> None:
        """Deal, then ask everybody, so that nobody learns who may swap."""
        for _ in range(FIRST_HAND):
            for seat in g.order:
                draw(g, seat, "LOB-3.5-a")
        g.ask_all(range(g.seats), SWAP, SWAPPED)


@final
class DealNine(Step):
    """Nine cards each, besides what was held (LOB-7.0-a, LOB-R16)."""

    def go(self, g: Lords) -> None:
        """Deal; a swap only by table option (LOB-R18)."""
        for _ in range(YEARLY_HAND):
            for i in range(g.seats):
                draw(g, after(g, g.leader, i), "LOB-7.0-a")
        if g.swap_every_year:
            g.ask_all(range(g.seats), SWAP, SWAPPED)


@final
class Swap(Choice):
    """Which compulsory card is swapped, if any."""

    def offers(self, g: Lords, seat: i64) -> None:
        if g.sealed[seat]:
            return
        g.offer(PASS)
        for i in range(g.hands.size(seat)):
            if g.pack.compulsory[g.hands.at(seat, i)]:
                g.offer(DISCARD + g.hands.at(seat, i))
        if g.count <= 1 + MOST_COMPULSORY:
            g.count = 1

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


@final
class Swapped(Step):
    """The swapped cards go, new ones come and must be kept (LOB-3.5-c, LOB-R18)."""

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        for seat in range(g.seats):
            if picks[seat][0] != PASS:
                lay_down(g, seat, picks[seat][0] - DISCARD, "discard", "LOB-3.5-b")
                draw(g, seat, "LOB-3.5-c")


DEAL: Final = Deal()
DEAL_NINE: Final = DealNine()
SWAP: Final = Swap()
SWAPPED: Final = Swapped()
