"""What each magic ability may be aimed at, as options."""

from __future__ import annotations

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.cards import roster
from sandlot.games.fantasy.effects.legal import evil_rivals, rivals, to_copy, to_wake, unresolved, with_pegs
from sandlot.games.fantasy.game import BASE, CARD, GIVE, NO_CARD, NO_PICK, STAT, TRACK, Fantasy
from sandlot.kernel.errors import RulesBug


def aims(g: Fantasy, seat: int, card: int, acting: int, first: int) -> list[int]:
    """The options of the first pick (`first` is NO_PICK) or of the second."""
    verb = g.pack.verb[card]
    if verb == codes.SWAP_WINS:
        return swaps(g, first)
    if verb == codes.DROP_PEGS:
        return drops(g, seat, g.pack.amount[card], first)
    if verb == codes.LEND_STAT:
        return stats_of(g, card)
    if verb == codes.COPY:
        return [CARD + each for each in to_copy(g, seat, acting, g.chain)]
    if verb == codes.CLIMB:
        return pegs(g, seat)
    if verb == codes.DIG:
        if first == NO_PICK:
            return [CARD + each for each in g.discard]
        return sorted([GIVE + each for each in g.lineups[seat] if each != NO_CARD])  # FFB-MAG-DIG-4
    if verb == codes.BURN:
        return [CARD + each for each in rivals(g, seat)] if first == NO_PICK else stats_of(g, first - CARD)
    if verb == codes.SEND_OFF:
        return [CARD + each for each in evil_rivals(g, seat)]
    if verb == codes.MORPH:  # FFB-MAG-MORPH-1, FFB-MAG-MORPH-4
        own = g.bench[seat] if g.active(seat) == NO_CARD else [*g.bench[seat], g.active(seat)]
        return sorted([GIVE + each for each in own])
    if verb == codes.RECRUIT:
        return sorted(
            [CARD + each for each in g.drawn] if first == NO_PICK else [GIVE + each for each in roster(g, seat)]
        )
    if verb == codes.WAKE:
        return [CARD + each for each in to_wake(g, seat, g.chain)]
    if verb == codes.SHIFT:  # FFB-MAG-SHAPESHIFT-1
        return sorted([CARD + each for each in roster(g, seat) if each != g.active(seat)])
    raise RulesBug(f"no magic that aims has the code {verb}")


def stats_of(g: Fantasy, card: int) -> list[int]:
    """The stats printed on a Character."""
    return [STAT + stat for stat in range(codes.STATS) if g.pack.stats[codes.STATS * card + stat]]


def pegs(g: Fantasy, manager: int) -> list[int]:
    """The Stat Tracks where a manager has at least one point."""
    first = codes.TRACKS * manager
    return [TRACK + place for place in range(first, first + codes.TRACKS) if g.tracks[place]]


def swaps(g: Fantasy, first: int) -> list[int]:
    """Two unresolved Win Cards, the lower place first."""
    places = unresolved(g)
    if first == NO_PICK:
        return [BASE + place for place in places[:-1]]
    return [BASE + place for place in places if place > first - BASE]


def drops(g: Fantasy, seat: int, count: int, first: int) -> list[int]:
    """A track of one opponent, then of a different one; in the order of the managers (FFB-MAG-AXE-1)."""
    whom = with_pegs(g, seat)
    if first != NO_PICK:
        whom = [m for m in whom if m > (first - TRACK) // codes.TRACKS] if count > 1 else []
    elif count > 1 and len(whom) > 1:
        whom = whom[:-1]
    return [option for m in whom for option in pegs(g, m)]


def pairs(g: Fantasy, seat: int, card: int) -> list[int]:
    """What an ability is aimed at that takes two of the same: Win Cards, or tracks of opponents; otherwise nothing."""
    verb = g.pack.verb[card]
    if verb == codes.SWAP_WINS:
        return [BASE + place for place in unresolved(g)]
    if verb == codes.DROP_PEGS and g.pack.amount[card] > 1:
        return [option for m in with_pegs(g, seat) for option in pegs(g, m)]
    return []
