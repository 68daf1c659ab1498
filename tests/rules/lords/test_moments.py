"""Standing rules act at their moments, mats begin empty, salaries and programs are read to the end."""

from __future__ import annotations

from typing import cast

import pytest

from rules.lords.league import League, league, new, pack
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.atoms.base import after, clockwise, everyone, lasts, left, right
from sandlot.games.lords.atoms.money import priced, use_price
from sandlot.games.lords.effects.run import WALKER, Effect, Run
from sandlot.games.lords.effects.scopes import leading
from sandlot.games.lords.game import table
from sandlot.games.lords.numbers import DRM, ON, SCALE, Lasting
from sandlot.games.lords.options import COUNT, CUT, CYCLE, FOR_LOSSES, LOAN, LOWER
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.dice import NO_MEDIA, cards_drm, compare, roll
from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE, Payout
from sandlot.games.lords.steps.farm import promoted
from sandlot.games.lords.steps.luxury import FIRST_LAST, MIDDLE, TWO, tax
from sandlot.games.lords.steps.ops import Number
from sandlot.games.lords.steps.salaries import MEDIA_FORM, SHORT_ROLL, bill
from sandlot.games.lords.steps.season import Season, cycle
from sandlot.games.lords.steps.year import REGULAR, YEAR_END
from sandlot.games.lords.steps.year_end import SERIES
from sandlot.games.lords.tables import acts_on_series, answered, changes_record
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.kernel.step import Step
from sandlot.kernel.zones import numbers


class Promotes(Step):
    """A Phenom of A's has become an All-Star."""

    def go(self, g: Lords) -> None:
        g.revealed = numbers([codes.R_AS, 0, 0])
        promoted(g, 0, codes.ROLL_PHENOM, False)


class Buys(Step):
    """A buys two cards."""

    def go(self, g: Lords) -> None:
        cycle(g, 0, 2)


class Nothing(Step):
    """A roll that is only read."""

    def go(self, g: Lords) -> None:
        pass


MOMENTS: list[tuple[int, int, Step]] = [
    (codes.ON_PHASE_START, codes.EARLY, Season(codes.MID)),
    (codes.ON_PHASE_START, codes.LATE, REGULAR),
    (codes.ON_PHASE_END, codes.EARLY, END_OF_PHASE),
    (codes.ON_PAYOUT, codes.EARLY, Payout(0)),
    (codes.ON_ATTACKED, codes.EARLY, Number(0, 1, FOR_LOSSES, 0)),
    (codes.ON_PENNANT, codes.LATE, SERIES),
    (codes.ON_CS, codes.LATE, SERIES),
    (codes.ON_YEAR_END, codes.LATE, YEAR_END),
    (codes.ON_OFFSEASON, codes.LATE, REGULAR),
    (codes.ON_PROMOTED, codes.EARLY, Promotes()),
    (codes.ON_BOUGHT, codes.EARLY, Buys()),
]


@pytest.mark.rule("LOB-12.1-b")
@pytest.mark.parametrize(("trigger", "phase", "step"), MOMENTS)
def test_a_standing_rule_acts_at_its_moment_for_its_owner(trigger: int, phase: int, step: Step) -> None:
    cash = []
    for owner in (None, 0, 1):
        t = league(3, phase, stars=dict.fromkeys(range(3), (3, 3, 5)), then=[])
        g = t.g
        program = g.pack.season[g.pack.names.index("Regional Cable Deal")]
        if owner is not None:
            span = len(g.pack.programs[program])
            g.lasting = (Lasting(ON, owner, trigger, 0, g.clock, g.clock + 9, False, False, program, 0, span),)
        g.winner, g.season_wins, g.late_wins, g.strike = 0, numbers([60, 20, 20]), numbers([25, 0, 0]), False
        g.chance = seeded(3)
        if step is SERIES:
            t.dice(8)
        if step is REGULAR:
            g.year = 2
        t.go(step)
        if t.asked() == "A CutOne":
            t.say("cut JM")
        cash.append(list(t.g.cash))
    assert cash[1] == [cash[0][0] + 3_000, *cash[0][1:]]
    both = trigger in (codes.ON_PHASE_START, codes.ON_PHASE_END, codes.ON_YEAR_END, codes.ON_OFFSEASON)
    assert cash[2] == [cash[0][0], cash[0][1] + (3_000 if both else 0), cash[0][2]]


