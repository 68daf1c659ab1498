"""The line score of a game played in halves: what each side made in each inning, and where the game stands."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandlot.table.parts import LineRow, LineScore


def inning(half: int) -> str:
    """The name of a half, counted from 1."""
    return f"{'Bottom' if half % 2 == 0 else 'Top'} of inning {(half + 1) // 2}"


def line_score(
    line: Sequence[int], sides: Sequence[LineRow], over: bool, innings: int = 0, totals: tuple[str, ...] = ("R",)
) -> LineScore:
    """From what each half brought so far; the side that bats first comes first, at least `innings` are shown."""
    shown = max(innings, (len(line) + 1) // 2)
    rows = []
    for turn, side in enumerate(sides):
        played = [int(made) for made in line[turn::2]]
        rows.append(replace(side, innings=(*played, *(None,) * (shown - len(played)))))
    half = len(line) - 1
    return LineScore(
        id="score",
        innings=tuple(str(inning + 1) for inning in range(shown)),
        totals=totals,
        rows=tuple(rows),
        batting=-1 if over else half % 2,
        inning=-1 if over else half // 2,
    )
