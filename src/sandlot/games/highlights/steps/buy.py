"""The Buy Round: revenue, who buys first, purchases, the Minor Leagues, and the table cleared for the next game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.highlights.atoms.market import buy, cash_in, clear_table, refill, send_down
from sandlot.games.highlights.atoms.standing import has_played, played
from sandlot.games.highlights.options import FIRST, PASS
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.ordering import sort_first
from sandlot.kernel.step import Choice, OpeningChoice, SeatStep, Step


@final
class BuyRound(Step):
    """Who has less revenue decides who buys first; if level, the loser of the game (BH-BUY-2, BH-BUY-3)."""

    def go(self, g: Highlights) -> None:
        for seat in range(2):
            cash_in(g, seat)
        g.do(CLEAR_TABLE)
        if g.money[0] == g.money[1]:
            g.ask(0 if g.games[-2] < g.games[-1] else 1, BUY_ORDER)
        else:
            g.ask(0 if g.money[0] < g.money[1] else 1, BUY_ORDER)


@final
class BuyOrder(OpeningChoice):
    """Who buys first (BH-BUY-2)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        g.offer(FIRST)
        g.offer(FIRST + 1)

    def chosen(self, g: Highlights, seat: i64, option: i64) -> None:
        """The first completes all purchases, then the other (BH-BUY-6)."""
        first = option - FIRST
        if g.events is not None:
            g.emit("order", seat, count=first, rule="BH-BUY-2")
        g.do(PURCHASES[1 - first])
        g.do(PURCHASES[first])


@final
class Purchases(SeatStep):
    """A seat may buy as long as it can pay and has a played card to send down (BH-BUY-4, BH-BUY-11)."""

    def go(self, g: Highlights) -> None:
        if has_played(g, self.seat) and can_pay(g, self.seat):
            g.ask(self.seat, BUY)
        elif g.events is not None:
            g.emit("buying over", self.seat, rule="BH-BUY-10")


def can_pay(g: Highlights, seat: i64) -> bool:
    """Whether a seat has the money for any card of the Buy Row."""
    for i in range(g.row.count):
        if g.pack.cost[g.row.cells[i]] <= g.money[seat]:
            return True
    return False


@final
class Buy(OpeningChoice):
    """One card of the Buy Row, or no more (BH-BUY-4, BH-BUY-10)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        money = g.money[seat]
        cells = g.row.cells
        cost = g.pack.cost
        for i in range(g.row.count):
            if cost[cells[i]] <= money:
                g.offer(cells[i])
        sort_first(g.offered, g.count)
        g.offer(PASS)

    def chosen(self, g: Highlights, seat: i64, option: i64) -> None:
        """A player is bought, and a played card goes down for it (BH-BUY-7)."""
        if option != PASS:
            buy(g, seat, option)
            g.do(PURCHASES[seat])
            g.do(REFILL)
            g.ask(seat, SEND_DOWN)
        elif g.events is not None:
            g.emit("buying over", seat, rule="BH-BUY-10")

    def declines(self, g: Highlights, seat: i64) -> i64:
        return PASS


@final
class SendDown(Choice):
    """For a player bought, one played in this game leaves for the Minor Leagues (BH-BUY-7, BH-BUY-8)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        """The cards played in this game, wherever they lie (BH-XI-16)."""
        cells = g.in_play.cells
        first = g.in_play.first(seat)
        if g.recycled[seat]:
            g.offer_all(played(g, seat))
        else:
            g.offer_cells(cells, first, first + cells[first - 1])
        sort_first(g.offered, g.count)

    def chosen(self, g: Highlights, seat: i64, option: i64) -> None:
        send_down(g, seat, option)


@final
class Refill(Step):
    """The Buy Row is filled up before the next purchase (BH-BUY-5)."""

    def go(self, g: Highlights) -> None:
        refill(g, "BH-BUY-5")


@final
class ClearTable(Step):
    """What is left of the played cards goes to the Dugout (BH-BUY-13)."""

    def go(self, g: Highlights) -> None:
        for seat in range(2):
            clear_table(g, seat)
        g.recycled = ((), ())


BUY_ROUND: Final = BuyRound()
BUY_ORDER: Final = BuyOrder()
PURCHASES: Final = [Purchases(0), Purchases(1)]
BUY: Final = Buy()
SEND_DOWN: Final = SendDown()
REFILL: Final = Refill()
CLEAR_TABLE: Final = ClearTable()
