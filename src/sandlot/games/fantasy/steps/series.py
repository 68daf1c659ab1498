"""The Championship Series: best of seven between the top two, without magic (chapter SER)."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.fantasy.effects.cards import add_to_hand, set_lineup, settle
from sandlot.games.fantasy.effects.events import open_bases
from sandlot.games.fantasy.effects.totals import NOBODY_WINS, best, win_total
from sandlot.games.fantasy.effects.wins import claim, deal_win, put_aside
from sandlot.games.fantasy.game import (
    ASIDE,
    CARD,
    DECK_MANAGER,
    EVENT_DECK,
    EVENT_SPOT,
    HAND,
    LINEUP,
    NO_CARD,
    ROBOT,
    SERIES,
    WEEKS,
    Fantasy,
    at,
    options_for,
)
from sandlot.games.fantasy.steps.roster import lay, lay_open, placed, show
from sandlot.games.fantasy.steps.solo import RobotSlot, deal_trio, robot_done, robot_returns, trio_done
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step

HOME: Final = 0  # places in g.finalists
AWAY: Final = 1


class StartSeries(Step):
    """Four Win Cards face up, an Event for the whole Series, and games 2 to 4 are set face down (FFB-SER-5, R13)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Set up; a Series between Robot and Deck ends a solo game (FFB-SOLO-13)."""
        f = cast(Fantasy, g)
        f.phase = SERIES
        f.series = [0, 0]
        f.emit("series", f.finalists[HOME], count=f.finalists[AWAY], rule="FFB-EOS-7")
        seats = [m for m in f.finalists if m < f.seats]
        if not seats:
            f.end()
            return
        if f.rules.head_start and f.wins[f.finalists[HOME]] > f.wins[f.finalists[AWAY]]:
            f.series = [1, 0]  # R36
        if f.robot_plays():
            robot_returns(f, "FFB-SOLO-14")
        for base in range(WEEKS):
            deal_win(f, base, "FFB-SER-5")
        if f.rules.events:
            f.event = f.event_deck.pop()
            news = f.learn(f.event, EVERYONE)
            f.emit("event", -1, EVENT_DECK, EVENT_SPOT, 1, f.event, EVERYONE, news, "FFB-SER-3")
        f.do(SeriesGame(1))
        f.ask_all(sorted(seats), PLACE_LATER, LATER_PLACED)


class PlaceLater(Choice):
    """Characters for games 2, 3 and 4, in this order (FFB-SER-6)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The Characters not yet placed."""
        f = cast(Fantasy, g)
        picks = f.sealed[seat]
        return [CARD + card for card in f.hands[seat] if not placed(picks, card)] if len(picks) < WEEKS - 1 else []


class LaterPlaced(Step):
    """They lie face down; for game 1 the home side may see the other's Character first (FFB-SER-7)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Lay them out, then the away side places game 1, then the home side."""
        f = cast(Fantasy, g)
        picks = f.unseal()
        for m in f.finalists:
            if m < f.seats:
                lay(f, m, 1, [pick - CARD for pick in picks[m]], "FFB-SER-6")
                for base in open_bases(f):
                    if base:
                        show(f, m, base, "FFB-EVT-3")
                settle(f, m)
        f.do(FirstGame(HOME))
        f.do(FirstGame(AWAY))
        if f.robot_plays():
            for base in range(WEEKS - 1, 0, -1):
                f.do(RobotSlot(base, False))


class FirstGame(Step):
    """A finalist places its Character of game 1, face up (FFB-SER-7)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, g: Game) -> None:
        """Ask; the Robot at home answers at random (R24)."""
        f = cast(Fantasy, g)
        manager = f.finalists[self.side]
        if manager < f.seats:
            f.ask(manager, FIRST_PICK)
        elif manager == ROBOT:
            f.do(RobotSlot(0, self.side == HOME))
        else:
            deal_trio(f, 0)


class FirstPick(Choice):
    """A Character for game 1."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The hand that is left."""
        return options_for(cast(Fantasy, g).hands[seat])

    def take(self, g: Game, seat: int, option: int) -> None:
        """It is shown at once."""
        f = cast(Fantasy, g)
        lay_open(f, seat, 0, option - CARD, "FFB-SER-7")

    def opens(self) -> bool:
        """A move of its own."""
        return True

    def interruptible(self) -> bool:
        """The joke token may be handed on."""
        return True


