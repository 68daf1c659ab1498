"""Table options: the ruling and the other reading of each."""

import pytest

from rules.moorwerk.table_setup import ground

# -- many_cards (R2) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-TRN-3")
def test_many_cards_one_may_play_on_and_stop() -> None:
    t = ground(hands={0: "1B 2B K"}, deck="F L X BK", many_cards=True)
    t.play("play 1B")
    assert (t.turn, t.bases, t.hand(0)) == (0, "1--", "2B K"), "no draw before the turn is over"
    assert t.options == ["play 2B", "play K", "stop"]
    t.play("play 2B")
    assert (t.turn, t.bases, t.options) == (0, "-23", ["play K", "stop"])
    t.play("stop")
    assert (t.turn, t.hand(0)) == (1, "F K L")


def test_many_cards_the_first_card_is_compulsory() -> None:
    assert ground(hands={0: "1B K"}, many_cards=True).options == ["play 1B", "play K"]


@pytest.mark.rule("MW-BLU-1")
def test_many_cards_but_one_blue() -> None:
    t = ground(hands={0: "B S J 1B K"}, many_cards=True)
    t.play("play B covered by K")
    assert t.options == ["play 1B", "stop"]
    t = ground(hands={0: "B S J 1B"}, many_cards=True).play("play 1B")
    assert t.options == ["play B", "play J", "play S", "stop"], "no blue card so far"
    t.play("play J as 1B")
    assert t.options == ["stop"], "a Joker stays blue; one is asked though nothing is left to play"


def test_many_cards_the_next_turn_may_be_blue_again() -> None:
    t = ground(hands={0: "B 1B", 1: "S K"}, many_cards=True)
    t.play("play B uncovered", "stop")
    assert t.options == ["play K", "play S"]
    t.play("play K")
    assert "play S" in t.options


def test_many_cards_without_cards_nothing_is_asked() -> None:
    t = ground(hands={0: "1B"}, many_cards=True).play("play 1B")
    assert (t.turn, t.sizes[0]) == (1, 3)


def test_many_cards_go_on_after_a_change_of_sides() -> None:
    t = ground(outs=2, hands={0: "K 1B F"}, many_cards=True).play("play K", "play 1B")
    assert (t.batting, t.bases, t.turn) == ("H", "1--", 0)


def test_many_cards_end_with_the_tenth_run() -> None:
    t = ground(runs=(9, 0), hands={0: "HR 1B"}, many_cards=True).play("play HR")
    assert t.over


def test_many_cards_after_an_exchange() -> None:
    t = ground(hands={0: "CE 1B K", 1: "F"}, draws=[0], many_cards=True).play("play CE with H1", "give 1B")
    assert t.options == ["play F", "play K", "stop"]


# -- choose_outs (R9) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-RED-4")
@pytest.mark.parametrize(("answer", "bases", "outs"), [("runners too", "1--", 2), ("batter only", "1-3", 1)])
def test_choose_outs_of_a_double_play(answer: str, bases: str, outs: int) -> None:
    t = ground(bases="1-3", hands={0: "DP"}, choose_outs=True)
    assert t.offers("play DP") == ["runners too", "batter only"]
    t.play(f"play DP {answer}")
    assert (t.bases, t.outs, t.turn) == (bases, outs, 1)


@pytest.mark.rule("MW-RED-6")
@pytest.mark.parametrize(
    ("answers", "bases", "outs"),
    [("batter only", "123", 1), ("runners too batter only", "12-", 2)],
)
def test_choose_outs_of_a_triple_play_one_by_one(answers: str, bases: str, outs: int) -> None:
    t = ground(bases="123", hands={0: "TP"}, choose_outs=True).play(f"play TP {answers}")
    assert (t.bases, t.outs, t.batting) == (bases, outs, "V")


def test_choose_outs_all_three() -> None:
    t = ground(bases="123", hands={0: "TP"}, choose_outs=True)
    assert t.offers("play TP", "runners too") == ["runners too", "batter only"]
    t.play("play TP runners too runners too")
    assert (t.batting, t.outs, t.bases) == ("H", 0, "---")


@pytest.mark.parametrize(
    ("card", "bases", "outs"), [("DP", "---", 0), ("TP", "---", 0), ("DP", "1--", 2), ("CS", "1--", 0)]
)
def test_choose_outs_asks_only_about_runners_who_may_be_out(card: str, bases: str, outs: int) -> None:
    assert ground(bases=bases, outs=outs, hands={0: card}, choose_outs=True).offers(f"play {card}") == []


