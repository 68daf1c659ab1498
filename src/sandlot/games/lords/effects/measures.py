"""What effects measure (codes.MEASURES), a class a measure, and the conditions of a roll."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.cards.program import ConditionRule, MeasureRule, Walk
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import stars
from sandlot.games.lords.atoms.money import debt
from sandlot.games.lords.atoms.roster import owned
from sandlot.games.lords.state import Lords


class Reading(MeasureRule):
    """A measure of this game; the league office has none."""

    def of(self, g: Lords, seat: i64) -> i64:
        return self.read(g, seat) if seat >= 0 else 0

    def read(self, g: Lords, seat: i64) -> i64:
        """Its number for an owner."""
        raise NotImplementedError


@final
class Players(Reading):
    """Players of a type."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def read(self, g: Lords, seat: i64) -> i64:
        return owned(g, seat, self.kind)


@final
class Rating(Reading):
    """Stars of the office, the farm or the manager."""

    __slots__ = ("track",)

    def __init__(self, track: i64) -> None:
        self.track = track

    def read(self, g: Lords, seat: i64) -> i64:
        return g.stars.at(seat, self.track)


@final
class Stars(Reading):
    """The stars of office, farm and manager together."""

    def read(self, g: Lords, seat: i64) -> i64:
        return stars(g, seat)


@final
class Media(Reading):
    """Cubes of media."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.media[seat]


@final
class Cash(Reading):
    """The dollars an owner holds."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.cash[seat]


@final
class Loans(Reading):
    """The dollars an owner owes."""

    def read(self, g: Lords, seat: i64) -> i64:
        return debt(g, seat)


@final
class Wins(Reading):
    """Wins of this phase."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.wins[seat]


@final
class Losses(Reading):
    """Losses of this phase."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.losses[seat]


@final
class YearWins(Reading):
    """Wins of the year before this phase."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.season_wins[seat]


@final
class Points(Reading):
    """The victory points scored so far."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.vp[seat]


@final
class Hand(Reading):
    """Cards in the hand."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.hands.size(seat)


@final
class Phase(Reading):
    """The phase, as its code."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.phase


@final
class Year(Reading):
    """The year that is played."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.year


@final
class Attack(Reading):
    """The number of the attack that is going on."""

    def read(self, g: Lords, seat: i64) -> i64:
        return g.attack


@final
class Odd(ConditionRule):
    """Whether the roll is odd."""

    def holds(self, g: Lords, walk: Walk) -> bool:
        return walk.row % 2 == 1


@final
class Even(ConditionRule):
    """Whether the roll is even."""

    def holds(self, g: Lords, walk: Walk) -> bool:
        return walk.row % 2 == 0


MEASURES: Final[dict[int, MeasureRule]] = {
    **{codes.M_SS + kind: Players(kind) for kind in range(codes.UT + 1)},
    **{codes.M_FO + track: Rating(track) for track in range(len(codes.TRACKS))},
    codes.M_STARS: Stars(),
    codes.M_MEDIA: Media(),
    codes.M_CASH: Cash(),
    codes.M_LOANS: Loans(),
    codes.M_W: Wins(),
    codes.M_L: Losses(),
    codes.M_YW: YearWins(),
    codes.M_VP: Points(),
    codes.M_HAND: Hand(),
    codes.M_PHASE: Phase(),
    codes.M_YEAR: Year(),
    codes.M_ATTACK: Attack(),
}
CONDITIONS: Final[dict[int, ConditionRule]] = {codes.IS_ODD: Odd(), codes.IS_EVEN: Even()}
