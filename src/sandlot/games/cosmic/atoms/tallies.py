"""What is counted: cash, Gadgets, the modifiers of the round, points, outs and halves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.cosmic.numbers import NO_CARD, OUTS, SIZE
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.tables import TAX, TOTAL, Modifier
from sandlot.kernel.packed import append

CHANGES: Final = ("total", "luck", "tax", "keep more")  # events, by what a modifier changes
NOBODY_SPENT: Final[tuple[bool, ...]] = (False, False)


# -- cash and Gadgets ----------------------------------------------------------------------------------------------


def float_cash(g: Cosmic, seat: i64, by: i64, rule: str) -> None:
    """Cash that was not needed, or that an effect gives (CLB-PAY-5, CLB-PAY-11)."""
    g.cash[seat] += by
    if g.events is not None:
        g.emit("float", seat, count=by, rule=rule)


def pay_floated(g: Cosmic, seat: i64, price: i64) -> i64:
    """Floated cash goes first; what is still to pay is returned (CLB-PAY-7)."""
    floated = g.cash[seat]
    if floated > price:
        floated = price
    if floated:
        g.cash[seat] -= floated
        if g.events is not None:
            g.emit("pay", seat, count=floated, rule="CLB-PAY-7")
    return price - floated


def lose_cash(g: Cosmic, seat: i64) -> None:
    """Floated cash is gone (CLB-PAY-8)."""
    g.cash[seat] = 0


def gain_gadgets(g: Cosmic, seat: i64, by: i64) -> None:
    """Gadgets come in (CLB-GAD-1)."""
    g.gadgets[seat] += by
    if g.events is not None:
        g.emit("gadgets", seat, count=by, rule="CLB-GAD-1")


def spend_gadgets(g: Cosmic, seat: i64, by: i64) -> bool:
    """Gadgets are spent (CLB-GAD-3). True: for the first time in this round."""
    g.gadgets[seat] -= by
    if g.events is not None:
        g.emit("spend", seat, count=by, rule="CLB-GAD-3")
    if g.spender[seat]:
        return False
    g.spender = (True, g.spender[1]) if seat == 0 else (g.spender[0], True)
    return True


# -- the ledger ----------------------------------------------------------------------------------------------------


def modify(g: Cosmic, what: i64, seat: i64, by: i64, source: i64, firm: bool) -> None:
    """Write an entry into the ledger of this round."""
    if by:
        g.ledger = g.ledger + (Modifier(what, seat, by, source, firm),)  # noqa: RUF005  (compiles to quicker code)
        if g.events is not None:
            g.emit(CHANGES[what], seat, count=by, rule="CLB-PLY-7")


def end_modifiers(g: Cosmic) -> None:
    """The modifiers of a round are over."""
    g.ledger = ()
    g.spender = NOBODY_SPENT


def use_tax(g: Cosmic, seat: i64) -> None:
    """What made the next Action dearer is over (CLB-EFX-5)."""
    g.ledger = tuple([entry for entry in g.ledger if entry.what != TAX or entry.seat != seat])


def strike(g: Cosmic, target: i64) -> None:
    """Strike the total modifiers that an Action made itself, except firm ones (CLB-EFX-1 to CLB-EFX-3)."""
    if target == NO_CARD or target in g.struck:
        return
    g.struck = (*g.struck, target)
    g.ledger = tuple([entry for entry in g.ledger if entry.what != TOTAL or entry.source != target or entry.firm])
    if g.events is not None:
        g.emit("strike", target // SIZE, card=target, rule="CLB-EFX-1")


# -- the score -----------------------------------------------------------------------------------------------------


def score(g: Cosmic, rule: str) -> None:
    """A point for the Hitter (CLB-RES-4)."""
    g.points[g.hitting] += 1
    g.line[-1] += 1
    if g.events is not None:
        g.emit("point", g.hitting, count=g.points[g.hitting], rule=rule)


def out(g: Cosmic, rule: str) -> bool:
    """An out for the Hitter (CLB-RES-5). True: the third, after which the sides change."""
    third = g.outs + 1 == OUTS
    g.outs = 0 if third else g.outs + 1
    if g.events is not None:
        g.emit("out", g.hitting, count=OUTS if third else g.outs, rule=rule)
    return third


def change_sides(g: Cosmic) -> None:
    """The other side hits (CLB-SID-1)."""
    g.hitting = 1 - g.hitting
    g.line = append(g.line, 0)
    if g.events is not None:
        g.emit("sides", g.hitting, count=g.half, rule="CLB-SID-1")