@pytest.mark.rule("LOB-1.0-d", "LOB-2.1-a")
def test_before_the_set_up_there_is_nothing_but_the_money() -> None:
    g = table(3, INFO.read_options({}), pack())
    assert (g.year, g.phase, g.clock, g.leader, g.last_pass, g.winner, g.target) == (1, codes.OFF, 4, 0, -1, -1, 0)
    assert (list(g.cash), g.bank, g.cubes, list(g.pool)) == ([42_000] * 3, -3 * 42_000, 0, [0] * 7)
    assert ([list(one) for one in g.stars], [list(one) for one in g.men]) == ([[1, 1, 1]] * 3, [[0] * 7] * 3)
    for name in (
        "start_jm", "loan_a", "loan_b", "loan_taken", "interest_a", "interest_b", "media", "national", "vp",
        "pending_vp", "pennants", "wins", "losses", "games", "late_wins", "season_wins", "season_losses", "spent",
        "event_cube", "ops_cubes", "passed", "played", "turns", "challenged", "nominated", "held_free", "draft_sold",
        "draft_bought", "new_manager", "new_prospects", "fo_before", "fs_before", "fa_signed", "fa_pay",
        "legend_used", "rolls", "revealed",
    ):  # fmt: skip
        assert list(getattr(g, name)) == [0] * 3, name
    for name in ("lasting", "injured", "agents", "place", "discards", "bought", "community_out", "draft_out",
                 "extra_out", "ex_legends"):  # fmt: skip
        assert list(getattr(g, name)) == [], name
    for name in ("hands", "extra_hand", "legends"):
        assert getattr(g, name) == [[], [], []], name
    for name in ("team_of", "roster", "extra", "over_since"):
        assert list(getattr(g, name)) == [-1] * 3, name
    for name in ("auction", "bait", "die", "drm", "total", "roll_mask", "roll_deal", "spared", "attack", "ops_bonus"):
        assert getattr(g, name) == 0, name
    for name in ("buyer", "roller", "duel", "played_card"):
        assert getattr(g, name) == -1, name
    assert (g.strike, g.salaries_due, g.cancelled, g.effect_extra) == (False, False, False, False)
    assert (list(g.order), g.roll_kind) == ([0, 1, 2], codes.ROLL_ANY)
    material.audit(g)


@pytest.mark.rule("LOB-1.0-a")
def test_every_deck_holds_its_own_cards_shuffled() -> None:
    g = new(2, seeded(1), INFO.read_options({}), pack())
    first = 0
    for deck, kind in ((g.deck, g.pack.ops), (g.community, g.pack.community), (g.draft, g.pack.draft),
                       (g.extra_deck, g.pack.extra), (g.legend_deck, g.pack.legend_type)):  # fmt: skip
        assert sorted(deck) == list(range(first, first + len(kind)))
        assert deck != sorted(deck)
        first += len(kind)
    assert g.pack.cards() == first == len(g.known)


# -- the table ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-4.1.1-b", "LOB-R142")
def test_neighbours_and_turn_order() -> None:
    g = league(4, then=[]).g
    assert [left(g, s) for s in range(4)] == [1, 2, 3, 0]
    assert [right(g, s) for s in range(4)] == [3, 0, 1, 2]
    assert (clockwise(g, 2), [after(g, 2, i) for i in (1, 2, 3)], everyone(g)) == ([2, 3, 0, 1], [3, 0, 1], 15)


