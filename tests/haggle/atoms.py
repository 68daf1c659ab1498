"""What happens to wares, purses and the die: the only functions that move them, and tell it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haggle.places import DECK, GONE, HAND, STALL
from haggle.state import Haggle
from sandlot.kernel.events import EVERYONE

LOAN: Final = 3
INTEREST: Final = 1


def draw(g: Haggle, seat: i64) -> None:
    """Take the top ware of the deck, if there is one; nobody else sees it."""
    if g.deck.count:
        card = g.deck.pop()
        g.hands.put(seat, card)
        news = g.learn(card, 1 << seat)
        g.emit("draw", seat, DECK, HAND + seat, card=card, seen=1 << seat, news=news)


def cart_away(g: Haggle) -> None:
    """The top ware of the deck goes, and nobody sees it."""
    g.gone.add(g.deck.pop())
    g.emit("tie", -1, DECK, GONE)


def lay_down(g: Haggle, seat: i64, card: i64) -> None:
    """A ware is laid out for all to see, and scores."""
    g.hands.remove(seat, card)
    g.stall.add(card)
    news = g.learn(card, EVERYONE)
    g.score[seat] += card % 4
    g.emit("lay out", seat, HAND + seat, STALL, card=card, news=news)


def hand_over(g: Haggle, seller: i64, buyer: i64, card: i64) -> None:
    """A ware that all have seen changes hands."""
    g.hands.remove(seller, card)
    g.hands.put(buyer, card)
    g.emit("trade", seller, HAND + seller, HAND + buyer, card=card)


def pass_left(g: Haggle, seat: i64) -> None:
    """All hands go one seat to the left; whoever gives and whoever gets knows them."""
    before = list(g.hands)
    g.emit("pass hands", seat)
    for owner in range(g.seats):
        g.hands[owner] = before[owner - 1]
        for card in g.hands[owner]:
            news = g.learn(card, 1 << owner)
            giver = (owner - 1) % g.seats
            g.emit("pass", owner, HAND + giver, HAND + owner, card=card, seen=1 << owner, news=news)


def pay(g: Haggle, seat: i64, amount: i64) -> None:
    """Between a purse and the bank; only the owner and the bank see it, so only the owner is told."""
    g.cash[seat] -= amount
    g.emit("pay", seat, count=amount, seen=1 << seat)


def borrow(g: Haggle, seat: i64) -> None:
    """$3 now, $4 off the final reckoning; once a game."""
    pay(g, seat, -LOAN)
    g.debt[seat] += LOAN + INTEREST
    g.emit("borrow", seat, count=LOAN)


def roll(g: Haggle, seat: i64) -> None:
    """Roll the die."""
    g.die = g.chance.roll(6)
    g.emit("roll", seat, count=g.die, news=EVERYONE)


def turn_die(g: Haggle, by: i64) -> None:
    """Turn the die, from 1 to 6."""
    g.die = min(6, max(1, g.die + by))
    g.emit("turned", -1, count=g.die)


def worth(g: Haggle, seat: i64) -> i64:
    """What a seat is worth at the end."""
    return g.cash[seat] - g.debt[seat] + 2 * g.score[seat]
