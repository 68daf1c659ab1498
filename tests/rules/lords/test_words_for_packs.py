"""What packs may say and the standard one does not: measures, charts and words for the league office."""

from __future__ import annotations

import pytest

from rules.lords.league import quiet
from rules.lords.single_verbs import act_of_bank, chart, transfer
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import payroll
from sandlot.games.lords.effects.run import WALKER
from sandlot.games.lords.numbers import BENCH, REROLL, Injured, Lasting
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.steps.farm import free_attempt
from sandlot.games.lords.steps.holes import lose
from sandlot.games.lords.steps.season import DEPTH_MARKS
from sandlot.kernel import material
from sandlot.kernel.step import Step


class Read(Step):
    """Whoever rolled goes on with the total."""

    __slots__ = ()

    def go(self, g: object) -> None:
        pass


@pytest.mark.parametrize(
    ("code", "value"),
    [
        (codes.M_STARS, 2 + 3 + 3),
        (codes.M_CASH, 7_000),
        (codes.M_LOANS, 5_000),
        (codes.M_W, 4),
        (codes.M_L, 1),
        (codes.M_VP, 12),
        (codes.M_YEAR, 2),
    ],
)
def test_measures_that_no_standard_card_reads(code: int, value: int) -> None:
    t = quiet(year=2, cash={0: 7_000}, records={0: (4, 1)})
    t.g.loan_a[0], t.g.vp[0] = 5_000, 12
    assert WALKER.measure(t.g, 0, code) == value
    assert WALKER.measure(t.g, -1, code) == 0  # the league office has none


def test_the_league_office_moves_the_disc_and_calls_a_strike() -> None:
    t = quiet()
    act_of_bank(t.g, [codes.V_PENNANT, 1, -3], 0)
    assert t.g.target == 95
    act_of_bank(t.g, [codes.V_PENNANT, 1, -90], 0)
    assert t.g.target == 46  # the track's first number
    act_of_bank(t.g, [codes.V_PENNANT, 1, 90], 0)
    assert t.g.target == 117  # and its last
    assert not t.g.strike
    act_of_bank(t.g, [codes.V_STRIKE, 0], 0)
    assert t.g.strike


@pytest.mark.parametrize(
    ("to", "cash"), [(codes.TO_LEFT, [4_000, 10_000, 11_000]), (codes.TO_RIGHT, [5_000, 10_000, 10_000])]
)
def test_money_is_handed_to_the_named_neighbour(to: int, cash: list[int]) -> None:
    t = quiet(cash={0: 4_000})
    transfer(t.g, 1, 1, codes.MONEY, 1_000, to)
    t.g.run()
    assert list(t.g.cash) == [cash[0], cash[1] - 1_000, cash[2]]


def test_who_is_benched_for_the_next_phase_misses_that_one_only() -> None:
    t = quiet(men={0: {"AS": 1, "REG": 11}})
    clock = t.g.clock
    t.g.lasting = (Lasting(BENCH, 0, codes.AS, 1, clock, clock + 1, False, False),)
    t.go(DEPTH_MARKS)
    assert [(one.type, one.back) for one in t.g.injured] == [(codes.AS, clock + 1)]


@pytest.mark.parametrize(
    ("men", "kind", "attempts"),
    [
        ({"PH": 0, "UT": 12}, codes.ROLL_PHENOM, 0),
        ({"PH": 0, "UT": 12}, codes.ROLL_PROSPECT, 1),
        ({"PR": 0, "UT": 13}, codes.ROLL_PHENOM, 1),
        ({"PR": 0, "UT": 13}, codes.ROLL_PROSPECT, 0),
    ],
)
def test_a_free_attempt_needs_a_player_of_its_kind(men: dict[str, int], kind: int, attempts: int) -> None:
    t = quiet(men={0: men}, dice=(5,))
    free_attempt(t.g, 0, kind, 0, 1)
    assert len(t.happened("attempt")) == attempts


def test_media_are_handed_over_as_far_as_there_are_any() -> None:
    t = quiet(media={0: 1, 1: 2}, stars={0: (5, 3, 3)})
    transfer(t.g, 1, 0, codes.MEDIA, 3, codes.TO_ME)
    assert (t.g.media[0], t.g.media[1]) == (3, 0)
    transfer(t.g, 0, 0, codes.MEDIA, 1, codes.TO_ME)
    assert t.g.media[0] == 3


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        (codes.CHART_PAYOUT, codes.ROLL_PAYOUT),
        (codes.CHART_RETIRE, codes.ROLL_RETIRE),
        (codes.CHART_DRAFT, codes.ROLL_DRAFT),
    ],
)
def test_a_card_may_send_an_owner_to_a_chart(name: int, kind: int) -> None:
    t = quiet(men={0: {"SS": 1, "AS": 2, "REG": 9, "JM": 13}}, dice=[5, 5, 5, 5])
    t.g.draft_out.add(t.g.draft.pop())
    chart(t.g, 0, name)
    t.g.run()
    while t.g.options:
        t.g.apply(t.g.options[0])
    assert (t.g.roller, t.g.roll_kind, t.g.die) == (0, kind, 5)


@pytest.mark.rule("LOB-2.4-c")
def test_a_journeyman_who_goes_is_replaced_by_another() -> None:
    t = quiet()
    assert lose(t.g, 0, codes.JM, 2) == 2
    assert t.g.men[0][codes.JM] == 13
    material.audit(t.g)


@pytest.mark.rule("LOB-R65", "LOB-R125")
def test_the_injured_are_paid_like_the_healthy() -> None:
    t = quiet(men={0: {"SS": 1, "AS": 1, "REG": 0, "JM": 13}})
    assert payroll(t.g, 0) == 5_000 + 3_000 + 3_000
    t.g.injured = tuple([Injured(0, kind, 9, False) for kind in (codes.SS, codes.AS, codes.REG)])
    assert payroll(t.g, 0) == 10_000 + 6_000 + 5_000 + 3_000


@pytest.mark.parametrize(("answer", "die", "left"), [("roll", 9, 0), ("pass", 2, 1)])
def test_a_right_to_throw_again_is_used_or_kept(answer: str, die: int, left: int) -> None:
    t = quiet(dice=[2, 9])
    t.g.lasting = (Lasting(REROLL, 0, codes.ROLL_ANY, 0, t.g.clock, t.g.clock + 1, True, False),)
    roll(t.g, 0, codes.ROLL_EVENT, 0, Read(), 0)
    t.g.run()
    while t.asked() != "A SecondTry":
        t.g.apply(t.g.options[0])
    t.say(answer)
    assert t.g.die == die
    assert len(t.g.lasting) == left
