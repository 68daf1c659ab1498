"""Immediate Actions: what the verbs, conditions and measures of a card do (codes.py numbers them).

Offensive verbs act for the own team, and their hits happen at once and cannot be cancelled (BH-IA-4, BH-IA-12);
defensive ones act against the opponent's Threatened Hits or runners (BH-IA-5).
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import ConditionRule, MeasureRule, VerbRule, Walk, walker
from sandlot.games.highlights import codes
from sandlot.games.highlights.atoms.knowledge import account
from sandlot.games.highlights.atoms.market import earn
from sandlot.games.highlights.atoms.running import (
    advance,
    advance_from,
    cancel,
    downgrade,
    hit,
    occupied,
    remove,
    runners,
    shorten,
)
from sandlot.games.highlights.numbers import MOST_HITS, NO_CARD
from sandlot.games.highlights.options import HIT, RUNNER
from sandlot.games.highlights.places import ON_DECK
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.step import Choice

TARGETS: Final = MOST_HITS  # more than there are bases


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Acting(Walk):
    """A card acts for the seat that played it."""

    __slots__ = ("card",)

    def __init__(self, g: Highlights, seat: i64, card: i64, pc: i64) -> None:
        self.seat = seat
        self.program = g.pack.program[card]
        self.pc = pc
        self.end = len(self.program)
        self.row = 0
        self.card = card


def act(g: Highlights, seat: i64, card: i64) -> None:
    """Carry out a card's action, up to its end or to a question (BH-IA-2, BH-IA-3)."""
    if len(g.pack.program[card]) == 0:
        return
    if g.events is not None:
        does = TRIAL.walk(g, Acting(g, seat, card, 0))
        g.emit("action" if does else "no action", seat, card=card, rule=g.pack.rules[card])
    WALKER.walk(g, Acting(g, seat, card, 0))


# -- conditions and measures ---------------------------------------------------------------------------------------


@final
class FirstCard(ConditionRule):
    """Each seat plays one card an inning, and extra innings are later (BH-IA-6, BH-XI-13)."""

    def holds(self, g: Highlights, walk: Walk) -> bool:
        return g.inning == 1


@final
class Leading(ConditionRule):
    """The own team has more runs (BH-IA-14)."""

    def holds(self, g: Highlights, walk: Walk) -> bool:
        return g.runs[walk.seat] > g.runs[1 - walk.seat]


@final
class Trailing(ConditionRule):
    """The own team has fewer runs (BH-IA-14)."""

    def holds(self, g: Highlights, walk: Walk) -> bool:
        return g.runs[walk.seat] < g.runs[1 - walk.seat]


@final
class Opponent(ConditionRule):
    """The opponent's card is there and of one of these types (BH-IA-15)."""

    def holds(self, g: Highlights, walk: Walk) -> bool:
        card = g.top[1 - walk.seat]
        return card != NO_CARD and walk.given(0) >> g.pack.kind[card] & 1 == 1


@final
class On(ConditionRule):
    """The own team has a runner on one of these bases (BH-IA-13)."""

    def holds(self, g: Highlights, walk: Walk) -> bool:
        return walk.given(0) & occupied(g.bases[walk.seat]) != 0


@final
class OpponentOn(ConditionRule):
    """The opponent has a runner on one of these bases (BH-IA-13)."""

    def holds(self, g: Highlights, walk: Walk) -> bool:
        return walk.given(0) & occupied(g.bases[1 - walk.seat]) != 0


@final
class Runners(MeasureRule):
    """The own runners, whatever their speed (BH-IA-13)."""

    def of(self, g: Highlights, seat: i64) -> i64:
        return runners(g.bases[seat])


@final
class Inning(MeasureRule):
    """Innings begun; extra innings count on (BH-IA-14)."""

    def of(self, g: Highlights, seat: i64) -> i64:
        return g.inning


# -- offence -------------------------------------------------------------------------------------------------------


@final
class Hit(VerbRule):
    """A hit at once (BH-IA-4)."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        hit(g, acting.seat, acting.cell(0), acting.card, "BH-IA-4")
        return False


@final
class Advance(VerbRule):
    """Runners of some speeds move up (BH-RUN-12)."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        advance(g, acting.seat, acting.cell(0))
        return False


