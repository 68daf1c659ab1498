"""Solo: the Manager chooses the Robot's Characters, or it plays its best; the Deck plays the best of three (SOLO)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.solo import draw_trio, place_of_trio, place_robot, robot_returns
from sandlot.games.fantasy.effects.totals import win_total
from sandlot.games.fantasy.numbers import DECK_MANAGER, ROBOT, WEEKS, WIN
from sandlot.games.fantasy.options import CARD
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.step import OpeningChoice, Step
from sandlot.kernel.zones import Row, row


@final
class RobotLineup(Step):
    """A Robot Character for every week; its pile comes back first if too few are left (FFB-SOLO-4, FFB-FULL-2)."""

    def go(self, f: Fantasy) -> None:
        if f.hands.size(ROBOT) < WEEKS:
            robot_returns(f, "FFB-FULL-2")
        for base in range(WEEKS - 1, -1, -1):
            f.do(RobotSlot(base, False))


@final
class RobotSlot(Step):
    """The Robot's Character for a base: chosen by the Manager, a random one that fits, or the best (FFB-SOLO-4)."""

    __slots__ = ("at_random", "base")

    def __init__(self, base: i64, at_random: bool) -> None:
        self.base = base
        self.at_random = at_random

    def go(self, f: Fantasy) -> None:
        fitting = robot_fits(f, f.bases[self.base])
        if fitting.count and not self.at_random and not f.house.robot_best:
            f.ask(0, RobotPick(self.base))
        else:
            robot_plays_itself(f, self.base, "FFB-SOLO-5")


def robot_fits(f: Fantasy, win: i64) -> Row:
    """The Robot's Characters that share a stat with a Win Card."""
    needs = f.pack.needs[win - WIN]
    found = row()
    for i in range(f.hands.size(ROBOT)):
        if f.pack.prints[f.hands.at(ROBOT, i)] & needs:
            found.add(f.hands.at(ROBOT, i))
    return found


def robot_plays_itself(f: Fantasy, base: i64, rule: str) -> None:
    """The best Character that shares a stat (FFB-SOLO-17), or a random one; any random one if none shares a stat."""
    win = f.bases[base]
    fitting = robot_fits(f, win)
    if fitting.count and f.house.robot_best:
        place_robot(f, base, best_of(f, ROBOT, fitting, win), "FFB-SOLO-17")
    elif fitting.count:
        place_robot(f, base, fitting.cells[f.chance.below(fitting.count)], rule)
    else:
        place_robot(f, base, f.hands.at(ROBOT, f.chance.below(f.hands.size(ROBOT))), rule)


def best_of(f: Fantasy, manager: i64, cards: Row, win: i64) -> i64:
    """The highest total on a Win Card, then Good, then the first (FFB-SOLO-6, FFB-SOLO-7)."""
    chosen = cards.cells[0]
    most = win_total(f, manager, chosen, win, False)
    for i in range(1, cards.count):
        card = cards.cells[i]
        more = win_total(f, manager, card, win, False)
        better = f.pack.side[card] == codes.GOOD and f.pack.side[chosen] == codes.EVIL
        if more > most or (more == most and better):
            chosen = card
            most = more
    return chosen


@final
class RobotPick(OpeningChoice):
    """The Manager chooses for the Robot among the Characters that share a stat (FFB-SOLO-4)."""

    __slots__ = ("base",)

    def __init__(self, base: i64) -> None:
        self.base = base

    def offers(self, f: Fantasy, seat: i64) -> None:
        fitting = robot_fits(f, f.bases[self.base])
        for i in range(fitting.count):
            f.offer(CARD + fitting.cells[i])

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        place_robot(f, self.base, option - CARD, "FFB-SOLO-4")


def deal_trio(f: Fantasy, base: i64) -> None:
    """Three cards for the Deck; the highest total plays, then Good, then the first drawn (FFB-SOLO-6, FFB-SOLO-7)."""
    draw_trio(f)
    place_of_trio(f, base, best_of(f, DECK_MANAGER, f.trio, f.bases[base]))


ROBOT_LINEUP: Final = RobotLineup()
