"""Asides, offers and sealed answers at the terminal, in the test game: in one's own turn and in another's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import haggle
from haggle.state import Haggle
from sandlot import cli
from sandlot.match import Match

GAME = haggle.INFO.name


def run(data: Path, monkeypatch: pytest.MonkeyPatch, typed: list[str], *arguments: str) -> Match:
    """`sandlot play` with these lines typed; the match as it was kept."""
    lines: Iterator[str] = iter(typed)

    def read(prompt: str = "") -> str:
        print(prompt, end="")
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setenv("SANDLOT_DATA", str(data))
    assert cli.main(["play", GAME, "--seed", "3", "--pace", "0", *arguments]) == 0
    (path,) = (data / "matches").glob("*.sandlot.json")
    assert not list(lines), "not everything was read"
    return Match.load(path)


def moves(match: Match) -> list[tuple[int, str, str]]:
    """Who did what, and whether outside the turn."""
    return [(move.seat, move.text, move.kind) for move in match.moves]


FIRST = ["1", "1", "", "1"]  # two wares, sealed; a bid


def test_a_form_can_be_changed_until_it_is_sealed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = run(tmp_path, monkeypatch, ["1", "1", "back", "2", ""], "--bots", "greedy")
    assert [move.seat for move in match.moves].count(0) == 1
    first = match.moves[0]
    other = run(tmp_path / "other", monkeypatch, ["1", "1", ""], "--bots", "greedy").moves[0]
    assert first.text.split(",")[0] == other.text.split(",")[0]
    assert first.text != other.text


def test_a_set_is_typed_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a whole move, and pick by pick: the last answer first."""
    wanted = run(tmp_path, monkeypatch, ["1", "1", ""], "--bots", "greedy").moves[0].text
    first, second = wanted.removeprefix("lay out ").split(", ")
    for number, typed in enumerate(([f"lay out {second}, {first}"], [second, first, ""])):
        match = run(tmp_path / str(number), monkeypatch, typed, "--bots", "greedy")
        assert match.moves[0].text == wanted


def test_a_loan_and_an_offer_outside_the_turn_and_the_bots_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = run(tmp_path, monkeypatch, [*FIRST, "aside", "borrow", "offer Bea", "1", "for $9", ""], "--bots", "greedy")
    done = moves(match)
    assert (0, "borrow", "aside") in done
    at = next(at for at, (seat, text, kind) in enumerate(done) if text.startswith("offer Bea"))
    seat, answer, kind = done[at + 1]
    assert (seat, kind) == (1, "aside")
    assert answer in ("accept offer 1", "refuse offer 1")
    game = match.game
    assert isinstance(game, Haggle)
    assert game.market.offers == []


def test_an_aside_in_words_works_at_the_ordinary_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = run(tmp_path, monkeypatch, [*FIRST, "aside borrow", "aside dance"], "--bots", "greedy")
    assert moves(match)[-1] == (0, "borrow", "aside")


def test_stepping_stops_before_bots_and_a_sealed_answer_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = run(tmp_path, monkeypatch, ["step", "1", "1", "", "retract"], "--bots", "greedy")
    assert [kind for _, _, kind in moves(match)] == ["", "retract"]
    assert match.game.open == (0, 1, 2)


def test_another_person_at_the_keyboard_offers_counters_and_withdraws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed = [line for _ in range(3) for line in ("", "1", "1", "")]
    bids = [line for _ in range(3) for line in ("", "1")]
    cid = ["as Cid", "", "offer Bea", "1", "for $2", ""]
    bea = ["", "as Bea", "", "counter offer 1", "for $1", ""]
    end = ["", "as Cid", "", "refuse offer 1", "offer Ann", "1", "for $1", "withdraw offer 1", ""]
    match = run(tmp_path, monkeypatch, [*sealed, *bids, "", *cid, *bea, *end], "--bots", "none")
    asides = [(seat, text.split()[0]) for seat, text, kind in moves(match) if kind == "aside"]
    assert asides == [(2, "offer"), (1, "counter"), (2, "refuse"), (2, "offer"), (2, "withdraw")]
