"""The six innings: play a card or pinch hit, its action, the opponent's hits, the own threats; then the save."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.highlights.effects.actions import act
from sandlot.games.highlights.effects.cards import (
    can_lift_top,
    discard,
    lift_on_deck,
    lift_top,
    pinch_hit,
    play,
    settle,
    to_dugout,
)
from sandlot.games.highlights.effects.running import resolve, threaten
from sandlot.games.highlights.game import (
    DISCARD,
    FROM_DECK,
    FROM_TOP,
    INNINGS,
    LINEUP,
    NO_CARD,
    NONE,
    ON_DECK,
    Highlights,
)
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step


class NextTurn(Step):
    """A turn ends with the opponent's Threatened Hits and the own new ones (BH-TRN-4, BH-TRN-5).

    Then the next seat plays: Visitor, then Home, six times each (BH-TRN-1).
    """

    __slots__ = ()

    def run(self, g: Game) -> None:
        """End the turn and ask for the next card."""
        h = cast(Highlights, g)
        who = h.who
        if h.inning:
            resolve(h, 1 - who)
            threaten(h, who)
        if who == h.home:
            if h.inning == INNINGS:
                return
            h.inning += 1
            if h.events is not None:
                h.emit("inning", -1, count=h.inning, rule="BH-TRN-1")
        h.who = 1 - who
        h.do(NEXT_TURN)
        h.ask(h.who, PLAY_CARD)


class PlayCard(Choice):
    """Exactly one card from the hand, or a PH card discarded for a pinch hitter (BH-TRN-2, BH-PH-1)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """Every card of the hand, and those with the PH icon once more to be discarded."""
        return hand_options(cast(Highlights, g), seat)

    def take(self, g: Game, seat: int, option: int) -> None:
        """Play it and let it act, or ask who bats instead."""
        h = cast(Highlights, g)
        if option < DISCARD:
            play(h, seat, option)
            act(h, seat, option, 0)
        else:
            discard(h, seat, option - DISCARD)
            h.ask(seat, PINCH_HITTER)


class PinchHitter(Choice):
    """Who bats for the PH card: the On Deck card or the top of the Lineup, unseen (BH-PH-1, BH-PH-3, BH-PH-4)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """What there is, not counting the card just discarded."""
        return sources(cast(Highlights, g), seat, 1)

    def take(self, g: Game, seat: int, option: int) -> None:
        """The substitute is the card played; it cannot be replaced again (BH-PH-6, BH-PH-7)."""
        h = cast(Highlights, g)
        pinch_hit(h, seat, option == FROM_DECK)
        act(h, seat, h.top[seat], 0)


def hand_options(h: Highlights, seat: int) -> list[int]:
    """What can be done with the cards of a hand (BH-PH-2)."""
    hand = h.hands[seat]
    found = hand.copy()
    pinch = h.pack.pinch
    if h.on_deck[seat] != NO_CARD or can_lift_top(h, seat, 0):
        for card in hand:
            if pinch[card]:
                found.append(DISCARD + card)
    return found


def sources(h: Highlights, seat: int, kept: int) -> list[int]:
    """Where a pinch hitter or a save can come from; the last `kept` cards of the Dugout do not (BH-PH-3, BH-VS-7)."""
    found: list[int] = []
    if h.on_deck[seat] != NO_CARD:
        found.append(FROM_DECK)
    if can_lift_top(h, seat, kept):
        found.append(FROM_TOP)
    return found


class AskSave(Step):
    """After Home's sixth card the Visitor is always asked, whatever is threatened (BH-VS-1, BH-VS-5)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Ask, then the last hits."""
        h = cast(Highlights, g)
        h.do(LAST_HITS)
        h.ask(h.visitor(), VISITOR_SAVE)


class VisitorSave(Choice):
    """No save, the On Deck card, or the top of the Lineup (BH-VS-1)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """What there is, and to leave it."""
        return [*sources(cast(Highlights, g), seat, 0), NONE]

    def take(self, g: Game, seat: int, option: int) -> None:
        """Reveal and discard it; only a red action counts (BH-VS-2, BH-VS-3, BH-VS-4)."""
        h = cast(Highlights, g)
        if option == NONE:
            h.emit("no save", seat, rule="BH-VS-1")
            return
        on_deck = option == FROM_DECK
        card = lift_on_deck(h, seat) if on_deck else lift_top(h, seat, 0)
        to_dugout(h, seat, card, (ON_DECK if on_deck else LINEUP) + seat, "save", "BH-VS-4")
        settle(h, seat)
        if h.pack.red[card]:
            act(h, seat, card, 0)


class LastHits(Step):
    """Home's remaining Threatened Hits (BH-VS-6)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Execute them."""
        h = cast(Highlights, g)
        resolve(h, h.home)


NEXT_TURN: Final = NextTurn()
PLAY_CARD: Final = PlayCard()
PINCH_HITTER: Final = PinchHitter()
ASK_SAVE: Final = AskSave()
VISITOR_SAVE: Final = VisitorSave()
LAST_HITS: Final = LastHits()
