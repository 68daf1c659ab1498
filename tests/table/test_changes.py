import msgspec
import pytest
from hypothesis import given

from sandlot.table.changes import Changes, apply, diff
from sandlot.table.parts import Chart, Counter, Seat, Table, Zone, back, encode, face
from table.examples import card_game, season
from table.strategies import TABLES, pairs


@given(pairs())
def test_changes_lead_from_one_table_to_the_other(tables: tuple[Table, Table]) -> None:
    before, after = tables
    assert apply(before, diff(before, after)) == after


@given(pairs())
def test_changes_survive_json(tables: tuple[Table, Table]) -> None:
    before, after = tables
    sent = msgspec.json.decode(msgspec.json.encode(diff(before, after)), type=Changes)
    assert encode(apply(before, sent)) == encode(after)


@given(TABLES)
def test_a_table_does_not_differ_from_its_equal(table: Table) -> None:
    assert not diff(table, msgspec.convert(msgspec.to_builtins(table), Table))


def test_from_any_example_to_any_other() -> None:
    tables = [card_game(), season(), Table()]
    for before in tables:
        for after in tables:
            assert apply(before, diff(before, after)) == after


def zones(hand: tuple[int, ...], pile: tuple[int, ...]) -> Table:
    return Table(
        parts=(
            Zone(id="hand", parts=tuple(face("hand", at, card, "x") for at, card in enumerate(hand))),
            Zone(id="pile", parts=tuple(face("pile", at, card, "x") for at, card in enumerate(pile))),
        )
    )


def test_a_card_that_moves_is_the_same_part_in_another_place() -> None:
    assert diff(zones((1, 2), ()), zones((1,), (2,))) == Changes(
        edits={"card:2": {"place": "pile:0"}}, orders={"hand": ("card:1",), "pile": ("card:2",)}
    )


def test_only_the_changed_field_of_a_chart_is_sent() -> None:
    chart = Chart(id="c", columns=("a", "b"), rows=(("1", "2"), ("3", "4")), live=0)
    before, after = Table(parts=(chart,)), Table(parts=(msgspec.structs.replace(chart, live=1),))
    assert msgspec.json.encode(diff(before, after)) == b'{"edits":{"c":{"live":1}}}'


def test_a_field_back_at_its_default_is_sent() -> None:
    before = Table(parts=(Counter(id="n", value=1, note="!"),))
    after = Table(parts=(Counter(id="n", value=1),))
    assert diff(before, after) == Changes(edits={"n": {"note": ""}})


def test_a_new_seat_comes_with_what_lies_in_it() -> None:
    after = Table(parts=(Seat(id="s", seat=0, parts=(Zone(id="z", parts=(back("z", 0),)),)),))
    changes = diff(Table(), after)
    assert set(changes.adds) == {"s", "z", "z:0"}
    assert changes.orders == {"table": ("s",), "s": ("z",), "z": ("z:0",)}
    assert diff(after, Table()).drops == ("s", "z", "z:0")


def test_what_no_change_reaches_is_shared() -> None:
    before = season()
    after = msgspec.structs.replace(before, status="Ann waits.")
    built = apply(before, diff(before, after))
    assert all(new is was for new, was in zip(built.parts, before.parts, strict=True))


def test_two_parts_of_one_id_are_refused() -> None:
    twice = Table(parts=(Counter(id="n", value=1), Counter(id="n", value=2)))
    with pytest.raises(ValueError, match="two parts of the table have the id 'n'"):
        diff(Table(), twice)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (Changes(edits={"ghost": {"value": 1}}), "name the part 'ghost', which is not on the table"),
        (Changes(drops=("ghost",)), "name the part 'ghost', which is not on the table"),
        (Changes(orders={"table": ("ghost",)}), "lead to the part 'ghost', which is not on the table"),
        (Changes(drops=("n",)), "lead to the part 'n', which is not on the table"),
        (Changes(edits={"n": {"value": "many"}}), "give the part 'n' values it cannot have: Expected `int`"),
    ],
)
def test_changes_that_do_not_fit_are_refused(changes: Changes, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        apply(Table(parts=(Counter(id="n", value=1),)), changes)