@final
class AdvanceFrom(VerbRule):
    """The runner on a base moves up (BH-RUN-12)."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        advance_from(g, acting.seat, acting.cell(0) + 1)
        return False


@final
class Revenue(VerbRule):
    """More to spend in the Buy Round (BH-BUY-1)."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        earn(g, acting.seat, acting.cell(0), acting.card)
        return False


@final
class Peek(VerbRule):
    """Look at the opponent's On Deck card (BH-IA-13)."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        seat = acting.seat
        foe = 1 - seat
        card = g.on_deck[foe]
        if card != NO_CARD:
            news = g.learn(card, 1 << seat)
            if g.events is not None:
                g.emit("peek", seat, ON_DECK + foe, card=card, seen=1 << seat | 1 << foe, news=news, rule="BH-IA-13")
            account(g, foe)
        return False


# -- defence -------------------------------------------------------------------------------------------------------


@final
class Shorten(VerbRule):
    """Every Threatened Hit loses bases (BH-CA-5)."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        shorten(g, 1 - acting.seat, acting.cell(0))
        return False


@final
class RemoveFrom(VerbRule):
    """The opponent's runner on a base goes (BH-IA-5)."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        remove(g, 1 - acting.seat, acting.cell(0) + 1, g.pack.rules[acting.card])
        return False


@mypyc_attr(acyclic=True)
class Aimed(VerbRule):
    """A verb that strikes a number of targets, in their order; where there is a choice, the owner picks (BH-IA-7)."""

    __slots__ = ("first",)

    def __init__(self, first: i64) -> None:
        self.first = first  # what the options are counted from

    def targets(self, g: Highlights, acting: Acting, start: i64) -> i64:
        """What it can be aimed at from a place on: a mask of bases, or of places of Threatened Hits."""
        raise NotImplementedError

    def strike(self, g: Highlights, acting: Acting, place: i64) -> i64:
        """Hit one target; returns where the next may be, so that every set of targets is picked in one order."""
        raise NotImplementedError

    def alike(self, g: Highlights, acting: Acting, place: i64) -> bool:
        """Whether it does not matter if this target is struck or the one before."""
        return False

    def aim(self, g: Highlights, acting: Acting, left: i64, start: i64) -> bool:
        """Strike `left` targets from a place on; where there is a choice, ask. True: a question is open."""
        while left > 0:
            picks = self.choices(g, acting, left, start)
            if picks == 0:
                break
            if picks & picks - 1:
                g.ask(acting.seat, Target(acting.card, acting.pc, left, start))
                return True
            start = self.strike(g, acting, lowest(picks))
            left -= 1
        return False

    def choices(self, g: Highlights, acting: Acting, left: i64, start: i64) -> i64:
        """The targets that may be picked next, as a mask: each only if enough others follow to complete the number.

        Of targets that are alike the first stands for all.
        """
        found = self.targets(g, acting, start)
        spare = -left  # targets that may be passed over
        rest = found
        while rest:
            rest &= rest - 1
            spare += 1
        picks: i64 = 0
        for place in range(start, TARGETS):
            if found >> place & 1:
                if picks == 0 or not self.alike(g, acting, place):
                    picks |= 1 << place
                spare -= 1
                if spare < 0:
                    break
        return picks


@final
class Cancel(Aimed):
    """Threatened Hits are taken away (BH-IA-11); of equal ones it does not matter which."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        count = acting.cell(0)
        if count != codes.ALL:
            return self.aim(g, acting, count, 0)
        foe = 1 - acting.seat
        while g.threats.size(foe) > 0:
            cancel(g, foe, 0)
        return False

    def targets(self, g: Highlights, acting: Acting, start: i64) -> i64:
        return (1 << g.threats.size(1 - acting.seat)) - (1 << start)

    def strike(self, g: Highlights, acting: Acting, place: i64) -> i64:
        cancel(g, 1 - acting.seat, place)
        return place

    def alike(self, g: Highlights, acting: Acting, place: i64) -> bool:
        foe = 1 - acting.seat
        return g.threats.at(foe, place) == g.threats.at(foe, place - 1)


