"""What the words of picks stand for: `lay out pearl2, turnip5`, `offer Cid pearl2 for $3`, `accept offer 1`."""

from __future__ import annotations

SEATS = ("Ann", "Bea", "Cid")


def ware(card: int) -> str:
    """A ware by kind and number."""
    return ("turnip", "cheese", "carpet", "pearl")[card % 4] + str(card // 4)


NAMES = {
    "ware": lambda g, seat, n: ware(n),
    "seat": lambda g, seat, n: SEATS[n],
    "number": lambda g, seat, n: str(n + 1),
}
