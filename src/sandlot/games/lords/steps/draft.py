"""The amateur draft (chapter 6.2.6): one card for the table, a roll for each owner."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after
from sandlot.games.lords.atoms.cards import reshuffle
from sandlot.games.lords.atoms.goods import draft_rolls
from sandlot.games.lords.effects.run import start
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.options import COUNT
from sandlot.games.lords.places import DRAFT as DRAFT_DECK
from sandlot.games.lords.places import DRAFT_OUT
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.tables import look
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.step import Choice, Step

SOLD_ROLL: Final = 1  # LOB-6.2.6-e


@final
class Draft(Step):
    """A card is turned up, owners roll from the leader (LOB-6.2.6-a, LOB-6.2.6-b, LOB-R104)."""

    def go(self, g: Lords) -> None:
        if g.draft.count == 0:
            g.emit("shuffle draft", NO_ONE, DRAFT_OUT, DRAFT_DECK, g.draft_out.count, rule="LOB-R9")
            reshuffle(g, g.draft, g.draft_out)
        if g.draft.count == 0:
            return
        card = g.draft.pop()
        g.draft_out.add(card)
        news = g.learn(card, EVERYONE)
        if g.events is not None:
            g.emit("draft", NO_ONE, DRAFT_DECK, DRAFT_OUT, 1, card, EVERYONE, news, "LOB-6.2.6-a")
        g.do(DRAFTED)
        for i in range(g.seats - 1, -1, -1):
            seat = after(g, g.leader, i)
            g.do(Drafting(seat, draft_rolls(g, seat), ()))


@mypyc_attr(acyclic=True)
class Throws(Step):
    """The dice an owner has still to throw, and the totals thrown."""

    __slots__ = ("dice", "seat", "totals")

    def __init__(self, seat: i64, dice: i64, totals: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice
        self.totals = totals


@final
@mypyc_attr(acyclic=True)
class Drafting(Throws):
    """One owner's dice; an owner who sold the roll has a fixed 1 (LOB-6.2.6-c to LOB-6.2.6-e, LOB-R51)."""

    def go(self, g: Lords) -> None:
        if self.dice > 0:
            roll(g, self.seat, codes.ROLL_DRAFT, 0, Drawn(self.seat, self.dice - 1, self.totals))
            return
        totals = (*self.totals, SOLD_ROLL) if g.draft_sold[self.seat] else self.totals
        if len(totals) == 1:
            pick(g, self.seat, totals[0])
        else:
            g.ask(self.seat, BestRoll(totals))


@final
@mypyc_attr(acyclic=True)
class Drawn(Throws):
    """A draft die is final."""

    def go(self, g: Lords) -> None:
        g.do(Drafting(self.seat, self.dice, (*self.totals, int(min(10, max(1, g.total))))))


@final
@mypyc_attr(acyclic=True)
class BestRoll(Choice):
    """Which of several rolls counts (LOB-6.2.6-d)."""

    __slots__ = ("totals",)

    def __init__(self, totals: tuple[int, ...]) -> None:
        self.totals = totals

    def offers(self, g: Lords, seat: i64) -> None:
        for n in range(1, 11):
            if n in self.totals:
                g.offer(COUNT + n)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        pick(g, seat, option - COUNT)


def pick(g: Lords, seat: i64, total: i64) -> None:
    """The row of the card that lies open acts for an owner."""
    if g.events is not None:
        g.emit("drafts", seat, count=total, rule="LOB-6.2.6-b")
    start(g, look(g.pack.draft[g.draft_out.top() - g.pack.first_draft], total), seat, seat)


def draft_roll(g: Lords, seat: i64) -> None:
    """A card lets an owner roll on the last draft card."""
    g.do(Drafting(seat, 1, ()))


@final
class Drafted(Step):
    """Rolls can be traded for the next draft, farms are back to 15 (LOB-6.2.6-f)."""

    def go(self, g: Lords) -> None:
        for seat in range(g.seats):
            g.draft_sold[seat] = 0
            g.draft_bought[seat] = 0


DRAFT: Final = Draft()
DRAFTED: Final = Drafted()
