"""Media: buying, keeping and spending cubes, deals about an open roll (chapter 7.3)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.goods import SPREAD
from sandlot.games.lords.options import ACCEPT, DOWN_FOR, GIVE, OFFER, OFFER_END, UP_FOR, WANT, WITHDRAW
from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE, PURSES, Payout
from sandlot.games.lords.steps.off_season import PENNANT_NUMBER, REPAIRS
from sandlot.games.lords.steps.salaries import BUY_MEDIA
from sandlot.games.lords.steps.season import new_phase

THREE = dict.fromkeys(range(4), (3, 3, 3))  # offices that may hold 15 cubes


@pytest.mark.rule("LOB-7.3-a", "LOB-R78")
@pytest.mark.parametrize("phase", [codes.EARLY, codes.MID, codes.LATE])
def test_three_cubes_may_be_bought_after_each_phase_of_the_season(phase: int) -> None:
    t = league(3, phase, stars=THREE, then=[])
    t.dice(1, 1, 1)
    t.go(END_OF_PHASE)
    assert t.asked() == "A Purse"
    t.say("done", "media 3", "done", "media 0", "done", "media 0")
    assert list(t.g.media) == [3, 0, 0]


@pytest.mark.rule("LOB-7.3-b", "LOB-7.3-c")
@pytest.mark.parametrize(
    ("held", "cash", "most"), [(0, 10_000, 3), (0, 2_500, 2), (12, 10_000, 3), (14, 10_000, 1), (15, 10_000, 0)]
)
def test_a_cube_costs_a_thousand_up_to_three_and_up_to_fifteen_held(held: int, cash: int, most: int) -> None:
    t = league(2, codes.OFF, 2, stars=THREE, media={0: held}, cash={0: cash}, then=[BUY_MEDIA])
    t.say("no loan")
    assert t.can() == [f"media {n}" for n in range(most + 1)]
    t.say(f"media {most}", "no loan", "media 0")
    assert (t.g.media[0], t.g.cash[0]) == (held + most, cash - 1_000 * most)


@pytest.mark.rule("LOB-7.3-a", "LOB-R79")
def test_a_loan_of_the_payout_may_buy_them() -> None:
    t = league(2, stars=THREE, cash={0: 0}, then=[PURSES])
    t.say("loan $5,000", "done")
    assert t.can()[-1] == "media 3"
    t.say("media 3", "done", "media 0")
    assert (t.g.cash[0], t.g.media[0]) == (2_000, 3)


@pytest.mark.rule("LOB-7.3-d")
def test_unused_cubes_are_kept() -> None:
    t = league(2, stars=THREE, media={0: 5}, then=[])
    for phase in (codes.MID, codes.LATE):
        new_phase(t.g, phase)
    t.g.year = 2
    new_phase(t.g, codes.OFF)
    t.go(REPAIRS)
    assert list(t.g.media) == [5, 0]


@pytest.mark.rule("LOB-7.3-f")
@pytest.mark.parametrize(("word", "income"), [("down 1", 6_000), ("up 2", 7_500), ("pass", 6_500)])
def test_anybodys_roll_can_be_changed(word: str, income: int) -> None:
    t = league(3, stars=THREE, media={1: 2}, records={0: (10, 13)}, dice=[6], then=[Payout(0)])
    t.say("pass")
    assert t.asked() == "B Alter"
    t.say(word)
    assert t.g.cash[0] == 10_000 + income


@pytest.mark.rule("LOB-7.3-g", "LOB-7.3-h", "LOB-R75")
def test_one_lap_from_the_rollers_left_and_the_roller_opens_and_closes() -> None:
    t = league(4, stars=THREE, media=dict.fromkeys(range(4), 2), records={2: (10, 13)}, dice=[5], then=[Payout(2)])
    lap = []
    for word in ("pass", "down 1", "up 1", "down 1", "up 2"):
        lap.append(t.asked())
        t.say(word)
    assert lap == ["C Opening", "D Alter", "A Alter", "B Alter", "C Alter"]
    assert t.asked() == "nobody"  # though others have cubes left
    assert list(t.g.media) == [1, 1, 0, 1]
    assert t.g.cash[2] == 10_000 + 6_500 + 500  # a 6, and two cubes were held when the die was thrown


@pytest.mark.rule("LOB-R89", "LOB-R146")
def test_the_roll_for_the_pennants_wins_can_be_changed_every_year() -> None:
    for year, wins in ((1, 110), (2, 110)):
        t = league(3, codes.OFF, year, media={1: 2}, dice=[7], then=[PENNANT_NUMBER])
        t.say("pass", "up 2")
        assert t.g.target == wins


@pytest.mark.rule("LOB-10.0-c")
def test_a_drm_is_bought_for_farm_attempts_only() -> None:
    t = league(3, stars=THREE, dice=[5, 5, 5], then=[Payout(0), Payout(1), Payout(2)])
    assert t.asked() == "nobody"  # nothing was for sale
    t = league(3, stars=THREE)
    t.say("try a Phenom")
    assert t.can() == ["roll", "roll at +1", "roll at +2", "roll at +3"]


# -- deals about a roll ------------------------------------------------------------------------------------------


def open_seven() -> League:
    """A has no media and rolls a 7 for a Prospect; B and C have a cube each."""
    t = league(3, stars=dict.fromkeys(range(3), (3, 1, 3)), media={1: 1, 2: 1})
    t.dice(7)
    t.say("try a Prospect", "roll")
    assert t.asked() == "A Opening"
    return t


def offer_up(t: League, seat: int, regulars: int) -> None:
    """A cube up for so many Regulars."""
    t.g.aside(seat, [UP_FOR + 1, WANT + SPREAD * codes.REG + regulars, OFFER_END])


@pytest.mark.rule("LOB-7.3-m")
def test_after_a_refusal_media_go_round_as_usual() -> None:
    t = open_seven()
    offer_up(t, 1, 3)
    t.say("refuse offer 1", "pass")
    assert t.asked() == "B Alter"
    t.say("pass")
    assert t.asked() == "C Alter"
    t.say("up 1")
    assert list(t.g.men[0][:6]) == [0, 0, 12, 13, 3, 2]
    assert list(t.g.media) == [0, 1, 0]


@pytest.mark.rule("LOB-7.3-k")
def test_as_many_cubes_can_be_offered_as_there_are_and_an_offer_can_be_withdrawn() -> None:
    t = open_seven()
    assert t.g.asides(1) == [UP_FOR + 1, DOWN_FOR + 1]
    offer_up(t, 1, 3)
    assert "accept offer 1" in t.can()
    t.g.aside(1, [WITHDRAW])
    assert not [text for text in t.can() if "offer" in text]
    assert t.g.asides(1) == [UP_FOR + 1, DOWN_FOR + 1]


@pytest.mark.rule("LOB-7.3-n", "LOB-R77")
def test_others_may_make_better_offers_before_one_is_accepted_and_then_all_are_out() -> None:
    t = open_seven()
    offer_up(t, 1, 3)
    offer_up(t, 2, 1)
    assert {"accept offer 1", "accept offer 2"} <= set(t.can())
    t.say("accept offer 2")
    assert t.g.men[2][codes.REG] == 13
    assert not [text for text in t.can() if "offer" in text]  # B's has lapsed
    t.say("pass")
    assert t.asked() == "B Action"  # B was not asked for the cube
    assert list(t.g.media) == [0, 1, 0]
    assert t.g.men[0][codes.PH] == 3


@pytest.mark.rule("LOB-7.3-o", "LOB-R70")
@pytest.mark.parametrize(("office", "held", "accepted"), [(2, 2, False), (2, 1, True), (1, 1, False), (3, 14, True)])
def test_no_trade_lifts_an_owner_above_the_limit(office: int, held: int, accepted: bool) -> None:
    t = league(3, stars={0: (3, 3, 3), 1: (office, 3, 3)}, media={0: 3, 1: held})
    t.g.aside(0, [OFFER + 1, GIVE + SPREAD * codes.MEDIA + 1, WANT + SPREAD * codes.REG + 1, OFFER_END])
    assert (ACCEPT in t.g.asides(1)) == accepted


@pytest.mark.rule("LOB-R70")
def test_a_full_office_may_still_swap_cubes() -> None:
    t = league(3, stars={0: (3, 3, 3), 1: (2, 3, 3)}, media={0: 3, 1: 2})
    cube = SPREAD * codes.MEDIA + 1
    t.g.aside(0, [OFFER + 1, GIVE + cube, WANT + cube, OFFER_END])
    assert ACCEPT in t.g.asides(1)


# -- the challenge of two owners ---------------------------------------------------------------------------------


@pytest.mark.rule("LOB-R135", "LOB-13.2-b")
@pytest.mark.parametrize(("die", "cubes"), [(5, 0), (6, 1), (8, 1), (9, 2), (10, 2)])
def test_the_challenger_turns_the_roll_by_the_banks_cubes_and_the_roller_has_the_last_word(
    die: int, cubes: int
) -> None:
    t = league(2, stars={0: (3, 3, 3), 1: (3, 3, 3)}, media={0: 1, 1: 1}, records={0: (10, 13)}, then=[])
    t.dice(5, die)
    t.go(Payout(0))
    t.say("pass", "pass", "pass", "challenge")
    if cubes:
        assert t.can() == [f"up {cubes}", f"down {cubes}"]
        t.say(f"down {cubes}")
        assert t.asked() == "A Alter"
        t.say("up 1")
    assert t.g.total == 5 - cubes + (1 if cubes else 0)
    assert list(t.g.media) == [0 if cubes else 1, 1]
    assert t.asked() == "nobody"
