"""Salaries and media of the off-season (chapters 7.2 and 7.3)."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise
from sandlot.games.lords.atoms.money import AS_PAY, SS_PAY, free_loans, lend, pay, payroll, priced
from sandlot.games.lords.atoms.roster import convert, gain_media, set_stars
from sandlot.games.lords.numbers import FARM_COST, MANAGER_COST, MEDIA_CAP
from sandlot.games.lords.places import COUNT, CUT, LOAN, LOWER
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.upgrades import LOANS, REACH, loan_picks

MEDIA_PRICE: Final = 1000  # LOB-7.3-b
MOST_MEDIA: Final = 3


def bill(g: State, seat: int) -> int:
    """Salaries and the cost of office, farm and manager; free agents at their bids (LOB-7.2-c to -h, LOB-R67)."""
    fo, fs, fm = g.stars[seat]
    total = payroll(g, seat) + g.pack.fo_cost[fo] + FARM_COST[fs] + g.fa_pay[seat]
    if not g.new_manager[seat]:
        total += MANAGER_COST * fm
    signed = g.fa_signed[seat]
    return total - SS_PAY * min(signed // 16, g.men[seat][codes.SS]) - AS_PAY * min(signed % 16, g.men[seat][codes.AS])


class Salaries(Deed):
    """Every owner pays his organisation (LOB-2.4-b, LOB-7.2-a)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """From the leader."""
        g.do(SALARIES_PAID)
        for seat in reversed(clockwise(g, g.leader)):
            g.do(PayRoll(seat))


class SalariesPaid(Deed):
    """Later free agents are paid at once."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Note it."""
        g.salaries_due = False


class PayRoll(Deed):
    """One owner's salaries."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: State) -> None:
        """Pay, or find the money (LOB-7.2-f, LOB-7.2-g)."""
        seat = self.seat
        due = bill(g, seat)
        if g.cash[seat] >= due:
            pay(g, seat, due, "LOB-7.2-a")
        elif SHORT_ROLL.offers(g, seat):
            g.do(self)
            g.ask(seat, SHORT_ROLL)
        else:
            pay(g, seat, g.cash[seat], "LOB-7.2-g")


class ShortRoll(Question):
    """One loan, or cuts anywhere in the organisation until it can be paid (LOB-R64)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """What still helps."""
        found = free_loans(g, seat)
        for track in range(3):
            stars = g.stars[seat][track]
            floor = 1
            if track != codes.FM:
                floor = max(1, (g.fo_before[seat] if track == codes.FO else g.fs_before[seat]) - REACH)
            elif g.new_manager[seat]:
                continue
            if stars > floor:
                found.append(LOWER + track)
        return [*found, *[CUT + kind for kind in (codes.SS, codes.AS, codes.REG) if g.men[seat][kind]]]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Do it; the bill is read again."""
        if option >= CUT:
            kind = option - CUT
            g.emit("cut", seat, rule="LOB-R64")
            convert(g, seat, kind, codes.JM, g.men[seat][kind] if kind == codes.REG else 1)
        elif option >= LOWER:
            set_stars(g, seat, option - LOWER, g.stars[seat][option - LOWER] - 1, "LOB-R64")
        else:
            lend(g, seat, option)


# -- media -------------------------------------------------------------------------------------------------------


class BuyMedia(Deed):
    """Media of the off-season, by all at once (LOB-7.3-a, LOB-R78)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask all."""
        g.ask_all(list(range(g.seats)), MEDIA_FORM, MEDIA_GIVEN)


def media_counts(g: State, seat: int, cash: int) -> list[int]:
    """How many cubes can be bought: at most three, as the office may hold them (LOB-3.1.1-f, LOB-7.3-c)."""
    each = priced(g, seat, codes.PRICE_MEDIA, MEDIA_PRICE)
    room = MEDIA_CAP[g.stars[seat][codes.FO]] - g.media[seat]
    most = min(MOST_MEDIA, max(0, room), cash // each if each else MOST_MEDIA)
    return [COUNT + n for n in range(most + 1)]


def buy_media(g: State, seat: int, n: int) -> None:
    """Pay for cubes."""
    pay(g, seat, priced(g, seat, codes.PRICE_MEDIA, MEDIA_PRICE) * n, "LOB-7.3-b")
    gain_media(g, seat, n, "LOB-7.3-b")


class MediaForm(Question):
    """Loan, then cubes."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The next of the two."""
        picks = g.sealed[seat]
        if not picks:
            return loan_picks(g, seat)
        return media_counts(g, seat, g.cash[seat] + LOANS[picks[0] - LOAN]) if len(picks) == 1 else []


class MediaGiven(Deed):
    """The purchases are revealed."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """In seat order."""
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
