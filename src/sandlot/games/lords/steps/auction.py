"""Free agency (chapter 6.2.4b): blind bids on one player after the other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import clockwise
from sandlot.games.lords.atoms.money import best_loan, settle
from sandlot.games.lords.atoms.roster import add, drop_injured
from sandlot.games.lords.places import MAT, MEN
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.farm import amount, offer_amounts, roll_off
from sandlot.kernel.step import Choice, Step


@final
class Auctions(Step):
    """All waiting free agents, from the leader's (LOB-R99, LOB-R100)."""

    def go(self, g: Lords) -> None:
        if not g.agents:
            return
        seats = clockwise(g, g.leader)
        best = g.agents[0]
        for code in g.agents:
            if code >= 8 and (best < 8 or seats.index(code // 8 - 1) < seats.index(best // 8 - 1)):
                best = code
        i = g.agents.index(best)
        g.agents = g.agents[:i] + g.agents[i + 1 :]
        g.again()
        auction_now(g, best)


def auction_now(g: Lords, code: i64) -> None:
    """Push the auction of a free agent."""
    g.do(Auction(code))


@final
@mypyc_attr(acyclic=True)
class Auction(Step):
    """A player leaves his owner, if he is still there, and everybody may bid, also the old owner (LOB-6.2.4b-a)."""

    __slots__ = ("code",)

    def __init__(self, code: i64) -> None:
        self.code = code  # 8 * (seat + 1) + type; seat -1: he has left already, or comes from outside

    def go(self, g: Lords) -> None:
        seat, kind = self.code // 8 - 1, self.code % 8
        if seat >= 0:
            if g.men.at(seat, kind):
                add(g, seat, kind, -1)
            elif not drop_injured(g, seat, kind):
                return
        g.auction = kind
        g.emit("auction", seat, MEN + kind, MAT, rule="LOB-6.2.4b-a")
        g.ask_all(range(g.seats), BID, SOLD)


@final
class Bid(Choice):
    """A sealed bid in steps of $500, 0 for none; at most cash and a loan still allowed (LOB-6.2.4b-b, LOB-R100)."""

    def offers(self, g: Lords, seat: i64) -> None:
        most = g.cash[seat] + best_loan(g, seat)
        if g.salaries_due:
            most -= g.fa_pay[seat]
        offer_amounts(g, seat, most if most > 0 else 0)


@final
class Sold(Step):
    """The highest bid signs him; ties roll off with the front office DRM; without a bid he leaves (LOB-R100)."""

    def go(self, g: Lords) -> None:
        bids = [amount(one) for one in g.unseal()]
        for seat in range(g.seats):
            g.emit("bid", seat, count=bids[seat], news=255, rule="LOB-6.2.4b-b")
        best = max(bids)
        if best > 0:
            roll_off(g, bids, Sign(best, g.auction))


@final
@mypyc_attr(acyclic=True)
class Sign(Step):
    """The bid is his salary, paid with the others or at once (LOB-6.2.4b-c, LOB-6.2.4b-d)."""

    __slots__ = ("bid", "kind")

    def __init__(self, bid: i64, kind: i64) -> None:
        self.bid = bid
        self.kind = kind

    def go(self, g: Lords) -> None:
        seat = g.duel
        add(g, seat, self.kind, 1)
        g.emit("sign", seat, MEN + self.kind, MAT + seat, self.bid, rule="LOB-6.2.4b-c")
        if g.salaries_due:
            g.fa_pay[seat] += self.bid
            g.fa_signed[seat] += 16 if self.kind == codes.SS else 1
        else:
            settle(g, seat, self.bid, "LOB-R100")


AUCTIONS: Final = Auctions()
BID: Final = Bid()
SOLD: Final = Sold()
