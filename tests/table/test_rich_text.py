import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from sandlot.table.layout import cells
from sandlot.table.log import LogLine
from sandlot.table.parts import Table
from sandlot.table.rich_text import show
from table.examples import card_game, season
from table.strategies import TABLES

LOG = [LogLine(number=at, seat=1, text=f"Bo plays card {at}.", group="Top of the 3rd") for at in range(1, 9)]


def shown(table: Table, width: int, colours: bool = False, log: list[LogLine] | None = None) -> str:
    """What a terminal of this width would get."""
    out = io.StringIO()
    console = Console(
        width=width,
        file=out,
        force_terminal=colours,
        legacy_windows=False,
        _environ={"TERM": "xterm-256color" if colours else "dumb"},
    )
    show(console, table, log or [])
    return out.getvalue()


def test_cards_on_offer_have_heavy_frames() -> None:
    assert """
   ┏━ 1B [1] ━━━━━━━━━━━━━━━┓ ┏━ SB [2] ━━━━━━━━━━━━━━━┓ ┏━ K [3] ━━━━━━━━━━━━━━━━┓
   ┃ Single                 ┃ ┃ Stolen base            ┃ ┃ Strike out             ┃
   ┃ Batter to 1st, every   ┃ ┃ The leading runner     ┃ ┃ Batter out.            ┃
   ┃ runner one base.       ┃ ┃ advances one base.     ┃ ┃                        ┃
   ┗━━━━━━━━━━━━━━━━ green ━┛ ┗━━━━━━━━━━━━━━━━ green ━┛ ┗━━━━━━━━━━━━━━━━━━ red ━┛
""" in shown(card_game(), 100)


def test_the_score_bug_tells_score_outs_and_what_is_wanted() -> None:
    assert shown(card_game(), 60).startswith("""\
╭─ CARD BALL ──────────────────────────────────────────────╮
│  ▸ VISITOR 3    HOME 1   ●○○ outs                        │
│ Ann must play a card.                                    │
╰───────────────────────────────────────── Top of the 3rd ─╯
""")


def test_the_last_six_lines_of_the_log_are_shown_with_the_letter_of_the_team() -> None:
    text = shown(card_game(), 100, log=LOG)
    assert "   3 H Bo plays card 3." in text
    assert "Bo plays card 2." not in text


@pytest.mark.parametrize("table", [card_game(), season()], ids=["card game", "season"])
def test_colours_come_and_go_with_the_terminal(table: Table) -> None:
    assert "\x1b[" not in shown(table, 100)
    assert "\x1b[1;38;5;166m" in shown(table, 100, colours=True)
    out = io.StringIO()
    console = Console(width=100, file=out, force_terminal=True, _environ={"TERM": "xterm-256color", "NO_COLOR": "1"})
    show(console, table)
    assert "38;5" not in out.getvalue()


def test_wide_terminals_get_no_more_than_120_columns() -> None:
    assert max(map(len, shown(card_game(), 200, log=LOG).splitlines())) == 120


@given(TABLES, st.integers(60, 120))
def test_any_table_fits_any_terminal(table: Table, width: int) -> None:
    lines = shown(table, width, log=LOG).splitlines()
    # rich and we may differ on the width of rare marks: a line is too long only if both say so.
    assert all(min(cell_len(line), cells(line)) <= width for line in lines)
    assert all("\x1b" not in line for line in lines)
