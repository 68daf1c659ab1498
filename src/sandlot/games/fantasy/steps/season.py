"""The end of the regular season: Wins from Stat Tracks, who plays the Series, and the Wild Card Game."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.fantasy.codes import TRACKS
from sandlot.games.fantasy.effects.cards import set_lineup, settle
from sandlot.games.fantasy.effects.totals import win_total
from sandlot.games.fantasy.effects.wins import deal_win, gather_wins, put_aside
from sandlot.games.fantasy.game import (
    ASIDE,
    CARD,
    DECK_MANAGER,
    HAND,
    LINEUP,
    NO_CARD,
    ROBOT,
    WEEKS,
    WILD_CARD,
    Fantasy,
    at,
    options_for,
    zone,
)
from sandlot.games.fantasy.steps.roster import lay_open
from sandlot.games.fantasy.steps.series import START_SERIES
from sandlot.games.fantasy.steps.solo import (
    deal_trio,
    robot_done,
    robot_plays_itself,
    robot_returns,
    trio_done,
)
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step

# extra Wins on a Stat Track by place, for 2 to 5 managers (FFB-EOS-1)
CHART: Final = [[], [], [2, 0], [2, 1, 0], [3, 2, 1, 0], [4, 3, 2, 1, 0]]
HERE: Final = 0  # the Wild Card Game is played at 1st base


def track_wins(points: list[int]) -> list[int]:
    """Extra Wins on one Stat Track: at least a point is needed, ties are friendly (FFB-EOS-2, FFB-EOS-3)."""
    chart = CHART[len(points)]
    return [chart[ahead(points, mine)] if mine else 0 for mine in points]


def ahead(points: list[int], mine: int) -> int:
    """How many have more."""
    found = 0
    for each in points:
        if each > mine:
            found += 1
    return found


class EndOfSeason(Step):
    """Extra Wins are dealt, then all Win Cards make one deck again (FFB-EOS-4, FFB-EOS-8)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Count, shuffle, and see who qualifies."""
        f = cast(Fantasy, g)
        wins = f.wins.copy()
        for colour in range(TRACKS):
            extra = track_wins([f.tracks[TRACKS * m + colour] for m in range(f.managers)])
            for m in range(f.managers):
                if extra[m]:
                    for _ in range(min(extra[m], len(f.win_deck))):  # the rest are counters (R12)
                        f.win_deck.pop()
                    wins[m] += extra[m]
                    f.emit("extra wins", m, count=TRACKS * extra[m] + colour, rule="FFB-EOS-4")
        f.wins = wins
        gather_wins(f, "FFB-EOS-8")
        qualify(f)


def standings(f: Fantasy) -> list[int]:
    """Managers by Wins, who is level by Turn Order (R14)."""
    order: list[int] = []
    for m in reversed(f.waiver):
        i = len(order)
        while i and f.wins[order[i - 1]] < f.wins[m]:
            i -= 1
        order.insert(i, m)
    return order


def qualify(f: Fantasy) -> None:
    """The top two play the Series; a tie that decides who does is a Wild Card Game (FFB-EOS-5, FFB-EOS-6)."""
    ranked = standings(f)
    second = f.wins[ranked[1]]
    above = [m for m in ranked if f.wins[m] > second]
    level = [m for m in ranked if f.wins[m] == second]
    if f.managers > 2 and f.rules.wild_card and len(above) + len(level) < 3:  # FFB-WCG-7
        third = f.wins[ranked[2]]
        above = [ranked[0]]
        level = [m for m in ranked[1:] if m == ranked[1] or f.wins[m] == third]
    if len(above) + len(level) == 2:
        f.finalists = ranked[:2]
        f.do(START_SERIES)
        return
    f.phase = WILD_CARD
    f.wild = True
    f.finalists = above
    f.emit("wild card", -1, count=2 - len(above), rule="FFB-WCG-1")
    deal_win(f, HERE, "FFB-WCG-2")
    f.order = level
    seats = [m for m in level if m < f.seats]
    if seats:
        f.ask_all(seats, WILD_PICK, WILD_REVEAL)
    else:
        f.do(WILD_REVEAL)


class WildPick(Choice):
    """Everybody involved plays one of six Characters, at the same time (FFB-WCG-2)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The whole hand."""
        f = cast(Fantasy, g)
        return options_for(f.hands[seat]) if not f.sealed[seat] else []


class WildReveal(Step):
    """All Characters are shown; best totals fill the open places (FFB-WCG-3, R15)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Show, decide, and put the winners' Characters aside."""
        f = cast(Fantasy, g)
        picks = f.unseal()
        level = f.order
        for m in level:
            play_wild(f, m, picks[m][0] - CARD if m < f.seats else NO_CARD)
        still = level
        while len(f.finalists) < 2:
            still = fill_places(f, still)
            if len(f.finalists) < 2:
                put_aside(f, HERE, "FFB-WCG-3")
                if f.win_deck:
                    deal_win(f, HERE, "FFB-WCG-3")
                else:  # every Win Card was tried (R18)
                    f.finalists = f.finalists + still[: 2 - len(f.finalists)]
        for m in level:
            end_wild(f, m)
        f.finalists = [m for m in standings(f) if m in f.finalists]
        f.order = []
        gather_wins(f, "FFB-SER-4")
        f.do(START_SERIES)


