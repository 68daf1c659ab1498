"""Re-deals: the cards that a seat does not know go from a pool in random order to the places where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.errors import RulesBug
from sandlot.kernel.packed import append, vec
from sandlot.kernel.zones import Row, Rows, copied

if TYPE_CHECKING:
    from sandlot.kernel.game import Game

NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Redeal:
    """The cards from `first` up to `end` that a seat does not know, shuffled; deal them to every zone, then `finish`.

    The pool is ascending before it is shuffled, so the deal tells nothing of how the cards lay. Every place stays as
    known to the others as it was; in a row without an order that is all that tells its places apart.
    """

    __slots__ = ("after", "bit", "g", "left", "pool")
    bit: i64
    after: vec[i64]  # who will know each card; until all are dealt, g.known tells of the places they came from
    pool: vec[i64]  # the first `left` are still to be dealt
    left: i64

    def __init__(self, g: Game, seat: i64, first: i64, end: i64) -> None:
        known = g.known
        bit: i64 = 1 << seat
        pool = vec[i64]([0] * (end - first))
        left: i64 = 0
        for card in range(first, end):
            if not known[card] & bit:
                pool[left] = card
                left += 1
        g.chance.shuffle_first(pool, left)
        self.g = g
        self.bit = bit
        self.after = copied(known)
        self.pool = pool
        self.left = left

    def draw(self, mask: i64) -> i64:
        """The next card; the seats of the mask will know it."""
        if self.left == 0:
            raise RulesBug("more hidden cards are dealt than there are")
        self.left -= 1
        card = self.pool[self.left]
        self.after[card] = mask
        return card

    def hand(self, rows: Rows, owner: i64, marked: i64 = NONE) -> i64:
        """Deal to a row that is kept in ascending order and has no other.

        A hidden card can be marked by what happened to it; which card is it now is returned, or `marked` itself.
        """
        known = self.g.known
        masks = vec[i64]()
        kept = vec[i64]()
        last: i64 = NONE
        first = rows.first(owner)
        for i in range(first, first + rows.size(owner)):
            card = rows.cells[i]
            if known[card] & self.bit:
                kept = append(kept, card)
            elif card == marked:
                last = known[card]
            else:
                masks = append(masks, known[card])
                place = len(masks) - 1
                while place > 0 and masks[place - 1] > masks[place]:
                    masks[place - 1], masks[place] = masks[place], masks[place - 1]
                    place -= 1
        if len(masks) == 0 and last == NONE:
            return marked
        rows.clear(owner)
        for i in range(len(kept)):
            rows.add(owner, kept[i])
        for i in range(len(masks)):
            rows.put(owner, self.draw(masks[i]))
        if last == NONE:
            return marked
        now = self.draw(last)
        rows.put(owner, now)
        return now

    def stack(self, row: Row) -> None:
        """Deal to a row in which every place counts, from the top down."""
        known = self.g.known
        for i in range(row.count - 1, -1, -1):
            card = row.cells[i]
            if not known[card] & self.bit:
                row.cells[i] = self.draw(known[card])

    def stack_of(self, rows: Rows, owner: i64) -> None:
        """The same for a seat's row."""
        known = self.g.known
        first = rows.first(owner)
        for i in range(first + rows.size(owner) - 1, first - 1, -1):
            card = rows.cells[i]
            if not known[card] & self.bit:
                rows.cells[i] = self.draw(known[card])

    def finish(self) -> None:
        """All are dealt: let the others know what they knew."""
        self.g.known = self.after
