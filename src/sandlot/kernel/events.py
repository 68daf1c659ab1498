"""What happened, one record for everybody: it drives log, animation, undo and statistics."""

from __future__ import annotations

from typing import Final

from sandlot.kernel.plain import Plain

EVERYONE: Final = 255
NOTHING: Final = -1
ONLOOKER: Final = 7  # the seat that stands for spectators where masks and re-deals count seats: EVERYONE has its bit


class Event(Plain):
    """One thing that happened.

    `src` and `dst` are places in the game's own numbering; `card` is the private part, shown only to the
    seats of the mask `seen`; `news` are the seats that learned something by it (the barrier for undo).
    """

    __slots__ = ("card", "count", "dst", "kind", "news", "rule", "seat", "seen", "src")

    def __init__(
        self, kind: str, seat: int, src: int, dst: int, count: int, card: int, seen: int, news: int, rule: str
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.src = src
        self.dst = dst
        self.count = count
        self.card = card
        self.seen = seen
        self.news = news
        self.rule = rule

    def card_for(self, seat: int) -> int:
        """The card if this seat may see it, else NOTHING. A spectator is seat -1."""
        if self.seen == EVERYONE or (seat >= 0 and self.seen >> seat & 1):
            return self.card
        return NOTHING


def knower(viewer: int) -> int:
    """The seat whose bit says what a viewer knows: a spectator (-1) knows what everybody knows."""
    return viewer if viewer >= 0 else ONLOOKER
