"""Farm system (chapter 8): attempts with Phenoms and Prospects, surplus Phenoms, cut Phenoms and their claims."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after, clockwise, lasts
from sandlot.games.lords.atoms.money import best_loan, pay, priced, settle
from sandlot.games.lords.atoms.roster import FARM, MAJORS, add, call_up, convert, farm, majors
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.numbers import BLOCK, FARM_PH
from sandlot.games.lords.options import AGAIN, BIG, CUT, KEEP, NO, SMALL, YES
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.costs import owe
from sandlot.games.lords.steps.dice import compare, roll
from sandlot.games.lords.tables import look
from sandlot.kernel.step import Choice, SeatStep, Step

ROLL_FEE: Final = 500  # LOB-8.3-b, and for each +1 (LOB-8.3-d, LOB-R115)
MOST_DRM: Final = 3
CLAIM_FEE: Final = 500  # LOB-8.2-a
UT_FINE: Final = 1000  # LOB-7.1.5-h


def action_of(kind: i64) -> i64:
    """The mark on the mat for an attempt (LOB-8.3-j, LOB-8.4-f, LOB-R117)."""
    return codes.ACT_PHENOM if kind == codes.ROLL_PHENOM else codes.ACT_PROSPECT


def fee(g: Lords, seat: i64, first: bool) -> i64:
    """The price of a roll; a 3-star office has the first of each attempt free (LOB-3.1.1-c, LOB-R74)."""
    if first and g.stars.at(seat, codes.FO) == 3:
        return 0
    return priced(g, seat, codes.PRICE_FARM, ROLL_FEE)


def may_try(g: Lords, seat: i64, kind: i64) -> bool:
    """Whether the phase's own attempt of this kind is still there and can be paid (LOB-8.3-a, LOB-8.4-a)."""
    action = action_of(kind)
    if g.spent[seat] >> action & 1 or lasts(g, BLOCK, seat, action) is not None:
        return False
    return can_try(g, seat, kind)


def can_try(g: Lords, seat: i64, kind: i64) -> bool:
    """Whether there is somebody to try, and the money for the first roll."""
    if kind == codes.ROLL_PHENOM:
        if g.men.at(seat, codes.PH) <= 0:
            return False
    elif g.men.at(seat, codes.PR) - g.new_prospects[seat] <= 0:  # LOB-R118
        return False
    return g.cash[seat] >= fee(g, seat, True)


def attempt(g: Lords, seat: i64, kind: i64, hole: bool) -> None:
    """Make the phase's attempt: as many rolls as the farm has stars (LOB-8.3-c, LOB-8.4-b, LOB-R113)."""
    g.spent[seat] |= 1 << action_of(kind)
    if g.events is not None:
        g.emit("attempt", seat, count=kind, rule="LOB-5.3.9-a")
    g.ask(seat, BuyRoll(kind, g.stars.at(seat, codes.FS), hole, True, -1))


def free_attempt(g: Lords, seat: i64, kind: i64, drm: i64, rolls: i64) -> None:
    """A card's attempt costs nothing and leaves the phase's own (verb `promote`)."""
    if g.men.at(seat, codes.PH if kind == codes.ROLL_PHENOM else codes.PR) > 0:
        if g.events is not None:
            g.emit("attempt", seat, count=kind)
        roll(g, seat, kind, drm, Result(seat, kind, rolls - 1, False, drm))


@final
@mypyc_attr(acyclic=True)
class BuyRoll(Choice):
    """With how many +1 to roll; after a roll also whether to keep what it gave (LOB-8.3-d, LOB-8.3-e, LOB-8.4-c)."""

    __slots__ = ("first", "gift", "hole", "kind", "left")

    def __init__(self, kind: i64, left: i64, hole: bool, first: bool, gift: i64) -> None:
        self.kind = kind
        self.left = left  # rolls
        self.hole = hole
        self.first = first
        self.gift = gift  # a card's attempt: its fixed DRM, free of charge; else -1

    def offers(self, g: Lords, seat: i64) -> None:
        if not self.first:
            g.offer(KEEP)
        if self.gift >= 0:
            g.offer(AGAIN)
            return
        cash = g.cash[seat] - fee(g, seat, self.first)
        if cash >= 0:
            n = cash // self.step(g, seat)
            for drm in range((n if n < MOST_DRM else MOST_DRM) + 1):
                g.offer(AGAIN + drm)

    def step(self, g: Lords, seat: i64) -> i64:
        """What +1 costs; never nothing, so that the division holds."""
        price = priced(g, seat, codes.PRICE_FARM, ROLL_FEE)
        return price if price > 0 else 1

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        """Pay and roll (the earlier result is void, LOB-R114), or take the result."""
        if option == KEEP:
            promoted(g, seat, self.kind, self.hole)
            return
        drm = self.gift
        if drm < 0:
            drm = option - AGAIN
            step = priced(g, seat, codes.PRICE_FARM, ROLL_FEE)
            pay(g, seat, fee(g, seat, self.first) + drm * step, "LOB-8.3-b")
        roll(g, seat, self.kind, drm, Result(seat, self.kind, self.left - 1, self.hole, self.gift))


