"""The rules of a turn: play, cover, joker, exchange, time, refill, next seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.cards.program import VerbRule, walker
from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.atoms import draw_up, next_in_order, offer_kinds, play
from sandlot.games.moorwerk.effects import (
    CONDITIONS,
    VERBS,
    Act,
    bench_clearing,
    coach_circle,
    give_back,
    pass_hands,
    take_unseen,
)
from sandlot.games.moorwerk.options import AS, COVER, GIVE, NO, PLAY, STOP, TARGET, UNCOVERED, YES
from sandlot.games.moorwerk.state import Baseball
from sandlot.kernel.step import Choice, OpeningChoice, Step


@final
class NextTurn(Step):
    """A turn ends with the refill, then the next seat counterclockwise plays (MW-TRN-6, MW-TRN-1).

    Who must skip is passed over and draws nothing; who has no card only gets the refill (MW-BLU-20, MW-TRN-9).
    """

    def go(self, b: Baseball) -> None:
        draw_up(b, b.who)
        if b.left == 0:
            return  # MW-END-1
        b.again()
        who = next_in_order(b)
        while b.skips[who]:
            b.skips[who] -= 1
            if b.events is not None:
                b.emit("skipped", who, rule="MW-BLU-20")
            who = next_in_order(b)
        b.who = who
        b.blue = False
        if b.hands.size(who):
            b.ask(who, PLAY_CARD)
        elif b.events is not None:
            b.emit("no cards", who, rule="MW-TRN-9")


@final
class PlayCard(OpeningChoice):
    """A turn opens with a compulsory play from the hand, any colour (MW-TRN-2, MW-TRN-4)."""

    def offers(self, b: Baseball, seat: i64) -> None:
        offer_kinds(b, seat, PLAY, True)

    def chosen(self, b: Baseball, seat: i64, option: i64) -> None:
        play_card(b, option - PLAY)


@final
class PlayMore(OpeningChoice):
    """Table option many_cards: further cards in the same turn, but one blue card at most (R2, MW-BLU-1)."""

    def offers(self, b: Baseball, seat: i64) -> None:
        offer_kinds(b, seat, PLAY, not b.blue)
        b.offer(STOP)

    def chosen(self, b: Baseball, seat: i64, option: i64) -> None:
        if option != STOP:
            play_card(b, option - PLAY)

    def declines(self, g: Baseball, seat: i64) -> i64:
        return STOP


@final
class AnotherCard(Step):
    """Table option many_cards: after a card has acted, its player may go on."""

    def go(self, b: Baseball) -> None:
        if b.hands.size(b.who):
            b.ask(b.who, PLAY_MORE)


def play_card(b: Baseball, kind: i64) -> None:
    """A card is laid on the pile and acts at once (MW-TRN-5)."""
    play(b, kind)
    if b.pack.blue[kind]:
        b.blue = True
    if b.many_cards:
        b.do(ANOTHER_CARD)
    resolve(b, kind)


def resolve(b: Baseball, kind: i64, pc: i64 = 0, chosen: bool = False) -> None:
    """Let a kind act, from a place in its effect on: what is asked and of whom follows from public facts."""
    act = Act(b, kind, pc, chosen)
    if WALKER.walk(b, act) and act.asks:
        b.ask(b.who, RunnersToo(kind, act.pc))


@final
class RunnersToo(Choice):
    """Table options choose_outs and choose_advances: whoever played the card decides about the runners (R9, R13)."""

    __slots__ = ("kind", "pc")

    def __init__(self, kind: i64, pc: i64) -> None:
        self.kind = kind
        self.pc = pc

    def offers(self, b: Baseball, seat: i64) -> None:
        b.offer(YES)
        b.offer(NO)

    def chosen(self, b: Baseball, seat: i64, option: i64) -> None:
        if option == YES:
            resolve(b, self.kind, self.pc, True)

    def declines(self, g: Baseball, seat: i64) -> i64:
        return NO


@final
class CoverCard(Choice):
    """B and S may be covered with a green or red card from the hand (MW-BLU-2, MW-BLU-3)."""

    def offers(self, b: Baseball, seat: i64) -> None:
        b.offer(UNCOVERED)
        offer_kinds(b, seat, COVER, False)

    def chosen(self, b: Baseball, seat: i64, option: i64) -> None:
        """The covering card acts normally (MW-BLU-4)."""
        if option != UNCOVERED:
            play(b, option - COVER)
            resolve(b, option - COVER)

    def declines(self, g: Baseball, seat: i64) -> i64:
        return UNCOVERED


@final
class Become(Choice):
    """J stands for any other kind; it stays the turn's blue card (MW-BLU-14, MW-BLU-15)."""

    def offers(self, b: Baseball, seat: i64) -> None:
        kinds = b.pack.stands_for
        for i in range(len(kinds)):
            b.offer(kinds[i])

    def chosen(self, b: Baseball, seat: i64, option: i64) -> None:
        if b.events is not None:
            b.emit("joker", seat, count=option - AS, rule="MW-BLU-14")
        resolve(b, option - AS)


