#!/usr/bin/env python3
"""Draw a moment of a match as an SVG, the way the terminal shows it: the pictures of the README."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

import msgspec
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from sandlot.match import Match
from sandlot.table.log import LogLine
from sandlot.table.parts import Table
from sandlot.table.rich_text import picture

NIGHT = TerminalTheme(
    (24, 28, 36),
    (216, 222, 233),
    [(46, 52, 64), (224, 108, 117), (126, 190, 120), (229, 192, 123),
     (97, 175, 239), (198, 120, 221), (86, 182, 194), (216, 222, 233)],
    [(96, 104, 120), (240, 130, 138), (152, 210, 140), (240, 208, 150),
     (130, 195, 250), (214, 150, 235), (110, 205, 215), (245, 248, 252)],
)  # fmt: skip


def draw(match: Match, ply: int, seat: int, width: int) -> str:
    """The table of that seat after a number of moves, with what the last ones told."""
    g = match.at(ply)
    table = g.table(seat)
    assert isinstance(table, Table)
    told: list[LogLine] = []
    for number, move in enumerate(match.moves[:ply], 1):
        if number > ply - 4:
            told += match.info.module("table").log(match.at(number), move.events, seat)
    console = Console(width=width, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    recent = [msgspec.structs.replace(line, number=number) for number, line in enumerate(told[-6:], 1)]
    console.print(picture(table, recent, width))
    svg = console.export_svg(title=f"sandlot play {match.info.name}", theme=NIGHT)
    return re.sub(r"@font-face \{[^}]*\}|<!--.*?-->", "", svg, flags=re.DOTALL)  # no fonts from elsewhere


def main() -> None:
    """Write the SVG."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("match", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--ply", type=int, default=20)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--width", type=int, default=100)
    args = parser.parse_args()
    args.out.write_text(draw(Match.load(args.match), args.ply, args.seat, args.width), encoding="utf-8")


if __name__ == "__main__":
    main()
