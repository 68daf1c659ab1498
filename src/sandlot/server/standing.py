"""Which standing order answers the open question to a seat. The answer itself is found by `declines.py`."""

from __future__ import annotations

from sandlot.kernel.game import Game
from sandlot.kernel.moves import responding
from sandlot.server.book import Book
from sandlot.server.declines import decline, kind, only_declines
from sandlot.server.people import Order


def answering(book: Book, seat: int) -> Order | None:
    """The order by which the table is about to answer this person's question; None if the person has to."""
    if not book.going() or book.sittings[seat].bot:
        return None
    found = next((order for order in book.orders(seat) if _fits(order, book, seat)), None)
    return found if found is not None and decline(book.game, seat) is not None else None


def forced(book: Book, seat: int) -> bool:
    """Whether this person wants the table to answer where declining is all one can say, and it is so now."""
    return any(order.what == "forced" for order in book.orders(seat)) and only_declines(book.game, seat)


def others_may_act(book: Book, seat: int) -> bool:
    """Whether the open question also gives time for offers, loans and the like, by this person or another one."""
    return book.game.choice.interruptible() and (len(book.people()) > 1 or bool(book.game.asides(seat)))


def _fits(order: Order, book: Book, seat: int) -> bool:
    if order.what == "forced":
        return only_declines(book.game, seat) and not others_may_act(book, seat)
    return covers(order, book.game)


def covers(order: Order, g: Game) -> bool:
    """Whether an order speaks of the open question."""
    if order.what == "windows":
        return responding(g)
    if order.what == "question":
        return kind(g) == order.question
    if order.what == "offers":
        return "offer" in type(g.choice).__name__.lower()
    return order.what == "turn" and g.then is None and not g.choice.opens()
