"""The six innings: play a card or pinch hit, its action, the opponent's hits, the own threats; then the save."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.highlights.atoms.cards import can_lift_top, discard, pinch_hit, play, save
from sandlot.games.highlights.atoms.running import resolve, threaten
from sandlot.games.highlights.atoms.standing import visitor
from sandlot.games.highlights.effects import act
from sandlot.games.highlights.numbers import INNINGS, NO_CARD
from sandlot.games.highlights.options import DISCARD, FROM_DECK, FROM_TOP, PASS
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.step import Choice, Step


@final
class NextTurn(Step):
    """A turn ends with the opponent's Threatened Hits and the own new ones (BH-TRN-4, BH-TRN-5).

    Then the next seat plays: Visitor, then Home, six times each (BH-TRN-1).
    """

    def go(self, g: Highlights) -> None:
        who = g.who
        if g.inning:
            resolve(g, 1 - who)
            threaten(g, who)
        if who == g.home:
            if g.inning == INNINGS:
                return
            g.inning += 1
            if g.events is not None:
                g.emit("inning", -1, count=g.inning, rule="BH-TRN-1")
        g.who = 1 - who
        g.again()
        g.ask(g.who, PLAY_CARD)


@final
class PlayCard(Choice):
    """Exactly one card from the hand, or a PH card discarded for a pinch hitter (BH-TRN-2, BH-PH-1)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        """Every card of the hand, and those with the PH icon once more to be discarded (BH-PH-2)."""
        cells = g.hands.cells
        first = g.hands.first(seat)
        end = first + cells[first - 1]
        g.offer_cells(cells, first, end)
        if g.on_deck[seat] != NO_CARD or can_lift_top(g, seat, 0):
            pinch = g.pack.pinch
            for i in range(first, end):
                card = cells[i]
                if pinch[card]:
                    g.offer(DISCARD + card)

    def chosen(self, g: Highlights, seat: i64, option: i64) -> None:
        if option < DISCARD:
            play(g, seat, option)
            act(g, seat, option)
        else:
            discard(g, seat, option - DISCARD)
            g.ask(seat, PINCH_HITTER)


@final
class PinchHitter(Choice):
    """Who bats for the PH card: the On Deck card or the top of the Lineup, unseen (BH-PH-1, BH-PH-3, BH-PH-4)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        offer_sources(g, seat, 1)

    def chosen(self, g: Highlights, seat: i64, option: i64) -> None:
        """The substitute is the card played; it cannot be replaced again (BH-PH-6, BH-PH-7)."""
        pinch_hit(g, seat, option == FROM_DECK)
        act(g, seat, g.top[seat])


def offer_sources(g: Highlights, seat: i64, kept: i64) -> None:
    """Where a pinch hitter or a save can come from; the last `kept` cards of the Dugout do not (BH-PH-3, BH-VS-7)."""
    if g.on_deck[seat] != NO_CARD:
        g.offer(FROM_DECK)
    if can_lift_top(g, seat, kept):
        g.offer(FROM_TOP)


@final
class AskSave(Step):
    """After Home's sixth card the Visitor is always asked, whatever is threatened (BH-VS-1, BH-VS-5)."""

    def go(self, g: Highlights) -> None:
        g.do(LAST_HITS)
        g.ask(visitor(g), VISITOR_SAVE)


@final
class VisitorSave(Choice):
    """No save, the On Deck card, or the top of the Lineup (BH-VS-1)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        offer_sources(g, seat, 0)
        g.offer(PASS)

    def chosen(self, g: Highlights, seat: i64, option: i64) -> None:
        """Reveal and discard it; only a red action counts (BH-VS-2, BH-VS-3, BH-VS-4)."""
        if option != PASS:
            card = save(g, seat, option == FROM_DECK)
            if g.pack.red[card]:
                act(g, seat, card)
        elif g.events is not None:
            g.emit("no save", seat, rule="BH-VS-1")

    def declines(self, g: Highlights, seat: i64) -> i64:
        return PASS


@final
class LastHits(Step):
    """Home's remaining Threatened Hits (BH-VS-6)."""

    def go(self, g: Highlights) -> None:
        resolve(g, g.home)


NEXT_TURN: Final = NextTurn()
PLAY_CARD: Final = PlayCard()
PINCH_HITTER: Final = PinchHitter()
ASK_SAVE: Final = AskSave()
VISITOR_SAVE: Final = VisitorSave()
LAST_HITS: Final = LastHits()
