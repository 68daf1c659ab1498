"""What is open to an owner in a turn: ways to use a card, whom it may meet, passing, repayments, legends, nominees."""

from __future__ import annotations

import pytest

from rules.lords.league import League, bits, free_loans, quiet, repayments, ways
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import repay, repay_cost, settle
from sandlot.games.lords.numbers import BLOCK, SHIELD, Lasting
from sandlot.games.lords.options import (
    AS_EVENT,
    COUNT,
    FOR_CASH,
    FOR_CUTS,
    FOR_LOSSES,
    LOAN,
    PASS,
    REPAY_HALF,
    REPAY_LARGE,
    REPAY_SMALL,
    STARS,
    WITH_AS,
    WITH_MANAGER,
    WITH_SS,
)
from sandlot.games.lords.steps.end_of_phase import INTEREST
from sandlot.games.lords.steps.extras import NOMINEES, Played, may_nominate
from sandlot.games.lords.steps.farm import fee, may_try
from sandlot.games.lords.steps.ops import Number
from sandlot.games.lords.steps.plays import exposed, full, modes, targets, victims
from sandlot.games.lords.steps.season import ACTION, depth_row
from sandlot.games.lords.steps.setup import FORM, is_free, roster_cost
from sandlot.games.lords.steps.standings import qualified, tie_drm
from sandlot.kernel.zones import numbers

STARS_OF_A = {0: {"SS": 1, "AS": 2, "REG": 9}}
ALL = [WITH_SS, WITH_AS, WITH_MANAGER, FOR_CASH, FOR_LOSSES, FOR_CUTS]


def lasting(t: League, kind: int, seat: int, what: int) -> None:
    """Something holds in this phase."""
    t.g.lasting = (Lasting(kind, seat, what, 0, t.g.clock, t.g.clock + 1, False, False),)


# -- ways to use a card ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-5.3-b", "LOB-R30", "LOB-5.3.5-b")
@pytest.mark.parametrize(
    ("action", "mode"),
    list(
        zip(
            (codes.ACT_SS, codes.ACT_AS, codes.ACT_MC, codes.ACT_CASH, codes.ACT_ATTACK, codes.ACT_CUTS),
            ALL,
            strict=True,
        )
    ),
)
def test_each_way_is_open_until_it_is_used_or_blocked(action: int, mode: int) -> None:
    t = quiet(men=STARS_OF_A)
    assert ways(t.g, 0) == ALL
    t.g.spent[0] = 1 << action
    assert ways(t.g, 0) == [one for one in ALL if one != mode]
    t.g.spent[0] = 0
    lasting(t, BLOCK, 0, action)
    assert ways(t.g, 0) == [one for one in ALL if one != mode]
    t.g.spent[0] = 0xFFF & ~(1 << action)
    t.g.lasting = ()
    assert ways(t.g, 0) == [mode]


@pytest.mark.rule("LOB-5.3.5-b", "LOB-5.4-c", "LOB-5.6-b")
def test_ways_that_need_stars_room_in_the_record_a_phase_or_a_victim() -> None:
    assert ways(quiet().g, 0) == ALL[2:]
    assert ways(quiet(codes.LATE, men=STARS_OF_A).g, 0) == [*ALL[:3], *ALL[4:]]
    for record, room in (((20, 2), True), ((20, 3), False), ((25, 0), False)):
        t = quiet(men=STARS_OF_A, records={0: record})
        assert full(t.g, 0) == (not room)
        assert ways(t.g, 0) == (ALL if room else ALL[3:])
    t = quiet(men=STARS_OF_A)
    t.g.ops_cubes = numbers([0, 2, 2])
    assert ways(t.g, 0) == ALL[:4]
    t.g.ops_cubes = numbers([2, 1, 2])
    assert (bits(victims(t.g, 0)), ways(t.g, 0)) == ([1], ALL)


