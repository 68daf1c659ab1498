"""Lines of a table's log that no move brought: who sat down, what was taken back. Everybody reads the same."""

from __future__ import annotations

from sandlot.table.log import LogLine

LINES_A_MOVE = 1000  # numbers of log lines: those of a move begin with this many times its number
FIRST_NOTICE = 500  # and those of notices after it, here


class Notices:
    """The notices, in order of their numbers."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []

    def copy(self) -> Notices:
        """The same notices again."""
        other = Notices()
        other.lines = self.lines[:]
        return other

    def add(self, ply: int, text: str, seat: int = -1) -> None:
        """A notice after this many moves; of too many at one place the last ones stay."""
        last = self.lines[-1].number if self.lines else 0
        number = max(ply * LINES_A_MOVE + FIRST_NOTICE, last + 1)
        if number < (ply + 1) * LINES_A_MOVE:
            self.lines.append(LogLine(number=number, text=text, ply=ply, seat=seat))

    def cut(self, ply: int) -> None:
        """Moves after this one were taken back: what was told there is told here now."""
        stay = [line for line in self.lines if line.ply <= ply]
        late = [line for line in self.lines if line.ply > ply]
        self.lines = stay
        for line in late:
            self.add(ply, line.text, line.seat)

    def between(self, first: int, last: int) -> list[LogLine]:
        """The notices after these moves."""
        return [line for line in self.lines if first <= line.ply <= last]
