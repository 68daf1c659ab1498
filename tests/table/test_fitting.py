"""Tables made to fit terminals of few lines."""

import io

import pytest
from msgspec.structs import replace
from rich.console import Console

from sandlot.table.fitting import fitting
from sandlot.table.log import LogLine
from sandlot.table.parts import Chart, Ledger, Seat, Table, Zone, face
from sandlot.table.text import render
from table.examples import card_game, season

LOG = [LogLine(number=at, seat=1, text=f"Bo plays card {at}.", group="Top of the 3rd") for at in range(1, 9)]


def fitted(table: Table, width: int, height: int, log: list[LogLine]) -> list[str]:
    """The lines that a terminal of this size gets."""
    out = io.StringIO()
    console = Console(width=width, file=out, force_terminal=False, _environ={"TERM": "dumb"})
    console.print(fitting(console, table, log, width, height))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("height", [22, 33, 48, 80])
def test_a_table_fits_and_always_asks_its_question(height: int) -> None:
    lines = fitted(card_game(), 80, height, LOG)
    assert len(lines) <= height
    text = "\n".join(lines)
    for wanted in ("VISITOR 3", "Play one card. (CG-TRN-2)", "1  Play Single", "3  Play Strike out", "plays card 8."):
        assert wanted in text


def test_frames_go_before_card_texts() -> None:
    roomy, close, tight = ("\n".join(fitted(card_game(), 100, height, LOG)) for height in (60, 33, 22))
    assert "╭─ CARD BALL" in roomy
    assert "╭─ CARD BALL" not in close
    assert "Batter out." in close
    assert "3  Play Strike out · red · Batter out." in tight


def test_the_length_of_the_log_does_not_change_how_the_table_looks() -> None:
    for height in (22, 33, 45, 60):
        looks = {fitted(card_game(), 100, height, LOG[:count])[0] for count in range(len(LOG) + 1)}
        assert len(looks) == 1


def test_a_log_cut_short_says_so() -> None:
    lines = fitted(card_game(), 80, 22, LOG)
    shown = [line for line in lines if "Bo plays card" in line]
    assert 0 < len(shown) < 8
    assert any(f"What just happened: the last {len(shown)} of 8, `log` tells the rest" in line for line in lines)


def test_charts_and_accounts_go_first() -> None:
    whole = "\n".join(fitted(season(), 100, 200, []))
    assert "Payout" in whole
    assert "Books" in whole
    lean = replace(season(), parts=tuple(p for p in season().parts if not isinstance(p, Chart | Ledger)))
    room = len(fitted(lean, 100, 200, [])) + 9
    less = "\n".join(fitted(season(), 100, room, []))
    assert "Payout" not in less
    assert "╭─ Season" in less


def test_a_known_card_in_the_hand_of_another_is_told_in_a_line() -> None:
    known = face("hand1", 0, 8, "Triple", code="3B", marks=("known",))
    parts = []
    for part in card_game().parts:
        if isinstance(part, Seat) and part.seat == 1:
            (hand,) = part.parts
            assert isinstance(hand, Zone)
            part = replace(part, parts=(replace(hand, parts=(known, *hand.parts[1:])),))
        parts.append(part)
    text = render(replace(card_game(), parts=tuple(parts)))
    assert "   Hand: 3 cards: 3B Triple (known), ▒ face down ×2" in text