def test_choose_outs_one_runner_is_one_question() -> None:
    assert ground(bases="-2-", hands={0: "TP"}, choose_outs=True).offers("play TP", "runners too") == []
    assert ground(bases="12-", outs=1, hands={0: "TP"}, choose_outs=True).offers("play TP", "runners too") == []


@pytest.mark.parametrize("card", ["SF", "SH", "1B", "SB"])
def test_choose_outs_asks_nothing_about_advances(card: str) -> None:
    assert ground(bases="1--", hands={0: card}, choose_outs=True).offers(f"play {card}") == []


def test_choose_outs_under_a_ball_and_a_joker() -> None:
    t = ground(bases="1--", hands={0: "B DP"}, choose_outs=True).play("play B covered by DP batter only")
    assert (t.bases, t.outs) == ("1--", 1)
    t = ground(bases="1--", hands={0: "J"}, choose_outs=True).play("play J as DP runners too")
    assert (t.bases, t.outs) == ("---", 2)


# -- choose_advances (R13) -----------------------------------------------------------------------------------------


@pytest.mark.rule("MW-RED-9")
@pytest.mark.parametrize(
    ("card", "answer", "bases", "runs"),
    [
        ("SF", "runners too", "1--", 1),
        ("SF", "batter only", "1-3", 0),
        ("SH", "runners too", "-2-", 1),
        ("SH", "batter only", "1-3", 0),
    ],
)
def test_choose_advances(card: str, answer: str, bases: str, runs: int) -> None:
    t = ground(bases="1-3", turn=1, hands={1: card}, choose_advances=True)
    assert t.offers(f"play {card}") == ["runners too", "batter only"], "the player of the card decides"
    t.play(f"play {card} {answer}")
    assert (t.bases, t.runs, t.outs) == (bases, (runs, 0), 1)


@pytest.mark.parametrize(
    ("card", "bases", "outs"), [("SF", "---", 0), ("SH", "---", 0), ("SF", "--3", 2), ("SH", "123", 2)]
)
def test_choose_advances_asks_only_if_somebody_may_advance(card: str, bases: str, outs: int) -> None:
    assert ground(bases=bases, outs=outs, hands={0: card}, choose_advances=True).offers(f"play {card}") == []


@pytest.mark.parametrize("card", ["DP", "TP", "1B", "BK", "SB", "BB"])
def test_choose_advances_asks_about_sacrifices_only(card: str) -> None:
    assert ground(bases="12-", hands={0: card}, choose_advances=True).offers(f"play {card}") == []


# -- sf_third_only (R12) -------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-RED-9")
@pytest.mark.parametrize(
    ("before", "after", "runs"),
    [("1--", "1--", 0), ("-2-", "-2-", 0), ("12-", "12-", 0), ("--3", "---", 1), ("1-3", "1--", 1), ("123", "12-", 1)],
)
def test_sacrifice_fly_from_third_only(before: str, after: str, runs: int) -> None:
    t = ground(bases=before, hands={0: "SF"}, sf_third_only=True).play("play SF")
    assert (t.bases, t.runs, t.outs) == (after, (runs, 0), 1)


def test_sacrifice_fly_from_third_only_and_chosen() -> None:
    assert ground(bases="12-", hands={0: "SF"}, sf_third_only=True, choose_advances=True).offers("play SF") == []
    t = ground(bases="1-3", hands={0: "SF"}, sf_third_only=True, choose_advances=True)
    assert t.offers("play SF") == ["runners too", "batter only"]


# -- odd_alternate (R22) -------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-SET-14")
@pytest.mark.parametrize(
    ("seats", "order"), [(3, [0, 1, 0, 2, 0, 1]), (5, [0, 1, 2, 3, 0, 4, 2, 1, 0, 3, 2, 4, 0]), (4, [0, 1, 2, 3, 0])]
)
def test_teams_strictly_take_turns(seats: int, order: list[int]) -> None:
    t = ground(seats=seats, odd_alternate=True)
    met = []
    for _ in order:
        met.append(t.turn)
        t.g.apply(t.g.options[0])
    assert met == order


def test_options_are_off_unless_wanted() -> None:
    t = ground(seats=3, bases="123", hands={0: "TP SF SH DP"})
    assert [t.offers(option) for option in t.options] == [[], [], [], []]
