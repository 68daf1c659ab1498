"""Quick play: one pick ahead on one re-deal. For series so long that greedy play would take days."""

from __future__ import annotations

from sandlot.bots.search import imagined, random_pick, worth
from sandlot.kernel.chance import SPAN, FastChance, seeded
from sandlot.kernel.game import Game


def quick(g: Game, seat: int, chance: FastChance) -> int:
    """The pick after which this seat stands best on one re-deal; among equals the first."""
    options = g.choice.options(g, seat)
    if len(options) == 1:
        return options[0]
    dealt = imagined(g, seat, int(chance.below(SPAN)))
    options = dealt.shortlist(seat, options)
    if len(options) == 1:
        return options[0]
    luck = int(chance.below(SPAN))
    best = options[0]
    highest = -1.0
    for option in options:
        c = dealt.clone()
        c.give(seat, [option])
        whims = seeded(luck)
        while c.then is not None and c.sealed[seat]:  # what is sealed comes out, the others at random
            random_pick(c, whims)
        value = worth(c, seat)
        if value > highest:
            highest = value
            best = option
    return best


def quick_playout(g: Game, chances: list[FastChance]) -> int:
    """Play on to the end, each seat quickly with its own chance; returns how many picks there were."""
    count = 0
    while g.seat >= 0:
        g.apply(quick(g, g.seat, chances[g.seat]))
        count += 1
    return count
