"""The fullest way to show a table on a screen of a given height."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Console, RenderableType

from sandlot.table.close_text import tells_score
from sandlot.table.layout import NARROWEST
from sandlot.table.log import LogLine
from sandlot.table.looks import Look
from sandlot.table.middle import middle
from sandlot.table.parts import Chart, Ledger, Table
from sandlot.table.rich_text import FRAME, RECENT, picture


def fitting(
    console: Console,
    table: Table,
    log: Sequence[LogLine],
    width: int,
    height: int,
    look: Look | None = None,
    brings: Sequence[str] = (),
) -> RenderableType:
    """The whole picture, else without charts and accounts, else the middle form; `brings` tells of each answer what
    it would bring. The length of the log does not decide about pictures, so that they stay from one question to the
    next."""
    width = max(width, NARROWEST)
    full = with_brings(table, brings)
    for shown in (full, _without_reference(full, look)):
        if _height(console, picture(shown, (), width)) + RECENT + FRAME <= height:
            return _with_log(console, shown, log, width, height)
    return middle(table, log, width, height, look, brings)


def with_brings(table: Table, brings: Sequence[str]) -> Table:
    """The table with what each answer would bring in its text."""
    if not table.prompt or not any(brings):
        return table
    options = [
        replace(option, text=f"{option.text} – {told}") if told else option
        for option, told in zip(table.prompt.options, brings, strict=True)
    ]
    return replace(table, prompt=replace(table.prompt, options=tuple(options)))


def _with_log(console: Console, table: Table, log: Sequence[LogLine], width: int, height: int) -> RenderableType:
    """The picture with as much of the log as there is room for."""
    shown = picture(table, log, width, len(log))
    for recent in range(len(log) - 1, 0, -1):
        if _height(console, shown) <= height:
            break
        shown = picture(table, log, width, recent)
    return shown


def _height(console: Console, shown: RenderableType) -> int:
    return len(console.render_lines(shown, pad=False))


def _without_reference(table: Table, look: Look | None) -> Table:
    """The table without what is only looked up now and then; how the game stands is kept."""
    kept = [part for part in table.parts if not isinstance(part, Chart | Ledger) or tells_score(part, look)]
    return replace(table, parts=tuple(kept))
