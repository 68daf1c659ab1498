"""Play ball: the week's Characters are revealed, magic is used, totals decide, pegs move."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.infield import claim, unclaimed
from sandlot.games.fantasy.atoms.knowing import settle
from sandlot.games.fantasy.atoms.managers import set_turn_order, solo
from sandlot.games.fantasy.atoms.rosters import show, wake_up
from sandlot.games.fantasy.atoms.solo import robot_done, trio_done
from sandlot.games.fantasy.effects.events import in_force
from sandlot.games.fantasy.effects.totals import best, console, end_week_mods, win_total
from sandlot.games.fantasy.numbers import NO_CARD, NOBODY_WINS, WEEKS
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.magic import TURNS
from sandlot.games.fantasy.steps.solo import deal_trio
from sandlot.kernel.packed import append, vec
from sandlot.kernel.step import Step


@final
class Week(Step):
    """A game: reveal, magic in Turn Order, comparison (FFB-BALL-1 to FFB-BALL-4)."""

    def go(self, f: Fantasy) -> None:
        """Reveal and open the magic round; an Event may allow none or two."""
        f.week += 1
        if f.events is not None:
            f.emit("week", -1, count=f.week + 1, rule="FFB-BALL-1")
        if solo(f):
            deal_trio(f, f.week)
        for manager in range(f.seats):
            show(f, manager, f.week, "FFB-BALL-2")
        for manager in range(f.seats):
            settle(f, manager)
        set_turn_order(f)
        f.do(COMPARE)
        for _ in range(in_force(f).magic):
            f.do(TURNS[0])


@final
class Compare(Step):
    """The Win Card is claimed or not, the others move on the Stat Tracks (FFB-BALL-8 to FFB-BALL-19)."""

    def go(self, f: Fantasy) -> None:
        decide(f, f.week)
        if f.house.more_wins:
            decide(f, f.week + WEEKS)
        end_week_mods(f)
        f.focus = 0
        f.justice = False
        f.silent = 0
        wake_up(f)
        if solo(f):
            robot_done(f, f.week)
            trio_done(f, f.week)


def decide(f: Fantasy, base: i64) -> None:
    """Who wins the Win Card of a base: only its own contestants are compared (FFB-MORE-4)."""
    win = f.bases[base]
    managers = vec[i64](capacity=f.managers)
    cards = vec[i64](capacity=f.managers)
    totals = vec[i64](capacity=f.managers)
    for m in range(f.managers):
        card = f.lineups.at(m, f.week)
        if card != NO_CARD and contests(f, m, base):
            total = win_total(f, m, card, win, True)
            if f.events is not None:
                f.emit("total", m, count=total, rule="FFB-BALL-8")
            if f.justice and f.pack.side[card] == codes.EVIL:
                total = 0  # FFB-MAG-JUSTICE-1
            managers = append(managers, m)
            cards = append(cards, card)
            totals = append(totals, total)
    winner = best(f, managers, cards, totals)
    if winner == NOBODY_WINS:
        unclaimed(f, base, "FFB-BALL-18")
    else:
        claim(f, winner, base, "FFB-BALL-17")
        f.wins[winner] += 1
    for i in range(len(managers)):
        if managers[i] != winner:
            console(f, managers[i], cards[i], win)


def contests(f: Fantasy, manager: i64, base: i64) -> bool:
    """Whether a manager's Character lies the way round of this game's Win Card (FFB-MORE-3)."""
    upside_down = f.turned[manager] >> f.week & 1 == 1
    return upside_down == (base >= WEEKS)


WEEK: Final = Week()
COMPARE: Final = Compare()
