"""Revenue and what it buys: the Buy Row, purchases, the Minor Leagues, and the table cleared afterwards."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.highlights.atoms.knowledge import settle, with_seat
from sandlot.games.highlights.atoms.standing import revenue
from sandlot.games.highlights.numbers import ROW_SIZE
from sandlot.games.highlights.places import DUGOUT, FREE_AGENTS, IN_PLAY, LINEUP, MINORS, ROW
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.events import EVERYONE


def earn(g: Highlights, seat: i64, count: i64, card: i64) -> None:
    """An action brings in more."""
    g.bonus[seat] += count
    if g.events is not None:
        g.emit("revenue", seat, count=count, card=card, rule="BH-BUY-1")


def cash_in(g: Highlights, seat: i64) -> None:
    """The revenue of the game can be spent (BH-BUY-1)."""
    g.money[seat] = revenue(g, seat)
    if g.events is not None:
        g.emit("income", seat, count=g.money[seat], rule="BH-BUY-1")


def refill(g: Highlights, rule: str) -> None:
    """The Buy Row is filled up from the Free Agents as far as they go (BH-BUY-5, BH-BUY-14)."""
    deck = g.deck
    while g.row.count < ROW_SIZE and deck.count > 0:
        card = deck.pop()
        g.row.add(card)
        news = g.learn(card, EVERYONE)
        if g.events is not None:
            g.emit("row", -1, FREE_AGENTS, ROW, 1, card, EVERYONE, news, rule)
    if deck.count == 1:
        g.learn(deck.top(), EVERYONE)  # the only Free Agent nobody has seen


def buy(g: Highlights, seat: i64, card: i64) -> None:
    """A card of the Buy Row goes face down on top of the own Lineup (BH-BUY-12)."""
    cost = g.pack.cost[card]
    g.money[seat] -= cost
    g.row.remove(card)
    g.lineups.add(seat, card)
    if g.events is not None:
        g.emit("buy", seat, ROW, LINEUP + seat, cost, card, rule="BH-BUY-12")


def send_down(g: Highlights, seat: i64, card: i64) -> None:
    """A played card goes from where it lies to the Minor Leagues; everybody has seen it (BH-BUY-7, BH-BUY-8)."""
    place: i64 = IN_PLAY
    if g.in_play.find(seat, card) >= 0:
        g.in_play.remove(seat, card)
    elif g.lineups.find(seat, card) >= 0:
        place = LINEUP
        g.lineups.remove(seat, card)
    else:
        place = DUGOUT
        g.dugouts.remove(seat, card)
    before = g.recycled[seat]
    if card in before:
        g.recycled = with_seat(g.recycled, seat, tuple([each for each in before if each != card]))
    g.minors.add(seat, card)
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit("minors", seat, place + seat, MINORS + seat, 1, card, news=news, rule="BH-BUY-7")
    settle(g, seat)


def clear_table(g: Highlights, seat: i64) -> None:
    """What is left of the played cards goes to the Dugout, and no money is kept (BH-BUY-13)."""
    if g.events is not None:
        for card in g.in_play[seat]:
            g.emit("retire", seat, IN_PLAY + seat, DUGOUT + seat, 1, card, rule="BH-BUY-13")
    g.in_play.pour(seat, g.in_play.size(seat), g.dugouts)
    g.bonus[seat] = 0
    g.money[seat] = 0
