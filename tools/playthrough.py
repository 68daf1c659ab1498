"""Writes a readable playthrough: `python tools/playthrough.py MATCH FIRST LAST > tests/playthroughs/GAME_NAME.txt`.

`python tools/playthrough.py again GAME` writes all of a game's playthroughs again, each over the same moves.

It shows a stretch of a match file as the people at the table see it: every seat's table before move FIRST and after
move LAST, and in between each move, what the mover reads about it, and the table of the seat that moves next. A test
renders every playthrough again and compares it line by line; the first line says what it shows. Read a file that was
written again before you commit it: what looks wrong to a player is a defect.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from sandlot.kernel.errors import SandlotError
from sandlot.kernel.game import NOBODY, Game
from sandlot.match import Match

ROOT = Path(__file__).resolve().parent.parent
HEAD = re.compile(r"# (\S+) moves (\d+) to (\d+)")


def render(file: str, first: int, last: int) -> list[str]:
    """The lines of a playthrough; `file` is a path below the root."""
    match = Match.load(ROOT / file)
    if not 1 <= first <= last <= len(match.moves):
        raise SandlotError(f"{file} has the moves 1 to {len(match.moves)}, not {first} to {last}")
    return [f"# {file} moves {first} to {last}", *(line.rstrip() for line in _stretch(match, first, last))]


def again(lines: list[str]) -> list[str]:
    """A playthrough rendered again from what its first line says."""
    head = HEAD.fullmatch(lines[0]) if lines else None
    if head is None:
        raise SandlotError("a playthrough begins with `# MATCH moves FIRST to LAST`")
    return render(head[1], int(head[2]), int(head[3]))


def _stretch(match: Match, first: int, last: int) -> Iterator[str]:
    g = match.at(first - 1)
    yield from _everybody(g, f"before move {first}")
    for number in range(first, last + 1):
        move = match.moves[number - 1]
        g = match.at(number)
        yield ""
        yield f"#### move {number}, seat {move.seat}: {move.text}"
        yield from (f"  * {line.text}" for line in match.info.module("table").log(g, move.events, move.seat))
        if g.seat != NOBODY and number < last:
            yield ""
            yield from _table(g, g.seat)
    yield from _everybody(g, f"after move {last}")


def _everybody(g: Game, when: str) -> Iterator[str]:
    for seat in range(g.seats):
        yield ""
        yield f"#### {when}, seat {seat}"
        yield from _table(g, seat)


def _table(g: Game, seat: int) -> list[str]:
    return str(g.table(seat)).splitlines()


def rewrite(game: str) -> None:
    """Write every playthrough of a game again."""
    for path in sorted((ROOT / "tests" / "playthroughs").glob(f"{game}_*.txt")):
        path.write_text("\n".join(again(path.read_text(encoding="utf-8").splitlines())) + "\n", encoding="utf-8")
        print(path.relative_to(ROOT))


def main(arguments: list[str]) -> int:
    """Print a playthrough, or write those of a game again."""
    if len(arguments) == 2 and arguments[0] == "again":
        rewrite(arguments[1])
        return 0
    if len(arguments) != 3 or not all(word.isdigit() for word in arguments[1:]):
        print((__doc__ or "").splitlines()[0], file=sys.stderr)
        return 2
    try:
        path = Path(arguments[0]).resolve().relative_to(ROOT).as_posix()
        print("\n".join(render(path, int(arguments[1]), int(arguments[2]))))
    except (SandlotError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
