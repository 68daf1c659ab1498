"""The Championship Series: best of seven between the top two, without magic (chapter SER)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.infield import claim, deal_win, set_aside, turn_over_event
from sandlot.games.fantasy.atoms.knowing import settle
from sandlot.games.fantasy.atoms.managers import deck_plays, robot_plays
from sandlot.games.fantasy.atoms.rosters import from_aside, from_base, lay, lay_open, show
from sandlot.games.fantasy.atoms.solo import robot_done, robot_returns, trio_done
from sandlot.games.fantasy.effects.events import in_force
from sandlot.games.fantasy.effects.totals import best, win_total
from sandlot.games.fantasy.numbers import DECK_MANAGER, NO_CARD, NOBODY_WINS, ROBOT, SERIES, WEEKS
from sandlot.games.fantasy.options import CARD
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.roster import OneOfHand, offer_unplaced
from sandlot.games.fantasy.steps.solo import RobotSlot, deal_trio
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.packed import append, vec
from sandlot.kernel.step import Choice, OpeningChoice, Step

HOME: Final = 0  # places in g.finalists
AWAY: Final = 1
LAST: Final = 2 * WEEKS - 1  # game of the Series


def human_finalists(f: Fantasy) -> list[int]:
    """The seats that play the Series."""
    return [finalist for finalist in f.finalists if finalist < f.seats]


@final
class StartSeries(Step):
    """Four Win Cards face up, an Event for the whole Series, and games 2 to 4 are set face down (FFB-SER-5, R13)."""

    def go(self, f: Fantasy) -> None:
        """Set up; a Series between Robot and Deck ends a solo game (FFB-SOLO-13)."""
        f.phase = SERIES
        f.series[HOME] = 0
        f.series[AWAY] = 0
        if f.events is not None:
            f.emit("series", f.finalists[HOME], count=f.finalists[AWAY], rule="FFB-EOS-7")
        seats = human_finalists(f)
        if not seats:
            f.end()
            return
        if f.house.head_start and f.wins[f.finalists[HOME]] > f.wins[f.finalists[AWAY]]:
            f.series[HOME] = 1  # R36
        if robot_plays(f):
            robot_returns(f, "FFB-SOLO-14")
        for base in range(WEEKS):
            deal_win(f, base, "FFB-SER-5")
        if f.house.events:
            turn_over_event(f, "FFB-SER-3")
        f.do(GAMES[1])
        f.ask_all(seats, PLACE_LATER, LATER_PLACED)


@final
class PlaceLater(Choice):
    """Characters for games 2, 3 and 4, in this order (FFB-SER-6)."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        picks = f.sealed[seat]
        if len(picks) < WEEKS - 1:
            offer_unplaced(f, seat, picks, CARD)


@final
class LaterPlaced(Step):
    """They lie face down; for game 1 the home side may see the other's Character first (FFB-SER-7)."""

    def go(self, f: Fantasy) -> None:
        """Lay them out, then the away side places game 1, then the home side."""
        picks = f.unseal()
        for side in range(2):
            m: i64 = f.finalists[side]
            if m < f.seats:
                lay(f, m, 1, [pick - CARD for pick in picks[m]], "FFB-SER-6")
                for base in range(1, WEEKS):
                    if in_force(f).bases >> base & 1:
                        show(f, m, base, "FFB-EVT-3")
                settle(f, m)
        f.do(FIRST_GAMES[HOME])
        f.do(FIRST_GAMES[AWAY])
        if robot_plays(f):
            for base in range(WEEKS - 1, 0, -1):
                f.do(RobotSlot(base, False))


