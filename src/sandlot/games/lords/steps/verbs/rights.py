"""Verbs of what lasts: modifiers, prices, rights."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.cards.program import VerbRule
from sandlot.games.lords import codes
from sandlot.games.lords.effects.run import OwnerVerb, Run, Verb
from sandlot.games.lords.effects.spans import last
from sandlot.games.lords.numbers import BLOCK, DRM, OPS, REROLL, SCALE, SHIELD
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.dice import thrown


@final
class Modifier(Verb):
    """A DRM on rolls of a kind; of nobody in particular on the pennant roll."""

    def carry_out(self, g: Lords, run: Run) -> None:
        last(g, DRM, run.seat, run.cell(1), run.cell(0), run.cell(2))


@final
class Reroll(OwnerVerb):
    """The open roll is thrown again, or a right to do so later."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        if run.cell(1) == codes.NOW:
            thrown(g)
        else:
            last(g, REROLL, seat, run.cell(0), 0, run.cell(1))


@final
class Block(OwnerVerb):
    """An action cannot be used."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        last(g, BLOCK, seat, run.cell(0), 0, run.cell(1), True)


@final
class Ready(OwnerVerb):
    """An action can be used again."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        g.spent[seat] &= ~(1 << run.cell(0))


@final
class Ops(OwnerVerb):
    """More or less on the number of the card being played, or of the next one."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        if run.cell(1) == codes.NOW:
            g.ops_bonus += run.cell(0)
        else:
            last(g, OPS, seat, 0, run.cell(0), run.cell(1), True)


@final
class Scale(OwnerVerb):
    """A price changes."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        last(g, SCALE, seat, run.cell(0), run.cell(1), run.cell(2))


@final
class Shield(OwnerVerb):
    """An owner is safe from something."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        last(g, SHIELD, seat, run.cell(0), 0, run.cell(1), True)


VERBS: Final[dict[int, VerbRule]] = {
    codes.V_DRM: Modifier(),
    codes.V_REROLL: Reroll(),
    codes.V_BLOCK: Block(),
    codes.V_READY: Ready(),
    codes.V_OPS: Ops(),
    codes.V_SCALE: Scale(),
    codes.V_SHIELD: Shield(),
}