@final
class Time(Choice):
    """T: any player, team mate and self included, misses a turn (MW-BLU-20, R27)."""

    def offers(self, b: Baseball, seat: i64) -> None:
        for other in range(b.seats):
            b.offer(TARGET + other)

    def chosen(self, b: Baseball, seat: i64, option: i64) -> None:
        """Skips add up (MW-BLU-21)."""
        b.skips[option - TARGET] += 1
        if b.events is not None:
            b.emit("time", option - TARGET, rule="MW-BLU-20")


def can_exchange(b: Baseball, seat: i64) -> bool:
    """Whether another player has a card."""
    for other in range(b.seats):
        if other != seat and b.hands.size(other):
            return True
    return False


@final
class Exchange(Choice):
    """CE: with whom (MW-BLU-10)."""

    def offers(self, b: Baseball, seat: i64) -> None:
        for other in range(b.seats):
            if other != seat and b.hands.size(other):
                b.offer(TARGET + other)

    def chosen(self, b: Baseball, seat: i64, option: i64) -> None:
        take_unseen(b, option - TARGET)
        b.ask(seat, Give(option - TARGET))


@final
class Give(Choice):
    """CE: another card than the one taken goes back (MW-BLU-10, R26)."""

    __slots__ = ("victim",)

    def __init__(self, victim: i64) -> None:
        self.victim = victim

    def offers(self, b: Baseball, seat: i64) -> None:
        last: i64 = -1
        for i in range(b.hands.size(seat)):
            card = b.hands.at(seat, i)
            kind = b.pack.kind[card]
            if card != b.taken and kind != last:
                last = kind
                b.offer(GIVE + kind)

    def chosen(self, b: Baseball, seat: i64, option: i64) -> None:
        give_back(b, self.victim, option - GIVE)


NEXT_TURN: Final = NextTurn()
ANOTHER_CARD: Final = AnotherCard()
PLAY_CARD: Final = PlayCard()
PLAY_MORE: Final = PlayMore()
COVER_CARD: Final = CoverCard()
BECOME: Final = Become()
TIME: Final = Time()
EXCHANGE: Final = Exchange()


# -- blue cards: one verb each, which asks or acts on all hands ------------------------------------------------------


@final
class CoverVerb(VerbRule):
    """The card may be covered, by whoever holds another one (MW-BLU-5)."""

    def act(self, g: Baseball, act: Act) -> bool:
        if g.hands.size(g.who):
            g.ask(g.who, COVER_CARD)
        return True


@final
class BecomeVerb(VerbRule):
    """Ask what the Joker stands for (MW-BLU-14)."""

    def act(self, g: Baseball, act: Act) -> bool:
        g.ask(g.who, BECOME)
        return True


@final
class SkipTurn(VerbRule):
    """Ask who misses a turn (MW-BLU-20)."""

    def act(self, g: Baseball, act: Act) -> bool:
        g.ask(g.who, TIME)
        return True


@final
class ExchangeVerb(VerbRule):
    """Ask with whom, if both sides have a card (MW-BLU-12)."""

    def act(self, g: Baseball, act: Act) -> bool:
        if g.hands.size(g.who) and can_exchange(g, g.who):
            g.ask(g.who, EXCHANGE)
        return True


@final
class ClearBench(VerbRule):
    """Hands and deck are dealt anew (MW-BLU-6)."""

    def act(self, g: Baseball, act: Act) -> bool:
        bench_clearing(g)
        return True


@final
class Circle(VerbRule):
    """Hands are dealt anew (MW-BLU-8)."""

    def act(self, g: Baseball, act: Act) -> bool:
        coach_circle(g)
        return True


@final
class Pass(VerbRule):
    """Hands go to a neighbour (MW-BLU-16, MW-BLU-17)."""

    def act(self, g: Baseball, act: Act) -> bool:
        pass_hands(g, act.cell(0) == codes.RIGHT)
        return True


WALKER: Final = walker(
    {
        **VERBS,
        codes.COVER: CoverVerb(),
        codes.BECOME: BecomeVerb(),
        codes.SKIP_TURN: SkipTurn(),
        codes.EXCHANGE: ExchangeVerb(),
        codes.CLEAR_BENCH: ClearBench(),
        codes.CIRCLE: Circle(),
        codes.PASS: Pass(),
    },
    CONDITIONS,
)
