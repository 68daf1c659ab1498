"""Dice, media and the farm, with the numbers of the rulebook's examples (chapters 7.3, 8 and 13.2)."""

from __future__ import annotations

import pytest

from rules.lords.league import league
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.roster import set_stars
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.end_of_phase import Payout
from sandlot.games.lords.steps.farm import Repair, cut_phenom, promoted
from sandlot.kernel.step import Step
from sandlot.kernel.zones import numbers


class CutPhenom(Step):
    """An owner cuts a Phenom."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: Lords) -> None:
        cut_phenom(g, self.seat)


class Downgrade(Step):
    """A farm falls to two stars, which allow no Phenoms."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: Lords) -> None:
        set_stars(g, self.seat, codes.FS, 2, "")


class NextPhase(Step):
    """Time passes."""

    def go(self, g: Lords) -> None:
        g.clock += 1


@pytest.mark.rule("LOB-8.3-b", "LOB-8.3-d", "LOB-8.3-f")
def test_franks_phenom_becomes_an_all_star_for_3500() -> None:
    t = league(seats=2, stars={0: (2, 4, 3)}, men={0: {"PH": 3, "PR": 4, "UT": 8}})
    t.dice(2, 6)
    t.say("try a Phenom", "roll at +2", "pass")
    assert t.can() == ["keep", "roll", "roll at +1", "roll at +2", "roll at +3"]
    t.say("roll at +3", "pass", "keep", "cut JM")
    assert t.g.cash[0] == 10_000 - 3_500
    assert list(t.g.men[0]) == [0, 1, 12, 12, 2, 4, 9]


@pytest.mark.rule("LOB-8.3-a", "LOB-8.3-c", "LOB-8.4-f")
def test_an_attempt_has_as_many_rolls_as_the_farm_stars_and_is_made_once() -> None:
    t = league(seats=2, stars={0: (2, 2, 3)})
    t.dice(7, 7)
    t.say("try a Prospect", "roll", "pass", "roll", "pass")
    assert t.asked() == "B Action"
    t.say("pass")
    assert "try a Prospect" not in t.can()
    assert "try a Phenom" in t.can()


@pytest.mark.rule("LOB-8.3-g")
def test_a_phenom_who_never_makes_it_leaves_and_a_utility_player_comes() -> None:
    t = league(seats=2, stars={0: (2, 1, 3)})
    t.dice(1)
    t.say("try a Phenom", "roll", "pass")
    assert list(t.g.men[0]) == [0, 0, 12, 13, 1, 3, 11]


@pytest.mark.rule("LOB-3.1.1-c")
def test_a_three_star_office_has_the_first_roll_free() -> None:
    t = league(seats=2, stars={0: (3, 2, 3)})
    t.dice(8)
    t.say("try a Prospect", "roll", "pass", "keep")
    assert t.g.cash[0] == 10_000
    assert t.g.men[0][codes.PH] == 3


@pytest.mark.rule("LOB-7.3-e", "LOB-7.3-g", "LOB-7.3-i")
@pytest.mark.parametrize(("last", "grade", "left"), [("pass", "REG", 2), ("up 2", "AS", 0)])
def test_derek_greg_mark_and_jim_alter_a_seven(last: str, grade: str, left: int) -> None:
    t = league(stars=dict.fromkeys(range(4), (3, 1, 3)), media={0: 3, 2: 1, 3: 1})
    t.dice(7)
    t.say("try a Phenom", "roll")
    assert t.asked() == "A Opening"
    t.say("up 1")
    assert t.asked() == "C Alter"  # Greg has no cubes to use
    t.say("down 1")
    assert t.asked() == "D Alter"
    t.say("down 1")
    assert t.asked() == "A Alter"
    t.say(last, "cut JM")
    assert list(t.g.men[0][:4]) == ([0, 0, 13, 12] if grade == "REG" else [0, 1, 12, 12])
    assert list(t.g.media) == [left, 0, 0, 0]


