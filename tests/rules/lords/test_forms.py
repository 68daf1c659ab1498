"""What the sealed forms offer item by item: only what is there and can be paid, and what is ordered is carried out."""

from __future__ import annotations

import pytest

from rules.lords.league import league, purse_moves, quiet
from sandlot.games.lords import codes
from sandlot.games.lords.numbers import SCALE, Injured, Lasting
from sandlot.games.lords.options import (
    COUNT,
    CUT,
    DONE,
    HOLD,
    LOAN,
    NO,
    PHENOM,
    PROSPECT,
    REPAY_HALF,
    REPAY_LARGE,
    REPAY_SMALL,
    STARS,
)
from sandlot.games.lords.steps.costs import Owe, recoup
from sandlot.games.lords.steps.purse import Balance
from sandlot.games.lords.steps.upgrades import FARM_FORM, FULL_FORM, LINE_UP, ORDERS, ROSTER_FORM
from sandlot.games.lords.steps.year_end import HOLDING, LAST_FORM, momentum, player_points, rank_points, series_points
from sandlot.kernel.zones import numbers


def counts(n: int) -> list[int]:
    """0 to n."""
    return [COUNT + i for i in range(n + 1)]


# -- the roster of the Major League ------------------------------------------------------------------------------


@pytest.mark.rule("LOB-7.1.5-b", "LOB-7.1.5-c", "LOB-7.1.5-d", "LOB-R120", "LOB-R155")
@pytest.mark.parametrize(
    ("cash", "men", "picks", "found"),
    [
        (1_000, {}, [], counts(1)),  # a Regular becomes an All-Star for $1,000
        (500, {}, [], counts(0)),
        (9_000, {"REG": 0, "JM": 25}, [], counts(0)),
        (3_000, {}, [1], counts(1)),  # the new All-Star goes on for $2,000
        (2_500, {}, [1], counts(0)),
        (2_000, {}, [0], counts(0)),  # there is no All-Star
        (2_000, {"AS": 1, "REG": 11}, [0], counts(1)),
        (1_500, {"AS": 1, "REG": 11}, [0], counts(0)),
        (9_000, {}, [0, 0], counts(4)),  # four switches at $1,000
        (3_500, {}, [0, 0], counts(3)),
        (4_000, {}, [1, 0], counts(3)),
        (5_000, {}, [1, 1], counts(2)),
        (9_000, {"REG": 23, "JM": 2}, [0, 0], counts(2)),
        (9_000, {}, [0, 0, 1], counts(3)),  # four in all
        (9_000, {}, [0, 0, 4], counts(0)),
        (2_500, {}, [0, 0, 1], counts(1)),
        (9_000, {"REG": 1, "JM": 24}, [0, 0, 0], counts(1)),
        (9_000, {"REG": 1, "JM": 24}, [1, 0, 0], counts(0)),
        (9_000, {"REG": 1, "JM": 24}, [1, 0, 1], counts(1)),
    ],
)
def test_what_the_roster_form_offers(cash: int, men: dict[str, int], picks: list[int], found: list[int]) -> None:
    t = quiet(codes.OFF, men={0: men}, cash={0: cash})
    t.g.sealed = (tuple([COUNT + n for n in picks]), (), ())
    assert ROSTER_FORM.options(t.g, 0) == found


