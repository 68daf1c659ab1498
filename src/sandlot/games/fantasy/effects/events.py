"""What the Event in play changes: printed stats, Win totals, and single rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import ConditionRule, VerbRule, Walk, Walker, walker
from sandlot.games.fantasy import codes
from sandlot.games.fantasy.numbers import EVENT, NO_CARD
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.packed import vec


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Reading(Walk):
    """What an Event says, in general or of a Character in a manager's slot."""

    __slots__ = ("banners", "bases", "bonus", "card", "evil_first", "has", "magic", "twice", "values")
    twice: i64
    bonus: i64
    magic: i64
    banners: i64
    bases: i64

    def __init__(self, program: vec[i64], manager: i64, card: i64, values: vec[i64], has: i64) -> None:
        self.seat = manager
        self.program = program
        self.pc = 0
        self.end = len(program)
        self.row = 0
        self.card = card
        self.values = values  # of its ten stats, which the Event changes
        self.has = has  # the mask of the stats that are not blank
        self.twice = 0  # the mask of stats that count twice
        self.bonus = 0  # for a Win total of at least 1
        self.evil_first = False
        self.magic = 1  # rounds of magic a week
        self.banners = 0  # further steps
        self.bases = 0  # the mask of the bases whose line-up cards are placed face up


@mypyc_attr(acyclic=True)
class Clause(VerbRule):
    """A verb of an Event."""

    def act(self, g: Fantasy, event: Reading) -> bool:
        self.read(event)
        return False

    def read(self, event: Reading) -> None:
        """Note what it says."""
        raise NotImplementedError


@final
class Stat(Clause):
    """Printed stats count more or less, not below 0; blanks stay blank (FFB-EVT-7)."""

    def read(self, event: Reading) -> None:
        values = event.values
        stats = event.cell(0) & event.has
        for stat in range(codes.STATS):
            if stats >> stat & 1:
                values[stat] = max(0, values[stat] + event.cell(1))


@final
class Twice(Clause):
    """Stats count twice in Win totals."""

    def read(self, event: Reading) -> None:
        event.twice = event.cell(0)


@final
class Total(Clause):
    """A flat bonus or penalty for a Win total (FFB-EVT-6)."""

    def read(self, event: Reading) -> None:
        event.bonus += event.cell(0)


@final
class EvilFirst(Clause):
    """In ties Evil beats Good."""

    def read(self, event: Reading) -> None:
        event.evil_first = True


@final
class Magic(Clause):
    """Rounds of magic each week, or none (FFB-EVT-8)."""

    def read(self, event: Reading) -> None:
        event.magic = event.cell(0)


@final
class Banners(Clause):
    """Every Stat Track banner moves pegs further."""

    def read(self, event: Reading) -> None:
        event.banners = event.cell(0)


@final
class FaceUp(Clause):
    """The line-up cards of a base are placed face up (FFB-EVT-3)."""

    def read(self, event: Reading) -> None:
        event.bases |= 1 << (event.cell(0) - 1)


@mypyc_attr(acyclic=True)
class OfCharacter(ConditionRule):
    """A condition of an Event: it holds for some Characters, so for none where no Character is looked at."""

    def holds(self, g: Fantasy, event: Reading) -> bool:
        return event.card != NO_CARD and self.suits(g, event)

    def suits(self, g: Fantasy, event: Reading) -> bool:
        """Whether the Character is one of them."""
        raise NotImplementedError


@final
class Side(OfCharacter):
    """Good or Evil."""

    def suits(self, g: Fantasy, event: Reading) -> bool:
        return g.pack.side[event.card] == event.given(0)


@final
class Tier(OfCharacter):
    """Whether the Character is of this class."""

    def suits(self, g: Fantasy, event: Reading) -> bool:
        return g.pack.tier[event.card] == event.given(0)


@final
class Fewest(OfCharacter):
    """A manager with the fewest Wins (FFB-EVT-1)."""

    def suits(self, g: Fantasy, event: Reading) -> bool:
        return g.underdogs >> event.seat & 1 == 1


VERBS: Final[dict[int, VerbRule]] = {
    codes.STAT: Stat(),
    codes.TWICE: Twice(),
    codes.TOTAL: Total(),
    codes.EVIL_FIRST: EvilFirst(),
    codes.MAGIC: Magic(),
    codes.BANNERS: Banners(),
    codes.FACE_UP: FaceUp(),
}
CONDITIONS: Final[dict[int, ConditionRule]] = {codes.SIDE: Side(1), codes.TIER: Tier(1), codes.FEWEST: Fewest()}
WALKER: Final[Walker] = walker(VERBS, CONDITIONS)
NO_STATS: Final = vec[i64]()
NO_EVENT: Final = Reading(NO_STATS, 0, NO_CARD, NO_STATS, 0)  # what holds without one; nobody writes to it


def event_program(g: Fantasy) -> vec[i64]:
    """The effect of the Event in play."""
    return g.pack.program[g.event - EVENT]


def in_force(g: Fantasy) -> Reading:
    """What the Event in play says in general."""
    return NO_EVENT if g.event == NO_CARD else of_character(g, 0, NO_CARD, NO_STATS, 0)


def of_character(g: Fantasy, manager: i64, card: i64, values: vec[i64], has: i64) -> Reading:
    """What the Event in play says of a Character; it changes the values of those stats that the Character has."""
    event = Reading(event_program(g), manager, card, values, has)
    WALKER.walk(g, event)
    return event


def way_hidden(g: Fantasy, base: i64) -> bool:
    """Whether nobody else has seen yet which way round the line-up cards of a base lie (FFB-MORE-3)."""
    return g.house.more_wins and base > g.week and not in_force(g).bases >> base & 1
