"""Playing, saving, opening, going back and forking."""

import json
import random
from pathlib import Path

import pytest

from called import PEOPLE, REFUSED
from match.matches import ALL, HAGGLE, play_on, random_match, stub, whole_move
from sandlot.kernel.chance import commitment
from sandlot.kernel.digest import describe
from sandlot.kernel.errors import BadInput, IllegalMove
from sandlot.kernel.notation import phrase
from sandlot.kernel.sets import open_options
from sandlot.match import Match, encode, prove

SEED = bytes(range(32))
NONCES = ["ann's", "bea's", "cid's"]


def live_match() -> Match:
    return Match.new(HAGGLE, seed=SEED, live=True, nonces=NONCES, names=["Ann", "Bea", "Cid"])


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("moves", [0, 1, 19, 20, 21, 10_000])
def test_a_saved_match_opens_as_it_was(game: str, moves: int, tmp_path: Path) -> None:
    match = random_match(game, moves, moves)
    file = tmp_path / "m.sandlot.json"
    match.save(file)
    again = Match.load(file)
    assert again.frozen is None
    assert [describe(list(move)) for move in again.moves] == [describe(list(move)) for move in match.moves]
    assert stub(again) == stub(match)
    assert again.result == match.result
    assert encode(again.record()) == file.read_bytes()
    assert Match.verify(file)[:3] == (True, len(match.moves), None)
    assert [each.name for each in tmp_path.iterdir()] == ["m.sandlot.json"]


def test_an_opened_match_goes_on_like_the_original() -> None:
    match = random_match(HAGGLE, 3, 17)
    again = Match.loads(encode(match.record()))
    assert stub(play_on(again)) == stub(play_on(match))


def test_the_file_has_one_move_a_line_and_the_fixed_keys() -> None:
    match = play_on(Match.new(HAGGLE, seed=4, options={"days": 4}), 45)
    data = encode(match.record())
    found = json.loads(data)
    assert list(found) == [
        *("format", "game", "rules", "pack", "options", "seats", "chance", "commit", "seed", "moves"),
        *("marks", "undone", "result"),
    ]
    lines = data.decode().splitlines()
    first = lines.index('"moves": [') + 1
    assert [json.loads(line.removesuffix(",")) for line in lines[first : first + len(match.moves)]] == found["moves"]
    assert list(found["marks"]) == ["0", "20", "40", "45"]
    assert found["seats"][2] == {"name": "Seat 2", "kind": "person"}


def test_every_kind_of_move_is_written_and_read_back() -> None:
    match = Match.new(HAGGLE, seed=1)
    luck = random.Random(1)
    match.play(2, whole_move(match, 2, luck))
    match.retract(2)
    while match.game.then is not None:
        match.play(match.game.open[-1], whole_move(match, match.game.open[-1], luck))
    match.aside(1, "borrow")
    lines = [line.plain() for line in match.record().moves]
    assert lines[1] == [2, "take back", "retract"]
    assert [line[0] for line in lines[2:5]] == [2, 1, 0]
    assert lines[-1] == [1, "borrow", "aside"]
    assert stub(Match.loads(encode(match.record()))) == stub(match)


def test_a_move_is_all_or_nothing() -> None:
    match = Match.new(HAGGLE, seed=1)
    before = stub(match)
    picks = whole_move(match, 0, random.Random(1))
    for seat, wrong in [
        (0, picks[:1]),
        (0, [*picks, picks[0]]),
        (0, [picks[0], picks[0]]),
        (0, []),
        (0, [-1]),
        (0, ""),
        (0, "lay out"),
        (0, "x" * 3_000),
        (3, picks),
        (-1, picks),
    ]:
        with pytest.raises(IllegalMove):
            match.play(seat, wrong)
    for seat in (-1, 0, 3):
        with pytest.raises(IllegalMove):
            match.aside(seat, "borrow")
        with pytest.raises(IllegalMove):
            match.retract(seat)
    assert stub(match) == before
    assert match.moves == []


