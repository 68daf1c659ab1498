"""How good a position looks: the round as it stands, what the hands may still do, and what the score is worth."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from sandlot.games.cosmic.bot_hands import carried, prospect
from sandlot.games.cosmic.bot_reckon import HELD, LEVEL, pending
from sandlot.games.cosmic.effects.queries import keep_limit, luckier, surcharge, total
from sandlot.games.cosmic.effects.questions import Arrange
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import DONE, HALVES, KEEP, NO_CARD, OUTS, PAY, PLAYERS, SIZE, TOP
from sandlot.games.cosmic.steps import KeepCards, NextRound, Pay
from sandlot.kernel.game import Game

SPREAD: Final = 2.0  # points of a total by which hands usually differ from what they promise
OPEN_SPREAD: Final = 4.0  # the same while the Players are still to be chosen
KEPT: Final = 0.5  # of what an Action promises for the next round counts when this round is paid for
CARRY: Final = 0.07  # what an Action kept for later is worth, per point it promises: part of what a round decides
IN_STORE: Final = 0.048  # and a Gadget
OUT_VARIANCE: Final = 2.2  # of the points scored before one out


def evaluate(g: Game, seat: int) -> float:
    """Chance of winning, 0 to 1."""
    c = cast(Cosmic, g)
    if c.half >= HALVES:
        return c.result(seat)
    hitting = c.hitting
    ahead = standing_chance(c, hitting, 1, 0)
    behind = standing_chance(c, hitting, 0, 1)
    if isinstance(c.choice, KeepCards):  # the round is over, and the hands are about to go
        value = standing_chance(c, hitting, 0, OUTS if changing(c) else 0)
    else:
        chance = hands_chance(c) if c.field[0] == NO_CARD or c.field[1] == NO_CARD else round_chance(c)
        value = chance * ahead + (1.0 - chance) * behind
    if seat != hitting:
        value = 1.0 - value
    other = 1 - seat
    store = CARRY * (carried(c, seat, c.hands[seat]) - carried(c, other, c.hands[other]))
    store += IN_STORE * float(min(c.gadgets[seat], 5) - min(c.gadgets[other], 5))
    value += store * (ahead - behind)
    return min(1.0, max(0.0, value))


def shortlist(g: Cosmic, seat: int, options: list[int]) -> list[int]:
    """What to pay with and what to keep is reckoned; everything else is compared."""
    if len(options) > 1:
        choice = g.choice
        if isinstance(choice, Pay):
            return [spared(g, seat, choice.left, options)]
        if isinstance(choice, KeepCards):
            return [kept(g, seat, options)]
        if isinstance(choice, Arrange):
            return [next_up(g, seat, options)]
    return options


def sensible(g: Cosmic, options: list[int]) -> list[int]:
    """Without letting a whole hand go: an Action kept comes on top of those that will be drawn (CLB-DRW-6)."""
    if isinstance(g.choice, KeepCards) and len(options) > 1:
        return [option for option in options if option != DONE]
    return options


def spared(g: Cosmic, seat: int, left: int, options: list[int]) -> int:
    """The Action to pay with: the others can do most without it, in this round and, kept, in the next."""
    best = options[0]
    most = -1.0
    hand = g.hands[seat]
    effects = g.pack.effect_hit if seat == g.hitting else g.pack.effect_pitch
    for option in options:
        rest = hand.copy()
        for i in range(len(rest)):
            if g.pack.slot[rest[i]] == option - PAY:
                means = g.pack.value[rest.pop(i)] - left
                break
        score = prospect(g.pack, effects, rest, means) + KEPT * carried(g, seat, rest)
        if score > most:
            most = score
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


def next_up(g: Cosmic, seat: int, options: list[int]) -> int:
    """The Action to draw next: the one that is good for most."""
    worth = g.pack.worth_hit if seat == g.hitting else g.pack.worth_pitch
    best = options[0]
    for option in options:
        if worth[seat * SIZE + PLAYERS + option - TOP] > worth[seat * SIZE + PLAYERS + best - TOP]:
            best = option
    return best


def changing(g: Cosmic) -> bool:
    """Whether the sides change after this round."""
    follows = g.agenda[len(g.agenda) - 1]
    return isinstance(follows, NextRound) and follows.change


def hands_chance(g: Cosmic) -> float:
    """The Hitter's chance to win a round for which the Players are not chosen yet."""
    hitting = g.hitting
    edge = LEVEL if luckier(g) == hitting else -LEVEL
    return 1.0 / (1.0 + exp(-(edge + promise(g, hitting) - promise(g, 1 - hitting)) / OPEN_SPREAD))


def round_chance(g: Cosmic) -> float:
    """The Hitter's chance to win the round."""
    hitting = g.hitting
    pitching = 1 - hitting
    margin = float(total(g, hitting) - total(g, pitching)) + (LEVEL if luckier(g) == hitting else -LEVEL)
    if g.passes == 1 and (margin > 0.0) == (g.turn == hitting):
        return 0.99 if margin > 0.0 else 0.01  # whoever is asked is ahead and only has to decline
    coming = promise(g, hitting) - promise(g, pitching) + pending(g)
    return 1.0 / (1.0 + exp(-(margin + coming) / SPREAD))


def promise(g: Cosmic, seat: int) -> float:
    """What a hand, floated cash and Gadgets can still do to the totals, and the Action being paid for."""
    hand = g.hands[seat]
    choice = g.choice
    effects = g.pack.effect_hit if seat == g.hitting else g.pack.effect_pitch
    if isinstance(choice, Pay) and g.seat == seat:
        found = effects[choice.card] + prospect(g.pack, effects, hand, -choice.left)
    elif hand:
        found = prospect(g.pack, effects, hand, g.cash[seat] - surcharge(g, seat))
    else:
        return 0.0
    return found + HELD * float(min(g.gadgets[seat], 4))


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
