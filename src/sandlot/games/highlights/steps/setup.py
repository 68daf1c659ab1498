"""Set-up: the starting decks, the Buy Row, and for every game the hands and the On Deck cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.highlights.atoms.cards import draw, first_lineup, put_on_deck
from sandlot.games.highlights.atoms.market import refill
from sandlot.games.highlights.numbers import DECKS, HAND_SIZE, NO_CARD, NO_TEAM
from sandlot.games.highlights.options import PASS, TEAM
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.step import Choice, Step

BOTH: Final = (0, 1)


@final
class ChooseDeck(Choice):
    """Each seat selects a starting deck; the second cannot take the same (BH-SET-1)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        for team in range(DECKS):
            if team != g.teams[1 - seat]:
                g.offer(TEAM + team)

    def chosen(self, g: Highlights, seat: i64, option: i64) -> None:
        g.teams[seat] = option - TEAM
        if g.events is not None:
            g.emit("deck", seat, count=option - TEAM, rule="BH-SET-1")
        if g.teams[1 - seat] == NO_TEAM:
            g.ask(1 - seat, CHOOSE_DECK)


@final
class SetUp(Step):
    """Decks are shuffled as Lineups; the Free Agents are shuffled and six are laid out (BH-SET-2, BH-SET-8)."""

    def go(self, g: Highlights) -> None:
        for seat in range(2):
            first_lineup(g, seat)
        g.deck.shuffle(g.chance)
        refill(g, "BH-SET-8")


@final
class Deal(Step):
    """A game begins: six cards each, then both may put one On Deck (BH-SET-3, BH-SET-4, BH-SET-9)."""

    def go(self, g: Highlights) -> None:
        g.inning = 0
        g.who = g.home
        if g.events is not None:
            g.emit("game", g.home, count=len(g.games) // 2 + 1, rule="BH-SER-3" if g.games else "BH-SET-7")
        for seat in range(2):
            g.top[seat] = NO_CARD
            draw(g, seat, HAND_SIZE, "BH-SET-3")
        g.ask_all(BOTH, PLACE_ON_DECK, PLACED)


@final
class PlaceOnDeck(Choice):
    """Both may put a hand card face down On Deck (BH-SET-4)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        if not g.sealed[seat]:
            cells = g.hands.cells
            first = g.hands.first(seat)
            g.offer_cells(cells, first, first + cells[first - 1])
            g.offer(PASS)

    def declines(self, g: Highlights, seat: i64) -> i64:
        return PASS


@final
class Placed(Step):
    """The On Deck cards lie in their circles, and a seat that put one there draws another (BH-SET-5)."""

    def go(self, g: Highlights) -> None:
        picks = g.unseal()
        for seat in range(2):
            card: i64 = picks[seat][0]
            if card != PASS:
                put_on_deck(g, seat, card)
                draw(g, seat, 1, "BH-SET-5")
            elif g.events is not None:
                g.emit("no on deck", seat, rule="BH-SET-4")


CHOOSE_DECK: Final = ChooseDeck()
SET_UP: Final = SetUp()
DEAL: Final = Deal()
PLACE_ON_DECK: Final = PlaceOnDeck()
PLACED: Final = Placed()
