"""Play by rules of thumb, without looking ahead: for series so long that any other bot would take days."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.bot import kept, standing_chance
from sandlot.games.cosmic.effects.deal import TAX, TOTAL
from sandlot.games.cosmic.effects.queries import amount, base, holds, last_played, ledger, luckier, surcharge, total
from sandlot.games.cosmic.effects.questions import DropCards
from sandlot.games.cosmic.effects.verbs import ChooseNew, SpendGadgets
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import CHOOSE, DISCARD, NO_CARD, PASS, PAY, PLAY, PLAYERS, RECOVER, SIZE, SPEND, TOP
from sandlot.games.cosmic.steps import ChoosePlayer, KeepCards, Pay, PlayAction
from sandlot.kernel.game import Game

USUAL: Final = 6.0  # the stat of a Player chosen anew
GADGET: Final = 0.5
GADGET_HELD: Final = 0.35
CASH: Final = 0.6  # what a unit of floated cash may still do to a total
LEVEL: Final = 0.5  # level totals are won by the luckier side
SPREAD: Final = 2.0  # points of a total by which hands usually differ from what they promise
KEPT: Final = 0.5  # of what an Action promises for the next round counts when this round is paid for
CARRY: Final = 0.006  # chance of winning the game that a good Action kept for later is worth, per point
LUCKY: Final = 0.1
EACH: Final = [1.1, 0.6, 0.5, 0.0, 0.0, 0.0, 0.0, 1.0, -0.8, 0.15, 1.3, 0.0, 0.0, 0.8, 0.1, 0.4]  # verbs from DRAW on


def thumb(g: Cosmic, seat: int) -> int:
    """This seat's pick, reckoned from what it knows."""
    options = g.choice.options(g, seat)
    if len(options) == 1:
        return options[0]
    choice = g.choice
    if isinstance(choice, PlayAction):
        return action(g, seat, options)
    if isinstance(choice, Pay):
        return spared(g, seat, options)
    if isinstance(choice, KeepCards):
        return kept(g, seat, options)
    if isinstance(choice, (ChoosePlayer, ChooseNew)):
        return player(g, seat, options)
    if isinstance(choice, SpendGadgets):
        program = g.pack.program[choice.program]
        gain = reckoned(g, seat, choice.program, choice.pc + 5, program[choice.pc + 4])
        return SPEND if gain < GADGET * float(choice.low) else options[len(options) - 1]
    return named(g, seat, options, isinstance(choice, DropCards))


def thumb_playout(g: Game) -> None:
    """Play on to the end."""
    c = cast(Cosmic, g)
    while c.seat >= 0:
        c.apply(thumb(c, int(c.seat)))


def player(g: Cosmic, seat: int, options: list[int]) -> int:
    """The Player with the best stat and Entrance for this side."""
    stats = g.pack.hit if seat == g.hitting else g.pack.pitch
    effects = g.pack.effect_hit if seat == g.hitting else g.pack.effect_pitch
    best = options[0]
    most = -100.0
    for option in options:
        card = seat * SIZE + option - CHOOSE
        score = float(stats[card]) + effects[card]
        if score > most:
            most = score
            best = option
    return best


def named(g: Cosmic, seat: int, options: list[int], away: bool) -> int:
    """The best Action to take back or to draw next, or the worst to throw away."""
    worth = g.pack.worth_hit if seat == g.hitting else g.pack.worth_pitch
    low = DISCARD if away else RECOVER if options[0] < TOP else TOP
    best = options[0]
    most = -100.0
    for option in options:
        score = worth[seat * SIZE + PLAYERS + option - low]
        if away:
            score = -score
        if score > most:
            most = score
            best = option
    return best


def action(g: Cosmic, seat: int, options: list[int]) -> int:
    """The Action after which the round looks best, or to decline; a card is also worth something kept."""
    other = 1 - seat
    margin = float(total(g, seat) - total(g, other)) + (LEVEL if luckier(g) == seat else -LEVEL)
    if g.passes == 1 and margin > 0.0:
        return PASS
    hitting = g.hitting
    stake = standing_chance(g, hitting, 1, 0) - standing_chance(g, hitting, 0, 1)
    theirs = g.pack.mean_pitch if seat == hitting else g.pack.mean_hit
    promise = potential(g, seat) - theirs[other] * float(len(g.hands[other]))
    extra = surcharge(g, seat)
    worth = g.pack.worth_hit if seat == hitting else g.pack.worth_pitch
    best = PASS
    most = CARRY * carried(g, seat)
    if margin > 0.0:  # the other would only have to decline as well
        most += stake * chance(margin + promise)
    for option in options:
        if option == PASS:
            continue
        card = seat * SIZE + PLAYERS + option - PLAY
        gain = reckoned(g, seat, card, 0, len(g.pack.program[card])) - worth[card]
        gain -= paid(g, seat, option - PLAY, max(0, g.pack.cost[card] + extra))
        score = stake * chance(margin + promise + gain) + CARRY * carried(g, seat, option - PLAY)
        if score > most:
            most = score
            best = option
    return best


