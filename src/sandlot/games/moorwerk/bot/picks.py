"""Which answers are worth a look: one of those that do the same, and of the Joker's kinds those that may be best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.bot.judge import BLUE, team_of
from sandlot.games.moorwerk.options import AS, COVER, GIVE, PLAY, TARGET
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.steps import Become, CoverCard, Exchange, Give, PlayCard, Time

HOME_RUN: Final = 7  # no green kind does more for the side at bat
TRIPLE_PLAY: Final = 18  # and no red one for the side in the field


def shortlist(b: Baseball, seat: i64, options: list[int]) -> list[int]:
    """At least one of these options."""
    choice = b.choice
    if isinstance(choice, PlayCard):
        return different(b, options, PLAY)
    if isinstance(choice, CoverCard):
        return different(b, options, COVER)
    if isinstance(choice, Give):
        return different(b, options, GIVE)
    if isinstance(choice, (Time, Exchange)):
        return rivals(b, seat, options)
    if isinstance(choice, Become):
        best = AS + (HOME_RUN if team_of(b, seat) == b.batting else TRIPLE_PLAY)
        return different(b, [option for option in options if option == best or option >= AS + BLUE], AS)
    return options


def rivals(b: Baseball, seat: i64, options: list[int]) -> list[int]:
    """Seats of the other side, if there are any."""
    team = team_of(b, seat)
    found = [option for option in options if team_of(b, option - TARGET) != team]
    return found or options


def different(b: Baseball, options: list[int], base: i64) -> list[int]:
    """The first of all kinds that do the same; options below `base` name no kind."""
    found: list[int] = []
    for option in options:
        new = True
        for other in found:
            if other >= base and same_effect(b, other - base, option - base):
                new = False
                break
        if new:
            found.append(option)
    return found


def same_effect(b: Baseball, one: i64, other: i64) -> bool:
    """Whether two kinds do the same; between two players hands move either way to the other."""
    first = b.pack.program[one]
    second = b.pack.program[other]
    if len(first) != len(second) or first[0] != second[0]:
        return False
    if first[0] == codes.PASS and b.seats == 2:
        return True
    for i in range(1, len(first)):
        if first[i] != second[i]:
            return False
    return True
