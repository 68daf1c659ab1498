"""How good a position looks: the round as it stands, what the hands may still do, and what the score is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sandlot.games.cosmic.bot.hands import carried, effects_of, hand_of, prospect
from sandlot.games.cosmic.bot.reckon import HELD, LEVEL, pending
from sandlot.games.cosmic.effects.queries import luckier, surcharge, total, winner
from sandlot.games.cosmic.numbers import HALVES, NO_CARD, OUTS
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.steps import KeepCards, NextRound, Pay

SPREAD: Final = 2.0  # points of a total by which hands usually differ from what they promise
OPEN_SPREAD: Final = 4.0  # the same while the Players are still to be chosen
CARRY: Final = 0.07  # what an Action kept for later is worth, per point it promises: part of what a round decides
IN_STORE: Final = 0.048  # and a Gadget
OUT_VARIANCE: Final = 2.2  # of the points scored before one out


def evaluate(c: Cosmic, seat: i64) -> float:
    """Chance of winning, 0 to 1."""
    if c.half >= HALVES:
        return 1.0 if winner(c) == seat else 0.0
    hitting = c.hitting
    ahead = standing_chance(c, hitting, 1, 0)
    behind = standing_chance(c, hitting, 0, 1)
    if isinstance(c.choice, KeepCards):  # the round is over, and the hands are about to go
        value = standing_chance(c, hitting, 0, OUTS - c.outs if changing(c) else 0)
    else:
        chance = hands_chance(c) if c.field[0] == NO_CARD or c.field[1] == NO_CARD else round_chance(c)
        value = chance * ahead + (1.0 - chance) * behind
    if seat != hitting:
        value = 1.0 - value
    other = 1 - seat
    store = CARRY * (carried(c, seat, hand_of(c, seat)) - carried(c, other, hand_of(c, other)))
    store += IN_STORE * float(min(c.gadgets[seat], 5) - min(c.gadgets[other], 5))
    value += store * (ahead - behind)
    return min(1.0, max(0.0, value))


def changing(g: Cosmic) -> bool:
    """Whether the sides change after this round."""
    follows = g.steps[g.depth - 1]
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
        return 0.99 if margin > 0.0 else 0.01  # the asked seat is ahead and only has to decline
    coming = promise(g, hitting) - promise(g, pitching) + pending(g)
    return 1.0 / (1.0 + exp(-(margin + coming) / SPREAD))


def promise(g: Cosmic, seat: i64) -> float:
    """What a hand, floated cash and Gadgets can still do to the totals, and the Action being paid for."""
    hand = hand_of(g, seat)
    choice = g.choice
    effects = effects_of(g, seat)
    if isinstance(choice, Pay) and g.seat == seat:
        found = effects[choice.card] + prospect(g.pack, effects, hand, -choice.left)
    elif len(hand):
        found = prospect(g.pack, effects, hand, g.cash[seat] - surcharge(g, seat))
    else:
        return 0.0
    return found + HELD * float(min(g.gadgets[seat], 4))


def standing_chance(g: Cosmic, hitting: i64, point: i64, out: i64) -> float:
    """The Hitter's chance to win the game by score, outs and halves left, after one more point or out."""
    lead = g.points[hitting] + point - g.points[1 - hitting]
    mine = OUTS - g.outs - out
    theirs: i64 = 0
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
