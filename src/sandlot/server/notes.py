"""Lines of a table's log that no move brought: who sat down, what was taken back. Everybody reads the same."""

from __future__ import annotations

from sandlot.table.log import LogLine

STRIDE = 1000  # line numbers of a move begin with so many times its number
FIRST = 500  # and those of notes after it, here


class Notes:
    """The notes, in order of their numbers."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []

    def copy(self) -> Notes:
        """The same notes again."""
        other = Notes()
        other.lines = self.lines[:]
        return other

    def add(self, ply: int, text: str, seat: int = -1) -> None:
        """A note after so many moves; of too many at one place the last ones stay."""
        last = self.lines[-1].number if self.lines else 0
        number = max(ply * STRIDE + FIRST, last + 1)
        if number < (ply + 1) * STRIDE:
            self.lines.append(LogLine(number=number, text=text, ply=ply, seat=seat))

    def cut(self, ply: int) -> None:
        """Moves after this one were taken back: what was noted there is noted here now."""
        stay = [line for line in self.lines if line.ply <= ply]
        late = [line for line in self.lines if line.ply > ply]
        self.lines = stay
        for line in late:
            self.add(ply, line.text, line.seat)

    def between(self, first: int, last: int) -> list[LogLine]:
        """The notes after these moves."""
        return [line for line in self.lines if first <= line.ply <= last]
