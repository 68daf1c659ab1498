"""Extra innings: cards chosen face down, revealed together, Home's action, Visitor's action, all hits."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.highlights.atoms.cards import discard, draw, pinch_hit, play, play_again
from sandlot.games.highlights.atoms.knowledge import settle, with_seat
from sandlot.games.highlights.atoms.running import resolve, threaten
from sandlot.games.highlights.atoms.standing import played, visitor
from sandlot.games.highlights.effects import act
from sandlot.games.highlights.numbers import EXTRA_DRAW, NO_CARD
from sandlot.games.highlights.options import DISCARD, FROM_DECK
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps.turn import PLAY_CARD, offer_sources
from sandlot.kernel.step import Choice, SeatStep, Step


@final
class ExtraInning(Step):
    """Level runs after six innings, or after an extra inning, mean one more (BH-SCO-2, BH-XI-9, BH-XI-11)."""

    def go(self, g: Highlights) -> None:
        """Draw if both hands are empty, then ask both at once; runners and runs stay (BH-XI-1, BH-XI-3)."""
        if g.runs[0] != g.runs[1]:
            return
        g.again()
        g.inning += 1
        if g.events is not None:
            g.emit("inning", -1, count=g.inning, rule="BH-SCO-2")
        if no_cards(g):
            draw_three(g)
        for seat in range(2):
            g.top[seat] = NO_CARD
        g.ask_all([seat for seat in range(2) if g.hands.size(seat) > 0], EXTRA_CARD, REVEAL)


def no_cards(g: Highlights) -> bool:
    """Whether both hands are empty."""
    return g.hands.size(0) == 0 and g.hands.size(1) == 0


def draw_three(g: Highlights) -> None:
    """Three cards each; when neither gets one, what was played becomes the new Lineup (BH-XI-2, BH-XI-10, BH-XI-15)."""
    for seat in range(2):
        draw(g, seat, EXTRA_DRAW, "BH-XI-2")
    if not no_cards(g):
        return
    for seat in range(2):
        g.recycled = with_seat(g.recycled, seat, played(g, seat))
        play_again(g, seat)
        settle(g, seat)
        draw(g, seat, EXTRA_DRAW, "BH-XI-15")


@final
class ExtraCard(Choice):
    """A card, or a PH card and who bats for it, decided before anything is seen (BH-XI-3, BH-XI-4)."""

    def offers(self, g: Highlights, seat: i64) -> None:
        picks = g.sealed[seat]
        if not picks:
            PLAY_CARD.offers(g, seat)
        elif len(picks) == 1 and picks[0] >= DISCARD:
            offer_sources(g, seat, 0)


@final
class Reveal(Step):
    """Both cards come out at once, and their Hit Boxes threaten (BH-XI-3, BH-XI-5).

    A seat without a card plays none this inning (BH-XI-15).
    """

    def go(self, g: Highlights) -> None:
        """Lay both in play, then Home's action and Visitor's, then the hits (BH-XI-6, BH-XI-8)."""
        picks = g.unseal()
        reveal(g, g.home, picks[g.home])
        reveal(g, visitor(g), picks[visitor(g)])
        if g.top[g.home] != NO_CARD:
            threaten(g, g.home)
        if g.top[visitor(g)] != NO_CARD:
            threaten(g, visitor(g))
        g.do(ALL_HITS)
        g.do(ACT[visitor(g)])
        g.do(ACT[g.home])


def reveal(g: Highlights, seat: i64, picks: tuple[int, ...]) -> None:
    """The card a seat has chosen, or its pinch hitter."""
    if len(picks) == 1:
        play(g, seat, picks[0])
    elif picks:
        discard(g, seat, picks[0] - DISCARD)
        pinch_hit(g, seat, picks[1] == FROM_DECK)
    elif g.events is not None:
        g.emit("no card", seat, rule="BH-XI-15")


@final
class Act(SeatStep):
    """The action of the card a seat has just revealed."""

    def go(self, g: Highlights) -> None:
        card = g.top[self.seat]
        if card != NO_CARD:
            act(g, self.seat, card)


@final
class AllHits(Step):
    """All uncancelled Threatened Hits of both, and only then the scores are compared (BH-XI-8)."""

    def go(self, g: Highlights) -> None:
        resolve(g, g.home)
        resolve(g, visitor(g))


EXTRA_INNING: Final = ExtraInning()
EXTRA_CARD: Final = ExtraCard()
REVEAL: Final = Reveal()
ACT: Final = [Act(0), Act(1)]
ALL_HITS: Final = AllHits()
