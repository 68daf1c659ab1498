"""The series: one game after another until somebody has won enough, and what happens between two games."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.highlights.effects.cards import lift_on_deck, settle, to_dugout
from sandlot.games.highlights.game import (
    FROM_TOP,
    HAND,
    LINEUP,
    NO_CARD,
    NONE,
    ON_DECK,
    Highlights,
)
from sandlot.games.highlights.steps.buy import BUY_ROUND
from sandlot.games.highlights.steps.extra import EXTRA_INNING
from sandlot.games.highlights.steps.setup import CHOOSE_DECK, DEAL, SET_UP
from sandlot.games.highlights.steps.turn import ASK_SAVE, NEXT_TURN
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Put, Step


def begin(h: Highlights) -> None:
    """Decks are chosen in random order, then game follows game (BH-SET-1)."""
    h.do(PLAY_GAME)
    h.do(SET_UP)
    h.do(Put(int(h.chance.below(2)), CHOOSE_DECK))


class PlayGame(Step):
    """A game from the deal to the Buy Round, and then the next (BH-SET-9)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Put its parts on the agenda, the last first."""
        g.do(PLAY_GAME)
        g.do(RAISE_PENNANT)
        g.do(BUY_ROUND)
        g.do(GAME_OVER)
        g.do(EXTRA_INNING)
        g.do(ASK_SAVE)
        g.do(NEXT_TURN)
        g.do(DEAL)


class GameOver(Step):
    """More runs win the game; enough games win the series, and then nothing follows (BH-SCO-1, BH-SER-2)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Count the game, clear the diamonds, and ask about the On Deck cards."""
        h = cast(Highlights, g)
        winner = 0 if h.runs[0] > h.runs[1] else 1
        h.won = h.with_card(h.won, winner, h.won[winner] + 1)
        h.games = [*h.games, h.runs[0], h.runs[1]]
        h.emit("game won", winner, count=len(h.games) // 2, rule="BH-SCO-3")
        if h.decided():
            h.emit("series won", winner, count=h.won[winner], rule="BH-SER-1")
            h.end()
            return
        h.runs = [0, 0]  # BH-SCO-4
        h.bases = [0, 0]  # BH-SCO-5
        h.threats = [[], []]
        for seat in range(2):
            drop_hand(h, seat)
        owners = [seat for seat in range(2) if h.on_deck[seat] != NO_CARD]
        if owners:
            h.ask_all(owners, KEEP_ON_DECK, KEPT)


def drop_hand(h: Highlights, seat: int) -> None:
    """Unplayed cards of extra innings go to the Dugout (BH-XI-12)."""
    hand = h.hands[seat]
    if hand:
        while hand:
            to_dugout(h, seat, hand.pop(), HAND + seat, "discard", "BH-XI-12")
        settle(h, seat)


class RaisePennant(Step):
    """Home and Visitor swap; after a mini-season its winner is Home (BH-SER-3, BH-SER-5)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Say who is Home in the next game."""
        h = cast(Highlights, g)
        h.home = 1 - h.home
        if len(h.games) // 2 == h.season:
            h.home = 0 if h.won[0] > h.won[1] else 1
            h.won = [0, 0]
            h.emit("season over", h.home, rule="BH-SER-5")


class KeepOnDeck(Choice):
    """A remaining On Deck card goes back to the top of the Lineup or to the Dugout (BH-SCO-6)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """Top of the Lineup, or Dugout."""
        return [FROM_TOP, NONE] if not g.sealed[seat] else []


class Kept(Step):
    """The On Deck cards leave their circles (BH-SCO-6); cards bought afterwards lie above them (BH-BUY-15)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Move them, in the order of the seats."""
        h = cast(Highlights, g)
        picks = h.unseal()
        for seat in range(2):
            if not picks[seat]:
                continue
            card = lift_on_deck(h, seat)
            if picks[seat][0] == FROM_TOP:
                h.lineups[seat].append(card)
                h.emit("return", seat, ON_DECK + seat, LINEUP + seat, 1, card, h.known[card], rule="BH-SCO-6")
            else:
                to_dugout(h, seat, card, ON_DECK + seat, "drop", "BH-SCO-6")
            settle(h, seat)


PLAY_GAME: Final = PlayGame()
GAME_OVER: Final = GameOver()
RAISE_PENNANT: Final = RaisePennant()
KEEP_ON_DECK: Final = KeepOnDeck()
KEPT: Final = Kept()
