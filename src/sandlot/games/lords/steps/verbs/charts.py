"""The verb that uses a chart."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import VerbRule
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.roster import star
from sandlot.games.lords.effects.run import OwnerVerb, Run, start
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.steps.draft import draft_roll
from sandlot.games.lords.steps.end_of_phase import payout
from sandlot.games.lords.steps.retirement import retire, retire_one
from sandlot.games.lords.steps.trade_chart import free_swap
from sandlot.games.lords.tables import look
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.step import Step


@final
class Chart(OwnerVerb):
    """One of the charts is used."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        name = run.cell(0)
        if name == codes.CHART_PAYOUT:
            payout(g, seat)
        elif name == codes.CHART_INJURY:
            if star(g, seat) != codes.STAR:
                roll(g, seat, codes.ROLL_INJURY, 0, FromChart(seat, True))
        elif name == codes.CHART_IMPACT:
            roll(g, seat, codes.ROLL_EVENT, 0, FromChart(seat, False))
        elif name == codes.CHART_RETIRE:
            retire(g, seat)
        elif name == codes.CHART_RETIRE_ONE:
            retire_one(g, seat, codes.STAR)
        elif name == codes.CHART_TRADE:
            free_swap(g, seat)
        elif name == codes.CHART_DRAFT:
            if g.draft_out.count:
                draft_roll(g, seat)
        else:
            raise RulesBug(f"no chart has the code {name}")


@final
@mypyc_attr(acyclic=True)
class FromChart(Step):
    """A roll on the injury or the trade impact chart: its row acts."""

    __slots__ = ("injury", "seat")

    def __init__(self, seat: i64, injury: bool) -> None:
        self.seat = seat
        self.injury = injury

    def go(self, g: Lords) -> None:
        start(g, look(g.pack.injury if self.injury else g.pack.impact, g.total), self.seat, self.seat)


VERBS: Final[dict[int, VerbRule]] = {
    codes.V_CHART: Chart(),
}
