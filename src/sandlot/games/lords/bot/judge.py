"""How a bot of this game thinks: how good a position looks, and which options are worth a look.

Most questions are answered by reckoning alone (value, effects, cards, dice, forms), so that a
whole game of bots takes a fraction of a second; what is left over is compared by trying it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.bot import cards, dice, forms
from sandlot.games.lords.bot.effects import best_block
from sandlot.games.lords.bot.value import spare, worth
from sandlot.games.lords.effects.choices import Choosing
from sandlot.games.lords.options import (
    ACCEPT,
    CUT,
    DISCARD,
    LOAN,
    NO,
    PASS,
    PLAIN_ROLL,
    REFUSE,
    SEAT,
    USE_DRM,
    YES,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.auction import Bid
from sandlot.games.lords.steps.costs import Short
from sandlot.games.lords.steps.dice import Against, Alter, AnswerRoll, Challenges, Opening
from sandlot.games.lords.steps.end_of_phase import Purse
from sandlot.games.lords.steps.events import Answer
from sandlot.games.lords.steps.farm import Bonus, BuyRoll, Claim, CutFarm, CutOne
from sandlot.games.lords.steps.hands import Swap
from sandlot.games.lords.steps.holes import Fill
from sandlot.games.lords.steps.off_season import Leader, OffCard, Promote
from sandlot.games.lords.steps.ops import ForcedCut
from sandlot.games.lords.steps.plays import Mode, Target
from sandlot.games.lords.steps.retirement import DrmChoice
from sandlot.games.lords.steps.salaries import MediaForm, ShortRoll
from sandlot.games.lords.steps.season import Action, CycleDiscard, CyclePlay
from sandlot.games.lords.steps.setup import Form, PickOffice, PickRoster, PickTeam
from sandlot.games.lords.steps.trade_chart import FreeSwap
from sandlot.games.lords.steps.upgrades import Orders, RosterForm
from sandlot.games.lords.steps.year_end import Holding, LastForm
from sandlot.kernel.game import NOBODY
from sandlot.kernel.step import NONE, Choice

SPREAD: Final = 14.0  # points by which a lead can still change in a year


def plain(b: Lords, seat: i64) -> float:
    """Chance of winning, 0 to 1, as the reference sees it: worth against the best and the mean of the others."""
    if b.seat == NOBODY and b.then is None and b.depth == 0:
        return b.result(seat)
    best = -1e9
    total = 0.0
    for other in range(b.seats):
        if other != seat:
            theirs = worth(b, other)
            total += theirs
            if theirs > best:
                best = theirs
    lead = worth(b, seat) - 0.6 * best - 0.4 * total / float(b.seats - 1)
    years = float(b.years - b.year) + 1.0
    return 1.0 / (1.0 + exp(-1.2 * lead / (SPREAD * years**0.5)))


def shortlist(g: Lords, seat: i64, options: list[int]) -> list[int]:
    """The options worth a look, at least one."""
    kind = type(g.choice)
    pick = PICKS.get(kind)
    if pick is not None:
        return [pick(g, seat, options)]
    some = LISTS.get(kind)
    return options if some is None else some(g, seat, options)


def candidates(g: Lords, seat: i64, options: list[int]) -> list[int]:
    """The options that are compared by playing on: all where much is at stake, else what is reckoned."""
    return options if type(g.choice) in WEIGHED else shortlist(g, seat, options)


def policy(g: Lords, seat: i64) -> i64:
    """What is reckoned; NONE where that leaves several options."""
    found = shortlist(g, seat, g.options)
    return found[0] if len(found) == 1 else NONE


def opening(g: Lords, seat: i64, options: list[int]) -> list[int]:
    """The answers to an offer, or none."""
    return [option for option in options if option >= ACCEPT] or [PASS]


def to_cycle(g: Lords, seat: i64, options: list[int]) -> list[int]:
    """A card that can be played must be."""
    return cards.to_play(g, seat, options, -1000.0) or [cards.worst_card(g, seat, options, DISCARD)]


def loans(g: Lords, seat: i64, options: list[int]) -> list[int]:
    """Loans before players."""
    return [option for option in options if option < CUT and LOAN <= option <= LOAN + 2] or options


def against_event(g: Lords, seat: i64, options: list[int]) -> i64:
    """A cancelling card against what is aimed at oneself."""
    return options[1] if cast(Answer, g.choice).victim == seat and len(options) > 1 else PASS


def against_roll(g: Lords, seat: i64, options: list[int]) -> i64:
    """A second throw of a lost series."""
    lost = g.roller == seat and g.roll_kind == codes.ROLL_CS and g.total <= 6
    return options[1] if lost and len(options) > 1 else PASS


def claim(g: Lords, seat: i64, options: list[int]) -> i64:
    """With money to spare."""
    return YES if spare(g, seat) > 1.0 else NO


def bonus(g: Lords, seat: i64, options: list[int]) -> i64:
    """The least there is, with money to spare."""
    return forms.bidden(g, seat, 500 if spare(g, seat) > 1.0 else 0, options)


def last_one(g: Lords, seat: i64, options: list[int]) -> i64:
    """The last option."""
    return options[-1]


def discard(g: Lords, seat: i64, options: list[int]) -> i64:
    """The card that is good for least."""
    return cards.worst_card(g, seat, options, DISCARD)


def drm(g: Lords, seat: i64, options: list[int]) -> i64:
    """The office's modifier, if it helps."""
    return USE_DRM if g.pack.fo_drm[g.stars.at(seat, codes.FO)] > 0 else PLAIN_ROLL


