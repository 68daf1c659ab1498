# written by tools/material.py from material.py; change it there
"""Positions: their fields, how they are cloned, and how their cards are dealt again."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords.numbers import Injured, Lasting
from sandlot.games.lords.tables import Tables
from sandlot.kernel.game import Game
from sandlot.kernel.market import Market
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import EMPTY, Grid, Row, Rows


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Lords(Game):
    """A game of Lords of Baseball. Numbers are by seat unless said otherwise."""

    # fmt: off
    __slots__ = (
        "agents", "all_star_game", "attack", "auction", "bait", "bank", "bought", "buyer", "cancelled",
        "cash", "challenged", "clock", "community", "community_out", "count_all_wins", "cubes", "deck",
        "die", "discards", "draft", "draft_bought", "draft_out", "draft_sold", "drm", "duel", "effect_extra",
        "event_cube", "ex_legends", "extended", "extra", "extra_deck", "extra_hand", "extra_innings",
        "extra_innings_for_all", "extra_out", "fa_pay", "fa_signed", "farm_opens", "fo_before", "fs_before",
        "games", "hands", "held_free", "injured", "interest_a", "interest_b", "last_pass", "lasting",
        "late_wins", "leader", "legend_deck", "legend_used", "legends", "legends_on", "loan_a", "loan_b",
        "loan_taken", "losses", "market", "media", "media_top_up", "men", "national", "new_manager",
        "new_prospects", "nominated", "open_money", "ops_bonus", "ops_cubes", "order", "over_since", "pack",
        "pass_first", "passed", "pending_vp", "pennants", "phase", "place", "played", "played_card", "pool",
        "repair_at_once", "revealed", "roll_deal", "roll_kind", "roll_mask", "roller", "rolls", "roster",
        "salaries_due", "salaries_last", "season_losses", "season_wins", "spared", "spent", "stars",
        "start_jm", "strike", "swap_every_year", "target", "tax_first", "team_of", "team_random", "total",
        "turns", "two_places", "vp", "who", "winner", "winners_paid", "wins", "year", "years",
    )
    # fmt: on
    market: Market
    pool: vec[i64]  # minus all players in play, by type
    extra: vec[i64]  # open Extra Innings card
    legend_used: vec[i64]  # mask of legend numbers
    team_of: vec[i64]
    roster: vec[i64]
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
    over_since: vec[i64]  # clock since which there are too many Phenoms, or -1
    held_free: vec[i64]  # cards that may be held without charge
    draft_sold: vec[i64]
    draft_bought: vec[i64]
    new_manager: vec[i64]  # paid when hired
    new_prospects: vec[i64]
    fo_before: vec[i64]
    fs_before: vec[i64]
    fa_signed: vec[i64]  # Superstars and All-Stars signed this off-season, 16 * SS + AS
    revealed: vec[i64]  # what each seat chose in the last sealed question that is still being carried out
    fa_pay: vec[i64]  # what they cost instead of salaries
    rolls: vec[i64]  # totals of rolls that are compared
    deck: Row  # deck
    discards: Row  # discards
    bought: Row  # cards of a Cycle not yet sorted out; of `buyer`
    community: Row  # community deck
    community_out: Row  # community cards turned up
    draft: Row  # draft deck
    draft_out: Row  # draft cards turned up
    extra_deck: Row  # Extra Innings deck
    extra_out: Row  # Extra Innings cards that are gone
    legend_deck: Row  # Legends deck
    ex_legends: Row  # Legends that are gone
    hands: Rows  # hand
    extra_hand: Rows  # Extra Innings cards to choose from
    legends: Rows  # Legends
    stars: Grid
    men: Grid
    year: i64
    phase: i64  # codes.OFF to codes.LATE
    clock: i64  # 4 * year + phase
    leader: i64
    who: i64  # whose turn it is
    last_pass: i64
    target: i64  # wins for the pennant; 0: not rolled yet
    winner: i64  # of this year's pennant
    bank: i64  # minus all money in play
    cubes: i64  # minus all media in play
    auction: i64  # the free agent up for auction, coded alike
    buyer: i64
    bait: i64  # mask: has had the trade bait this year
    roller: i64
    roll_kind: i64
    die: i64  # as thrown
    drm: i64
    total: i64  # with all modifiers so far
    roll_mask: i64  # who may use media on it
    roll_deal: i64  # 1: a media deal shuts the others out (LOB-R77)
    duel: i64  # who won the last comparison
    spared: i64  # mask of owners whom a table event does not touch
    attack: i64
    ops_bonus: i64
    played_card: i64
    years: i64
    extra_innings: i64  # 0: off, 1: kept, 2: replaced every off-season
    strike: bool
    salaries_due: bool  # the salaries of this off-season are still to be paid
    cancelled: bool  # the event or OPS play just declared has no effect
    effect_extra: bool
    all_star_game: bool
    extra_innings_for_all: bool
    count_all_wins: bool
    swap_every_year: bool
    repair_at_once: bool
    open_money: bool
    media_top_up: bool
    two_places: bool
    winners_paid: bool
    tax_first: bool
    salaries_last: bool
    farm_opens: bool
    extended: bool  # extended_off_season
    legends_on: bool  # legends
    team_random: bool  # team_cards is random
    pass_first: bool  # pass_order_first_year
    pack: Tables
    order: tuple[int, ...]  # in which rosters were picked
    place: tuple[int, ...]  # at year end: seats by standing
    lasting: tuple[Lasting, ...]
    injured: tuple[Injured, ...]
    agents: tuple[int, ...]  # free agents waiting: 8 * (seat + 1) + type

    def __init__(self) -> None:
        self.pool = self.extra = self.legend_used = self.team_of = self.roster = self.start_jm = self.cash = EMPTY
        self.loan_a = self.loan_b = self.loan_taken = self.interest_a = self.interest_b = self.media = EMPTY
        self.national = self.vp = self.pending_vp = self.pennants = self.wins = self.losses = self.games = EMPTY
        self.late_wins = self.season_wins = self.season_losses = self.spent = self.event_cube = EMPTY
        self.ops_cubes = self.passed = self.played = self.turns = self.challenged = self.nominated = EMPTY
        self.over_since = self.held_free = self.draft_sold = self.draft_bought = self.new_manager = EMPTY
        self.new_prospects = self.fo_before = self.fs_before = self.fa_signed = self.revealed = self.fa_pay = EMPTY
        self.rolls = EMPTY
        self.year = self.phase = self.clock = self.leader = self.who = self.last_pass = self.target = 0
        self.winner = self.bank = self.cubes = self.auction = self.buyer = self.bait = self.roller = 0
        self.roll_kind = self.die = self.drm = self.total = self.roll_mask = self.roll_deal = self.duel = 0
        self.spared = self.attack = self.ops_bonus = self.played_card = self.years = self.extra_innings = 0
        self.strike = self.salaries_due = self.cancelled = self.effect_extra = self.all_star_game = False
        self.extra_innings_for_all = self.count_all_wins = self.swap_every_year = self.repair_at_once = False
        self.open_money = self.media_top_up = self.two_places = self.winners_paid = self.tax_first = False
        self.salaries_last = self.farm_opens = self.extended = self.legends_on = self.team_random = False
        self.pass_first = False

    def clone(self) -> Lords:
        c = Lords()
        c.copy_kernel(self)
        # copied: what can be changed in place
        c.market = self.market.clone()
        c.pool = self.pool[:]
        c.extra = self.extra[:]
        c.legend_used = self.legend_used[:]
        c.team_of = self.team_of[:]
        c.roster = self.roster[:]
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
        c.over_since = self.over_since[:]
        c.held_free = self.held_free[:]
        c.draft_sold = self.draft_sold[:]
        c.draft_bought = self.draft_bought[:]
        c.new_manager = self.new_manager[:]
        c.new_prospects = self.new_prospects[:]
        c.fo_before = self.fo_before[:]
        c.fs_before = self.fs_before[:]
        c.fa_signed = self.fa_signed[:]
        c.revealed = self.revealed[:]
        c.fa_pay = self.fa_pay[:]
        c.rolls = self.rolls[:]
        c.deck = self.deck.clone()
        c.discards = self.discards.clone()
        c.bought = self.bought.clone()
        c.community = self.community.clone()
        c.community_out = self.community_out.clone()
        c.draft = self.draft.clone()
        c.draft_out = self.draft_out.clone()
        c.extra_deck = self.extra_deck.clone()
        c.extra_out = self.extra_out.clone()
        c.legend_deck = self.legend_deck.clone()
        c.ex_legends = self.ex_legends.clone()
        c.hands = self.hands.clone()
        c.extra_hand = self.extra_hand.clone()
        c.legends = self.legends.clone()
        c.stars = self.stars.clone()
        c.men = self.men.clone()
        # shared: what is replaced as a whole
        c.year = self.year
        c.phase = self.phase
        c.clock = self.clock
        c.leader = self.leader
        c.who = self.who
        c.last_pass = self.last_pass
        c.target = self.target
        c.winner = self.winner
        c.bank = self.bank
        c.cubes = self.cubes
        c.auction = self.auction
        c.buyer = self.buyer
        c.bait = self.bait
        c.roller = self.roller
        c.roll_kind = self.roll_kind
        c.die = self.die
        c.drm = self.drm
        c.total = self.total
        c.roll_mask = self.roll_mask
        c.roll_deal = self.roll_deal
        c.duel = self.duel
        c.spared = self.spared
        c.attack = self.attack
        c.ops_bonus = self.ops_bonus
        c.played_card = self.played_card
        c.years = self.years
        c.extra_innings = self.extra_innings
        c.strike = self.strike
        c.salaries_due = self.salaries_due
        c.cancelled = self.cancelled
        c.effect_extra = self.effect_extra
        c.all_star_game = self.all_star_game
        c.extra_innings_for_all = self.extra_innings_for_all
        c.count_all_wins = self.count_all_wins
        c.swap_every_year = self.swap_every_year
        c.repair_at_once = self.repair_at_once
        c.open_money = self.open_money
        c.media_top_up = self.media_top_up
        c.two_places = self.two_places
        c.winners_paid = self.winners_paid
        c.tax_first = self.tax_first
        c.salaries_last = self.salaries_last
        c.farm_opens = self.farm_opens
        c.extended = self.extended
        c.legends_on = self.legends_on
        c.team_random = self.team_random
        c.pass_first = self.pass_first
        c.pack = self.pack
        c.order = self.order
        c.place = self.place
        c.lasting = self.lasting
        c.injured = self.injured
        c.agents = self.agents
        return c
