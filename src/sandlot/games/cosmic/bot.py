"""How good a position looks: the round as it stands, what the hands may still do, and what the score is worth."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from sandlot.games.cosmic.effects.deal import TAX
from sandlot.games.cosmic.effects.queries import keep_limit, ledger, luckier, total
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import DONE, HALVES, KEEP, NO_CARD, OUTS, PAY, PLAYERS, SIZE
from sandlot.games.cosmic.steps import KeepCards, NextRound, Pay
from sandlot.kernel.game import Game

CASH: Final = 0.6  # what a unit of floated cash may still do to a total
GADGET: Final = 0.35
UNPAID: Final = 0.6  # what a unit of cash still to be paid takes from a hand
LEVEL: Final = 0.5  # level totals are won by the luckier side
SPREAD: Final = 2.0  # points of a total by which hands usually differ from what they promise
OPEN_SPREAD: Final = 4.0  # the same while the Players are still to be chosen
KEPT: Final = 0.5  # of what an Action promises for the next round counts when this round is paid for
CARRY: Final = 0.006  # chance of winning the game that a good Action kept for later is worth, per point
IN_STORE: Final = 0.008  # and a Gadget
OUT_VARIANCE: Final = 2.2  # of the points scored before one out


def evaluate(g: Game, seat: int) -> float:
    """Chance of winning, 0 to 1."""
    c = cast(Cosmic, g)
    if c.half >= HALVES:
        return c.result(seat)
    hitting = c.hitting
    if isinstance(c.choice, KeepCards):  # the round is over, and the hands are about to go
        value = standing_chance(c, hitting, 0, OUTS if changing(c) else 0)
    else:
        chance = hands_chance(c) if c.field[0] == NO_CARD or c.field[1] == NO_CARD else round_chance(c)
        value = chance * standing_chance(c, hitting, 1, 0) + (1.0 - chance) * standing_chance(c, hitting, 0, 1)
    if seat != hitting:
        value = 1.0 - value
    other = 1 - seat
    value += CARRY * (carried(c, seat) - carried(c, other))
    value += IN_STORE * float(min(c.gadgets[seat], 5) - min(c.gadgets[other], 5))
    return min(1.0, max(0.0, value))


def shortlist(g: Cosmic, seat: int, options: list[int]) -> list[int]:
    """What to pay with and what to keep is reckoned; everything else is compared."""
    if len(options) > 1:
        choice = g.choice
        if isinstance(choice, Pay):
            return [spared(g, seat, options)]
        if isinstance(choice, KeepCards):
            return [kept(g, seat, options)]
    return options


def sensible(g: Cosmic, options: list[int]) -> list[int]:
    """Without letting a whole hand go: an Action kept comes on top of those that will be drawn (CLB-DRW-6)."""
    if isinstance(g.choice, KeepCards) and len(options) > 1:
        return [option for option in options if option != DONE]
    return options


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


def kept(g: Cosmic, seat: int, options: list[int]) -> int:
    """The first in the order of the deck of the Actions that promise most in the next round; never none."""
    hitting = (seat == g.hitting) != changing(g)
    worth = g.pack.worth_hit if hitting else g.pack.worth_pitch
    slots = g.pack.slot
    held = [card for card in g.hands[seat] if KEEP + slots[card] in options]
    for pick in g.sealed[seat]:
        again = [card for card in held if KEEP + slots[card] == pick]
        if again:
            held.remove(again[0])
    if not held:
        return DONE
    room = keep_limit(g, seat) - len(g.sealed[seat])
    ranked = sorted([(-worth[card], card) for card in held])
    return min([KEEP + slots[card] for _, card in ranked[:room]])


def changing(g: Cosmic) -> bool:
    """Whether the sides change after this round."""
    follows = g.agenda[len(g.agenda) - 1]
    return isinstance(follows, NextRound) and follows.change


def hands_chance(g: Cosmic) -> float:
    """The Hitter's chance to win a round for which the Players are not chosen yet."""
    hitting = g.hitting
    edge = LEVEL if luckier(g) == hitting else -LEVEL
    return 1.0 / (1.0 + exp(-(edge + potential(g, hitting) - potential(g, 1 - hitting)) / OPEN_SPREAD))


def round_chance(g: Cosmic) -> float:
    """The Hitter's chance to win the round."""
    hitting = g.hitting
    pitching = 1 - hitting
    margin = float(total(g, hitting) - total(g, pitching)) + (LEVEL if luckier(g) == hitting else -LEVEL)
    if g.passes == 1 and (margin > 0.0) == (g.turn == hitting):
        return 0.99 if margin > 0.0 else 0.01  # whoever is asked is ahead and only has to decline
    promise = potential(g, hitting) - potential(g, pitching)
    choice = g.choice
    if isinstance(choice, Pay):  # an Action lies on the table and does not act yet
        coming = g.pack.effect_hit[choice.card] if g.seat == hitting else g.pack.effect_pitch[choice.card]
        coming -= UNPAID * float(choice.left)
        promise += coming if g.seat == hitting else -coming
    return 1.0 / (1.0 + exp(-(margin + promise) / SPREAD))


def potential(g: Cosmic, seat: int) -> float:
    """What a hand, floated cash and Gadgets may still do to the totals."""
    worth = g.pack.worth_hit if seat == g.hitting else g.pack.worth_pitch
    found = 0.0
    for card in g.hands[seat]:
        found += worth[card]
    if not g.hands[seat]:
        return 0.0
    cash = g.cash[seat] - ledger(g, TAX, seat)
    return found + CASH * float(cash) + GADGET * float(min(g.gadgets[seat], 4))


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


def standing_chance(g: Cosmic, hitting: int, point: int, out: int) -> float:
    """The Hitter's chance to win the game by score, outs and halves left, after one more point or out."""
    lead = g.points[hitting] + point - g.points[1 - hitting]
    mine = OUTS - g.outs - out
    theirs = 0
    if g.half < 2:
        mine += OUTS
        theirs = OUTS
    if g.half == 0 or g.half == 2:
        theirs += OUTS
    left = mine + theirs
    edge = 0.3 if g.favoured == hitting else -0.3
    if left == 0:
        return 1.0 if float(lead) + edge > 0.0 else 0.0
    swing: float = (OUT_VARIANCE * float(left)) ** 0.5
    return 1.0 / (1.0 + exp(-1.7 * (float(lead + mine - theirs) + edge) / swing))
