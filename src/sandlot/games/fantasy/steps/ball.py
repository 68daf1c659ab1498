"""Play ball: the week's Characters are revealed, magic is used, totals decide, pegs move."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.cards import settle
from sandlot.games.fantasy.effects.events import rule_of
from sandlot.games.fantasy.effects.totals import NOBODY_WINS, best, console, end_week_mods, win_total
from sandlot.games.fantasy.effects.wins import claim, unclaimed
from sandlot.games.fantasy.game import (
    NO_CARD,
    READY,
    WAKING,
    WEEKS,
    Fantasy,
    at,
)
from sandlot.games.fantasy.steps.magic import TURNS
from sandlot.games.fantasy.steps.roster import show
from sandlot.games.fantasy.steps.solo import deal_trio, robot_done, trio_done
from sandlot.kernel.game import Game
from sandlot.kernel.step import Step


class Week(Step):
    """A game: reveal, magic in Turn Order, comparison (FFB-BALL-1 to FFB-BALL-4)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Reveal and open the magic round; an Event may allow none or two."""
        f = cast(Fantasy, g)
        f.week += 1
        f.emit("week", -1, count=f.week + 1, rule="FFB-BALL-1")
        if f.solo():
            deal_trio(f, f.week)
        for manager in range(f.seats):
            show(f, manager, f.week, "FFB-BALL-2")
        for manager in range(f.seats):
            settle(f, manager)
        f.order = f.turn_order()
        f.do(COMPARE)
        for _ in range(rule_of(f, codes.MAGIC, 1)):
            f.do(TURNS[0])


class Compare(Step):
    """The Win Card is claimed or not, the others move on the Stat Tracks (FFB-BALL-8 to FFB-BALL-19)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Decide the week's game, or its two games, and end the week."""
        f = cast(Fantasy, g)
        decide(f, f.week)
        if f.rules.more_wins:
            decide(f, f.week + WEEKS)
        end_week_mods(f)
        f.focus = 0
        f.justice = False
        f.silent = 0
        wake_up(f)
        if f.solo():
            robot_done(f, f.week)
            trio_done(f, f.week)


def wake_up(f: Fantasy) -> None:
    """Who was revived this week can be used from the next on (FFB-MAG-REVIVE-1)."""
    for seat in range(f.seats):
        wake_among(f, f.bench[seat])
        wake_among(f, f.lineups[seat])


def wake_among(f: Fantasy, cards: list[int]) -> None:
    """Those of these cards who were revived are ready."""
    for card in cards:
        if card != NO_CARD and f.spent[card] == WAKING:
            f.spent[card] = READY


def decide(f: Fantasy, base: int) -> None:
    """Who wins the Win Card of a base: only its own contestants are compared (FFB-MORE-4)."""
    win = f.bases[base]
    managers: list[int] = []
    cards: list[int] = []
    totals: list[int] = []
    for m in range(f.managers):
        card = f.lineups[m][f.week]
        if card != NO_CARD and contests(f, m, base):
            total = win_total(f, m, card, win, True)
            f.emit("total", m, count=total, rule="FFB-BALL-8")
            managers.append(m)
            cards.append(card)
            totals.append(0 if f.justice and f.pack.side[card] == codes.EVIL else total)  # FFB-MAG-JUSTICE-1
    winner = best(f, managers, cards, totals)
    if winner == NOBODY_WINS:
        unclaimed(f, base, "FFB-BALL-18")
    else:
        claim(f, winner, base, "FFB-BALL-17")
        f.wins = at(f.wins, winner, f.wins[winner] + 1)
    tracks = f.tracks.copy()
    for i in range(len(managers)):
        if managers[i] != winner:
            console(f, managers[i], cards[i], win, tracks)
    f.tracks = tracks


def contests(f: Fantasy, manager: int, base: int) -> bool:
    """Whether a manager's Character lies the way round of this game's Win Card (FFB-MORE-3)."""
    upside_down = f.turned[manager] >> f.week & 1 == 1
    return upside_down == (base >= WEEKS)


WEEK: Final = Week()
COMPARE: Final = Compare()
