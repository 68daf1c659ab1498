"""Play by rules of thumb, without looking ahead: for series so long that any other bot would take days."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.bot import CARRY, IN_STORE, SPREAD, kept, next_up, spared
from sandlot.games.cosmic.bot_hands import carried, prospect, usual
from sandlot.games.cosmic.bot_reckon import CASH, HELD, LEVEL, bought, reckoned
from sandlot.games.cosmic.effects.queries import luckier, surcharge, total
from sandlot.games.cosmic.effects.questions import Arrange, DropCards
from sandlot.games.cosmic.effects.verbs import ChooseNew, SpendGadgets
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import CHOOSE, DISCARD, PASS, PLAY, PLAYERS, RECOVER, SIZE, SPEND
from sandlot.games.cosmic.steps import ChoosePlayer, KeepCards, Pay, PlayAction
from sandlot.kernel.game import Game

PAID: Final = 0.7  # a unit of cash that has to be paid
KEPT: Final = 0.5  # of what an Action promises for the next round counts in this one


def thumb(g: Cosmic, seat: int) -> int:
    """This seat's pick, reckoned from what it knows."""
    options = g.choice.options(g, seat)
    if len(options) == 1:
        return options[0]
    choice = g.choice
    if isinstance(choice, PlayAction):
        return action(g, seat, options)
    if isinstance(choice, Pay):
        return spared(g, seat, choice.left, options)
    if isinstance(choice, KeepCards):
        return kept(g, seat, options)
    if isinstance(choice, (ChoosePlayer, ChooseNew)):
        return player(g, seat, options)
    if isinstance(choice, Arrange):
        return next_up(g, seat, options)
    if isinstance(choice, SpendGadgets):
        return spent(g, seat, choice, options)
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
        program = g.pack.program[card]
        score = float(stats[card])
        if codes.OPP_BASE_HIGHER in program:  # the other's Player may not lie there yet
            score += effects[card]
        else:
            score += reckoned(g, seat, card, 0, len(program))
        if score > most:
            most = score
            best = option
    return best


def named(g: Cosmic, seat: int, options: list[int], away: bool) -> int:
    """The Action to take back or to throw away, after which the hand can do most, now and kept."""
    effects = g.pack.effect_hit if seat == g.hitting else g.pack.effect_pitch
    means = g.cash[seat] - surcharge(g, seat)
    best = options[0]
    most = -1.0
    for option in options:
        if away:
            hand = without(g, seat, option - DISCARD)
        else:
            hand = [*g.hands[seat], seat * SIZE + PLAYERS + option - RECOVER]
        score = prospect(g.pack, effects, hand, means) + KEPT * carried(g, seat, hand)
        if score > most:
            most = score
            best = option
    return best


def without(g: Cosmic, seat: int, slot: int) -> list[int]:
    """The hand after one Action of this name has left."""
    hand = g.hands[seat].copy()
    for i in range(len(hand)):
        if g.pack.slot[hand[i]] == slot:
            hand.pop(i)
            break
    return hand


def action(g: Cosmic, seat: int, options: list[int]) -> int:
    """The Action after which the round looks best, or to decline; a card is also worth something kept."""
    lead = margin(g, seat)
    ahead = lead > 0.0
    if g.passes == 1 and ahead:
        return PASS
    pack = g.pack
    hand = g.hands[seat]
    effects = pack.effect_hit if seat == g.hitting else pack.effect_pitch
    held = HELD * float(min(g.gadgets[seat], 4))
    lead -= foreseen(g, seat)
    extra = surcharge(g, seat)
    means = g.cash[seat] - extra
    best = PASS
    most = CARRY * carried(g, seat, hand)
    if ahead:  # the other would only have to decline as well
        most += chance(lead + held + prospect(pack, effects, hand, means))
    for option in options:
        if option == PASS:
            continue
        card = seat * SIZE + PLAYERS + option - PLAY
        program = pack.program[card]
        price = max(0, pack.cost[card] + extra)
        rest = without(g, seat, option - PLAY)
        gain = reckoned(g, seat, card, 0, len(program))
        if rest:
            gain += held + prospect(pack, effects, rest, g.cash[seat] - price)
        score = chance(lead + gain) + CARRY * carried(g, seat, left_over(g, rest, price - g.cash[seat]))
        if score > most:
            most = score
            best = option
    return best


def spent(g: Cosmic, seat: int, choice: SpendGadgets, options: list[int]) -> int:
    """How many Gadgets to spend: what they do now, against what they may do later."""
    effects = g.pack.effect_hit if seat == g.hitting else g.pack.effect_pitch
    lead = margin(g, seat) - foreseen(g, seat)
    lead += prospect(g.pack, effects, g.hands[seat], g.cash[seat] - surcharge(g, seat))
    owned = g.gadgets[seat]
    best = SPEND
    most = -1.0
    for option in options:
        left = owned - (option - SPEND)
        gain = bought(g, seat, choice.program, choice.pc, option - SPEND)
        score = chance(lead + gain + HELD * float(min(left, 4))) + IN_STORE * float(min(left, 5))
        if score > most:
            most = score
            best = option
    return best


def margin(g: Cosmic, seat: int) -> float:
    """By how much this seat is ahead; the luckier side is ahead when totals are level."""
    return float(total(g, seat) - total(g, 1 - seat)) + (LEVEL if luckier(g) == seat else -LEVEL)


def left_over(g: Cosmic, hand: list[int], price: int) -> list[int]:
    """What is left of a hand that pays so much with what is worth least for its cash; the hand is used up."""
    hit = g.pack.worth_hit
    pitch = g.pack.worth_pitch
    value = g.pack.value
    while price > 0 and hand:
        best = 0
        least = 100.0
        for i in range(len(hand)):
            card = hand[i]
            loss = max(hit[card], pitch[card]) - PAID * float(min(price, value[card]))
            if loss < least:
                least = loss
                best = i
        price -= value[hand.pop(best)]
    return hand


def foreseen(g: Cosmic, seat: int) -> float:
    """What the other may still do to the totals: with the cards that this seat has seen, and usually with the rest."""
    other = 1 - seat
    hand = g.hands[other]
    if not hand:
        return 0.0
    bit: i64 = 1 << seat
    seen = [card for card in hand if g.known[card] & bit]
    effects = g.pack.effect_hit if other == g.hitting else g.pack.effect_pitch
    means = g.cash[other] - surcharge(g, other)
    found = HELD * float(min(g.gadgets[other], 4))
    if len(seen) == len(hand):
        return found + prospect(g.pack, effects, seen, means)
    table = usual(g.pack, other, other == g.hitting)
    found += table[min(len(hand), len(table) - 1)] + CASH * float(means)
    if seen:
        found += prospect(g.pack, effects, seen, 0) - table[min(len(seen), len(table) - 1)]
    return found


def chance(lead: float) -> float:
    """To win the round with what lies on the table and may still come."""
    return 1.0 / (1.0 + exp(-lead / SPREAD))
