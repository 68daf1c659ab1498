"""Extra innings: cards chosen face down, revealed together, Home's action, Visitor's action, all hits."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.highlights.effects.actions import act
from sandlot.games.highlights.effects.cards import discard, draw, new_lineup, pinch_hit, play, settle
from sandlot.games.highlights.effects.running import resolve, threaten
from sandlot.games.highlights.game import (
    DISCARD,
    EXTRA_DRAW,
    FROM_DECK,
    IN_PLAY,
    NO_CARD,
    Highlights,
)
from sandlot.games.highlights.steps.turn import hand_options, sources
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step


class ExtraInning(Step):
    """Level runs after six innings, or after an extra inning, mean one more (BH-SCO-2, BH-XI-9, BH-XI-11)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Draw if both hands are empty, then ask both at once; runners and runs stay (BH-XI-1, BH-XI-3)."""
        h = cast(Highlights, g)
        if h.runs[0] != h.runs[1]:
            return
        h.do(EXTRA_INNING)
        h.inning += 1
        h.emit("inning", -1, count=h.inning, rule="BH-SCO-2")
        if not h.hands[0] and not h.hands[1]:
            draw_three(h)
        h.top = [NO_CARD, NO_CARD]
        h.ask_all([seat for seat in range(2) if h.hands[seat]], EXTRA_CARD, REVEAL)


def draw_three(h: Highlights) -> None:
    """Three cards each; when neither gets one, what was played becomes the new Lineup (BH-XI-2, BH-XI-10, BH-XI-15)."""
    for seat in range(2):
        draw(h, seat, EXTRA_DRAW, "BH-XI-2")
    if h.hands[0] or h.hands[1]:
        return
    for seat in range(2):
        cards = h.in_play[seat]
        h.recycled = h.with_zone(h.recycled, seat, h.played(seat).copy())
        h.in_play[seat] = []
        new_lineup(h, seat, cards, IN_PLAY + seat, "BH-XI-15")
        settle(h, seat)
        draw(h, seat, EXTRA_DRAW, "BH-XI-15")


class ExtraCard(Choice):
    """A card, or a PH card and who bats for it, decided before anything is seen (BH-XI-3, BH-XI-4)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """First what to do with the hand, then who bats for a PH card."""
        h = cast(Highlights, g)
        picks = h.sealed[seat]
        if not picks:
            return hand_options(h, seat)
        return sources(h, seat, 0) if len(picks) == 1 and picks[0] >= DISCARD else []


class Reveal(Step):
    """Both cards come out at once, and their Hit Boxes threaten (BH-XI-3, BH-XI-5).

    A seat without a card plays none this inning (BH-XI-15).
    """

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Lay both in play, then Home's action and Visitor's, then the hits (BH-XI-6, BH-XI-8)."""
        h = cast(Highlights, g)
        picks = h.unseal()
        for seat in (h.home, h.visitor()):
            mine = picks[seat]
            if not mine:
                h.emit("no card", seat, rule="BH-XI-15")
            elif len(mine) == 1:
                play(h, seat, mine[0])
            else:
                discard(h, seat, mine[0] - DISCARD)
                pinch_hit(h, seat, mine[1] == FROM_DECK)
        for seat in (h.home, h.visitor()):
            if h.top[seat] != NO_CARD:
                threaten(h, seat)
        h.do(ALL_HITS)
        h.do(ACT[h.visitor()])
        h.do(ACT[h.home])


class Act(Step):
    """The action of the card a seat has just revealed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Game) -> None:
        """Let it act."""
        h = cast(Highlights, g)
        card = h.top[self.seat]
        if card != NO_CARD:
            act(h, self.seat, card, 0)


class AllHits(Step):
    """All uncancelled Threatened Hits of both, and only then the scores are compared (BH-XI-8)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Execute them."""
        h = cast(Highlights, g)
        resolve(h, h.home)
        resolve(h, h.visitor())


EXTRA_INNING: Final = ExtraInning()
EXTRA_CARD: Final = ExtraCard()
REVEAL: Final = Reveal()
ACT: Final = [Act(0), Act(1)]
ALL_HITS: Final = AllHits()
