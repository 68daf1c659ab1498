"""The end of a game (chapter SCO)."""

import pytest

from rules.highlights.table_setup import Side, at_save, game_over

SEATS = pytest.mark.parametrize("home_seat", [0, 1])


@pytest.mark.rule("BH-SCO-1", "BH-SCO-3")
@SEATS
@pytest.mark.parametrize(("visitor", "home", "won"), [(3, 2, (2, 3)), (2, 3, (1, 4)), (0, 1, (1, 4)), (9, 0, (2, 3))])
def test_more_runs_win_the_game(visitor: int, home: int, won: tuple[int, int], home_seat: int) -> None:
    t = game_over(Side(runs=visitor, won=1), Side(runs=home, won=3), games_before=4, home_seat=home_seat, length=11)
    assert t.won == won
    winner = "V" if visitor > home else "H"
    assert t.story[0] == f"game won {winner}: x5, BH-SCO-3"
    assert (t.g.games[8 + t.sides[0]], t.g.games[8 + t.sides[1]]) == (visitor, home)


@pytest.mark.rule("BH-SCO-1")
def test_runs_are_compared_after_the_last_hits() -> None:
    t = at_save(Side(runs=1), Side(played="HR HR")).play("no save")
    assert (list(t.g.games), t.won) == ([1, 2], (0, 1))


@pytest.mark.rule("BH-SCO-2")
def test_equal_runs_mean_extra_innings() -> None:
    t = at_save(Side(runs=1), Side(played="HR")).play("no save")
    assert (t.g.inning, t.turn, t.question, list(t.g.games), t.won) == (7, "VH", "ExtraCard", [], (0, 0))
    assert "inning: x7, BH-SCO-2" in t.story


@pytest.mark.rule("BH-SCO-4", "BH-SCO-5")
@SEATS
def test_runs_and_runners_are_cleared(home_seat: int) -> None:
    t = game_over(Side(runs=4, bases="SAF"), Side(runs=2, bases="F-F"), home_seat=home_seat)
    assert (t.runs, t.bases, t.threats) == ((0, 0), ("---", "---"), ("", ""))


@pytest.mark.rule("BH-SCO-6")
@pytest.mark.parametrize(
    ("choice", "lineup", "dugout"),
    [("return the On Deck card", "LA-01 LA-02", ""), ("discard the On Deck card", "LA-02", "LA-01")],
)
def test_a_remaining_on_deck_card(choice: str, lineup: str, dugout: str) -> None:
    t = game_over(Side(on_deck="HR", lineup="1B", dugout="", runs=1))
    assert (t.turn, t.options) == ("V", ["return the On Deck card", "discard the On Deck card"])
    t.play(choice)
    assert (t.lineups[0], t.dugouts[0], t.on_deck[0]) == (lineup, dugout, "")
    assert t.question == "BuyOrder"


@pytest.mark.rule("BH-SCO-6")
def test_both_decide_at_once() -> None:
    t = game_over(Side(on_deck="HR", runs=1), Side(on_deck="HR"))
    assert t.turn == "VH"
    t.both("return the On Deck card", "discard the On Deck card")
    assert (t.lineups[0][:5], t.dugouts, t.on_deck) == ("LA-01", ("", "NY-01"), ("", ""))
    assert t.story[:2] == [
        "return V: on deck V > lineup V, LA-01, seen by V, BH-SCO-6",
        "drop H: on deck H > dugout H, NY-01, news for V, BH-SCO-6",
    ]


@pytest.mark.rule("BH-SCO-6")
def test_home_alone_may_have_one() -> None:
    t = game_over(Side(runs=1), Side(on_deck="HR"))
    assert t.turn == "H"
    t.play("return the On Deck card")
    assert (t.lineups[1][:5], t.question) == ("NY-01", "BuyOrder")


def test_without_on_deck_cards_nobody_is_asked() -> None:
    assert game_over(Side(runs=1)).question == "BuyOrder"
