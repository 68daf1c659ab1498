"""Rosters: who replaces whom (chapter 2.4), and records at the end of a phase (5.4)."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league
from rules.lords.shown import SPECTATOR, part
from sandlot.games.lords import codes
from sandlot.games.lords.numbers import Injured
from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE, closed_losses
from sandlot.games.lords.steps.holes import injure, lose
from sandlot.games.lords.steps.off_season import OWN_CARDS
from sandlot.games.lords.steps.season import FIRST_TURN, new_phase
from sandlot.games.lords.table import table

PHASES = [codes.OFF, codes.EARLY, codes.MID, codes.LATE]


def hurt(phase: int = codes.EARLY, **men: int) -> League:
    """A Superstar of owner A is hurt."""
    t = league(seats=3, phase=phase, stars={0: (2, 1, 3)}, men={0: {"SS": 1, "JM": 12, **men}}, then=[])
    injure(t.g, 0, codes.SS, t.g.clock + 1, True)
    t.g.run()
    return t


@pytest.mark.rule("LOB-2.4-d", "LOB-R124")
@pytest.mark.parametrize("phase", PHASES)
def test_in_any_phase_a_phenom_may_replace_an_injured_player(phase: int) -> None:
    t = hurt(phase)
    assert (t.asked(), t.can()) == ("A Fill", ["pass", "try a Phenom"])
    t.dice(8)
    t.say("try a Phenom", "roll")
    assert list(t.g.men[0]) == [0, 1, 12, 12, 1, 3, 11]  # an All-Star, and nobody was cut
    assert t.g.cash[0] == 9_500
    assert t.g.spent[0] == 1 << codes.ACT_PHENOM


@pytest.mark.rule("LOB-2.4-d", "LOB-R124")
def test_the_attempt_of_the_phase_is_made_once() -> None:
    t = hurt()
    t.say("pass")
    t.g.spent[0] = 1 << codes.ACT_PHENOM
    assert lose(t.g, 0, codes.REG, 1) == 1
    t.g.run()
    assert t.asked() == "nobody"
    assert list(t.g.men[0][:4]) == [0, 0, 11, 14]


@pytest.mark.rule("LOB-2.4-e")
@pytest.mark.parametrize("phase", PHASES)
def test_by_choice_a_utility_player_comes_up_as_a_journeyman(phase: int) -> None:
    t = hurt(phase)
    t.say("pass")
    assert list(t.g.men[0]) == [0, 0, 12, 13, 2, 3, 10]  # and another one fills the farm
    assert t.g.cash[0] == 10_000


@pytest.mark.rule("LOB-2.4-e", "LOB-R112")
def test_without_phenoms_a_utility_player_comes_and_never_a_prospect() -> None:
    t = hurt(PH=0, PR=5, UT=10)
    assert t.asked() == "nobody"
    assert list(t.g.men[0]) == [0, 0, 12, 13, 0, 5, 10]


@pytest.mark.rule("LOB-R125")
def test_the_injured_cannot_be_used_or_traded_and_without_a_journeyman_somebody_is_cut_for_them() -> None:
    t = league(seats=2, hands={0: ["Bad Hop"]}, men={0: {"SS": 0, "REG": 25, "JM": 0}}, then=[])
    t.g.pool[codes.SS] -= 1
    t.g.injured = (Injured(0, codes.SS, t.g.clock + 1, True),)
    t.go(FIRST_TURN)
    assert not [text for text in t.can() if text.startswith("swap 1 SS")]
    t.say("play Bad Hop")
    assert "with Superstars" not in t.can()
    t.go()
    new_phase(t.g, codes.MID)
    t.g.run()
    assert (t.asked(), t.can()) == ("A CutOne", ["cut SS", "cut REG"])
    t.say("cut REG")
    assert list(t.g.men[0][:4]) == [1, 0, 24, 0]


@pytest.mark.rule("LOB-R125", "LOB-R139")
def test_a_player_who_was_cut_is_gone_and_nobody_is_asked_about_him() -> None:
    t = league(seats=3, stars={0: (2, 1, 3)})
    t.dice(12 - 2)
    t.say("try a Phenom", "roll at +2")
    assert t.asked() == "A CutOne"
    t.say("cut REG")
    assert list(t.g.men[0][:4]) == [1, 0, 11, 13]
    assert t.asked() == "B Action"


# -- records -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-5.4-g", "LOB-R44")
def test_losses_never_shrink_and_every_record_has_its_games() -> None:
    for games in (23, 24, 25):
        for losses in range(40):
            for wins in range(0, 40, 3):
                n = closed_losses(wins, losses, games)
                w = games - n
                assert n >= min(losses, games)
                assert w >= 0


@pytest.mark.rule("LOB-5.4-i", "LOB-5.4-o", "LOB-R41")
@pytest.mark.parametrize(
    ("record", "result"), [((14, 6), (16, 8)), ((16, 8), (16, 8)), ((0, 0), (12, 12)), ((14, 5), (16, 8))]
)
def test_what_is_missing_is_split_with_the_odd_game_lost(record: tuple[int, int], result: tuple[int, int]) -> None:
    t = league(seats=3, phase=codes.MID, records={0: record}, then=[])
    t.go(END_OF_PHASE, dice=[5, 5, 5])
    assert t.record(0) == result


@pytest.mark.rule("LOB-5.4-j", "LOB-5.4-k", "LOB-R43")
@pytest.mark.parametrize(("die", "result"), [(9, (15, 8)), (8, (17, 6))])
def test_a_16_4_record_that_passed_is_filled_only_when_the_phase_ends(die: int, result: tuple[int, int]) -> None:
    t = league(seats=3, hands={1: ["Beanball War"]}, records={0: (16, 4)})
    t.say("pass")
    assert t.record(0) == (16, 4)  # not filled when passing (LOB-R42)
    t.dice(die)
    t.say("play Beanball War", "as event", "on B")
    t.quiet()
    assert t.record(0) == (16, 8 if die == 9 else 4)
    t.go(END_OF_PHASE, dice=[5, 5, 5])
    assert t.record(0) == result


@pytest.mark.rule("LOB-5.4-n")
def test_17_wins_of_the_early_season_move_the_pawn_to_62() -> None:
    t = league(seats=3, records={0: (17, 6), 1: (3, 20)}, then=[])
    t.go(END_OF_PHASE, dice=[5, 5, 5])
    new_phase(t.g, codes.MID)
    assert [one.value for one in part(table(t.g, SPECTATOR), "wins").markers][:2] == [62, 48]


@pytest.mark.rule("LOB-R42", "LOB-6.0-a")
def test_the_phase_ends_when_the_last_owner_has_passed() -> None:
    t = league(hands={3: ["Bad Hop", "Rally Caps"]}, then=[FIRST_TURN, END_OF_PHASE])
    t.say("pass", "pass", "pass")
    for card in ("Bad Hop", "Rally Caps"):
        assert t.asked() == "D Action"
        t.say(f"play {card}", "for cash")
    assert t.asked() == "D Action"
    assert t.kinds("record") == []
    t.say("pass")
    assert t.kinds("record") == ["record"] * 4


@pytest.mark.rule("LOB-6.1-b", "LOB-R81")
def test_what_a_card_does_to_a_payout_is_fixed_before_the_die_and_media_come_after() -> None:
    t = league(seats=3, hands={0: ["Empty Seats"]}, stars={1: (3, 3, 3)}, media={1: 1}, records={1: (5, 18)})
    t.say("play Empty Seats", "as event", "on B")
    t.quiet()
    assert t.g.cash[1] == 9_500
    t.go(END_OF_PHASE, dice=[5, 7, 5])
    t.until("Alter")  # the payout of A, with the cube of B
    assert t.g.roller == 0
    t.say("pass")
    assert (t.g.roller, t.g.total, t.asked()) == (1, 7 - 4, "B Alter")
    t.say("up 1")
    assert t.g.cash[1] == 9_500 + 6_000  # the row of 4


@pytest.mark.rule("LOB-R80")
def test_payouts_are_rolled_one_after_another_from_the_leader() -> None:
    t = league(seats=3, then=[])
    t.g.leader = 2
    t.go(END_OF_PHASE, dice=[5, 5, 5])
    assert [event.seat for event in t.g.events or [] if event.kind == "roll"] == [2, 0, 1]


@pytest.mark.rule("LOB-R3")
def test_the_die_has_ten_faces_from_one_to_ten() -> None:
    t = league(seats=3)
    assert {t.g.chance.roll(10) for _ in range(400)} == set(range(1, 11))


@pytest.mark.rule("LOB-R52")
def test_the_trade_chart_is_closed_in_the_off_season() -> None:
    t = league(seats=2, phase=codes.OFF, hands={0: ["Bad Hop"]}, then=[OWN_CARDS])
    assert not [text for text in t.can() if text.startswith("swap")]
