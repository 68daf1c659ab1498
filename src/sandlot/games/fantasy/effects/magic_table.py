"""Magic on what everybody shares: Win Cards, Stat Tracks, and what holds for all this week."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.infield import move_peg, swap_wins
from sandlot.games.fantasy.effects.ability import Ability, TwoAims, has_pegs, offer_pegs
from sandlot.games.fantasy.numbers import NO_CARD, NO_PICK, WEEKS
from sandlot.games.fantasy.options import BASE, TRACK
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.zones import Row, row


@final
class SwapWins(TwoAims):
    """Two unresolved Win Cards change places, this week's included (FFB-MAG-ABDUCT-1, FFB-MAG-ABDUCT-2)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        found: i64 = 0
        for place in range(len(g.bases)):
            if is_unresolved(g, place):
                found += 1
        return found > 1

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        """The lower place comes first."""
        last: i64 = -1
        for place in range(len(g.bases)):
            if is_unresolved(g, place):
                if first == NO_PICK:
                    if last >= 0:
                        g.offer(BASE + last)
                    last = place
                elif place > first - BASE:
                    g.offer(BASE + place)

    def pairs(self, g: Fantasy, seat: i64, card: i64) -> list[int]:
        return [BASE + place for place in range(len(g.bases)) if is_unresolved(g, place)]

    def both(self, g: Fantasy, seat: i64, first: i64, second: i64) -> None:
        swap_wins(g, seat, first - BASE, second - BASE)


def is_unresolved(g: Fantasy, place: i64) -> bool:
    """Whether a Win Card lies at a place that is not resolved yet."""
    return g.bases[place] != NO_CARD and place % WEEKS >= g.week  # FFB-MORE-8


@final
class DropPegs(TwoAims):
    """Different opponents lose a point each; one is enough (FFB-MAG-AXE-1 to FFB-MAG-AXE-4)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        for manager in range(g.managers):
            if manager != seat and has_pegs(g, manager):
                return True
        return False

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        """A track of one opponent, then of a different one; in the order of the managers."""
        count = g.pack.amount[card]
        if first != NO_PICK:
            if count > 1:
                for manager in range((first - TRACK) // codes.TRACKS + 1, g.managers):
                    if manager != seat:
                        offer_pegs(g, manager)
            return
        whom = row()
        for manager in range(g.managers):
            if manager != seat and has_pegs(g, manager):
                whom.add(manager)
        if count > 1 and whom.count > 1:
            whom.pop()
        for i in range(whom.count):
            offer_pegs(g, whom.cells[i])

    def pairs(self, g: Fantasy, seat: i64, card: i64) -> list[int]:
        if g.pack.amount[card] < 2:
            return []
        tracks = range(len(g.tracks))
        return [TRACK + place for place in tracks if g.tracks[place] and place // codes.TRACKS != seat]

    def both(self, g: Fantasy, seat: i64, first: i64, second: i64) -> None:
        drop_peg(g, first)
        if second != NO_PICK:
            drop_peg(g, second)


def drop_peg(g: Fantasy, option: i64) -> None:
    """A peg drops by 1."""
    place = option - TRACK
    move_peg(g, place // codes.TRACKS, place % codes.TRACKS, -1, "FFB-MAG-AXE-1")


@final
class Climb(Ability):
    """Up on a track with a point or more (FFB-MAG-BRUTE-FORCE-1, FFB-MAG-BRUTE-FORCE-2), unless FFB-MAG-FOCUS-2."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return not g.focus >> seat & 1 and has_pegs(g, seat)

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        offer_pegs(g, seat)

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        move_peg(g, seat, (option - TRACK) % codes.TRACKS, g.pack.amount[card], "FFB-MAG-BRUTE-FORCE-1")
        return NO_PICK


@final
class HoldPegs(Ability):
    """The opponents do not move on the Stat Tracks this week (FFB-MAG-FOCUS-1)."""

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        g.focus |= ((1 << g.managers) - 1) & ~(1 << seat)
        if g.events is not None:
            g.emit("focus", seat, rule="FFB-MAG-FOCUS-1")
        return False


@final
class Silence(Ability):
    """Nobody later in Turn Order uses magic this week (FFB-MAG-HIBERNATE-1)."""

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        for i in range(g.order.find(seat) + 1, g.order.count):
            g.silent |= 1 << g.order.cells[i]
        if g.events is not None:
            g.emit("silence", seat, rule="FFB-MAG-HIBERNATE-1")
        return False


@final
class BarEvil(Ability):
    """Evil Characters cannot win this week (FFB-MAG-JUSTICE-1)."""

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        g.justice = True
        if g.events is not None:
            g.emit("justice", seat, rule="FFB-MAG-JUSTICE-1")
        return False


ABILITIES: Final[dict[int, Ability]] = {
    codes.SWAP_WINS: SwapWins(),
    codes.DROP_PEGS: DropPegs(),
    codes.CLIMB: Climb(),
    codes.HOLD_PEGS: HoldPegs(),
    codes.SILENCE: Silence(),
    codes.BAR_EVIL: BarEvil(),
}
