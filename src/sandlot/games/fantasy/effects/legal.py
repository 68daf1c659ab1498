"""Whether a magic ability has a legal use now; what an ability may be aimed at stands in aims."""

from __future__ import annotations

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.game import NO_CARD, USED, WEEKS, Fantasy
from sandlot.kernel.events import EVERYONE


def can_use(g: Fantasy, seat: int, card: int, acting: int, chain: list[int]) -> bool:
    """Whether a seat can use the magic of `card` with its own card `acting`; `chain` has begun before."""
    verb = g.pack.verb[card]
    if verb == codes.SWAP_WINS:
        return len(unresolved(g)) > 1  # FFB-MAG-ABDUCT-2
    if verb == codes.DROP_PEGS:
        return any(has_pegs(g, m) for m in range(g.managers) if m != seat)  # FFB-MAG-AXE-2
    if verb == codes.COPY:
        return can_copy(g, seat, acting, chain)  # FFB-MAG-BLESSING-3
    if verb == codes.CLIMB:  # FFB-MAG-BRUTE-FORCE-2, FFB-MAG-FOCUS-2
        return not g.focus >> seat & 1 and has_pegs(g, seat)
    if verb == codes.DIG:  # FFB-MAG-DIG-4
        return len(g.discard) > 0 and max(g.lineups[seat]) != NO_CARD
    if verb == codes.BURN:
        return any(g.active(m) != NO_CARD for m in range(g.managers) if m != seat)
    if verb == codes.HELP:  # FFB-MAG-HELPER-2, FFB-MAG-HELPER-3, FFB-MAG-HELPER-5
        active = g.active(seat)
        if active == NO_CARD or active in chain or g.spent[active]:
            return False
        return can_use(g, seat, active, active, [*chain, active])
    if verb == codes.SEND_OFF:
        return len(evil_rivals(g, seat)) > 0  # FFB-MAG-MEOW-1
    if verb == codes.RAISE_EVIL:  # FFB-MAG-PILE-ON-2
        return g.active(seat) != NO_CARD and g.pack.side[g.active(seat)] == codes.EVIL
    if verb in (codes.RAISE, codes.LEND_ALL, codes.SHIFT):
        return g.active(seat) != NO_CARD  # FFB-MAG-SHAPESHIFT-3
    if verb == codes.WAKE:  # FFB-MAG-REVIVE-2
        return g.week < WEEKS - 1 and len(to_wake(g, seat, chain)) > 0
    if verb == codes.TELEPORT:
        return acting in g.bench[seat]  # FFB-MAG-HELPER-3
    return True


def unresolved(g: Fantasy) -> list[int]:
    """The places of Win Cards not resolved yet, this week's included (FFB-MAG-ABDUCT-1, FFB-MORE-8)."""
    return [base for base in range(len(g.bases)) if base % WEEKS >= g.week and g.bases[base] != NO_CARD]


def with_pegs(g: Fantasy, seat: int) -> list[int]:
    """The opponents with at least one point on a Stat Track."""
    return [m for m in range(g.managers) if m != seat and has_pegs(g, m)]


def has_pegs(g: Fantasy, manager: int) -> bool:
    """Whether a manager has at least one point on a Stat Track."""
    first = codes.TRACKS * manager
    return any(g.tracks[place] > 0 for place in range(first, first + codes.TRACKS))


def rivals(g: Fantasy, seat: int) -> list[int]:
    """The active Characters of the opponents."""
    return sorted([g.active(m) for m in range(g.managers) if m != seat and g.active(m) != NO_CARD])


def evil_rivals(g: Fantasy, seat: int) -> list[int]:
    """Those of them that are Evil."""
    return [card for card in rivals(g, seat) if g.pack.side[card] == codes.EVIL]


def to_copy(g: Fantasy, seat: int, acting: int, chain: list[int]) -> list[int]:
    """Exhausted Characters of opponents whose magic this seat could use (FFB-MAG-BLESSING-1, FFB-MAG-BLESSING-4)."""
    found: list[int] = []
    for m in range(g.seats):
        if m != seat:
            found += [card for card in g.bench[m] if copyable(g, seat, acting, chain, card)]
            found += [card for card in g.lineups[m] if copyable(g, seat, acting, chain, card)]
    found.sort()
    return found


def can_copy(g: Fantasy, seat: int, acting: int, chain: list[int]) -> bool:
    """Whether there is one."""
    for m in range(g.seats):
        if m != seat:
            if any(copyable(g, seat, acting, chain, card) for card in g.bench[m]):
                return True
            if any(copyable(g, seat, acting, chain, card) for card in g.lineups[m]):
                return True
    return False


def copyable(g: Fantasy, seat: int, acting: int, chain: list[int], card: int) -> bool:
    """Whether a card of an opponent is such a one; used and face down again it is not (R58)."""
    if card == NO_CARD or g.spent[card] != USED or g.pack.verb[card] == codes.COPY or card in chain:
        return False
    if g.known[card] != EVERYONE:
        return False
    return can_use(g, seat, card, acting, [*chain, card])


def to_wake(g: Fantasy, seat: int, chain: list[int]) -> list[int]:
    """Own exhausted bench Characters that are not acting right now (FFB-MAG-REVIVE-1, FFB-MAG-REVIVE-3)."""
    return [card for card in g.bench[seat] if g.spent[card] == USED and card not in chain]
