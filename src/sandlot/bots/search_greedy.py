"""Greedy play: one look ahead by the game's evaluation, over the options that the game finds worth a look."""

from __future__ import annotations

from typing import Final

from sandlot.bots.search import imagined, random_pick, worth
from sandlot.bots.search_ahead import Judge, goes_on
from sandlot.kernel.chance import SPAN, FastChance, seeded
from sandlot.kernel.game import Game

REDEALS: Final = 8
FURTHER: Final = 4  # picks of the same move that are looked at after the first
EQUAL: Final = 1e-9


def greedy(g: Game, seat: int, chance: FastChance, plain: bool = False) -> int:
    """The pick after which this seat stands best, on average over some re-deals; among equals a random one."""
    options = g.choice.options(g, seat)
    if len(options) == 1:
        return options[0]
    dealt = imagined(g, seat, int(chance.below(SPAN)))
    judge = Judge(plain)
    options = judge.shortlist(dealt, seat, options)
    if len(options) == 1:
        return options[0]
    totals = [0.0] * len(options)
    for deal in range(REDEALS):
        if deal > 0:
            dealt = imagined(g, seat, int(chance.below(SPAN)))
        luck = int(chance.below(SPAN))
        for i in range(len(options)):
            c = dealt.clone()  # with the same luck ahead for every option, and the same whims of the others
            c.give(seat, [options[i]])
            finish(c, seat, g.then is not None, seeded(luck), judge)
            totals[i] += judge.value(c, seat)
    best = max(totals)
    equals = [options[i] for i in range(len(options)) if totals[i] >= best - EQUAL]
    return equals[chance.below(len(equals))]


def finish(g: Game, seat: int, sealed: bool, chance: FastChance, judge: Judge) -> None:
    """Complete the move begun, pick by pick the best at once; what is sealed then comes out, the others at random."""
    for _ in range(FURTHER):
        if not goes_on(g, seat, sealed):
            break
        g.give(seat, [next_pick(g, seat, judge)])
    while sealed and g.then is not None and g.sealed[seat]:
        random_pick(g, chance)


def next_pick(g: Game, seat: int, judge: Judge) -> int:
    """The pick that looks best at once."""
    options = judge.shortlist(g, seat, g.choice.options(g, seat))
    best = options[0]
    if len(options) == 1:
        return best
    highest = -1.0
    for option in options:
        c = g.clone()
        c.give(seat, [option])
        value = judge.value(c, seat)
        if value > highest:
            highest = value
            best = option
    return best


def greedy_aside(g: Game, seat: int, options: list[int], chance: FastChance) -> int:
    """The answer outside its turn after which this seat stands best; among equals the first."""
    dealt = imagined(g, seat, int(chance.below(SPAN)))
    best = options[0]
    highest = -1.0
    for option in options:
        c = dealt.clone()
        c.give_aside(seat, [option])
        value = worth(c, seat)
        if value > highest + EQUAL:
            highest = value
            best = option
    return best