@pytest.mark.rule("LOB-7.1.5-e")
@pytest.mark.parametrize(
    ("picks", "cut", "found"),
    [
        ([0, 0, 0, 0], [], [codes.SS, codes.AS, codes.REG, codes.PH]),
        ([0, 0, 0, 0], [codes.AS], [codes.AS, codes.REG, codes.PH]),
        ([0, 0, 0, 0], [codes.AS, codes.AS], [codes.REG, codes.PH]),
        ([0, 0, 0, 0], [codes.SS], [codes.AS, codes.REG, codes.PH]),
        ([0, 1, 0, 0], [codes.SS], [codes.SS, codes.AS, codes.REG, codes.PH]),  # an All-Star went up
        ([0, 1, 0, 0], [codes.AS], [codes.REG, codes.PH]),
        ([0, 0, 0, 1], [codes.REG], [codes.PH]),  # the other Regular went down
        ([0, 0, 1, 0], [codes.REG, codes.REG], [codes.REG, codes.PH]),
        ([1, 0, 0, 0], [codes.AS, codes.AS], [codes.AS, codes.REG, codes.PH]),
        ([0, 0, 0, 0], [codes.PH], []),
        ([0, 0, 0, 0], [codes.SS, codes.AS, codes.AS], [codes.REG, codes.PH]),
    ],
)
def test_who_can_be_cut_in_the_order_of_types(picks: list[int], cut: list[int], found: list[int]) -> None:
    t = quiet(codes.OFF, men={0: {"SS": 1, "AS": 2, "REG": 2, "JM": 20, "PH": 1, "UT": 11}}, cash={0: 20_000})
    t.g.sealed = ((*[COUNT + n for n in picks], *[CUT + kind for kind in cut]), (), ())
    assert ROSTER_FORM.options(t.g, 0) == [DONE, *[CUT + kind for kind in found]]
    t.g.sealed = ((*t.g.sealed[0], DONE), (), ())
    assert ROSTER_FORM.options(t.g, 0) == []


@pytest.mark.rule("LOB-7.1.5-e")
def test_four_cuts_fill_the_form() -> None:
    t = quiet(codes.OFF, cash={0: 20_000})
    t.g.sealed = ((COUNT,) * 4 + (CUT + codes.REG,) * 3, (), ())
    assert ROSTER_FORM.options(t.g, 0) == [DONE, CUT + codes.REG, CUT + codes.PH]
    t.g.sealed = ((COUNT,) * 4 + (CUT + codes.REG,) * 4, (), ())
    assert ROSTER_FORM.options(t.g, 0) == []


@pytest.mark.rule("LOB-7.1.5-a", "LOB-7.1.5-b", "LOB-7.1.5-c", "LOB-7.1.5-d")
def test_rosters_change_as_ordered_and_cost_what_they_cost() -> None:
    men = {"AS": 1, "REG": 11, "JM": 12}  # one is missing
    t = quiet(codes.OFF, men={0: men}, cash={0: 20_000})
    t.g.sealed = ((), (), ())
    t.go(LINE_UP)
    assert list(t.g.men[0][:4]) == [0, 1, 11, 13]
    g = t.g
    for pick in (1, 1, 3, 1):
        g.apply(COUNT + pick)
    g.apply(DONE)
    for _ in range(2):
        for _ in range(4):
            g.apply(COUNT)
        g.apply(DONE)
    assert list(g.men[0][:4]) == [1, 1, 11 - 1 + 3 - 1, 13 - 3 + 1]
    assert list(g.cash) == [20_000 - 1_000 - 2_000 - 4 * 1_000, 10_000, 10_000]


# -- orders ------------------------------------------------------------------------------------------------------


def stars(first: int, last: int) -> list[int]:
    """Ratings from one to another."""
    return [STARS + n for n in range(first, last + 1)]


