"""A month: prepare, free agency, rosters, four weeks, clean-up; and the next month or the end of the season."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.fantasy.effects.wins import deal_win
from sandlot.games.fantasy.game import (
    BENCH,
    EVENT_DECK,
    EVENT_SPOT,
    HAND,
    LINEUP,
    NO_CARD,
    NOT_IN_PLAY,
    READY,
    WEEKS,
    Fantasy,
    zone,
)
from sandlot.games.fantasy.steps.agency import FREE_AGENCY
from sandlot.games.fantasy.steps.ball import WEEK
from sandlot.games.fantasy.steps.roster import SET_ROSTERS
from sandlot.games.fantasy.steps.season import END_OF_SEASON
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Step


class NextMonth(Step):
    """A month has five steps; after the last month the regular season is over (FFB-PRE-1, FFB-CLN-5)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Put the steps on the agenda, the last first."""
        f = cast(Fantasy, g)
        if f.month == f.rules.months:
            f.do(END_OF_SEASON)
            return
        f.month += 1
        f.emit("month", -1, count=f.month, rule="FFB-PRE-1")
        f.do(NEXT_MONTH)
        f.do(CLEAN_UP)
        for _ in range(WEEKS):
            f.do(WEEK)
        f.do(SET_ROSTERS)
        if f.month > 1:  # FFB-FA-1
            f.do(FREE_AGENCY)
        f.do(PREPARE)


class Prepare(Step):
    """A Win Card at every base, two with More Wins, then perhaps an Event (FFB-PRE-2, FFB-PRE-3, FFB-MORE-2)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Deal them face up."""
        f = cast(Fantasy, g)
        for base in range(2 * WEEKS if f.rules.more_wins else WEEKS):
            deal_win(f, base, "FFB-PRE-2" if base < WEEKS else "FFB-MORE-2")
        if f.rules.events:
            flip_event(f, "FFB-PRE-3")


def flip_event(f: Fantasy, rule: str) -> None:
    """An Event is turned over; it looks who has the fewest Wins now (FFB-EVT-1)."""
    f.event = f.event_deck.pop()
    news = f.learn(f.event, EVERYONE)
    f.emit("event", -1, EVENT_DECK, EVENT_SPOT, 1, f.event, EVERYONE, news, rule)
    fewest = min(f.wins)
    f.underdogs = sum([1 << m for m in range(f.managers) if f.wins[m] == fewest])


class CleanUp(Step):
    """The order is sorted anew, Characters come back to hand, the Event goes under its deck (chapter CLN)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Tidy up."""
        f = cast(Fantasy, g)
        if f.frozen and not f.rules.until_cleanup:  # R33
            f.emit("order kept", -1, rule="FFB-MAG-TRANSLUCENT-2")
        else:
            f.waiver = sorted_order(f)
            f.emit("order", -1, rule="FFB-CLN-1")
        f.frozen = False
        for seat in range(f.seats):
            back_to_hand(f, seat)
        f.spent = [READY] * len(f.spent)
        f.mods = []
        f.turned = [0] * f.managers
        f.week = NOT_IN_PLAY
        if f.event != NO_CARD:
            f.event_deck.insert(0, f.event)
            f.emit("event over", -1, EVENT_SPOT, EVENT_DECK, 1, f.event, rule="FFB-CLN-4")
            f.event = NO_CARD


def sorted_order(f: Fantasy) -> list[int]:
    """Fewest Wins first; whoever is level keeps the order (FFB-CLN-1, FFB-CLN-2)."""
    order: list[int] = []
    for m in f.waiver:
        i = len(order)
        while i and f.wins[order[i - 1]] > f.wins[m]:
            i -= 1
        order.insert(i, m)
    return order


def back_to_hand(f: Fantasy, seat: int) -> None:
    """All Characters return to the hand; who is sure whose they are knows where they are now (FFB-CLN-3)."""
    hand = f.hands[seat] + f.bench[seat]
    for card in f.lineups[seat]:
        if card != NO_CARD:
            hand.append(card)
    if f.events is not None:
        tell_return(f, seat)
    hand.sort()
    f.hands = zone(f.hands, seat, hand)
    f.bench = zone(f.bench, seat, [])
    f.lineups = zone(f.lineups, seat, [NO_CARD] * WEEKS)
    for card in hand:
        f.learn(card, f.sure[card])


def tell_return(f: Fantasy, seat: int) -> None:
    """Tell which Characters come from the bench and the bases."""
    for card in f.bench[seat]:
        f.emit("return", seat, BENCH + seat, HAND + seat, 1, card, f.known[card], rule="FFB-CLN-3")
    for base in range(WEEKS):
        card = f.lineups[seat][base]
        if card != NO_CARD:
            place = LINEUP + WEEKS * seat + base
            f.emit("return", seat, place, HAND + seat, 1, card, f.known[card], rule="FFB-CLN-3")


NEXT_MONTH: Final = NextMonth()
PREPARE: Final = Prepare()
CLEAN_UP: Final = CleanUp()
