"""Free agency: in Waiver Order each Manager may take one of the Characters on offer for one of its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.decks import keep_one, look_at_deck
from sandlot.games.fantasy.atoms.pool import clear_pool, release, sign, take_up, turn_over, use_recruit
from sandlot.games.fantasy.effects.ability import ascending, offer_row
from sandlot.games.fantasy.effects.events import in_force
from sandlot.games.fantasy.numbers import READY
from sandlot.games.fantasy.options import CARD, GIVE, PASS, USE
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.step import Choice, Step

MORE_THAN_MANAGERS: Final = 2  # FFB-FA-2


@final
class FreeAgency(Step):
    """Managers + 2 Characters are turned over, then one chance each in Waiver Order (FFB-FA-2, FFB-FA-3)."""

    def go(self, f: Fantasy) -> None:
        turn_over(f, f.managers + MORE_THAN_MANAGERS)
        f.do(CLOSE)
        f.window([int(manager) for manager in f.waiver if manager < f.seats], WAIVER)


@final
class Waiver(Choice):
    """Take a free agent, use Recruit instead, or pass (FFB-FA-3, FFB-MAG-RECRUIT-3)."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        """The pool, own Recruits unless magic is hushed (FFB-EVT-8), and to pass."""
        offer_row(f, CARD, f.pool)
        if in_force(f).magic:
            for i in range(f.hands.size(seat)):
                card = f.hands.at(seat, i)
                if f.pack.verb[card] == codes.RECRUIT and f.spent[card] == READY:
                    f.offer(USE + card)
        f.offer(PASS)

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        if option == PASS:
            if f.events is not None:
                f.emit("waive", seat, rule="FFB-FA-3")
        elif option >= USE:
            use_recruit(f, seat, option - USE)
            look_at_deck(f, seat, f.pack.amount[option - USE])
            f.ask(seat, SIGN)
        else:
            sign(f, seat, option - CARD)
            f.ask(seat, Release(option - CARD))

    def declines(self, f: Fantasy, seat: i64) -> i64:
        return PASS

    def interruptible(self) -> bool:
        return True


@final
class Sign(Choice):
    """Keep one of the cards Recruit has drawn (FFB-MAG-RECRUIT-1)."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        offer_row(f, CARD, ascending(f.drawn))

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        keep_one(f, seat, option - CARD)
        f.ask(seat, RECRUITED)


@final
class Release(Choice):
    """Who takes a Character puts another of the team into the pool at once (FFB-FA-4, FFB-FA-9)."""

    __slots__ = ("taken",)

    def __init__(self, taken: i64) -> None:
        self.taken = taken

    def offers(self, f: Fantasy, seat: i64) -> None:
        for i in range(f.hands.size(seat)):
            card = f.hands.at(seat, i)
            if card != self.taken:
                f.offer(GIVE + card)

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        """It is on offer for the others (FFB-FA-5)."""
        release(f, seat, option - GIVE, "FFB-FA-4")


@final
class Recruited(Choice):
    """For a recruited Character another goes to the pool (FFB-MAG-RECRUIT-3)."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        """The hand; the recruit still lies beside it."""
        for i in range(f.hands.size(seat)):
            f.offer(GIVE + f.hands.at(seat, i))

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        release(f, seat, option - GIVE, "FFB-MAG-RECRUIT-3")
        take_up(f, seat)


@final
class Close(Step):
    """What becomes of the rest of the pool (FFB-FA-7)."""

    def go(self, f: Fantasy) -> None:
        clear_pool(f)


FREE_AGENCY: Final = FreeAgency()
WAIVER: Final = Waiver()
SIGN: Final = Sign()
RECRUITED: Final = Recruited()
CLOSE: Final = Close()
