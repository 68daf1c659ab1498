"""Immediate Actions: the verbs and conditions of a card's effect (pack.py declares them, codes.py numbers them)."""

from __future__ import annotations

from typing import Final, cast

from sandlot.cards.vocabulary import COMPARE, SKIP
from sandlot.games.highlights import codes
from sandlot.games.highlights.effects.cards import account
from sandlot.games.highlights.effects.running import advance, advance_from, hit, occupied, remove, runners
from sandlot.games.highlights.game import BASE, HIT, NO_CARD, ON_DECK, PLATE, Highlights
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice

OLD_HIT: Final = 10  # events of changed hits count OLD_HIT times the old hit plus the new one
NO_HIT: Final = 9
HANDLED: Final = (
    codes.HIT,
    codes.ADVANCE,
    codes.ADVANCE_FROM,
    codes.REVENUE,
    codes.PEEK,
    codes.CANCEL,
    codes.DOWNGRADE,
    codes.SHORTEN,
    codes.REMOVE,
    codes.REMOVE_FROM,
    codes.FIRST_CARD,
    codes.LEADING,
    codes.TRAILING,
    codes.OPPONENT,
    codes.ON,
    codes.OPPONENT_ON,
)
MEASURED: Final = (codes.RUNNERS, codes.INNING)


def act(g: Highlights, seat: int, card: int, pc: int) -> None:
    """Carry out a card's action from `pc` on, up to its end or to a question (BH-IA-2, BH-IA-3)."""
    program = g.pack.program[card]
    if not program:
        return
    end = len(program)
    rule = g.pack.rules[card]
    told = pc > 0
    while pc < end:
        code = program[pc]
        after = program[pc + 1]
        if code == COMPARE:
            if compares(measure(g, seat, program[pc + 2]), program[pc + 3], program[pc + 4]):
                after = pc + 5
        elif code >= codes.FIRST_CARD:
            if holds(g, seat, code, program[pc + 3] if code >= codes.OPPONENT else 0) == (program[pc + 2] == 1):
                after = pc + (4 if code >= codes.OPPONENT else 3)
        elif code != SKIP:
            if not told:
                told = True
                if g.events is not None:
                    g.emit("action", seat, card=card, rule=rule)
            if code >= codes.CANCEL:
                if defend(g, seat, card, pc):
                    return
            else:
                attack(g, seat, card, pc)
        pc = after
    if not told and g.events is not None:
        g.emit("no action", seat, card=card, rule=rule)


# -- conditions ----------------------------------------------------------------------------------------------------


def holds(g: Highlights, seat: int, code: int, words: int) -> bool:
    """Whether a condition is met now; `words` is the mask it is given."""
    if code == codes.OPPONENT:  # BH-IA-15
        card = g.top[1 - seat]
        return card != NO_CARD and words >> g.pack.kind[card] & 1 == 1
    if code == codes.FIRST_CARD:
        return g.inning == 1  # each seat plays one card an inning, and extra innings are later (BH-IA-6, BH-XI-13)
    if code == codes.LEADING:
        return g.runs[seat] > g.runs[1 - seat]
    if code == codes.TRAILING:
        return g.runs[seat] < g.runs[1 - seat]
    if code == codes.ON:
        return words & occupied(g.bases[seat]) != 0
    if code == codes.OPPONENT_ON:
        return words & occupied(g.bases[1 - seat]) != 0
    raise RulesBug(f"no condition has the code {code}")


def measure(g: Highlights, seat: int, code: int) -> int:
    """A number to compare with."""
    if code == codes.RUNNERS:
        return runners(g.bases[seat])
    if code == codes.INNING:
        return g.inning
    raise RulesBug(f"no measure has the code {code}")


def compares(value: int, sign: int, with_: int) -> bool:
    """Signs are numbered as in the effect grammar: < <= = != >= >."""
    if sign == 0:
        return value < with_
    if sign == 1:
        return value <= with_
    if sign == 2:
        return value == with_
    if sign == 3:
        return value != with_
    return value >= with_ if sign == 4 else value > with_


# -- offensive verbs -----------------------------------------------------------------------------------------------


def attack(g: Highlights, seat: int, card: int, pc: int) -> None:
    """One verb for the own team; its hits happen at once and cannot be cancelled (BH-IA-4, BH-IA-12)."""
    program = g.pack.program[card]
    code = program[pc]
    if code == codes.HIT:
        hit(g, seat, program[pc + 2], card, "BH-IA-4")
    elif code == codes.ADVANCE:
        advance(g, seat, program[pc + 2])
    elif code == codes.ADVANCE_FROM:
        advance_from(g, seat, program[pc + 2] + 1)
    elif code == codes.REVENUE:
        g.bonus = g.with_card(g.bonus, seat, g.bonus[seat] + program[pc + 2])
        g.emit("revenue", seat, count=program[pc + 2], card=card, rule="BH-BUY-1")
    elif code == codes.PEEK:
        peek(g, seat)
    else:
        raise RulesBug(f"no action of one's own team has the code {code}")


def peek(g: Highlights, seat: int) -> None:
    """Look at the opponent's On Deck card."""
    foe = 1 - seat
    card = g.on_deck[foe]
    if card != NO_CARD:
        news = g.learn(card, 1 << seat)
        g.emit("peek", seat, ON_DECK + foe, card=card, seen=1 << seat | 1 << foe, news=news, rule="BH-IA-13")
        account(g, foe)


# -- defensive verbs -----------------------------------------------------------------------------------------------