def in_turn(g: Lords, scope: int, spared: int) -> list[int]:
    """For whom a clause of a card of D's on B is, in the order in which it acts."""
    g.end()
    WALKER.walk(g, Run(Effect(0, 0, 3, 1, 3, 0, spared, False), numbers([scope, 3, 1])))
    return [cast(Effect, step).subject for step in reversed(g.agenda)]


@pytest.mark.rule("LOB-R141", "LOB-R142")
def test_whom_a_clause_is_for() -> None:
    g = league(4, then=[]).g
    g.leader, g.vp = 2, numbers([5, 9, 9, 1])
    for scope, found in (
        (codes.FOR_ME, [3]), (codes.FOR_BANK, [-1]), (codes.FOR_LEFT, [2]), (codes.FOR_RIGHT, [0]),
        (codes.FOR_ALL, [2, 3, 0, 1]), (codes.FOR_OTHERS, [2, 0, 1]), (codes.FOR_LEAD, [2]), (codes.FOR_TRAIL, [3]),
    ):  # fmt: skip
        assert in_turn(g, scope, 0) == found
    assert in_turn(g, codes.FOR_ALL, 0b0101) == [3, 1]
    assert in_turn(g, codes.FOR_LEFT, 0b0100) == []


def test_of_level_leaders_wins_then_stars_then_turn_order_decide() -> None:
    g = league(3, then=[]).g
    g.leader = 1
    assert (leading(g, True), leading(g, False)) == (1, 0)  # the first and the last of the turn order
    g.stars.add(2, 0, 1)
    assert leading(g, True) == 2
    g.season_wins = numbers([3, 0, 0])
    g.wins = numbers([0, 4, 0])
    assert (leading(g, True), leading(g, False)) == (1, 2)
    g.vp = numbers([0, 0, 1])
    assert (leading(g, True), leading(g, False)) == (2, 0)


def test_something_that_lasts_holds_from_its_start_until_its_end() -> None:
    g = league(3, then=[]).g
    for first, until, holds in ((5, 6, True), (6, 7, False), (4, 5, False), (4, 9, True)):
        g.lasting = (Lasting(DRM, 1, codes.ROLL_CS, 2, first, until, True, False),)
        assert (lasts(g, DRM, 1, codes.ROLL_CS) is not None) == holds
        assert cards_drm(g, 1, codes.ROLL_CS) == (2 if holds else 0)
        assert len(g.lasting) == (0 if holds else 1)  # for one roll
    g.lasting = (Lasting(DRM, 1, codes.ROLL_PENNANT, 3, 5, 6, False, False),)
    assert lasts(g, DRM, 0, codes.ROLL_PENNANT) is None
    assert lasts(g, DRM, 1, codes.ROLL_CS) is None
    assert lasts(g, SCALE, 1, codes.ROLL_PENNANT) is None
    assert [cards_drm(g, seat, codes.ROLL_PENNANT) for seat in range(3)] == [3] * 3  # whoever rolls for the table
    assert [cards_drm(g, seat, codes.ROLL_CS) for seat in range(3)] == [0] * 3


