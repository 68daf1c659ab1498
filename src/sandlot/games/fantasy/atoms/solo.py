"""The cards of Robot and Deck in a solo game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.decks import draw, need_cards
from sandlot.games.fantasy.atoms.knowing import see
from sandlot.games.fantasy.numbers import DECK_MANAGER, NO_CARD, ROBOT, WEEKS
from sandlot.games.fantasy.places import DECK, DISCARD, HAND, LINEUP, ROBOT_PILE, TRIO
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.events import EVERYONE

OF_THREE: Final = 3


def place_robot(g: Fantasy, base: i64, card: i64, rule: str) -> None:
    """A Character of the Robot lies at a base."""
    g.hands.remove(ROBOT, card)
    g.lineups.set(ROBOT, base, card)
    if g.events is not None:
        g.emit("place", ROBOT, HAND + ROBOT, LINEUP + WEEKS * ROBOT + base, 1, card, rule=rule)


def robot_returns(g: Fantasy, rule: str) -> None:
    """The Robot's pile comes back to its hand."""
    for i in range(g.robot_pile.count):
        card = g.robot_pile.cells[i]
        if g.events is not None:
            g.emit("return", ROBOT, ROBOT_PILE, HAND + ROBOT, 1, card, rule=rule)
        g.hands.put(ROBOT, card)
    g.robot_pile.clear()


def robot_done(g: Fantasy, base: i64) -> None:
    """A Character the Robot has used goes to its pile (FFB-SOLO-9)."""
    card = g.lineups.at(ROBOT, base)
    if card != NO_CARD:
        g.lineups.set(ROBOT, base, NO_CARD)
        g.robot_pile.put(card)
        if g.events is not None:
            g.emit("done", ROBOT, LINEUP + WEEKS * ROBOT + base, ROBOT_PILE, 1, card, rule="FFB-SOLO-9")


def draw_trio(g: Fantasy) -> None:
    """Three cards for the Deck (FFB-SOLO-6)."""
    need_cards(g, OF_THREE)
    g.trio.clear()
    for _ in range(min(OF_THREE, g.deck.count)):
        card = draw(g)
        g.trio.add(card)
        news = see(g, card, EVERYONE)
        if g.events is not None:
            g.emit("deck deals", DECK_MANAGER, DECK, TRIO, 1, card, EVERYONE, news, "FFB-SOLO-6")


def place_of_trio(g: Fantasy, base: i64, card: i64) -> None:
    """One of the three plays."""
    g.trio.remove(card)
    g.lineups.set(DECK_MANAGER, base, card)
    if g.events is not None:
        g.emit("place", DECK_MANAGER, TRIO, LINEUP + WEEKS * DECK_MANAGER + base, 1, card, rule="FFB-SOLO-6")


def trio_done(g: Fantasy, base: i64) -> None:
    """The Deck's three cards go to the Discard Pile (FFB-SOLO-10)."""
    for i in range(g.trio.count):
        card = g.trio.cells[i]
        if g.events is not None:
            g.emit("done", DECK_MANAGER, TRIO, DISCARD, 1, card, rule="FFB-SOLO-10")
        g.discard.put(card)
    g.trio.clear()
    card = g.lineups.at(DECK_MANAGER, base)
    if card != NO_CARD:
        if g.events is not None:
            g.emit("done", DECK_MANAGER, LINEUP + WEEKS * DECK_MANAGER + base, DISCARD, 1, card, rule="FFB-SOLO-10")
        g.lineups.set(DECK_MANAGER, base, NO_CARD)
        g.discard.put(card)