@final
class FirstGame(Step):
    """A finalist places its Character of game 1, face up (FFB-SER-7)."""

    __slots__ = ("side",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def go(self, f: Fantasy) -> None:
        """Ask; the Robot at home answers at random (R24)."""
        manager: i64 = f.finalists[self.side]
        if manager < f.seats:
            f.ask(manager, FIRST_PICK)
        elif manager == ROBOT:
            f.do(RobotSlot(0, self.side == HOME))
        else:
            deal_trio(f, 0)


@final
class FirstPick(OpeningChoice):
    """A Character for game 1."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        offer_unplaced(f, seat, (), CARD)

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        lay_open(f, seat, 0, option - CARD, "FFB-SER-7")

    def interruptible(self) -> bool:
        return True


@final
class SeriesGame(Step):
    """Games 1 to 4 were set before; for 5 to 7 a Win Card is flipped and both choose blind (FFB-SER-13)."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number = number

    def go(self, f: Fantasy) -> None:
        f.game_number = self.number
        f.do(PLAY_GAME)
        if self.number <= WEEKS:
            return
        base = self.number - WEEKS - 1
        for side in range(2):
            take_back(f, f.finalists[side], base)
        if f.bases[base] == NO_CARD:
            deal_win(f, base, "FFB-SER-13")
        f.ask_all(human_finalists(f), PICK_ONE, ONE_PICKED)


def take_back(f: Fantasy, manager: i64, base: i64) -> None:
    """Before games 5, 6, 7 the Character of game 1, 2, 3 returns, and before 5 that of the Wild Card Game."""
    if manager < f.seats:
        from_base(f, manager, base, "FFB-SER-12" if base else "FFB-SER-11")
        from_aside(f, manager)


@final
class PickOne(OneOfHand):
    """One of three Characters (FFB-SER-13)."""


@final
class OnePicked(Step):
    """Both Characters lie at the base of the game."""

    def go(self, f: Fantasy) -> None:
        """Lay them out; in a solo game the other side follows."""
        picks = f.unseal()
        base = f.game_number - WEEKS - 1
        for side in range(2):
            m: i64 = f.finalists[side]
            if m < f.seats:
                lay(f, m, base, [picks[m][0] - CARD], "FFB-SER-13")
            elif m == ROBOT:
                f.do(RobotSlot(base, False))


@final
class PlayGame(Step):
    """Totals decide, Good beats Evil, else further Win Cards; four Wins end the Series (FFB-SER-8 to FFB-SER-10)."""

    def go(self, f: Fantasy) -> None:
        base = (f.game_number - 1) % WEEKS
        if f.events is not None:
            f.emit("game", -1, count=f.game_number, rule="FFB-SER-1")
        f.underdogs = 0
        for side in range(2):
            if f.series[side] <= f.series[1 - side]:
                finalist: i64 = f.finalists[side]
                f.underdogs |= 1 << finalist
        if deck_plays(f) and f.lineups.at(DECK_MANAGER, base) == NO_CARD:
            deal_trio(f, base)
        for side in range(2):
            finalist = f.finalists[side]
            if finalist < f.seats and f.known[f.lineups.at(finalist, base)] != EVERYONE:
                show(f, finalist, base, "FFB-SER-6")
        for side in range(2):
            settle(f, f.finalists[side])
        winner = decide(f, base)
        won: i64 = HOME if f.finalists[HOME] == winner else AWAY
        f.series[won] += 1
        if f.events is not None:
            f.emit("game won", winner, count=f.game_number, rule="FFB-SER-9")
        if robot_plays(f):
            robot_done(f, base)
        elif deck_plays(f):
            trio_done(f, base)
        if f.series[won] == WEEKS:
            if f.events is not None:
                f.emit("champion", winner, rule="FFB-SER-14")
            f.end()
        else:
            f.do(GAMES[f.game_number + 1])


def decide(f: Fantasy, base: i64) -> i64:
    """Who wins a game: the same Characters are compared on one Win Card after the other; at last home wins (R18)."""
    managers = vec[i64](capacity=2)
    cards = vec[i64](capacity=2)
    totals = vec[i64]([0, 0])
    for side in range(2):
        manager: i64 = f.finalists[side]
        managers = append(managers, manager)
        cards = append(cards, f.lineups.at(manager, base))
    while True:
        for side in range(2):
            totals[side] = win_total(f, managers[side], cards[side], f.bases[base], False)
        if f.events is not None:
            for side in range(2):
                f.emit("total", managers[side], count=totals[side], rule="FFB-SER-8")
        winner = best(f, managers, cards, totals)
        if winner != NOBODY_WINS:
            claim(f, winner, base, "FFB-SER-9")
            return winner
        set_aside(f, base, "FFB-SER-8")
        if f.win_deck.count == 0:
            if f.events is not None:
                f.emit("home wins", managers[HOME], rule="FFB-SER-8")
            return managers[HOME]
        deal_win(f, base, "FFB-SER-8")


START_SERIES: Final = StartSeries()
PLACE_LATER: Final = PlaceLater()
LATER_PLACED: Final = LaterPlaced()
FIRST_GAMES: Final = (FirstGame(HOME), FirstGame(AWAY))
FIRST_PICK: Final = FirstPick()
GAMES: Final = tuple([SeriesGame(number) for number in range(LAST + 1)])  # by number, from 1 on
PICK_ONE: Final = PickOne()
ONE_PICKED: Final = OnePicked()
PLAY_GAME: Final = PlayGame()
