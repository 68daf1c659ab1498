"""What the game is about: runs, outs, the end (chapters OBJ and END)."""

import pytest

from rules.moorwerk.table_setup import Ground, ground
from sandlot.games.moorwerk.table import log
from sandlot.table.parts import Table


def last_card(runs: tuple[int, int]) -> Ground:
    """The last card of the game is played, without an effect."""
    return ground(runs=runs, hands={0: "BK", 1: ""}, deck="").play("play BK")


@pytest.mark.rule("MW-OBJ-1", "MW-END-3")
@pytest.mark.parametrize(("runs", "results"), [((6, 4), [1.0, 0.0]), ((4, 6), [0.0, 1.0])])
def test_more_runs_win(runs: tuple[int, int], results: list[float]) -> None:
    t = last_card(runs)
    assert t.over
    assert [t.g.result(seat) for seat in (0, 1)] == results
    outcome = t.g.outcome()
    assert outcome.ending == "cards_out"
    assert outcome.scores == list(runs)
    assert outcome.ranks == [1 if result else 2 for result in results]


@pytest.mark.parametrize(
    ("runs", "says"),
    [
        ((9, 3), "VISITOR wins 10 to 3: the tenth run ends the game at once. (MW-END-2)"),
        ((2, 6), "HOME wins 6 to 3: all cards are played, and more runs win. (MW-END-3)"),
        ((4, 5), "All cards are played and the score is level: 5 to 5 is a draw. (MW-END-4)"),
    ],
)
def test_table_and_log_tell_how_it_ended(runs: tuple[int, int], says: str) -> None:
    t = ground(runs=runs, hands={0: "HR", 1: ""}, deck="").play("play HR")
    table = t.g.table(0)
    assert isinstance(table, Table)
    assert (table.phase, table.status) == ("Final", says)
    assert log(t.g, t.g.events or [], 1)[-1].text == says.partition(" (")[0]


def test_team_mates_share_the_result() -> None:
    t = ground(runs=(2, 7), hands={0: "BK", 1: "", 2: "", 3: "", 4: ""}, deck="", seats=5).play("play BK")
    assert [t.g.result(seat) for seat in range(5)] == [0.0, 1.0, 0.0, 1.0, 1.0]
    assert t.g.outcome().scores == [2, 7, 2, 7, 7]
    assert t.g.outcome().ranks == [2, 1, 2, 1, 1]


@pytest.mark.rule("MW-OBJ-2")
def test_a_run_needs_all_four_bases() -> None:
    t = ground(hands={0: "1B 1B", 1: "1B 1B"}, deck="")
    seen = [(t.play("play 1B").bases, t.runs) for _ in range(4)]
    assert seen == [("1--", (0, 0)), ("12-", (0, 0)), ("123", (0, 0)), ("123", (1, 0))]


@pytest.mark.rule("MW-OBJ-3")
def test_three_outs_end_the_offence() -> None:
    t = ground(hands={0: "K K", 1: "K"}, deck="1B")
    assert [(t.play("play K").batting, t.outs) for _ in range(3)] == [("V", 1), ("V", 2), ("H", 0)]


@pytest.mark.rule("MW-OBJ-4")
def test_play_goes_on_until_every_hand_is_empty() -> None:
    t = ground(hands={0: "K", 1: "F F"}, deck="")
    t.play("play K")
    assert t.turn == 1
    t.play("play F")
    assert t.turn == 1, "V1 has no cards, so H1 plays the last one"
    assert not t.over
    t.play("play F")
    assert t.over


@pytest.mark.rule("MW-OBJ-4")
def test_play_goes_on_while_the_deck_has_cards() -> None:
    t = ground(hands={0: "K", 1: ""}, deck="1B").play("play K")
    assert t.turn == 0, "V1 drew the last card"
    assert t.hand(0) == "1B"


@pytest.mark.rule("MW-OBJ-5", "MW-END-2")
@pytest.mark.parametrize(("batting", "runs", "final"), [("V", (9, 3), (10, 3)), ("H", (3, 9), (3, 10))])
def test_the_tenth_run_ends_the_game_at_once(batting: str, runs: tuple[int, int], final: tuple[int, int]) -> None:
    t = ground(bases="123", runs=runs, batting=batting, hands={0: "HR K K"})
    t.play("play HR")
    assert t.over
    assert t.runs == final, "four came home, the run cards end at 10"
    assert t.hand(0) == "K K", "no draw any more"
    assert t.g.outcome().ending == "ten_runs"
    assert t.g.result("VH".index(batting)) == 1.0


@pytest.mark.rule("MW-END-2")
def test_the_tenth_run_stops_the_card_in_the_middle() -> None:
    t = ground(bases="--3", runs=(9, 9), hands={0: "1B K K"}).play("play 1B")
    assert (t.over, t.runs, t.bases) == (True, (10, 9), "---")


@pytest.mark.rule("MW-END-2")
def test_nine_runs_are_not_enough() -> None:
    t = ground(bases="--3", runs=(8, 9), hands={0: "1B K K"}).play("play 1B")
    assert (t.over, t.runs) == (False, (9, 9))


@pytest.mark.rule("MW-END-1")
def test_runners_left_on_base_do_not_score() -> None:
    t = ground(bases="12-", outs=1, runs=(1, 0), hands={0: "1B", 1: ""}, deck="").play("play 1B")
    assert (t.over, t.bases, t.outs, t.runs) == (True, "123", 1, (1, 0))


@pytest.mark.rule("MW-END-4")
def test_level_runs_are_a_draw() -> None:
    t = last_card((5, 5))
    assert [t.g.result(seat) for seat in (0, 1)] == [0.5, 0.5]
    outcome = t.g.outcome()
    assert (outcome.ending, outcome.ranks, outcome.scores) == ("draw", [1, 1], [5, 5])