@pytest.mark.rule("LOB-7.3-k", "LOB-7.3-l")
def test_a_media_deal_shuts_the_others_out() -> None:
    t = league(seats=3, stars=dict.fromkeys(range(3), (3, 1, 3)), media={1: 1, 2: 1})
    t.dice(7)
    t.say("try a Prospect", "roll")
    assert t.asked() == "A Opening"
    g = t.g
    asides = g.asides(1)
    g.aside(1, [asides[0], 1740 + 40 * codes.REG + 3, 2180])  # one cube up for three Regulars
    t.say("accept offer 1")
    assert g.total == 8
    t.say("pass")
    assert t.asked() == "B Action"
    assert g.men[1][codes.REG] == 15
    assert list(g.media) == [0, 0, 1]


@pytest.mark.rule("LOB-13.2-a", "LOB-13.2-b")
def test_a_media_challenge_turns_a_roll_by_the_banks_cubes_once_a_phase() -> None:
    t = league(seats=2, stars={0: (2, 2, 3)})
    t.dice(9, 6, 9)
    t.say("try a Prospect", "roll")
    assert t.asked() == "B Challenges"
    t.say("challenge")
    assert t.can() == ["up 1", "down 1"]
    t.say("down 1")
    assert t.g.total == 8
    t.say("roll")
    assert t.asked() == "B Action"  # no second challenge in the phase, and the last roll stands
    assert t.g.men[0][codes.PH] == 3


@pytest.mark.rule("LOB-8.1-a", "LOB-8.1-c", "LOB-8.2-a")
def test_surplus_phenoms_have_two_phases_and_can_then_be_claimed() -> None:
    stars = {0: (2, 3, 3), 1: (2, 4, 3)}
    first = [Downgrade(0), Repair(0, True)]
    t = league(seats=2, stars=stars, then=first)
    assert t.g.over_since[0] == t.g.clock
    assert t.g.men[0][codes.PH] == 2  # the phase in which it happened is the first
    t = league(seats=2, stars=stars, then=[*first, NextPhase(), Repair(0, True)])
    assert t.asked() == "B Claim"
    t.say("yes")
    assert t.g.cash[1] == 9_500
    assert t.g.men[1][codes.PH] == 3


@pytest.mark.rule("LOB-8.2-b")
def test_whoever_has_no_room_cannot_claim() -> None:
    t = league(seats=2, stars={1: (2, 3, 3)}, then=[CutPhenom(0)])
    assert t.asked() == "nobody"
    assert (t.g.men[0][codes.PH], t.g.men[1][codes.PH]) == (1, 2)


@pytest.mark.rule("LOB-8.2-e", "LOB-8.2-f", "LOB-8.2-h")
def test_several_claimants_bid_in_secret_and_equal_bids_roll_off() -> None:
    t = league(seats=3, stars={1: (4, 4, 3), 2: (2, 4, 3)}, then=[CutPhenom(0)])
    t.say("yes", "yes", "bid $0", "and $1,000", "bid $0")
    t.dice(5, 6)  # with +1 and -1 of the offices 6 against 5
    t.say("and $1,000")
    assert list(t.g.cash) == [10_000, 8_500, 9_500]
    assert [t.g.men[s][codes.PH] for s in range(3)] == [1, 3, 2]


@pytest.mark.rule("LOB-6.1-a", "LOB-6.1-c", "LOB-6.1-e")
@pytest.mark.parametrize(
    ("record", "media", "income"), [((11, 12), 0, 6_500), ((12, 11), 0, 11_500), ((18, 5), 4, 15_500)]
)
def test_a_payout_of_seven_by_record_and_cubes(record: tuple[int, int], media: int, income: int) -> None:
    t = league(seats=3, stars={0: (3, 3, 3)}, media={0: media}, records={0: record}, dice=[7], then=[Payout(0)])
    if media:
        t.say("pass")
    assert t.g.cash[0] == 10_000 + income


@pytest.mark.rule("LOB-R124")
@pytest.mark.parametrize(
    ("result", "majors"),  # Superstars, All-Stars, Regulars, Journeymen
    [(codes.R_STAYS, [0, 0, 12, 13]), (codes.R_GONE, [0, 0, 12, 13]), (codes.R_AS, [0, 1, 12, 12])],
)
def test_a_hole_is_filled_by_the_phenom_or_else_by_a_utility_player(result: int, majors: list[int]) -> None:
    t = league(3, men={0: {"JM": 12, "UT": 11}}, then=[])  # 24 players
    t.g.revealed = numbers([result, 0, 0])
    promoted(t.g, 0, codes.ROLL_PHENOM, True)
    assert list(t.g.men[0][:4]) == majors
