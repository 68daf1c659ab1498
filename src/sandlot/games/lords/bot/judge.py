"""How a bot of this game thinks: how good a position looks, and which options are worth a look.

Most questions are answered by reckoning alone (value, effects, cards, dice, forms), so that a
whole game of bots takes a fraction of a second; what is left over is compared by trying it.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import Short
from sandlot.games.lords.atoms.roster import CutOne, Fill
from sandlot.games.lords.bot import cards, dice, forms
from sandlot.games.lords.bot.effects import best_block
from sandlot.games.lords.bot.value import spare, worth
from sandlot.games.lords.effects.choices import Choosing
from sandlot.games.lords.places import ACCEPT, CUT, DISCARD, LOAN, NO, PASS, PLAIN_ROLL, REFUSE, SEAT, USE_DRM, YES
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.auction import Bid
from sandlot.games.lords.steps.dice import Against, Alter, AnswerRoll, Challenges, Opening
from sandlot.games.lords.steps.end_of_phase import Purse
from sandlot.games.lords.steps.farm import Bonus, BuyRoll, Claim, CutFarm
from sandlot.games.lords.steps.off_season import Leader, OffCard, Promote
from sandlot.games.lords.steps.ops import ForcedCut
from sandlot.games.lords.steps.plays import Answer, Mode, Target
from sandlot.games.lords.steps.retirement import DrmChoice
from sandlot.games.lords.steps.salaries import MediaForm, ShortRoll
from sandlot.games.lords.steps.season import Action, CycleDiscard, CyclePlay
from sandlot.games.lords.steps.setup import Form, PickOffice, PickRoster, PickTeam, Swap
from sandlot.games.lords.steps.trade_chart import FreeSwap
from sandlot.games.lords.steps.upgrades import Orders, RosterForm
from sandlot.games.lords.steps.year_end import Holding, LastForm
from sandlot.kernel.game import NOBODY, Game

SPREAD: Final = 14.0  # points by which a lead can still change in a year


def evaluate(g: Game, seat: int) -> float:
    """Chance of winning, 0 to 1: worth against the best and the mean of the others."""
    b = cast(State, g)
    if b.seat == NOBODY and b.then is None and len(b.agenda) <= 2:
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


def shortlist(g: State, seat: int, options: list[int]) -> list[int]:
    """The options worth a look, at least one."""
    choice = g.choice
    if isinstance(choice, Alter):
        return [dice.altered(g, seat, options)]
    if isinstance(choice, Action):
        return cards.action(g, seat, options)
    if isinstance(choice, Opening):
        deals = [option for option in options if option >= ACCEPT]
        return deals or [PASS]
    if isinstance(choice, BuyRoll):
        return [dice.bought_roll(g, seat, choice, options)]
    if isinstance(choice, (AnswerRoll, Answer)):
        return responses(g, seat, options)
    if g.then is not None:
        return form(g, seat, options)
    return card_question(g, seat, options)


def responses(g: State, seat: int, options: list[int]) -> list[int]:
    """A cancelling card against what is aimed at oneself; a second throw of a lost series."""
    choice = g.choice
    if isinstance(choice, Answer):
        mine = choice.victim == seat
    else:
        mine = g.roller == seat and g.roll_kind == codes.ROLL_CS and g.total <= 6
    return [options[1]] if mine and len(options) > 1 else [PASS]


def form(g: State, seat: int, options: list[int]) -> list[int]:
    """The next item of a sealed answer."""
    choice = g.choice
    if isinstance(choice, Purse):
        return [forms.purse(g, seat, options)]
    if isinstance(choice, Orders):
        return [forms.ordered(g, seat, choice.skip, options)]
    if isinstance(choice, RosterForm):
        return [forms.lined_up(g, seat, options)]
    if isinstance(choice, Bid):
        return [forms.bid(g, seat, options)]
    if isinstance(choice, Promote):
        return [cards.promotion(g, seat, options)]
    if isinstance(choice, LastForm):
        return [forms.last_moves(g, seat, options)]
    if isinstance(choice, MediaForm):
        return [forms.media_form(g, seat, options)]
    if isinstance(choice, Holding):
        return [forms.held(g, seat, options)]
    if isinstance(choice, Form):
        return [forms.built(g, seat, options)]
    if isinstance(choice, Claim):
        return [YES if spare(g, seat) > 1.0 else NO]
    if isinstance(choice, Bonus):
        return [forms.bidden(g, seat, 500 if spare(g, seat) > 1.0 else 0, options)]
    if isinstance(choice, Swap):
        return [options[-1]]
    return options


def card_question(g: State, seat: int, options: list[int]) -> list[int]:
    """Open questions about cards and players."""
    choice = g.choice
    if isinstance(choice, Mode):
        return [cards.best_mode(g, seat, choice.card, options)]
    if isinstance(choice, Target):
        return [cards.best_target(g, seat, choice.card, choice.mode, options)]
    if isinstance(choice, OffCard):
        return cards.off_card(g, seat, options)
    if isinstance(choice, CyclePlay):
        return cards.to_play(g, seat, options, -1000.0) or [cards.worst_card(g, seat, options, DISCARD)]
    if isinstance(choice, CycleDiscard):
        return [cards.worst_card(g, seat, options, DISCARD)]
    if isinstance(choice, DrmChoice):
        return [USE_DRM if g.pack.fo_drm[g.stars[seat][codes.FO]] > 0 else PLAIN_ROLL]
    if isinstance(choice, (CutOne, ForcedCut, CutFarm)):
        return [least(options)]
    if isinstance(choice, Fill):
        return [options[1] if dice.worth_trying(g, seat, True) else PASS]
    if isinstance(choice, (ShortRoll, Short)):
        loans = [option for option in options if option < CUT and option >= LOAN and option <= LOAN + 2]
        return loans or options
    if isinstance(choice, Choosing):
        return [best_block(g, seat, choice, options)]
    if isinstance(choice, FreeSwap):
        return [cards.best_swap(g, seat, options)]
    if isinstance(choice, PickTeam):
        return [options[int(g.chance.below(len(options)))]]  # all teams are equal
    if isinstance(choice, PickOffice):
        return forms.team_office(g, seat, options)
    if isinstance(choice, PickRoster):
        return forms.team_roster(g, seat, options)
    if isinstance(choice, Challenges):
        return [dice.challenged(g)]
    if isinstance(choice, Against):
        return [dice.against(g, options)]
    if isinstance(choice, Leader):
        return [SEAT + seat]
    return options


def least(options: list[int]) -> int:
    """Whom one can do without: Journeymen, then Regulars, All-Stars; Prospects before Phenoms."""
    for kind in (codes.JM, codes.REG, codes.AS, codes.PR):
        if CUT + kind in options:
            return CUT + kind
    return options[0]


def waited_for(g: State, seat: int) -> list[int]:
    """The answers to the oldest offer to this owner, the refusal first."""
    if not g.market.to(seat):
        return []
    return [option for option in (REFUSE, ACCEPT) if option in g.asides(seat)]
