"""Play by rules of thumb, without looking ahead: for series so long that any other bot would take days."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.bot.hands import carried, effects_of, hand_of, prospect, usual, without
from sandlot.games.cosmic.bot.judge import CARRY, IN_STORE, SPREAD
from sandlot.games.cosmic.bot.picks import KEPT, RECKONED
from sandlot.games.cosmic.bot.reckon import CASH, HELD, LEVEL, bought, reckoned_whole
from sandlot.games.cosmic.effects.queries import luckier, surcharge, total
from sandlot.games.cosmic.effects.questions import DropCards, Recover
from sandlot.games.cosmic.effects.verbs import ChooseNew, SpendGadgets
from sandlot.games.cosmic.numbers import PLAYERS, SIZE
from sandlot.games.cosmic.options import CHOOSE, DISCARD, PASS, PLAY, RECOVER, SPEND
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.steps import ChoosePlayer, PlayAction
from sandlot.kernel.game import Game
from sandlot.kernel.packed import append, vec
from sandlot.kernel.step import Choice

PAID: Final = 0.7  # a unit of cash that has to be paid


def thumb(g: Cosmic, seat: i64) -> int:
    """This seat's pick, reckoned from what it knows."""
    options = g.choice.options(g, seat)
    return options[0] if len(options) == 1 else PICKS[type(g.choice)](g, seat, options)


def thumb_playout(g: Game) -> None:
    """Play on to the end."""
    c = cast(Cosmic, g)
    while c.seat >= 0:
        c.take(thumb(c, c.seat))


def player(g: Cosmic, seat: i64, options: list[int]) -> int:
    """The Player with the best stat and Entrance for this side."""
    stats = g.pack.hit if seat == g.hitting else g.pack.pitch
    effects = effects_of(g, seat)
    best = options[0]
    most = -100.0
    for option in options:
        card = seat * SIZE + option - CHOOSE
        score = float(stats[card])
        if codes.OPP_BASE_HIGHER in g.pack.program[card]:  # the other's Player may not lie there yet
            score += effects[card]
        else:
            score += reckoned_whole(g, seat, card)
        if score > most:
            most = score
            best = option
    return best


def thrown(g: Cosmic, seat: i64, options: list[int]) -> int:
    """The Action to throw away."""
    return best_left(g, seat, options, [lacking(g, seat, option - DISCARD) for option in options])


def regained(g: Cosmic, seat: i64, options: list[int]) -> int:
    """The Action to take back."""
    first = seat * SIZE + PLAYERS - RECOVER
    return best_left(g, seat, options, [append(hand_of(g, seat), first + option) for option in options])


def best_left(g: Cosmic, seat: i64, options: list[int], hands: list[vec[i64]]) -> int:
    """The option after which the hand can do most, now and kept."""
    effects = effects_of(g, seat)
    means = g.cash[seat] - surcharge(g, seat)
    best = options[0]
    most = -1.0
    for option, hand in zip(options, hands, strict=True):
        score = prospect(g.pack, effects, hand, means) + KEPT * carried(g, seat, hand)
        if score > most:
            most = score
            best = option
    return best


def lacking(g: Cosmic, seat: i64, slot: i64) -> vec[i64]:
    """The hand after one Action of this name has left."""
    hand = hand_of(g, seat)
    for i in range(len(hand)):
        if g.pack.slot[hand[i]] == slot:
            return without(hand, i)
    return hand


def action(g: Cosmic, seat: i64, options: list[int]) -> int:
    """The Action after which the round looks best, or to decline; a card is also worth something kept."""
    lead = margin(g, seat)
    ahead = lead > 0.0
    if g.passes == 1 and ahead:
        return PASS
    pack = g.pack
    hand = hand_of(g, seat)
    effects = effects_of(g, seat)
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
        price = max(0, pack.cost[card] + extra)
        rest = lacking(g, seat, option - PLAY)
        gain = reckoned_whole(g, seat, card)
        if len(rest):
            gain += held + prospect(pack, effects, rest, g.cash[seat] - price)
        score = chance(lead + gain) + CARRY * carried(g, seat, left_over(g, rest, price - g.cash[seat]))
        if score > most:
            most = score
            best = option
    return best


def spent(g: Cosmic, seat: i64, options: list[int]) -> int:
    """How many Gadgets to spend: what they do now, against what they may do later."""
    choice = cast(SpendGadgets, g.choice)
    effects = effects_of(g, seat)
    lead = margin(g, seat) - foreseen(g, seat)
    lead += prospect(g.pack, effects, hand_of(g, seat), g.cash[seat] - surcharge(g, seat))
    owned = g.gadgets[seat]
    best = SPEND
    most = -1.0
    for option in options:
        left = owned - (option - SPEND)
        gain = bought(g, seat, choice.program, choice.pc, choice.low, option - SPEND)
        score = chance(lead + gain + HELD * float(min(left, 4))) + IN_STORE * float(min(left, 5))
        if score > most:
            most = score
            best = option
    return best


def margin(g: Cosmic, seat: i64) -> float:
    """By how much this seat is ahead; the luckier side is ahead when totals are level."""
    return float(total(g, seat) - total(g, 1 - seat)) + (LEVEL if luckier(g) == seat else -LEVEL)


def left_over(g: Cosmic, hand: vec[i64], price: i64) -> vec[i64]:
    """What is left of a hand that pays a price with what is worth least for its cash."""
    hit = g.pack.worth_hit
    pitch = g.pack.worth_pitch
    value = g.pack.value
    while price > 0 and len(hand):
        best: i64 = 0
        least = 100.0
        for i in range(len(hand)):
            card = hand[i]
            loss = max(hit[card], pitch[card]) - PAID * float(min(price, value[card]))
            if loss < least:
                least = loss
                best = i
        price -= value[hand[best]]
        hand = without(hand, best)
    return hand


def foreseen(g: Cosmic, seat: i64) -> float:
    """What the other may still do to the totals: with the cards that this seat has seen, and usually with the rest."""
    other = 1 - seat
    hand = hand_of(g, other)
    size = len(hand)
    if size == 0:
        return 0.0
    bit: i64 = 1 << seat
    seen = vec[i64](capacity=size)
    for i in range(size):
        if g.known[hand[i]] & bit:
            seen = append(seen, hand[i])
    effects = effects_of(g, other)
    means = g.cash[other] - surcharge(g, other)
    found = HELD * float(min(g.gadgets[other], 4))
    if len(seen) == size:
        return found + prospect(g.pack, effects, seen, means)
    table = usual(g.pack, other, other == g.hitting)
    found += table[min(size, len(table) - 1)] + CASH * float(means)
    if len(seen):
        found += prospect(g.pack, effects, seen, 0) - table[min(len(seen), len(table) - 1)]
    return found


def chance(lead: float) -> float:
    """To win the round with what lies on the table and may still come."""
    return 1.0 / (1.0 + exp(-lead / SPREAD))


PICKS: Final[dict[type[Choice], Callable[[Cosmic, i64, list[int]], int]]] = {
    **RECKONED,
    PlayAction: action,
    ChoosePlayer: player,
    ChooseNew: player,
    SpendGadgets: spent,
    DropCards: thrown,
    Recover: regained,
}
