"""The fields of a position, what lasts and who is out, and how they are copied."""

from __future__ import annotations

from sandlot.games.lords.tables import Tables
from sandlot.kernel.game import Game
from sandlot.kernel.market import Market
from sandlot.kernel.plain import Plain


class Lasting(Plain):
    """Something that holds for a while: from clock `start` on, until clock `until`; `once`: for one use only."""

    __slots__ = ("end", "extra", "kind", "n", "once", "pc", "program", "seat", "start", "until", "what")

    def __init__(
        self,
        kind: int,
        seat: int,
        what: int,
        n: int,
        start: int,
        until: int,
        once: bool,
        extra: bool,
        program: int = -1,
        pc: int = 0,
        end: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.n = n
        self.start = start
        self.until = until
        self.once = once
        self.extra = extra  # of an Extra Innings card: ends when that card is replaced
        self.program = program
        self.pc = pc
        self.end = end


class Injured(Plain):
    """A player outside the 25 until the start of clock `back` (LOB-R125)."""

    __slots__ = ("back", "scores", "seat", "type")

    def __init__(self, seat: int, type: int, back: int, scores: bool) -> None:
        self.seat = seat
        self.type = type
        self.back = back
        self.scores = scores  # False: out for the year in the All-Star Game (LOB-11.2-f)


class State(Game):
    """The fields of a game. Lists are by seat unless said otherwise."""

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
    )  # fmt: skip
    pack: Tables
    # the table
    years: int
    year: int
    phase: int  # codes.OFF to codes.LATE
    clock: int  # 4 * year + phase
    leader: int
    who: int  # whose turn it is
    last_pass: int
    order: list[int]  # in which rosters were picked
    target: int  # wins for the pennant; 0: not rolled yet
    strike: bool
    winner: int  # of this year's pennant
    place: list[int]  # at year end: seats by standing
    bank: int  # minus all money in play
    cubes: int  # minus all media in play
    pool: list[int]  # minus all players in play, by type
    lasting: list[Lasting]
    injured: list[Injured]
    agents: list[int]  # free agents waiting: 8 * (seat + 1) + type
    auction: int  # the free agent up for auction, coded alike
    market: Market
    # cards
    hands: list[list[int]]
    deck: list[int]  # the last is on top
    discards: list[int]
    bought: list[int]  # of the Cycle of `buyer`
    buyer: int
    community: list[int]
    community_out: list[int]
    draft: list[int]
    draft_out: list[int]
    extra_deck: list[int]
    extra_hand: list[list[int]]
    extra_out: list[int]
    extra: list[int]  # the open Extra Innings card
    legend_deck: list[int]
    legends: list[list[int]]
    ex_legends: list[int]
    legend_used: list[int]  # mask of legend numbers
    # mats
    team_of: list[int]
    roster: list[int]
    stars: list[list[int]]
    men: list[list[int]]
    start_jm: list[int]
    cash: list[int]
    loan_a: list[int]
    loan_b: list[int]
    loan_taken: list[int]
    interest_a: list[int]  # 1: paid this phase
    interest_b: list[int]
    media: list[int]
    national: list[int]
    vp: list[int]
    pending_vp: list[int]
    pennants: list[int]
    wins: list[int]  # marks of this phase
    losses: list[int]
    games: list[int]  # to decide in this phase
    late_wins: list[int]
    season_wins: list[int]  # above the 45 given
    season_losses: list[int]
    spent: list[int]  # mask of actions used this phase
    event_cube: list[int]
    ops_cubes: list[int]
    passed: list[int]
    played: list[int]  # cards played this phase
    turns: list[int]  # taken this phase
    challenged: list[int]
    nominated: list[int]  # in this year's All-Star Game
    bait: int  # mask: has had the trade bait this year
    over_since: list[int]  # clock since which there are too many Phenoms, or -1
    held_free: list[int]  # cards that may be held without charge
    draft_sold: list[int]
    draft_bought: list[int]
    new_manager: list[int]  # paid when hired
    new_prospects: list[int]
    fo_before: list[int]
    fs_before: list[int]
    salaries_due: bool  # the salaries of this off-season are still to be paid
    fa_signed: list[int]  # Superstars and All-Stars signed this off-season, 16 * SS + AS
    revealed: list[int]  # what each seat chose in the last sealed question that is still being carried out
    fa_pay: list[int]  # what they cost instead of salaries
    # the roll and the effect under way
    roller: int
    roll_kind: int
    die: int  # as thrown
    drm: int
    total: int  # with all modifiers so far
    roll_mask: int  # who may use media on it
    roll_deal: int  # 1: a media deal shuts the others out (LOB-R77)
    rolls: list[int]  # totals of rolls that are compared, by seat
    duel: int  # who won the last comparison
    cancelled: bool  # the event or OPS play just declared has no effect
    spared: int  # mask of owners whom a table event does not touch
    attack: int
    ops_bonus: int
    played_card: int
    effect_extra: bool
    # options
    extended: bool
    all_star_game: bool
    extra_innings: int
    extra_innings_for_all: bool
    legends_on: bool
    team_random: bool
    count_all_wins: bool
    swap_every_year: bool
    pass_first: bool
    repair_at_once: bool
    open_money: bool
    media_top_up: bool
    two_places: bool
    winners_paid: bool
    tax_first: bool
    salaries_last: bool
    farm_opens: bool


