# interpreted: for people
"""Sealed forms: set-up, orders, roster, purses, bids, cards held; each is told by what stands in it."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords import codes
from sandlot.games.lords.advice.changes import listed
from sandlot.games.lords.atoms.money import loan_of
from sandlot.games.lords.notation import counted, dollars
from sandlot.games.lords.options import (
    BIG,
    COUNT,
    CUT,
    DONE,
    HOLD,
    LOAN,
    PHENOM,
    PROSPECT,
    REPAY_LARGE,
    REPAY_SMALL,
    STARS,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import auction, end_of_phase, farm, salaries, setup, upgrades, year_end
from sandlot.games.lords.steps.farm import amount
from sandlot.games.lords.words.names import PLAYERS, players
from sandlot.kernel.asking import question

NO_CHANGE = "Leaves the organisation as it is and saves the money."


def written(g: Lords, seat: int, picks: Sequence[int]) -> list[int]:
    """All items of a form that are filled in after these picks."""
    return [*g.sealed[seat], *picks]


def sentence(parts: list[str], otherwise: str) -> str:
    """Things that are done, in one sentence."""
    said = listed(parts)
    return f"{said[:1].upper()}{said[1:]}." if said else otherwise


def borrowed(picks: Sequence[int]) -> list[str]:
    """A loan among the items."""
    taken = [loan_of(pick) for pick in picks if LOAN < pick < REPAY_SMALL]
    return [f"borrows {dollars(sum(taken))}"] if taken else []


def repaid(picks: Sequence[int]) -> list[str]:
    """Repayments among the items."""
    return ["pays debt back to save interest"] if any(REPAY_SMALL <= pick <= REPAY_LARGE for pick in picks) else []


def built(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Farm, manager and loan of the set-up."""
    items = written(before, seat, picks)
    said = [f"a farm of {counted(items[0] - STARS, 'star')} for young players"]
    if len(items) > 1:
        said.append(f"a manager of {counted(items[1] - STARS, 'star')} for wins")
    return sentence(said + [f"a loan of {part[8:]}" for part in borrowed(items[2:])], "")


def ordered(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """The orders of the off-season."""
    skip = question(before, upgrades.Orders).skip
    items = written(before, seat, picks)
    said = borrowed(items[:1])
    if not skip:
        for place, track, name in ((1, codes.FO, "front office"), (2, codes.FM, "manager"), (3, codes.FS, "farm")):
            if len(items) > place:
                said += rated(before.stars.at(seat, track), items[place] - STARS, name)
    if len(items) > 4 - skip and items[4 - skip] > COUNT:
        said.append(f"makes {counted(items[4 - skip] - COUNT, 'new Prospect')}")
    if PHENOM in items:
        said.append("tries a Phenom in the majors")
    if PROSPECT in items:
        said.append("tries to develop a Prospect")
    return sentence(said, NO_CHANGE if not skip else "Leaves the farm alone and saves the money.")


def rated(now: int, then: int, name: str) -> list[str]:
    """A rating that is changed."""
    if now == then:
        return []
    return [f"{'raises' if then > now else 'lowers'} the {name} to {counted(then, 'star')}"]


def lined_up(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """The roster form."""
    items = [pick - COUNT for pick in written(before, seat, picks)[:4]]
    up, higher, better, worse = items + [0] * (4 - len(items))
    said = ["makes a Regular an All-Star"] if up else []
    if higher:
        said.append("makes an All-Star a Superstar")
    if better:
        said.append(f"turns {players(codes.JM, better)} into Regulars")
    if worse:
        said.append(f"turns {players(codes.REG, worse)} into Journeymen")
    cuts = [pick - CUT for pick in written(before, seat, picks)[4:] if pick != DONE]
    gone = listed([players(kind, cuts.count(kind)) for kind in sorted(set(cuts))])
    return sentence(said + ([f"cuts {gone} to save salaries"] if gone else []), "Goes on with the players you have.")


def purse(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Loans and cubes at the end of a phase, or in the off-season."""
    items = written(before, seat, picks)
    said = borrowed(items) + repaid(items)
    if items[-1] > COUNT:
        said.append(f"buys {counted(items[-1] - COUNT, 'media cube')} for dice and points")
    return sentence(said, "Keeps the cash for salaries and new players.")


def last_moves(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Loans and cubes before the points of the year."""
    items = written(before, seat, picks)
    said = borrowed(items) + repaid(items)
    pairs = items[-1] - COUNT
    if pairs > 0:
        said.append(f"turns {2 * pairs} cubes into {3 * pairs} points")
    return sentence(said, "Keeps the cubes for the dice.")


def bid(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A bid on a free agent."""
    return bidding(written(before, seat, picks), PLAYERS[before.auction])


def bonus(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A bonus for a cut Phenom."""
    return bidding(written(before, seat, picks), "Phenom")


def bidding(items: Sequence[int], who: str) -> str:
    """An amount for a player; of half an amount only the steps of $5,000 are known."""
    offered = amount(tuple(items)) if len(items) > 1 else 5000 * (items[0] - BIG)
    if not offered:
        return f"Leaves the {who} to others."
    return f"Bids {dollars(offered)} for the {who}."


def held(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Cards kept for next year."""
    names = [before.pack.names[pick - HOLD] for pick in written(before, seat, picks) if pick >= HOLD]
    if not names:
        return "Keeps no card: to hold one costs more than it is worth."
    return f"Holds {listed(names)} for next year."


PURPOSES = {
    setup.Form: built,
    upgrades.Orders: ordered,
    upgrades.RosterForm: lined_up,
    end_of_phase.Purse: purse,
    salaries.MediaForm: purse,
    year_end.LastForm: last_moves,
    year_end.Holding: held,
    auction.Bid: bid,
    farm.Bonus: bonus,
}
