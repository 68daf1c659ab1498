"""The end of the regular season: Wins from Stat Tracks, who plays the Series, and the Wild Card Game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.infield import deal_win, gather_wins, set_aside
from sandlot.games.fantasy.atoms.knowing import settle
from sandlot.games.fantasy.atoms.managers import qualified
from sandlot.games.fantasy.atoms.rosters import from_base, lay_open, put_aside
from sandlot.games.fantasy.atoms.solo import robot_done, robot_returns, trio_done
from sandlot.games.fantasy.codes import TRACKS
from sandlot.games.fantasy.effects.totals import win_total
from sandlot.games.fantasy.numbers import DECK_MANAGER, NO_CARD, ROBOT, WILD_CARD
from sandlot.games.fantasy.options import CARD
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.roster import OneOfHand
from sandlot.games.fantasy.steps.series import START_SERIES
from sandlot.games.fantasy.steps.solo import deal_trio, robot_plays_itself
from sandlot.kernel.packed import append, vec
from sandlot.kernel.step import Step

# extra Wins on a Stat Track by how many are ahead, for 2 to 5 managers (FFB-EOS-1)
CHART: Final = ((), (), (2, 0), (2, 1, 0), (3, 2, 1, 0), (4, 3, 2, 1, 0))
HERE: Final = 0  # the Wild Card Game is played at 1st base


def track_wins(points: vec[i64]) -> vec[i64]:
    """Extra Wins on one Stat Track: at least a point is needed, ties are friendly (FFB-EOS-2, FFB-EOS-3)."""
    chart = CHART[len(points)]
    found = vec[i64](capacity=len(points))
    for i in range(len(points)):
        ahead: i64 = 0
        for k in range(len(points)):
            if points[k] > points[i]:
                ahead += 1
        found = append(found, chart[ahead] if points[i] else 0)
    return found


def on_track(f: Fantasy, colour: i64) -> vec[i64]:
    """The points of all managers on one Stat Track."""
    points = vec[i64](capacity=f.managers)
    for m in range(f.managers):
        points = append(points, f.tracks[TRACKS * m + colour])
    return points


@final
class EndOfSeason(Step):
    """Extra Wins are dealt, then all Win Cards make one deck again (FFB-EOS-4, FFB-EOS-8)."""

    def go(self, f: Fantasy) -> None:
        for colour in range(TRACKS):
            extra = track_wins(on_track(f, colour))
            for m in range(f.managers):
                if extra[m]:  # counters will do for Win Cards that would go back at once (R12)
                    f.wins[m] += extra[m]
                    if f.events is not None:
                        f.emit("extra wins", m, count=TRACKS * extra[m] + colour, rule="FFB-EOS-4")
        gather_wins(f, "FFB-EOS-8")
        qualify(f)


def standings(f: Fantasy) -> list[int]:
    """Managers by Wins, who is level by Turn Order (R14)."""
    order: list[int] = []
    for place in range(f.managers - 1, -1, -1):
        m = f.waiver[place]
        i = len(order)
        while i and f.wins[order[i - 1]] < f.wins[m]:
            i -= 1
        order.insert(i, int(m))
    return order


def qualify(f: Fantasy) -> None:
    """The top two play the Series; a tie that decides who does is a Wild Card Game (FFB-EOS-5, FFB-EOS-6)."""
    ranked = standings(f)
    second = f.wins[ranked[1]]
    above = [m for m in ranked if f.wins[m] > second]
    level = [m for m in ranked if f.wins[m] == second]
    if f.managers > 2 and f.house.wild_card and len(above) + len(level) < 3:  # FFB-WCG-7
        third = f.wins[ranked[2]]
        above = [ranked[0]]
        level = [m for m in ranked[1:] if m == ranked[1] or f.wins[m] == third]
    if len(above) + len(level) == 2:
        f.finalists = (ranked[0], ranked[1])
        f.do(START_SERIES)
        return
    f.phase = WILD_CARD
    f.wild = True
    f.finalists = tuple(above)
    if f.events is not None:
        f.emit("wild card", -1, count=2 - len(above), rule="FFB-WCG-1")
    deal_win(f, HERE, "FFB-WCG-2")
    f.order.fill(level)
    seats = [m for m in level if m < f.seats]
    if seats:
        f.ask_all(seats, WILD_PICK, WILD_REVEAL)
    else:
        f.do(WILD_REVEAL)


@final
class WildPick(OneOfHand):
    """Everybody involved plays one of six Characters, at the same time (FFB-WCG-2)."""


@final
class WildReveal(Step):
    """All Characters are shown; best totals fill the open places (FFB-WCG-3, R15)."""

    def go(self, f: Fantasy) -> None:
        picks = f.unseal()
        level = f.order.listed()
        for m in level:
            play_wild(f, m, picks[m][0] - CARD if m < f.seats else NO_CARD)
        still = level
        while len(f.finalists) < 2:
            still = fill_places(f, still)
            if len(f.finalists) < 2:
                set_aside(f, HERE, "FFB-WCG-3")
                if f.win_deck.count:
                    deal_win(f, HERE, "FFB-WCG-3")
                else:  # every Win Card was tried (R18)
                    f.finalists = (*f.finalists, *still[: 2 - len(f.finalists)])
        for m in level:
            end_wild(f, m)
        f.finalists = tuple([m for m in standings(f) if qualified(f, m)])
        f.order.clear()
        gather_wins(f, "FFB-SER-4")
        f.do(START_SERIES)


def play_wild(f: Fantasy, manager: i64, card: i64) -> None:
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
    keys = vec[i64](capacity=len(still))
    for m in still:
        card = f.lineups.at(m, HERE)
        total = win_total(f, m, card, f.bases[HERE], False)
        if f.events is not None:
            f.emit("total", m, count=total, rule="FFB-WCG-3")
        keys = append(keys, 2 * total + 1 - f.pack.side[card] if total else 0)  # 0 never wins (FFB-SER-15)
    while len(f.finalists) < 2:
        top: i64 = 0
        for i in range(len(keys)):
            top = max(top, keys[i])
        level = [i for i in range(len(keys)) if keys[i] == top]
        if top == 0 or len(level) > 2 - len(f.finalists):
            return [still[i] for i in level]
        for i in level:
            f.finalists = (*f.finalists, still[i])
            if f.events is not None:
                f.emit("qualifies", still[i], rule="FFB-WCG-4")
            keys[i] = -1
    return []


def end_wild(f: Fantasy, manager: i64) -> None:
    """A winner's Character lies aside until game 5, others come back (FFB-WCG-5)."""
    if manager >= f.seats:
        if manager == ROBOT:
            robot_done(f, HERE)
        else:
            trio_done(f, HERE)
        return
    if qualified(f, manager):
        put_aside(f, manager, HERE)
    else:
        from_base(f, manager, HERE, "FFB-WCG-4")
    settle(f, manager)


END_OF_SEASON: Final = EndOfSeason()
WILD_PICK: Final = WildPick()
WILD_REVEAL: Final = WildReveal()