def defend(g: Highlights, seat: int, card: int, pc: int) -> bool:
    """One verb against the opponent's Threatened Hits or runners (BH-IA-5). True: its owner is asked for a target."""
    program = g.pack.program[card]
    code = program[pc]
    foe = 1 - seat
    if code == codes.SHORTEN:
        shorten(g, foe, program[pc + 2])
    elif code == codes.REMOVE_FROM:
        remove(g, foe, program[pc + 2] + 1, g.pack.rules[card])
    elif code == codes.CANCEL and program[pc + 2] == codes.ALL:
        while g.threats[foe]:
            cancel(g, foe, 0)
    elif code == codes.DOWNGRADE:
        return aim(g, seat, card, pc, program[pc + 4], 0)
    elif code == codes.CANCEL or code == codes.REMOVE:
        return aim(g, seat, card, pc, program[pc + 2], 0)
    else:
        raise RulesBug(f"no action against the opponent has the code {code}")
    return False


def shorten(g: Highlights, foe: int, by: int) -> None:
    """Every Threatened Hit loses so many bases; what is left of no base is no hit; walks stay (BH-CA-5)."""
    hits = g.threats[foe]
    after: list[int] = []
    for value in hits:
        left = value
        if value != codes.WALK:
            left = value - by if value > by else NO_HIT
            tell_change(g, foe, value, left)
        if left != NO_HIT:
            after.append(left)
    g.threats[foe] = after


def cancel(g: Highlights, foe: int, place: int) -> None:
    """A Threatened Hit is taken off home plate, and nothing else happens (BH-IA-11)."""
    hits = g.threats[foe]
    if g.events is not None:
        g.emit("cancel", foe, PLATE + 5 * foe, count=hits[place], rule="BH-IA-11")
    g.threats[foe] = hits[:place] + hits[place + 1 :]


def downgrade(g: Highlights, foe: int, place: int, to: int) -> None:
    """A Threatened Hit becomes another."""
    after = g.threats[foe].copy()
    tell_change(g, foe, after[place], to)
    after[place] = to
    g.threats[foe] = after


def tell_change(g: Highlights, foe: int, old: int, new: int) -> None:
    """Tell that a Threatened Hit has changed."""
    if g.events is not None:
        g.emit("change", foe, PLATE + 5 * foe, count=OLD_HIT * old + new, rule="BH-IA-5")


# -- targets -------------------------------------------------------------------------------------------------------


def aim(g: Highlights, seat: int, card: int, pc: int, left: int, start: int) -> bool:
    """Strike so many targets from a place on; where there is a choice, ask. True: a question is open."""
    while left > 0:
        found = targets(g, seat, card, pc, start)
        if not found:
            break
        choices = found
        if len(found) > left:
            choices = found[: len(found) - left + 1]
            if g.pack.program[card][pc] == codes.CANCEL:
                choices = different(g.threats[1 - seat], choices)
            if len(choices) > 1:
                g.ask(seat, Target(card, pc, left, start))
                return True
        start = strike(g, seat, card, pc, choices[0])
        left -= 1
    return False


def targets(g: Highlights, seat: int, card: int, pc: int, start: int) -> list[int]:
    """What the verb can be aimed at, as options."""
    program = g.pack.program[card]
    code = program[pc]
    foe = 1 - seat
    if code == codes.REMOVE:
        bases = g.bases[foe]
        found: list[int] = []
        for base in range(max(1, start), 4):
            speed = bases >> 2 * base & 3
            if speed and program[pc + 3] >> speed - 1 & 1:
                found.append(BASE + base)
        return found
    hits = g.threats[foe]
    if code == codes.CANCEL:
        return [HIT + place for place in range(start, len(hits))]
    return [HIT + place for place in range(start, len(hits)) if program[pc + 2] >> hits[place] & 1]


def different(hits: list[int], choices: list[int]) -> list[int]:
    """Of equal hits that follow each other the first stands for all: it does not matter which is cancelled."""
    found = choices[:1]
    for i in range(1, len(choices)):
        place = choices[i] - HIT
        if hits[place] != hits[place - 1]:
            found.append(choices[i])
    return found


def strike(g: Highlights, seat: int, card: int, pc: int, option: int) -> int:
    """Hit one target; returns where the next may be, so that every set of targets is picked in one order."""
    program = g.pack.program[card]
    code = program[pc]
    foe = 1 - seat
    if code == codes.REMOVE:
        remove(g, foe, option - BASE, g.pack.rules[card])
        return option - BASE + 1
    place = option - HIT
    if code == codes.CANCEL:
        cancel(g, foe, place)
        return place
    downgrade(g, foe, place, program[pc + 3])
    return place + 1


class Target(Choice):
    """The owner of an action picks what it strikes (BH-IA-3, BH-IA-7)."""

    __slots__ = ("card", "left", "pc", "start")

    def __init__(self, card: int, pc: int, left: int, start: int) -> None:
        self.card = card
        self.pc = pc
        self.left = left
        self.start = start

    def options(self, g: Game, seat: int) -> list[int]:
        """Threatened Hits or runners, each only if enough others follow to complete the number."""
        h = cast(Highlights, g)
        found = targets(h, seat, self.card, self.pc, self.start)
        choices = found[: len(found) - self.left + 1]
        if h.pack.program[self.card][self.pc] == codes.CANCEL:
            return different(h.threats[1 - seat], choices)
        return choices

    def take(self, g: Game, seat: int, option: int) -> None:
        """Strike, and go on with the action."""
        h = cast(Highlights, g)
        start = strike(h, seat, self.card, self.pc, option)
        if not aim(h, seat, self.card, self.pc, self.left - 1, start):
            act(h, seat, self.card, h.pack.program[self.card][self.pc + 1])