@pytest.mark.rule("LOB-7.1.1-a", "LOB-7.1.2-b", "LOB-7.1.3-a", "LOB-7.1.4-b", "LOB-7.1.4-d", "LOB-R155")
@pytest.mark.parametrize(
    ("cash", "picks", "found"),
    [
        (0, [], [LOAN, LOAN + 1, LOAN + 2]),
        (0, [LOAN], stars(1, 4)),  # an office of two stars
        (2_000, [LOAN, STARS + 2], stars(1, 3)),  # the manager of three stars stays, or one who can be paid comes
        (0, [LOAN + 1, STARS + 2], stars(1, 5)),
        (4_500, [LOAN, STARS + 2], stars(1, 4)),
        (0, [LOAN, STARS + 2, STARS + 3], stars(2, 5)),  # a farm of four stars
        (0, [LOAN, STARS + 2, STARS + 3, STARS + 4], counts(0)),
        (500, [LOAN, STARS + 2, STARS + 3, STARS + 4], counts(1)),
        (9_000, [LOAN, STARS + 2, STARS + 3, STARS + 4], counts(2)),
        (4_500, [LOAN, STARS + 2, STARS + 4, STARS + 4], counts(1)),  # the manager is paid first
        (500, [LOAN, STARS + 2, STARS + 3, STARS + 4, COUNT], [NO, PHENOM]),
        (500, [LOAN, STARS + 2, STARS + 3, STARS + 4, COUNT + 1], [NO]),
        (500, [LOAN, STARS + 3, STARS + 3, STARS + 4, COUNT + 1], [NO, PHENOM]),  # the new office has a roll free
        (1_000, [LOAN, STARS + 2, STARS + 3, STARS + 4, COUNT + 1, NO], [NO, PROSPECT]),
        (500, [LOAN, STARS + 2, STARS + 3, STARS + 4, COUNT + 1, NO], [NO]),
        (500, [LOAN, STARS + 2, STARS + 3, STARS + 4, COUNT, NO, NO], []),
    ],
)
def test_what_the_form_of_orders_offers(cash: int, picks: list[int], found: list[int]) -> None:
    t = quiet(codes.OFF, cash={0: cash}, stars={0: (2, 4, 3)})
    t.g.sealed = (tuple(picks), (), ())
    assert FULL_FORM.options(t.g, 0) == found


@pytest.mark.rule("LOB-7.1.4-b", "LOB-7.1.4-d", "LOB-R151")
@pytest.mark.parametrize(
    ("cash", "men", "office", "picks", "found"),
    [
        (0, {}, 2, [], [LOAN, LOAN + 1, LOAN + 2]),
        (1_500, {}, 2, [LOAN], counts(2)),
        (500, {}, 2, [LOAN], counts(1)),
        (0, {}, 2, [LOAN + 1], counts(2)),
        (9_000, {"UT": 1}, 2, [LOAN], counts(1)),
        (1_500, {}, 2, [LOAN, COUNT + 2], [NO, PHENOM]),
        (1_000, {}, 2, [LOAN, COUNT + 2], [NO]),
        (1_000, {}, 3, [LOAN, COUNT + 2], [NO, PHENOM]),
        (9_000, {"PH": 0}, 3, [LOAN, COUNT], [NO]),
        (9_000, {"PR": 0}, 3, [LOAN, COUNT, NO], [NO]),
        (9_000, {"PH": 0}, 3, [LOAN, COUNT, NO], [NO, PROSPECT]),
        (9_000, {}, 3, [LOAN, COUNT, NO, NO], []),
    ],
)
def test_what_the_farms_form_of_the_first_year_offers(
    cash: int, men: dict[str, int], office: int, picks: list[int], found: list[int]
) -> None:
    t = quiet(codes.OFF, cash={0: cash}, men={0: men}, stars={0: (office, 3, 3)})
    t.g.sealed = (tuple(picks), (), ())
    assert FARM_FORM.options(t.g, 0) == found


