"""What happened: a numbered list of sentences, grouped by inning or phase."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from sandlot.table.layout import WIDTH, wrap


class LogLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One sentence in the third person; `ply` is the move it belongs to, `seat` who made it (-1: nobody)."""

    number: int
    text: str
    ply: int = 0
    seat: int = -1
    rule: str = ""
    group: str = ""


def groups(lines: Sequence[LogLine]) -> list[tuple[str, list[LogLine]]]:
    """The lines in order, cut wherever the inning or phase changes."""
    return [(name, list(run)) for name, run in groupby(lines, key=lambda line: line.group)]


def sentence(line: LogLine) -> str:
    """The line's text with its rule."""
    return f"{line.text} ({line.rule})" if line.rule else line.text


def heading(shown: int, total: int) -> str:
    """What stands above the last lines of a log, and that there are more."""
    return "What just happened" + (f": the last {shown} of {total}, `log` tells the rest" if shown < total else "")


def render_log(lines: Sequence[LogLine], width: int = WIDTH) -> str:
    """The log as plain text: a heading for each group, then its numbered lines."""
    digits = max((len(str(line.number)) for line in lines), default=1)
    rows: list[str] = []
    for name, run in groups(lines):
        rows += wrap(name, width) if name else []
        for line in run:
            first, *rest = wrap(sentence(line), width - digits - 4) or [""]
            rows.append(f"  {line.number:>{digits}}  {first}".rstrip())
            rows += [" " * (digits + 4) + more for more in rest]
    return "".join(row + "\n" for row in rows)
