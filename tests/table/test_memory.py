"""Hidden cards that a viewer has seen before: shown, unless the table leaves remembering to people."""

import pytest

from sandlot import games
from sandlot.kernel.registry import SHOW_REMEMBERED, GameInfo
from sandlot.match import Match
from sandlot.match.record import encode
from sandlot.table.memory import KNOWN, forgotten
from sandlot.table.parts import Option, Prompt, Seat, Table, Zone, back, face

INFOS = [games.find(name) for name in games.names()]
WITH = [info for info in INFOS if SHOW_REMEMBERED in {option.name for option in info.options}]


def test_remembered_cards_are_turned_over_where_they_lie() -> None:
    known = face("hand1", 0, 17, "Ruiz", marks=("PH", KNOWN), tone="red", text="Glove")
    plain = face("hand1", 1, 18, "Okada", marks=("PH",))
    hand = Zone(id="hand1", label="Hand", parts=(known, plain, back("hand1", 2)))
    table = Table(label="A game", parts=(Seat(id="seat1", seat=1, parts=(hand,)),))
    (seat,) = forgotten(table).parts
    assert isinstance(seat, Seat)
    (zone,) = seat.parts
    assert isinstance(zone, Zone)
    assert zone.parts == (back("hand1", 0), plain, back("hand1", 2))


def test_what_the_question_is_about_stays() -> None:
    known = face("pile", 0, 17, "Ruiz", marks=(KNOWN,))
    ask = Prompt(seat=0, sentence="Which card?", options=(Option(option=3, text="Ruiz", part="card:17"),))
    table = Table(label="A game", parts=(Zone(id="pile", parts=(known,)),), prompt=ask)
    assert forgotten(table) == table


@pytest.mark.parametrize("info", WITH, ids=lambda info: info.name)
def test_the_option_is_kept_with_the_match_and_changes_no_move(info: GameInfo) -> None:
    default = Match.new(info.name, seed=1)
    left = Match.new(info.name, seed=1, options={SHOW_REMEMBERED: "no"})
    assert (default.options[SHOW_REMEMBERED], left.options[SHOW_REMEMBERED]) == (True, False)
    assert (default.game.reminds, left.game.reminds) == (True, False)
    assert left.game.clone().reminds is False
    assert left.game.digest() == default.game.digest()
    again = Match.loads(encode(left.record()))
    assert again.options[SHOW_REMEMBERED] is False
    assert again.game.reminds is False


def test_every_game_of_the_house_has_it() -> None:
    assert [info.name for info in INFOS if info not in WITH and info.package.startswith("sandlot.")] == []
