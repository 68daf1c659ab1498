"""Declared facts of games, and clear words for what does not exist."""

import pytest

import haggle
from sandlot.kernel import registry
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo, TableOption


def info(**changes: object) -> GameInfo:
    facts = {f: getattr(haggle.INFO, f) for f in haggle.INFO.__dataclass_fields__}
    return GameInfo(**{**facts, **changes})  # type: ignore[arg-type]


def test_a_registered_game_is_found_by_name() -> None:
    assert registry.find("haggle") is haggle.INFO
    assert "haggle" in registry.names()


def test_an_unknown_game_is_named_with_what_there_is() -> None:
    with pytest.raises(BadInput, match=r"there is no game 'hagle'; there are: .*haggle"):
        registry.find("hagle")


@pytest.mark.parametrize(
    ("seats", "given", "says"),
    [((3,), 2, "Haggle is played with 3 seats, not 2"), ((2, 3, 4), 7, "Haggle is played with 2 to 4 seats, not 7")],
)
def test_seat_counts(seats: tuple[int, ...], given: int, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        info(seats=seats).check_seats(given)
    assert info(seats=seats).check_seats(3) == 3


FLAG = TableOption("rain", False, "Whether it rains.")
NUMBER = TableOption("days", 2, "How many days.", low=1, high=4)
ODD = TableOption("rounds", 3, "How many rounds.", low=1, high=7, step=2)
WORD = TableOption("town", "north", "Which town.", words=("north", "south"))


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "yes", True),
        (FLAG, "Off", False),
        (FLAG, True, True),
        (NUMBER, "4", 4),
        (NUMBER, 1, 1),
        (ODD, "7", 7),
        (WORD, "South", "south"),
    ],
)
def test_options_are_read(option: TableOption, text: str, value: object) -> None:
    assert option.read(text) == value


@pytest.mark.parametrize(
    ("option", "text", "says"),
    [
        (FLAG, "maybe", "option rain is yes or no, not 'maybe'"),
        (NUMBER, "5", "option days is a number from 1 to 4, not '5'"),
        (ODD, "4", "option rounds is a number from 1 to 7 in steps of 2, not '4'"),
        (NUMBER, "two", "option days is a number from 1 to 4, not 'two'"),
        (WORD, "east", "option town is one of north, south, not 'east'"),
    ],
)
def test_options_that_do_not_fit(option: TableOption, text: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        option.read(text)


def test_a_variant_is_a_named_set_that_options_refine() -> None:
    game = info(options=(FLAG, NUMBER), variants={"fair": {"rain": False, "days": 4}})
    assert game.read_options({"variant": "fair", "rain": "on"}) == {"rain": True, "days": 4}
    with pytest.raises(BadInput, match="Haggle has no variant 'foul'; there are: fair"):
        game.read_options({"variant": "foul"})
    with pytest.raises(BadInput, match="Haggle has no option 'snow'; there are: rain, days"):
        game.read_options({"snow": "1"})
