"""Verbs of money, media, points and marks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.cards.program import VerbRule
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import left, mark, right
from sandlot.games.lords.atoms.money import best_loan, receive
from sandlot.games.lords.atoms.roster import gain_media, hand_players, rebalance
from sandlot.games.lords.effects.run import WALKER, OwnerVerb, Run, Verb
from sandlot.games.lords.effects.spans import last
from sandlot.games.lords.numbers import MARK_G, MARK_L, MARK_W, NATIONAL
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.costs import owe


@final
class Money(OwnerVerb):
    """The bank pays, or collects."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        n = WALKER.amount(g, run, 0)
        if n > 0:
            receive(g, seat, n, "")
        else:
            owe(g, seat, -n, "LOB-2.5.5-a")

    def possible(self, g: Lords, run: Run) -> bool:
        return g.cash[run.seat] + best_loan(g, run.seat) + WALKER.amount(g, run, 0) >= 0


@final
class Points(OwnerVerb):
    """Victory points, scored at the end of the phase (LOB-6.1-f)."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        n = WALKER.amount(g, run, 0)
        g.pending_vp[seat] += n
        if g.events is not None:
            g.emit("pending vp", seat, count=n, rule="LOB-6.1-f")


@final
class Marks(OwnerVerb):
    """Wins or losses, of this phase or the next one."""

    __slots__ = ("won",)

    def __init__(self, won: bool) -> None:
        self.won = won

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        n = WALKER.amount(g, run, 0)
        if g.phase == codes.OFF or run.cell(3) == codes.NEXT_PHASE:
            last(g, MARK_W if self.won else MARK_L, seat, 0, n, codes.NEXT_PHASE)
            if g.events is not None:
                g.emit("coming wins" if self.won else "coming losses", seat, count=n)
        else:
            mark(g, seat, self.won, n)


@final
class Games(OwnerVerb):
    """Games to decide, in this phase or the next one."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        n = run.cell(0)
        if g.phase == codes.OFF or run.cell(1) == codes.NEXT_PHASE:
            last(g, MARK_G, seat, 0, n, codes.NEXT_PHASE)
        else:
            g.games[seat] = max(0, g.games[seat] + n)
            if g.events is not None:
                g.emit("games", seat, count=n)


@final
class Pennant(Verb):
    """The blue disc moves on the track of 46 to 117."""

    def carry_out(self, g: Lords, run: Run) -> None:
        if g.target:
            g.target = min(117, max(46, g.target + run.cell(0)))
            if g.events is not None:
                g.emit("pennant", -1, count=g.target, rule="LOB-2.1-f")


@final
class Strike(Verb):
    """A strike year (LOB-6.2.1.2-a)."""

    def carry_out(self, g: Lords, run: Run) -> None:
        g.strike = True
        if run.seat >= 0 and g.events is not None:
            g.emit("strike", run.seat, rule="LOB-6.2.1.2-a")


@final
class Transfer(OwnerVerb):
    """The subject hands something over, as far as he has it."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        to = run.cell(2)
        taker = run.effect.me if to == codes.TO_ME else left(g, seat) if to == codes.TO_LEFT else right(g, seat)
        if taker == seat:
            return
        what = run.cell(0)
        n = run.cell(1)
        if what == codes.MONEY:
            owe(g, seat, n, "LOB-2.5.5-a", taker)
        elif what == codes.MEDIA:
            gain_media(g, taker, -gain_media(g, seat, -n, ""), "")
        else:
            hand_players(g, seat, taker, what, n)
            rebalance(g, seat)
            rebalance(g, taker)


@final
class Media(OwnerVerb):
    """Cubes within the office's limits, or national ones outside all limits (LOB-10.0-h)."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        n = run.cell(0)
        if run.cell(1) != 1:
            gain_media(g, seat, n, "")
            return
        g.national[seat] = max(0, g.national[seat] + n)
        last(g, NATIONAL, seat, 0, n, run.cell(2))
        if g.events is not None:
            g.emit("national media", seat, count=n, rule="LOB-10.0-h")


VERBS: Final[dict[int, VerbRule]] = {
    codes.V_MONEY: Money(),
    codes.V_TRANSFER: Transfer(),
    codes.V_MEDIA: Media(),
    codes.V_VP: Points(),
    codes.V_WINS: Marks(True),
    codes.V_LOSSES: Marks(False),
    codes.V_GAMES: Games(),
    codes.V_PENNANT: Pennant(),
    codes.V_STRIKE: Strike(),
}