def fill(g: Lords, seat: i64, options: list[int]) -> i64:
    """An attempt, if it is worth its price."""
    return options[1] if dice.worth_trying(g, seat, True) else PASS


def any_team(g: Lords, seat: i64, options: list[int]) -> i64:
    """All teams are equal."""
    return options[int(g.chance.below(len(options)))]


def oneself(g: Lords, seat: i64, options: list[int]) -> i64:
    """Who leads goes first."""
    return SEAT + seat


def least(g: Lords, seat: i64, options: list[int]) -> i64:
    """Whom one can do without: Journeymen, then Regulars, All-Stars; Prospects before Phenoms."""
    for kind in (codes.JM, codes.REG, codes.AS, codes.PR):
        if CUT + kind in options:
            return CUT + kind
    return options[0]


def waited_for(g: Lords, seat: i64) -> list[int]:
    """The answers to the oldest offer to this owner, the refusal first."""
    if not g.market.to(seat):
        return []
    return [option for option in (REFUSE, ACCEPT) if option in g.asides(seat)]


LISTS: Final[dict[type[Choice], Callable[[Lords, i64, list[int]], list[int]]]] = {
    Action: cards.action,
    Opening: opening,
    OffCard: cards.off_card,
    CyclePlay: to_cycle,
    ShortRoll: loans,
    Short: loans,
    PickOffice: forms.team_office,
    PickRoster: forms.team_roster,
}
PICKS: Final[dict[type[Choice], Callable[[Lords, i64, list[int]], i64]]] = {
    Alter: dice.altered,
    BuyRoll: dice.bought_roll,
    Answer: against_event,
    AnswerRoll: against_roll,
    Purse: forms.purse,
    Orders: forms.ordered,
    RosterForm: forms.lined_up,
    Bid: forms.bid,
    Promote: cards.promotion,
    LastForm: forms.last_moves,
    MediaForm: forms.media_form,
    Holding: forms.held,
    Form: forms.built,
    Claim: claim,
    Bonus: bonus,
    Swap: last_one,
    Mode: cards.best_mode,
    Target: cards.best_target,
    CycleDiscard: discard,
    DrmChoice: drm,
    CutOne: least,
    ForcedCut: least,
    CutFarm: least,
    Fill: fill,
    Choosing: best_block,
    FreeSwap: cards.best_swap,
    PickTeam: any_team,
    Challenges: dice.challenged,
    Against: dice.against,
    Leader: oneself,
}
WEIGHED: Final[list[type[Choice]]] = [Action, Mode, Target, OffCard, Promote, Purse, BuyRoll, FreeSwap, CyclePlay]
