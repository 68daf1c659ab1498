"""Free agency: in Waiver Order each Manager may take one of the Characters on offer for one of its own."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.cards import (
    add_to_hand,
    draw,
    need_cards,
    see,
    shuffle_deck,
    take_from_hand,
    with_card,
    without,
)
from sandlot.games.fantasy.effects.events import rule_of
from sandlot.games.fantasy.effects.looking import keep_one, look_at_deck
from sandlot.games.fantasy.game import (
    CARD,
    DECK,
    DISCARD,
    GIVE,
    HAND,
    LOOK,
    PASS,
    POOL,
    READY,
    USE,
    USED,
    Fantasy,
)
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step

MORE_THAN_MANAGERS: Final = 2  # FFB-FA-2


class FreeAgency(Step):
    """Managers + 2 Characters are turned over, then one chance each in Waiver Order (FFB-FA-2, FFB-FA-3)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Turn them over and open the waivers."""
        f = cast(Fantasy, g)
        count = f.managers + MORE_THAN_MANAGERS
        need_cards(f, count)
        for _ in range(count):
            card = draw(f)
            f.pool = with_card(f.pool, card)
            news = see(f, card, EVERYONE)
            f.emit("free agent", -1, DECK, POOL, 1, card, EVERYONE, news, "FFB-FA-2")
        f.do(CLOSE)
        f.window([manager for manager in f.waiver if manager < f.seats], WAIVER)


class Waiver(Choice):
    """Take a free agent, use Recruit instead, or pass (FFB-FA-3, FFB-MAG-RECRUIT-3)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The pool, own Recruits unless magic is hushed (FFB-EVT-8), and to pass."""
        f = cast(Fantasy, g)
        found = [CARD + card for card in f.pool]
        if rule_of(f, codes.MAGIC, 1):
            hand = f.hands[seat]
            found += [USE + card for card in hand if f.pack.verb[card] == codes.RECRUIT and f.spent[card] == READY]
        found.append(PASS)
        return found

    def take(self, g: Game, seat: int, option: int) -> None:
        """Take, recruit or pass."""
        f = cast(Fantasy, g)
        if option == PASS:
            f.emit("waive", seat, rule="FFB-FA-3")
        elif option >= USE:
            card = option - USE
            f.spent[card] = USED
            news = see(f, card, EVERYONE)
            f.emit("recruit", seat, -1, HAND + seat, 1, card, EVERYONE, news, "FFB-MAG-RECRUIT-3")
            look_at_deck(f, seat, f.pack.amount[card])
            f.ask(seat, SIGN)
        else:
            f.pool = without(f.pool, option - CARD)
            add_to_hand(f, seat, option)
            f.emit("sign", seat, POOL, HAND + seat, 1, option, rule="FFB-FA-3")
            f.ask(seat, Release(option))

    def interruptible(self) -> bool:
        """The joke token may be handed on."""
        return True


class Sign(Choice):
    """Keep one of the cards Recruit has drawn (FFB-MAG-RECRUIT-1)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The cards looked at."""
        return sorted([CARD + card for card in cast(Fantasy, g).drawn])

    def take(self, g: Game, seat: int, option: int) -> None:
        """It comes to the hand; another goes to the pool."""
        f = cast(Fantasy, g)
        keep_one(f, seat, option - CARD)
        f.ask(seat, RECRUITED)


class Release(Choice):
    """Who takes a Character puts another of the team into the pool at once (FFB-FA-4, FFB-FA-9)."""

    __slots__ = ("taken",)

    def __init__(self, taken: int) -> None:
        self.taken = taken

    def options(self, g: Game, seat: int) -> list[int]:
        """The hand but for the card just taken."""
        return [GIVE + card for card in cast(Fantasy, g).hands[seat] if card != self.taken]

    def take(self, g: Game, seat: int, option: int) -> None:
        """It is on offer for the others (FFB-FA-5)."""
        release(cast(Fantasy, g), seat, option - GIVE, "FFB-FA-4")


class Recruited(Choice):
    """For a recruited Character another goes to the pool (FFB-MAG-RECRUIT-3)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The hand; the recruit still lies beside it."""
        return [GIVE + card for card in cast(Fantasy, g).hands[seat]]

    def take(self, g: Game, seat: int, option: int) -> None:
        """Release one, then take up the recruit."""
        f = cast(Fantasy, g)
        release(f, seat, option - GIVE, "FFB-MAG-RECRUIT-3")
        card = f.drawn[0]
        f.drawn = []
        add_to_hand(f, seat, card)
        f.emit("take up", seat, LOOK + seat, HAND + seat, 1, card, 1 << seat, rule="FFB-MAG-RECRUIT-3")


def release(f: Fantasy, seat: int, card: int, rule: str) -> None:
    """A Character of the team goes face up to the pool."""
    take_from_hand(f, seat, card)
    f.pool = with_card(f.pool, card)
    news = see(f, card, EVERYONE)
    f.emit("release", seat, HAND + seat, POOL, 1, card, EVERYONE, news, rule)


class Close(Step):
    """The rest of the pool is shuffled into the Character Deck (FFB-FA-7), or discarded by option (R1)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Clear the pool."""
        f = cast(Fantasy, g)
        cards = f.pool
        f.pool = []
        if f.rules.to_discard:
            f.discard = sorted(f.discard + cards)
            for card in cards:
                f.emit("unsigned", -1, POOL, DISCARD, 1, card, rule="FFB-FA-7")
            return
        f.emit("shuffle pool", -1, POOL, DECK, len(cards), rule="FFB-FA-7")
        f.deck.extend(cards)
        shuffle_deck(f, "FFB-FA-7")


FREE_AGENCY: Final = FreeAgency()
WAIVER: Final = Waiver()
SIGN: Final = Sign()
RECRUITED: Final = Recruited()
CLOSE: Final = Close()
