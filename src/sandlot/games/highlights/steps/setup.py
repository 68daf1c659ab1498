"""Set-up: the starting decks, the Buy Row, and for every game the hands and the On Deck cards."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.highlights.effects.cards import draw, put_on_deck
from sandlot.games.highlights.game import (
    BOX,
    DECK_SIZE,
    DECKS,
    FREE_AGENTS,
    HAND_SIZE,
    LINEUP,
    NO_CARD,
    NO_TEAM,
    NONE,
    ROW,
    ROW_SIZE,
    TEAM,
    Highlights,
)
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step


class ChooseDeck(Choice):
    """Each seat selects a starting deck; the second cannot take the same (BH-SET-1)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The decks still in the box."""
        h = cast(Highlights, g)
        return [TEAM + team for team in range(DECKS) if team != h.teams[1 - seat]]

    def take(self, g: Game, seat: int, option: int) -> None:
        """Take it, then the other seat chooses."""
        h = cast(Highlights, g)
        team = option - TEAM
        h.teams = h.with_card(h.teams, seat, team)
        h.emit("deck", seat, count=team, rule="BH-SET-1")
        if h.teams[1 - seat] == NO_TEAM:
            h.ask(1 - seat, CHOOSE_DECK)


class SetUp(Step):
    """Decks are shuffled as Lineups; the Free Agents are shuffled and six are laid out (BH-SET-2, BH-SET-8)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Shuffle and lay out."""
        h = cast(Highlights, g)
        for seat in range(2):
            first = DECK_SIZE * h.teams[seat]
            cards = list(range(first, first + DECK_SIZE))
            h.forget(cards)
            h.chance.shuffle(cards)
            h.lineups[seat] = cards
            h.emit("shuffle", seat, BOX, LINEUP + seat, DECK_SIZE, rule="BH-SET-2")
        deck = h.deck.copy()
        h.chance.shuffle(deck)
        h.deck = deck
        refill(h, "BH-SET-8")


def refill(h: Highlights, rule: str) -> None:
    """The Buy Row is filled up from the Free Agents as far as they go (BH-BUY-5, BH-BUY-14)."""
    deck = h.deck.copy()
    row = h.row.copy()
    while len(row) < ROW_SIZE and deck:
        card = deck.pop()
        row.append(card)
        news = h.learn(card, EVERYONE)
        h.emit("row", -1, FREE_AGENTS, ROW, 1, card, EVERYONE, news, rule)
    h.deck = deck
    h.row = row
    if len(deck) == 1:
        h.learn(deck[0], EVERYONE)  # the only Free Agent nobody has seen


class Deal(Step):
    """A game begins: six cards each, then both may put one On Deck (BH-SET-3, BH-SET-4, BH-SET-9)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Draw, and ask both at once."""
        h = cast(Highlights, g)
        h.inning = 0
        h.who = h.home
        h.top = [NO_CARD, NO_CARD]
        h.emit("game", h.home, count=len(h.games) // 2 + 1, rule="BH-SER-3" if h.games else "BH-SET-7")
        for seat in range(2):
            draw(h, seat, HAND_SIZE, "BH-SET-3")
        h.ask_all([0, 1], PLACE_ON_DECK, PLACED)


class PlaceOnDeck(Choice):
    """Both may put a hand card face down On Deck (BH-SET-4)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """A hand card, or none."""
        h = cast(Highlights, g)
        return [*h.hands[seat], NONE] if not h.sealed[seat] else []


class Placed(Step):
    """The On Deck cards lie in their circles, and whoever put one there draws another (BH-SET-5)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Place and draw, in the order of the seats."""
        h = cast(Highlights, g)
        picks = h.unseal()
        for seat in range(2):
            card = picks[seat][0]
            if card == NONE:
                h.emit("no on deck", seat, rule="BH-SET-4")
            else:
                put_on_deck(h, seat, card)
                draw(h, seat, 1, "BH-SET-5")


CHOOSE_DECK: Final = ChooseDeck()
SET_UP: Final = SetUp()
DEAL: Final = Deal()
PLACE_ON_DECK: Final = PlaceOnDeck()
PLACED: Final = Placed()
