"""Salaries and media of the off-season (chapters 7.2 and 7.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after
from sandlot.games.lords.atoms.money import AS_PAY, SS_PAY, best_loan, lend, loan_of, offer_loans, pay, payroll, priced
from sandlot.games.lords.atoms.roster import convert, gain_media, media_room, set_stars
from sandlot.games.lords.numbers import FARM_COST, MANAGER_COST
from sandlot.games.lords.options import COUNT, CUT, LOAN, LOWER
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.upgrades import REACH, affordable, offer_counts, offer_loan_or_none
from sandlot.kernel.step import Choice, SeatStep, Step

MEDIA_PRICE: Final = 1000  # LOB-7.3-b
MOST_MEDIA: Final = 3


def bill(g: Lords, seat: i64) -> i64:
    """Salaries and the cost of office, farm and manager; free agents at their bids (LOB-7.2-c to -h, LOB-R67)."""
    office, farm = g.stars.at(seat, codes.FO), g.stars.at(seat, codes.FS)
    total = payroll(g, seat) + g.pack.fo_cost[office] + FARM_COST[farm] + g.fa_pay[seat]
    if not g.new_manager[seat]:
        total += MANAGER_COST * g.stars.at(seat, codes.FM)
    signed = g.fa_signed[seat]
    if signed:
        total -= SS_PAY * min(signed // 16, g.men.at(seat, codes.SS))
        total -= AS_PAY * min(signed % 16, g.men.at(seat, codes.AS))
    return total


@final
class Salaries(Step):
    """Every owner pays his organisation (LOB-2.4-b, LOB-7.2-a)."""

    def go(self, g: Lords) -> None:
        g.do(SALARIES_PAID)
        for i in range(g.seats - 1, -1, -1):
            g.do(PayRoll(after(g, g.leader, i)))


@final
class SalariesPaid(Step):
    """Later free agents are paid at once."""

    def go(self, g: Lords) -> None:
        g.salaries_due = False


@final
@mypyc_attr(acyclic=True)
class PayRoll(SeatStep):
    """One owner's salaries."""

    def go(self, g: Lords) -> None:
        """Pay, or find the money (LOB-7.2-f, LOB-7.2-g)."""
        seat = self.seat
        due = bill(g, seat)
        if g.cash[seat] >= due:
            pay(g, seat, due, "LOB-7.2-a")
        elif SHORT_ROLL.helps(g, seat):
            g.again()
            g.ask(seat, SHORT_ROLL)
        else:
            pay(g, seat, g.cash[seat], "LOB-7.2-g")


@final
class ShortRoll(Choice):
    """One loan, or cuts anywhere in the organisation until it can be paid (LOB-R64)."""

    def offers(self, g: Lords, seat: i64) -> None:
        offer_loans(g, seat)
        for track in range(3):
            if self.lowers(g, seat, track):
                g.offer(LOWER + track)
        for kind in range(codes.JM):
            if g.men.at(seat, kind):
                g.offer(CUT + kind)

    def helps(self, g: Lords, seat: i64) -> bool:
        """Whether there is anything."""
        if best_loan(g, seat) or g.men.at(seat, codes.SS) + g.men.at(seat, codes.AS) + g.men.at(seat, codes.REG):
            return True
        return self.lowers(g, seat, codes.FO) or self.lowers(g, seat, codes.FS) or self.lowers(g, seat, codes.FM)

    def lowers(self, g: Lords, seat: i64, track: i64) -> bool:
        """Whether a rating may fall; a manager paid when he was hired does not help."""
        floor: i64 = 1
        if track == codes.FO:
            floor = g.fo_before[seat] - REACH
        elif track == codes.FS:
            floor = g.fs_before[seat] - REACH
        elif g.new_manager[seat]:
            return False
        return g.stars.at(seat, track) > (floor if floor > 1 else 1)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        """Do it; the bill is read again."""
        if option >= CUT:
            kind = option - CUT
            if g.events is not None:
                g.emit("cut", seat, rule="LOB-R64")
            convert(g, seat, kind, codes.JM, g.men.at(seat, kind) if kind == codes.REG else 1)
        elif option >= LOWER:
            set_stars(g, seat, option - LOWER, g.stars.at(seat, option - LOWER) - 1, "LOB-R64")
        else:
            lend(g, seat, option)


# -- media -------------------------------------------------------------------------------------------------------


@final
class BuyMedia(Step):
    """Media of the off-season, by all at once (LOB-7.3-a, LOB-R78)."""

    def go(self, g: Lords) -> None:
        g.ask_all(range(g.seats), MEDIA_FORM, MEDIA_GIVEN)


def offer_media(g: Lords, seat: i64, cash: i64) -> None:
    """How many cubes can be bought: at most three, as the office may hold them (LOB-3.1.1-f, LOB-7.3-c)."""
    each = priced(g, seat, codes.PRICE_MEDIA, MEDIA_PRICE)
    offer_counts(g, affordable(cash, each, min(MOST_MEDIA, media_room(g, seat))))


def buy_media(g: Lords, seat: i64, n: i64) -> None:
    """Pay for cubes."""
    pay(g, seat, priced(g, seat, codes.PRICE_MEDIA, MEDIA_PRICE) * n, "LOB-7.3-b")
    gain_media(g, seat, n, "LOB-7.3-b")


@final
class MediaForm(Choice):
    """Loan, then cubes."""

    def offers(self, g: Lords, seat: i64) -> None:
        picks = g.sealed[seat]
        if not picks:
            offer_loan_or_none(g, seat)
        elif len(picks) == 1:
            offer_media(g, seat, g.cash[seat] + loan_of(picks[0]))


@final
class MediaGiven(Step):
    """The purchases are revealed."""

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        for seat in range(g.seats):
            if picks[seat][0] != LOAN:
                lend(g, seat, picks[seat][0])
            buy_media(g, seat, picks[seat][1] - COUNT)


SALARIES: Final = Salaries()
SALARIES_PAID: Final = SalariesPaid()
SHORT_ROLL: Final = ShortRoll()
BUY_MEDIA: Final = BuyMedia()
MEDIA_FORM: Final = MediaForm()
MEDIA_GIVEN: Final = MediaGiven()
