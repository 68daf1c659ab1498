"""Farm system (chapter 8): attempts with Phenoms and Prospects, surplus Phenoms, cut Phenoms and their claims."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import YES_NO, Deed, Question, clockwise, lasts, with_value
from sandlot.games.lords.atoms.money import best_loan, pay, priced, settle
from sandlot.games.lords.atoms.roster import CUT_ONE, FARM, MAJORS, add, call_up, convert, farm, majors
from sandlot.games.lords.numbers import BLOCK, FARM_PH
from sandlot.games.lords.places import AGAIN, BIG, CUT, KEEP, SMALL, YES
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import compare, roll
from sandlot.games.lords.tables import look

ROLL_FEE: Final = 500  # LOB-8.3-b, and for each +1 (LOB-8.3-d, LOB-R115)
MOST_DRM: Final = 3
CLAIM_FEE: Final = 500  # LOB-8.2-a


def action_of(kind: int) -> int:
    """The mark on the mat for an attempt (LOB-8.3-j, LOB-8.4-f, LOB-R117)."""
    return codes.ACT_PHENOM if kind == codes.ROLL_PHENOM else codes.ACT_PROSPECT


def fee(g: State, seat: int, first: bool) -> int:
    """The price of a roll; a 3-star office has the first of each attempt free (LOB-3.1.1-c, LOB-R74)."""
    if first and g.stars[seat][codes.FO] == 3:
        return 0
    return priced(g, seat, codes.PRICE_FARM, ROLL_FEE)


def may_try(g: State, seat: int, kind: int) -> bool:
    """Whether the phase's own attempt of this kind is still there and can be paid (LOB-8.3-a, LOB-8.4-a)."""
    action = action_of(kind)
    if g.spent[seat] >> action & 1 or lasts(g, BLOCK, seat, action) is not None:
        return False
    men = g.men[seat]
    there = men[codes.PH] if kind == codes.ROLL_PHENOM else men[codes.PR] - g.new_prospects[seat]  # LOB-R118
    return there > 0 and g.cash[seat] >= fee(g, seat, True)


def attempt(g: State, seat: int, kind: int, hole: bool) -> None:
    """Make the phase's attempt: as many rolls as the farm has stars (LOB-8.3-c, LOB-8.4-b, LOB-R113)."""
    g.spent[seat] |= 1 << action_of(kind)
    g.emit("attempt", seat, count=kind, rule="LOB-5.3.9-a")
    g.ask(seat, BuyRoll(kind, g.stars[seat][codes.FS], hole, True, -1))


def free_attempt(g: State, seat: int, kind: int, drm: int, rolls: int) -> None:
    """A card's attempt costs nothing and leaves the phase's own (verb `promote`)."""
    there = g.men[seat][codes.PH if kind == codes.ROLL_PHENOM else codes.PR]
    if there > 0:
        g.emit("attempt", seat, count=kind)
        roll(g, seat, kind, drm, Result(seat, kind, rolls - 1, False, drm))


