"""How the picks of Haggle read."""

from __future__ import annotations

from haggle import steps
from haggle.game import (
    ACCEPT,
    BID,
    BLOCK,
    BORROW,
    COUNTER,
    DOWN,
    HANDS_LEFT,
    OFFER,
    PASS,
    PRICE,
    REFUSE,
    ROLL,
    UP,
    WARE,
    WITHDRAW,
    Haggle,
)

WORDS = {PASS: "pass", ROLL: "roll", HANDS_LEFT: "hands left", BORROW: "borrow", UP: "up", DOWN: "down", BLOCK: "block"}
NAMES = ("Ann", "Bea", "Cid")


def ware(card: int) -> str:
    """A ware by kind and number."""
    return ("turnip", "cheese", "carpet", "pearl")[card % 4] + str(card // 4)


def phrase(g: Haggle, seat: int, option: int) -> str:
    """How one pick reads."""
    if option in WORDS:
        return WORDS[option]
    if WARE <= option < BID:
        if g.then is not None:
            return (", " if g.sealed[seat] or g.gathered else "lay out ") + ware(option - WARE)
        return ware(option - WARE) if isinstance(g.choice, steps.OfferWare) else f"sell {ware(option - WARE)}"
    if option < ROLL:
        return f"bid ${option - BID}"
    if OFFER <= option < ACCEPT:
        return f"offer {NAMES[option - OFFER]}"
    if option >= PRICE:
        return f"for ${option - PRICE}"
    for base, word in ((WITHDRAW, "withdraw"), (COUNTER, "counter"), (REFUSE, "refuse"), (ACCEPT, "accept")):
        if option >= base:
            return f"{word} offer {option - base + 1}"
    raise ValueError(option)
