"""Which standing order answers the open question to a seat. What the answer is, the rules say."""

from __future__ import annotations

from msgspec.structs import replace

from sandlot.kernel.asking import order as order_name
from sandlot.kernel.asking import order_named
from sandlot.kernel.declines import decline, only_declines
from sandlot.kernel.game import Game
from sandlot.kernel.moves import responding
from sandlot.server.protocol.shared_types import Order
from sandlot.server.state.table_state import TableState


def answering(state: TableState, seat: int) -> Order | None:
    """The order by which the table is about to answer this person's question; None if the person has to."""
    if not state.going() or state.seats[seat].bot:
        return None
    found = next((order for order in state.orders(seat) if _fits(order, state, seat)), None)
    return found if found is not None and decline(state.game, seat) is not None else None


def forced(state: TableState, seat: int) -> bool:
    """Whether this person wants the table to answer where declining is all one can say, and it is so now."""
    return any(order.what == "forced" for order in state.orders(seat)) and only_declines(state.game, seat)


def others_may_act(state: TableState, seat: int) -> bool:
    """Whether the open question also gives time for offers, loans and the like, by this person or another one."""
    return state.game.choice.interruptible() and (len(state.people()) > 1 or bool(state.game.asides(seat)))


def _fits(order: Order, state: TableState, seat: int) -> bool:
    if order.what == "forced":
        return only_declines(state.game, seat) and not others_may_act(state, seat)
    return covers(order, state.game)


def covers(order: Order, g: Game) -> bool:
    """Whether an order speaks of the open question."""
    if order.what == "windows":
        return responding(g)
    if order.what == "question":
        meant = order_named(g.name(), order.question)
        return meant is not None and meant.name == order_name(g)
    if order.what == "offers":
        return g.choice.answers_offer()
    return order.what == "turn" and g.then is None and not g.choice.opens()


def shown(state: TableState, seat: int) -> tuple[Order, ...]:
    """The orders of a seat as people read them: each question by its name and label of today."""
    return tuple(_labelled(order, state.game.name()) for order in state.orders(seat))


def _labelled(order: Order, game: str) -> Order:
    meant = order_named(game, order.question) if order.what == "question" else None
    return order if meant is None else replace(order, question=meant.name, label=meant.label)
