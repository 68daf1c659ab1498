"""Edited, broken and foreign files: one clear sentence about what and where, never another exception."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from match.matches import ALL, HAGGLE, WITH_PACK, play_on, random_match
from sandlot.kernel.errors import BadInput, IllegalMove
from sandlot.match import Match, Verdict, encode, prove, record

LONG = encode(play_on(Match.new(HAGGLE, seed=20, options={"days": 4}), seed=20).record())
LIVE = encode(play_on(Match.new(HAGGLE, seed=bytes(32), live=True, nonces=["a", "b", "c"])).record())


def edited(data: bytes, edit: Callable[[dict[str, Any]], object]) -> bytes:
    found = json.loads(data)
    edit(found)
    return json.dumps(found).encode()


def verdict(data: bytes, edit: Callable[[dict[str, Any]], object]) -> Verdict:
    """The verdict on an edited file, after checking that opening it agrees."""
    changed = edited(data, edit)
    found = prove(changed)
    try:
        match = Match.loads(changed)
    except BadInput as error:
        assert found == (False, 0, 0, str(error))  # noqa: PT017  (some edits can be opened, some cannot)
    else:
        assert (match.frozen is None) == found.ok
        assert len(match.moves) == found.moves
        if match.frozen is not None:
            with pytest.raises(IllegalMove, match="frozen after move"):
                match.play(0, "pass")
            with pytest.raises(IllegalMove, match="fork it"):
                match.record()
            assert prove(encode(match.fork(len(match.moves)).record())).ok
    assert "\n" not in found.why
    assert 10 < len(found.why) < 1_000
    return found


def sale(data: bytes) -> int:
    """Place of the first move by which a seat sells something and ends its turn."""
    return next(place for place, move in enumerate(json.loads(data)["moves"]) if move[1].startswith("sell"))


def test_the_untouched_files_are_good() -> None:
    assert prove(LONG).ok
    assert prove(LIVE).ok
    assert len(json.loads(LONG)["moves"]) > 50


def test_a_move_changed_to_an_impossible_one() -> None:
    place = sale(LONG)

    def edit(found: dict[str, Any]) -> None:
        found["moves"][place][1] = "sell moon"

    bad = verdict(LONG, edit)
    assert bad[:3] == (False, place, place + 1)
    assert f"move {place + 1} of seat 0 is not possible: 'sell moon' does not fit at character 1; possible" in bad.why


@pytest.mark.parametrize("kind", ["aside", "retract"])
def test_the_text_of_other_lines_changed(kind: str) -> None:
    place = next(place for place, move in enumerate(json.loads(LONG)["moves"]) if move[2:] == [kind])

    def edit(found: dict[str, Any]) -> None:
        found["moves"][place][1] = "sell moon"

    assert verdict(LONG, edit)[:3] == (False, place, place + 1)


def test_a_move_changed_to_another_possible_one() -> None:
    """Nothing is impossible about it, so the next fingerprint or an impossible move later on tells."""
    place = sale(LONG)

    def edit(found: dict[str, Any]) -> None:
        found["moves"][place][1] = "pass"

    bad = verdict(LONG, edit)
    assert not bad.ok
    assert place < bad.departs_at <= (place // 20 + 1) * 20


def test_the_seat_of_a_move_changed() -> None:
    def edit(found: dict[str, Any]) -> None:
        found["moves"][30][0] = (found["moves"][30][0] + 1) % 3

    assert not verdict(LONG, edit).ok


@pytest.mark.parametrize("place", [0, 10, 33, -1])
def test_a_move_dropped(place: int) -> None:
    bad = verdict(LONG, lambda found: found["moves"].pop(place))
    assert not bad.ok
    assert bad.departs_at >= place % len(json.loads(LONG)["moves"]) + 1


def test_a_move_added() -> None:
    number = len(json.loads(LONG)["moves"]) + 1
    bad = verdict(LONG, lambda found: found["moves"].append([0, "pass"]))
    assert bad[:3] == (False, number - 1, number)
    assert "seat 0 is not asked anything now" in bad.why


def test_moves_of_different_seats_swapped() -> None:
    place = sale(LONG)

    def edit(found: dict[str, Any]) -> None:
        found["moves"][place], found["moves"][place + 1] = found["moves"][place + 1], found["moves"][place]

    assert verdict(LONG, edit)[:3] == (False, place, place + 1)


def test_the_seed_changed() -> None:
    bad = verdict(LONG, lambda found: found.update(seed=21))
    assert bad == (False, 0, 0, "the deal does not follow from seed, pack and options: its fingerprint differs")


def test_an_option_changed() -> None:
    assert not verdict(LONG, lambda found: found["options"].update(days=3)).ok


def test_a_fingerprint_changed() -> None:
    bad = verdict(LONG, lambda found: found["marks"].update({"40": "0" * 16}))
    assert bad[:3] == (False, 20, 40)
    assert "one of the moves 21 to 40 was changed or is ruled otherwise now" in bad.why


def test_the_result_changed() -> None:
    number = len(json.loads(LONG)["moves"])
    bad = verdict(LONG, lambda found: found["result"].update(scores=[99, 0, 0]))
    assert bad[:3] == (False, number, number)
    assert "with scores 99, 0, 0, but the moves lead to" in bad.why
    assert "tells no result" in verdict(LONG, lambda found: found.update(result=None)).why


def test_a_result_before_the_end() -> None:
    open_match = encode(random_match(HAGGLE, 2, 5).record())
    result = {"ending": "richest", "ranks": [1, 2, 3], "scores": [3, 2, 1]}
    assert "is not over" in verdict(open_match, lambda found: found.update(result=result)).why


def test_the_last_moves_and_fingerprints_dropped_together() -> None:
    def edit(found: dict[str, Any]) -> None:
        found["moves"] = found["moves"][:20]
        found["marks"] = {"0": found["marks"]["0"], "20": found["marks"]["20"]}

    assert "is not over" in verdict(LONG, edit).why


def test_older_rules_are_named() -> None:
    def edit(found: dict[str, Any]) -> None:
        found["rules"] = 0
        found["marks"]["20"] = "0" * 16

    assert "played by version 0 of the rules, this is version 1" in verdict(LONG, edit).why
    assert verdict(LONG, lambda found: found.update(rules=0)).ok  # all fingerprints equal: it goes on


# -- live ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ({"seed": "ff" * 32}, "the seed is not the one that was promised"),
        ({"commit": "0" * 64}, "the seed is not the one that was promised"),
        ({"commit": None}, "the seed is not the one that was promised"),
        ({"commit": "é"}, "the seed is not the one that was promised"),
        ({"nonces": ["a", "b", "d"]}, "the deal does not follow"),
        ({"nonces": ["a", "b"]}, "one nonce for each of its 3 seats, not 2"),
        ({"seed": None}, "its seed is not published yet"),
        ({"seed": 3}, "must be 32 bytes in hex"),
        ({"seed": "xyz"}, "must be 32 bytes in hex"),
        ({"seed": "ab"}, "not the one that was promised"),
        ({"chance": "fast"}, "the seed must be a whole number"),
    ],
)
def test_the_shuffle_of_a_live_match_is_proven(edit: dict[str, object], why: str) -> None:
    bad = verdict(LIVE, lambda found: found.update(edit))
    assert bad[:3] == (False, 0, 0)
    assert why in bad.why


# -- packs ---------------------------------------------------------------------------------------------------------


def first_number(cards: Any, change: int) -> bool:
    """Change the first number inside the cards."""
    places = range(len(cards)) if isinstance(cards, list) else list(cards)
    for place in places:
        if type(cards[place]) is int:
            cards[place] += change
            return True
        if isinstance(cards[place], dict | list) and first_number(cards[place], change):
            return True
    return False


@pytest.mark.parametrize("game", WITH_PACK)
def test_cards_changed(game: str) -> None:
    data = encode(random_match(game, 1, 10).record())
    bad = verdict(data, lambda found: first_number(found["pack"]["cards"], -1))
    assert bad[:3] == (False, 0, 0)
    assert "match file" in bad.why or "its cards were changed" in bad.why


@pytest.mark.parametrize("game", WITH_PACK)
def test_other_damage_to_a_pack(game: str) -> None:
    data = encode(random_match(game, 1, 10).record())
    assert "its cards were changed" in verdict(data, lambda found: found["pack"].update(hash="0" * 32)).why
    assert "is played with a pack" in verdict(data, lambda found: found.update(pack=None)).why
    assert not verdict(data, lambda found: found["pack"].update(cards={})).ok
    assert not verdict(data, lambda found: found["pack"].update(cards={"nonsense": [1, {}]})).ok


@pytest.mark.parametrize("game", WITH_PACK)
def test_a_match_opens_when_its_pack_is_known_by_another_name(game: str) -> None:
    """As after a change of the built-in pack: only the cards in the file count."""
    match = random_match(game, 1, 10)
    again = Match.loads(edited(encode(match.record()), lambda found: found["pack"].update(name="of-old")))
    assert again.frozen is None
    assert again.pack is not None
    assert match.pack is not None
    assert (again.pack.name, again.pack.hash) == ("of-old", match.pack.hash)
    assert again.game.digest() == match.game.digest()


# -- broken files --------------------------------------------------------------------------------------------------


def test_a_file_cut_anywhere_says_where() -> None:
    whole = len(json.loads(LONG)["moves"])
    lines = LONG.decode().splitlines()
    start = lines.index('"moves": [')
    for cut in range(0, len(LONG) - 2, 7):
        bad = prove(LONG[:cut])
        assert not bad.ok
        line = LONG[:cut].count(b"\n")
        assert 0 <= bad.moves <= whole
        if start + 1 < line <= start + whole:
            assert bad.moves in (line - start - 1, line - start - 2)
            assert bad.departs_at == bad.moves + 1
            assert re.match(r"line \d+ is not valid JSON", bad.why)


def test_a_file_cut_inside_its_log_opens_up_to_there() -> None:
    lines = LONG.splitlines(keepends=True)
    start = lines.index(b'"moves": [\n')
    match = Match.loads(b"".join(lines[: start + 31]) + b'[1, "pa')
    assert match.frozen is not None
    assert len(match.moves) == 30
    assert match.frozen.sentence().startswith(f"the match is frozen after move 30: line {start + 32} is not valid JSON")
    assert match.game.digest() == Match.loads(LONG).at(30).digest()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not a whole match file: line 1 is not valid JSON"),
        (b"null", "one JSON object"),
        (b"[]", "one JSON object"),
        (b"{}", "its format is None"),
        (b'{"format": 2}', "its format is 2"),
        (b'{"format": true}', "its format is True"),
        (b'{"format": 1}', "moves must be a list"),
        (b'{"format": 1, "format": 1}', "'format' stands twice"),
        (b"\xff\xfe", "byte 1 is not UTF-8"),
        (b"[" * 100_000, "too deep"),
        (b'{"a": ' * 100_000, "too deep"),
        (b'{"format": ' + b"9" * 5_000 + b"}", "too long"),
        (b'{"format": NaN}', "NaN"),
        (b'{"format": "\\ud800"}', "half a character"),
        (b" " * (record.MAX_BYTES + 1), "at most 16,000,000 bytes"),
    ],
)
def test_no_match_file(data: bytes, why: str) -> None:
    with pytest.raises(BadInput, match=re.escape(why)):
        Match.loads(data)
    assert prove(data)[:3] == (False, 0, 0)


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ({"game": 3}, "game: expected `str`, got `int`"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": []}, "seats"),
        ({"seats": [{"name": "Ann"}] * 9}, "seats"),
        ({"seats": [{"name": ""}] * 3}, "seats[0].name"),
        ({"seats": [{"name": "Ann\x1b[2J"}] * 3}, "seats[0].name"),
        ({"options": {"days": [1]}}, "options"),
        ({"options": {"weeks": 1}}, "has no option 'weeks'"),
        ({"chance": "lucky"}, "chance: invalid enum value 'lucky'"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": True}, "seed"),
        ({"seed": 1 << 62}, "a seed is a whole number"),
        ({"pack": {"name": "x", "hash": "y", "cards": {}}}, "is played without a pack"),
        ({"marks": {"x": "0" * 16}}, "marks: 'x' is not the number of a move"),
        ({"marks": {"20": 5}}, "marks"),
        ({"marks": {"20": "zz"}}, "marks"),
        ({"moves": {}}, "moves must be a list"),
        ({"moves": [7]}, 'moves, move 1 must be [seat, "text"], not 7'),
        ({"moves": [[0]]}, "moves, move 1"),
        ({"moves": [["0", "pass"]]}, "moves, move 1: '0' is not a seat"),
        ({"moves": [[True, "pass"]]}, "moves, move 1: True is not a seat"),
        ({"moves": [[3, "pass"]]}, "there are 3 seats"),
        ({"moves": [[0, None]]}, "moves, move 1: None is not the text of a move"),
        ({"moves": [[0, "pass", "hop"]]}, "'hop' is not a kind of move"),
        ({"moves": [[0, "pass", []]]}, "[] is not a kind of move"),
        ({"moves": [[0, "x"]] * (record.MAX_MOVES + 1)}, "at most 100,000 moves"),
        ({"undone": 3}, "undone must be a list"),
        ({"undone": [3]}, "undone, entry 1 must be an object"),
        ({"undone": [{"ply": 0, "by": 0, "consent": 3, "moves": []}]}, "must be numbers"),
        ({"undone": [{"ply": 0, "by": 0, "consent": [], "moves": [3]}]}, "undone, entry 1, move 1"),
        ({"result": {"ending": "x", "ranks": "x", "scores": []}}, "result.ranks"),
        ({"note": "x" * 3_000}, "note"),
    ],
)
def test_wrong_types_and_values(edit: dict[str, object], why: str) -> None:
    bad = verdict(LONG, lambda found: found.update(edit))
    assert bad[:3] == (False, 0, 0)
    assert why in bad.why


def test_a_key_that_is_missing() -> None:
    for key in ("format", "game", "rules", "seats", "chance", "moves", "seed"):
        assert not verdict(LONG, lambda found, key=key: found.pop(key)).ok  # type: ignore[misc]


def test_unknown_keys_are_left_for_later_versions() -> None:
    assert verdict(LONG, lambda found: found.update(weather="fine")).ok


def test_files_that_are_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "gone.sandlot.json", tmp_path):
        with pytest.raises(BadInput, match="there is no file"):
            Match.load(path)
        with pytest.raises(BadInput, match="there is no file"):
            Match.verify(path)
    with pytest.raises(BadInput, match="cannot be written"):
        random_match(HAGGLE, 1, 3).save(tmp_path / "no" / "m.sandlot.json")


# -- any bytes -----------------------------------------------------------------------------------------------------

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
SHORT = json.loads(encode(random_match(HAGGLE, 2, 6).record()))
GAMES = {game: encode(random_match(game, 2, 8).record()) for game in ALL}


def opens_or_says_why(data: bytes) -> None:
    found = prove(data)
    assert found.ok or found.why
    try:
        match = Match.loads(data)
    except BadInput:
        assert not found.ok
    else:
        assert (match.frozen is None) == found.ok


@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    opens_or_says_why(data)


@given(st.dictionaries(st.sampled_from(sorted(SHORT)), VALUES, max_size=3))
def test_any_values(edit: dict[str, object]) -> None:
    opens_or_says_why(json.dumps(SHORT | edit).encode())


@given(st.sampled_from(ALL), st.data())
def test_any_value_anywhere(game: str, data: st.DataObject) -> None:
    found = json.loads(GAMES[game])
    inside: Any = found
    while True:
        places = list(range(len(inside))) if isinstance(inside, list) else sorted(inside)
        if not places:
            return
        place = data.draw(st.sampled_from(places))
        if not isinstance(inside[place], dict | list) or not inside[place] or data.draw(st.booleans()):
            inside[place] = data.draw(VALUES)
            break
        inside = inside[place]
    opens_or_says_why(json.dumps(found).encode())


@given(st.sampled_from(ALL), st.data())
def test_any_bytes_changed_in_a_good_file(game: str, data: st.DataObject) -> None:
    good = GAMES[game]
    start = data.draw(st.integers(0, len(good) - 1))
    end = data.draw(st.integers(start, min(len(good), start + 40)))
    opens_or_says_why(good[:start] + data.draw(st.binary(max_size=12)) + good[end:])