@pytest.mark.rule("LOB-5.3.12-b", "LOB-5.6-a")
def test_who_has_passed_or_is_shielded_cannot_be_met() -> None:
    t = quiet(hands={0: ["Bad Hop"]})
    card = t.g.hands[0][0]
    assert (bits(targets(t.g, 0, card)), bits(victims(t.g, 0))) == ([0, 1, 2], [1, 2])
    t.g.passed[1] = 1
    assert (bits(targets(t.g, 0, card)), bits(victims(t.g, 0))) == ([0, 2], [2])
    t.g.phase = codes.OFF
    assert exposed(t.g, 0, codes.SHIELD_EVENTS) >> 1 & 1  # in the off-season nobody is out
    t.g.phase, t.g.passed = codes.EARLY, numbers([0, 0, 0])
    lasting(t, SHIELD, 2, codes.SHIELD_EVENTS)
    assert (bits(targets(t.g, 0, card)), bits(victims(t.g, 0))) == ([0, 1], [1, 2])
    lasting(t, SHIELD, 2, codes.SHIELD_OPS)
    assert (bits(targets(t.g, 0, card)), bits(victims(t.g, 0))) == ([0, 1, 2], [1])
    t.g.lasting, t.g.event_cube = (), numbers([1, 1, 0])
    assert bits(targets(t.g, 0, card)) == [0, 2]
    lasting(t, BLOCK, 0, codes.ACT_EVENT)
    assert (bits(targets(t.g, 0, card)), bits(modes(t.g, 0, card))) == ([], ALL[2:])
    t.g.lasting = ()
    assert bits(modes(t.g, 0, card)) == [AS_EVENT, *ALL[2:]]
    t.g.wins[0] = 23
    assert bits(targets(t.g, 0, card)) == [2]  # it would change a full record


@pytest.mark.rule("LOB-5.3.2-a", "LOB-5.3.3-a", "LOB-5.3.5-a", "LOB-R32", "LOB-2.2-i")
@pytest.mark.parametrize(
    ("mode", "wins", "cash", "action"),
    [
        (WITH_SS, 2 * 3 + 2 - 1, 10_000, codes.ACT_SS),
        (WITH_AS, 3 + 3 - 1, 10_000, codes.ACT_AS),
        (FOR_CASH, 0, 11_500, -1),
    ],
)
def test_what_a_number_of_three_brings(mode: int, wins: int, cash: int, action: int) -> None:
    t = quiet(men={0: {"SS": 2, "AS": 3, "REG": 7}})
    card = list(t.g.pack.ops).index(3)
    t.go(Number(card, 0, mode, 0))
    assert (t.record(0), t.g.cash[0]) == ((wins, 0), cash)
    assert action < 0 or t.g.spent[0] == 1 << action


@pytest.mark.rule("LOB-5.3-d", "LOB-5.3.12-a", "LOB-R12")
@pytest.mark.parametrize(
    ("able", "played", "turns", "passes"),
    [(True, 0, 0, False), (True, 1, 0, False), (True, 0, 1, False), (True, 1, 1, True), (False, 0, 0, True)],
)
def test_who_may_pass(able: bool, played: int, turns: int, passes: bool) -> None:
    t = quiet(hands={0: ["Bad Hop"]} if able else {})
    t.g.played[0], t.g.turns[0] = played, turns
    assert (PASS in ACTION.options(t.g, 0)) == passes


@pytest.mark.rule("LOB-R17")
@pytest.mark.parametrize(("phase", "passes"), [(codes.MID, True), (codes.LATE, False)])
def test_nobody_passes_the_late_season_with_a_compulsory_card(phase: int, passes: bool) -> None:
    t = quiet(phase, hands={0: ["Testing the Market"], 1: ["Bad Hop"]})
    t.g.played, t.g.turns = numbers([1] * 3), numbers([1] * 3)
    assert [PASS in ACTION.options(t.g, seat) for seat in (0, 1)] == [passes, True]


@pytest.mark.rule("LOB-5.2-d")
def test_the_rows_of_roster_depth() -> None:
    found = [depth_row(n) for n in range(26)]
    assert found == [0] * 7 + [1] * 3 + [2] * 3 + [3] * 3 + [4] * 4 + [5] * 6


# -- attempts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-8.3-a", "LOB-8.4-a", "LOB-3.1.1-c", "LOB-R74")
def test_when_an_attempt_can_be_made() -> None:
    for kind, action in ((codes.ROLL_PHENOM, codes.ACT_PHENOM), (codes.ROLL_PROSPECT, codes.ACT_PROSPECT)):
        t = quiet(cash={0: 500})
        assert may_try(t.g, 0, kind)
        t.g.spent[0] = 1 << action
        assert not may_try(t.g, 0, kind)
        t.g.spent[0] = 0xFFF & ~(1 << action)
        assert may_try(t.g, 0, kind)
        lasting(t, BLOCK, 0, action)
        assert not may_try(t.g, 0, kind)
    for office, first, price in ((3, True, 0), (3, False, 500), (2, True, 500), (4, True, 500), (5, True, 500)):
        t = quiet(stars={0: (office, 3, 3)}, cash={0: 0})
        assert fee(t.g, 0, first) == price
        assert may_try(t.g, 0, codes.ROLL_PHENOM) == (office == 3)


