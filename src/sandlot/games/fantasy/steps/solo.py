"""Solo: the Manager chooses the Robot's Characters, or it plays its best; the Deck plays the best of three (SOLO)."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.cards import draw, need_cards, see, set_lineup
from sandlot.games.fantasy.effects.totals import win_total
from sandlot.games.fantasy.game import (
    CARD,
    DECK,
    DECK_MANAGER,
    DISCARD,
    HAND,
    LINEUP,
    NO_CARD,
    ROBOT,
    ROBOT_PILE,
    TRIO,
    WEEKS,
    WIN,
    Fantasy,
    zone,
)
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step

OF_THREE: Final = 3


class RobotLineup(Step):
    """A Robot Character for every week; its pile comes back first if too few are left (FFB-SOLO-4, FFB-FULL-2)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """One week after the other."""
        f = cast(Fantasy, g)
        if len(f.hands[ROBOT]) < WEEKS:
            robot_returns(f, "FFB-FULL-2")
        for base in range(WEEKS - 1, -1, -1):
            f.do(RobotSlot(base, False))


class RobotSlot(Step):
    """The Robot's Character for a base: chosen by the Manager, a random one that fits, or the best (FFB-SOLO-4)."""

    __slots__ = ("at_random", "base")

    def __init__(self, base: int, at_random: bool) -> None:
        self.base = base
        self.at_random = at_random

    def run(self, g: Game) -> None:
        """Ask, or let the Robot play by itself."""
        f = cast(Fantasy, g)
        fitting = robot_fits(f, f.bases[self.base])
        if fitting and not self.at_random and not f.rules.robot_best:
            f.ask(0, RobotPick(self.base))
        else:
            robot_plays_itself(f, self.base, "FFB-SOLO-5")


def robot_fits(f: Fantasy, win: int) -> list[int]:
    """The Robot's Characters that share a stat with a Win Card."""
    needs = f.pack.needs[win - WIN]
    return [card for card in f.hands[ROBOT] if f.pack.prints[card] & needs]


def robot_plays_itself(f: Fantasy, base: int, rule: str) -> None:
    """The best Character that shares a stat (FFB-SOLO-17), or a random one; any random one if none shares a stat."""
    win = f.bases[base]
    fitting = robot_fits(f, win)
    if fitting and f.rules.robot_best:
        place_robot(f, base, best_of(f, ROBOT, fitting, win), "FFB-SOLO-17")
    else:
        cards = fitting or f.hands[ROBOT]
        place_robot(f, base, cards[f.chance.below(len(cards))], rule)


def best_of(f: Fantasy, manager: int, cards: list[int], win: int) -> int:
    """The highest total on a Win Card, then Good, then the first (FFB-SOLO-6, FFB-SOLO-7)."""
    chosen = cards[0]
    most = win_total(f, manager, chosen, win, False)
    for card in cards[1:]:
        more = win_total(f, manager, card, win, False)
        better = f.pack.side[card] == codes.GOOD and f.pack.side[chosen] == codes.EVIL
        if more > most or (more == most and better):
            chosen = card
            most = more
    return chosen


class RobotPick(Choice):
    """The Manager chooses for the Robot among the Characters that share a stat (FFB-SOLO-4)."""

    __slots__ = ("base",)

    def __init__(self, base: int) -> None:
        self.base = base

    def options(self, g: Game, seat: int) -> list[int]:
        """Those that fit."""
        f = cast(Fantasy, g)
        return [CARD + card for card in robot_fits(f, f.bases[self.base])]

    def take(self, g: Game, seat: int, option: int) -> None:
        """Place it."""
        place_robot(cast(Fantasy, g), self.base, option - CARD, "FFB-SOLO-4")

    def opens(self) -> bool:
        """Every choice for the Robot is a move of its own."""
        return True


def place_robot(f: Fantasy, base: int, card: int, rule: str) -> None:
    """A Character of the Robot lies at a base."""
    f.hands = zone(f.hands, ROBOT, [each for each in f.hands[ROBOT] if each != card])
    set_lineup(f, ROBOT, base, card)
    f.emit("place", ROBOT, HAND + ROBOT, LINEUP + WEEKS * ROBOT + base, 1, card, rule=rule)


def robot_returns(f: Fantasy, rule: str) -> None:
    """The Robot's pile comes back to its hand."""
    for card in f.robot_pile:
        f.emit("return", ROBOT, ROBOT_PILE, HAND + ROBOT, 1, card, rule=rule)
    f.hands = zone(f.hands, ROBOT, sorted(f.hands[ROBOT] + f.robot_pile))
    f.robot_pile = []


def robot_done(f: Fantasy, base: int) -> None:
    """A Character the Robot has used goes to its pile (FFB-SOLO-9)."""
    card = f.lineups[ROBOT][base]
    if card != NO_CARD:
        set_lineup(f, ROBOT, base, NO_CARD)
        f.robot_pile = sorted([*f.robot_pile, card])
        f.emit("done", ROBOT, LINEUP + WEEKS * ROBOT + base, ROBOT_PILE, 1, card, rule="FFB-SOLO-9")


def deal_trio(f: Fantasy, base: int) -> None:
    """Three cards for the Deck; the highest total plays, then Good, then the first drawn (FFB-SOLO-6, FFB-SOLO-7)."""
    need_cards(f, OF_THREE)
    cards: list[int] = []
    for _ in range(min(OF_THREE, len(f.deck))):
        card = draw(f)
        cards.append(card)
        news = see(f, card, EVERYONE)
        f.emit("deck deals", DECK_MANAGER, DECK, TRIO, 1, card, EVERYONE, news, "FFB-SOLO-6")
    chosen = best_of(f, DECK_MANAGER, cards, f.bases[base])
    f.trio = [card for card in cards if card != chosen]
    set_lineup(f, DECK_MANAGER, base, chosen)
    f.emit("place", DECK_MANAGER, TRIO, LINEUP + WEEKS * DECK_MANAGER + base, 1, chosen, rule="FFB-SOLO-6")


def trio_done(f: Fantasy, base: int) -> None:
    """The Deck's three cards go to the Discard Pile (FFB-SOLO-10)."""
    cards = f.trio
    for card in cards:
        f.emit("done", DECK_MANAGER, TRIO, DISCARD, 1, card, rule="FFB-SOLO-10")
    card = f.lineups[DECK_MANAGER][base]
    if card != NO_CARD:
        f.emit("done", DECK_MANAGER, LINEUP + WEEKS * DECK_MANAGER + base, DISCARD, 1, card, rule="FFB-SOLO-10")
        cards = [*cards, card]
        set_lineup(f, DECK_MANAGER, base, NO_CARD)
    f.discard = sorted(f.discard + cards)
    f.trio = []


ROBOT_LINEUP: Final = RobotLineup()
