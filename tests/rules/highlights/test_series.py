"""Series, mini-season and endings (chapters OBJ and SER)."""

import pytest

from rules.highlights.table_setup import Park, Side, deal, game_over
from sandlot import games
from sandlot.games.highlights.atoms.standing import in_season, target
from sandlot.kernel.errors import BadInput

SEATS = pytest.mark.parametrize("home_seat", [0, 1])


@pytest.mark.rule("BH-SER-1", "BH-OBJ-1")
@SEATS
@pytest.mark.parametrize(
    ("length", "before", "over"),
    [
        (7, (3, 2), True),
        (7, (2, 3), False),
        (7, (2, 2), False),
        (7, (3, 0), True),
        (11, (5, 4), True),
        (11, (4, 5), False),
        (1, (0, 0), True),
        (3, (0, 1), False),
        (3, (1, 1), True),
        (21, (9, 10), False),
        (21, (10, 10), True),
    ],
)
def test_the_visitor_wins_one_more(length: int, before: tuple[int, int], over: bool, home_seat: int) -> None:
    t = game_over(
        Side(runs=2, won=before[0]),
        Side(runs=1, won=before[1]),
        games_before=sum(before),
        length=length,
        home_seat=home_seat,
    )
    assert (t.question == "") == over
    assert t.won == (before[0] + 1, before[1])
    if over:
        assert (t.g.result(t.sides[0]), t.g.result(t.sides[1])) == (1.0, 0.0)
        assert t.g.outcome().ranks == ([1, 2] if home_seat == 1 else [2, 1])
        assert t.story[-1] == "series won V: " + (f"x{before[0] + 1}, " if before[0] else "") + "BH-SER-1"


@pytest.mark.rule("BH-OBJ-1")
def test_home_may_win_as_well() -> None:
    t = game_over(Side(runs=0, won=2), Side(runs=1, won=3), games_before=5)
    assert (t.question, t.won, t.g.result(1), t.g.result(0)) == ("", (2, 4), 1.0, 0.0)
    assert (t.g.outcome().ranks, t.g.outcome().scores) == ([2, 1], [2, 4])


@pytest.mark.rule("BH-SER-2")
def test_no_buy_round_after_the_deciding_game() -> None:
    t = game_over(Side(runs=1, won=3, on_deck="HR", played="$9"), Side(on_deck="HR", played="$9"), games_before=3)
    assert (t.turn, t.kinds) == ("", ["game won", "series won"])
    assert (t.runs, t.on_deck) == ((1, 0), ("LA-01", "NY-01")), "nothing is cleared any more"


@pytest.mark.rule("BH-SER-3")
@SEATS
def test_home_and_visitor_swap(home_seat: int) -> None:
    t = game_over(Side(runs=1), home_seat=home_seat).play("buy first")
    assert (t.question, t.g.home) == ("PlaceOnDeck", 1 - home_seat)
    assert any(line == "game H: x2, BH-SER-3" for line in t.story)
    t.both("nobody On Deck", "nobody On Deck")
    assert t.g.seat == home_seat, "who was Home visits now and plays first"


@pytest.mark.rule("BH-SER-4")
@pytest.mark.parametrize(("length", "wins"), [(1, 1), (3, 2), (5, 3), (7, 4), (9, 5), (11, 6), (21, 11)])
def test_odd_lengths(length: int, wins: int) -> None:
    assert target(deal(length=length).g) == wins


@pytest.mark.rule("BH-SER-4")
@pytest.mark.parametrize("length", [0, 2, 6, 8, 22, 23, -1])
def test_other_lengths_are_refused(length: int) -> None:
    with pytest.raises(BadInput, match="option length is a number from 1 to 21 in steps of 2"):
        deal(length=length)


@pytest.mark.rule("BH-SER-1")
def test_seven_games_unless_wanted_otherwise() -> None:
    assert (deal().g.length, deal().g.season) == (7, 0)
    info = games.find("highlights")
    assert info.read_options({"variant": "best_of_11"}) == info.read_options({"length": 11})
    assert info.read_options({"variant": "single_game"})["length"] == 1
    assert info.read_options({"variant": "best_of_7"})["length"] == 7


