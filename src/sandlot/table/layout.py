"""Plain text in columns: measuring, wrapping, boxes and blocks side by side. Same input, same bytes."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from sandlot.table.names import TURNERS

WIDTH = 100
NARROWEST = 40
GAP = 3

Block = list[str]


@lru_cache(4096)
def clean(text: str) -> str:
    """The text on one line, so that no name or card can move the cursor or turn what follows round."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept = "".join(mark if _harmless(mark) else " " for mark in text)
    return " ".join(kept.split())


def _harmless(mark: str) -> bool:
    kind = unicodedata.category(mark)
    return kind[0] not in "CZ" or (kind == "Cf" and mark not in TURNERS)  # joiners make emoji and Persian words


@lru_cache(4096)
def cells(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return len(text) if text.isascii() else sum(map(_cells, text))


@lru_cache(4096)
def _cells(mark: str) -> int:
    if unicodedata.combining(mark) or unicodedata.category(mark) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(mark) in "WF" else 1


def pad(text: str, width: int) -> str:
    """The text filled with spaces on the right."""
    return text + " " * (width - cells(text))


def pad_left(text: str, width: int) -> str:
    """The text filled with spaces on the left."""
    return " " * (width - cells(text)) + text


def wrap(text: str, width: int) -> Block:
    """The text in lines of at most this width; a word that is too long is broken, nothing is lost."""
    lines: Block = []
    line = ""
    for word in clean(text).split(" "):
        if line and cells(line) + 1 + cells(word) <= width:
            line += " " + word
            continue
        if line:
            lines.append(line)
        if cells(word) <= width:
            line = word
            continue
        line = ""
        for mark in word:
            if line and cells(line) + _cells(mark) > width:
                lines.append(line)
                line = ""
            line += mark
    return [*lines, line] if line else lines


def wrap_pieces(pieces: list[str], width: int) -> Block:
    """Pieces in a row with dots between them; a line ends after a piece, and inside one only if it is too long."""
    lines: Block = []
    line = ""
    for number, piece in enumerate(pieces, 1):
        word = f"{piece} ·" if number < len(pieces) else piece
        if line and cells(line) + 1 + cells(word) <= width:
            line += " " + word
            continue
        if line:
            lines.append(line)
        *full, line = wrap(word, width) or [""]
        lines += full
    return [*lines, line] if line else lines


def hang(head: str, text: str, width: int) -> Block:
    """The head, then the text wrapped beside it; a head too wide to leave room stands on its own lines."""
    room = width - cells(head)
    if room < max(12, width // 3):
        return wrap(head, width) + ["  " + line for line in wrap(text, width - 2)]
    lines = wrap(text, room) or [""]
    return [(head + lines[0]).rstrip()] + [" " * cells(head) + line for line in lines[1:]]


def breadth(block: Block) -> int:
    """The width of the widest line."""
    return max((cells(line) for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = GAP) -> Block:
    """Blocks side by side, tops level."""
    widths = [breadth(block) for block in blocks]
    height = max((len(block) for block in blocks), default=0)
    rows = []
    for row in range(height):
        cut = [pad(block[row] if row < len(block) else "", width) for block, width in zip(blocks, widths, strict=True)]
        rows.append((" " * gap).join(cut).rstrip())
    return rows


def shelves(sizes: Sequence[tuple[int, int]], width: int) -> list[tuple[list[int], bool]]:
    """Blocks of these widths and heights, by number, in rows that fit: lines with lines, tall with tall.

    Each row says whether an empty line belongs before it."""
    rows: list[list[int]] = []
    for at, (wide, high) in enumerate(sizes):
        row = rows[-1] if rows else []
        fits = sum(sizes[one][0] for one in row) + GAP * len(row) + wide <= width
        if row and fits and (sizes[row[0]][1] == 1) == (high == 1):
            row.append(at)
        else:
            rows.append([at])
    tall = [sizes[row[0]][1] > 1 for row in rows]
    return [(row, at > 0 and (tall[at] or tall[at - 1])) for at, row in enumerate(rows)]


def indent(block: Block, by: int = 2) -> Block:
    """The block moved to the right."""
    return [(" " * by + line).rstrip() for line in block]


def grid(rows: Sequence[Sequence[str]], width: int, gap: int = 2) -> Block | None:
    """Rows of cells in aligned columns, figures to the right; None if they do not fit."""
    columns = max((len(row) for row in rows), default=0)
    full = [[clean(cell) for cell in row] + [""] * (columns - len(row)) for row in rows]
    widths = [max(cells(row[column]) for row in full) for column in range(columns)]
    if sum(widths) + gap * (columns - 1) > width:
        return None
    figures = [all(is_figure(row[column]) for row in full[1:]) for column in range(columns)]
    return [
        (" " * gap)
        .join(
            pad_left(cell, size) if figure else pad(cell, size)
            for cell, size, figure in zip(row, widths, figures, strict=True)
        )
        .rstrip()
        for row in full
    ]


def is_figure(cell: str) -> bool:
    """Whether a cell holds a figure, which is aligned to the right."""
    return cell.strip("▾·«»+-$–.,% 0123456789") == ""
