"""Questions that effects put about Actions: discard, take back, put in order."""

from __future__ import annotations

from typing import cast

from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import DECK, DISCARD, DISCARDED, HAND, RECOVER, TOP
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice


def slots_from(g: Cosmic, cards: list[int], low: int, left: int, first: int) -> list[int]:
    """The names among cards as options counted from `low`: a set of `left` is picked in the order of the deck."""
    slots = sorted([g.pack.slot[card] for card in cards])
    found: list[int] = []
    for i in range(len(slots) - left + 1):
        option = low + slots[i]
        if slots[i] >= first and (not found or found[-1] != option):
            found.append(option)
    return found


class DropCards(Choice):
    """The owner of a hand chooses what to discard (CLB-EFX-8)."""

    __slots__ = ("begun", "first", "left")

    def __init__(self, left: int, first: int, begun: bool) -> None:
        self.left = left
        self.first = first
        self.begun = begun

    def options(self, g: Game, seat: int) -> list[int]:
        """Every name in the hand from which enough cards follow."""
        c = cast(Cosmic, g)
        return slots_from(c, c.hands[seat], DISCARD, self.left, self.first)

    def pool(self, g: Game, seat: int) -> list[int]:
        """All of them, in the order of the deck."""
        c = cast(Cosmic, g)
        return [] if self.begun else sorted([DISCARD + c.pack.slot[card] for card in c.hands[seat]])

    def take(self, g: Game, seat: int, option: int) -> None:
        """Discard it; go on until all are discarded."""
        cast(Cosmic, g).drop(seat, option - DISCARD, "discard", "CLB-EFX-8")
        if self.left > 1:
            g.ask(seat, DropCards(self.left - 1, option - DISCARD, True))


class Recover(Choice):
    """Take Actions back from one's own discard pile, which lies face up (R28)."""

    __slots__ = ("begun", "first", "left")

    def __init__(self, left: int, first: int, begun: bool) -> None:
        self.left = left
        self.first = first
        self.begun = begun

    def options(self, g: Game, seat: int) -> list[int]:
        """Every name in the pile from which enough cards follow."""
        c = cast(Cosmic, g)
        return slots_from(c, c.discard[seat], RECOVER, self.left, self.first)

    def pool(self, g: Game, seat: int) -> list[int]:
        """All of them, in the order of the deck."""
        c = cast(Cosmic, g)
        return [] if self.begun else sorted([RECOVER + c.pack.slot[card] for card in c.discard[seat]])

    def take(self, g: Game, seat: int, option: int) -> None:
        """Put it into the hand, seen by all."""
        c = cast(Cosmic, g)
        pile = c.discard[seat]
        card = min([each for each in pile if c.pack.slot[each] == option - RECOVER])
        pile.remove(card)
        c.put(seat, card)
        c.emit("recover", seat, DISCARDED + seat, HAND + seat, card=card, seen=EVERYONE, rule="CLB-PAY-14")
        if self.left > 1:
            c.ask(seat, Recover(self.left - 1, option - RECOVER, True))


class Arrange(Choice):
    """Put the top cards of one's Action deck back in any order, the topmost first (CLB-EFX-7)."""

    __slots__ = ("count", "done")

    def __init__(self, count: int, done: int) -> None:
        self.count = count
        self.done = done

    def options(self, g: Game, seat: int) -> list[int]:
        """The names among the cards not yet placed."""
        c = cast(Cosmic, g)
        deck = c.deck[seat]
        return slots_from(c, deck[len(deck) - self.count : len(deck) - self.done], TOP, 1, 0)

    def take(self, g: Game, seat: int, option: int) -> None:
        """It comes next; the last card finds its place by itself."""
        c = cast(Cosmic, g)
        deck = c.deck[seat]
        goal = len(deck) - 1 - self.done
        at = goal
        while c.pack.slot[deck[at]] != option - TOP:
            at -= 1
        deck[goal], deck[at] = deck[at], deck[goal]
        if self.done + 2 < self.count:
            c.ask(seat, Arrange(self.count, self.done + 1))


def scry(g: Cosmic, seat: int, count: int) -> None:
    """Look at the top of one's own Action deck and put two or more back in any order (CLB-EFX-7)."""
    deck = g.deck[seat]
    seen = min(count, len(deck))
    for i in range(seen):
        card = deck[len(deck) - 1 - i]
        news = g.learn(card, 1 << seat)
        if g.events is not None:
            g.emit("scry", seat, DECK + seat, card=card, seen=1 << seat, news=news, rule="CLB-EFX-7")
    g.count_actions(seat)
    if seen > 1:
        g.ask(seat, Arrange(seen, 0))