def play_wild(f: Fantasy, manager: int, card: int) -> None:
    """A Character for the Wild Card Game: the seat's choice, a fitting one of the Robot, or the best of three."""
    if manager < f.seats:
        lay_open(f, manager, HERE, card, "FFB-WCG-2")
    elif manager == ROBOT:
        robot_returns(f, "FFB-SOLO-16")
        robot_plays_itself(f, HERE, "FFB-SOLO-16")
    else:
        assert manager == DECK_MANAGER
        deal_trio(f, HERE)


def fill_places(f: Fantasy, still: list[int]) -> list[int]:
    """Open places go to the best totals, Good before Evil; returns those who are level for what is left."""
    keys: list[int] = []
    for m in still:
        card = f.lineups[m][HERE]
        total = win_total(f, m, card, f.bases[HERE], False)
        f.emit("total", m, count=total, rule="FFB-WCG-3")
        keys.append(2 * total + 1 - f.pack.side[card] if total else 0)  # a total of 0 never wins (FFB-SER-15)
    while len(f.finalists) < 2:
        top = max(keys)
        level = [i for i in range(len(still)) if keys[i] == top]
        if top == 0 or len(level) > 2 - len(f.finalists):
            return [still[i] for i in level]
        for i in level:
            f.finalists = [*f.finalists, still[i]]
            f.emit("qualifies", still[i], rule="FFB-WCG-4")
            keys[i] = -1
    return []


def end_wild(f: Fantasy, manager: int) -> None:
    """A winner's Character lies aside until game 5, others come back (FFB-WCG-5)."""
    card = f.lineups[manager][HERE]
    place = LINEUP + WEEKS * manager + HERE
    if manager >= f.seats:
        if manager == ROBOT:
            robot_done(f, HERE)
        else:
            trio_done(f, HERE)
        return
    set_lineup(f, manager, HERE, NO_CARD)
    if manager in f.finalists:
        f.aside_cards = at(f.aside_cards, manager, card)
        f.emit("put aside", manager, place, ASIDE + manager, 1, card, rule="FFB-WCG-5")
    else:
        f.hands = zone(f.hands, manager, sorted([*f.hands[manager], card]))
        f.emit("return", manager, place, HAND + manager, 1, card, rule="FFB-WCG-4")
    settle(f, manager)


END_OF_SEASON: Final = EndOfSeason()
WILD_PICK: Final = WildPick()
WILD_REVEAL: Final = WildReveal()