@pytest.mark.rule("LOB-7.1.1-a", "LOB-7.1.2-b", "LOB-7.1.3-a", "LOB-8.5-a", "LOB-R118")
def test_orders_are_carried_out_with_the_loan_that_was_taken() -> None:
    t = quiet(codes.OFF, year=2, cash={0: 0}, stars=dict.fromkeys(range(3), (2, 3, 3)))
    t.go(ORDERS)
    assert (list(t.g.fo_before), list(t.g.fs_before)) == ([2] * 3, [3] * 3)
    for pick in (LOAN + 2, STARS + 4, STARS + 4, STARS + 5, COUNT + 2, NO, NO):
        t.g.apply(pick)
    for _ in range(2):
        for pick in (LOAN, STARS + 2, STARS + 3, STARS + 3, COUNT, NO, NO):
            t.g.apply(pick)
    g = t.g
    assert g.stars == [[4, 5, 4], [2, 3, 3], [2, 3, 3]]
    assert list(g.cash) == [10_000 - 4_000 - 2 * 500, 10_000, 10_000]
    assert (list(g.loan_a), list(g.loan_b), list(g.new_manager)) == ([0] * 3, [10_000, 0, 0], [1, 0, 0])
    assert (list(g.men[0][4:]), list(g.new_prospects)) == ([2, 5, 8], [2, 0, 0])


# -- loans in a form ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-2.5-b", "LOB-2.5.2-a", "LOB-R56", "LOB-R57")
@pytest.mark.parametrize(
    ("cash", "a", "b", "picks", "purse", "moves"),
    [
        (1_000, 0, 0, [], [1_000, 0, 0], [LOAN + 1, LOAN + 2]),
        (1_000, 0, 0, [LOAN + 1], [6_000, 5_000, 0], [REPAY_SMALL]),
        (1_000, 0, 0, [LOAN + 2], [11_000, 0, 10_000], [REPAY_HALF, REPAY_LARGE]),
        (5_500, 5_000, 0, [], [5_500, 5_000, 0], [LOAN + 2, REPAY_SMALL]),  # $500 of interest
        (5_000, 5_000, 0, [], [5_000, 5_000, 0], [LOAN + 2]),
        (5_500, 5_000, 0, [REPAY_SMALL], [0, 0, 0], []),
        (6_000, 0, 10_000, [], [6_000, 0, 10_000], [LOAN + 1, REPAY_HALF]),  # interest of the whole loan
        (5_500, 0, 10_000, [], [5_500, 0, 10_000], [LOAN + 1]),
        (11_000, 0, 10_000, [], [11_000, 0, 10_000], [LOAN + 1, REPAY_HALF, REPAY_LARGE]),
        (10_500, 0, 10_000, [], [10_500, 0, 10_000], [LOAN + 1, REPAY_HALF]),
        (11_000, 0, 10_000, [REPAY_HALF], [5_000, 0, 5_000], [REPAY_LARGE]),  # the interest is paid
        (10_500, 0, 10_000, [REPAY_HALF], [4_500, 0, 5_000], []),
        (11_000, 0, 10_000, [REPAY_LARGE], [0, 0, 0], []),
        (5_500, 0, 5_000, [], [5_500, 0, 5_000], [LOAN + 1, REPAY_LARGE]),
        (20_000, 5_000, 0, [LOAN + 2, REPAY_LARGE], [19_000, 5_000, 0], []),  # one order of moves only
    ],
)
def test_a_purse_after_some_loan_moves(
    cash: int, a: int, b: int, picks: list[int], purse: list[int], moves: list[int]
) -> None:
    t = quiet(codes.EARLY, cash={0: cash})
    t.g.loan_a[0], t.g.loan_b[0] = a, b
    after = Balance(t.g, 0, tuple(picks))
    assert [after.cash, after.small, after.large] == purse
    assert after.taken == (1 if LOAN + 1 in picks or LOAN + 2 in picks else 0)
    assert purse_moves(t.g, 0, picks) == moves
    t.g.loan_taken[0] = 1
    assert purse_moves(t.g, 0, picks) == [move for move in moves if move > LOAN + 2]


@pytest.mark.rule("LOB-R56")
@pytest.mark.parametrize(("phase", "paid"), [(codes.OFF, 0), (codes.EARLY, 1)])
def test_without_interest_due_a_loan_costs_its_sum(phase: int, paid: int) -> None:
    t = quiet(phase, cash={0: 15_000})
    t.g.loan_a[0], t.g.loan_b[0] = 5_000, 10_000
    t.g.interest_a[0] = t.g.interest_b[0] = paid
    after = Balance(t.g, 0, (REPAY_SMALL, REPAY_LARGE))
    assert [after.cash, after.small, after.large] == [0, 0, 0]
    assert purse_moves(t.g, 0, [REPAY_SMALL]) == [REPAY_HALF, REPAY_LARGE]


