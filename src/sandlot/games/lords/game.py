"""Lords of Baseball as a whole, and a map of the folder, from the bottom up.

    codes, numbers, options   words of effects and tables of packs; mats and charts, what lasts; options
    tables, material, state   a pack as the rules read it; the material, and the class of positions written from it
    atoms/           what changes money, players, cubes and cards, and says so
    effects/         run (the interpreter), values, choices
    steps/           the rules by chapter of the book, each above those it needs
      costs, deals, dice, farm, holes, events, retirement, extras (table options), ops, plays
      trade_chart, trade, upgrades, salaries, purse, end_of_phase, season
      hands, off_season, auction, draft, luxury, standings, year_end, scoring, year (the order of it all), setup
      verbs (what cards do), hidden (re-deals)
    pack/            what a pack holds, its words and verbs, what is refused
    notation         a pick as a word of the log
    words/           what people read: names, questions and prompts, the story, reasons why not
    table/, look     what they see: mats, cards, charts; how it looks
    bot/             how bots judge: worth, outlook, cards, dice, effects, forms, tastes
    levels, advice/  how well bots play; what a move is for
    lab              what simulations note

Money is in dollars and always a multiple of 500 (LOB-R143). `clock` counts phases, four a year, so that everything
that lasts has a number at which it ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.bot import judge, outlook, tastes
from sandlot.games.lords.material import MATERIAL
from sandlot.games.lords.numbers import START_CASH
from sandlot.games.lords.options import ACTIONS
from sandlot.games.lords.pack import tables
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import hidden, scoring
from sandlot.games.lords.steps.setup import begin
from sandlot.games.lords.steps.trade import business
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome, Rules
from sandlot.kernel.step import Choice


@final
class LordsRules(Rules):
    """What Lords of Baseball answers about its positions."""

    def name(self) -> str:
        return "lords"

    def deal(self, g: Lords) -> None:
        """Shuffle each deck (LOB-1.0-a), then the set-up begins."""
        g.deck.shuffle(g.chance)
        g.community.shuffle(g.chance)
        g.draft.shuffle(g.chance)
        g.extra_deck.shuffle(g.chance)
        g.legend_deck.shuffle(g.chance)
        begin(g)

    def aside_question(self, g: Lords, seat: int) -> Choice:
        """Loans, repayments and trades, at almost any time (LOB-2.5-c, LOB-5.7.1-a)."""
        return business(g)

    def result(self, g: Lords, seat: i64) -> float:
        """Most points win, then money, then pennants; what is still level is shared (LOB-9.0-e, LOB-R108)."""
        ranks = scoring.outcome(g).ranks
        return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0

    def outcome(self, g: Lords) -> Outcome:
        return scoring.outcome(g)

    def evaluate(self, g: Lords, seat: i64) -> float:
        return outlook.evaluate(g, seat)

    def plain(self, g: Lords, seat: i64) -> float:
        return judge.plain(g, seat)

    def shortlist(self, g: Lords, seat: int, options: list[int]) -> list[int]:
        return judge.shortlist(g, seat, options)

    def candidates(self, g: Lords, seat: int, options: list[int]) -> list[int]:
        return judge.candidates(g, seat, options)

    def taste(self, g: Lords, seat: i64, taste: int) -> float:
        return tastes.taste(g, seat, taste)

    def policy(self, g: Lords, seat: i64) -> i64:
        return judge.policy(g, seat)

    def waited_for(self, g: Lords, seat: int) -> list[int]:
        return judge.waited_for(g, seat)

    def redeal(self, g: Lords, seat: i64) -> None:
        """Deal anew what this seat cannot know; balances follow from public payments and stay (LOB-R69)."""
        hidden.redeal(g, seat)

    def audit(self, g: Lords) -> None:
        """Money, cubes and players are conserved; ratings and counts are in range."""
        audit(g)


def audit(g: Lords) -> None:
    """The same for a position of this game."""
    cash, media = list(g.cash), list(g.media)
    if g.bank + sum(cash) != 0 or min(cash) < 0:
        raise RulesBug(f"money: bank {g.bank}, owners {cash}")
    if [amount for amount in cash if amount % 500]:
        raise RulesBug(f"money is not in steps of 500: {cash}")
    if g.cubes + sum(media) != 0 or min(media) < 0 or min(g.national) < 0:
        raise RulesBug(f"cubes: bank {g.cubes}, owners {media}, national {list(g.national)}")
    for kind in range(7):
        men = [int(g.men.at(seat, kind)) for seat in range(g.seats)]
        held = sum(men) + len([one for one in g.injured if one.type == kind])
        if held + g.pool[kind] != 0 or min(men) < 0:
            raise RulesBug(f"players of type {codes.TYPES[kind]}: {held} held, {g.pool[kind]} out")
    for seat in range(g.seats):
        ratings = g.stars.listed(seat)
        if min(ratings) < 1 or max(ratings) > 5:
            raise RulesBug(f"stars of seat {seat}: {ratings}")
        if g.loan_a[seat] not in (0, 5000) or g.loan_b[seat] not in (0, 5000, 10_000):
            raise RulesBug(f"loans of seat {seat}: {g.loan_a[seat]} and {g.loan_b[seat]}")


RULES: Final = LordsRules()


def table(seats: int, options: Mapping[str, Value], pack: Any) -> Lords:
    """A table before anything is dealt or chosen: $42,000 for every owner."""
    g = MATERIAL.lay_out(Lords, seats, options, pack=tables(pack), order=tuple(range(seats)))
    g.begin(RULES, seats, ACTIONS, g.pack.cards())
    g.bank = -START_CASH * seats
    for seat in range(seats):
        for track in range(3):
            g.stars.set(seat, track, 1)
    cards = g.pack
    g.deck.fill(range(cards.first_community))
    g.community.fill(range(cards.first_community, cards.first_draft))
    g.draft.fill(range(cards.first_draft, cards.first_extra))
    g.extra_deck.fill(range(cards.first_extra, cards.first_legend))
    g.legend_deck.fill(range(cards.first_legend, cards.cards()))
    g.extended = bool(options["extended_off_season"])
    g.extra_innings = ("off", "keep", "replace").index(str(options["extra_innings"]))
    if g.extra_innings_for_all and not g.extra_innings:
        g.extra_innings = 1  # whoever wants them for all wants them: kept all game
    g.legends_on = bool(options["legends"])
    g.team_random = options["team_cards"] == "random"
    g.pass_first = bool(options["pass_order_first_year"])
    return g