@final
@mypyc_attr(acyclic=True)
class Result(Step):
    """What an attempt's roll gave: kept, or thrown again while rolls and money last."""

    __slots__ = ("gift", "hole", "kind", "left", "seat")

    def __init__(self, seat: i64, kind: i64, left: i64, hole: bool, gift: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.left = left
        self.hole = hole
        self.gift = gift

    def go(self, g: Lords) -> None:
        """The last roll stands; before it the owner decides."""
        seat = self.seat
        g.revealed[seat] = look(g.pack.phenom if self.kind == codes.ROLL_PHENOM else g.pack.prospect, g.total)
        if self.left > 0 and (self.gift >= 0 or g.cash[seat] >= fee(g, seat, False)):
            g.ask(seat, BuyRoll(self.kind, self.left, self.hole, False, self.gift))
        else:
            promoted(g, seat, self.kind, self.hole)


def promoted(g: Lords, seat: i64, kind: i64, hole: bool) -> None:
    """Carry out the result that was kept (LOB-8.3-f to LOB-8.3-i)."""
    result = g.revealed[seat]
    if g.events is not None:
        g.emit("result", seat, count=result, rule="LOB-8.3-e" if kind == codes.ROLL_PHENOM else "LOB-8.4-a")
    filled = False
    if kind == codes.ROLL_PROSPECT:
        if result == codes.R_PH:
            convert(g, seat, codes.PR, codes.PH, 1)
        elif result == codes.R_GONE:
            convert(g, seat, codes.PR, codes.UT, 1)
        return
    if result == codes.R_GONE:
        convert(g, seat, codes.PH, codes.UT, 1)
    elif result != codes.R_STAYS and g.men.at(seat, codes.PH):
        convert(g, seat, codes.PH, codes.UT, 1)
        add(g, seat, codes.SS + codes.R_SS - result, 1)
        filled = True
        fire(g, codes.ON_PROMOTED, seat)
        if majors(g, seat) > MAJORS and not hole:
            g.ask(seat, CUT_ONE)
    if hole and not filled:
        call_up(g, seat)


# -- cuts --------------------------------------------------------------------------------------------------------


@final
class CutOne(Choice):
    """One Major League player must go (LOB-8.3-h, LOB-R48); cut players leave the game (LOB-R139)."""

    def offers(self, g: Lords, seat: i64) -> None:
        for kind in range(codes.PH):
            if g.men.at(seat, kind):
                g.offer(CUT + kind)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        add(g, seat, option - CUT, -1)


@final
@mypyc_attr(acyclic=True)
class CutToSize(SeatStep):
    """Cuts until the majors hold 25."""

    def go(self, g: Lords) -> None:
        if majors(g, self.seat) > MAJORS:
            g.again()
            g.ask(self.seat, CUT_ONE)


# -- repairs at the end of a phase -------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Repair(Step):
    """25 and 15 at the end of every phase; surplus Phenoms whose time is over go (LOB-2.4-a, LOB-R48, LOB-8.1-c)."""

    __slots__ = ("deadline", "seat")

    def __init__(self, seat: i64, deadline: bool) -> None:
        self.seat = seat
        self.deadline = deadline  # a phase ends

    def go(self, g: Lords) -> None:
        seat = self.seat
        n = majors(g, seat)
        if n > MAJORS:
            g.again()
            g.ask(seat, CUT_ONE)
            return
        if n < MAJORS:
            add(g, seat, codes.JM, MAJORS - n)
        over = g.men.at(seat, codes.PH) - FARM_PH[g.stars.at(seat, codes.FS)]
        if self.deadline and over > 0 and g.clock > g.over_since[seat]:  # LOB-R109
            g.again()
            cut_phenom(g, seat)
            return
        n = farm(g, seat)
        if g.men.at(seat, codes.UT) == 0:  # LOB-7.1.5-h, LOB-R121
            g.again()
            if n < FARM:
                add(g, seat, codes.UT, FARM - n)
                owe(g, seat, UT_FINE, "LOB-7.1.5-h")
            else:
                g.ask(seat, CUT_FARM)
        elif n > FARM:
            g.again()
            surplus = min(n - FARM, g.men.at(seat, codes.UT) - 1)
            if surplus > 0:
                add(g, seat, codes.UT, -surplus)
            else:
                g.ask(seat, CUT_FARM)
        elif n < FARM:
            add(g, seat, codes.UT, FARM - n)


@final
class CutFarm(Choice):
    """A full farm without Utility players drops a Prospect or a Phenom (LOB-R121)."""

    def offers(self, g: Lords, seat: i64) -> None:
        if g.men.at(seat, codes.PH):
            g.offer(CUT + codes.PH)
        if g.men.at(seat, codes.PR):
            g.offer(CUT + codes.PR)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        """He goes; a Phenom may be claimed."""
        if option == CUT + codes.PH:
            cut_phenom(g, seat)
        else:
            add(g, seat, codes.PR, -1)


def repair_all(g: Lords, deadline: bool) -> None:
    """Push the repairs of all owners, from the leader."""
    for i in range(g.seats - 1, -1, -1):
        g.do(Repair(after(g, g.leader, i), deadline))


# -- cut Phenoms -------------------------------------------------------------------------------------------------


def cut_phenom(g: Lords, seat: i64) -> None:
    """A Phenom is cut: any other owner with room for him may claim him (LOB-8.2-a, LOB-8.2-b)."""
    add(g, seat, codes.PH, -1)
    if g.events is not None:
        g.emit("cut phenom", seat, rule="LOB-8.2-a")
    able = [int(s) for s in range(g.seats) if s != seat and may_claim(g, s)]
    if able:
        g.ask_all(able, CLAIM, CLAIMED)


def may_claim(g: Lords, seat: i64) -> bool:
    """Whether an owner has room for a Phenom and the fee."""
    room = g.men.at(seat, codes.PH) < FARM_PH[g.stars.at(seat, codes.FS)]
    return room and g.cash[seat] + best_loan(g, seat) >= CLAIM_FEE


@final
class Claim(Choice):
    """Whether to claim a cut Phenom; there is no way back (LOB-8.2-g)."""

    def offers(self, g: Lords, seat: i64) -> None:
        if not g.sealed[seat]:
            g.offer(YES)
            g.offer(NO)

    def declines(self, g: Lords, seat: i64) -> i64:
        return NO


@final
class Claimed(Step):
    """All claimants pay the fee, several bid in secret (LOB-8.2-e, LOB-8.2-f, LOB-R122)."""

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        claimants = [int(s) for s in range(g.seats) if picks[s] and picks[s][0] == YES]
        for seat in claimants:
            if g.events is not None:
                g.emit("claim", seat, rule="LOB-8.2-a")
            settle(g, seat, CLAIM_FEE, "LOB-8.2-f")
        if len(claimants) == 1:
            take_phenom(g, claimants[0])
        elif claimants:
            g.ask_all(claimants, BONUS, BONUSES)


def offer_amounts(g: Lords, seat: i64, most: i64) -> None:
    """Offer a sealed amount up to `most`, in two picks: steps of $5,000, then of $500."""
    picks = g.sealed[seat]
    if not picks:
        for n in range(min(59, most // 5000) + 1):
            g.offer(BIG + n)
    elif len(picks) == 1:
        big: i64 = picks[0]
        for n in range(min(4500, most - (big - BIG) * 5000) // 500 + 1):
            g.offer(SMALL + n)


def amount(picks: tuple[int, ...]) -> int:
    """The amount of two picks."""
    return (picks[0] - BIG) * 5000 + (picks[1] - SMALL) * 500 if len(picks) == 2 else 0


@final
class Bonus(Choice):
    """The bonus for the Phenom, at most cash and a loan still allowed (LOB-R122)."""

    def offers(self, g: Lords, seat: i64) -> None:
        offer_amounts(g, seat, g.cash[seat] + best_loan(g, seat))


@final
class Bonuses(Step):
    """The highest bonus signs him; equal ones roll off with the front office DRM (LOB-8.2-h)."""

    def go(self, g: Lords) -> None:
        bids = [amount(one) if one else -1 for one in g.unseal()]
        for seat in range(g.seats):
            if bids[seat] >= 0:
                g.emit("bid", seat, count=bids[seat], news=255, rule="LOB-8.2-e")
        roll_off(g, bids, Signed(max(bids)))


def roll_off(g: Lords, bids: list[int], then: Step) -> None:
    """The highest bid wins; owners who bid the same roll with the front office DRM, from the leader."""
    best = max(bids)
    tied = tuple([s for s in clockwise(g, g.leader) if bids[s] == best])
    compare(g, tied, tuple([int(g.pack.fo_drm[g.stars.at(s, codes.FO)]) for s in tied]), then)


@final
@mypyc_attr(acyclic=True)
class Signed(Step):
    """The winner pays his bonus to the bank and gets the Phenom."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: i64) -> None:
        self.bonus = bonus

    def go(self, g: Lords) -> None:
        settle(g, g.duel, self.bonus, "LOB-R122")
        take_phenom(g, g.duel)


def take_phenom(g: Lords, seat: i64) -> None:
    """A claimed Phenom comes to the farm, which is brought back to 15 at once: its own repair may be over."""
    add(g, seat, codes.PH, 1)
    g.do(Repair(seat, False))


CUT_ONE: Final = CutOne()
CUT_FARM: Final = CutFarm()
CLAIM: Final = Claim()
CLAIMED: Final = Claimed()
BONUS: Final = Bonus()
BONUSES: Final = Bonuses()
