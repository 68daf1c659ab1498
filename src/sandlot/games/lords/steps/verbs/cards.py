"""Verbs of cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.cards.program import VerbRule
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.cards import back_to_deck, draw, lay_down
from sandlot.games.lords.effects.choices import Discarding
from sandlot.games.lords.effects.run import OwnerVerb, Run, Verb
from sandlot.games.lords.places import HAND
from sandlot.games.lords.state import Lords


@final
class Draw(OwnerVerb):
    """Cards come to the hand."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        for _ in range(run.cell(0)):
            draw(g, seat, "")


@final
class Discard(Verb):
    """Cards of the subject's choice go, or cards picked blindly from his hand."""

    def carry_out(self, g: Lords, run: Run) -> None:
        seat = run.seat
        n = run.cell(0)
        if run.cell(1) != 1:
            g.do(Discarding(seat, n))
            return
        for _ in range(min(n, g.hands.size(seat))):
            lay_down(g, seat, g.hands.at(seat, g.chance.below(g.hands.size(seat))), "discard", "")


@final
class Peek(Verb):
    """Whoever plays it looks at random cards of a hand."""

    def carry_out(self, g: Lords, run: Run) -> None:
        seat = run.seat
        me = run.effect.me
        cards = g.hands.listed(seat)
        g.chance.shuffle(cards)
        for card in sorted(cards[: run.cell(0)]):
            news = g.learn(card, 1 << me)
            g.emit("peek", me, HAND + seat, -1, 1, card, 1 << me | 1 << seat, news)


@final
class Keep(OwnerVerb):
    """Cards may be held without charge (LOB-2.2-g)."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        g.held_free[seat] += run.cell(0)


@final
class ToDeck(OwnerVerb):
    """The card just played goes back into the deck (LOB-R53)."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        g.bait |= 1 << seat
        back_to_deck(g, g.played_card)


@final
class Cancel(Verb):
    """What was declared has no effect."""

    def carry_out(self, g: Lords, run: Run) -> None:
        g.cancelled = True


VERBS: Final[dict[int, VerbRule]] = {
    codes.V_DRAW: Draw(),
    codes.V_DISCARD: Discard(),
    codes.V_PEEK: Peek(),
    codes.V_KEEP: Keep(),
    codes.V_CANCEL: Cancel(),
    codes.V_TO_DECK: ToDeck(),
}
