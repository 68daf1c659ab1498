"""The order of a year: off-season, three phases, year end, and on to the next one (chapters 2.1, 6.2 and 7.0)."""

from __future__ import annotations

from typing import Final, final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.auction import AUCTIONS
from sandlot.games.lords.steps.draft import DRAFT
from sandlot.games.lords.steps.extras import pick_extras
from sandlot.games.lords.steps.hands import DEAL_NINE
from sandlot.games.lords.steps.luxury import LUXURY
from sandlot.games.lords.steps.off_season import (
    COMMUNITY_CARD,
    FEWEST_POINTS,
    FEWEST_STARS,
    OWN_CARDS,
    PENNANT_NUMBER,
    PROMOTIONS,
    REPAIRS,
)
from sandlot.games.lords.steps.retirement import RETIREMENTS
from sandlot.games.lords.steps.salaries import BUY_MEDIA, SALARIES
from sandlot.games.lords.steps.scoring import FINAL_SCORING
from sandlot.games.lords.steps.season import Season, grant_media, new_phase
from sandlot.games.lords.steps.standings import STANDINGS
from sandlot.games.lords.steps.upgrades import FARM_ORDERS, LINE_UP, ORDERS, TOP_UP
from sandlot.games.lords.steps.year_end import LAST_MOVES, LEFTOVERS, POINTS, SERIES
from sandlot.kernel.step import Step


@final
class Initial(Step):
    """The first off-season (LOB-2.1-a): media, leader, farm moves, promotion, community, cards, number."""

    def go(self, g: Lords) -> None:
        """Set-up and this are one phase for loans (LOB-R59), so marks stay as they are."""
        g.emit("phase", NO_ONE, count=codes.OFF, rule="LOB-2.1-a")
        g.do(WINTER)
        if g.farm_opens:
            g.do(FARM_ORDERS)  # LOB-R151
        g.do(FEWEST_STARS)
        for seat in range(g.seats):
            fire(g, codes.ON_PHASE_START, seat)
        fire(g, codes.ON_PHASE_START, NO_ONE)
        grant_media(g)


@final
class Winter(Step):
    """The steps every off-season has (LOB-4.1.2 to LOB-4.1.5, LOB-7.4-d), then the season."""

    def go(self, g: Lords) -> None:
        g.do(YEAR_END)
        g.do(LATE_SEASON)
        g.do(MID_SEASON)
        g.do(EARLY_SEASON)
        g.do(PENNANT_NUMBER)
        if g.salaries_last and g.year > 1:
            g.do(SALARIES)
        g.do(REPAIRS)
        g.do(OWN_CARDS)
        g.do(COMMUNITY_CARD)
        g.do(PROMOTIONS)


@final
class Regular(Step):
    """Later off-seasons (LOB-7.0-b, LOB-R98)."""

    def go(self, g: Lords) -> None:
        for seat in range(g.seats):
            g.season_wins[seat] = 0  # LOB-5.5-b
            g.season_losses[seat] = 0
            g.late_wins[seat] = 0
            g.nominated[seat] = 0
            g.new_manager[seat] = 0
            g.fa_signed[seat] = 0
            g.fa_pay[seat] = 0
        g.bait = 0
        g.strike = False
        g.target = 0
        g.winner = NO_ONE
        g.salaries_due = True
        g.do(WINTER)
        g.do(FEWEST_POINTS)
        g.do(BUY_MEDIA)
        if not g.salaries_last:
            g.do(SALARIES)
        g.do(TOP_UP)
        if g.tax_first:
            g.do(DRAFT)
        g.do(LINE_UP)
        g.do(ORDERS)
        g.do(AUCTIONS)
        if g.extra_innings == 2:
            pick_extras(g)  # LOB-12.1-c
        g.do(DEAL_NINE)
        new_phase(g, codes.OFF)
        for seat in range(g.seats):
            fire(g, codes.ON_OFFSEASON, seat)


@final
class YearEnd(Step):
    """The order of the year's end (LOB-6.2-b, LOB-R98; LOB-B-a by table option)."""

    def go(self, g: Lords) -> None:
        g.emit("year end", NO_ONE, count=g.year, rule="LOB-6.2-b")
        g.do(NEXT_YEAR)
        if not g.tax_first or g.year == g.years:
            g.do(DRAFT)
        if g.tax_first:
            g.do(RETIREMENTS)
            g.do(LUXURY)
        else:
            g.do(LUXURY)
            g.do(RETIREMENTS)
        g.do(POINTS)
        g.do(LAST_MOVES)
        g.do(LEFTOVERS)
        g.do(SERIES)
        g.do(STANDINGS)
        for i in range(g.seats - 1, -1, -1):
            fire(g, codes.ON_YEAR_END, after(g, g.leader, i))


@final
class NextYear(Step):
    """The year marker moves on, or the game is over (LOB-2.1-j, LOB-6.2.1-c)."""

    def go(self, g: Lords) -> None:
        if g.year == g.years:
            g.do(FINAL_SCORING)
        else:
            g.year += 1
            g.emit("year", NO_ONE, count=g.year, rule="LOB-6.2.1-c")
            g.do(REGULAR)


EARLY_SEASON: Final = Season(codes.EARLY)
MID_SEASON: Final = Season(codes.MID)
LATE_SEASON: Final = Season(codes.LATE)
INITIAL: Final = Initial()
WINTER: Final = Winter()
REGULAR: Final = Regular()
YEAR_END: Final = YearEnd()
NEXT_YEAR: Final = NextYear()