@final
class Downgrade(Aimed):
    """Threatened Hits of some lengths become another (BH-IA-5)."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        return self.aim(g, acting, acting.cell(2), 0)

    def targets(self, g: Highlights, acting: Acting, start: i64) -> i64:
        foe = 1 - acting.seat
        wanted = acting.cell(0)
        found: i64 = 0
        for place in range(start, g.threats.size(foe)):
            if wanted >> g.threats.at(foe, place) & 1:
                found |= 1 << place
        return found

    def strike(self, g: Highlights, acting: Acting, place: i64) -> i64:
        downgrade(g, 1 - acting.seat, place, acting.cell(1))
        return place + 1


@final
class Remove(Aimed):
    """Runners of some speeds are taken off base (BH-IA-5)."""

    def act(self, g: Highlights, acting: Acting) -> bool:
        return self.aim(g, acting, acting.cell(0), 0)

    def targets(self, g: Highlights, acting: Acting, start: i64) -> i64:
        bases = g.bases[1 - acting.seat]
        wanted = acting.cell(1)
        found: i64 = 0
        for base in range(max(start, 1), 4):
            speed = bases >> 2 * base & 3
            if speed and wanted >> speed - 1 & 1:
                found |= 1 << base
        return found

    def strike(self, g: Highlights, acting: Acting, place: i64) -> i64:
        remove(g, 1 - acting.seat, place, g.pack.rules[acting.card])
        return place + 1


def lowest(mask: i64) -> i64:
    """The first place of a mask."""
    place: i64 = 0
    while not mask >> place & 1:
        place += 1
    return place


@final
class Target(Choice):
    """The owner of an action picks what it strikes (BH-IA-3, BH-IA-7)."""

    __slots__ = ("card", "left", "pc", "start")

    def __init__(self, card: i64, pc: i64, left: i64, start: i64) -> None:
        self.card = card
        self.pc = pc
        self.left = left
        self.start = start

    def verb(self, g: Highlights) -> Aimed:
        """The verb that is aimed."""
        return cast(Aimed, WALKER.verbs[g.pack.program[self.card][self.pc]])

    def offers(self, g: Highlights, seat: i64) -> None:
        verb = self.verb(g)
        picks = verb.choices(g, Acting(g, seat, self.card, self.pc), self.left, self.start)
        for place in range(TARGETS):
            if picks >> place & 1:
                g.offer(verb.first + place)

    def chosen(self, g: Highlights, seat: i64, option: i64) -> None:
        verb = self.verb(g)
        acting = Acting(g, seat, self.card, self.pc)
        start = verb.strike(g, acting, option - verb.first)
        if not verb.aim(g, acting, self.left - 1, start):
            acting.pc = acting.program[self.pc + 1]
            WALKER.walk(g, acting)


@final
class Reached(VerbRule):
    """Stands for every verb where only the conditions are of interest: an action does something."""

    def act(self, g: Highlights, walk: Walk) -> bool:
        return True


VERBS: Final[dict[int, VerbRule]] = {
    codes.HIT: Hit(),
    codes.ADVANCE: Advance(),
    codes.ADVANCE_FROM: AdvanceFrom(),
    codes.REVENUE: Revenue(),
    codes.PEEK: Peek(),
    codes.CANCEL: Cancel(HIT),
    codes.DOWNGRADE: Downgrade(HIT),
    codes.SHORTEN: Shorten(),
    codes.REMOVE: Remove(RUNNER - 1),
    codes.REMOVE_FROM: RemoveFrom(),
}
CONDITIONS: Final[dict[int, ConditionRule]] = {
    codes.FIRST_CARD: FirstCard(),
    codes.LEADING: Leading(),
    codes.TRAILING: Trailing(),
    codes.OPPONENT: Opponent(1),
    codes.ON: On(1),
    codes.OPPONENT_ON: OpponentOn(1),
}
MEASURES: Final[dict[int, MeasureRule]] = {codes.RUNNERS: Runners(), codes.INNING: Inning()}
WALKER: Final = walker(VERBS, CONDITIONS, MEASURES)
TRIAL: Final = walker({code: Reached() for code in VERBS}, CONDITIONS, MEASURES)
