"""The joke token: No Crying, Rain Delay."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.fantasy.game import TOKEN, Fantasy
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice


class HandToken(Choice):
    """Any seat may slide the token to a slow or grumbling one; nothing follows from it (FFB-CRY-1)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """Everybody else who does not have it already."""
        f = cast(Fantasy, g)
        return [TOKEN + other for other in range(f.seats) if other not in (seat, f.token)]

    def take(self, g: Game, seat: int, option: int) -> None:
        """Slide it over."""
        f = cast(Fantasy, g)
        f.token = option - TOKEN
        f.emit("token", seat, count=f.token, rule="FFB-CRY-1")


HAND_TOKEN: Final = HandToken()