class SeriesGame(Step):
    """Games 1 to 4 were set before; for 5 to 7 a Win Card is flipped and both choose blind (FFB-SER-13)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Game) -> None:
        """Play it, or first let both choose."""
        f = cast(Fantasy, g)
        f.game_number = self.number
        f.do(PLAY_GAME)
        if self.number <= WEEKS:
            return
        base = self.number - WEEKS - 1
        for m in f.finalists:
            take_back(f, m, base)
        if f.bases[base] == NO_CARD:
            deal_win(f, base, "FFB-SER-13")
        f.ask_all(sorted([m for m in f.finalists if m < f.seats]), PICK_ONE, ONE_PICKED)


def take_back(f: Fantasy, manager: int, base: int) -> None:
    """Before games 5, 6, 7 the Character of game 1, 2, 3 returns, and before 5 that of the Wild Card Game."""
    if manager >= f.seats:
        return
    card = f.lineups[manager][base]
    set_lineup(f, manager, base, NO_CARD)
    add_to_hand(f, manager, card)
    rule = "FFB-SER-12" if base else "FFB-SER-11"
    f.emit("return", manager, LINEUP + WEEKS * manager + base, HAND + manager, 1, card, rule=rule)
    wild = f.aside_cards[manager]
    if wild != NO_CARD:
        f.aside_cards = at(f.aside_cards, manager, NO_CARD)
        add_to_hand(f, manager, wild)
        f.emit("return", manager, ASIDE + manager, HAND + manager, 1, wild, rule="FFB-SER-11")


class PickOne(Choice):
    """One of three Characters (FFB-SER-13)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The hand."""
        f = cast(Fantasy, g)
        return options_for(f.hands[seat]) if not f.sealed[seat] else []


class OnePicked(Step):
    """Both Characters lie at the base of the game."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Lay them out; in a solo game the other side follows."""
        f = cast(Fantasy, g)
        picks = f.unseal()
        base = f.game_number - WEEKS - 1
        for m in f.finalists:
            if m < f.seats:
                lay(f, m, base, [picks[m][0] - CARD], "FFB-SER-13")
            elif m == ROBOT:
                f.do(RobotSlot(base, False))


class PlayGame(Step):
    """Totals decide, Good beats Evil, else further Win Cards; four Wins end the Series (FFB-SER-8 to FFB-SER-10)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Reveal, decide, count."""
        f = cast(Fantasy, g)
        base = (f.game_number - 1) % WEEKS
        f.emit("game", -1, count=f.game_number, rule="FFB-SER-1")
        f.underdogs = 0
        for side in (HOME, AWAY):
            if f.series[side] <= f.series[1 - side]:
                f.underdogs |= 1 << f.finalists[side]
        if f.deck_plays() and f.lineups[DECK_MANAGER][base] == NO_CARD:
            deal_trio(f, base)
        for m in f.finalists:
            if m < f.seats and f.known[f.lineups[m][base]] != EVERYONE:
                show(f, m, base, "FFB-SER-6")
        for m in f.finalists:
            settle(f, m)
        winner = decide(f, base)
        side = f.finalists.index(winner)
        f.series = at(f.series, side, f.series[side] + 1)
        f.emit("game won", winner, count=f.game_number, rule="FFB-SER-9")
        if f.robot_plays():
            robot_done(f, base)
        elif f.deck_plays():
            trio_done(f, base)
        if f.series[side] == WEEKS:
            f.emit("champion", winner, rule="FFB-SER-14")
            f.end()
        else:
            f.do(SeriesGame(f.game_number + 1))


def decide(f: Fantasy, base: int) -> int:
    """Who wins a game: the same Characters are compared on one Win Card after the other; at last home wins (R18)."""
    cards = [f.lineups[m][base] for m in f.finalists]
    while True:
        totals = [win_total(f, f.finalists[i], cards[i], f.bases[base], False) for i in range(2)]
        for i in range(2):
            f.emit("total", f.finalists[i], count=totals[i], rule="FFB-SER-8")
        winner = best(f, f.finalists, cards, totals)
        if winner != NOBODY_WINS:
            claim(f, winner, base, "FFB-SER-9")
            return winner
        put_aside(f, base, "FFB-SER-8")
        if not f.win_deck:
            f.emit("home wins", f.finalists[HOME], rule="FFB-SER-8")
            return f.finalists[HOME]
        deal_win(f, base, "FFB-SER-8")


START_SERIES: Final = StartSeries()
PLACE_LATER: Final = PlaceLater()
LATER_PLACED: Final = LaterPlaced()
FIRST_PICK: Final = FirstPick()
PICK_ONE: Final = PickOne()
ONE_PICKED: Final = OnePicked()
PLAY_GAME: Final = PlayGame()
