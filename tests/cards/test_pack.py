"""Packs: loading, every kind of error, the hash, and the way through a match file."""

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.picnic import GOOD, SCHEMA, Basket, Dish, Weather
from sandlot.cards import (
    BadPack,
    Pack,
    PackError,
    Schema,
    builtin,
    from_mechanical,
    load,
    loads,
    read_header,
    with_words,
)

PARK = loads(SCHEMA, GOOD.encode())


def errors(text: str | bytes) -> list[PackError]:
    with pytest.raises(BadPack) as caught:
        loads(SCHEMA, text if isinstance(text, bytes) else text.encode())
    return caught.value.errors


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_a_good_pack() -> None:
    assert (PARK.name, PARK.title, PARK.header.version, PARK.header.author) == (
        "park",
        "In the park",
        "1",
        "",
    )
    assert PARK.cards == Basket(
        (
            Dish("P1", "Apple pie", 2, "sweet", "sunny: eat 1; else: { pay 500 }"),
            Dish("J-2", "Jam", 1, "salty", "fetch P1", ("eat 2 per plates max 6", "")),
        ),
        Weather(3, "bring a coat"),
    )


@pytest.mark.parametrize(
    ("old", "new", "card", "field", "why"),
    [
        ("count = 2", 'count = "2"', "dish P1", "count", "expected a whole number, got text"),
        ("count = 2", "count = -2", "dish P1", "count", "expected a whole number of at least 0"),
        ("count = 2", "count = true", "dish P1", "count", "expected a whole number, got true or false"),
        ("count = 2", "", "dish P1", "count", "this field is missing"),
        (
            "count = 2",
            "cuont = 2\ncount = 1",
            "dish P1",
            "",
            "'cuont' is not a field of a card here (did you mean 'count'?)",
        ),
        ("count = 2", "count = 12", "dish P1", "count", "expected a whole number of at most 9"),
        ("count = 2", "count = 1990-01-01", "dish P1", "count", "expected a whole number, got"),
        (
            '"salty"',
            '"salted"',
            "dish J-2",
            "taste",
            "'salted' is not one of sweet, salty (did you mean 'salty'?)",
        ),
        ('"salty"', "7", "dish J-2", "taste", "expected"),
        ("sunny:eat 1", "sunny:eet 1", "dish P1", "effect", "'eet' is not a verb here (did you mean 'eat'?)"),
        ("sunny:eat 1", "sunny:eat (1", "dish P1", "effect", "at character 11: expected a word, a number"),
        ("fetch P1", "fetch P11", "dish J-2", "effect", "'P11' is not the id of a dish (did you mean 'P1'?)"),
        ('""]', '"nap"]', "dish J-2", "more", "'nap' is not a verb here"),
        ('""]', "3]", "dish J-2", "more", "expected text, got a whole number (in [1])"),
        ('id = "J-2"', 'id = "P1"', "dish 2", "id", "'P1' is used twice"),
        ('id = "J-2"', 'id = ""', "dish 2", "id", "expected text of length at least 1"),
        ("[weather]", "[wether]", "", "", "'wether' is not a table of this game (did you mean 'weather'?)"),
        ("rain = 3", "", "weather", "rain", "this field is missing"),
        ('game = "picnic"', 'game = "chess"', "", "game", "this pack is for 'chess', not for 'picnic'"),
        ('title = "In the park"', "", "pack", "title", "this field is missing"),
        ('version = "1"', "version = 1", "pack", "version", "expected text, got a whole number"),
        ('name = "park"', 'name = "The Park"', "pack", "name", "expected text matching"),
        (
            "count = 2",
            "count = 2\ncount = 3",
            "",
            "",
            "this is not valid TOML: Cannot overwrite a value (at line 12",
        ),
        ("count = 2", "count 2", "", "", "this is not valid TOML: Expected '=' after a key"),
        ('"Jam"', '"J\\u001bam"', "", "", "has characters that cannot be printed"),
    ],
)
def test_errors_name_card_and_field(old: str, new: str, card: str, field: str, why: str) -> None:
    (error,) = errors(changed(old, new))
    assert (error.file, error.card, error.field) == ("pack.toml", card, field)
    assert why in error.why


