"""The joke token: No Crying, Rain Delay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy.options import TOKEN
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.step import Choice


@final
class HandToken(Choice):
    """Any seat may slide the token to a slow or grumbling one; nothing follows from it (FFB-CRY-1)."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        for other in range(f.seats):
            if other != seat and other != f.token:
                f.offer(TOKEN + other)

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        f.token = option - TOKEN
        if f.events is not None:
            f.emit("token", seat, count=f.token, rule="FFB-CRY-1")


HAND_TOKEN: Final = HandToken()
