"""Rosters: four Characters face down at the bases, two on the bench, chosen by all at the same time."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.fantasy.effects.cards import holds, see, set_bench, set_lineup, settle, take_from_hand
from sandlot.games.fantasy.effects.events import open_bases
from sandlot.games.fantasy.game import (
    BENCH,
    CARD,
    HAND,
    LINEUP,
    SEATS,
    TURNED,
    WEEKS,
    Fantasy,
    at,
    options_for,
    zone,
)
from sandlot.games.fantasy.steps.solo import ROBOT_LINEUP
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step


class SetRosters(Step):
    """Everybody sets the roster in secret (FFB-ROS-1, FFB-ROS-2)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Ask all."""
        f = cast(Fantasy, g)
        f.ask_all(SEATS[f.seats], ASSIGN, PLACED)


class Assign(Choice):
    """One Character to 1st, 2nd, 3rd and Home, in this order; with More Wins either way up (FFB-MORE-3)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The Characters not yet placed."""
        f = cast(Fantasy, g)
        picks = f.sealed[seat]
        if not picks and not f.rules.more_wins:
            return options_for(f.hands[seat])
        if len(picks) == WEEKS:
            return []
        left = [CARD + card for card in f.hands[seat] if not placed(picks, card)]
        return left + [TURNED - CARD + option for option in left] if f.rules.more_wins else left


def placed(picks: list[int], card: int) -> bool:
    """Whether a Character is among the picks for the line-up, either way up."""
    return any(pick == CARD + card or pick == TURNED + card for pick in picks)


class Placed(Step):
    """Line-ups and benches lie face down (FFB-ROS-3, FFB-ROS-5); then the Robot's are chosen in a solo game."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Lay the cards out."""
        f = cast(Fantasy, g)
        picks = f.unseal()
        for seat in range(f.seats):
            cards = [(option - CARD) % TURNED for option in picks[seat]]
            for base in range(WEEKS):
                if picks[seat][base] >= TURNED:
                    f.turned = at(f.turned, seat, f.turned[seat] | 1 << base)
            lay(f, seat, 0, cards, "FFB-ROS-1")
            rest = f.hands[seat]
            for card in rest:
                f.emit("sit", seat, HAND + seat, BENCH + seat, 1, card, 1 << seat, rule="FFB-ROS-1")
            f.hands = zone(f.hands, seat, [])
            set_bench(f, seat, rest)
        show_open_bases(f, SEATS[f.seats])
        if f.solo():
            f.do(ROBOT_LINEUP)


def lay(f: Fantasy, seat: int, first: int, cards: list[int], rule: str) -> None:
    """Characters from the hand lie face down at bases from the first on; the others cannot tell which they are."""
    mine = 1 << seat
    line_up = f.lineups[seat].copy()
    others: i64 = ~mine
    hand = f.hands[seat]
    for card in hand:
        f.lose_track(card, others)
    for i in range(len(cards)):
        base = first + i
        line_up[base] = cards[i]
        f.emit("place", seat, HAND + seat, LINEUP + WEEKS * seat + base, 1, cards[i], mine, rule=rule)
    f.hands = zone(f.hands, seat, [card for card in hand if not holds(cards, card)])
    f.lineups = zone(f.lineups, seat, line_up)


def lay_open(f: Fantasy, seat: int, base: int, card: int, rule: str) -> None:
    """A Character from the hand lies face up at a base."""
    take_from_hand(f, seat, card)
    set_lineup(f, seat, base, card)
    news = see(f, card, EVERYONE)
    f.emit("place", seat, HAND + seat, LINEUP + WEEKS * seat + base, 1, card, EVERYONE, news, rule)
    settle(f, seat)


def show_open_bases(f: Fantasy, seats: list[int]) -> None:
    """An Event may have some line-up cards placed face up; a whole roster seen but for one place is known."""
    bases = open_bases(f)
    for base in bases:
        for seat in seats:
            show(f, seat, base, "FFB-EVT-3")
    if bases:
        for seat in seats:
            settle(f, seat)


def show(f: Fantasy, manager: int, base: int, rule: str) -> None:
    """The Character at a base is turned face up; the count tells whether it lies upside down (2)."""
    card = f.lineups[manager][base]
    news = see(f, card, EVERYONE)
    way = 1 + (f.turned[manager] >> base & 1)
    f.emit("reveal", manager, -1, LINEUP + WEEKS * manager + base, way, card, EVERYONE, news, rule)


SET_ROSTERS: Final = SetRosters()
ASSIGN: Final = Assign()
PLACED: Final = Placed()
