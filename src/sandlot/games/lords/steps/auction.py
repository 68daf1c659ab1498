"""Free agency (chapter 6.2.4b): blind bids on one player after the other."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise, with_value
from sandlot.games.lords.atoms.money import best_loan, settle
from sandlot.games.lords.atoms.roster import add, drop_injured
from sandlot.games.lords.places import MAT, MEN
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import compare
from sandlot.games.lords.steps.farm import amount, amount_offers


class Auctions(Deed):
    """All waiting free agents, from the leader's (LOB-R99, LOB-R100)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """The next one, until there is none."""
        if not g.agents:
            return
        seats = clockwise(g, g.leader)
        best = g.agents[0]
        for code in g.agents:
            if code >= 8 and (best < 8 or seats.index(code // 8 - 1) < seats.index(best // 8 - 1)):
                best = code
        i = g.agents.index(best)
        g.agents = g.agents[:i] + g.agents[i + 1 :]
        g.do(self)
        auction_now(g, best)


def auction_now(g: State, code: int) -> None:
    """Push the auction of a free agent."""
    g.do(Auction(code))


class Auction(Deed):
    """A player leaves his owner, if he is still there, and everybody may bid, also the old owner (LOB-6.2.4b-a)."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code  # 8 * (seat + 1) + type; seat -1: he has left already, or comes from outside

    def go(self, g: State) -> None:
        """Take him off his roster and ask all."""
        seat, kind = self.code // 8 - 1, self.code % 8
        if seat >= 0:
            if g.men[seat][kind]:
                add(g, seat, kind, -1)
            elif not drop_injured(g, seat, kind):
                return
        g.auction = kind
        g.emit("auction", seat, MEN + kind, MAT, rule="LOB-6.2.4b-a")
        g.ask_all(list(range(g.seats)), BID, SOLD)


class Bid(Question):
    """A sealed bid in steps of $500, 0 for none; at most cash and a loan still allowed (LOB-6.2.4b-b, LOB-R100)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Two picks."""
        reserved = g.fa_pay[seat] if g.salaries_due else 0
        return amount_offers(g, seat, max(0, g.cash[seat] + best_loan(g, seat) - reserved))


class Sold(Deed):
    """The highest bid signs him; ties roll off with the front office DRM; without a bid he leaves (LOB-R100)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Reveal and compare."""
        picks = g.unseal()
        bids = [amount(one) for one in picks]
        for seat in range(g.seats):
            g.emit("bid", seat, count=bids[seat], news=255, rule="LOB-6.2.4b-b")
        best = max(bids)
        if best > 0:
            tied = [s for s in clockwise(g, g.leader) if bids[s] == best]
            compare(g, tied, [g.pack.fo_drm[g.stars[s][codes.FO]] for s in tied], Sign(best, g.auction))


class Sign(Deed):
    """The bid is his salary, paid with the others or at once (LOB-6.2.4b-c, LOB-6.2.4b-d)."""

    __slots__ = ("bid", "kind")

    def __init__(self, bid: int, kind: int) -> None:
        self.bid = bid
        self.kind = kind

    def go(self, g: State) -> None:
        """Take him."""
        seat = g.duel
        add(g, seat, self.kind, 1)
        g.emit("sign", seat, MEN + self.kind, MAT + seat, self.bid, rule="LOB-6.2.4b-c")
        if g.salaries_due:
            g.fa_pay = with_value(g.fa_pay, seat, g.fa_pay[seat] + self.bid)
            signed = g.fa_signed[seat] + (16 if self.kind == codes.SS else 1)
            g.fa_signed = with_value(g.fa_signed, seat, signed)
        else:
            settle(g, seat, self.bid, "LOB-R100")


AUCTIONS: Final = Auctions()
BID: Final = Bid()
SOLD: Final = Sold()
