"""Verbs with blocks of their own, and the card that goes round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from sandlot.cards.program import VerbRule
from sandlot.games.lords import codes
from sandlot.games.lords.effects.choices import Choosing, PassOn, Picking, unmarked
from sandlot.games.lords.effects.run import Effect, Run, Verb
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.dice import roll
from sandlot.kernel.step import Step


@final
class Roll(Verb):
    """A die decides which rows act."""

    def carry_out(self, g: Lords, run: Run) -> None:
        roll(g, run.seat, codes.ROLL_EVENT, 0, Rows(run.effect.at(run.pc + 4, run.cell(1), run.seat)))


@final
@mypyc_attr(acyclic=True)
class Rows(Step):
    """A roll of an effect is made: its row acts; below and above the table the nearest row."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def go(self, g: Lords) -> None:
        g.do(self.effect.row(1 if g.total < 1 else 10 if g.total > 10 else g.total))


@final
class Choose(Verb):
    """The subject chooses a block."""

    def carry_out(self, g: Lords, run: Run) -> None:
        e = run.effect
        g.ask(run.seat, Choosing(e.program, run.pc, e.subject, e.me, e.value, e.spared, e.extra))


@final
class Pick(Verb):
    """The subject names an owner."""

    def carry_out(self, g: Lords, run: Run) -> None:
        e = run.effect
        asks = Picking(e.program, run.pc, e.subject, e.me, e.value, e.spared, e.extra)
        if asks.able(g):
            g.ask(run.seat, asks)


@final
class Pass(Verb):
    """The trade bait goes round (LOB-R53)."""

    def carry_out(self, g: Lords, run: Run) -> None:
        seat = run.seat
        g.bait |= 1 << seat
        if unmarked(g, seat):
            g.ask(seat, PassOn(run.effect.program, run.effect.me, run.effect.spared))

    def possible(self, g: Lords, run: Run) -> bool:
        return unmarked(g, run.seat) != 0


@final
class On(Verb):
    """A standing rule."""

    def carry_out(self, g: Lords, run: Run) -> None:
        run.effect.stand(g, run.cell(0), run.cell(1), run.pc + 6, run.cell(3))


VERBS: Final[dict[int, VerbRule]] = {
    codes.V_ROLL: Roll(),
    codes.V_PASS_ON: Pass(),
    codes.V_ON: On(),
    codes.V_CHOOSE: Choose(),
    codes.V_PICK: Pick(),
}