@pytest.mark.rule("LOB-R143")
@pytest.mark.parametrize(
    ("amount", "percent", "cost", "income"),
    [
        (1_000, 150, 1_500, 1_500),
        (500, 150, 1_000, 500),
        (6_500, 150, 10_000, 9_500),
        (1_500, 50, 1_000, 500),
        (500, 0, 0, 0),
    ],
)
def test_prices_are_rounded_against_the_owner_and_used_up(amount: int, percent: int, cost: int, income: int) -> None:
    g = league(3, then=[]).g
    for once, left_over in ((True, 0), (False, 1)):
        g.lasting = (Lasting(SCALE, 0, codes.PRICE_PROMO, percent, 5, 6, once, False),)
        assert priced(g, 0, codes.PRICE_PROMO, amount) == cost
        assert priced(g, 0, codes.PRICE_PROMO, amount, True) == income
        assert priced(g, 1, codes.PRICE_PROMO, amount) == amount
        assert priced(g, 0, codes.PRICE_FARM, amount) == amount
        for seat, which in ((1, codes.PRICE_PROMO), (0, codes.PRICE_FARM)):
            use_price(g, seat, which)
        assert len(g.lasting) == 1
        use_price(g, 0, codes.PRICE_PROMO)
        assert len(g.lasting) == left_over
    g.lasting = (Lasting(SCALE, 0, codes.PRICE_PROMO, percent, 6, 7, True, False),)
    use_price(g, 0, codes.PRICE_PROMO)
    assert (priced(g, 0, codes.PRICE_PROMO, amount), len(g.lasting)) == (amount, 1)  # it has not begun


# -- dice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-R46")
def test_the_highest_total_wins_and_equals_roll_again_with_their_modifiers() -> None:
    t = league(3, dice=[5, 3, 6, 4, 1, 7], then=[])
    compare(t.g, (0, 2, 1), (0, 2, -1), Nothing(), NO_MEDIA)  # 5, 5, 5; then 4, 3, 6
    t.g.run()
    assert (t.g.duel, [event.seat for event in t.happened("roll")]) == (1, [0, 2, 1, 0, 2, 1])
    t = league(3, then=[])
    compare(t.g, (2,), (0,), Nothing())
    assert (t.g.duel, t.happened("roll")) == (2, [])


@pytest.mark.rule("LOB-R3")
def test_a_roll_notes_who_for_what_and_with_what() -> None:
    t = league(3, dice=[4], then=[])
    t.g.lasting = (Lasting(DRM, 1, codes.ROLL_CS, 2, 5, 6, False, False),)
    t.g.roll_deal = 2
    roll(t.g, 1, codes.ROLL_CS, -1, Nothing(), NO_MEDIA)
    t.g.run()
    g = t.g
    assert (g.roller, g.roll_kind, g.die, g.drm, g.total, g.roll_deal, g.roll_mask) == (1, codes.ROLL_CS, 4, 1, 5, 0, 0)


# -- salaries ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-7.2-c", "LOB-R67", "LOB-7.1.2-b")
@pytest.mark.parametrize(
    ("signed", "pay", "new_manager", "change"),
    [
        (0, 0, 0, 0),
        (0, 0, 1, -3_000),  # paid when hired
        (16, 7_000, 0, 7_000 - 5_000),
        (1, 500, 0, 500 - 3_000),
        (16 + 2, 9_000, 0, 9_000 - 5_000 - 2 * 3_000),
        (3 * 16 + 3, 9_000, 0, 9_000 - 5_000 - 2 * 3_000),  # as many as are still there
    ],
)
def test_the_bill_of_a_team(signed: int, pay: int, new_manager: int, change: int) -> None:
    t = league(3, codes.OFF, 2, men={0: {"SS": 1, "AS": 2, "REG": 9}}, then=[])
    t.g.fa_signed[0], t.g.fa_pay[0], t.g.new_manager[0] = signed, pay, new_manager
    plain = 5_000 + 2 * 3_000 + 5_000 + 3_000 + 2_000 + 5_000 + 3_000
    assert bill(t.g, 0) == plain + change


