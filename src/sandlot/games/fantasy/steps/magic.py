"""The magic round: in Turn Order each Manager may activate one bench Character, and aims its ability."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.aims import aims, pairs
from sandlot.games.fantasy.effects.cards import see, settle
from sandlot.games.fantasy.effects.legal import can_use
from sandlot.games.fantasy.effects.looking import keep_one, look_at_deck, look_at_discard, pick_up
from sandlot.games.fantasy.effects.verbs import act, act_twice, at_once, rearrange
from sandlot.games.fantasy.game import (
    BENCH,
    CARD,
    LINEUP,
    MANAGER,
    NO_PICK,
    PASS,
    READY,
    TEAMS,
    USE,
    USED,
    WEEKS,
    Fantasy,
)
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step

# verbs that need one aim, and those that need two
HANDLED: Final = (codes.HELP, codes.REORDER, codes.COPY)  # effects/verbs.py has the others
TWO_AIMS: Final = [codes.SWAP_WINS, codes.DROP_PEGS, codes.BURN]
NOT_BEGUN: Final[list[int]] = []  # a chain before its first card, which is ready and so no aim for the others in it
PRIVATE: Final = [codes.DIG, codes.RECRUIT]


class MagicTurn(Step):
    """The next Manager in this week's Turn Order may use magic (FFB-BALL-3, FFB-BALL-4)."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, g: Game) -> None:
        """Ask whoever is not silenced and has a Character on the bench that is not seen to be exhausted (R54)."""
        f = cast(Fantasy, g)
        if self.index == len(f.order):
            return
        f.do(TURNS[self.index + 1])
        seat = f.order[self.index]
        if not f.silent >> seat & 1:
            for card in f.bench[seat]:
                if f.spent[card] == READY or f.known[card] != EVERYONE:
                    f.ask(seat, USE_MAGIC)
                    return


class UseMagic(Choice):
    """Activate one bench Character, or none (FFB-BALL-4, FFB-BALL-6)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """Ready bench Characters whose magic has a legal use now, and to pass."""
        f = cast(Fantasy, g)
        found = [
            USE + card for card in f.bench[seat] if f.spent[card] == READY and can_use(f, seat, card, card, NOT_BEGUN)
        ]
        found.append(PASS)
        return found

    def take(self, g: Game, seat: int, option: int) -> None:
        """Turn it face up and let it act (FFB-BALL-5, FFB-BALL-7)."""
        f = cast(Fantasy, g)
        if option == PASS:
            f.emit("no magic", seat, rule="FFB-BALL-4")
            return
        card = option - USE
        f.spent[card] = USED
        news = see(f, card, EVERYONE)
        f.chain = [card]
        f.emit("magic", seat, -1, BENCH + seat, 1, card, EVERYONE, news, "FFB-BALL-5")
        settle(f, seat)
        begin(f, seat, card, card)

    def opens(self) -> bool:
        """A turn of the magic round is a move of its own."""
        return True

    def interruptible(self) -> bool:
        """The joke token may be handed on."""
        return True


def begin(f: Fantasy, seat: int, card: int, acting: int) -> None:
    """The magic of `card` begins, done by the own card `acting`: at once, or with a question what it aims at."""
    verb = f.pack.verb[card]
    if verb == codes.HELP:  # FFB-MAG-HELPER-1, FFB-MAG-HELPER-2
        active = f.active(seat)
        f.spent[active] = USED
        f.chain = [*f.chain, active]
        f.emit("help", seat, -1, LINEUP + WEEKS * seat + f.week, 1, active, rule="FFB-MAG-HELPER-1")
        begin(f, seat, active, active)
    elif verb == codes.REORDER:
        f.ask(seat, Order([]))
    elif at_once(f, seat, card, acting):
        return
    else:
        if verb == codes.DIG:
            look_at_discard(f, seat)
        elif verb == codes.RECRUIT:
            look_at_deck(f, seat, f.pack.amount[card])
        f.ask(seat, Aim(card, acting, NO_PICK))


class Aim(Choice):
    """What a magic ability is used on, one pick after the other."""

    __slots__ = ("acting", "card", "first")

    def __init__(self, card: int, acting: int, first: int) -> None:
        self.card = card
        self.acting = acting
        self.first = first

    def options(self, g: Game, seat: int) -> list[int]:
        """The legal targets."""
        return aims(cast(Fantasy, g), seat, self.card, self.acting, self.first)

    def pool(self, g: Game, seat: int) -> list[int]:
        """What an ability with two equal aims chooses from."""
        return [] if self.first != NO_PICK else pairs(cast(Fantasy, g), seat, self.card)

    def take(self, g: Game, seat: int, option: int) -> None:
        """Ask for the second target, or act."""
        f = cast(Fantasy, g)
        verb = f.pack.verb[self.card]
        if verb == codes.COPY:
            f.chain = [*f.chain, option - CARD]
            f.emit("copy", seat, card=option - CARD, rule="FFB-MAG-BLESSING-1")
            begin(f, seat, option - CARD, self.acting)
        elif self.first != NO_PICK:
            act_twice(f, seat, self.card, self.first, option)
        elif verb in PRIVATE:
            if verb == codes.DIG:
                pick_up(f, seat, option - CARD)
            else:
                keep_one(f, seat, option - CARD)
            f.ask(seat, Aim(self.card, self.acting, CARD))
        elif verb in TWO_AIMS:
            second = Aim(self.card, self.acting, option)
            if second.options(f, seat):
                f.ask(seat, second)
            else:
                act_twice(f, seat, self.card, option, NO_PICK)
        else:
            act(f, seat, self.card, self.acting, option)


class Order(Choice):
    """The Waiver Order is rearranged, one place after the other; the last follows (FFB-MAG-TRANSLUCENT-1)."""

    __slots__ = ("placed",)

    def __init__(self, placed: list[int]) -> None:
        self.placed = placed

    def options(self, g: Game, seat: int) -> list[int]:
        """The managers not yet placed."""
        return [MANAGER + m for m in range(cast(Fantasy, g).managers) if m not in self.placed]

    def take(self, g: Game, seat: int, option: int) -> None:
        """Place one, and the last with it."""
        f = cast(Fantasy, g)
        placed = [*self.placed, option - MANAGER]
        if len(placed) < f.managers - 1:
            f.ask(seat, Order(placed))
        else:
            rearrange(f, seat, placed + [m for m in range(f.managers) if m not in placed])


TURNS: Final = [MagicTurn(index) for index in range(TEAMS + 1)]
USE_MAGIC: Final = UseMagic()