def test_all_errors_are_collected_in_clear_sentences() -> None:
    text = changed("count = 2", "count = 77").replace('"salty"', '"sour"').replace("fetch P1", "fetsh P1")
    with pytest.raises(BadPack) as caught:
        loads(SCHEMA, text.replace('version = "1"', "").encode(), "mine.toml")
    assert str(caught.value).splitlines() == [
        "mine.toml, pack, field 'version': this field is missing.",
        "mine.toml, dish P1, field 'count': expected a whole number of at most 9.",
        "mine.toml, dish J-2, field 'taste': 'sour' is not one of sweet, salty.",
        "mine.toml, dish J-2, field 'effect': 'fetsh' is not a verb here (did you mean 'fetch'?).",
    ]


def test_the_games_own_check_comes_last() -> None:
    text = changed("count = 2", "count = 9").replace("count = 1", "count = 4")
    assert errors(text) == [PackError("pack.toml", "", "count", "the basket holds 12 dishes, not 13")]


def test_missing_tables() -> None:
    found = errors("x = 1")
    assert [error.why for error in found] == [
        "there is no [pack]",
        "'x' is not a table of this game",
        "there is no [[dish]]",
    ]
    assert "must be a list of cards" in errors("dish = 4\n" + GOOD.split("[[dish]]")[0])[0].why


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"#" * 1_000_001, "larger than 1,000,000 bytes"),
        (b"a = '\xff'", "not UTF-8 text (byte 6)"),
        (b"a = " + b"[" * 3_000, "too deep inside each other"),
        (b"a = " + b"[" * 20 + b"]" * 20, "more than 8 deep"),
        (b"a." * 40 + b"a = 1", "more than 8 deep"),
        (b"a." * 200 + b"a = 1", "line 1 is longer than 4,000 characters or has more than 50 dots"),
        (b"\n" + b"#" * 4_001, "line 2 is longer"),
        (b"a = " + b"9" * 3_900, "there is no [pack]"),
    ],
)
def test_hostile_files(data: bytes, why: str) -> None:
    assert why in errors(data)[0].why


def test_a_number_too_long_to_print_is_an_ordinary_error() -> None:
    (error,) = errors(changed("count = 2", "count = 0x" + "f" * 3_900))
    assert (error.card, error.field) == ("dish P1", "count")


def test_too_many_fields() -> None:
    fields = "".join(f"field{number} = 1\n" for number in range(199))
    (error,) = errors(changed("count = 2", "count = 2\n" + fields))
    assert (error.card, error.why) == ("dish P1", "there are 203 fields; at most 200 are allowed")


def test_too_many_tables() -> None:
    tables = "".join(f"table{number} = 1\n" for number in range(199))
    assert [error.why for error in errors(tables + GOOD)] == ["there are 201 tables; at most 200 are allowed"]


def test_too_many_cards() -> None:
    head = GOOD.split("[[dish]]")[0]
    assert "at most 2000" in errors(head + "[[dish]]\n" * 2_001)[0].why


def test_many_errors_are_cut_short_in_print_only() -> None:
    head = GOOD.split("[[dish]]")[0]
    with pytest.raises(BadPack, match="… and 90 more") as caught:
        loads(SCHEMA, (head + "[[dish]]\n" * 40).encode())
    assert len(caught.value.errors) == 120  # id, name and count of each


def test_words_and_spacing_do_not_change_the_hash() -> None:
    for old, new in [
        ('"Apple pie"', '"Cherry pie"'),
        ("bring a coat", "stay at home"),
        ('"In the park"', '"By the lake"'),
        ('name = "park"', 'name = "lake"'),
        ("sunny:eat 1;   else:{ pay 500 }", "sunny: eat 1; else: { pay 500; }"),
        ("count = 2", 'count = 2\ntaste = "sweet"'),
    ]:
        assert loads(SCHEMA, changed(old, new).encode()).hash == PARK.hash