# -- what cannot be paid -----------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-2.5.5-a", "LOB-2.5.5-b", "LOB-2.5.5-c", "LOB-R62", "LOB-R63")
@pytest.mark.parametrize(
    ("off", "taken", "men", "found"),
    [
        (False, 0, {}, ["loan of $5,000", "loan of $10,000"]),
        (False, 1, {"SS": 1}, []),
        (True, 1, {"SS": 1, "AS": 1}, ["cut SS", "cut AS"]),
        (True, 1, {"AS": 1}, ["cut AS"]),
        (True, 1, {}, ["done", "cut REG"]),  # the Regulars only when there is nothing else
        (True, 1, {"REG": 0, "JM": 25}, []),
    ],
)
def test_where_the_rest_of_a_payment_comes_from(off: bool, taken: int, men: dict[str, int], found: list[str]) -> None:
    t = quiet(codes.OFF if off else codes.EARLY, cash={0: 1_500}, men={0: men})
    t.g.loan_taken[0] = taken
    t.go(Owe(0, 2_500, 1, off, "LOB-2.5.5-a"))
    assert list(t.g.cash) == [0, 11_500, 10_000]
    if found:
        assert t.asked() == "A Short"
        assert len(t.can()) == len(found)
        if taken:
            assert t.can() == found
    else:
        assert t.asked() == "nobody"
        assert [event.count for event in t.happened("forgiven")] == [1_000]


@pytest.mark.rule("LOB-R63", "LOB-2.5.5-c")
@pytest.mark.parametrize(
    ("kind", "men", "back"),
    [(codes.SS, [0, 1, 10, 14], 5_000), (codes.AS, [1, 0, 10, 14], 3_000), (codes.REG, [1, 1, 0, 23], 5_000)],
)
def test_a_cut_brings_the_salary_that_is_saved(kind: int, men: list[int], back: int) -> None:
    t = quiet(codes.OFF, men={0: {"SS": 1, "AS": 1, "REG": 10, "JM": 13}})
    recoup(t.g, 0, kind)
    assert (list(t.g.men[0][:4]), t.g.cash[0]) == (men, 10_000 + back)
    assert [event.seat for event in t.happened("cut")] == [0]


@pytest.mark.rule("LOB-R143")
@pytest.mark.parametrize(("percent", "price"), [(150, 1_000), (50, 500), (0, 0), (200, 1_000), (100, 500)])
def test_a_price_that_a_card_has_changed_is_rounded_against_the_owner(percent: int, price: int) -> None:
    t = quiet(codes.OFF, cash={0: 2 * price}, stars={0: (2, 3, 3)})
    t.g.lasting = (Lasting(SCALE, 0, codes.PRICE_FARM, percent, t.g.clock, t.g.clock + 1, False, False),)
    t.g.sealed = ((LOAN,), (), ())
    assert FARM_FORM.options(t.g, 0) == counts(2)
    t.g.cash[0] = max(0, 2 * price - 500)
    assert FARM_FORM.options(t.g, 0) == counts(1 if price else 2)