def copy_state(a: State, c: State) -> None:
    """Fill the game's fields of a clone; lists that are replaced and never changed in place are shared."""
    c.pack = a.pack
    c.years = a.years
    c.year = a.year
    c.phase = a.phase
    c.clock = a.clock
    c.leader = a.leader
    c.who = a.who
    c.last_pass = a.last_pass
    c.order = a.order
    c.target = a.target
    c.strike = a.strike
    c.winner = a.winner
    c.place = a.place
    c.bank = a.bank
    c.cubes = a.cubes
    c.pool = a.pool.copy()
    c.lasting = a.lasting
    c.injured = a.injured
    c.agents = a.agents
    c.auction = a.auction
    c.market = a.market.clone()
    c.hands = [one.copy() for one in a.hands]
    c.deck = a.deck.copy()
    c.discards = a.discards.copy()
    c.bought = a.bought.copy()
    c.buyer = a.buyer
    c.community = a.community
    c.community_out = a.community_out
    c.draft = a.draft
    c.draft_out = a.draft_out
    c.extra_deck = a.extra_deck
    c.legend_deck = a.legend_deck
    copy_expansions(a, c)
    c.team_of = a.team_of
    c.roster = a.roster
    c.stars = [one.copy() for one in a.stars]
    c.men = [one.copy() for one in a.men]
    c.start_jm = a.start_jm
    c.cash = a.cash.copy()
    c.loan_a = a.loan_a
    c.loan_b = a.loan_b
    c.loan_taken = a.loan_taken
    c.interest_a = a.interest_a
    c.interest_b = a.interest_b
    c.media = a.media.copy()
    c.national = a.national
    c.vp = a.vp.copy()
    c.pending_vp = a.pending_vp
    c.pennants = a.pennants
    c.wins = a.wins.copy()
    c.losses = a.losses.copy()
    c.games = a.games.copy()
    c.late_wins = a.late_wins
    c.season_wins = a.season_wins
    c.season_losses = a.season_losses
    c.spent = a.spent.copy()
    c.event_cube = a.event_cube
    c.ops_cubes = a.ops_cubes.copy()
    c.passed = a.passed.copy()
    c.played = a.played.copy()
    c.turns = a.turns.copy()
    c.challenged = a.challenged
    c.nominated = a.nominated
    c.bait = a.bait
    c.over_since = a.over_since
    c.held_free = a.held_free
    c.draft_sold = a.draft_sold
    c.draft_bought = a.draft_bought
    c.new_manager = a.new_manager
    c.new_prospects = a.new_prospects
    c.fo_before = a.fo_before
    c.fs_before = a.fs_before
    c.salaries_due = a.salaries_due
    c.fa_signed = a.fa_signed
    c.revealed = a.revealed
    c.fa_pay = a.fa_pay
    c.roller = a.roller
    c.roll_kind = a.roll_kind
    c.die = a.die
    c.drm = a.drm
    c.total = a.total
    c.roll_mask = a.roll_mask
    c.roll_deal = a.roll_deal
    c.rolls = a.rolls
    c.duel = a.duel
    c.cancelled = a.cancelled
    c.spared = a.spared
    c.attack = a.attack
    c.ops_bonus = a.ops_bonus
    c.played_card = a.played_card
    c.effect_extra = a.effect_extra
    c.extended = a.extended
    c.all_star_game = a.all_star_game
    c.extra_innings = a.extra_innings
    c.extra_innings_for_all = a.extra_innings_for_all
    c.legends_on = a.legends_on
    c.team_random = a.team_random
    c.count_all_wins = a.count_all_wins
    c.swap_every_year = a.swap_every_year
    c.pass_first = a.pass_first
    c.repair_at_once = a.repair_at_once
    c.open_money = a.open_money
    c.media_top_up = a.media_top_up
    c.two_places = a.two_places
    c.winners_paid = a.winners_paid
    c.tax_first = a.tax_first
    c.salaries_last = a.salaries_last
    c.farm_opens = a.farm_opens


def copy_expansions(a: State, c: State) -> None:
    """Cards of expansions; without them nothing changes there."""
    played = a.extra_innings > 0
    c.extra_hand = [one.copy() for one in a.extra_hand] if played else a.extra_hand
    c.extra_out = a.extra_out.copy() if played else a.extra_out
    c.extra = a.extra.copy() if played else a.extra
    played = a.legends_on
    c.legends = [one.copy() for one in a.legends] if played else a.legends
    c.ex_legends = a.ex_legends.copy() if played else a.ex_legends
    c.legend_used = a.legend_used.copy() if played else a.legend_used