# -- mini-season -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SER-5")
@pytest.mark.parametrize(("before", "won"), [((0, 0), (1, 0)), ((1, 0), (2, 0)), ((0, 1), (1, 1))])
def test_games_of_the_mini_season_have_buy_rounds(before: tuple[int, int], won: tuple[int, int]) -> None:
    t = game_over(
        Side(runs=1, won=before[0]), Side(won=before[1]), games_before=sum(before), mini_season=True, length=1
    )
    assert (t.question, t.won) == ("BuyOrder", won)
    t.play("buy first")
    assert (t.g.home, sum(t.won), in_season(t.g)) == (0, sum(won), True), "they swap as usual"


@pytest.mark.rule("BH-SER-5")
@SEATS
@pytest.mark.parametrize(
    ("before", "visitor_wins", "home_next"),
    [((2, 0), True, "V"), ((1, 1), True, "V"), ((1, 1), False, "H"), ((0, 2), True, "H"), ((2, 0), False, "V")],
)
def test_its_winner_is_home_in_the_series(
    before: tuple[int, int], visitor_wins: bool, home_next: str, home_seat: int
) -> None:
    t = game_over(
        Side(runs=2 if visitor_wins else 0, won=before[0]),
        Side(runs=1, won=before[1]),
        games_before=2,
        mini_season=True,
        length=1,
        home_seat=home_seat,
    )
    assert t.question == "BuyOrder", "the third game of the mini-season decides nothing else"
    t.play("buy first")
    assert t.g.home == (1 - home_seat if home_next == "V" else home_seat)
    assert (t.won, in_season(t.g)) == ((0, 0), False)
    assert "season over H: BH-SER-5" in t.story


@pytest.mark.rule("BH-SER-5")
def test_after_the_mini_season_the_series_begins_at_zero() -> None:
    t = game_over(Side(runs=1), games_before=3, mini_season=True, length=1)
    assert (t.question, t.won) == ("", (1, 0))
    t = game_over(Side(runs=1), games_before=3, mini_season=True, length=3)
    assert (t.question, t.won) == ("BuyOrder", (1, 0))
    t.play("buy first")
    assert "season over" not in t.kinds
    assert sorted(t.won) == [0, 1]


# -- endings -----------------------------------------------------------------------------------------------------------


def ended(before: tuple[int, int], length: int) -> Park:
    """The Visitor has won the deciding game."""
    return game_over(Side(runs=5, won=before[0]), Side(runs=2, won=before[1]), games_before=sum(before), length=length)


@pytest.mark.rule("BH-SER-6")
@pytest.mark.parametrize(
    ("before", "length", "ending"),
    [
        ((3, 0), 7, "sweep"),
        ((3, 1), 7, "decided"),
        ((3, 2), 7, "decided"),
        ((3, 3), 7, "full_length"),
        ((5, 0), 11, "sweep"),
        ((5, 5), 11, "full_length"),
        ((5, 4), 11, "decided"),
        ((1, 0), 3, "sweep"),
        ((1, 1), 3, "full_length"),
    ],
)
def test_how_a_series_ends(before: tuple[int, int], length: int, ending: str) -> None:
    outcome = ended(before, length).g.outcome()
    assert (outcome.ending, outcome.ranks, outcome.scores) == (ending, [1, 2], [before[0] + 1, before[1]])


@pytest.mark.rule("BH-SER-6")
@pytest.mark.parametrize(
    ("inning", "ending"), [(6, "regulation"), (7, "extra_innings"), (8, "extra_rounds"), (12, "extra_rounds")]
)
def test_how_a_single_game_ends(inning: int, ending: str) -> None:
    t = ended((0, 0), 1)
    t.g.inning = inning
    outcome = t.g.outcome()
    assert (outcome.ending, outcome.ranks, outcome.scores) == (ending, [1, 2], [5, 2])


@pytest.mark.rule("BH-SER-6")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_in_which_cards_ran_out(seat: int) -> None:
    t = ended((0, 0), 1)
    t.g.inning = 20
    t.g.recycled = ((0,), ()) if seat == 0 else ((), (0,))
    assert t.g.outcome().ending == "cards_exhausted"
