"""What an effect promises, in victory points: the program of a card is read as the owner who plays it would."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import VerbRule, Walk, walker
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after as onward
from sandlot.games.lords.bot.value import CARD, CUBE, DOLLARS, record_worth, rival_share, scoring, season
from sandlot.games.lords.effects.choices import Choosing
from sandlot.games.lords.effects.measures import CONDITIONS, MEASURES
from sandlot.games.lords.effects.scopes import SCOPES, Scope
from sandlot.games.lords.numbers import MEDIA_CAP
from sandlot.games.lords.options import CHOICE
from sandlot.games.lords.state import Lords
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec

MARK: Final = 0.6  # points of a win to come, in a phase that has not begun
LOSS: Final = 1.7  # a loss is half a game while there is room for wins, and a whole one in a phase that fills up
# Players by type: SS AS REG JM PH PR UT STAR. The first part is for every year end, the second for the season's wins.
MEN_SCORE: Final = [6.0, 4.0, 0.0, 0.0, 2.0, 0.2, 0.0, 4.5]
MEN_SEASON: Final = [1.0, 0.7, 0.6, 0.0, 0.5, 0.1, 0.0, 0.8]
# Stars of office, farm and manager.
STAR_SCORE: Final = [4.5, 1.5, 1.0]
STAR_SEASON: Final = [0.0, 0.0, 1.5]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Reckoning(Walk):
    """An effect is read for an owner; `points` is what it promises to `me`."""

    __slots__ = ("me", "points")

    def __init__(self, cells: vec[i64], pc: i64, end: i64, subject: i64, me: i64, value: i64) -> None:
        self.seat = subject
        self.program = cells
        self.pc = pc
        self.end = end
        self.row = value
        self.me = me
        self.points = 0.0

    def part(self, g: Lords, pc: i64, end: i64, subject: i64, value: i64) -> float:
        """What a part of the program promises for an owner."""
        return between(g, self.program, pc, end, subject, self.me, value)


class Form(VerbRule):
    """A verb or scope with parts of its own."""

    def act(self, g: Game, walk: Walk) -> bool:
        read = cast(Reckoning, walk)
        read.points = self.sum(cast(Lords, g), read, read.points)
        return False

    def sum(self, g: Lords, read: Reckoning, points: float) -> float:
        """The points so far and those of its parts."""
        raise NotImplementedError


@final
class ForScope(Form):
    """Every owner of the scope counts."""

    __slots__ = ("scope",)

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def sum(self, g: Lords, read: Reckoning, points: float) -> float:
        mask = self.scope.whom(g, read.seat, read.me)
        for i in range(g.seats):
            one = onward(g, g.leader, i)
            if mask >> one & 1:
                points += read.part(g, read.pc + 3, read.program[read.pc + 1], one, read.row)
        return points


@final
class Roll(Form):
    """The mean of all rolls."""

    def sum(self, g: Lords, read: Reckoning, points: float) -> float:
        for die in range(1, 11):
            points += read.part(g, read.pc + 4, read.cell(1), read.seat, die) / 10.0
        return points


@final
class Choose(Form):
    """The owner who chooses takes the best block."""

    def sum(self, g: Lords, read: Reckoning, points: float) -> float:
        k = read.cell(0)
        start = read.pc + 3 + k
        best = 0.0
        for i in range(k):
            end = read.cell(1 + i)
            promised = read.part(g, start, end, read.seat, read.row)
            if i == 0 or (promised > best) == (read.seat == read.me):
                best = promised
            start = end
        return points + best


class Worth(VerbRule):
    """A verb is worth the same whoever it is for, until a subclass knows better."""

    __slots__ = ("points",)

    def __init__(self, points: float = 0.0) -> None:
        self.points = points

    def act(self, g: Game, walk: Walk) -> bool:
        read = cast(Reckoning, walk)
        lords = cast(Lords, g)
        if read.seat >= 0:
            points = self.of(lords, read)
            read.points += points if read.seat == read.me else -rival_share(lords, read.me, read.seat) * points
            if read.seat != read.me and self.to_others():
                read.points -= points
        return False

    def of(self, g: Lords, read: Reckoning) -> float:
        """Points for the subject."""
        return self.points

    def to_others(self) -> bool:
        """Whether what the subject loses comes to somebody."""
        return False


@final
class Each(Worth):
    """The same points for each that the first argument counts."""

    def of(self, g: Lords, read: Reckoning) -> float:
        return self.points * float(read.cell(0))


@final
class Money(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return DOLLARS * float(RECKONER.amount(g, read, 0)) / 1000.0


@final
class Points(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return float(RECKONER.amount(g, read, 0))


@final
class Marks(Worth):
    """Wins (1) or losses (-1)."""

    def of(self, g: Lords, read: Reckoning) -> float:
        n = RECKONER.amount(g, read, 0)
        if g.phase == codes.OFF or read.cell(3) == codes.NEXT_PHASE:
            return MARK * self.points * float(n)
        return marked(g, read.seat, n, 0) if self.points > 0 else marked(g, read.seat, 0, n)


@final
class Transfer(Worth):
    """What an owner hands over is lost."""

    def of(self, g: Lords, read: Reckoning) -> float:
        what = read.cell(0)
        n = float(read.cell(1))
        if what == codes.MONEY:
            return -(DOLLARS * n / 1000.0)
        return -(CUBE * n) if what == codes.MEDIA else -(man(g, what) * n)

    def to_others(self) -> bool:
        return True


@final
class Media(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        n = read.cell(0)
        if read.cell(1) == 1:
            return 0.3 * float(n)
        room = MEDIA_CAP[g.stars.at(read.seat, codes.FO)] - g.media[read.seat]
        return CUBE * float(max(-g.media[read.seat], min(n, room)))


@final
class Star(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        track = read.cell(0)
        now = g.stars.at(read.seat, track)
        n = max(1, min(5, now + read.cell(1))) - now
        return (STAR_SCORE[track] * scoring(g) + STAR_SEASON[track] * season(g)) * float(n)


@final
class Change(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        old = read.cell(1)
        n = min(read.cell(0), g.men.at(read.seat, old))
        return (man(g, read.cell(2)) - man(g, old)) * float(n)


@final
class Gain(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return man(g, read.cell(1)) * float(read.cell(0))


@final
class Lose(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return -man(g, read.cell(1)) * float(read.cell(0)) if has(g, read.seat, read.cell(1)) else 0.0


@final
class Bench(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return -2.5 * float(read.cell(0)) if has(g, read.seat, read.cell(1)) else 0.0


@final
class FreeAgent(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return -0.6 * man(g, read.cell(1)) if has(g, read.seat, read.cell(1)) else 0.0


@final
class Chart(Worth):
    """Of all charts only that of injuries is bad enough to count."""

    def of(self, g: Lords, read: Reckoning) -> float:
        return -2.5 if read.cell(0) == codes.CHART_INJURY and has(g, read.seat, codes.STAR) else 0.0


@final
class Modifier(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return float(read.cell(0)) * (0.4 if read.cell(1) == codes.ROLL_PAYOUT else 0.3)


@final
class Promote(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return 2.5 if g.men.at(read.seat, codes.PH if read.cell(0) == 0 else codes.PR) else 0.0


@final
class Discard(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return -CARD * float(read.cell(0)) if g.hands.size(read.seat) else 0.0


@final
class Ready(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return 2.0 if g.spent[read.seat] >> read.cell(0) & 1 else 0.0


@final
class Scale(Worth):
    def of(self, g: Lords, read: Reckoning) -> float:
        return 0.05 * float(read.cell(1) - 100) if read.cell(0) == codes.PRICE_PAYOUT else 1.0


NOTHING: Final = Worth()
RIGHT: Final = Worth(0.5)
RECKONER: Final = walker(
    {
        **{code: ForScope(scope) for code, scope in SCOPES.items()},
        codes.V_ROLL: Roll(),
        codes.V_CHOOSE: Choose(),
        codes.V_MONEY: Money(),
        codes.V_TRANSFER: Transfer(),
        codes.V_MEDIA: Media(),
        codes.V_VP: Points(),
        codes.V_WINS: Marks(1.0),
        codes.V_LOSSES: Marks(-1.0),
        codes.V_STAR: Star(),
        codes.V_CHANGE: Change(),
        codes.V_GAIN: Gain(),
        codes.V_LOSE: Lose(),
        codes.V_BENCH: Bench(),
        codes.V_FREE_AGENT: FreeAgent(),
        codes.V_CHART: Chart(),
        codes.V_DRM: Modifier(),
        codes.V_PROMOTE: Promote(),
        codes.V_DRAW: Each(CARD),
        codes.V_DISCARD: Discard(),
        codes.V_BLOCK: Worth(-1.5),
        codes.V_READY: Ready(),
        codes.V_OPS: Each(MARK),
        codes.V_SCALE: Scale(),
        codes.V_SHIELD: RIGHT,
        codes.V_KEEP: RIGHT,
        codes.V_REROLL: RIGHT,
        codes.V_GAMES: NOTHING,
        codes.V_PENNANT: NOTHING,
        codes.V_STRIKE: NOTHING,
        codes.V_PEEK: NOTHING,
        codes.V_CANCEL: NOTHING,
        codes.V_PASS_ON: NOTHING,
        codes.V_TO_DECK: NOTHING,
        codes.V_ON: NOTHING,
        codes.V_PICK: NOTHING,
    },
    CONDITIONS,
    MEASURES,
)


def promise(g: Lords, program: i64, subject: i64, seat: i64) -> float:
    """Points that an effect played by `seat` on `subject` promises to `seat`."""
    cells = g.pack.programs[program]
    return between(g, cells, 0, len(cells), subject, seat, 0)


def between(g: Lords, cells: vec[i64], pc: i64, end: i64, subject: i64, seat: i64, value: i64) -> float:
    """The same for a part of a program, with the number rolled."""
    read = Reckoning(cells, pc, end, subject, seat, value)
    RECKONER.walk(g, read)
    return read.points


def man(g: Lords, kind: i64) -> float:
    """Points of one player."""
    return MEN_SCORE[kind] * scoring(g) + MEN_SEASON[kind] * season(g)


def has(g: Lords, seat: i64, kind: i64) -> bool:
    """Whether an owner has a healthy player of the type."""
    if kind == codes.STAR:
        return g.men.at(seat, codes.SS) + g.men.at(seat, codes.AS) > 0
    return g.men.at(seat, kind) > 0


def marked(g: Lords, seat: i64, wins: i64, losses: i64) -> float:
    """Points of wins or losses in this phase, as the record would close now."""
    won, lost = g.wins[seat], g.losses[seat]
    points = record_worth(g, seat, won + wins, lost + losses) - record_worth(g, seat, won, lost)
    return points * LOSS if losses else points


def best_block(g: Lords, seat: i64, options: list[int]) -> i64:
    """The block of an effect that promises most."""
    ask = cast(Choosing, g.choice)
    cells = g.pack.programs[ask.program]
    best = options[0]
    most = -1000.0
    for option in options:
        i = option - CHOICE
        start = cells[ask.pc + 2 + i] if i else ask.pc + 3 + cells[ask.pc + 2]
        points = between(g, cells, start, cells[ask.pc + 3 + i], seat, seat, ask.value)
        if points > most:
            most = points
            best = option
    return best