def test_text_and_picks_make_the_same_move() -> None:
    by_picks, by_text = Match.new(HAGGLE, seed=9), Match.new(HAGGLE, seed=9)
    done = by_picks.play(1, whole_move(by_picks, 1, random.Random(2)))
    again = by_text.play(1, "  " + done.text.replace(" ", "   "))
    assert (again.picks, again.text) == (done.picks, done.text)
    assert stub(by_picks) == stub(by_text)


def test_a_move_tells_its_events_and_who_learned_something() -> None:
    match = Match.new(HAGGLE, seed=1)
    luck = random.Random(1)
    for seat in (0, 1):
        assert match.play(seat, whole_move(match, seat, luck)).news == 0
    opened = match.play(2, whole_move(match, 2, luck))
    assert [event.kind for event in opened.events] == ["lay out"] * 6
    assert opened.news & 0b111 == 0b111


def test_every_position_can_be_visited() -> None:
    match = Match.new(HAGGLE, seed=6)
    digests = [match.game.digest()]
    while not match.over:
        play_on(match, 1, len(match.moves))
        digests.append(match.game.digest())
    assert len(digests) > 25
    assert [match.at(ply).digest() for ply in range(len(digests))] == digests
    for ply in (-1, len(digests)):
        with pytest.raises(BadInput, match=f"no position after move {ply}"):
            match.at(ply)


def test_a_visited_position_is_a_copy() -> None:
    match = random_match(HAGGLE, 6, 10)
    before = stub(match)
    for ply in (0, 5, 10):
        there = match.at(ply)
        there.apply(there.options[0])
    assert stub(match) == before
    assert match.at(0).digest() == Match.new(HAGGLE, seed=6).game.digest()


@pytest.mark.parametrize("ply", [0, 7, 20, 23])
def test_a_fork_goes_its_own_way(ply: int) -> None:
    match = random_match(HAGGLE, 8, 25)
    before = encode(match.record())
    fork = match.fork(ply)
    assert fork.game.digest() == match.at(ply).digest()
    assert fork.practice
    play_on(fork, seed=99)
    assert encode(match.record()) == before
    assert prove(encode(fork.record())).ok


# -- live matches ------------------------------------------------------------------------------------------------


def test_a_live_match_promises_its_seed_and_shows_it_at_the_end() -> None:
    match = play_on(live_match(), 12)
    assert match.commit == commitment(SEED)
    public = encode(match.record(public=True))
    assert SEED.hex().encode() not in public
    found = json.loads(public)
    assert found["commit"] == commitment(SEED)
    assert (found["seed"], found["moves"], found["marks"], found["nonces"]) == (None, [], {}, NONCES)
    with pytest.raises(BadInput, match="not published yet"):
        Match.loads(public)
    play_on(match)
    ended = encode(match.record(public=True))
    assert json.loads(ended)["seed"] == SEED.hex()
    assert prove(ended).ok


def test_a_live_match_that_goes_on_is_stored_whole_for_its_host() -> None:
    match = play_on(live_match(), 12)
    again = Match.loads(encode(match.record()))
    assert again.live
    assert stub(play_on(again)) == stub(play_on(match))


