# written by tools/material.py from material.py; change it there
"""A game of Lords of Baseball. Numbers are by seat unless said otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords.numbers import Injured, Lasting
from sandlot.games.lords.tables import Tables
from sandlot.kernel.game import Game
from sandlot.kernel.market import Market, new_market
from sandlot.kernel.packed import vec
from sandlot.kernel.registry import Value
from sandlot.kernel.zones import EMPTY, Grid, Row, Rows, grid, row, rows

DECK: Final = 0
DISCARDS: Final = 1
HAND: Final = 2
BOUGHT: Final = 10
COMMUNITY: Final = 11
COMMUNITY_OUT: Final = 12
DRAFT: Final = 13
DRAFT_OUT: Final = 14
EXTRAS: Final = 15
EXTRA_HAND: Final = 16
EXTRA_OUT: Final = 24
EXTRA_OF: Final = 25
LEGENDS: Final = 33
LEGEND_OF: Final = 34
LEGENDS_OUT: Final = 42
MAT: Final = 43
BANK: Final = 47
MEN: Final = 48
TRACK: Final = 56


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Lords(Game):
    """A game of Lords of Baseball. Numbers are by seat unless said otherwise."""

    # fmt: off
    __slots__ = (
        "agents", "all_star_game", "attack", "auction", "bait", "bank", "bought", "buyer", "cancelled", "cash",
        "challenged", "clock", "community", "community_out", "count_all_wins", "cubes", "deck", "die",
        "discards", "draft", "draft_bought", "draft_out", "draft_sold", "drm", "duel", "effect_extra",
        "event_cube", "ex_legends", "extended", "extra", "extra_deck", "extra_hand", "extra_innings",
        "extra_innings_for_all", "extra_out", "fa_pay", "fa_signed", "farm_opens", "fo_before", "fs_before",
        "games", "hands", "held_free", "injured", "interest_a", "interest_b", "last_pass", "lasting",
        "late_wins", "leader", "legend_deck", "legend_used", "legends", "legends_on", "loan_a", "loan_b",
        "loan_taken", "losses", "market", "media", "media_top_up", "men", "national", "new_manager",
        "new_prospects", "nominated", "open_money", "ops_bonus", "ops_cubes", "order", "over_since", "pack",
        "pass_first", "passed", "pending_vp", "pennants", "phase", "place", "played", "played_card", "pool",
        "repair_at_once", "revealed", "roll_deal", "roll_kind", "roll_mask", "roller", "rolls", "roster",
        "salaries_due", "salaries_last", "season_losses", "season_wins", "spared", "spent", "stars", "start_jm",
        "strike", "swap_every_year", "target", "tax_first", "team_of", "team_random", "total", "turns",
        "two_places", "vp", "who", "winner", "winners_paid", "wins", "year", "years",
    )
    # fmt: on
    pack: Tables
    year: i64
    phase: i64  # codes.OFF to codes.LATE
    clock: i64  # 4 * year + phase
    leader: i64
    who: i64  # whose turn it is
    last_pass: i64
    order: tuple[int, ...]  # in which rosters were picked
    target: i64  # wins for the pennant; 0: not rolled yet
    strike: bool
    winner: i64  # of this year's pennant
    place: tuple[int, ...]  # at year end: seats by standing
    bank: i64  # minus all money in play
    cubes: i64  # minus all media in play
    pool: vec[i64]  # minus all players in play, by type
    lasting: tuple[Lasting, ...]
    injured: tuple[Injured, ...]
    agents: tuple[int, ...]  # free agents waiting: 8 * (seat + 1) + type
    auction: i64  # the free agent up for auction, coded alike
    market: Market
    deck: Row  # deck
    discards: Row  # discards
    hands: Rows  # hand
    bought: Row  # cards of a Cycle not yet sorted out; of `buyer`
    buyer: i64
    community: Row  # community deck
    community_out: Row  # community cards turned up
    draft: Row  # draft deck
    draft_out: Row  # draft cards turned up
    extra_deck: Row  # Extra Innings deck
    extra_hand: Rows  # Extra Innings cards to choose from
    extra_out: Row  # Extra Innings cards that are gone
    extra: vec[i64]  # open Extra Innings card
    legend_deck: Row  # Legends deck
    legends: Rows  # Legends
    ex_legends: Row  # Legends that are gone
    legend_used: vec[i64]  # mask of legend numbers
    team_of: vec[i64]
    roster: vec[i64]
    stars: Grid
    men: Grid
    start_jm: vec[i64]
    cash: vec[i64]
    loan_a: vec[i64]
    loan_b: vec[i64]
    loan_taken: vec[i64]
    interest_a: vec[i64]  # 1: paid this phase
    interest_b: vec[i64]
    media: vec[i64]
    national: vec[i64]
    vp: vec[i64]
    pending_vp: vec[i64]
    pennants: vec[i64]
    wins: vec[i64]  # marks of this phase
    losses: vec[i64]
    games: vec[i64]  # to decide in this phase
    late_wins: vec[i64]
    season_wins: vec[i64]  # above the 45 given
    season_losses: vec[i64]
    spent: vec[i64]  # mask of actions used this phase
    event_cube: vec[i64]
    ops_cubes: vec[i64]
    passed: vec[i64]
    played: vec[i64]  # cards played this phase
    turns: vec[i64]  # taken this phase
    challenged: vec[i64]
    nominated: vec[i64]  # in this year's All-Star Game
    bait: i64  # mask: has had the trade bait this year
    over_since: vec[i64]  # clock since which there are too many Phenoms, or -1
    held_free: vec[i64]  # cards that may be held without charge
    draft_sold: vec[i64]
    draft_bought: vec[i64]
    new_manager: vec[i64]  # paid when hired
    new_prospects: vec[i64]
    fo_before: vec[i64]
    fs_before: vec[i64]
    salaries_due: bool  # the salaries of this off-season are still to be paid
    fa_signed: vec[i64]  # Superstars and All-Stars signed this off-season, 16 * SS + AS
    revealed: vec[i64]  # what each seat chose in the last sealed question that is still being carried out
    fa_pay: vec[i64]  # what they cost instead of salaries
    roller: i64
    roll_kind: i64
    die: i64  # as thrown
    drm: i64
    total: i64  # with all modifiers so far
    roll_mask: i64  # who may use media on it
    roll_deal: i64  # 1: a media deal shuts the others out (LOB-R77)
    rolls: vec[i64]  # totals of rolls that are compared
    duel: i64  # who won the last comparison
    cancelled: bool  # the event or OPS play just declared has no effect
    spared: i64  # mask of owners whom a table event does not touch
    attack: i64
    ops_bonus: i64
    played_card: i64
    effect_extra: bool
    years: i64
    extended: bool  # extended_off_season
    all_star_game: bool
    extra_innings: i64  # 0: off, 1: kept, 2: replaced every off-season
    extra_innings_for_all: bool
    legends_on: bool  # legends
    team_random: bool  # team_cards is random
    count_all_wins: bool
    swap_every_year: bool
    pass_first: bool  # pass_order_first_year
    repair_at_once: bool
    open_money: bool
    media_top_up: bool
    two_places: bool
    winners_paid: bool
    tax_first: bool
    salaries_last: bool
    farm_opens: bool

    def __init__(self) -> None:
        self.year = 0
        self.phase = 0
        self.clock = 0
        self.leader = 0
        self.who = 0
        self.last_pass = 0
        self.target = 0
        self.strike = False
        self.winner = 0
        self.bank = 0
        self.cubes = 0
        self.pool = EMPTY
        self.auction = 0
        self.buyer = 0
        self.extra = EMPTY
        self.legend_used = EMPTY
        self.team_of = EMPTY
        self.roster = EMPTY
        self.start_jm = EMPTY
        self.cash = EMPTY
        self.loan_a = EMPTY
        self.loan_b = EMPTY
        self.loan_taken = EMPTY
        self.interest_a = EMPTY
        self.interest_b = EMPTY
        self.media = EMPTY
        self.national = EMPTY
        self.vp = EMPTY
        self.pending_vp = EMPTY
        self.pennants = EMPTY
        self.wins = EMPTY
        self.losses = EMPTY
        self.games = EMPTY
        self.late_wins = EMPTY
        self.season_wins = EMPTY
        self.season_losses = EMPTY
        self.spent = EMPTY
        self.event_cube = EMPTY
        self.ops_cubes = EMPTY
        self.passed = EMPTY
        self.played = EMPTY
        self.turns = EMPTY
        self.challenged = EMPTY
        self.nominated = EMPTY
        self.bait = 0
        self.over_since = EMPTY
        self.held_free = EMPTY
        self.draft_sold = EMPTY
        self.draft_bought = EMPTY
        self.new_manager = EMPTY
        self.new_prospects = EMPTY
        self.fo_before = EMPTY
        self.fs_before = EMPTY
        self.salaries_due = False
        self.fa_signed = EMPTY
        self.revealed = EMPTY
        self.fa_pay = EMPTY
        self.roller = 0
        self.roll_kind = 0
        self.die = 0
        self.drm = 0
        self.total = 0
        self.roll_mask = 0
        self.roll_deal = 0
        self.rolls = EMPTY
        self.duel = 0
        self.cancelled = False
        self.spared = 0
        self.attack = 0
        self.ops_bonus = 0
        self.played_card = 0
        self.effect_extra = False
        self.years = 0
        self.extended = False
        self.all_star_game = False
        self.extra_innings = 0
        self.extra_innings_for_all = False
        self.legends_on = False
        self.team_random = False
        self.count_all_wins = False
        self.swap_every_year = False
        self.pass_first = False
        self.repair_at_once = False
        self.open_money = False
        self.media_top_up = False
        self.two_places = False
        self.winners_paid = False
        self.tax_first = False
        self.salaries_last = False
        self.farm_opens = False

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> None:
        """Everything as it is before the deal."""
        self.year = 1
        self.phase = 0
        self.clock = 4
        self.leader = 0
        self.who = 0
        self.last_pass = -1
        self.order = tuple(range(seats))
        self.target = 0
        self.strike = False
        self.winner = -1
        self.place = ()
        self.bank = 0
        self.cubes = 0
        self.pool = vec[i64]([0] * 7)
        self.lasting = ()
        self.injured = ()
        self.agents = ()
        self.auction = 0
        self.market = new_market(seats)
        self.deck = row()
        self.discards = row()
        self.hands = rows(seats, 15)
        self.bought = row()
        self.buyer = -1
        self.community = row()
        self.community_out = row()
        self.draft = row()
        self.draft_out = row()
        self.extra_deck = row()
        self.extra_hand = rows(seats, 8)
        self.extra_out = row()
        self.extra = vec[i64]([-1] * seats)
        self.legend_deck = row()
        self.legends = rows(seats, 8)
        self.ex_legends = row()
        self.legend_used = vec[i64]([0] * seats)
        self.team_of = vec[i64]([-1] * seats)
        self.roster = vec[i64]([-1] * seats)
        self.stars = grid(seats, 3)
        self.men = grid(seats, 7)
        self.start_jm = vec[i64]([0] * seats)
        self.cash = vec[i64]([42000] * seats)
        self.loan_a = vec[i64]([0] * seats)
        self.loan_b = vec[i64]([0] * seats)
        self.loan_taken = vec[i64]([0] * seats)
        self.interest_a = vec[i64]([0] * seats)
        self.interest_b = vec[i64]([0] * seats)
        self.media = vec[i64]([0] * seats)
        self.national = vec[i64]([0] * seats)
        self.vp = vec[i64]([0] * seats)
        self.pending_vp = vec[i64]([0] * seats)
        self.pennants = vec[i64]([0] * seats)
        self.wins = vec[i64]([0] * seats)
        self.losses = vec[i64]([0] * seats)
        self.games = vec[i64]([0] * seats)
        self.late_wins = vec[i64]([0] * seats)
        self.season_wins = vec[i64]([0] * seats)
        self.season_losses = vec[i64]([0] * seats)
        self.spent = vec[i64]([0] * seats)
        self.event_cube = vec[i64]([0] * seats)
        self.ops_cubes = vec[i64]([0] * seats)
        self.passed = vec[i64]([0] * seats)
        self.played = vec[i64]([0] * seats)
        self.turns = vec[i64]([0] * seats)
        self.challenged = vec[i64]([0] * seats)
        self.nominated = vec[i64]([0] * seats)
        self.bait = 0
        self.over_since = vec[i64]([-1] * seats)
        self.held_free = vec[i64]([0] * seats)
        self.draft_sold = vec[i64]([0] * seats)
        self.draft_bought = vec[i64]([0] * seats)
        self.new_manager = vec[i64]([0] * seats)
        self.new_prospects = vec[i64]([0] * seats)
        self.fo_before = vec[i64]([0] * seats)
        self.fs_before = vec[i64]([0] * seats)
        self.salaries_due = False
        self.fa_signed = vec[i64]([0] * seats)
        self.revealed = vec[i64]([0] * seats)
        self.fa_pay = vec[i64]([0] * seats)
        self.roller = -1
        self.roll_kind = 10
        self.die = 0
        self.drm = 0
        self.total = 0
        self.roll_mask = 0
        self.roll_deal = 0
        self.rolls = vec[i64]([0] * seats)
        self.duel = -1
        self.cancelled = False
        self.spared = 0
        self.attack = 0
        self.ops_bonus = 0
        self.played_card = -1
        self.effect_extra = False
        self.years = int(options["years"])
        self.extended = False
        self.all_star_game = bool(options["all_star_game"])
        self.extra_innings = 0
        self.extra_innings_for_all = bool(options["extra_innings_for_all"])
        self.legends_on = False
        self.team_random = False
        self.count_all_wins = bool(options["count_all_wins"])
        self.swap_every_year = bool(options["swap_every_year"])
        self.pass_first = False
        self.repair_at_once = bool(options["repair_at_once"])
        self.open_money = bool(options["open_money"])
        self.media_top_up = bool(options["media_top_up"])
        self.two_places = bool(options["two_places"])
        self.winners_paid = bool(options["winners_paid"])
        self.tax_first = bool(options["tax_first"])
        self.salaries_last = bool(options["salaries_last"])
        self.farm_opens = bool(options["farm_opens"])

    def clone(self) -> Lords:
        c = Lords()
        c.copy_kernel(self)
        c.pack = self.pack
        c.year = self.year
        c.phase = self.phase
        c.clock = self.clock
        c.leader = self.leader
        c.who = self.who
        c.last_pass = self.last_pass
        c.order = self.order
        c.target = self.target
        c.strike = self.strike
        c.winner = self.winner
        c.place = self.place
        c.bank = self.bank
        c.cubes = self.cubes
        c.pool = self.pool[:]
        c.lasting = self.lasting
        c.injured = self.injured
        c.agents = self.agents
        c.auction = self.auction
        c.market = self.market.clone()
        c.deck = self.deck.clone()
        c.discards = self.discards.clone()
        c.hands = self.hands.clone()
        c.bought = self.bought.clone()
        c.buyer = self.buyer
        c.community = self.community.clone()
        c.community_out = self.community_out.clone()
        c.draft = self.draft.clone()
        c.draft_out = self.draft_out.clone()
        c.extra_deck = self.extra_deck.clone()
        c.extra_hand = self.extra_hand.clone()
        c.extra_out = self.extra_out.clone()
        c.extra = self.extra[:]
        c.legend_deck = self.legend_deck.clone()
        c.legends = self.legends.clone()
        c.ex_legends = self.ex_legends.clone()
        c.legend_used = self.legend_used[:]
        c.team_of = self.team_of[:]
        c.roster = self.roster[:]
        c.stars = self.stars.clone()
        c.men = self.men.clone()
        c.start_jm = self.start_jm[:]
        c.cash = self.cash[:]
        c.loan_a = self.loan_a[:]
        c.loan_b = self.loan_b[:]
        c.loan_taken = self.loan_taken[:]
        c.interest_a = self.interest_a[:]
        c.interest_b = self.interest_b[:]
        c.media = self.media[:]
        c.national = self.national[:]
        c.vp = self.vp[:]
        c.pending_vp = self.pending_vp[:]
        c.pennants = self.pennants[:]
        c.wins = self.wins[:]
        c.losses = self.losses[:]
        c.games = self.games[:]
        c.late_wins = self.late_wins[:]
        c.season_wins = self.season_wins[:]
        c.season_losses = self.season_losses[:]
        c.spent = self.spent[:]
        c.event_cube = self.event_cube[:]
        c.ops_cubes = self.ops_cubes[:]
        c.passed = self.passed[:]
        c.played = self.played[:]
        c.turns = self.turns[:]
        c.challenged = self.challenged[:]
        c.nominated = self.nominated[:]
        c.bait = self.bait
        c.over_since = self.over_since[:]
        c.held_free = self.held_free[:]
        c.draft_sold = self.draft_sold[:]
        c.draft_bought = self.draft_bought[:]
        c.new_manager = self.new_manager[:]
        c.new_prospects = self.new_prospects[:]
        c.fo_before = self.fo_before[:]
        c.fs_before = self.fs_before[:]
        c.salaries_due = self.salaries_due
        c.fa_signed = self.fa_signed[:]
        c.revealed = self.revealed[:]
        c.fa_pay = self.fa_pay[:]
        c.roller = self.roller
        c.roll_kind = self.roll_kind
        c.die = self.die
        c.drm = self.drm
        c.total = self.total
        c.roll_mask = self.roll_mask
        c.roll_deal = self.roll_deal
        c.rolls = self.rolls[:]
        c.duel = self.duel
        c.cancelled = self.cancelled
        c.spared = self.spared
        c.attack = self.attack
        c.ops_bonus = self.ops_bonus
        c.played_card = self.played_card
        c.effect_extra = self.effect_extra
        c.years = self.years
        c.extended = self.extended
        c.all_star_game = self.all_star_game
        c.extra_innings = self.extra_innings
        c.extra_innings_for_all = self.extra_innings_for_all
        c.legends_on = self.legends_on
        c.team_random = self.team_random
        c.count_all_wins = self.count_all_wins
        c.swap_every_year = self.swap_every_year
        c.pass_first = self.pass_first
        c.repair_at_once = self.repair_at_once
        c.open_money = self.open_money
        c.media_top_up = self.media_top_up
        c.two_places = self.two_places
        c.winners_paid = self.winners_paid
        c.tax_first = self.tax_first
        c.salaries_last = self.salaries_last
        c.farm_opens = self.farm_opens
        return c
