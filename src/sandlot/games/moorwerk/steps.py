"""The rules of a turn: play, cover, joker, exchange, time, refill, next seat."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.effects import (
    DONE,
    bench_clearing,
    coach_circle,
    give_back,
    green_or_red,
    pass_hands,
    take_unseen,
)
from sandlot.games.moorwerk.game import (
    AS,
    COVER,
    GIVE,
    NO,
    PLAY,
    STOP,
    TARGET,
    UNCOVERED,
    YES,
    Baseball,
)
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step

HANDLED: Final = (  # blue cards; effects.py has the others
    codes.COVER,
    codes.BECOME,
    codes.SKIP_TURN,
    codes.EXCHANGE,
    codes.CLEAR_BENCH,
    codes.CIRCLE,
    codes.PASS,
)


class NextTurn(Step):
    """A turn ends with the refill, then the next seat counterclockwise plays (MW-TRN-6, MW-TRN-1).

    Who must skip is passed over and draws nothing; who has no card only gets the refill (MW-BLU-20, MW-TRN-9).
    """

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Refill and find out who plays."""
        b = cast(Baseball, g)
        b.draw_up(b.who)
        if b.left == 0:
            return  # MW-END-1
        b.do(NEXT_TURN)
        who = b.next_in_order()
        while b.skips[who]:
            b.skips[who] -= 1
            b.emit("skipped", who, rule="MW-BLU-20")
            who = b.next_in_order()
        b.who = who
        b.blue = False
        if b.hands[who]:
            b.ask(who, PLAY_CARD)
        else:
            b.emit("no cards", who, rule="MW-TRN-9")


class PlayCard(Choice):
    """A turn opens with a compulsory play from the hand, any colour (MW-TRN-2, MW-TRN-4)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """Every kind in the hand."""
        return cast(Baseball, g).kinds_in_hand(seat, PLAY, True)

    def take(self, g: Game, seat: int, option: int) -> None:
        """Lay the card down and let it act."""
        play_card(cast(Baseball, g), option - PLAY)

    def opens(self) -> bool:
        """A turn is a new move."""
        return True


class PlayMore(Choice):
    """Table option many_cards: further cards in the same turn, but one blue card at most (R2, MW-BLU-1)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The kinds that may follow, or to stop."""
        b = cast(Baseball, g)
        return [*b.kinds_in_hand(seat, PLAY, not b.blue), STOP]

    def take(self, g: Game, seat: int, option: int) -> None:
        """Play on or stop."""
        if option != STOP:
            play_card(cast(Baseball, g), option - PLAY)

    def opens(self) -> bool:
        """Each further card is a move of its own."""
        return True


class AnotherCard(Step):
    """Table option many_cards: after a card has acted, its player may go on."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Ask if there is a card left."""
        b = cast(Baseball, g)
        if b.hands[b.who]:
            b.ask(b.who, PLAY_MORE)


def play_card(b: Baseball, kind: i64) -> None:
    """A card is laid on the pile and acts at once (MW-TRN-5)."""
    b.play(kind)
    if b.pack.blue[kind]:
        b.blue = True
    if b.many_cards:
        b.do(ANOTHER_CARD)
    resolve(b, kind)


def resolve(b: Baseball, kind: i64) -> None:
    """Let a kind act: what is asked and of whom follows from public facts."""
    if not b.pack.blue[kind]:
        resolve_from(b, kind, 0, False)
        return
    program = b.pack.program[kind]
    verb = program[0]
    who = b.who
    if verb == codes.COVER:
        if b.hands[who]:  # MW-BLU-5
            b.ask(who, COVER_CARD)
    elif verb == codes.BECOME:
        b.ask(who, BECOME)
    elif verb == codes.SKIP_TURN:
        b.ask(who, TIME)
    elif verb == codes.EXCHANGE:
        if b.hands[who] and exchange_targets(b, who):  # MW-BLU-12
            b.ask(who, EXCHANGE)
    elif verb == codes.CLEAR_BENCH:
        bench_clearing(b)
    elif verb == codes.CIRCLE:
        coach_circle(b)
    elif verb == codes.PASS:
        pass_hands(b, program[2] == codes.RIGHT)
    else:
        raise RulesBug(f"no blue card acts by the code {verb}")