# -- loans -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-2.5.3-a", "LOB-2.5.3-b", "LOB-R56", "LOB-R57")
@pytest.mark.parametrize(
    ("phase", "cash", "a", "b", "paid", "found"),
    [
        (codes.EARLY, 5_500, 5_000, 0, 0, [REPAY_SMALL]),
        (codes.EARLY, 5_000, 5_000, 0, 0, []),
        (codes.EARLY, 5_000, 5_000, 0, 1, [REPAY_SMALL]),
        (codes.OFF, 5_000, 5_000, 0, 0, [REPAY_SMALL]),
        (codes.EARLY, 6_000, 0, 10_000, 0, [REPAY_HALF]),
        (codes.EARLY, 5_500, 0, 10_000, 0, []),
        (codes.EARLY, 11_000, 0, 10_000, 0, [REPAY_HALF, REPAY_LARGE]),
        (codes.EARLY, 10_500, 0, 10_000, 0, [REPAY_HALF]),
        (codes.EARLY, 5_500, 0, 5_000, 0, [REPAY_LARGE]),
        (codes.EARLY, 50_000, 0, 0, 0, []),
        (codes.EARLY, 50_000, 5_000, 10_000, 0, [REPAY_SMALL, REPAY_HALF, REPAY_LARGE]),
    ],
)
def test_what_can_be_repaid(phase: int, cash: int, a: int, b: int, paid: int, found: list[int]) -> None:
    t = quiet(phase, cash={0: cash})
    g = t.g
    g.loan_a[0], g.loan_b[0] = a, b
    g.interest_a[0] = g.interest_b[0] = paid
    assert repayments(g, 0) == found
    for option in found[-1:]:
        cost = repay_cost(g, 0, option)
        repay(g, 0, option)
        left = a + b - (a if option == REPAY_SMALL else 5_000 if option == REPAY_HALF else b)
        assert (g.cash[0], g.loan_a[0] + g.loan_b[0]) == (cash - cost, left)
        assert [(event.seat, event.count) for event in t.happened("repay")] == [(0, left)]
        assert (g.interest_a[0], g.interest_b[0]) == ((1, paid) if option == REPAY_SMALL else (paid, 1))


@pytest.mark.rule("LOB-2.5-b", "LOB-2.5.2-a", "LOB-R58", "LOB-R100")
def test_one_loan_a_phase_and_each_size_once() -> None:
    t = quiet()
    g = t.g
    for a, b, taken, found in ((0, 0, 0, [1, 2]), (5_000, 0, 0, [2]), (0, 5_000, 0, [1]), (0, 0, 1, [])):
        g.loan_a[0], g.loan_b[0], g.loan_taken[0] = a, b, taken
        assert free_loans(g, 0) == [LOAN + n for n in found]
    for amount, a, loans, cash in (
        (10_000, 0, (0, 0), 0),
        (10_500, 0, (5_000, 0), 4_500),
        (15_000, 0, (5_000, 0), 0),
        (15_500, 0, (0, 10_000), 4_500),
        (10_500, 5_000, (5_000, 10_000), 9_500),
    ):
        t = quiet()
        t.g.loan_a[0] = a
        settle(t.g, 0, amount, "LOB-R100")
        assert ((t.g.loan_a[0], t.g.loan_b[0]), t.g.cash[0]) == (loans, cash)


@pytest.mark.rule("LOB-6.1-g", "LOB-2.5.1-b", "LOB-R149")
def test_interest_is_paid_once_on_each_loan() -> None:
    t = quiet()
    g = t.g
    g.loan_a, g.loan_b = numbers([5_000, 5_000, 0]), numbers([10_000, 0, 10_000])
    g.interest_a = numbers([0, 1, 0])
    t.go(INTEREST)
    assert list(g.cash) == [10_000 - 1_500, 10_000, 10_000 - 1_000]
    t.go(INTEREST)
    assert list(g.cash) == [8_500, 10_000, 9_000]


# -- table options -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-11.2-a", "LOB-11.2-b", "LOB-11.2-c", "LOB-R128")
@pytest.mark.parametrize(
    ("men", "found"),
    [
        ({"SS": 0, "AS": 0}, [16]),
        ({"SS": 1, "AS": 0}, [4]),
        ({"SS": 0, "AS": 2}, [1, 2]),
        ({"SS": 1, "AS": 2}, [1, 2, 4, 5, 6]),
        ({"SS": 5, "AS": 5}, [1, 2, 3, 4, 5, 6, 8, 9, 12]),
    ],
)
def test_any_mix_of_at_most_three(men: dict[str, int], found: list[int]) -> None:
    t = quiet(codes.MID, men={0: men}, options={"all_star_game": True})
    assert may_nominate(t.g, 0)
    assert NOMINEES.options(t.g, 0) == [COUNT + n for n in found]
    t.g.nominated[0] = 1
    assert not may_nominate(t.g, 0)
    t.g.nominated[0], t.g.phase = 0, codes.LATE
    assert not may_nominate(t.g, 0)
    t.g.phase, t.g.all_star_game = codes.MID, False
    assert not may_nominate(t.g, 0)
    t.g.all_star_game, t.g.men[0] = True, [0, 0, 0, 25, 2, 3, 10]
    assert not may_nominate(t.g, 0)