# -- the year's end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-5.6-f", "LOB-2.2-g", "LOB-R17")
@pytest.mark.parametrize(
    ("cash", "free", "held", "more"),
    [(2_000, 0, 0, True), (1_500, 0, 0, False), (3_500, 0, 1, False), (4_000, 0, 1, True), (6_000, 0, 2, True),
     (9_000, 0, 3, False), (0, 1, 0, True), (0, 1, 1, False), (2_000, 1, 1, True), (9_000, 1, 3, True)],
)  # fmt: skip
def test_cards_are_held_for_2000_each_three_at_most(cash: int, free: int, held: int, more: bool) -> None:
    names = ["Bad Hop", "Rally Caps", "Star Turn", "Naming Rights", "Testing the Market"]
    t = quiet(codes.LATE, hands={0: names}, cash={0: cash})
    compulsory = t.g.pack.names.index("Testing the Market")
    cards = [card for card in t.g.hands[0] if card != compulsory]
    t.g.held_free[0] = free
    t.g.sealed = (tuple([HOLD + card for card in cards[:held]]), (), ())
    rest = [HOLD + card for card in cards[held:]]
    assert HOLDING.options(t.g, 0) == ([DONE, *rest] if more else [DONE])
    t.g.sealed = ((DONE,), (), ())
    assert HOLDING.options(t.g, 0) == []


@pytest.mark.rule("LOB-6.2.3-g")
@pytest.mark.parametrize(("held", "pairs"), [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_pairs_of_cubes_come_after_the_loans(held: int, pairs: int) -> None:
    t = quiet(codes.LATE, media={0: held}, stars={0: (3, 3, 3)})
    t.g.loan_taken[0] = 1
    for picks, found in (([], [DONE]), ([DONE], counts(pairs)), ([DONE, COUNT], [])):
        t.g.sealed = (tuple(picks), (), ())
        assert LAST_FORM.options(t.g, 0) == found


@pytest.mark.rule("LOB-6.2.2-c", "LOB-6.2.2-e")
def test_the_points_of_the_series_by_total() -> None:
    assert [series_points(total) for total in range(-2, 15)] == [-5] * 6 + [-1, 0, 1, 3, 3, 3, 4, 5, 7, 7, 7]


@pytest.mark.rule("LOB-6.2.2-b", "LOB-6.2.1.2-b")
def test_momentum_by_the_wins_of_the_late_season() -> None:
    t = quiet(codes.LATE)
    for wins, drm in ((0, -1), (12, -1), (13, 0), (17, 0), (18, 1), (21, 1), (22, 2), (25, 2)):
        t.g.late_wins = numbers([wins, 0, 0])
        assert momentum(t.g, 0) == drm
    t.g.strike = True
    assert [momentum(t.g, seat) for seat in range(3)] == [1] * 3


@pytest.mark.rule("LOB-6.2.3-e", "LOB-R97", "LOB-11.2-f")
@pytest.mark.parametrize(
    ("kind", "scores", "points"),
    [(codes.SS, True, 6), (codes.SS, False, 0), (codes.AS, True, 4), (codes.AS, False, 0), (codes.REG, False, 0)],
)
def test_the_injured_score_but_for_those_of_the_all_star_game(kind: int, scores: bool, points: int) -> None:
    t = quiet(codes.LATE, men={0: {"SS": 1, "AS": 1, "REG": 10}})
    t.g.injured = (Injured(0, kind, 8, scores), Injured(1, codes.SS, 8, False))
    assert player_points(t.g, 0) == 6 + 4 + 2 * 2 + points


@pytest.mark.rule("LOB-2.1-g", "LOB-R82", "LOB-13.3-a", "LOB-R136")
def test_points_by_place() -> None:
    t = league(4, codes.LATE, then=[])
    t.g.place = (2, 0, 3, 1)
    for winner, two, points in ((2, False, [3, 0, 5, 1]), (-1, False, [3, 0, 3, 1]), (-1, True, [1, 0, 3, 0])):
        t.g.winner, t.g.two_places = winner, two
        assert [rank_points(t.g, seat) for seat in range(4)] == points
    t = league(2, codes.LATE, then=[])
    t.g.place, t.g.winner = (1, 0), 1
    for gap, points_of_two in ((0, 3), (5, 3), (6, 1), (8, 1), (9, 0)):
        t.g.season_wins = numbers([40 - gap, 40])
        assert [rank_points(t.g, seat) for seat in range(2)] == [points_of_two, 5]
