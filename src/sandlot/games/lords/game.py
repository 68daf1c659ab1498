"""Lords of Baseball as the kernel plays it, and a map of the folder, from the bottom up.

    codes, numbers, places   words of effects and tables of packs; mats and charts; options and places
    tables, state    a pack as the rules read it; the fields of a position
    atoms/           what changes money, players, cubes and cards, and says so
    effects/         run (the interpreter), values, choices
    steps/           the rules by chapter of the book
      setup, off_season, upgrades, salaries, auction
      season, plays, ops, verbs (what cards do), trade_chart, trade, deals
      end_of_phase, purse, year_end, standings, retirement, luxury, draft, scoring
      farm, dice, extras (table options), hidden (re-deals)
    pack/            what a pack holds, its words and verbs, what is refused
    standing         what a seat cannot know, and what is conserved
    notation         a pick as a word of the log
    words/           what people read: names, questions and prompts, the story, reasons why not
    table/, look     what they see: mats, cards, charts; how it looks
    bot/             how bots judge: worth, cards, dice, effects, forms
    lab              what simulations note

Money is in dollars and always a multiple of 500 (LOB-R143). `clock` counts phases, four a year, so that everything
that lasts has a number at which it ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandlot.games.lords import codes, standing
from sandlot.games.lords.bot import judge
from sandlot.games.lords.numbers import NO_CARD, NO_ONE, START_CASH
from sandlot.games.lords.pack import tables
from sandlot.games.lords.places import ACTIONS
from sandlot.games.lords.state import State, copy_state
from sandlot.games.lords.steps import hidden, scoring
from sandlot.games.lords.steps.setup import begin
from sandlot.games.lords.steps.trade import business
from sandlot.games.lords.tables import Tables
from sandlot.kernel.chance import Chance
from sandlot.kernel.game import Outcome
from sandlot.kernel.market import new_market
from sandlot.kernel.registry import Value
from sandlot.kernel.step import Choice


class Lords(State):
    """A game of Lords of Baseball."""

    __slots__ = ()

    def setup(self, seats: int, chance: Chance, options: Mapping[str, Value], pack: Tables) -> None:
        """A table before anything is chosen: all decks shuffled, $42,000 for every owner."""
        self.begin(seats, ACTIONS, pack.cards(), chance)
        self.pack = pack
        self.read(options)
        self.year = 1
        self.phase = codes.OFF
        self.clock = 4
        self.leader = 0
        self.who = 0
        self.last_pass = NO_ONE
        self.order = list(range(seats))
        self.target = 0
        self.strike = False
        self.winner = NO_ONE
        self.place = []
        self.bank = -START_CASH * seats
        self.cubes = 0
        self.pool = [0] * 7
        self.lasting = []
        self.injured = []
        self.agents = []
        self.auction = 0
        self.market = new_market(seats)
        self.hands = [[] for _ in range(seats)]
        self.discards = []
        self.bought = []
        self.buyer = NO_ONE
        self.community_out = []
        self.draft_out = []
        self.extra_hand = [[] for _ in range(seats)]
        self.extra_out = []
        self.extra = [NO_CARD] * seats
        self.legends = [[] for _ in range(seats)]
        self.ex_legends = []
        self.deal_out()
        self.team_of = [NO_ONE] * seats
        self.roster = [NO_ONE] * seats
        self.stars = [[1, 1, 1] for _ in range(seats)]
        self.men = [[0] * 7 for _ in range(seats)]
        self.cash = [START_CASH] * seats
        self.bait = 0
        self.over_since = [-1] * seats
        self.start_jm, self.loan_a, self.loan_b, self.loan_taken = [[0] * seats for _ in range(4)]
        self.interest_a, self.interest_b, self.media, self.national = [[0] * seats for _ in range(4)]
        self.vp, self.pending_vp, self.pennants, self.wins, self.losses = [[0] * seats for _ in range(5)]
        self.games, self.late_wins, self.season_wins, self.season_losses = [[0] * seats for _ in range(4)]
        self.spent, self.event_cube, self.ops_cubes, self.passed = [[0] * seats for _ in range(4)]
        self.played, self.turns, self.challenged, self.nominated = [[0] * seats for _ in range(4)]
        self.held_free, self.draft_sold, self.draft_bought = [[0] * seats for _ in range(3)]
        self.new_manager, self.new_prospects, self.fo_before, self.fs_before = [[0] * seats for _ in range(4)]
        self.fa_signed, self.fa_pay, self.legend_used = [[0] * seats for _ in range(3)]
        self.salaries_due = False
        self.roller = NO_ONE
        self.roll_kind = codes.ROLL_ANY
        self.die = 0
        self.drm = 0
        self.total = 0
        self.roll_mask = 0
        self.roll_deal = 0
        self.rolls = [0] * seats
        self.revealed = [0] * seats
        self.duel = NO_ONE
        self.cancelled = False
        self.spared = 0
        self.attack = 0
        self.ops_bonus = 0
        self.played_card = NO_CARD
        self.effect_extra = False

    def read(self, options: Mapping[str, Value]) -> None:
        """The table options."""
        self.years = int(options["years"])
        self.extended = bool(options["extended_off_season"])
        self.all_star_game = bool(options["all_star_game"])
        self.extra_innings = ("off", "keep", "replace").index(str(options["extra_innings"]))
        self.extra_innings_for_all = bool(options["extra_innings_for_all"])
        if self.extra_innings_for_all and not self.extra_innings:
            self.extra_innings = 1  # whoever wants them for all wants them: kept all game
        self.legends_on = bool(options["legends"])
        self.team_random = options["team_cards"] == "random"
        self.count_all_wins = bool(options["count_all_wins"])
        self.swap_every_year = bool(options["swap_every_year"])
        self.pass_first = bool(options["pass_order_first_year"])
        self.repair_at_once = bool(options["repair_at_once"])
        self.open_money = bool(options["open_money"])
        self.media_top_up = bool(options["media_top_up"])
        self.two_places = bool(options["two_places"])
        self.winners_paid = bool(options["winners_paid"])
        self.tax_first = bool(options["tax_first"])
        self.salaries_last = bool(options["salaries_last"])
        self.farm_opens = bool(options["farm_opens"])

    def deal_out(self) -> None:
        """Number all cards through and shuffle each deck (LOB-1.0-a)."""
        pack = self.pack
        first = 0
        decks: list[list[int]] = []
        for size in (len(pack.ops), len(pack.community), len(pack.draft), len(pack.extra), len(pack.legend_type)):
            cards = list(range(first, first + size))
            self.chance.shuffle(cards)
            decks.append(cards)
            first += size
        self.deck, self.community, self.draft, self.extra_deck, self.legend_deck = decks

    def clone(self) -> Lords:
        """An independent copy."""
        c = Lords()
        c.copy_kernel(self)
        copy_state(self, c)
        return c

    # -- what the kernel asks ----------------------------------------------------------------------------------

    def name(self) -> str:
        """The game's name in the registry."""
        return "lords"

    def aside_question(self, seat: int) -> Choice:
        """Loans, repayments and trades, at almost any time (LOB-2.5-c, LOB-5.7.1-a)."""
        return business(self)

    def result(self, seat: int) -> float:
        """Most points win, then money, then pennants; what is still level is shared (LOB-9.0-e, LOB-R108)."""
        ranks = self.outcome().ranks
        return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0

    def outcome(self) -> Outcome:
        """How it ended."""
        return scoring.outcome(self)

    def evaluate(self, seat: int) -> float:
        """How good the position looks."""
        return judge.evaluate(self, seat)

    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        """What a bot looks at."""
        return judge.shortlist(self, seat, options)

    def waited_for(self, seat: int) -> list[int]:
        """Answers to an offer."""
        return judge.waited_for(self, seat)

    def redeal(self, seat: int) -> None:
        """Deal anew what this seat cannot know; balances follow from public payments and stay (LOB-R69)."""
        hidden.redeal(self, seat)

    def secrets(self, seat: int) -> list[int]:
        """All cards this seat cannot know, by place."""
        return standing.secrets(self, seat)

    def places(self) -> list[int]:
        """Where every card lies."""
        return standing.places(self)

    def audit(self) -> None:
        """Money, players, cubes and cards are conserved."""
        standing.audit(self)


def new(seats: int, chance: Chance, options: Mapping[str, Value], pack: Any) -> Lords:
    """A new game, run on to its first question."""
    g = Lords()
    g.setup(seats, chance, options, tables(pack))
    begin(g)
    g.run()
    return g