def resolve_from(b: Baseball, kind: i64, pc: i64, chosen: bool) -> None:
    """Let a green or red card act from a place in its effect on."""
    stop = green_or_red(b, b.pack.program[kind], pc, chosen)
    if stop != DONE:
        b.ask(b.who, RunnersToo(kind, stop))


class RunnersToo(Choice):
    """Table options choose_outs and choose_advances: whoever played the card decides about the runners (R9, R13)."""

    __slots__ = ("kind", "pc")

    def __init__(self, kind: int, pc: int) -> None:
        self.kind = kind
        self.pc = pc

    def options(self, g: Game, seat: int) -> list[int]:
        """Yes or no."""
        return YES_NO

    def take(self, g: Game, seat: int, option: int) -> None:
        """Go on with the card, or let it end here."""
        if option == YES:
            resolve_from(cast(Baseball, g), self.kind, self.pc, True)


class CoverCard(Choice):
    """B and S may be covered with a green or red card from the hand (MW-BLU-2, MW-BLU-3)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """No cover, or a green or red kind in the hand."""
        return [UNCOVERED, *cast(Baseball, g).kinds_in_hand(seat, COVER, False)]

    def take(self, g: Game, seat: int, option: int) -> None:
        """The covering card acts normally (MW-BLU-4)."""
        if option != UNCOVERED:
            b = cast(Baseball, g)
            b.play(option - COVER)
            resolve(b, option - COVER)


class Become(Choice):
    """J stands for any other kind; it stays the turn's blue card (MW-BLU-14, MW-BLU-15)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """All kinds but J."""
        return cast(Baseball, g).pack.stands_for

    def take(self, g: Game, seat: int, option: int) -> None:
        """Act as that kind."""
        b = cast(Baseball, g)
        b.emit("joker", seat, count=option - AS, rule="MW-BLU-14")
        resolve(b, option - AS)


class Time(Choice):
    """T: any player, team mate and self included, misses a turn (MW-BLU-20, R27)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """Every seat."""
        return list(range(TARGET, TARGET + g.seats))

    def take(self, g: Game, seat: int, option: int) -> None:
        """Skips add up (MW-BLU-21)."""
        b = cast(Baseball, g)
        b.skips[option - TARGET] += 1
        b.emit("time", option - TARGET, rule="MW-BLU-20")


def exchange_targets(b: Baseball, seat: int) -> list[int]:
    """Other players with at least one card, as options."""
    return [TARGET + other for other in range(b.seats) if other != seat and b.hands[other]]


class Exchange(Choice):
    """CE: with whom (MW-BLU-10)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """Other players who hold a card."""
        return exchange_targets(cast(Baseball, g), seat)

    def take(self, g: Game, seat: int, option: int) -> None:
        """Take a card unseen, then choose what to give."""
        b = cast(Baseball, g)
        take_unseen(b, option - TARGET)
        b.ask(seat, Give(option - TARGET))


class Give(Choice):
    """CE: another card than the one taken goes back (MW-BLU-10, R26)."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def options(self, g: Game, seat: int) -> list[int]:
        """The kinds in the hand, not counting the card just taken."""
        b = cast(Baseball, g)
        kinds = b.pack.kind
        found: list[int] = []
        for card in b.hands[seat]:
            option = GIVE + kinds[card]
            if card != b.taken and option not in found:
                found.append(option)
        return found

    def take(self, g: Game, seat: int, option: int) -> None:
        """Give it face down."""
        give_back(cast(Baseball, g), self.victim, option - GIVE)


YES_NO: Final = [YES, NO]
NEXT_TURN: Final = NextTurn()
ANOTHER_CARD: Final = AnotherCard()
PLAY_CARD: Final = PlayCard()
PLAY_MORE: Final = PlayMore()
COVER_CARD: Final = CoverCard()
BECOME: Final = Become()
TIME: Final = Time()
EXCHANGE: Final = Exchange()