@pytest.mark.rule("LOB-R64")
def test_what_a_short_owner_may_cut() -> None:
    t = league(3, codes.OFF, 2, stars={0: (3, 4, 2)}, men={0: {"AS": 1, "REG": 11}}, then=[])
    g = t.g
    g.fo_before, g.fs_before, g.loan_taken = numbers([5, 2, 2]), numbers([5, 3, 3]), numbers([1, 0, 0])
    cuts = [CUT + codes.AS, CUT + codes.REG]
    assert SHORT_ROLL.options(g, 0) == [LOWER + codes.FS, LOWER + codes.FM, *cuts]  # the office is two stars down
    g.new_manager[0], g.fo_before[0] = 1, 4
    assert SHORT_ROLL.options(g, 0) == [LOWER + codes.FO, LOWER + codes.FS, *cuts]
    g.loan_taken[0], g.stars[0] = 0, [1, 1, 1]
    g.fo_before[0] = g.fs_before[0] = 2
    assert SHORT_ROLL.options(g, 0) == [LOAN + 1, LOAN + 2, *cuts]
    SHORT_ROLL.chosen(g, 0, CUT + codes.AS)
    SHORT_ROLL.chosen(g, 0, CUT + codes.REG)
    assert list(g.men[0][:4]) == [0, 0, 0, 25]
    assert [(event.seat, event.rule) for event in t.happened("cut")] == [(0, "LOB-R64")] * 2
    SHORT_ROLL.chosen(g, 0, LOAN + 1)
    assert (g.cash[0], g.loan_a[0]) == (15_000, 5_000)


@pytest.mark.rule("LOB-7.3-a", "LOB-7.3-b", "LOB-7.3-c")
@pytest.mark.parametrize(
    ("cash", "office", "held", "picks", "most"),
    [(2_500, 3, 0, [LOAN], 2), (9_000, 3, 0, [LOAN], 3), (9_000, 3, 13, [LOAN], 2), (9_000, 2, 2, [LOAN], 0),
     (0, 3, 0, [LOAN], 0), (0, 3, 0, [LOAN + 1], 3), (9_000, 2, 1, [LOAN], 1)],
)  # fmt: skip
def test_how_many_cubes_can_be_bought(cash: int, office: int, held: int, picks: list[int], most: int) -> None:
    t = league(3, codes.OFF, 2, cash={0: cash}, stars={0: (office, 3, 3)}, media={0: held}, then=[])
    t.g.sealed = (tuple(picks), (), ())
    assert MEDIA_FORM.options(t.g, 0) == [COUNT + n for n in range(most + 1)]
    t.g.sealed = ((*picks, COUNT), (), ())
    assert MEDIA_FORM.options(t.g, 0) == []


@pytest.mark.rule("LOB-6.2.5-b", "LOB-6.2.5-h", "LOB-13.1-a", "LOB-13.1-b", "LOB-R134")
@pytest.mark.parametrize(
    ("seats", "chart", "year", "gap", "amount", "points"),
    [
        (3, FIRST_LAST, 1, 9, 2_000, 0), (3, FIRST_LAST, 1, 10, 7_500, 0), (3, FIRST_LAST, 2, 9, 4_000, 0),
        (3, FIRST_LAST, 3, 10, 10_000, 0), (4, MIDDLE, 1, 4, 1_000, 0), (4, MIDDLE, 1, 5, 3_000, 0),
        (4, MIDDLE, 2, 4, 2_000, 0), (4, MIDDLE, 2, 5, 6_000, 0), (2, TWO, 1, 9, 2_000, 0), (2, TWO, 1, 10, 5_000, 0),
        (2, TWO, 2, 9, 7_500, 0), (2, TWO, 2, 10, 10_000, 3),
    ],
)  # fmt: skip
def test_the_luxury_tax_by_year_and_gap(
    seats: int, chart: list[int], year: int, gap: int, amount: int, points: int
) -> None:
    t = league(seats, codes.LATE, year, then=[])
    t.g.vp[1], t.g.vp[0] = 30 + gap, 30
    tax(t.g, 1, 0, numbers(chart))
    t.g.run()
    assert list(t.g.cash[:2]) == [10_000 + amount, 10_000 - amount]
    assert list(t.g.vp[:2]) == [30 + points, 30 + gap - points]
    assert [(event.seat, event.count) for event in t.happened("luxury tax")] == [(1, amount)]


# -- what is read from programs ----------------------------------------------------------------------------------

