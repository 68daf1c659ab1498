"""The Buy Round: revenue, who buys first, purchases, the Minor Leagues, and the table cleared for the next game."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.highlights.effects.cards import settle
from sandlot.games.highlights.game import (
    DUGOUT,
    FIRST,
    IN_PLAY,
    LINEUP,
    MINORS,
    NONE,
    ROW,
    Highlights,
)
from sandlot.games.highlights.steps.setup import refill
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step


class BuyRound(Step):
    """Who has less revenue decides who buys first; if level, the loser of the game (BH-BUY-2, BH-BUY-3)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Count and ask."""
        h = cast(Highlights, g)
        h.money = [h.revenue(0), h.revenue(1)]
        for seat in range(2):
            h.emit("income", seat, count=h.money[seat], rule="BH-BUY-1")
        h.do(CLEAR_TABLE)
        if h.money[0] == h.money[1]:
            chooser = 0 if h.games[-2] < h.games[-1] else 1
        else:
            chooser = 0 if h.money[0] < h.money[1] else 1
        h.ask(chooser, BUY_ORDER)


class BuyOrder(Choice):
    """Who buys first (BH-BUY-2)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """Either seat."""
        return [FIRST, FIRST + 1]

    def take(self, g: Game, seat: int, option: int) -> None:
        """The first completes all purchases, then the other (BH-BUY-6)."""
        first = option - FIRST
        g.emit("order", seat, count=first, rule="BH-BUY-2")
        g.do(PURCHASES[1 - first])
        g.do(PURCHASES[first])

    def opens(self) -> bool:
        """A move of its own."""
        return True


class Purchases(Step):
    """A seat may buy as long as it can pay and has a played card to send down (BH-BUY-4, BH-BUY-11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Game) -> None:
        """Ask if anything can be bought, which is public."""
        h = cast(Highlights, g)
        seat = self.seat
        if h.played(seat) and can_pay(h, seat):
            h.ask(seat, BUY)
        else:
            h.emit("buying over", seat, rule="BH-BUY-10")


def can_pay(h: Highlights, seat: int) -> bool:
    """Whether a seat has the money for any card of the Buy Row."""
    return any(h.pack.cost[card] <= h.money[seat] for card in h.row)


class Buy(Choice):
    """One card of the Buy Row, or no more (BH-BUY-4, BH-BUY-10)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """What the seat can pay, and to stop."""
        h = cast(Highlights, g)
        found = [card for card in h.row if h.pack.cost[card] <= h.money[seat]]
        found.sort()
        found.append(NONE)
        return found

    def take(self, g: Game, seat: int, option: int) -> None:
        """It goes face down on top of the own Lineup (BH-BUY-12); a played card goes down for it (BH-BUY-7)."""
        h = cast(Highlights, g)
        if option == NONE:
            h.emit("buying over", seat, rule="BH-BUY-10")
            return
        cost = h.pack.cost[option]
        h.money = h.with_card(h.money, seat, h.money[seat] - cost)
        h.row = [card for card in h.row if card != option]
        h.lineups[seat].append(option)
        h.emit("buy", seat, ROW, LINEUP + seat, cost, option, rule="BH-BUY-12")
        h.do(PURCHASES[seat])
        h.do(REFILL)
        h.ask(seat, SEND_DOWN)

    def opens(self) -> bool:
        """Every purchase is a move of its own."""
        return True


class SendDown(Choice):
    """For a player bought, one played in this game leaves for the Minor Leagues (BH-BUY-7, BH-BUY-8)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The cards played in this game, wherever they lie (BH-XI-16)."""
        return sorted(cast(Highlights, g).played(seat))

    def take(self, g: Game, seat: int, option: int) -> None:
        """Take it from where it lies, out of the game."""
        send_down(cast(Highlights, g), seat, option)


def send_down(h: Highlights, seat: int, card: int) -> None:
    """A played card goes to the Minor Leagues; everybody has seen it."""
    if card in h.in_play[seat]:
        place = IN_PLAY
        h.in_play[seat].remove(card)
    elif card in h.lineups[seat]:
        place = LINEUP
        h.lineups[seat].remove(card)
    else:
        place = DUGOUT
        h.dugouts = h.with_zone(h.dugouts, seat, [each for each in h.dugouts[seat] if each != card])
    h.recycled = h.with_zone(h.recycled, seat, [each for each in h.recycled[seat] if each != card])
    h.minors = h.with_zone(h.minors, seat, [*h.minors[seat], card])
    news = h.learn(card, EVERYONE)
    h.emit("minors", seat, place + seat, MINORS + seat, 1, card, news=news, rule="BH-BUY-7")
    settle(h, seat)


class Refill(Step):
    """The Buy Row is filled up before the next purchase (BH-BUY-5)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Fill it up."""
        refill(cast(Highlights, g), "BH-BUY-5")


class ClearTable(Step):
    """What is left of the played cards goes to the Dugout (BH-BUY-13)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Clear both In Play Boxes."""
        h = cast(Highlights, g)
        for seat in range(2):
            cards = h.in_play[seat]
            h.in_play[seat] = []
            h.dugouts = h.with_zone(h.dugouts, seat, h.dugouts[seat] + cards)
            if h.events is not None:
                for card in cards:
                    h.emit("retire", seat, IN_PLAY + seat, DUGOUT + seat, 1, card, rule="BH-BUY-13")
        h.recycled = [[], []]
        h.bonus = [0, 0]
        h.money = [0, 0]


BUY_ROUND: Final = BuyRound()
BUY_ORDER: Final = BuyOrder()
PURCHASES: Final = [Purchases(0), Purchases(1)]
BUY: Final = Buy()
SEND_DOWN: Final = SendDown()
REFILL: Final = Refill()
CLEAR_TABLE: Final = ClearTable()
