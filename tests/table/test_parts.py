import json

import pytest
from hypothesis import given

from sandlot.table.parts import (
    SPECTATOR,
    Diamond,
    Runner,
    Seat,
    Table,
    back,
    backs,
    decode,
    encode,
    face,
    seat_name,
    walk,
)
from table.examples import card_game, season
from table.strategies import KINDS, TABLES


def test_the_kinds_are_those_of_the_vocabulary() -> None:
    tags = {kind.__struct_config__.tag for kind in KINDS} | {"table", "prompt"}
    assert tags == {
        "table",
        "seat",
        "zone",
        "card",
        "diamond",
        "track",
        "counter",
        "ledger",
        "chart",
        "dice",
        "linescore",
        "offer",
        "prompt",
    }


@given(TABLES)
def test_a_table_survives_json(table: Table) -> None:
    assert decode(encode(table)) == table


def test_json_leaves_defaults_out() -> None:
    table = Table(label="T", parts=(back("hand1", 2),))
    assert json.loads(encode(table)) == {
        "kind": "table",
        "label": "T",
        "parts": [{"kind": "card", "id": "hand1:2", "place": "hand1:2"}],
    }


def test_a_face_keeps_its_id_wherever_it_lies() -> None:
    assert face("hand0", 1, 17, "Single").id == face("pile", 9, 17, "Single").id == "card:17"
    assert face("pile", 9, 17, "Single").place == "pile:9"


def test_a_back_is_known_by_its_place_only() -> None:
    first, second = backs("hand1", 2)
    assert (first.id, second.id) == ("hand1:0", "hand1:1")
    assert (first.card, first.art, first.label) == (-1, "", "")


def test_parts_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        card_game().status = "other"  # type: ignore[misc]


def test_on_base_counts_the_bases_taken() -> None:
    assert Diamond(id="d").on_base() == 0
    assert Diamond(id="d", bases=(Runner(), None, Runner(label="Ruiz"))).on_base() == 2


def test_seats_have_names_outside() -> None:
    table = Table(parts=(Seat(id="s0", seat=0, label="Ann"),))
    assert [seat_name(table, seat) for seat in (0, 1, SPECTATOR)] == ["Ann", "Seat 2", "Spectator"]


def test_walk_goes_in_the_order_shown() -> None:
    ids = [part.id for part in walk(season())]
    assert ids[:6] == ["table", "d0", "d1", "buy", "card:20", "card:21"]
    assert ids[-4:] == ["line", "card:7", "line:3rd", "card:3"]
