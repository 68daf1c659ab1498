"""People at the table are called by their names; what is written down does not depend on them."""

import re

import pytest

from match.matches import WITH_PACK, play_on
from sandlot import games
from sandlot.kernel import notation
from sandlot.match import Match
from sandlot.match.record import Seat, encode

NAMES = ("Ann", "Bo", "Cleo", "Dora", "Eve", "Fay")
OWN_WORDS = re.compile(r"\b(V[123]|H[123]|Owner [A-D]|Seat \d)\b")
MOVES = 60


def pair(game: str) -> tuple[Match, Match]:
    """The same match with names and without."""
    seats = max(games.find(game).seats)
    named = Match.new(game, seats, 3, names=NAMES[:seats])
    return play_on(named, MOVES), play_on(Match.new(game, seats, 3), MOVES)


@pytest.mark.parametrize("game", WITH_PACK)
def test_names_change_no_move_and_no_fingerprint(game: str) -> None:
    named, plain = pair(game)
    assert [move.text for move in named.moves] == [move.text for move in plain.moves]
    assert named.game.digest() == plain.game.digest()
    again = Match.loads(encode(named.record()))
    assert again.frozen is None
    assert again.game.names == named.game.names == NAMES[: named.game.seats]


@pytest.mark.parametrize("game", WITH_PACK)
def test_nobody_reads_the_names_of_seats_where_people_sit(game: str) -> None:
    match, _ = pair(game)
    log = match.info.module("table").log
    last = len(match.moves)
    shown = [str(match.at(ply).table(seat)) for ply in (0, last // 2, last) for seat in range(-1, 2)]
    told = [str(line) for _, move, g in match.walk(1, last) for line in log(g, move.events, -1)]
    assert told
    assert not [found[0] for text in [*shown, *told] if (found := OWN_WORDS.search(text))]


def test_who_has_sat_down_later_is_called_so_from_then_on_and_in_the_past() -> None:
    match = Match.new("lords", 2, 3, names=["Ann", "Bo"])
    play_on(match, 12)
    other = match.fork(6)
    other.seats = [Seat("Zoe"), Seat("Bo")]
    assert other.at(3).names == ("Zoe", "Bo")
    assert match.at(3).names == ("Ann", "Bo")  # who shares the positions keeps the names


def test_two_of_the_same_name_are_told_apart() -> None:
    assert Match.new("lords", 3, 3, names=["Ann", "Bo", "Ann"]).game.names == ("Ann 1", "Bo", "Ann 3")


def test_a_move_is_read_by_the_name_of_the_seat_or_of_the_person() -> None:
    seats = 4
    for seed in range(200):
        match = play_on(Match.new("moorwerk", seats, seed, names=NAMES[:seats]), 20, seed)
        for ply in range(1, len(match.moves) + 1):
            move = match.moves[ply - 1]
            if re.search(r"\b[VH][12]\b", move.text):
                g = match.at(ply - 1)
                said = re.sub(r"\b[VH][12]\b", lambda label: by_label(label[0]), move.text)
                assert notation.read(g, move.seat, said) == notation.read(g, move.seat, move.text) == list(move.picks)
                return
    raise AssertionError("no move names a seat")


def by_label(label: str) -> str:
    """Seats sit by turns: V1, H1, V2, H2."""
    return NAMES["VH".index(label[0]) + 2 * (int(label[1]) - 1)]
