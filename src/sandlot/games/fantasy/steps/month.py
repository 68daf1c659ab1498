"""A month: prepare, free agency, rosters, four weeks, clean-up; and the next month or the end of the season."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.infield import deal_win, end_event, turn_over_event
from sandlot.games.fantasy.atoms.rosters import back_to_hand
from sandlot.games.fantasy.numbers import NOT_IN_PLAY, READY, WEEKS
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.agency import FREE_AGENCY
from sandlot.games.fantasy.steps.ball import WEEK
from sandlot.games.fantasy.steps.roster import SET_ROSTERS
from sandlot.games.fantasy.steps.season import END_OF_SEASON
from sandlot.kernel.step import Step


@final
class NextMonth(Step):
    """A month has five steps; after the last month the regular season is over (FFB-PRE-1, FFB-CLN-5)."""

    def go(self, f: Fantasy) -> None:
        if f.month == f.house.months:
            f.do(END_OF_SEASON)
            return
        f.month += 1
        if f.events is not None:
            f.emit("month", -1, count=f.month, rule="FFB-PRE-1")
        f.again()
        f.do(CLEAN_UP)
        for _ in range(WEEKS):
            f.do(WEEK)
        f.do(SET_ROSTERS)
        if f.month > 1:  # FFB-FA-1
            f.do(FREE_AGENCY)
        f.do(PREPARE)


@final
class Prepare(Step):
    """A Win Card at every base, two with More Wins, then perhaps an Event (FFB-PRE-2, FFB-PRE-3, FFB-MORE-2)."""

    def go(self, f: Fantasy) -> None:
        for base in range(WEEKS):
            deal_win(f, base, "FFB-PRE-2")
        if f.house.more_wins:
            for base in range(WEEKS, 2 * WEEKS):
                deal_win(f, base, "FFB-MORE-2")
        if f.house.events:
            turn_over_event(f, "FFB-PRE-3")
            f.underdogs = with_fewest(f)


def with_fewest(f: Fantasy) -> i64:
    """The mask of the managers with the fewest Wins; an Event looks who they are as it is turned over (FFB-EVT-1)."""
    fewest = f.wins[0]
    for m in range(f.managers):
        fewest = min(fewest, f.wins[m])
    found: i64 = 0
    for m in range(f.managers):
        if f.wins[m] == fewest:
            found |= 1 << m
    return found


@final
class CleanUp(Step):
    """The order is sorted again, Characters come back to hand, the Event goes under its deck (chapter CLN)."""

    def go(self, f: Fantasy) -> None:
        if f.frozen and not f.house.until_cleanup:  # R33
            if f.events is not None:
                f.emit("order kept", -1, rule="FFB-MAG-TRANSLUCENT-2")
        else:
            sort_order(f)
            if f.events is not None:
                f.emit("order", -1, rule="FFB-CLN-1")
        f.frozen = False
        for seat in range(f.seats):
            back_to_hand(f, seat)
        for card in range(len(f.spent)):
            f.spent[card] = READY
        f.mods.clear()
        for m in range(f.managers):
            f.turned[m] = 0
        f.week = NOT_IN_PLAY
        end_event(f)


def sort_order(f: Fantasy) -> None:
    """Fewest Wins first; those who are level keep their order (FFB-CLN-1, FFB-CLN-2)."""
    order = f.waiver
    for place in range(1, f.managers):
        m = order[place]
        i = place
        while i > 0 and f.wins[order[i - 1]] > f.wins[m]:
            order[i] = order[i - 1]
            i -= 1
        order[i] = m


NEXT_MONTH: Final = NextMonth()
PREPARE: Final = Prepare()
CLEAN_UP: Final = CleanUp()