class BuyRoll(Question):
    """With how many +1 to roll; after a roll also whether to keep what it gave (LOB-8.3-d, LOB-8.3-e, LOB-8.4-c)."""

    __slots__ = ("first", "gift", "hole", "kind", "left")

    def __init__(self, kind: int, left: int, hole: bool, first: bool, gift: int) -> None:
        self.kind = kind
        self.left = left  # rolls
        self.hole = hole
        self.first = first
        self.gift = gift  # a card's attempt: its fixed DRM, free of charge; else -1

    def offers(self, g: State, seat: int) -> list[int]:
        """Rolls that can be paid."""
        found = [] if self.first else [KEEP]
        if self.gift >= 0:
            return [*found, AGAIN]
        cash = g.cash[seat] - fee(g, seat, self.first)
        if cash < 0:
            return found
        return [*found, *[AGAIN + n for n in range(min(MOST_DRM, cash // self.step(g, seat)) + 1)]]

    def step(self, g: State, seat: int) -> int:
        """What +1 costs; never nothing, so that the division holds."""
        return max(1, priced(g, seat, codes.PRICE_FARM, ROLL_FEE))

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Pay and roll (the earlier result is void, LOB-R114), or take the result."""
        if option == KEEP:
            promoted(g, seat, self.kind, self.hole)
            return
        drm = self.gift if self.gift >= 0 else option - AGAIN
        if self.gift < 0:
            step = priced(g, seat, codes.PRICE_FARM, ROLL_FEE)
            pay(g, seat, fee(g, seat, self.first) + drm * step, "LOB-8.3-b")
        roll(g, seat, self.kind, drm, Result(seat, self.kind, self.left - 1, self.hole, self.gift))


class Result(Deed):
    """What an attempt's roll gave: kept, or thrown again while rolls and money last."""

    __slots__ = ("gift", "hole", "kind", "left", "seat")

    def __init__(self, seat: int, kind: int, left: int, hole: bool, gift: int) -> None:
        self.seat = seat
        self.kind = kind
        self.left = left
        self.hole = hole
        self.gift = gift

    def go(self, g: State) -> None:
        """The last roll stands; before it the owner decides."""
        seat = self.seat
        chart = g.pack.phenom if self.kind == codes.ROLL_PHENOM else g.pack.prospect
        g.revealed = with_value(g.revealed, seat, look(chart, g.total))
        again = BuyRoll(self.kind, self.left, self.hole, False, self.gift)
        if self.left > 0 and len(again.offers(g, seat)) > 1:
            g.ask(seat, again)
        else:
            promoted(g, seat, self.kind, self.hole)


def promoted(g: State, seat: int, kind: int, hole: bool) -> None:
    """Carry out the result that was kept (LOB-8.3-f to LOB-8.3-i)."""
    result = g.revealed[seat]
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
    elif result != codes.R_STAYS and g.men[seat][codes.PH]:
        convert(g, seat, codes.PH, codes.UT, 1)
        add(g, seat, codes.SS + codes.R_SS - result, 1)
        filled = True
        from sandlot.games.lords.effects.run import fire

        fire(g, codes.ON_PROMOTED, seat)
        if majors(g, seat) > MAJORS and not hole:
            g.ask(seat, CUT_ONE)
    if hole and not filled:
        call_up(g, seat)


# -- repairs at the end of a phase -------------------------------------------------------------------------------


class Repair(Deed):
    """25 and 15 at the end of every phase; surplus Phenoms whose time is over go (LOB-2.4-a, LOB-R48, LOB-8.1-c)."""

    __slots__ = ("deadline", "seat")

    def __init__(self, seat: int, deadline: bool) -> None:
        self.seat = seat
        self.deadline = deadline  # a phase ends

    def go(self, g: State) -> None:
        """One thing at a time until all is in order."""
        seat = self.seat
        n = majors(g, seat)
        if n > MAJORS:
            g.do(self)
            g.ask(seat, CUT_ONE)
            return
        if n < MAJORS:
            add(g, seat, codes.JM, MAJORS - n)
        men = g.men[seat]
        over = men[codes.PH] - FARM_PH[g.stars[seat][codes.FS]]
        if self.deadline and over > 0 and g.clock > g.over_since[seat]:  # LOB-R109
            g.do(self)
            cut_phenom(g, seat)
            return
        n = farm(g, seat)
        if men[codes.UT] == 0:  # LOB-7.1.5-h, LOB-R121
            g.do(self)
            if n < FARM:
                from sandlot.games.lords.atoms.money import owe

                add(g, seat, codes.UT, FARM - n)
                owe(g, seat, 1000, "LOB-7.1.5-h")
            else:
                g.ask(seat, CUT_FARM)
        elif n > FARM:
            g.do(self)
            surplus = min(n - FARM, men[codes.UT] - 1)
            if surplus > 0:
                add(g, seat, codes.UT, -surplus)
            else:
                g.ask(seat, CUT_FARM)
        elif n < FARM:
            add(g, seat, codes.UT, FARM - n)


class CutFarm(Question):
    """A full farm without Utility players drops a Prospect or a Phenom (LOB-R121)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """What there is."""
        return [CUT + kind for kind in (codes.PH, codes.PR) if g.men[seat][kind]]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """He goes; a Phenom may be claimed."""
        if option == CUT + codes.PH:
            cut_phenom(g, seat)
        else:
            add(g, seat, codes.PR, -1)


def repair_all(g: State, deadline: bool) -> None:
    """Push the repairs of all owners, from the leader."""
    for seat in reversed(clockwise(g, g.leader)):
        g.do(Repair(seat, deadline))


# -- cut Phenoms -------------------------------------------------------------------------------------------------


def cut_phenom(g: State, seat: int) -> None:
    """A Phenom is cut: any other owner with room for him may claim him (LOB-8.2-a, LOB-8.2-b)."""
    add(g, seat, codes.PH, -1)
    g.emit("cut phenom", seat, rule="LOB-8.2-a")
    able = [
        s
        for s in range(g.seats)
        if s != seat and g.men[s][codes.PH] < FARM_PH[g.stars[s][codes.FS]] and g.cash[s] + best_loan(g, s) >= CLAIM_FEE
    ]
    if able:
        g.ask_all(able, CLAIM, CLAIMED)


class Claim(Question):
    """Whether to claim a cut Phenom; there is no way back (LOB-8.2-g)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Yes or no, sealed."""
        return [] if g.sealed[seat] else YES_NO


class Claimed(Deed):
    """All claimants pay the fee, several bid in secret (LOB-8.2-e, LOB-8.2-f, LOB-R122)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """One gets him for the fee, several bid."""
        picks = g.unseal()
        claimants = [s for s in range(g.seats) if picks[s] and picks[s][0] == YES]
        for seat in claimants:
            g.emit("claim", seat, rule="LOB-8.2-a")
            settle(g, seat, CLAIM_FEE, "LOB-8.2-f")
        if len(claimants) == 1:
            take_phenom(g, claimants[0])
        elif claimants:
            g.ask_all(claimants, BONUS, BONUSES)


def amount_offers(g: State, seat: int, most: int) -> list[int]:
    """A sealed amount up to `most`, in two picks: steps of $5,000, then of $500."""
    picks = g.sealed[seat]
    if not picks:
        return [BIG + n for n in range(min(59, most // 5000) + 1)]
    if len(picks) == 1:
        rest = min(4500, most - (picks[0] - BIG) * 5000)
        return [SMALL + n for n in range(rest // 500 + 1)]
    return []


def amount(picks: list[int]) -> int:
    """The amount of two picks."""
    return (picks[0] - BIG) * 5000 + (picks[1] - SMALL) * 500 if len(picks) == 2 else 0


class Bonus(Question):
    """The bonus for the Phenom, at most cash and a loan still allowed (LOB-R122)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Any amount one can pay."""
        return amount_offers(g, seat, g.cash[seat] + best_loan(g, seat))


class Bonuses(Deed):
    """The highest bonus signs him; equal ones roll off with the front office DRM (LOB-8.2-h)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Reveal and compare."""
        picks = g.unseal()
        bids = [amount(one) if one else -1 for one in picks]
        for seat in range(g.seats):
            if bids[seat] >= 0:
                g.emit("bid", seat, count=bids[seat], news=255, rule="LOB-8.2-e")
        best = max(bids)
        tied = [s for s in clockwise(g, g.leader) if bids[s] == best]
        compare(g, tied, [g.pack.fo_drm[g.stars[s][codes.FO]] for s in tied], Signed(best))


class Signed(Deed):
    """The winner pays his bonus to the bank and gets the Phenom."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def go(self, g: State) -> None:
        """Pay and take."""
        settle(g, g.duel, self.bonus, "LOB-R122")
        take_phenom(g, g.duel)


def take_phenom(g: State, seat: int) -> None:
    """A claimed Phenom comes to the farm, which is brought back to 15 at once: its own repair may be over."""
    add(g, seat, codes.PH, 1)
    g.do(Repair(seat, False))


CUT_FARM: Final = CutFarm()
CLAIM: Final = Claim()
CLAIMED: Final = Claimed()
BONUS: Final = Bonus()
BONUSES: Final = Bonuses()
