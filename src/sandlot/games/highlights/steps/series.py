"""The series: one game after another until somebody has won enough, and what happens between two games."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.highlights.atoms.cards import clear_on_deck, drop_hand
from sandlot.games.highlights.atoms.running import clear_diamond
from sandlot.games.highlights.atoms.standing import decided
from sandlot.games.highlights.numbers import NO_CARD
from sandlot.games.highlights.options import FROM_TOP, PASS
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps.buy import BUY_ROUND
from sandlot.games.highlights.steps.extra import EXTRA_INNING
from sandlot.games.highlights.steps.setup import CHOOSE_DECK, DEAL, SET_UP
from sandlot.games.highlights.steps.turn import ASK_SAVE, NEXT_TURN
from sandlot.kernel.step import Choice, Put, Step


def lay_out(g: Highlights) -> None:
    """After the decks are chosen, game follows game."""
    g.do(PLAY_GAME)
    g.do(SET_UP)


def begin(g: Highlights) -> None:
    """Who is Home is drawn (BH-SET-7); decks are chosen in random order (BH-SET-1)."""
    g.home = g.chance.below(2)
    g.who = 1 - g.home
    g.do(Put(g.chance.below(2), CHOOSE_DECK))


@final
class PlayGame(Step):
    """A game from the deal to the Buy Round, and then the next (BH-SET-9)."""

    def go(self, g: Highlights) -> None:
        g.again()
        g.do(RAISE_PENNANT)
        g.do(BUY_ROUND)
        g.do(GAME_OVER)
        g.do(EXTRA_INNING)
        g.do(ASK_SAVE)
        g.do(NEXT_TURN)
        g.do(DEAL)


@final
class GameOver(Step):
    """More runs win the game; enough games win the series, and then nothing follows (BH-SCO-1, BH-SER-2)."""

    def go(self, g: Highlights) -> None:
        winner: i64 = 0 if g.runs[0] > g.runs[1] else 1
        g.won[winner] += 1
        g.games = (*g.games, int(g.runs[0]), int(g.runs[1]))
        if g.events is not None:
            g.emit("game won", winner, count=len(g.games) // 2, rule="BH-SCO-3")
        if decided(g):
            if g.events is not None:
                g.emit("series won", winner, count=g.won[winner], rule="BH-SER-1")
            g.end()
            return
        owners: list[int] = []
        for seat in range(2):
            clear_diamond(g, seat)
            drop_hand(g, seat)
            if g.on_deck[seat] != NO_CARD:
                owners.append(seat)
        if owners:
            g.ask_all(owners, KEEP_ON_DECK, KEPT)


@final
class RaisePennant(Step):
    """Home and Visitor swap; after a mini-season its winner is Home (BH-SER-3, BH-SER-5)."""

    def go(self, g: Highlights) -> None:
        g.home = 1 - g.home
        if len(g.games) // 2 == g.season:
            g.home = 0 if g.won[0] > g.won[1] else 1
            for seat in range(2):
                g.won[seat] = 0
            if g.events is not None:
                g.emit("season over", g.home, rule="BH-SER-5")


@final
class KeepOnDeck(Choice):
    """A remaining On Deck card goes back to the top of the Lineup or to the Dugout (BH-SCO-6)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        if not g.sealed[seat]:
            g.offer(FROM_TOP)
            g.offer(PASS)

    def declines(self, g: Highlights, seat: i64) -> i64:
        return PASS


@final
class Kept(Step):
    """The On Deck cards leave their circles (BH-SCO-6); cards bought afterwards lie above them (BH-BUY-15)."""

    def go(self, g: Highlights) -> None:
        picks = g.unseal()
        for seat in range(2):
            mine = picks[seat]
            if mine:
                clear_on_deck(g, seat, mine[0] == FROM_TOP)


PLAY_GAME: Final = PlayGame()
GAME_OVER: Final = GameOver()
RAISE_PENNANT: Final = RaisePennant()
KEEP_ON_DECK: Final = KeepOnDeck()
KEPT: Final = Kept()
