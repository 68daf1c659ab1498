"""The verbs of effects (pack.py declares them, codes.py numbers them), and the questions that effects go on after."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sandlot.cards.vocabulary import SKIP
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.effects.deal import KEEPING, LUCK, TAX, TOTAL, Modifier, coach_program
from sandlot.games.cosmic.effects.players import enter, look_at
from sandlot.games.cosmic.effects.queries import amount, holds, last_played
from sandlot.games.cosmic.effects.questions import DropCards, Recover, scry
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import CHOOSE, HAND, NO_CARD, SIZE, SPEND
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step

HANDLED: Final = (
    codes.MOD,
    codes.OPP_MOD,
    codes.DRAW,
    codes.FLOAT,
    codes.GADGET,
    codes.SPEND,
    codes.SPEND_EACH,
    codes.NEW_PLAYER,
    codes.PEEK_HAND,
    codes.OPP_DISCARD,
    codes.SELF_DISCARD,
    codes.SCRY,
    codes.RECOVER,
    codes.CANCEL_LAST,
    codes.COPY_LAST,
    codes.TAX,
    codes.LUCK,
    codes.KEEP,
)


class Resolve(Step):
    """Carry out a part of a program for a seat; `source` is the Action that its modifiers come from, if any."""

    __slots__ = ("end", "pc", "program", "seat", "source")

    def __init__(self, seat: int, program: int, pc: int, end: int, source: int) -> None:
        self.seat = seat
        self.program = program
        self.pc = pc
        self.end = end
        self.source = source

    def run(self, g: Game) -> None:
        """Go on until a question interrupts it."""
        resolve(cast(Cosmic, g), self.seat, self.program, self.pc, self.end, self.source)


def begin(g: Cosmic, seat: int, program: int, source: int) -> None:
    """Push a whole program."""
    end = len(g.pack.program[program])
    if end:
        g.do(Resolve(seat, program, 0, end, source))


def carry_out(g: Cosmic, seat: int, program: int, source: int) -> None:
    """Do a whole program now; what waits on the agenda follows it."""
    resolve(g, seat, program, 0, len(g.pack.program[program]), source)


def coach(g: Cosmic, seat: int, moment: int) -> None:
    """A Coach's ability at its moment; it has no Action as source (R25)."""
    begin(g, seat, coach_program(seat, moment), NO_CARD)


def resolve(g: Cosmic, seat: int, number: int, pc: int, end: int, source: int) -> None:
    """Carry out an effect from `pc` on. Before a question the rest is pushed, so that it follows the answer."""
    program = g.pack.program[number]
    while pc < end:
        code = program[pc]
        after = program[pc + 1]
        if code >= codes.CONDITIONS:
            if holds(g, seat, code) == (program[pc + 2] == 1):
                after = pc + 3
        elif code == codes.MOD:
            modify(g, TOTAL, seat, amount(g, seat, program, pc + 2), source, program[pc + 5] == 1)
        elif code == codes.OPP_MOD:
            modify(g, TOTAL, 1 - seat, amount(g, seat, program, pc + 2), source, program[pc + 5] == 1)
        elif code >= codes.SPEND:
            if after < end:
                g.do(Resolve(seat, number, after, end, source))
            act(g, seat, program, number, pc, source)
            return
        elif code == codes.DRAW:
            g.draw(seat, program[pc + 2], "CLB-DRW-9")
        elif code == codes.FLOAT:
            g.cash[seat] += program[pc + 2]
            g.emit("float", seat, count=program[pc + 2], rule="CLB-PAY-11")
        elif code == codes.GADGET:
            g.gadgets[seat] += program[pc + 2]
            g.emit("gadgets", seat, count=program[pc + 2], rule="CLB-GAD-1")
        elif code != SKIP:
            raise RulesBug(f"no effect has the code {code}")
        pc = after


def act(g: Cosmic, seat: int, program: list[int], number: int, pc: int, source: int) -> None:
    """The rarer verbs; each may put a question or push steps, and the rest of the effect waits on the agenda."""
    code = program[pc]
    n = program[pc + 2] if pc + 2 < len(program) else 0
    other = 1 - seat
    if code == codes.SPEND:
        if g.gadgets[seat] >= n:  # CLB-GAD-5
            g.ask(seat, SpendGadgets(number, pc, n, n, source))
    elif code == codes.SPEND_EACH:
        most = min(n, g.gadgets[seat])
        if most:
            g.ask(seat, SpendGadgets(number, pc, 1, most, source))
    elif code == codes.NEW_PLAYER:
        new_player(g, seat if n == codes.SELF else other)
    elif code == codes.PEEK_HAND:
        peek(g, seat, n)
    elif code == codes.OPP_DISCARD:
        discard(g, other, n, program[pc + 3] == codes.RANDOM)
    elif code == codes.SELF_DISCARD:
        discard(g, seat, n, False)
    elif code == codes.SCRY:
        scry(g, seat, n)
    elif code == codes.RECOVER:
        if g.discard[seat]:
            g.ask(seat, Recover(min(n, len(g.discard[seat])), 0, False))
    elif code == codes.CANCEL_LAST:
        cancel(g, last_played(g, other))
    elif code == codes.COPY_LAST:
        copy(g, seat, last_played(g, other), source)
    elif code == codes.TAX:
        modify(g, TAX, other, n, source, True)
    elif code == codes.LUCK:
        modify(g, LUCK, seat, n, source, True)
    elif code == codes.KEEP:
        modify(g, KEEPING, seat, n, source, True)
    else:
        raise RulesBug(f"no effect has the code {code}")