@pytest.mark.rule("LOB-11.2-d", "LOB-11.2-e")
@pytest.mark.parametrize(("n", "money", "kinds"), [(6, 4_000, 3), (8, 4_000, 2), (1, 1_000, 1), (16, 500, 1)])
def test_nominees_are_paid_at_once_and_roll_one_by_one(n: int, money: int, kinds: int) -> None:
    t = quiet(codes.MID, men={0: {"SS": 2, "AS": 2, "REG": 8}}, dice=[9] * kinds)
    NOMINEES.chosen(t.g, 0, COUNT + n)
    t.g.run()
    assert (t.g.cash[0], list(t.g.nominated)) == (10_000 + money, [1, 0, 0])
    assert [(event.seat, event.count) for event in t.happened("nominate")] == [(0, n)]
    assert len(t.happened("roll")) == kinds


@pytest.mark.rule("LOB-11.2-f", "LOB-11.2-g", "LOB-R130")
@pytest.mark.parametrize(("total", "out"), [(2, [(7, True)]), (3, []), (10, [])])
def test_on_a_two_he_is_out_for_the_phase(total: int, out: list[tuple[int, bool]]) -> None:
    t = quiet(codes.MID, men={0: {"SS": 1, "REG": 11}})
    t.g.spent[0] = 1 << codes.ACT_PHENOM
    t.g.total = total
    t.go(Played(0, codes.SS))
    assert [(one.back, one.scores) for one in t.g.injured] == out


# -- set-up and standings ----------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-3.0-e", "LOB-R138", "LOB-3.2-a", "LOB-3.3-a", "LOB-3.4-b", "LOB-R60")
def test_the_set_up_offers_only_what_42000_and_a_loan_can_pay() -> None:
    g = quiet(codes.OFF).g
    farms = [0, 1_000, 2_000, 5_000, 7_500, 9_500]
    for roster in range(len(g.pack.roster_fo)):
        ss, stars, reg, jm = g.pack.roster_men[roster]
        cost = 5_000 * ss + 3_000 * stars + (5_000 if reg else 0) + (3_000 if jm else 0)
        cost += g.pack.fo_cost[g.pack.roster_fo[roster]]
        assert roster_cost(g, roster) == cost
        assert is_free(g, roster, 0) == (cost + 2_000 <= 52_000)
        g.roster = numbers([roster, -1, -1])
        assert not is_free(g, roster, 0)
        g.sealed = ((), (), ())
        assert FORM.options(g, 0) == [STARS + n for n in range(1, 6) if cost + farms[n] + 1_000 <= 52_000]
        g.sealed = ((STARS + 3,), (), ())
        assert FORM.options(g, 0) == [STARS + n for n in range(1, 6) if cost + 5_000 + 1_000 * n <= 52_000]
        g.sealed = ((STARS + 3, STARS + 2), (), ())
        total = cost + 7_000
        assert FORM.options(g, 0) == [LOAN + i for i, n in enumerate((0, 5_000, 10_000)) if total <= 42_000 + n]
        g.sealed = ((STARS + 3, STARS + 2, LOAN), (), ())
        assert FORM.options(g, 0) == []
        g.roster = numbers([-1] * 3)


@pytest.mark.rule("LOB-6.2.1-a", "LOB-6.2.1.2-a", "LOB-R88", "LOB-6.2.1.1-b", "LOB-R85")
def test_who_has_wins_enough_and_the_modifiers_of_a_tie() -> None:
    t = quiet(codes.LATE)
    t.g.target = 98
    for wins, losses, enough, in_a_strike in ((53, 10, True, True), (52, 10, False, True), (53, 53, True, False)):
        t.g.season_wins[0], t.g.season_losses[0] = wins, losses
        for strike in (False, True):
            t.g.strike = strike
            assert qualified(t.g, 0) == (in_a_strike if strike else enough)
    for journeymen, depth in ((6, 3), (9, 2), (12, 1), (15, -1), (19, -2), (20, -3)):
        for stars, manager in ((1, -1), (2, 0), (3, 1), (4, 2), (5, 3)):
            t.g.men.set(0, codes.JM, journeymen)
            t.g.stars.set(0, codes.FM, stars)
            assert tie_drm(t.g, 0) == depth + manager