def test_nonces_and_seed_both_decide_the_deal() -> None:
    def deal(seed: bytes, nonces: list[str]) -> list[tuple[int, ...]]:
        return list(Match.new(HAGGLE, seed=seed, live=True, nonces=nonces).game.hands)  # type: ignore[attr-defined]

    assert deal(SEED, NONCES) == deal(SEED, NONCES)
    assert deal(SEED, NONCES) != deal(SEED, ["x", *NONCES[1:]])
    assert deal(SEED, NONCES) != deal(SEED[::-1], NONCES)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"nonces": NONCES[:2]}, "one nonce for each of its 3 seats, not 2"),
        ({"nonces": ["a\nb", "c", "d"]}, "one line"),
        ({"seed": b"short"}, "has 32 bytes, not 5"),
        ({"seed": 7}, "is bytes"),
        ({"live": False, "nonces": ()}, "is bytes"),
        ({"live": False, "seed": 1}, "only live matches have nonces"),
        ({"live": False, "seed": -1, "nonces": ()}, "not -1"),
        ({"live": False, "seed": 1 << 62, "nonces": ()}, "a seed is a whole number from 0 to"),
        ({"names": ["Ann"]}, "3 seats need 3 names, not 1"),
        ({"names": ["Ann", "", "Cid"]}, "can be seen"),
        ({"names": ["Ann", "B\n", "Cid"]}, "one line"),
        ({"nonces": ["a\n", "c", "d"]}, "one line"),
        ({"nonces": ["a" * 201, "c", "d"]}, "at most 200 characters"),
        ({"kinds": ["person", "greedy\n", "person"]}, "one line"),
        ({"seats": 4}, "played with 3 seats, not 4"),
        ({"options": {"days": 9}}, "from 1 to 4"),
        ({"options": {"days": "--3"}}, "from 1 to 4"),
        ({"game": "no such"}, "there is no game 'no such'"),
    ],
)
def test_a_table_that_cannot_be_set_up(wrong: dict[str, object], why: str) -> None:
    given = {"game": HAGGLE, "seed": SEED, "live": True, "nonces": NONCES} | wrong
    with pytest.raises(BadInput, match=why):
        Match.new(**given)  # type: ignore[arg-type]


def test_made_up_seeds_differ() -> None:
    assert len({Match.new(HAGGLE).record().seed for _ in range(5)}) > 1
    assert len({Match.new(HAGGLE, live=True, nonces=NONCES).commit for _ in range(5)}) == 5


@pytest.mark.parametrize("name", PEOPLE)
def test_people_of_all_scripts_are_in_the_file(name: str, tmp_path: Path) -> None:
    match = Match.new(HAGGLE, 3, 1, names=[name, "Bea", "Cid"])
    match.save(tmp_path / "match.sandlot.json")
    assert Match.load(tmp_path / "match.sandlot.json").seats[0].name == name


@pytest.mark.parametrize(("name", "why"), [each for each in REFUSED if len(each[0]) != 41])
def test_a_file_has_no_name_that_harms_others(name: str, why: str) -> None:
    file = json.loads(encode(Match.new(HAGGLE, 3, 1).record()))
    file["seats"][1]["name"] = name
    with pytest.raises(BadInput, match="seats"):
        Match.loads(json.dumps(file).encode())
    with pytest.raises(BadInput, match=why):
        Match.new(HAGGLE, 3, 1, names=["Ann", name, "Cid"])


def test_a_copy_goes_its_own_way() -> None:
    match = random_match(HAGGLE, 3, 21)
    before = stub(match)
    other = match.copy()
    other.undo(other.moves[-1].seat, 2, consent=[0, 1, 2])
    play_on(other)
    third = match.copy()
    third.close("resigned", [0])
    assert stub(match) == before
    assert (match.undone, match.closed) == ([], None)
    assert encode(match.record()) == encode(random_match(HAGGLE, 3, 21).record())


def test_a_set_is_named_in_any_order() -> None:
    match, twin = (Match.new(HAGGLE, seed=3) for _ in range(2))
    seat = match.game.open[0]
    names = [phrase(match.game, seat, option) for option in open_options(match.game, seat)]
    first, last = names[0].removeprefix("lay out "), names[-1].removeprefix("lay out ")
    match.play(seat, f"lay out {last}, {first}")
    picks = [open_options(twin.game, seat)[-1], open_options(twin.game, seat)[0]]
    twin.play(seat, picks)
    assert match.moves[0].picks == twin.moves[0].picks == sorted(picks)
    assert twin.moves[0].text == f"lay out {first}, {last}"
    assert match.game.digest() == twin.game.digest()
