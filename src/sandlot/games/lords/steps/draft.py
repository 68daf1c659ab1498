"""The amateur draft (chapter 6.2.6): one card for the table, a roll for each owner."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise
from sandlot.games.lords.effects.run import start
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.places import COUNT, DRAFT_OUT
from sandlot.games.lords.places import DRAFT as DRAFT_DECK
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.tables import look
from sandlot.kernel.events import EVERYONE

SOLD_ROLL: Final = 1  # LOB-6.2.6-e


class Draft(Deed):
    """A card is turned up, owners roll from the leader (LOB-6.2.6-a, LOB-6.2.6-b, LOB-R104)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Turn it up and push the rolls."""
        if not g.draft:
            g.emit("shuffle draft", NO_ONE, DRAFT_OUT, DRAFT_DECK, len(g.draft_out), rule="LOB-R9")
            g.draft = sorted(g.draft_out)
            g.draft_out = []
            g.forget(g.draft)
            g.chance.shuffle(g.draft)
        if not g.draft:
            return
        card = g.draft[-1]
        g.draft = g.draft[:-1]
        g.draft_out = [*g.draft_out, card]
        news = g.learn(card, EVERYONE)
        g.emit("draft", NO_ONE, DRAFT_DECK, DRAFT_OUT, 1, card, EVERYONE, news, "LOB-6.2.6-a")
        g.do(DRAFTED)
        for seat in reversed(clockwise(g, g.leader)):
            g.do(Drafting(seat, (0 if g.draft_sold[seat] else 1) + g.draft_bought[seat], []))


class Drafting(Deed):
    """One owner's dice; who sold his roll has a fixed 1 (LOB-6.2.6-c to LOB-6.2.6-e, LOB-R51)."""

    __slots__ = ("dice", "seat", "totals")

    def __init__(self, seat: int, dice: int, totals: list[int]) -> None:
        self.seat = seat
        self.dice = dice
        self.totals = totals

    def go(self, g: State) -> None:
        """Roll once more, or let him choose."""
        if self.dice > 0:
            roll(g, self.seat, codes.ROLL_DRAFT, 0, Drawn(self.seat, self.dice - 1, self.totals))
            return
        totals = [*self.totals, SOLD_ROLL] if g.draft_sold[self.seat] else self.totals
        if len(totals) == 1:
            pick(g, self.seat, totals[0])
        else:
            g.ask(self.seat, BestRoll(totals))


class Drawn(Deed):
    """A draft die is final."""

    __slots__ = ("dice", "seat", "totals")

    def __init__(self, seat: int, dice: int, totals: list[int]) -> None:
        self.seat = seat
        self.dice = dice
        self.totals = totals

    def go(self, g: State) -> None:
        """Note it."""
        g.do(Drafting(self.seat, self.dice, [*self.totals, min(10, max(1, g.total))]))


class BestRoll(Question):
    """Which of several rolls counts (LOB-6.2.6-d)."""

    __slots__ = ("totals",)

    def __init__(self, totals: list[int]) -> None:
        self.totals = totals

    def offers(self, g: State, seat: int) -> list[int]:
        """Any of them."""
        return [COUNT + n for n in range(1, 11) if n in self.totals]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """It counts."""
        pick(g, seat, option - COUNT)


def pick(g: State, seat: int, total: int) -> None:
    """The row of the card that lies open acts for an owner."""
    first = len(g.pack.ops) + len(g.pack.community)
    g.emit("drafts", seat, count=total, rule="LOB-6.2.6-b")
    start(g, look(g.pack.draft[g.draft_out[-1] - first], total), seat, seat)


def draft_roll(g: State, seat: int) -> None:
    """A card lets an owner roll on the last draft card."""
    g.do(Drafting(seat, 1, []))


class Drafted(Deed):
    """Rolls can be traded for the next draft, farms are back to 15 (LOB-6.2.6-f)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Clear the marks."""
        g.draft_sold = [0] * g.seats
        g.draft_bought = [0] * g.seats


DRAFT: Final = Draft()
DRAFTED: Final = Drafted()