def paid(g: Cosmic, seat: int, without: int, price: int) -> float:
    """What it takes from a hand to pay for the Action of this name: floated cash, then what is needed least."""
    worth = g.pack.worth_hit if seat == g.hitting else g.pack.worth_pitch
    value = g.pack.value
    floated = min(price, g.cash[seat])
    found = CASH * float(floated)
    left = price - floated
    used: list[int] = []
    for card in g.hands[seat]:
        if g.pack.slot[card] == without:
            used.append(card)
            break
    while left > 0:
        best = NO_CARD
        least = 100.0
        for card in g.hands[seat]:
            loss = worth[card] - CASH * float(min(left, value[card]))
            if loss < least and card not in used:
                least = loss
                best = card
        if best == NO_CARD:
            break
        used.append(best)
        found += worth[best]
        left -= value[best]
    return found + CASH * float(left)


def spared(g: Cosmic, seat: int, options: list[int]) -> int:
    """The Action to pay with: its cash is worth more than what it promises in this round and, kept, in the next."""
    worth = g.pack.worth_hit if seat == g.hitting else g.pack.worth_pitch
    best = options[0]
    least = 100.0
    for option in options:
        card = seat * SIZE + PLAYERS + option - PAY
        loss = worth[card] - CASH * float(g.pack.value[card]) - KEPT * carried(g, seat, option - PAY)
        if loss < least:
            least = loss
            best = option
    return best


def potential(g: Cosmic, seat: int) -> float:
    """What the cards of a hand, one by one, floated cash and Gadgets may still do to the totals."""
    worth = g.pack.worth_hit if seat == g.hitting else g.pack.worth_pitch
    found = 0.0
    for card in g.hands[seat]:
        found += worth[card]
    if not g.hands[seat]:
        return 0.0
    cash = g.cash[seat] - ledger(g, TAX, seat)
    return found + CASH * float(cash) + GADGET_HELD * float(min(g.gadgets[seat], 4))


def carried(g: Cosmic, seat: int, without: int = NO_CARD) -> float:
    """The best Action that could be kept for the next round, if one of the name `without` is gone."""
    best = 0.0
    hit = g.pack.worth_hit
    pitch = g.pack.worth_pitch
    for card in g.hands[seat]:
        worth = hit[card] if hit[card] > pitch[card] else pitch[card]
        if worth > best:
            if g.pack.slot[card] == without:
                without = NO_CARD
            else:
                best = worth
    return best


def chance(lead: float) -> float:
    """To win the round with what lies on the table and may still come."""
    return 1.0 / (1.0 + exp(-lead / SPREAD))


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
            found += spending(g, seat, number, pc)
        elif code == codes.NEW_PLAYER:
            own = program[pc + 2] == codes.SELF
            found += max(0.0, USUAL - float(base(g, seat))) if own else float(base(g, 1 - seat)) - USUAL
        elif code == codes.CANCEL_LAST:
            found += cancelled(g, seat)
        elif code == codes.COPY_LAST:
            target = last_played(g, 1 - seat)
            if target != NO_CARD and target not in g.struck and not g.pack.copies[target]:
                found += reckoned(g, seat, target, 0, len(g.pack.program[target]))
        elif code == codes.DRAW:
            found += float(program[pc + 2]) * (g.pack.mean_hit if seat == g.hitting else g.pack.mean_pitch)[seat]
        elif code == codes.PEEK_HAND:
            found += LUCKY
        else:
            found += EACH[code - codes.DRAW] * float(program[pc + 2])
        pc = after
    return found


def spending(g: Cosmic, seat: int, number: int, pc: int) -> float:
    """What a block that costs Gadgets is worth beyond them, if they are there."""
    program = g.pack.program[number]
    count = program[pc + 2]
    owned = g.gadgets[seat]
    if program[pc] == codes.SPEND and owned < count:
        return 0.0
    gain = reckoned(g, seat, number, pc + 5, program[pc + 4])
    if program[pc] == codes.SPEND:
        return max(0.0, gain - GADGET * float(count))
    return max(0.0, gain - GADGET) * float(min(count, owned))


def cancelled(g: Cosmic, seat: int) -> float:
    """What it is worth to strike the other's latest Action."""
    target = last_played(g, 1 - seat)
    found = 0.0
    for entry in g.ledger:
        if entry.what == TOTAL and entry.source == target and target != NO_CARD and not entry.firm:
            found += float(-entry.amount if entry.seat == seat else entry.amount)
    return found