def test_what_play_depends_on_changes_the_hash() -> None:
    hashes = {PARK.hash}
    for old, new in [
        ("count = 2", "count = 3"),
        ("eat 1", "eat 2"),
        ('"salty"', '"sweet"'),
        ("rain = 3", "rain = 4"),
        ('id = "J-2"', 'id = "J-3"'),
        ("max 6", "max 7"),
    ]:
        hashes.add(loads(SCHEMA, changed(old, new).encode()).hash)
    assert len(hashes) == 7


def test_through_a_match_file() -> None:
    data = PARK.mechanical()
    assert "Apple pie" not in str(data)
    again = from_mechanical(SCHEMA, "park", data)
    assert (again.name, again.hash, again.mechanical()) == ("park", PARK.hash, data)
    assert [dish.name for dish in again.cards.dish] == ["P1", "J-2"]


def test_cards_of_an_older_version_keep_their_names() -> None:
    data = PARK.mechanical()
    data["dish"][0]["count"] = 5
    data["dish"][1]["id"] = "K-3"
    older = with_words(from_mechanical(SCHEMA, "park", data), PARK)
    assert [dish.name for dish in older.cards.dish] == ["Apple pie", "K-3"]
    assert (older.cards.weather.note, older.mechanical()) == ("bring a coat", data)


def test_a_tampered_match_file_is_refused() -> None:
    data = PARK.mechanical()
    data["dish"][0]["effect"] = "eat 99"
    with pytest.raises(BadPack, match="match file, dish P1, field 'effect': 'eat': 99 is not a number from -9 to 9"):
        from_mechanical(SCHEMA, "park", data)
    with pytest.raises(BadPack, match="must be a table"):
        from_mechanical(SCHEMA, "park", [1])


def test_packs_by_name_and_by_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "picnic_game" / "packs"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "park.toml").write_text(GOOD)
    (folder / "notes.txt").write_text("not a pack")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    schema = Schema("picnic", "picnic_game", Basket, SCHEMA.vocabulary, SCHEMA.check)
    try:
        assert builtin(schema) == ["park"]
        assert load(schema, "park").hash == PARK.hash
        with pytest.raises(BadPack, match=r"^prak: there is no such pack; built in are park \(did you mean 'park'\?\)"):
            load(schema, "prak")
    finally:
        sys.modules.pop("picnic_game", None)
    assert load(schema, str(folder / "park.toml")) == load(schema, folder / "park.toml")
    assert read_header(folder / "park.toml").game == "picnic"
    with pytest.raises(BadPack, match=r"gone\.toml: there is no such file"):
        load(schema, tmp_path / "gone.toml")
    with pytest.raises(BadPack, match="there is no such file"):
        load(schema, f"{tmp_path}/")


def good_or_bad(data: bytes) -> None:
    try:
        pack = loads(SCHEMA, data)
    except BadPack as bad:
        assert bad.errors  # noqa: PT017
        assert str(bad)  # noqa: PT017
    else:
        assert from_mechanical(SCHEMA, pack.name, pack.mechanical()).hash == pack.hash


@given(st.binary())
def test_any_bytes_give_a_pack_or_bad_pack(data: bytes) -> None:
    good_or_bad(data)


toml_bits = st.sampled_from(
    ["[[dish]]", "[dish]", "[weather]", "= ", '"', "'", "{", "}", "\n", "99", "-1", "1.5", "[1]"]
)


@given(st.integers(0, len(GOOD)), st.integers(0, 12), toml_bits | st.text(max_size=6))
def test_any_change_to_a_pack_gives_a_pack_or_bad_pack(at: int, cut: int, new: str) -> None:
    text = GOOD[:at] + new + GOOD[at + cut :]
    good_or_bad(text.encode("utf-8", "surrogatepass"))


keys = st.sampled_from(["dish", "weather", "id", "name", "count", "taste", "effect", "more", "rain", "x"])
leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just("eat 1")
plain = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4))


@given(plain | st.dictionaries(st.sampled_from(["dish", "weather"]), plain))
def test_any_data_in_a_match_file_gives_a_pack_or_bad_pack(data: Any) -> None:
    try:
        pack: Pack[Basket] | None = from_mechanical(SCHEMA, "park", data)
    except BadPack:
        pack = None
    if pack is not None:
        assert from_mechanical(SCHEMA, "park", pack.mechanical()) == pack