WIN = [codes.V_WINS, 6, 1, 0, 0, codes.NOW]


def moved(program: list[int], by: int) -> list[int]:
    """The same instruction behind others: its end lies later."""
    return [program[0], program[1] + by, *program[2:]]


@pytest.mark.rule("LOB-5.4-c")
@pytest.mark.parametrize(
    ("program", "marks"),
    [
        (WIN, True),
        ([codes.V_LOSSES, 6, 1, 0, 0, codes.NOW], True),
        ([codes.V_WINS, 6, 1, 0, 0, codes.NEXT_PHASE], False),
        ([codes.V_CHART, 3, codes.CHART_INJURY], True),
        ([codes.V_CHART, 3, codes.CHART_IMPACT], True),
        ([codes.V_CHART, 3, codes.CHART_PAYOUT], False),
        ([codes.V_DRAW, 3, 1, *moved(WIN, 3)], True),
        ([codes.V_DRAW, 3, 1], False),
        ([codes.SKIP, 8, *moved(WIN, 2)], True),
        ([codes.COMPARE, 11, 1, 0, 1, *moved(WIN, 5)], True),
        ([codes.BETWEEN, 10, 1, 2, *moved(WIN, 4)], True),
        ([codes.FOR_ME, 9, 0, *moved(WIN, 3)], True),
        ([codes.FOR_ALL, 9, 0, *moved(WIN, 3)], True),
        ([codes.IS_ODD, 9, 0, *moved(WIN, 3)], True),
        ([codes.IS_EVEN, 9, 0, *moved(WIN, 3)], True),
        ([codes.FOR_LEFT, 9, 0, *moved(WIN, 3)], False),
        ([codes.FOR_OTHERS, 9, 0, *moved(WIN, 3)], False),
        ([codes.V_ROLL, 10, 1, 10, *moved(WIN, 4)], True),
        ([codes.V_CHOOSE, 14, 2, 8, 14, codes.V_DRAW, 8, 1, *moved(WIN, 8)], True),
        ([codes.V_CHOOSE, 11, 2, 8, 11, codes.V_DRAW, 8, 1, codes.V_DRAW, 11, 1], False),
    ],
)
def test_whether_a_program_marks_the_record_of_its_subject(program: list[int], marks: bool) -> None:
    assert changes_record(numbers(program)) == marks


def test_what_a_program_answers_and_whether_it_acts_on_the_series() -> None:
    draws = [codes.V_DRAW, 3, 1]
    assert answered(numbers([*draws, codes.V_CANCEL, 6, 5])) == 5
    assert answered(numbers([codes.V_CANCEL, 3, 5, codes.V_CANCEL, 6, 8])) == 13
    assert answered(numbers([*draws, codes.V_REROLL, 7, codes.ROLL_ANY, codes.NOW])) == 1 << codes.CANCEL_ROLL
    assert answered(numbers(draws)) == 0
    assert acts_on_series(numbers([*draws, codes.V_DRM, 8, 2, codes.ROLL_CS, codes.NEXT]))
    assert not acts_on_series(numbers([*draws, codes.V_DRM, 8, codes.ROLL_CS, codes.ROLL_PAYOUT, codes.NEXT]))


def test_a_turn_offers_as_many_cards_as_can_be_paid_and_found() -> None:
    for cash, cards, most in ((10_000, 9, 4), (2_500, 9, 2), (10_000, 3, 3), (500, 9, 0)):
        t = League(league(3, cash={0: cash}, then=[]).g)
        g = t.g
        gone = [*g.discards, *g.deck]
        g.discards.clear()
        g.deck.fill(gone[:cards])
        g.ex_legends.extend(gone[cards:])
        for card in g.ex_legends:
            g.learn(card, 255)
        t.go(Season(codes.MID))
        assert [option - CYCLE for option in g.options if CYCLE < option <= CYCLE + 4] == list(range(1, most + 1))
