"""For bots: what an effect does at this moment, in points of a total."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.bot_hands import best_of, prospect
from sandlot.games.cosmic.effects.deal import TOTAL, coach_program
from sandlot.games.cosmic.effects.queries import amount, base, holds, last_played, luck, luckier, surcharge
from sandlot.games.cosmic.effects.questions import Arrange, DropCards, Recover
from sandlot.games.cosmic.effects.verbs import ChooseNew, Resolve, SpendGadgets
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import NO_CARD

LEVEL: Final = 0.5  # level totals are won by the luckier side
HELD: Final = 0.35  # a Gadget in this round
LATER: Final = 0.38  # and later
DRAWN: Final = 1.75  # a card more or less in a hand
WORST: Final = 1.05  # the card that a hand needs least
CASH: Final = 0.8  # a unit of it, in a hand that is not known
SEEN: Final = 0.12  # a card to put in order
TAKEN: Final = 2.35  # a card taken back
KEPT_MORE: Final = 0.75  # to keep one card more


def pending(g: Cosmic) -> float:
    """What the question that an effect has put and the effects that wait will do for the Hitter."""
    found = 0.0
    seat = int(g.seat)
    choice = g.choice
    if isinstance(choice, Recover):
        found = TAKEN * float(choice.left)
    elif isinstance(choice, Arrange):
        found = SEEN * float(choice.count - choice.done)
    elif isinstance(choice, DropCards):
        found = -WORST * float(choice.left)
    elif isinstance(choice, ChooseNew):
        found = relieved(g, seat)
    elif isinstance(choice, SpendGadgets):
        number = choice.program
        found = spending(g, seat, number, choice.pc, wanted(g, seat, number, choice.pc))
    else:
        return 0.0
    if seat != g.hitting:
        found = -found
    for i in range(len(g.agenda) - 1, -1, -1):
        step = g.agenda[i]
        if not isinstance(step, Resolve):
            break
        more = reckoned(g, step.seat, step.program, step.pc, step.end)
        found += more if step.seat == g.hitting else -more
    return found


def reckoned(g: Cosmic, seat: int, number: int, pc: int, end: int) -> float:
    """What a part of a program does now, in points of a total."""
    program = g.pack.program[number]
    found = 0.0
    while pc < end:
        code = program[pc]
        after = program[pc + 1]
        if code >= codes.CONDITIONS:
            if holds(g, seat, code) == (program[pc + 2] == 1):
                after = pc + 3
        elif code == codes.MOD:
            found += float(amount(g, seat, program, pc + 2))
        elif code == codes.OPP_MOD:
            found -= float(amount(g, seat, program, pc + 2))
        elif code in (codes.SPEND, codes.SPEND_EACH):
            found += max(0.0, spending(g, seat, number, pc, wanted(g, seat, number, pc)))
        elif code == codes.NEW_PLAYER:
            if program[pc + 2] == codes.SELF:
                found += relieved(g, seat)
            else:
                found -= relieved(g, 1 - seat)
        elif code == codes.CANCEL_LAST:
            found += cancelled(g, seat)
        elif code == codes.COPY_LAST:
            target = last_played(g, 1 - seat)
            if target != NO_CARD and target not in g.struck and not g.pack.copies[target]:
                found += reckoned(g, seat, target, 0, len(g.pack.program[target]))
        elif code == codes.OPP_DISCARD:
            if g.hands[1 - seat]:
                found += DRAWN if program[pc + 3] == codes.RANDOM else WORST
        elif code == codes.LUCK:
            if luckier(g) != seat and luck(g, seat) + program[pc + 2] > luck(g, 1 - seat):
                found += 2.0 * LEVEL
        elif code == codes.TAX:
            found -= spendable(g, 1 - seat, seat, -program[pc + 2])
        elif code == codes.FLOAT:
            found += spendable(g, seat, seat, program[pc + 2])
        elif code == codes.GADGET:
            found += stored(g.gadgets[seat] + program[pc + 2]) - stored(g.gadgets[seat])
        elif code == codes.DRAW:
            found += DRAWN * float(program[pc + 2])
        elif code == codes.SELF_DISCARD:
            found -= WORST * float(program[pc + 2])
        elif code == codes.SCRY:
            found += SEEN * float(program[pc + 2])
        elif code == codes.RECOVER:
            found += TAKEN * float(program[pc + 2])
        elif code == codes.KEEP:
            found += KEPT_MORE * float(program[pc + 2])
        pc = after
    return found


def spendable(g: Cosmic, seat: int, viewer: int, cash: int) -> float:
    """What a hand can do more with so much cash, as somebody may know who has seen all of it or not."""
    hand = g.hands[seat]
    bit: i64 = 1 << viewer
    for card in hand:
        if not g.known[card] & bit:
            return CASH * float(cash)
    effects = g.pack.effect_hit if seat == g.hitting else g.pack.effect_pitch
    means = g.cash[seat] - surcharge(g, seat)
    return prospect(g.pack, effects, hand, means + cash) - prospect(g.pack, effects, hand, means)


def relieved(g: Cosmic, seat: int) -> float:
    """What a new Player and what the Coach does then change on this side."""
    number = coach_program(seat, codes.AT_NEW)
    found = reckoned(g, seat, number, 0, len(g.pack.program[number]))
    return found + best_of(g, seat, g.pack.command[seat]) - float(base(g, seat))


def stored(gadgets: int) -> float:
    """What Gadgets are worth: in this round, and later."""
    return HELD * float(min(gadgets, 4)) + LATER * float(min(gadgets, 5))


def bought(g: Cosmic, seat: int, number: int, pc: int, count: int) -> float:
    """What a block does for which so many Gadgets are spent."""
    if count == 0:
        return 0.0
    program = g.pack.program[number]
    gain = reckoned(g, seat, number, pc + 5, program[pc + 4])
    if program[pc] == codes.SPEND_EACH:
        gain *= float(count)
    if not g.spender[seat]:
        coach = coach_program(seat, codes.AT_SPEND)
        gain += reckoned(g, seat, coach, 0, len(g.pack.program[coach]))
    return gain


def spending(g: Cosmic, seat: int, number: int, pc: int, count: int) -> float:
    """What such a block is worth beyond its Gadgets."""
    owned = g.gadgets[seat]
    return bought(g, seat, number, pc, count) - stored(owned) + stored(owned - count)


def wanted(g: Cosmic, seat: int, number: int, pc: int) -> int:
    """How many Gadgets to spend on a block: what it asks for, as many as help, or none."""
    program = g.pack.program[number]
    count = program[pc + 2]
    if program[pc] == codes.SPEND:
        return count if g.gadgets[seat] >= count and spending(g, seat, number, pc, count) > 0.0 else 0
    best = 0
    most = 0.0
    for each in range(1, min(count, g.gadgets[seat]) + 1):
        gain = spending(g, seat, number, pc, each)
        if gain > most:
            most = gain
            best = each
    return best


def cancelled(g: Cosmic, seat: int) -> float:
    """What it is worth to strike the other's latest Action."""
    target = last_played(g, 1 - seat)
    found = 0.0
    for entry in g.ledger:
        if entry.what == TOTAL and entry.source == target and target != NO_CARD and not entry.firm:
            found += float(-entry.amount if entry.seat == seat else entry.amount)
    return found