def modify(g: Cosmic, what: int, seat: int, by: int, source: int, firm: bool) -> None:
    """Write an entry into the ledger of this round."""
    if by:
        g.ledger.append(Modifier(what, seat, by, source, firm))
        if g.events is not None:
            g.emit(("total", "luck", "tax", "keep more")[what], seat, count=by, rule="CLB-PLY-7")


# -- Gadgets -------------------------------------------------------------------------------------------------------


class SpendGadgets(Choice):
    """Whether to spend Gadgets, and how many: none, or from `low` to `high` (CLB-GAD-3)."""

    __slots__ = ("high", "low", "pc", "program", "source")

    def __init__(self, program: int, pc: int, low: int, high: int, source: int) -> None:
        self.program = program
        self.pc = pc
        self.low = low
        self.high = high
        self.source = source

    def options(self, g: Game, seat: int) -> list[int]:
        """None, or the amounts that can be paid."""
        return [SPEND, *range(SPEND + self.low, SPEND + self.high + 1)]

    def take(self, g: Game, seat: int, option: int) -> None:
        """Pay, then do the block: once, or for every Gadget."""
        c = cast(Cosmic, g)
        paid = option - SPEND
        if paid == 0:
            return
        c.gadgets[seat] -= paid
        c.emit("spend", seat, count=paid, rule="CLB-GAD-3")
        program = c.pack.program[self.program]
        times = paid if program[self.pc] == codes.SPEND_EACH else 1
        for _ in range(times):
            c.do(Resolve(seat, self.program, self.pc + 5, program[self.pc + 4], self.source))
        if not c.spender[seat]:
            c.spender = [each == seat or c.spender[each] for each in range(2)]
            coach(c, seat, codes.AT_SPEND)


# -- Players -------------------------------------------------------------------------------------------------------


def new_player(g: Cosmic, seat: int) -> None:
    """The owner of a side selects again; the Player on the field is not among those looked at (CLB-NEW-1, R29)."""
    look_at(g, seat)
    if g.look[seat]:
        g.ask(seat, CHOOSE_NEW)


class ChooseNew(Choice):
    """Choose a new Player in the middle of a round (CLB-NEW-1)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The Players looked at."""
        return [CHOOSE + card % SIZE for card in cast(Cosmic, g).look[seat]]

    def take(self, g: Game, seat: int, option: int) -> None:
        """It is revealed at once, the Coach has a say, and its Entrance happens (CLB-NEW-2, CLB-NEW-3)."""
        c = cast(Cosmic, g)
        enter(c, seat, option - CHOOSE, "CLB-NEW-2")
        entrance(c, seat)
        coach(c, seat, codes.AT_NEW)


def entrance(g: Cosmic, seat: int) -> None:
    """The Entrance of the Player on the field (CLB-REV-2, CLB-REV-4)."""
    begin(g, seat, g.field[seat], NO_CARD)


# -- Actions of the other ------------------------------------------------------------------------------------------


def peek(g: Cosmic, seat: int, count: int) -> None:
    """Look at the opponent's hand, or at cards picked from it at random; the owner is not told which (CLB-EFX-6)."""
    other = 1 - seat
    hand = g.hands[other]
    if count < len(hand):
        hand = hand.copy()
        g.chance.shuffle(hand)
        hand = hand[:count]
    viewer: i64 = 1 << seat
    for card in hand:
        news = g.learn(card, viewer)
        if g.events is not None:
            g.emit("peek", seat, HAND + other, card=card, seen=viewer, news=news, rule="CLB-EFX-6")
    g.count_actions(other)


def discard(g: Cosmic, seat: int, count: int, at_random: bool) -> None:
    """Cards leave a hand at random or by its owner's choice; an empty hand loses nothing (CLB-EFX-8)."""
    hand = g.hands[seat]
    count = min(count, len(hand))
    if not at_random:
        if count:
            g.ask(seat, DropCards(count, 0, False))
        return
    for _ in range(count):
        card = hand[g.chance.below(len(hand))]
        g.drop(seat, g.pack.slot[card], "lose", "CLB-EFX-8")


def cancel(g: Cosmic, target: int) -> None:
    """Strike the total modifiers that an Action made itself, except firm ones (CLB-EFX-1 to CLB-EFX-3)."""
    if target == NO_CARD or target in g.struck:
        return
    g.struck = [*g.struck, target]
    g.ledger = [entry for entry in g.ledger if entry.what != TOTAL or entry.source != target or entry.firm]
    g.emit("strike", target // SIZE, card=target, rule="CLB-EFX-1")


def copy(g: Cosmic, seat: int, target: int, source: int) -> None:
    """Do what the opponent's latest Action does, as one's own (CLB-EFX-3, CLB-EFX-4)."""
    if target == NO_CARD or target in g.struck or g.pack.copies[target]:
        return
    g.emit("copy", seat, card=target, rule="CLB-EFX-4")
    carry_out(g, seat, target, source)


CHOOSE_NEW: Final = ChooseNew()
