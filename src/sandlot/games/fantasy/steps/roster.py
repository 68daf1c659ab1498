"""Rosters: four Characters face down at the bases, two on the bench, chosen by all at the same time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.knowing import settle
from sandlot.games.fantasy.atoms.managers import solo
from sandlot.games.fantasy.atoms.rosters import lay, show, sit
from sandlot.games.fantasy.effects.events import in_force
from sandlot.games.fantasy.numbers import TEAMS, WEEKS
from sandlot.games.fantasy.options import CARD, TURNED
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.solo import ROBOT_LINEUP
from sandlot.kernel.step import Choice, Step

SEATS: Final = tuple([tuple(range(seats)) for seats in range(TEAMS + 1)])  # all seats, by their number


@final
class SetRosters(Step):
    """Everybody sets the roster in secret (FFB-ROS-1, FFB-ROS-2)."""

    def go(self, f: Fantasy) -> None:
        f.ask_all(SEATS[f.seats], ASSIGN, PLACED)


@final
class Assign(Choice):
    """One Character to 1st, 2nd, 3rd and Home, in this order; with More Wins either way up (FFB-MORE-3)."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        picks = f.sealed[seat]
        if len(picks) < WEEKS:
            offer_unplaced(f, seat, picks, CARD)
            if f.house.more_wins:
                offer_unplaced(f, seat, picks, TURNED)


def offer_unplaced(f: Fantasy, seat: i64, picks: tuple[int, ...], base: i64) -> None:
    """Offer the Characters of a hand that are not among the picks for the line-up, either way up."""
    cells = f.hands.cells
    first = f.hands.first(seat)
    for i in range(first, first + f.hands.size(seat)):
        upright = CARD + cells[i]
        turned = TURNED + cells[i]
        for pick in picks:
            if pick in (upright, turned):
                break
        else:
            f.offer(base + cells[i])


class OneOfHand(Choice):
    """One Character of the hand, chosen while others choose theirs."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        if len(f.sealed[seat]) == 0:
            offer_unplaced(f, seat, (), CARD)


@final
class Placed(Step):
    """Line-ups and benches lie face down (FFB-ROS-3, FFB-ROS-5); then the Robot's are chosen in a solo game."""

    def go(self, f: Fantasy) -> None:
        picks = f.unseal()
        for seat in range(f.seats):
            for base, pick in enumerate(picks[seat]):
                if pick >= TURNED:
                    f.turned[seat] |= 1 << base
            lay(f, seat, 0, [(pick - CARD) % TURNED for pick in picks[seat]], "FFB-ROS-1")
            sit(f, seat)
        show_open_bases(f)
        if solo(f):
            f.do(ROBOT_LINEUP)


def show_open_bases(f: Fantasy) -> None:
    """An Event may have some line-up cards placed face up; a whole roster seen but for one place is known."""
    bases = in_force(f).bases
    if bases:
        for base in range(WEEKS):
            if bases >> base & 1:
                for seat in range(f.seats):
                    show(f, seat, base, "FFB-EVT-3")
        for seat in range(f.seats):
            settle(f, seat)


SET_ROSTERS: Final = SetRosters()
ASSIGN: Final = Assign()
PLACED: Final = Placed()
