"""Offers between seats: each stands until it is answered, withdrawn, no longer possible or the phase ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.packed import vec
from sandlot.kernel.plain import Plain

OPEN_AT_ONCE: Final = 2
IN_A_PHASE: Final = 6


class Offer(Plain):
    """One complete offer; what the numbers in `give` and `want` mean is the game's affair."""

    __slots__ = ("counters", "give", "maker", "number", "taker", "want")

    def __init__(self, number: int, maker: int, taker: int, give: list[int], want: list[int], counters: bool) -> None:
        self.number = number
        self.maker = maker
        self.taker = taker
        self.give = give
        self.want = want
        self.counters = counters  # it answers another offer, so it cannot be countered again


@mypyc_attr(acyclic=True)
class Market(Plain):
    """The open offers and how many each seat has made in this phase."""

    __slots__ = ("made", "offers", "total")
    offers: list[Offer]  # replaced, never changed in place: copies share it

    def __init__(self, offers: list[Offer], made: vec[i64], total: int) -> None:
        self.offers = offers
        self.made = made
        self.total = total

    def clone(self) -> Market:
        """An independent copy."""
        return Market(self.offers, self.made[:], self.total)

    def may_offer(self, seat: int) -> bool:
        """Whether this seat has an offer left, at once and in this phase."""
        standing = 0
        for offer in self.offers:
            if offer.maker == seat:
                standing += 1
        return standing < OPEN_AT_ONCE and self.made[seat] < IN_A_PHASE

    def make(self, maker: int, taker: int, give: list[int], want: list[int], counters: bool) -> Offer:
        """Put an offer on the table."""
        offer = Offer(self.total, maker, taker, give, want, counters)
        self.total += 1
        self.made[maker] += 1
        self.offers = [*self.offers, offer]
        return offer

    def find(self, number: int) -> Offer | None:
        """The open offer of this number."""
        for offer in self.offers:
            if offer.number == number:
                return offer
        return None

    def to(self, seat: int) -> list[Offer]:
        """Open offers this seat may answer, oldest first."""
        return [offer for offer in self.offers if offer.taker == seat]

    def by(self, seat: int) -> list[Offer]:
        """Open offers this seat may withdraw, oldest first."""
        return [offer for offer in self.offers if offer.maker == seat]

    def close(self, number: int) -> None:
        """Take an offer off the table."""
        self.offers = [offer for offer in self.offers if offer.number != number]

    def new_phase(self) -> None:
        """All offers lapse and every seat may offer again."""
        self.offers = []
        for seat in range(len(self.made)):
            self.made[seat] = 0


def new_market(seats: int) -> Market:
    """A market without offers."""
    return Market([], vec[i64]([0] * seats), 0)
